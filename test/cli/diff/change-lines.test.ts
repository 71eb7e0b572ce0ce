import { Change, changeLines } from '../../../src/cli/diff/change-lines';
import { formatLines } from '../../../src/cli/terminal/lines';

const lines = (change: Change) => changeLines(change).map(({ text }) => text);

const of = (kind: string, ...differences: any[]): Change => ({
  object: { apiVersion: kind === 'VirtualMachine' ? 'kubevirt.io/v1' : 'v1', kind, name: 'web', namespace: 'prod' },
  what: 'configured',
  differences: differences.map((difference) => ({ isSecret: false, ...difference })),
});

test('each object has a heading, and each value a line', () => {
  const changes = [
    of('VirtualMachine', { path: 'spec.runStrategy', before: 'Always', after: 'Halted' }, { path: 'spec.come', after: { a: 1 } }),
    { object: { apiVersion: 'v1', kind: 'Namespace', name: 'old' }, what: 'pruned', differences: [] } as Change,
  ];
  expect(changes.map(lines)).toEqual([[
    'virtualmachine.kubevirt.io/web in namespace prod would be configured',
    '- spec.runStrategy: "Always"',
    '+ spec.runStrategy: "Halted"',
    '+ spec.come: {"a":1}',
  ], [
    'namespace/old would be pruned',
  ]]);
});

test('only the changed lines of a long string are shown', () => {
  const text = (middle: string) => `first\nsecond\n${middle}\nlast\n`;
  expect(lines(of('ConfigMap', { path: 'data.x', before: text('old'), after: text('new\nnewer') })).slice(1)).toEqual([
    '- data.x:', '+ data.x:', '-   old', '+   new', '+   newer',
  ]);
});

test('a secret is shown as added, changed or removed', () => {
  const secret = (values: object) => lines(of('Secret', { path: 'data.a', isSecret: true, ...values })).slice(1);
  expect(secret({ before: 'old', after: 'new' })).toEqual(['- data.a: (secret)', '+ data.a: (another secret)']);
  expect(secret({ after: 'new\nline' })).toEqual(['+ data.a: (secret)']);
  expect(secret({ before: 'old' })).toEqual(['- data.a: (secret)']);
});

test('lines are coloured for a terminal', () => {
  expect(formatLines(changeLines(of('ConfigMap', { path: 'data.x', before: 'a', after: 'b' })), true)).toContain('\u001b[31m- data.x: "a"\u001b[0m\n\u001b[32m+ data.x: "b"\u001b[0m');
});
