import { Lazy, Testing } from 'cdk8s';
import { Construct } from 'constructs';
import { objectMetadata, setUniqueNames, subdomainMetadata } from '../../src/objects/metadata';

const chart = Testing.chart();

test('the name is the construct id unless metadata sets another', () => {
  expect(objectMetadata(chart, 'web-1')).toEqual({ name: 'web-1' });
  expect(objectMetadata(chart, 'web-1', { name: 'db', labels: { a: 'b' }, namespace: undefined })).toEqual({ name: 'db', labels: { a: 'b' } });
});

test('a name is never truncated', () => {
  expect(objectMetadata(chart, 'x'.repeat(63)).name).toHaveLength(63);
  expect(() => objectMetadata(chart, 'x'.repeat(64))).toThrow('has 64 characters: shorten it to at most 63, names are never truncated');
});

test.each([['Web_1', '"web-1"'], ['-a-', '"a"'], ['web.1', '"web-1"'], ['', '"web-1"']])('the name %j is refused with a suggestion', (name, suggestion) => {
  expect(() => objectMetadata(chart, 'id', { name })).toThrow(`${chart.node.path}/id: metadata.name: ${JSON.stringify(name)} is not a DNS label: use lower-case letters, digits and '-', such as ${suggestion}`);
});

test('a malformed namespace is refused together with the name', () => {
  expect(() => objectMetadata(chart, 'Web', { namespace: 'Team A' })).toThrow(new RegExp([
    'Web: metadata\\.name: "Web" is not a DNS label: .*',
    '.*Web: metadata\\.namespace: "Team A" is not a namespace: write at most 63 lower-case letters, digits and "-", such as "golden-images"',
  ].join('\\n')));
  expect(['', '{{NAMESPACE}}', 'team-a'].map((namespace) => objectMetadata(chart, 'web', { namespace }).namespace)).toEqual(['', '{{NAMESPACE}}', 'team-a']);
});

test('a lazy namespace is not checked yet', () => {
  const namespace: any = Lazy.any({ produce: () => 'team-a' });
  expect(objectMetadata(chart, 'web', { namespace })).toEqual({ name: 'web', namespace });
  expect(subdomainMetadata(chart, 'u1.medium', { namespace })).toEqual({ name: 'u1.medium', namespace });
});

describe('with unique names', () => {
  const unique = (id: string, scope: Construct = Testing.chart()) => {
    setUniqueNames(scope, true);
    return objectMetadata(scope, id).name;
  };

  test('a name consists of the path, whose beginning is shortened', () => {
    const name = unique('web');
    expect(name).toMatch(/^test-web-[0-9a-f]{8}$/);
    expect(unique('web')).toBe(name);
    expect(unique('b'.repeat(20), new Construct(Testing.chart(), 'a'.repeat(60)))).toMatch(/^a{14}-b{20}-[0-9a-f]{8}$/);
  });

  test('a name in metadata wins', () => {
    const scope = Testing.chart();
    setUniqueNames(scope, true);
    expect(objectMetadata(scope, 'web', { name: 'db' }).name).toBe('db');
  });

  test('every id of a scope has a different name, which is a DNS label', () => {
    const ids = ['web', 'Web', 'web_1', 'web.1', 'w'.repeat(70), 'w'.repeat(71), '-', 'Default', 'Resource'];
    const names = ids.map((id) => unique(id));
    expect(new Set(names).size).toBe(ids.length);
    expect(names.filter((name) => !/^[a-z0-9]([-a-z0-9]{0,42}[a-z0-9])?$/.test(name))).toEqual([]);
  });
});
