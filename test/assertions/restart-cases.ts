// Changes to running machines, with the fields of each that require a restart. The assertions must find them without a cluster, and
// virt-controller must agree.
import type { KubeObject } from '../plane/client';
import { claim, machine } from '../plane/scripted';

/** Changes a manifest in place. */
type Change = (machine: any) => void;

const spec = (change: (spec: any) => void): Change => (object) => change(object.spec.template.spec);
const domain = (change: (domain: any) => void): Change => spec((of) => change(of.domain));
const devices = (change: (devices: any) => void): Change => domain((of) => change(of.devices));
const cpu = (fields: object) => domain((of) => Object.assign(of.cpu, fields));
const memory = (guest: string) => domain((of) => {
  of.memory = { guest };
});
const withVolume = (name: string, source: object) => spec((of) => {
  of.volumes.push({ name, ...source });
  of.domain.devices.disks.push({ name, disk: { bus: 'scsi' } });
});
const withNetwork = (networkName: string, fields: object = { bridge: {} }) => spec((of) => {
  of.networks.push({ name: 'office', multus: { networkName } });
  of.domain.devices.interfaces.push({ name: 'office', ...fields });
});
const withoutNetworks = spec((of) => {
  delete of.networks;
  delete of.domain.devices.interfaces;
});
const set = (path: string, value: unknown) => spec((of) => {
  const steps = path.split('.');
  const last = steps.pop()!;
  steps.reduce((inner, step) => inner[step] ??= {}, of)[last] = value;
});
const all = (...changes: Change[]): Change => (object) => changes.forEach((change) => change(object));
const nothing: Change = () => undefined;

export interface RestartCase {
  readonly title: string;
  /** How the machine differs at its start from one with two sockets and 2Gi. */
  readonly before?: Change;
  readonly change: Change;
  /** The paths below `spec.template.spec` that require a restart. */
  readonly fields?: readonly string[];
  /** Whether virt-controller leaves the guest as it is without the condition RestartRequired. */
  readonly isUnreported?: boolean;
}

const ownVolume = {
  metadata: { name: 'own' },
  spec: { source: { blank: {} }, storage: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } },
};

const AFFINITY = { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, preference: { matchExpressions: [{ key: 'a', operator: 'Exists' }] } }] } };

const DATA_DISK = 'domain.devices.disks[name="data"]';

const DATA = [DATA_DISK, 'volumes[name="data"]'];

const PLUGGED = { name: 'data', persistentVolumeClaim: { claimName: 'shared', hotpluggable: true } };

const DATA_CLAIM = 'volumes[name="data"].persistentVolumeClaim.claimName';

