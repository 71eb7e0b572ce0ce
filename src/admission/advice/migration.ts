// Advice on what ties a machine to its node, if its eviction strategy asks for a live migration when the node is drained.
import type { NodeAffinity } from '../../../imports/kubernetes';
import type { DomainSpec, Interface, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { table } from '../../plain-data/plain-data';
import { usedClaim } from '../../storage/used-claims';
import { hasAddition } from '../additions';
import { CLAIMS } from '../cdi/claim';
import { indexByName } from '../counterparts';
import { hasGate, isGateOn } from '../feature-gates';
import { BRIDGE_ALLOWED } from '../placement/instance-metadata';
import { NODE_NAME } from '../placement/nodes';
import { checkEach, type Refuse } from '../refuse';
import type { MachineContext, MachineRule, VirtualMachineRule } from '../rule';

/** What a drain of its node does to a machine that cannot migrate, by eviction strategy. */
const DRAIN_EFFECTS: { readonly [evictionStrategy: string]: string } = table({
  LiveMigrate: 'a drain of its node waits until somebody stops the machine',
  LiveMigrateIfPossible: 'a drain of its node stops the machine',
});

/** A live migration needs disks that two nodes can use at once. */
export const readWriteOnceAndLiveMigration: VirtualMachineRule = {
  name: 'read-write-once-disk-and-live-migration',
  refuses: 'a disk that only one node can use, in a machine with evictionStrategy LiveMigrate or LiveMigrateIfPossible',
  story: 'During a migration the machine runs on two nodes, and both need its disks, so their claims must be ReadWriteMany. With a ReadWriteOnce '
    + 'disk, KubeVirt admits the machine and marks it as not migratable. A drain of its node then waits (LiveMigrate) or stops the machine '
    + '(LiveMigrateIfPossible). Request ReadWriteMany, which many storage classes offer only with volumeMode Block, or set evictionStrategy: None.',
  check: ({ dataVolumeTemplates, template }, advise, { accessModesOf }) => {
    const strategy = template?.spec?.evictionStrategy ?? '';
    const consequence = DRAIN_EFFECTS[strategy];
    if (consequence === undefined) {
      return;
    }
    const adviseOnModes = (path: string, modes: readonly string[], adviseIt: Refuse) => {
      if (modes.length > 0 && !modes.includes('ReadWriteMany')) {
        adviseIt(path, `${JSON.stringify(modes)} ties the machine to one node, and with evictionStrategy ${JSON.stringify(strategy)} ${consequence}, `
          + 'write ["ReadWriteMany"] or evictionStrategy: None');
      }
    };
    checkEach('dataVolumeTemplates', dataVolumeTemplates, advise, ({ spec }, adviseIt) => (
      CLAIMS.forEach((claim) => adviseOnModes(`spec.${claim}.accessModes`, spec?.[claim]?.accessModes ?? [], adviseIt))
    ));
    checkEach('template.spec.volumes', template?.spec?.volumes, advise, (volume, adviseIt) => (
      adviseOnModes('', accessModesOf?.(usedClaim(volume) ?? '') ?? [], adviseIt)
    ));
  },
};

/** The fields of a domain that tie it to the hardware of its node, as virt-handler decides. */
export function fieldsTiedToHardware({ devices: { gpus = [], hostDevices = [] } = {}, features, launchSecurity }: Partial<DomainSpec>): string[] {
  const tied = {
    'devices.hostDevices': hostDevices.length > 0,
    'devices.gpus': gpus.length > 0,
    launchSecurity,
    'features.hypervPassthrough': features?.hypervPassthrough?.enabled,
  };
  return Object.entries(tied).flatMap(([field, isTied]) => isTied ? field : []);
}

/** A machine that is to migrate must not be tied to its node. */
export const tiedToNodeAndLiveMigration: MachineRule = {
  name: 'tied-to-node-and-live-migration',
  refuses: 'a device, a bridge to the pod network, a host disk, a nodeSelector or an affinity that ties a machine to its node, with evictionStrategy LiveMigrate',
  story: 'KubeVirt admits the machine, but it never migrates. With evictionStrategy: LiveMigrate KubeVirt refuses to evict it, so a drain of its node '
    + 'waits, for example during an upgrade of the cluster. Host devices, more than one GPU, encrypted memory, hypervPassthrough, a host disk that is not '
    + 'shared, and a bridge to the pod network prevent migrations. KubeVirt 1.9 can migrate one virtual GPU if the feature gate VGPULiveMigration is on, '
    + `and a bridge if the template has the annotation ${BRIDGE_ALLOWED}. If the drain is meant to wait, silence the advice.`,
  when: ['evictionStrategy'],
  check: (spec, advise, context) => {
    if (spec.evictionStrategy === 'LiveMigrate') {
      for (const [path, instead] of tiesToNode(spec, context)) {
        advise(path, `ties the machine to its node, and with evictionStrategy "LiveMigrate" ${DRAIN_EFFECTS.LiveMigrate}, ${instead} or write evictionStrategy: None`);
      }
    }
  },
};

/** What ties an instance to its node, and what to do about it. */
function tiesToNode(spec: VirtualMachineInstanceSpec, context: MachineContext): (readonly [path: string, instead: string])[] {
  const { affinity, domain, nodeSelector, networks, volumes = [] } = spec;
  const networkNamed = indexByName(networks);
  const ofHardware = fieldsTiedToHardware(domain).filter((field) => field !== 'devices.gpus' || areGpusTied(domain, context));
  const isTied = ({ name, bridge }: Interface) => bridge !== undefined && networkNamed.get(name)?.pod !== undefined;
  return [
    ...ofHardware.map((field) => [`domain.${field}`, 'remove it'] as const),
    ...(mayBeAllowed(context) ? [] : domain.devices?.interfaces ?? []).flatMap((iface, index) => isTied(iface)
      ? [[`domain.devices.interfaces[${index}].bridge`, `write masquerade: {}, or the annotation ${BRIDGE_ALLOWED} in the metadata of the template,`] as const]
      : []),
    ...volumes.flatMap((volume, index) => volume?.hostDisk !== undefined && volume.hostDisk.shared !== true
      ? [[`volumes[${index}].hostDisk`, 'write a dataVolume or persistentVolumeClaim'] as const]
      : []),
    ...nodeSelector?.[NODE_NAME] === undefined ? [] : [[`nodeSelector[${NODE_NAME}]`, 'remove it'] as const],
    ...isForOneNode(affinity?.nodeAffinity) ? [['affinity.nodeAffinity', 'remove it'] as const] : [],
  ];
}

/** Whether each term of a required affinity names the same single node. */
function isForOneNode({ requiredDuringSchedulingIgnoredDuringExecution: required }: NodeAffinity = {}): boolean {
  const nodes = (required?.nodeSelectorTerms ?? []).map(({ matchExpressions = [], matchFields = [] }) => (
    [...matchExpressions, ...matchFields].find(({ key, operator, values }) => NODE_KEYS.includes(key) && operator === 'In' && values?.length === 1)?.values?.[0]
  ));
  return nodes[0] !== undefined && nodes.every((node) => node === nodes[0]);
}

/** The label, and the field, with the name of a node. */
const NODE_KEYS = [NODE_NAME, 'metadata.name'];

/** A single GPU may be a virtual one, which migrates if a feature gate is on. */
function areGpusTied({ devices }: DomainSpec, { capabilities }: MachineContext): boolean {
  return devices?.gpus?.length !== 1 || !hasGate(VGPU_GATE, capabilities) || isGateOn(VGPU_GATE, capabilities) === false;
}

const VGPU_GATE = 'VGPULiveMigration';

/** Whether an instance has the annotation that lets a bridge migrate, or may get it from an instance type or a preference. */
function mayBeAllowed(context: MachineContext): boolean {
  return context.metadata.annotations?.[BRIDGE_ALLOWED] !== undefined || hasAddition('instancetype', context) || hasAddition('preference', context);
}
