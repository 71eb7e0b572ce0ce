// What ties a machine to its node, although its eviction strategy asks for a live migration.
import { admittedAdvice } from './admitted';
import type { ClusterCapabilitiesProps } from '../../../src';

const ROOT = { name: 'root', dataVolume: { name: 'web-root' } };

const machine = (spec: object, virtualMachine: object = {}, metadata: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    ...virtualMachine,
    template: { metadata, spec: { evictionStrategy: 'LiveMigrate', domain: { devices: {}, memory: { guest: '2Gi' } }, volumes: [ROOT], ...spec } },
  },
});

const devices = (given: object, domain: object = {}) => ({ domain: { devices: given, memory: { guest: '2Gi' }, ...domain } });

const gpus = (count: number) => devices({ gpus: Array.from({ length: count }, (_, index) => ({ name: `gpu-${index}`, deviceName: 'nvidia.com/A100' })) });

const onPodNetwork = (iface: object) => ({ ...devices({ interfaces: [{ name: 'pod', ...iface }] }), networks: [{ name: 'pod', pod: {} }] });

const BRIDGE = onPodNetwork({ bridge: {} });

const required = (...nodeSelectorTerms: object[]) => ({ nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms } } });

const nodes = (...values: string[]) => ({ matchExpressions: [{ key: 'kubernetes.io/hostname', operator: 'In', values }] });

const ALLOWED = { annotations: { 'kubevirt.io/allow-pod-bridge-network-live-migration': '' } };

const RULE = ' [tied-to-node-and-live-migration]';

const advice = (object: object, capabilities?: ClusterCapabilitiesProps) => (
  admittedAdvice(object, capabilities).filter((each) => each.endsWith(RULE))
);

const message = (path: string, instead = 'remove it') => (
  `spec.template.spec.${path}: ties the machine to its node, and with evictionStrategy "LiveMigrate" a drain of its node waits until somebody stops the machine, `
  + `${instead} or write evictionStrategy: None${RULE}`
);

test.each<[string, object, string]>([
  ['host devices', devices({ hostDevices: [{ name: 'qat', deviceName: 'intel.com/qat' }] }), message('domain.devices.hostDevices')],
  ['two GPUs', gpus(2), message('domain.devices.gpus')],
  ['encrypted memory', { ...devices({}, { launchSecurity: { sev: {} }, firmware: { bootloader: { efi: { secureBoot: false } } } }), architecture: 'amd64' }, message('domain.launchSecurity')],
  ['all Hyper-V features', devices({}, { features: { hypervPassthrough: { enabled: true } } }), message('domain.features.hypervPassthrough')],
  [
    'a bridge to the pod network', BRIDGE,
    message('domain.devices.interfaces[0].bridge', 'write masquerade: {}, or the annotation kubevirt.io/allow-pod-bridge-network-live-migration in the metadata of the template,'),
  ],
  ['a host disk', { volumes: [ROOT, { name: 'data', hostDisk: { path: '/data.img', type: 'Disk' } }] }, message('volumes[1].hostDisk', 'write a dataVolume or persistentVolumeClaim')],
  ['the name of a node', { nodeSelector: { 'kubernetes.io/hostname': 'node-1' } }, message('nodeSelector[kubernetes.io/hostname]')],
  ['an affinity to the name of a node', { affinity: required(nodes('node-1')) }, message('affinity.nodeAffinity')],
  ['an affinity to a node', { affinity: required({ matchFields: [{ key: 'metadata.name', operator: 'In', values: ['node-1'] }] }) }, message('affinity.nodeAffinity')],
])('%s', (_, spec, expected) => {
  expect(advice(machine(spec))).toEqual([expected]);
  for (const evictionStrategy of ['LiveMigrateIfPossible', 'None', 'External', undefined]) {
    expect(advice(machine({ ...spec, evictionStrategy }))).toEqual([]);
  }
});

test.each<[string, object]>([
  ['nothing that ties it', machine({})],
  ['an affinity to two nodes', machine({ affinity: required(nodes('node-1', 'node-2')) })],
  ['an affinity to one of two nodes', machine({ affinity: required(nodes('node-1'), nodes('node-2')) })],
  ['an affinity to a zone', machine({ affinity: required({ matchExpressions: [{ key: 'topology.kubernetes.io/zone', operator: 'In', values: ['a'] }] }) })],
  ['masquerade', machine(onPodNetwork({ masquerade: {} }))],
  ['a bridge that may migrate', machine(BRIDGE, {}, ALLOWED)],
  ['a bridge that its preference may let migrate', machine(BRIDGE, { preference: { name: 'linux' } })],
  ['a bridge to another network', machine({ ...BRIDGE, networks: [{ name: 'pod', multus: { networkName: 'office' } }] })],
  ['a shared host disk', machine({ volumes: [ROOT, { name: 'data', hostDisk: { path: '/data.img', type: 'Disk', shared: true } }] })],
  ['a selection of nodes', machine({ nodeSelector: { 'kubernetes.io/arch': 'amd64' } })],
  ['empty lists', machine(devices({ hostDevices: [], gpus: [] }, { features: { hypervPassthrough: { enabled: false } } }))],
])('a machine with %s may migrate', (_, object) => {
  expect(advice(object)).toEqual([]);
});

test('one GPU may migrate, unless the cluster is known not to migrate virtual GPUs', () => {
  const one = machine(gpus(1));
  expect([undefined, { featureGates: ['VGPULiveMigration'] }, { kubevirtVersion: 'v1.9.0' }].flatMap((capabilities) => advice(one, capabilities))).toEqual([]);
  for (const capabilities of [{ featureGates: [] }, { kubevirtVersion: 'v1.8.4' }]) {
    expect(advice(one, capabilities)).toEqual([message('domain.devices.gpus')]);
  }
});
