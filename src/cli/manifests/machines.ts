// Machines among manifests: VirtualMachines, instances without one, and the machines of pools and replica sets. No schema has checked
// the manifests, so every field is read with care.
import { isMap, table } from '../../plain-data/plain-data';

/** The field at a path such as `spec.template`, the value itself at an empty path; undefined where a step of the path is no map. */
export function fieldAt(value: any, path: string): any {
  return path === '' ? value : path.split('.').reduce((below, step) => isMap(below) ? below[step] : undefined, value);
}

/** The items of the list at a path, or the one value that is there instead. */
export function itemsAt(value: unknown, path: string): any[] {
  const found = fieldAt(value, path);
  return (Array.isArray(found) ? found : [found]).filter((item) => item !== undefined && item !== null);
}

/** What a machine is made of, or each machine of a pool. */
export interface MachineSpec {
  /** The spec of a VirtualMachine, also where there is an instance only. */
  readonly spec: any;
  readonly labels: { readonly [key: string]: unknown };
  /** The number of machines in a pool or replica set. */
  readonly replicas?: number;
  /** The kinds of which each machine of a pool has its own objects. */
  readonly indexed: readonly string[];
}

/** KubeVirt's label of the pod of every machine: its name. */
export const MACHINE_NAME = 'vmi.kubevirt.io/id';

const INDEXED = [['appendIndexToSecretRefs', 'Secret'], ['appendIndexToConfigMapRefs', 'ConfigMap']];

const MACHINES: { readonly [kind: string]: (object: any) => MachineSpec } = table({
  VirtualMachine: ({ metadata, spec }) => ({
    spec, labels: { ...fieldAt(spec, 'template.metadata.labels'), [MACHINE_NAME]: metadata?.name }, indexed: [],
  }),
  VirtualMachineInstance: ({ metadata, spec }) => ({
    spec: { template: { spec } }, labels: { ...fieldAt(metadata, 'labels'), [MACHINE_NAME]: metadata?.name }, indexed: [],
  }),
  VirtualMachineInstanceReplicaSet: ({ spec }) => ({
    spec, labels: { ...fieldAt(spec, 'template.metadata.labels') }, replicas: fieldAt(spec, 'replicas') ?? 1, indexed: [],
  }),
  VirtualMachinePool: ({ spec }) => ({
    spec: fieldAt(spec, 'virtualMachineTemplate.spec'),
    labels: { ...fieldAt(spec, 'virtualMachineTemplate.spec.template.metadata.labels') },
    replicas: fieldAt(spec, 'replicas') ?? 1,
    indexed: INDEXED.filter(([field]) => fieldAt(spec, `nameGeneration.${field}`) === true).map(([, kind]) => kind),
  }),
});

/** The machine in an object; undefined in one that has none. */
export function machineIn(object: any): MachineSpec | undefined {
  return Object.hasOwn(MACHINES, object.kind) ? MACHINES[object.kind](object) : undefined;
}

/** Whether a VirtualMachine of that spec is to be off. */
export function isHalted(spec: any): boolean {
  return fieldAt(spec, 'runStrategy') === 'Halted' || fieldAt(spec, 'running') === false;
}

/** The DataVolumes that a machine makes of its dataVolumeTemplates; those of a pool once for all its machines. */
export function dataVolumesOf(object: any): any[] {
  const machine = machineIn(object);
  return itemsAt(machine?.spec, 'dataVolumeTemplates').map(({ metadata, spec }) => ({
    kind: 'DataVolume', metadata: { ...metadata, namespace: fieldAt(object, 'metadata.namespace') }, spec, replicas: machine!.replicas,
  }));
}
