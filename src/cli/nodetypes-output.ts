// How `nodetypes` prints: the table that vCluster prints, with what the machines are doing if asked, or JSON.
import type { ClaimedMachine } from './nodetypes-machines';
import type { NodeTypeOverview } from '../nodes/node-overview';

/** A node type, and the machines that were claimed of it. */
export interface TypeWithMachines extends NodeTypeOverview {
  readonly machines: readonly ClaimedMachine[];
}

type Column = readonly [title: string, cell: (type: TypeWithMachines) => string];

const COLUMNS: readonly Column[] = [
  ['NAME', ({ name }) => name],
  ['AVAILABLE', ({ available }) => available === undefined ? 'unlimited' : String(available)],
  ['TOTAL', ({ total }) => total === undefined ? 'unlimited' : String(total)],
  ['PROVIDER', ({ provider }) => provider],
  ['COST', ({ cost }) => cost === undefined ? 'unknown' : String(cost)],
  ['PHASE', ({ phase }) => phase],
];

const MACHINES: Column = ['MACHINES', ({ machines }) => counts(machines.map(({ phase = 'claimed' }) => phase))];

/** The table that vCluster prints. */
export function table(types: readonly TypeWithMachines[]): string {
  return printed(COLUMNS, types);
}

/** The same with the number of machines in each phase. */
export function wide(types: readonly TypeWithMachines[]): string {
  return printed([...COLUMNS, MACHINES], types);
}

/** All that is known. */
export function json(types: readonly TypeWithMachines[]): string {
  return `${JSON.stringify(types, undefined, 2)}\n`;
}

function printed(columns: readonly Column[], types: readonly TypeWithMachines[]): string {
  const rows = [columns.map(([title]) => title), ...types.map((type) => columns.map(([, cell]) => cell(type)))];
  const widths = columns.map((_column, index) => Math.max(...rows.map((row) => row[index].length)));
  return rows.map((row) => `${row.map((cell, index) => cell.padEnd(widths[index])).join('   ').trimEnd()}\n`).join('');
}

function counts(phases: readonly string[]): string {
  const distinct = [...new Set(phases)].sort();
  return distinct.map((phase) => `${phases.filter((each) => each === phase).length} ${phase}`).join(', ') || '-';
}
