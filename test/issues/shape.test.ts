import * as fc from 'fast-check';
import { DNS_LABEL, HTTP_URL } from '../../src/issues/formats';
import { issueText } from '../../src/issues/issues';
import { amount, anything, atLeast, count, flag, hidden, mapOf, metadataOf, name, oneOf, open, required, Shape, text } from '../../src/issues/shape';
import { fits, issuesOf, shapeIssues } from '../../src/issues/shape-issues';

const mistakes = (...judged: Parameters<typeof shapeIssues>) => shapeIssues(...judged).map(issueText);

const SHAPE: Shape = {
  name: required(name, 'name it'),
  size: amount,
  count,
  flag,
  kind: oneOf('a', 'b'),
  labels: mapOf(text),
  items: [{ id: required(text, 'write an id') }],
  below: { rest: anything },
};

test('a value of the shape has no mistakes, whichever optional fields it has', () => {
  const value = fc.record({
    name: fc.string({ minLength: 1 }),
    size: fc.constantFrom('8Gi', 4, '500m'),
    count: fc.integer({ min: 1 }),
    flag: fc.boolean(),
    kind: fc.constantFrom('a', 'b'),
    labels: fc.dictionary(fc.string(), fc.string()),
    items: fc.array(fc.record({ id: fc.string() })),
    below: fc.record({ rest: fc.anything() }),
  }, { requiredKeys: ['name'] });
  fc.assert(fc.property(value, (each) => {
    expect(shapeIssues(each, SHAPE)).toEqual([]);
  }));
});

type ShapeAndValues = [shape: Shape, values: fc.Arbitrary<any>];

/** Values of a shape, with anything else in place of one in ten. */
const near = (shape: fc.Arbitrary<any>) => fc.oneof({ weight: 9, arbitrary: shape }, { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) });

/** A record that may lack any of its fields. */
const some = (fields: Parameters<typeof fc.record>[0]) => fc.record(fields, { requiredKeys: [] });

const leaf = fc.constantFrom<ShapeAndValues>(
  [text, fc.string()], [count, fc.integer({ min: 0 })], [DNS_LABEL, fc.constantFrom('web', 'Web', '{{NAME}}')], [hidden(text), fc.string()], [anything, fc.anything()],
);

const nested = ([inner, values]: ShapeAndValues): fc.Arbitrary<ShapeAndValues> => fc.constantFrom<ShapeAndValues>(
  [mapOf(inner), fc.dictionary(fc.string(), near(values))],
  [[inner], fc.array(near(values))],
  [{ kind: text, below: inner }, some({ kind: fc.string(), below: near(values), other: fc.boolean() })],
  [open({ kind: text, below: inner }), some({ kind: fc.string(), below: near(values), belwo: fc.boolean() })],
  [atLeast({ kind: text }, inner), some({ kind: fc.string(), rest: near(values) })],
  [{ needed: required(inner, 'write it') }, some({ needed: near(values) })],
);

const { shapes } = fc.letrec<{ shapes: ShapeAndValues }>((tie) => ({ shapes: fc.oneof({ depthSize: 'small' }, leaf, tie('shapes').chain(nested)) }));

test('a value fits its shape if and only if it has no mistakes', () => {
  const seen = new Set<boolean>();
  fc.assert(fc.property(shapes.chain(([shape, values]) => fc.tuple(fc.constant(shape), near(values))), ([shape, value]) => {
    seen.add(fits(value, shape));
    expect(fits(value, shape)).toBe(issuesOf(value, shape).length === 0);
  }), { numRuns: 1000 });
  expect(seen.size).toBe(2);
});

test('a missing string that has to have a format is reported as missing', () => {
  expect(mistakes({}, { name: required(DNS_LABEL, 'name it') })).toEqual(['name: is missing: name it']);
});

