import { sourcesOf } from '../../../src/cli/apply/prerequisites';

const machine = (dataVolumeTemplates: unknown) => ({ kind: 'VirtualMachine', metadata: { namespace: 'web' }, spec: { dataVolumeTemplates } });

test('a machine waits for the DataSources that its disks clone', () => {
  const clone = { spec: { sourceRef: { kind: 'DataSource', name: 'ubuntu' } } };
  const other = { spec: { sourceRef: { kind: 'DataSource', name: 'fedora', namespace: 'images' } } };
  expect(sourcesOf(machine([clone, other, { spec: {} }])).map(({ namespace, name }) => `${namespace}/${name}`)).toEqual(['web/ubuntu', 'images/fedora']);
});

test.each([undefined, null, {}, 'x', [null, 1]])('a machine whose disks nobody has checked waits for none: %j', (templates) => {
  expect(sourcesOf(machine(templates))).toEqual([]);
});
