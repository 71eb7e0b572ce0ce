import { parseDocument } from 'yaml';
import { fieldOffset } from '../../src/template/field-offset';

const TEXT = `spec:
  volumes:
    - name: a
    -
    - {name: c, labels: {a.b/c: 1}}
  more: &more
    deep: {x: 1}
  same: *more
  0: zero
`;

/** The text from where the path leads to, to the end of the line. */
const at = (path: string) => TEXT.slice(fieldOffset(parseDocument(TEXT), path)).split('\n')[0];

test.each([
  ['', 'spec:'],
  ['spec.volumes', 'volumes:'],
  ['spec.volumes[0]', 'name: a'],
  ['spec.volumes[0].name', 'name: a'],
  ['spec.volumes[2].labels[a.b/c]', 'a.b/c: 1}}'],
  ['spec.0', '0: zero'],
  ['spec.same.deep.x', 'x: 1}'],
])('%j leads to %j', (path, found) => {
  expect(at(path)).toBe(found);
});

test.each([
  ['spec.nothing.at.all', 'spec:'],
  ['spec.volumes[7].name', 'volumes:'],
  ['spec.volumes[0].name.first', 'name: a'],
  ['spec.volumes.name', 'volumes:'],
  ['nothing', 'spec:'],
])('%j, which is not there, leads to the last field on the way, %j', (path, found) => {
  expect(at(path)).toBe(found);
});

test('a text without a value has an offset too', () => {
  expect(fieldOffset(parseDocument('# nothing\n'), 'spec')).toBe(0);
});
