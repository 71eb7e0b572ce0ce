// The output of `list`: a row for each machine, from the VirtualMachine and its instance, without further requests.
import { addressesOf, type MachineSummary, sizeOf } from './machine-view';
import { omitEmpty } from '../../plain-data/plain-data';
import type { Line } from '../terminal/lines';
import { jsonLines, yamlLines } from '../terminal/serialize';
import { age, Column, table } from '../terminal/table';
import { phaseOf } from '../wait/readiness/phases';
import { conditionOf, conditionWith } from '../wait/readiness/readiness';
import { machineReadiness, runStrategyOf } from '../wait/readiness/virtual-machine';

export interface MachineRow extends MachineSummary {
  readonly addresses: readonly string[];
  readonly liveMigratable?: boolean;
}

/** @param unseen the kinds that this user may not list */
export function machineRow(machine: any, instance?: any, unseen: readonly string[] = []): MachineRow {
  const { metadata: { name, namespace, creationTimestamp }, status } = machine;
  const readiness = machineReadiness(machine);
  const migratable = conditionOf(machine, 'LiveMigratable')?.status;
  return {
    name,
    namespace,
    phase: phaseOf(readiness),
    status: status?.printableStatus ?? readiness.reason,
    ready: conditionWith(machine, 'Ready', 'True') !== undefined,
    ...omitEmpty({ message: readiness.message, node: instance?.status?.nodeName }),
    addresses: addressesOf(instance).flatMap(({ addresses }) => addresses),
    size: sizeOf(machine, instance),
    runStrategy: runStrategyOf(machine),
    ...omitEmpty({ liveMigratable: migratable && migratable === 'True' }),
    created: creationTimestamp,
    ...omitEmpty({ unseen }),
  };
}

/** A cell from an instance. It is unknown to users who may not list instances. */
const ofInstance = (cell: (row: MachineRow) => string | undefined) => (row: MachineRow) => cell(row) || (row.unseen === undefined ? '-' : '<unknown>');

type Print = (rows: readonly MachineRow[], allNamespaces: boolean) => Line[];

const NAMESPACE: Column<MachineRow> = ['NAMESPACE', ({ namespace }) => namespace];

const COLUMNS: readonly Column<MachineRow>[] = [
  ['NAME', ({ name }) => name],
  ['PHASE', ({ phase }) => phase],
  ['READY', ({ ready }) => ready ? 'True' : 'False'],
  ['NODE', ofInstance(({ node }) => node)],
  ['IP', ofInstance(({ addresses: [first] }) => first)],
  ['SIZE', ({ size }) => size],
  ['AGE', ({ created }) => age(created)],
];

const WIDE: readonly Column<MachineRow>[] = [
  ['STATUS', ({ status }) => status],
  ['STRATEGY', ({ runStrategy }) => runStrategy],
  ['MIGRATABLE', ({ liveMigratable }) => liveMigratable === undefined ? '-' : liveMigratable ? 'True' : 'False'],
  ['OTHER-IPS', ofInstance(({ addresses: [, ...others] }) => others.join(','))],
  ['MESSAGE', ({ message = '-' }) => message.split('\n')[0]],
];

const asTable = (columns: readonly Column<MachineRow>[]): Print => (rows, allNamespaces) => (
  rows.length === 0 ? [] : table([...allNamespaces ? [NAMESPACE] : [], ...columns], rows)
);

export const LIST_OUTPUTS: { readonly [output in 'table' | 'wide' | 'name' | 'json' | 'yaml']: Print } = {
  table: asTable(COLUMNS),
  wide: asTable([...COLUMNS, ...WIDE]),
  name: (rows) => rows.map(({ name }) => `virtualmachine.kubevirt.io/${name}`),
  json: (rows) => jsonLines(rows),
  yaml: (rows) => yamlLines(rows),
};
