import { objectIdentity } from '../../../src/admission/distinct-objects';
import { conflicts, distinct, duplicateNotes } from '../../../src/cli/manifests/duplicates';
import { issueText } from '../../../src/issues/issues';

const placed = (where: string, apiVersion: string, metadata: object, data: object = {}) => ({
  identity: objectIdentity({ apiVersion, kind: 'K', metadata }),
  manifest: { apiVersion, kind: 'K', metadata, data },
  document: { value: {}, source: where.slice(0, -2), where, lineAt: () => Number(where.at(-1)) },
});

test('the first of equal objects is kept, whatever the order of their fields, and the others are noted', () => {
  const manifests = [placed('a:1', 'v1', { name: 'a' }, { x: 1, y: 2 }), placed('b:1', 'v1', { name: 'b' }), placed('c:1', 'v1', { name: 'a' }, { y: 2, x: 1 })];
  expect(distinct(manifests)).toEqual([manifests[0], manifests[1]]);
  expect(conflicts(manifests)).toEqual([]);
  expect(duplicateNotes(manifests)).toEqual(['c:1: K "a" is already at a:1: rendered once']);
});

test('objects with another group, namespace or name are different', () => {
  const manifests = [
    placed('a:1', 'v1', { name: 'a' }, { x: 1 }),
    placed('a:2', 'g/v1', { name: 'a' }, { x: 2 }),
    placed('a:3', 'v1', { name: 'a', namespace: 'n' }, { x: 3 }),
    placed('a:4', 'v1', { name: 'b' }, { x: 4 }),
  ];
  expect(distinct(manifests)).toHaveLength(4);
  expect(conflicts(manifests)).toEqual([]);
});

test('two versions of one group are the same object, which cannot be written in both', () => {
  const manifests = [placed('a:1', 'g/v1', { name: 'a' }), placed('b:1', 'g/v2', { name: 'a' })];
  expect(conflicts(manifests).map(issueText)).toEqual(['b:1: K "a" differs from the one at a:1: give each its own name or namespace, or run the command on the manifests of each cluster separately']);
  expect(duplicateNotes(manifests)).toEqual([]);
});
