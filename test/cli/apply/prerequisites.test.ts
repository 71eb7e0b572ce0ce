import { sourcesOf, waitForCondition, waitForKind } from '../../../src/cli/apply/prerequisites';
import { json, serve } from '../cluster/http-server';

const machine = (dataVolumeTemplates: unknown) => ({ kind: 'VirtualMachine', metadata: { namespace: 'web' }, spec: { dataVolumeTemplates } });

test('a machine waits for the DataSources that its disks clone', () => {
  const clone = { spec: { sourceRef: { kind: 'DataSource', name: 'ubuntu' } } };
  const other = { spec: { sourceRef: { kind: 'DataSource', name: 'fedora', namespace: 'images' } } };
  expect(sourcesOf(machine([clone, other, { spec: {} }])).map(({ namespace, name }) => `${namespace}/${name}`)).toEqual(['web/ubuntu', 'images/fedora']);
});

test.each([undefined, null, {}, 'x', [null, 1]])('a machine with malformed disks waits for none: %j', (templates) => {
  expect(sourcesOf(machine(templates))).toEqual([]);
});

test.each([
  ['PendingPopulation', /^DataSource "ubuntu" is not Ready: Import DataVolume phase PendingPopulation: its DataVolume waits for a machine to mount it, and a clone does not mount it: write immediateBinding: true/],
  ['WaitForFirstConsumer', /: its DataVolume waits for a machine to mount it/],
  ['ImportInProgress', /^DataSource "ubuntu" is not Ready: Import DataVolume phase ImportInProgress$/],
])('advises what to do about an image whose DataVolume is %s', async (phase, message) => {
  const status = { conditions: [{ type: 'Ready', status: 'False', reason: phase, message: `Import DataVolume phase ${phase}` }] };
  const server = await serve((_, response) => json(response, 200, { metadata: { name: 'ubuntu' }, status }), {
    '/apis/cdi.kubevirt.io/v1beta1': { resources: [{ name: 'datasources', kind: 'DataSource', namespaced: true }] },
  });
  const source = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', name: 'ubuntu', namespace: 'images' };
  await expect(waitForCondition(server.cluster, source, 'Ready', { signal: AbortSignal.timeout(3_000), timeout: 0 })).rejects.toThrow(message);
  await server.close();
});

test('waits for a DataSource whose status describes its earlier image', async () => {
  const status = { source: { pvc: { name: 'old' } }, conditions: [{ type: 'Ready', status: 'True' }] };
  const server = await serve((_, response) => json(response, 200, { metadata: { name: 'ubuntu' }, spec: { source: { pvc: { name: 'new' } } }, status }), {
    '/apis/cdi.kubevirt.io/v1beta1': { resources: [{ name: 'datasources', kind: 'DataSource', namespaced: true }] },
  });
  const source = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', name: 'ubuntu', namespace: 'images' };
  const waiting = waitForCondition(server.cluster, source, 'Ready', { signal: AbortSignal.timeout(3_000), timeout: 0 });
  await expect(waiting).rejects.toThrow('DataSource "ubuntu" is not Ready: CDI has not seen its last change yet');
  await server.close();
});

test('does not wait for a kind whose names another kind has taken', async () => {
  const definition = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name: 'things.example.com' }, spec: { group: 'example.com', names: { kind: 'Thing' }, versions: [{ name: 'v1', served: true }] } };
  const conditions = [{ type: 'NamesAccepted', status: 'False', message: '"things" is already in use' }, { type: 'Established', status: 'False', message: 'not all names are accepted' }];
  const server = await serve((_, response) => json(response, 200, { ...definition, status: { conditions } }), {
    '/apis/apiextensions.k8s.io/v1': { resources: [{ name: 'customresourcedefinitions', kind: 'CustomResourceDefinition', namespaced: false }] },
  });
  await expect(waitForKind(server.cluster, definition, { signal: AbortSignal.timeout(3_000) })).rejects.toThrow('CustomResourceDefinition "things.example.com" is not Established: "things" is already in use');
  await server.close();
});
