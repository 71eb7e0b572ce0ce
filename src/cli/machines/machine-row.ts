// What a list tells of a machine: what stands in the VirtualMachine and its instance, and nothing that takes another request.
import { addressesOf } from './machine-view';
import { Phase, phaseOf } from './phase';
import { sizeOf } from './size';
import { present } from '../../plain-data/plain-data';
import { conditionWith } from '../wait/readiness/readiness';
import { machineReadiness } from '../wait/readiness/virtual-machine';

export interface MachineRow {
  readonly name: string;
  readonly namespace: string;
  /** In Viti Stack's words. */
  readonly phase: Phase;
  /** In KubeVirt's: `status.printableStatus`. */
  readonly status: string;
  /** KubeVirt's condition Ready: its guest runs. */
  readonly ready: boolean;
  readonly message?: string;
  readonly node?: string;
  readonly addresses: readonly string[];
  readonly size: string;
  readonly runStrategy?: string;
  readonly liveMigratable?: boolean;
  readonly created: string;
}

export function machineRow(machine: any, instance?: any): MachineRow {
  const { metadata: { name, namespace, creationTimestamp }, spec, status } = machine;
  const readiness = machineReadiness(machine);
  const migratable = status?.conditions?.find(({ type }: any) => type === 'LiveMigratable')?.status;
  return {
    name,
    namespace,
    phase: phaseOf(readiness),
    status: status?.printableStatus ?? readiness.reason,
    ready: conditionWith(machine, 'Ready', 'True') !== undefined,
    ...present({ message: readiness.message, node: instance?.status?.nodeName }),
    addresses: addressesOf(instance).flatMap(({ addresses }) => addresses),
    size: sizeOf(machine, instance),
    ...present({ runStrategy: spec?.runStrategy, liveMigratable: migratable && migratable === 'True' }),
    created: creationTimestamp,
  };
}
