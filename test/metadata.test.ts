import { Testing } from 'cdk8s';
import { objectMetadata } from '../src/metadata';

const chart = Testing.chart();

test('the construct id is the name unless metadata says another', () => {
  expect(objectMetadata(chart, 'web-1')).toEqual({ name: 'web-1' });
  expect(objectMetadata(chart, 'web-1', { name: 'db', labels: { a: 'b' }, namespace: undefined })).toEqual({ name: 'db', labels: { a: 'b' } });
});

test('a name is never truncated', () => {
  expect(objectMetadata(chart, 'x'.repeat(63)).name).toHaveLength(63);
  expect(() => objectMetadata(chart, 'x'.repeat(64))).toThrow('has 64 characters: shorten it to at most 63, names are never truncated');
});

test.each([['Web_1', '"web-1"'], ['-a-', '"a"'], ['web.1', '"web-1"'], ['', '"web-1"']])('%j is refused, with a name to use instead', (name, suggestion) => {
  expect(() => objectMetadata(chart, 'id', { name })).toThrow(`${chart.node.path}/id: metadata.name: ${JSON.stringify(name)} is not a DNS label: use lower-case letters, digits and '-', such as ${suggestion}`);
});
