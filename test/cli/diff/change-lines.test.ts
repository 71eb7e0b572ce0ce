import { Change, changeLines } from '../../../src/cli/diff/change-lines';
import { formatLines } from '../../../src/cli/terminal/lines';

const lines = (change: Change) => changeLines(change).map(({ text }) => text);

const of = (kind: string, ...differences: any[]): Change =>
  ({ object: { apiVersion: kind === 'VirtualMachine' ? 'kubevirt.io/v1' : 'v1', kind, name: 'web', namespace: 'prod' }, what: 'configured', differences });

test('a heading an object, a line a value', () => {
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

test('of a long text only the lines that change are shown', () => {
  const text = (middle: string) => `first\nsecond\n${middle}\nlast\n`;
  expect(lines(of('ConfigMap', { path: 'data.x', before: text('old'), after: text('new\nnewer') })).slice(1)).toEqual([
    '- data.x:', '+ data.x:', '-   old', '+   new', '+   newer',
  ]);
});

test.each([
  ['a Secret', of('Secret', { path: 'data.password', before: 'b2xk', after: 'bmV3' }, { path: 'stringData.new', after: 'hunter2' })],
  ['an annotation of a Secret', of('Secret', { path: 'metadata.annotations[copy]', before: '{"data":{"password":"b2xk"}}', after: 'bmV3 hunter2' })],
  ['a whole Secret', of('Secret', { path: 'data', before: { password: 'b2xk' }, after: 'bmV3hunter2' })],
  ['another object', of('VirtualMachine', { path: 'metadata.annotations[password]', before: 'b2xkLXZhbHVl', after: 'bmV3hunter2-V4' })],
])('no value of %s that is a secret is shown', (_, change) => {
  const text = lines(change).join('\n');
  expect(text).not.toMatch(/b2xk|bmV3|hunter2/);
  expect(text).toContain('(another secret)');
});

test('a Secret\'s labels are no secrets', () => {
  expect(lines(of('Secret', { path: 'metadata.labels.app', before: 'a', after: 'b' }))).toContain('- metadata.labels.app: "a"');
});

test('a terminal is told in colours', () => {
  expect(formatLines(changeLines(of('ConfigMap', { path: 'data.x', before: 'a', after: 'b' })), true)).toContain('\u001b[31m- data.x: "a"\u001b[0m\n\u001b[32m+ data.x: "b"\u001b[0m');
});
