// What doctor tells of one thing, and how a person or a program reads it.

/** What was looked at, and what came of it. */
export interface Check {
  /** `ok`; `missing` where it is needed and not there; `unsure` where it may be missed later, or could not be told. */
  readonly verdict: 'ok' | 'missing' | 'unsure';
  readonly subject: string;
  readonly message: string;
  /** How to get it. */
  readonly remedy?: string;
}

const SIGNS: { readonly [verdict in Check['verdict']]: string } = { ok: '✓', missing: '✗', unsure: '!' };

export const ok = (subject: string, message: string): Check => ({ verdict: 'ok', subject, message });

export const missing = (subject: string, message: string, remedy?: string): Check => ({ verdict: 'missing', subject, message, remedy });

export const unsure = (subject: string, message: string, remedy?: string): Check => ({ verdict: 'unsure', subject, message, remedy });

/** A line for each check: its sign, what it is about, what was found, and how to get what was not. */
export function checkLines(checks: readonly Check[]): string[] {
  return checks.map(({ verdict, subject, message, remedy }) => `${SIGNS[verdict]} ${subject}: ${message}${remedy === undefined ? '' : `: ${remedy}`}`);
}
