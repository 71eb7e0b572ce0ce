// How `list` prints machines: a table, a wider one, names as kubectl takes them, JSON or YAML.
import type { MachineRow } from './machine-row';
import { jsonLines, yamlLines } from '../terminal/documents';
import type { Line } from '../terminal/lines';
import { age, Column, table } from '../terminal/table';

type Print = (rows: readonly MachineRow[], allNamespaces: boolean) => Line[];

const NAMESPACE: Column<MachineRow> = ['NAMESPACE', ({ namespace }) => namespace];

const COLUMNS: readonly Column<MachineRow>[] = [
  ['NAME', ({ name }) => name],
  ['PHASE', ({ phase }) => phase],
  ['READY', ({ ready }) => ready ? 'True' : 'False'],
  ['NODE', ({ node = '-' }) => node],
  ['IP', ({ addresses: [first = '-'] }) => first],
  ['SIZE', ({ size }) => size],
  ['AGE', ({ created }) => age(created)],
];

const WIDE: readonly Column<MachineRow>[] = [
  ['STATUS', ({ status }) => status],
  ['STRATEGY', ({ runStrategy = '-' }) => runStrategy],
  ['MIGRATABLE', ({ liveMigratable }) => liveMigratable === undefined ? '-' : liveMigratable ? 'True' : 'False'],
  ['OTHER-IPS', ({ addresses: [, ...others] }) => others.join(',') || '-'],
  ['MESSAGE', ({ message = '-' }) => message.split('\n')[0]],
];

const printed = (columns: readonly Column<MachineRow>[]): Print => (rows, allNamespaces) => (
  rows.length === 0 ? [] : table([...allNamespaces ? [NAMESPACE] : [], ...columns], rows)
);

export const LIST_OUTPUTS: { readonly [output in 'table' | 'wide' | 'name' | 'json' | 'yaml']: Print } = {
  table: printed(COLUMNS),
  wide: printed([...COLUMNS, ...WIDE]),
  name: (rows) => rows.map(({ name }) => `virtualmachine.kubevirt.io/${name}`),
  json: (rows) => jsonLines(rows),
  yaml: (rows) => yamlLines(rows),
};
