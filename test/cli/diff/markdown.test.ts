// What a comment shows of many changes, and in which order.
import type { Change } from '../../../src/cli/diff/change-lines';
import { markdownLines } from '../../../src/cli/diff/markdown';

const LONG = 'x'.repeat(200);
const of = (what: Change['what'], name: string, impact: readonly string[] = [], value = 'b'): Change => ({
  object: { apiVersion: 'v1', kind: 'Thing', name, namespace: 'shop' }, what, impact, differences: what === 'removed' ? [] : [{ path: 'spec.a', after: value, isSecret: false }],
});
const many = (count: number, make: (index: number) => Change) => Array.from({ length: count }, (_, index) => make(index));

const effects = (changes: readonly Change[]) => markdownLines(changes, 'x').filter((line) => line.startsWith('- `') || line.startsWith('- and'));
const fields = (changes: readonly Change[]) => {
  const lines = markdownLines(changes, 'x');
  return lines.slice(lines.indexOf('<details><summary>Fields</summary>') + 2, -2);
};

test('deletions and replaced disks come before other effects, in any number that has room', () => {
  const restarts = many(300, (index) => of('configured', `web-${index}`, ['needs a restart to apply a']));
  const pool = of('configured', 'workers', ['deletes its running machines with their disks, and creates them again, all at once']);
  const disks = many(150, (index) => of('removed', `disk-${index}`, ['is deleted with its data']));
  const found = effects([...restarts, pool, ...disks]);
  expect(found.slice(0, 2)).toEqual(['- `thing/workers` in `shop` deletes its running machines with their disks, and creates them again, all at once', '- `thing/disk-0` in `shop` is deleted with its data']);
  expect(found.slice(150)).toEqual(['- `thing/disk-149` in `shop` is deleted with its data', '- and 300 more']);
  expect(effects([...restarts, pool]).slice(99)).toEqual(['- `thing/web-98` in `shop` needs a restart to apply a', '- and 201 more']);
});

test('deletions that have no room are counted', () => {
  const found = effects(many(3000, (index) => of('removed', `disk-${index}`, ['is deleted with its data'])));
  const shown = found.length - 1;
  expect([found.join('\n').length < 21_000, found.at(-1)]).toEqual([true, `- and ${3000 - shown} more, ${3000 - shown} of which delete something`]);
});

test('an object whose removal has no other effect is named too', () => {
  expect(effects([of('configured', 'web'), of('removed', 'config'), of('removed', 'kept', ['stays in the cluster, protected by a'])])).toEqual([
    '- `thing/config` in `shop` is removed', '- `thing/kept` in `shop` stays in the cluster, protected by a',
  ]);
});

test('if not all fields fit, created objects are named, and changed ones have their fields before them', () => {
  const changes = [...many(60, (index) => of('created', `new-${index}`, [], LONG)), ...many(50, (index) => of('configured', `old-${index}`, [], LONG)), of('removed', 'gone')];
  const found = fields(changes);
  const index = (text: string) => found.findIndex((line) => line.startsWith(text));
  expect(changes.every(({ object: { name } }) => index(`thing/${name} `) > 0)).toBe(true);
  expect(found.slice(index('thing/new-58'), index('thing/new-59') + 2)).toEqual(['thing/new-58 in namespace shop would be created', 'thing/new-59 in namespace shop would be created', '']);
  expect(found.slice(index('thing/old-0'), index('thing/old-0') + 2)).toEqual(['thing/old-0 in namespace shop would be configured', `+ spec.a: "${LONG}"`]);
  expect(found.slice(-4)).toEqual(['thing/gone in namespace shop would be removed', '```', '', expect.stringMatching(/^The fields of \d+ more objects do not fit\.$/)]);
  expect(found.join('\n').length).toBeLessThan(21_000);
});

test('names that have no room are counted, and leave room for fields', () => {
  const found = fields([...many(2000, (index) => of('created', `new-${index}`)), of('configured', 'web', [], LONG), ...many(2000, (index) => of('removed', `gone-${index}`))]);
  const named = found.filter((line) => line.startsWith('thing/')).length;
  expect(found).toContain(`+ spec.a: "${LONG}"`);
  expect(found.slice(-4)).toEqual(['', `The names of ${4001 - named} more objects do not fit.`, '', expect.stringMatching(/^The fields of \d+ more objects do not fit\.$/)]);
  expect(found.join('\n').length).toBeLessThan(21_000);
});

test('fields that do not fit by themselves do not keep others from being shown', () => {
  const found = fields([of('configured', 'large', [], LONG.repeat(200)), of('configured', 'small')]);
  expect(found).toEqual(['```diff', 'thing/small in namespace shop would be configured', '+ spec.a: "b"', '```', '', 'The fields of 1 more object do not fit.']);
});

test('quoted values notify nobody, refer to no issue and become no link', () => {
  const quoted = (text: string) => effects([of('configured', 'web', [`renames it to "${text}"`])])[0].replace(/^.*? renames it to "|"$/g, '');
  expect(['@ada', '#1', 'shop/web#1', '!2', '%milestone', 'https://evil.test', 'www.evil.test', '50% of', 'a*b', 'GH-1'].map(quoted)).toEqual([
    '@&#8203;ada', '\\#&#8203;1', 'shop/web\\#&#8203;1', '\\!&#8203;2', '%&#8203;milestone', 'https:&#8203;//evil.test', 'www&#8203;.evil.test', '50% of', 'a\\*b', 'GH&#8203;-1',
  ]);
});
