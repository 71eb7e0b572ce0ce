// What is a machine among objects: VirtualMachines, and the machines of pools.
import { fieldAt, itemsAt } from './fields';
import { table } from '../../table';

/** A machine, or those of a pool, which are all alike. */
export interface DescribedMachine {
  readonly spec: any;
  readonly labels: { readonly [key: string]: unknown };
  /** The number of machines in a pool. */
  readonly replicas?: number;
  /** The kinds that each machine of a pool has objects of its own of. */
  readonly indexed: readonly string[];
}

const INDEXED = [['appendIndexToSecretRefs', 'Secret'], ['appendIndexToConfigMapRefs', 'ConfigMap']];

const MACHINES: { readonly [kind: string]: (object: any) => DescribedMachine } = table({
  VirtualMachine: ({ metadata, spec }) => ({
    spec, labels: { ...fieldAt(spec, 'template.metadata.labels'), 'vmi.kubevirt.io/id': metadata?.name }, indexed: [],
  }),
  VirtualMachinePool: ({ spec }) => ({
    spec: fieldAt(spec, 'virtualMachineTemplate.spec'),
    labels: { ...fieldAt(spec, 'virtualMachineTemplate.spec.template.metadata.labels') },
    replicas: fieldAt(spec, 'replicas') ?? 1,
    indexed: INDEXED.filter(([field]) => fieldAt(spec, `nameGeneration.${field}`) === true).map(([, kind]) => kind),
  }),
});

/** The machine that an object is, or that its machines are. */
export function machineOf(object: any): DescribedMachine | undefined {
  return Object.hasOwn(MACHINES, object.kind) ? MACHINES[object.kind](object) : undefined;
}

/** A machine's DataVolume templates as the DataVolumes that they become, those of a pool once for all its machines. */
export function dataVolumesMadeBy(object: any): any[] {
  const machine = machineOf(object);
  return itemsAt(machine?.spec, 'dataVolumeTemplates').map(({ metadata, spec }) => ({
    kind: 'DataVolume', metadata: { ...metadata, namespace: fieldAt(object, 'metadata.namespace') }, spec, replicas: machine!.replicas,
  }));
}