test('there may be more mistakes than a call takes arguments', () => {
  const many = new Array(200_000).fill(0);
  expect([{ items: many }, Object.fromEntries(many.map((_, index) => [`other${index}`, 0]))].map((value) => issuesOf(value, SHAPE).length)).toEqual([200_001, 200_001]);
});

test('a value of any kind is judged without an exception', () => {
  fc.assert(fc.property(fc.jsonValue(), (each) => {
    expect(shapeIssues(each, SHAPE, 'it').every(({ path }) => path.startsWith('it'))).toBe(true);
  }));
});

test.each<[object, string]>([
  [{}, 'name: is missing: name it'],
  [{ name: 7 }, 'name: 7 is not valid here: write a name, in quotes where YAML reads it as something else'],
  [{ name: 'x', size: '1GB' }, 'size: "1GB" is not valid here: write "1G" or "1Gi"'],
  [{ name: 'x', size: 0 }, 'size: 0 is not valid here: write a quantity such as 4 or "8Gi"'],
  [{ name: 'x', count: 1.5 }, 'count: 1.5 is not valid here: write a whole number from 1'],
  [{ name: 'x', flag: 'yes' }, 'flag: "yes" is not valid here: write true or false'],
  [{ name: 'x', kind: 'c' }, 'kind: "c" is not valid here: write one of a, b'],
  [{ name: 'x', labels: { a: 1 } }, 'labels.a: 1 is not valid here: write a string, in quotes where YAML reads it as something else'],
  [{ name: 'x', labels: [] }, 'labels: a list is not a map: write a name, ":" and its value on each line'],
  [{ name: 'x', items: { id: 'a' } }, 'items: a map is not a list: write "- " before each item'],
  [{ name: 'x', items: [{}] }, 'items[0].id: is missing: write an id'],
  [{ name: 'x', items: [null] }, 'items[0]: null is not a map: write one with id'],
  [{ name: 'x', below: 'y' }, 'below: "y" is not a map: write one with rest'],
  [{ name: 'x', nmae: 'y' }, 'nmae: unknown field: write one of name, size, count, flag, kind, labels, items, below'],
  [{ name: 'x', constructor: 'y' }, 'constructor: unknown field: write one of name, size, count, flag, kind, labels, items, below'],
])('reports the mistake in %j', (value, mistake) => {
  expect(mistakes(value, SHAPE)).toEqual([mistake]);
});

test('an open map may have other fields, but no misspelt ones', () => {
  const shape = required(open({ name: required(text, 'name it'), capacity: count }), 'write it');
  expect(mistakes({ name: 'a', future: 1 }, shape)).toEqual([]);
  expect(mistakes({ nmae: 'a', capcity: 1 }, shape)).toEqual([
    'name: is missing: name it', 'nmae: unknown field: write name', 'capcity: unknown field: write capacity',
  ]);
  expect(mistakes({}, { it: shape })).toEqual(['it.name: is missing: name it']);
  expect(mistakes([], shape, 'it')).toEqual(['it: a list is not a map: write one with name, capacity']);
});

test('reports the required fields of a missing map, or else the map itself', () => {
  expect(mistakes({}, { metadata: metadataOf('machine') })).toEqual(['metadata.name: is missing: name the machine']);
  expect(mistakes({}, { spec: required({ a: text }, 'write the spec') })).toEqual(['spec: is missing: write the spec']);
  expect(mistakes({}, { list: required([text], 'write a list') })).toEqual(['list: is missing: write a list']);
});

test.each([
  ['https://ada:hunter2@example.com/disk image', '"https://…@example.com/disk image"'],
  ['//ada:hunter2@example.com', '"//…@example.com"'],
  ['https://example.com/ada @', '"https://example.com/ada @"'],
])('hides a login in the address %j', (address, told) => {
  expect(mistakes({ url: address }, { url: HTTP_URL })).toEqual([`url: ${told} is not an HTTP URL: write a URL such as "https://example.com/hook"`]);
  expect(mistakes({ url: address }, { url: [text] })).toEqual([`url: ${told} is not a list: write "- " before each item`]);
});
