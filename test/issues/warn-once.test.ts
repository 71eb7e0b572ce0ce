import { App, Chart } from 'cdk8s';
import { warnOnce } from '../../src/issues/warn-once';

test('a warning of a construct is written once, on one line, with control characters escaped', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const chart = new Chart(new App(), 'chart');
  for (const line of ['note: a\nerror: \u001b]0;x\u0007', 'note: a\nerror: \u001b]0;x\u0007', 'note: b']) {
    warnOnce(chart, line);
  }
  const told = stderr.mock.calls.map(([text]) => text);
  stderr.mockRestore();
  expect(told).toEqual(['note: a\\nerror: \\u001b]0;x\\u0007\n', 'note: b\n']);
});
