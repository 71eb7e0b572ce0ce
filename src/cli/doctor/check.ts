// The result of one check, and the line that prints it.

/** A result. */
export interface Check {
  /** `missing` if it is needed and does not exist; `unsure` if it may be needed later, or could not be determined. */
  readonly verdict: 'ok' | 'missing' | 'unsure';
  /** What was checked. */
  readonly subject: string;
  readonly message: string;
  /** How to get it. */
  readonly remedy?: string;
}

const MARKS: { readonly [verdict in Check['verdict']]: string } = { ok: '✓', missing: '✗', unsure: '!' };

export const ok = (subject: string, message: string): Check => ({ verdict: 'ok', subject, message });

export const missing = (subject: string, message: string, remedy?: string): Check => ({ verdict: 'missing', subject, message, remedy });

export const unsure = (subject: string, message: string, remedy?: string): Check => ({ verdict: 'unsure', subject, message, remedy });

/** A line for each check: sign, subject, message and remedy. */
export function checkLines(checks: readonly Check[]): string[] {
  return checks.map(({ verdict, subject, message, remedy }) => `${MARKS[verdict]} ${subject}: ${message}${remedy === undefined ? '' : `: ${remedy}`}`);
}
