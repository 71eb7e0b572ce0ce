// Machines among manifests: VirtualMachines, instances without one, and the machines of pools and replica sets. The manifests are not
// checked against a schema, so every field may have any type.
import { MACHINE_LABEL } from '../../machine/pod-selector';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { textOf } from '../../plain-data/plain-data';

/** The description of a machine, or of each machine of a pool. */
export interface MachineSpec {
  /** The spec of a VirtualMachine, or an equivalent one if there is only an instance. */
  readonly spec: any;
  /** The path in the object of a field of `spec`. */
  readonly pathOf: (field: string) => string;
  /** The labels of the machine's pod. They are looked up when asked for: there may be thousands of machines. */
  readonly labels: { readonly [key: string]: unknown };
  /** The labels that only the machine itself has. */
  readonly ownLabels: unknown;
  /** The number of machines in a pool or replica set. */
  readonly replicas?: number;
  /** The kinds of objects that each machine of a pool has for itself. */
  readonly indexed: readonly string[];
}

const INDEXED_KINDS = [['appendIndexToSecretRefs', 'Secret'], ['appendIndexToConfigMapRefs', 'ConfigMap']];

/** The older label with the name of the machine. It has the hostname if there is one, and nothing after a dot. */
export const HOST_NAME_LABEL = 'vm.kubevirt.io/name';

/** The labels with the name of a machine: for a machine of a pool, with the name of the pool and a number. */
export const NAME_LABELS: readonly string[] = [MACHINE_LABEL, HOST_NAME_LABEL];

const MAX_HOST_NAME_LENGTH = 63;

/** The labels of the pod of a machine that is not in a pool. */
function podLabels(labels: any, name: unknown, instanceSpec: unknown): MachineSpec['labels'] {
  const hostName = fieldAt(instanceSpec, 'hostname') || textOf(name).split('.', 1)[0].slice(0, MAX_HOST_NAME_LENGTH);
  return { ...labels, [MACHINE_LABEL]: name, [HOST_NAME_LABEL]: hostName };
}

const inSpec = (field: string) => `spec.${field}`;

/** The number of machines; undefined if it is not written as a number. */
function replicasIn(spec: unknown): number | undefined {
  const replicas = fieldAt(spec, 'replicas') ?? 1;
  return typeof replicas === 'number' ? replicas : undefined;
}

const MACHINE_READERS = new Map<unknown, (object: any) => MachineSpec>(Object.entries({
  VirtualMachine: ({ metadata, spec }) => ({
    spec,
    pathOf: inSpec,
    get labels() {
      return podLabels(fieldAt(spec, 'template.metadata.labels'), metadata?.name, fieldAt(spec, 'template.spec'));
    },
    ownLabels: metadata?.labels,
    indexed: [],
  }),
  VirtualMachineInstance: ({ metadata, spec }) => ({
    spec: { template: { spec } },
    pathOf: (field) => field.replace(/^template\./, ''),
    get labels() {
      return podLabels(fieldAt(metadata, 'labels'), metadata?.name, spec);
    },
    ownLabels: undefined,
    indexed: [],
  }),
  VirtualMachineInstanceReplicaSet: ({ metadata, spec }) => ({
    spec,
    pathOf: inSpec,
    get labels() {
      return { ...fieldAt(spec, 'template.metadata.labels') };
    },
    ownLabels: metadata?.labels,
    replicas: replicasIn(spec),
    indexed: [],
  }),
  VirtualMachinePool: ({ metadata, spec }) => ({
    spec: fieldAt(spec, 'virtualMachineTemplate.spec'),
    pathOf: (field) => inSpec(`virtualMachineTemplate.spec.${field}`),
    get labels() {
      return { ...fieldAt(spec, 'virtualMachineTemplate.spec.template.metadata.labels') };
    },
    ownLabels: { ...fieldAt(metadata, 'labels'), ...fieldAt(spec, 'virtualMachineTemplate.metadata.labels') },
    replicas: replicasIn(spec),
    indexed: INDEXED_KINDS.filter(([field]) => fieldAt(spec, `nameGeneration.${field}`) === true).map(([, kind]) => kind),
  }),
}));

/** The machine in an object; undefined if there is none. */
export function machineIn(object: any): MachineSpec | undefined {
  return isOfOtherPlatform(object) ? undefined : MACHINE_READERS.get(object.kind)?.(object);
}

/** Other platforms have a VirtualMachine too, whose spec is another. */
function isOfOtherPlatform({ apiVersion }: any): boolean {
  const [, group] = typeof apiVersion === 'string' ? /^([\w.-]+)\//.exec(apiVersion) ?? [] : [];
  return group !== undefined && !/(?:^|\.)kubevirt\.io$/.test(group);
}

/** The pool that a machine would be of: the names of its machines end in their numbers. */
export function poolNameOf(machine: string): string {
  return machine.replace(/-\d+$/, '');
}

/** Whether a VirtualMachine with this spec is halted. */
export function isHalted(spec: any): boolean {
  return fieldAt(spec, 'runStrategy') === 'Halted' || fieldAt(spec, 'running') === false;
}

/** Whether KubeVirt has no instance of a VirtualMachine yet, such as while its disks are created. Only an object that was read tells. */
export function isWithoutInstance({ status }: any): boolean {
  return status !== undefined && fieldAt(status, 'created') !== true;
}

/** The DataVolumes of a machine's dataVolumeTemplates; for a pool, once for all its machines. */
export function dataVolumesOf(object: any): any[] {
  const machine = machineIn(object);
  return itemsAt(machine?.spec, 'dataVolumeTemplates').map(({ metadata, spec }) => ({
    kind: 'DataVolume', metadata: { ...metadata, namespace: fieldAt(object, 'metadata.namespace') }, spec, replicas: machine!.replicas,
  }));
}
