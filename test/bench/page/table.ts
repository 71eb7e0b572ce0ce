// Markdown tables, and the numbers in them.

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map((_, column) => column === 0 ? '---' : '---:'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** A number with three significant digits, or with all digits before the decimal point. */
export function number(value: number): string {
  return value.toLocaleString('en', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
}