export const CASES: readonly RestartCase[] = [
  { title: 'nothing', change: nothing },
  { title: 'a label of the guest', change: (object) => Object.assign(object.spec.template.metadata, { labels: { tier: 'web' } }) },
  { title: 'the run strategy', change: (object) => Object.assign(object.spec, { runStrategy: 'RerunOnFailure' }) },
  { title: 'more sockets', change: cpu({ sockets: 4 }) },
  { title: 'fewer sockets', change: cpu({ sockets: 1 }), fields: ['domain.cpu.sockets'] },
  { title: 'more than four times the sockets', change: cpu({ sockets: 9 }), fields: ['domain.cpu.sockets'] },
  { title: 'sockets that were not set before', before: domain((of) => delete of.cpu.sockets), change: cpu({ sockets: 2 }), fields: ['domain.cpu.sockets'] },
  { title: 'sockets of a machine without a topology', before: domain((of) => delete of.cpu), change: domain((of) => Object.assign(of, { cpu: { sockets: 2 } })), fields: ['domain.cpu'] },
  { title: 'the number of cores', change: cpu({ cores: 4 }), fields: ['domain.cpu.cores'] },
  { title: 'the maximum of sockets', before: cpu({ maxSockets: 4 }), change: cpu({ maxSockets: 8 }), fields: ['domain.cpu.maxSockets'] },
  { title: 'cores and sockets', change: cpu({ cores: 1, sockets: 4 }), fields: ['domain.cpu.cores'] },
  { title: 'more memory', change: memory('3Gi') },
  { title: 'less memory', change: memory('1Gi'), fields: ['domain.memory.guest'] },
  { title: 'more than four times the memory', change: memory('10Gi'), fields: ['domain.memory.guest'] },
  { title: 'memory that is not a whole number of blocks', change: memory('2049Mi'), fields: ['domain.memory.guest'] },
  { title: 'more memory in a small machine', before: memory('128Mi'), change: memory('256Mi'), fields: ['domain.memory.guest'] },
  { title: 'memory in another notation', change: memory('2048Mi') },
  {
    title: 'the requested memory, written as guest memory',
    before: all(domain((of) => delete of.memory), set('domain.resources', { requests: { memory: '2Gi' } })),
    change: memory('2Gi'),
  },
  { title: 'more memory beside a ReadWriteOnce claim', before: withVolume('data', { persistentVolumeClaim: { claimName: 'one-node' } }), change: memory('3Gi'), fields: ['domain.memory.guest'] },
  { title: 'more memory beside a ReadWriteMany claim', before: withVolume('data', { persistentVolumeClaim: { claimName: 'shared' } }), change: memory('3Gi') },
  { title: 'more memory with a bridge to the pod network', before: withoutNetworks, change: memory('3Gi'), fields: ['domain.memory.guest'] },
  {
    title: 'more memory with a bridge that allows migration',
    before: all(withoutNetworks, (object) => Object.assign(object.spec.template.metadata.annotations, { 'kubevirt.io/allow-pod-bridge-network-live-migration': '' })),
    change: memory('3Gi'),
  },
  {
    title: 'more memory beside a ReadWriteOnce claim from dataVolumeTemplates',
    before: all(withVolume('data', { dataVolume: { name: 'own' } }), (object) => Object.assign(object.spec, { dataVolumeTemplates: [ownVolume] })),
    change: memory('3Gi'),
    fields: ['domain.memory.guest'],
  },
  { title: 'the CPU model of a machine without a topology', before: domain((of) => Object.assign(of, { cpu: { model: 'host-model' } })), change: cpu({ model: 'host-passthrough' }), fields: ['domain.cpu.model'] },
  { title: 'the removal of an unplugged interface', before: all(withNetwork('office'), office({ state: 'absent' })), change: withoutOffice() },
  { title: 'the requests', before: set('domain.resources', { requests: { cpu: '1' } }), change: set('domain.resources', { requests: { cpu: '2' } }), fields: ['domain.resources.requests.cpu'] },
  { title: 'the requests in another notation', before: set('domain.resources', { requests: { cpu: '1' } }), change: set('domain.resources', { requests: { cpu: '1000m' } }) },
  { title: 'the node selector', change: set('nodeSelector', { 'kubernetes.io/os': 'linux' }) },
  { title: 'the affinity', change: set('affinity', AFFINITY) },
  { title: 'the tolerations', change: set('tolerations', [{ key: 'a', operator: 'Exists' }]) },
  { title: 'an added network', change: withNetwork('office') },
  { title: 'a removed network', before: withNetwork('office'), change: withoutOffice(), fields: ['domain.devices.interfaces[name="office"]', 'networks[name="office"]'] },
  { title: 'an unplugged interface', before: withNetwork('office'), change: office({ state: 'absent' }) },
  { title: 'an interface whose link goes down', before: withNetwork('office'), change: office({ state: 'down' }) },
  { title: 'the model of an interface', before: withNetwork('office'), change: office({ model: 'e1000' }), fields: ['domain.devices.interfaces[name="office"].model'] },
  {
    title: 'the definition of a network',
    before: withNetwork('office'),
    change: spec((of) => Object.assign(of.networks[1].multus, { networkName: 'guests' })),
  },
  { title: 'the default network, written out', before: withoutNetworks, change: all(set('networks', [{ name: 'default', pod: {} }]), set('domain.devices.interfaces', [{ name: 'default', bridge: {} }])) },
  {
    title: 'a network other than the default',
    before: withoutNetworks,
    change: all(set('networks', [{ name: 'default', pod: {} }]), set('domain.devices.interfaces', [{ name: 'default', masquerade: {} }])),
    fields: ['domain.devices.interfaces[name="default"]', 'networks[name="default"]'],
  },
  {
    title: 'the added pod network',
    before: all(withoutNetworks, devices((of) => Object.assign(of, { autoattachPodInterface: false }))),
    change: all(set('networks', [{ name: 'default', pod: {} }]), set('domain.devices.interfaces', [{ name: 'default', masquerade: {} }])),
    fields: ['domain.devices.interfaces[name="default"]', 'networks[name="default"]'],
  },
  { title: 'a hotplugged volume', change: withVolume('data', { persistentVolumeClaim: { claimName: 'shared', hotpluggable: true } }) },
  { title: 'an unplugged volume', before: withPlugged(), change: withoutData() },
  { title: 'another claim for a hotplugged volume', before: withPlugged(), change: spec((of) => Object.assign(of.volumes[1].persistentVolumeClaim, { claimName: 'one-node' })) },
  {
    title: 'a removed CD-ROM drive that was hotplugged',
    before: all(withPlugged(), devices((of) => Object.assign(of.disks, { 1: { name: 'data', cdrom: { bus: 'sata' } } }))),
    change: withoutData(),
    fields: ['domain.devices.disks[name="data"]'],
  },
  { title: 'a hotplugged volume with the migration strategy', before: migrating(), change: withPlugged(), fields: DATA, isUnreported: true },
  { title: 'an unplugged volume with the migration strategy', before: all(migrating(), withPlugged()), change: withoutData(), fields: DATA, isUnreported: true },
  { title: 'another claim for a hotplugged volume with the migration strategy', before: withPlugged(), change: moved() },
  {
    title: 'the same beside a ReadWriteOnce claim',
    before: all(withVolume('logs', { persistentVolumeClaim: { claimName: 'one-node-too' } }), withPlugged()),
    change: moved(),
    fields: [DATA_CLAIM],
  },
  { title: 'a hotplugged disk without a bus', change: all(withPlugged(), dataDisk({ disk: {} })), fields: [DATA_DISK], isUnreported: true },
  { title: 'a hotplugged disk on SATA', change: all(withPlugged(), dataDisk({ disk: { bus: 'sata' } })), fields: [DATA_DISK], isUnreported: true },
  { title: 'a hotplugged LUN', change: all(withPlugged(), dataDisk({ disk: undefined, lun: { bus: 'scsi' } })) },
  { title: 'a hotplugged CD-ROM drive', change: all(withPlugged(), dataDisk({ disk: undefined, cdrom: { bus: 'sata' } })), fields: [DATA_DISK], isUnreported: true },
  { title: 'a medium for an empty CD-ROM drive', before: devices((of) => of.disks.push({ name: 'data', cdrom: { bus: 'sata' } })), change: spec((of) => of.volumes.push(PLUGGED)) },
  { title: 'a medium that is taken out of its drive', before: all(withPlugged(), dataDisk({ disk: undefined, cdrom: { bus: 'sata' } })), change: spec((of) => of.volumes.pop()) },
  { title: 'the bus of a hotplugged disk', before: withPlugged(), change: dataDisk({ disk: { bus: 'virtio' } }), fields: [`${DATA_DISK}.disk.bus`], isUnreported: true },
  { title: 'the bus and the claim of a hotplugged disk', before: withPlugged(), change: all(dataDisk({ disk: { bus: 'virtio' } }), changeClaim('shared-too')) },
  {
    title: 'a volume that may be unplugged from now on',
    before: withData('shared'),
    change: spec((of) => Object.assign(of.volumes.at(-1).persistentVolumeClaim, { hotpluggable: true })),
    fields: ['volumes[name="data"].persistentVolumeClaim.hotpluggable'],
    isUnreported: true,
  },
  { title: 'an added volume', change: withVolume('data', { emptyDisk: { capacity: '1Gi' } }), fields: ['domain.devices.disks[name="data"]', 'volumes[name="data"]'] },
  {
    title: 'a removed volume',
    before: withVolume('data', { emptyDisk: { capacity: '1Gi' } }),
    change: withoutData(),
    fields: ['domain.devices.disks[name="data"]', 'volumes[name="data"]'],
  },
  { title: 'a migrated volume', before: withData('one-node'), change: moved() },
  { title: 'another claim without the migration strategy', before: withData('shared'), change: changeClaim('shared-too'), fields: [DATA_CLAIM] },
  { title: 'a migrated volume with a shareable disk', before: all(withData('shared'), dataDisk({ shareable: true, cache: 'none' })), change: moved(), fields: [DATA_CLAIM] },
  { title: 'a migrated volume with a LUN', before: all(withData('shared'), dataDisk({ disk: undefined, lun: { bus: 'scsi' } })), change: moved(), fields: [DATA_CLAIM] },
  { title: 'a migrated volume of a machine with a bridge to the pod network', before: all(withoutNetworks, withData('shared')), change: moved(), fields: [DATA_CLAIM] },
  {
    title: 'a migrated volume beside a ReadWriteOnce claim',
    before: all(withVolume('logs', { persistentVolumeClaim: { claimName: 'one-node-too' } }), withData('shared')),
    change: moved(),
    fields: [DATA_CLAIM],
  },
  { title: 'the size of an empty disk in another notation', before: withVolume('data', { emptyDisk: { capacity: '1Gi' } }), change: spec((of) => Object.assign(of.volumes[1].emptyDisk, { capacity: '1024Mi' })) },
  { title: 'the image of a container disk', change: spec((of) => Object.assign(of.volumes[0].containerDisk, { image: 'registry.test/other' })), fields: ['volumes[name="root"].containerDisk.image'] },
  {
    title: 'disks and volumes in another order',
    before: withVolume('data', { emptyDisk: { capacity: '1Gi' } }),
    change: spec((of) => [of.volumes, of.domain.devices.disks].forEach((list) => list.reverse())),
  },
  { title: 'the bus of a disk', change: devices((of) => Object.assign(of.disks[0].disk, { bus: 'scsi' })), fields: ['domain.devices.disks[name="root"].disk.bus'] },
  { title: 'the eviction strategy', change: set('evictionStrategy', 'None'), fields: ['evictionStrategy'] },
  { title: 'the termination grace period', change: set('terminationGracePeriodSeconds', 1), fields: ['terminationGracePeriodSeconds'] },
  { title: 'an empty hostname', change: set('hostname', '') },
  { title: 'a hostname', change: set('hostname', 'web'), fields: ['hostname'] },
  { title: 'the default architecture and machine type, written out', change: all(set('architecture', 'amd64'), set('domain.machine', { type: 'q35' })) },
  { title: 'an added device without fields', change: set('domain.devices.rng', {}), fields: ['domain.devices.rng'] },
  { title: 'empty resources', change: set('domain.resources', {}) },
  { title: 'the UUID', change: set('domain.firmware', { uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' }), fields: ['domain.firmware.uuid'] },
  { title: 'the boot loader', change: set('domain.firmware', { bootloader: { bios: {} } }), fields: ['domain.firmware.bootloader'] },
];

function withPlugged(): Change {
  return withVolume(PLUGGED.name, { persistentVolumeClaim: PLUGGED.persistentVolumeClaim });
}

function withData(claimName: string): Change {
  return withVolume('data', { persistentVolumeClaim: { claimName } });
}

function dataDisk(fields: object): Change {
  return devices((of) => Object.assign(of.disks.at(-1), fields));
}

function changeClaim(claimName: string): Change {
  return spec((of) => Object.assign(of.volumes.at(-1).persistentVolumeClaim, { claimName }));
}

function moved(): Change {
  return all(changeClaim('shared-too'), migrating());
}

function migrating(): Change {
  return (object) => Object.assign(object.spec, { updateVolumesStrategy: 'Migration' });
}

function withoutData(): Change {
  return spec((of) => [of.volumes, of.domain.devices.disks].forEach((list) => list.pop()));
}

function office(fields: object): Change {
  return devices((of) => Object.assign(of.interfaces[1], fields));
}

function withoutOffice(): Change {
  return spec((of) => [of.networks, of.domain.devices.interfaces].forEach((list) => list.pop()));
}

export const nameOf = (index: number) => `machine-${index}`;

const changed = (change: Change, object: KubeObject): KubeObject => {
  const copy = JSON.parse(JSON.stringify(object));
  change(copy);
  return copy;
};

/** The manifests with which the machines start, in the order of the cases. */
export const started = CASES.map(({ before = nothing }, index) => {
  const plain = changed(all(memory('2Gi'), domain((of) => Object.assign(of, { cpu: { cores: 2, sockets: 2, threads: 1 } }))), machine(nameOf(index), {}));
  return changed(before, plain);
});

/** The changed manifests. */
export const later = CASES.map(({ change }, index) => changed(change, started[index]));

const ofOneNode = (name: string) => {
  const { spec: fields, ...rest } = claim(name);
  return { ...rest, spec: { ...fields, accessModes: ['ReadWriteOnce'] } };
};

/** The claims of their disks. */
export const claims = [...['one-node', 'one-node-too'].map(ofOneNode), ...['shared', 'shared-too'].map((name) => claim(name))];
