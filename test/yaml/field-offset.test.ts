import { Alias, Document, Node, parseDocument, visit } from 'yaml';
import { FieldPath, fieldOffset } from '../../src/yaml/field-offset';

const TEXT = `spec:
  volumes:
    - name: a
    -
    - {name: c, labels: {a.b/c: 1}}
  more: &more
    deep: {x: 1}
  same: *more
  0: zero
  app: one
  app.kubernetes.io/name: two
  app.kubernetes.io: {name: three}
`;

function offsetIn(document: Document.Parsed, path: FieldPath): number {
  const targets = new Map<Alias, Node>();
  visit(document, { Alias: (_key, alias) => void targets.set(alias, alias.resolve(document)!) });
  return fieldOffset(document.contents, targets, path);
}

/** The text from the field at the path to the end of the line. */
const at = (path: FieldPath) => TEXT.slice(offsetIn(parseDocument(TEXT), path)).split('\n')[0];

test.each<[FieldPath, string]>([
  ['', 'spec:'],
  [['spec', 'volumes', 2, 'labels', 'a.b/c'], 'a.b/c: 1}}'],
  ['spec.volumes', 'volumes:'],
  ['spec.volumes[0]', 'name: a'],
  ['spec.volumes[0].name', 'name: a'],
  ['spec.volumes[2].labels[a.b/c]', 'a.b/c: 1}}'],
  ['spec.volumes[2].labels.a.b/c', 'a.b/c: 1}}'],
  ['spec.app', 'app: one'],
  ['spec.app.kubernetes.io/name', 'app.kubernetes.io/name: two'],
  ['spec.app.kubernetes.io.name', 'name: three}'],
  ['spec.0', '0: zero'],
  ['spec.same.deep.x', 'x: 1}'],
])('the path %j leads to %j', (path, found) => {
  expect(at(path)).toBe(found);
});

test.each([
  ['spec.nothing.at.all', 'spec:'],
  ['spec.volumes[7].name', 'volumes:'],
  ['spec.volumes[0].name.first', 'name: a'],
  ['spec.volumes.name', 'volumes:'],
  ['spec.app.kubernetes.io/other', 'app: one'],
  ['nothing', 'spec:'],
])('the path %j, which does not exist, leads to its last existing field, %j', (path, found) => {
  expect(at(path)).toBe(found);
});

test('a path in a text without a value leads to its start', () => {
  expect(offsetIn(parseDocument('# nothing\n'), 'spec')).toBe(0);
});
