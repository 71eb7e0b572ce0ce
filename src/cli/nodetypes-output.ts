// How `nodetypes` prints: the table that vCluster prints, with what the machines are doing if asked, or JSON.
import type { ClaimedMachine } from './nodetypes-machines';
import { jsonLines } from './terminal/documents';
import { Column, table as tableLines } from './terminal/table';
import type { NodeTypeOverview } from '../nodes/node-overview';

/** A node type, and the machines that were claimed of it. */
export interface TypeWithMachines extends NodeTypeOverview {
  readonly machines: readonly ClaimedMachine[];
}

const COLUMNS: readonly Column<TypeWithMachines>[] = [
  ['NAME', ({ name }) => name],
  ['AVAILABLE', ({ available }) => available === undefined ? 'unlimited' : String(available)],
  ['TOTAL', ({ total }) => total === undefined ? 'unlimited' : String(total)],
  ['PROVIDER', ({ provider }) => provider],
  ['COST', ({ cost }) => cost === undefined ? 'unknown' : String(cost)],
  ['PHASE', ({ phase }) => phase],
];

const MACHINES: Column<TypeWithMachines> = ['MACHINES', ({ machines }) => counts(machines.map(({ phase = 'claimed' }) => phase))];

/** The table that vCluster prints. */
export function table(types: readonly TypeWithMachines[]): string[] {
  return tableLines(COLUMNS, types);
}

/** The same with the number of machines in each phase. */
export function wide(types: readonly TypeWithMachines[]): string[] {
  return tableLines([...COLUMNS, MACHINES], types);
}

/** All that is known. */
export function json(types: readonly TypeWithMachines[]): string[] {
  return jsonLines(types);
}

function counts(phases: readonly string[]): string {
  const distinct = [...new Set(phases)].sort();
  return distinct.map((phase) => `${phases.filter((each) => each === phase).length} ${phase}`).join(', ') || '-';
}
