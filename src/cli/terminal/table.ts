// Rows of text in aligned columns, as kubectl prints them.
import { escapeHidden } from '../../issues/hidden-characters';

/** A column: its title, and its value in a row. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string];

/** The lines of a table, with the titles first. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return alignColumns([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
}

/** Lines with aligned cells. */
export function alignColumns(rows: ReadonlyArray<readonly string[]>, indentation = ''): string[] {
  const lines = rows.map((row) => row.map(escapeHidden));
  const widths = (lines[0] ?? []).map((_cell, index) => lines.reduce((most, line) => Math.max(most, line[index].length), 0));
  return lines.map((line) => `${indentation}${line.map((cell, index) => cell.padEnd(widths[index])).join('   ').trimEnd()}`);
}

/** The age of a timestamp, as kubectl prints it: `45s`, `12m`, `3h`, `5d`. */
export function age(timestamp: string | undefined, now = Date.now()): string {
  if (timestamp === undefined || timestamp === null) {
    return '-';
  }
  const seconds = Math.max(0, Math.floor((now - Date.parse(timestamp)) / 1000));
  const units = [[86_400 * 2, 86_400, 'd'], [3_600 * 2, 3_600, 'h'], [120, 60, 'm'], [0, 1, 's']] as const;
  const [, size, unit] = units.find(([least]) => seconds >= least)!;
  return `${Math.floor(seconds / size)}${unit}`;
}
