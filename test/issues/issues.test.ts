import { inspect } from 'util';
import { CancelledError } from '../../src/cli/command-line/cancellation';
import { asUsage, UsageError } from '../../src/cli/command-line/usage-error';
import { deleteAll } from '../../src/cli/delete/deletion';
import { errorLines, errorText, failureOf, inSource, issue, IssueCollector, IssueError, issuesOfEach, issueText, refuse, messageIssues } from '../../src/issues/issues';

const refusal = (step: () => void): Error => {
  try {
    step();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was refused');
};

test('the text of an issue includes all that is known of its location', () => {
  expect(issueText(issue('', 'is wrong'))).toBe('is wrong');
  expect(issueText(issue('spec.size', 'is wrong'))).toBe('spec.size: is wrong');
  expect(issueText({ source: 'vm.yaml', line: 0, ...issue('', 'is wrong') })).toBe('vm.yaml: is wrong');
  expect(issueText({ source: 'vm.yaml', line: 3, column: 5, rule: 'a-rule', ...issue('spec.size', 'is wrong') })).toBe('vm.yaml:3:5: spec.size: is wrong [a-rule]');
});

test('an issue in a part of a source keeps its location within the part', () => {
  expect(inSource('chart/web', { source: 'network "eth0"', rule: 'a-rule', ...issue('ports[0]', 'is wrong') }))
    .toEqual({ source: 'chart/web', path: 'network "eth0": ports[0]', message: 'is wrong', rule: 'a-rule' });
  expect(inSource('nodes.yaml', { source: 'vm.yaml', line: 3, ...issue('', 'is wrong') })).toEqual({ source: 'nodes.yaml', path: 'vm.yaml:3', message: 'is wrong' });
});

test('issues are thrown as one error with one line for each', () => {
  expect(() => refuse([issue('a', 'is wrong'), issue('b', 'too')], 'here')).toThrow('here: a: is wrong\nhere: b: too');
  expect(() => refuse([])).not.toThrow();
  expect(refusal(() => refuse([issue('a', 'is wrong')], () => 'there'))).toMatchObject({ name: 'Error', issues: [{ source: 'there', path: 'a', message: 'is wrong' }] });
});

test('an issue that quotes several lines stays one issue, however often it is rethrown', () => {
  const collector = new IssueCollector();
  collector.collect(() => refuse(messageIssues(['name "a\nerror: b"', 'c'])), undefined, 'x');
  const error = refusal(() => asUsage(() => collector.raise()));
  expect(error).toBeInstanceOf(UsageError);
  expect(errorLines(error)).toEqual(['x: name "a\nerror: b"', 'x: c']);
  expect(errorLines(new CancelledError(errorLines(error), 1))).toEqual(errorLines(error));
});

test('a step for each item continues after one that it refuses', () => {
  const collector = new IssueCollector();
  const doubled = collector.collectEach([1, -1, 2, -2], (item) => {
    refuse(item < 0 ? [issue('item', `${item} is less than 0`)] : []);
    return 2 * item;
  });
  expect(doubled).toEqual([2, 4]);
  expect(() => collector.raise('here')).toThrow('here: item: -1 is less than 0\nhere: item: -2 is less than 0');
});

test('only issues are collected, other errors are rethrown unchanged', () => {
  const bug = new TypeError('no', { cause: 'a cause' });
  const thrown = () => {
    throw bug;
  };
  const collector = new IssueCollector();
  expect(refusal(() => collector.collect(thrown, undefined, 'x'))).toBe(bug);
  expect(refusal(() => asUsage(thrown))).toBe(bug);
  expect(collector.issues).toEqual([]);
});

test('code that reports errors and continues rethrows bugs unchanged', async () => {
  const bug = new TypeError('no');
  for (const report of [errorLines, errorText, failureOf]) {
    expect(refusal(() => report(bug))).toBe(bug);
  }
  const answer = Object.assign(new TypeError('no such address'), { code: 'ERR_INVALID_URL' });
  expect([errorLines(answer), errorText(answer), failureOf(answer)]).toEqual([['no such address'], 'no such address', answer]);

  // With this stub of a cluster, every request fails with a TypeError.
  const retry = { signal: new AbortController().signal } as any;
  const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web-1', namespace: 'shop', uid: 'a' } };
  await expect(deleteAll({ server: { address: 'https://cluster.test' } } as any, [machine], false, retry)).rejects.toThrow(TypeError);
});

test('an error without issues has one line', () => {
  expect(errorLines(new Error('a\nb'))).toEqual(['a\nb']);
  expect(new IssueError(messageIssues(['a', 'b']))).toMatchObject({ name: 'Error', message: 'a\nb' });
});

test('Node.js prints the message of an error once', () => {
  expect(inspect(new IssueError([issue('spec.a', 'is wrong')])).match(/is wrong/g)).toHaveLength(1);
});

test('there may be more issues than a call takes arguments', () => {
  const many = Array.from({ length: 200_000 }, (_, index) => issue('', String(index)));
  const collector = new IssueCollector();
  collector.add(many);
  expect([collector.issues.length, issuesOfEach([0], () => many).length]).toEqual([200_000, 200_000]);
});
