// The generator behind `imports/`, on a CRD small enough to read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedKinds, type StructuralSchema } from '../../imports/generate/crds';
import { duplicates } from '../../imports/generate/duplicates';
import { historyOf } from '../../imports/generate/history';
import { hoist } from '../../imports/generate/hoist';
import { interfaces } from '../../imports/generate/interfaces';
import { jsonSchema } from '../../imports/generate/json-schema';
import { CDI_VERSION, KUBEVIRT_VERSION } from '../../imports/versions';
import { requiredVersion } from '../plane/go';

const kinds = servedKinds(JSON.parse(readFileSync(join(__dirname, 'widget-crd.json'), 'utf8')));

test('only served versions count', () => {
  expect(kinds.map(({ apiVersion, kind, storage }) => [apiVersion, kind, storage])).toEqual([
    ['example.test/v1', 'Widget', true],
    ['example.test/v1beta1', 'Widget', false],
  ]);
});

test('interfaces have the names of Go types, in one file for each family of packages', () => {
  const files = interfaces(kinds);
  expect(files.get('kubevirt')).toMatchSnapshot();
  expect(files.get('kubernetes')).toMatchSnapshot();
  expect(files.get('cdi')).toBe('');
});

test('the JSON Schema is as strict as the API server', () => {
  expect(jsonSchema(kinds[0].schema)).toMatchSnapshot();
});

test('versions with the same schema share its definition, and equal subschemas are hoisted', () => {
  const { roots, definitions } = hoist(Object.fromEntries(kinds.map(({ apiVersion, kind, schema }) => [`${apiVersion}/${kind}`, jsonSchema(schema)])));
  expect(roots).toEqual({ 'example.test/v1/Widget': 'Widget', 'example.test/v1beta1/Widget': 'Widget' });
  expect(Object.keys(definitions)).toEqual(['first', 'Widget']);
  expect(definitions.Widget.properties.spec.properties.second).toEqual({ $ref: '#/$defs/first' });
});

test('two definitions never share a name', () => {
  const long = (pattern: string) => ({ type: 'string', pattern: pattern.repeat(200) });
  const { definitions } = hoist({
    a: { properties: { x: { properties: { same: long('a') } }, y: { items: long('a') } } },
    b: { properties: { x: { properties: { same: long('b') } }, y: { items: long('b') } } },
  });
  expect(Object.keys(definitions)).toEqual(['same', 'a', 'same2', 'b']);
});

test('an enum that Go omits when empty may be empty if a webhook rewrites the object', () => {
  const schema = { 'type': 'object', 'properties': { a: { type: 'string', enum: ['x'] }, b: { type: 'string', enum: ['x'] } }, 'x-go-omitted': ['a'] };
  expect(jsonSchema(schema).properties).toEqual({
    a: { type: 'string', unlessRewritten: { enum: ['x'] }, whenRewritten: { enum: ['x', ''] } },
    b: { type: 'string', enum: ['x'] },
  });
});

test.each<[string, StructuralSchema]>([
  ['keyword', { oneOf: [] } as StructuralSchema],
  ['format', { type: 'string', format: 'ipv4' }],
])('an unknown %s stops the generator', (_, schema) => {
  expect(() => jsonSchema(schema)).toThrow('say in json-schema.ts what');
});

test('items of a list are compared by all their keys, including missing ones', () => {
  expect(duplicates([{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1 }, { b: 1, a: 1, c: 3 }, { a: 1 }], ['a', 'b'])).toEqual([3, 4]);
});

test('items of a set are compared whole, whatever the order of their fields', () => {
  expect(duplicates([1, '1', { a: 1, b: 2 }, { b: 2, a: 1 }, [1], [1]], [])).toEqual([3, 5]);
});

test('the versions match those that the Go modules require', () => {
  expect(KUBEVIRT_VERSION).toBe(requiredVersion('kubevirt', 'kubevirt.io/kubevirt'));
  expect(CDI_VERSION).toBe(requiredVersion('cdi', 'kubevirt.io/containerized-data-importer'));
});

test('refuses a module without a requirement of that name', () => {
  expect(() => requiredVersion('cdi', 'example.test/none')).toThrow('no requirement of "example.test/none"');
});

test('a field came with the first release that has it, by whichever type, and an API likewise', () => {
  const release = (minor: string, definitions: any, ...paths: string[]) => (
    { minor, definitions, paths: Object.fromEntries(paths.map((path) => [path, {}])) }
  );
  const widget = (type: string, properties: object) => ({ [type]: { properties } });
  const ALPHA = '/apis/example.test/v1alpha1/widgets';
  const size = { allOf: [{ $ref: '#/definitions/v1.Size' }], default: {} };
  const part = { type: 'array', items: { $ref: '#/definitions/v1.Part' } };
  const releases = [
    release('1.0', { ...widget('v1alpha1.WidgetSpec', { size, template: {} }), ...widget('v1.Size', { width: {} }) }, ALPHA),
    release('1.1', { ...widget('v1beta1.WidgetSpec', { size, part, template: {} }), ...widget('v1.Size', { width: {} }), ...widget('v1.Part', { name: {} }) }),
    release('1.2', {
      ...widget('v1beta1.WidgetSpec', { size: { $ref: '#/definitions/v2.Size' }, part, template: { properties: { later: {} } } }),
      ...widget('v2.Size', { width: {}, depth: {} }),
      ...widget('v1.Part', { name: {}, colour: {} }),
    }, ALPHA, '/apis/example.test/v1beta1/widgets', '/apis/subresources.example.test/v1/widgets'),
  ];
  expect(historyOf(releases, { WidgetSpec: ['template'] })).toEqual({
    releases: ['1.0', '1.1', '1.2'],
    fields: { WidgetSpec: { 'part': '1.1', 'part[].colour': '1.2', 'size.depth': '1.2' } },
    apis: { 'example.test/v1beta1': '1.2' },
  });
});
