// The log of a monitor, one line of JSON each.

/** The levels, the least important first. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type Level = typeof LEVELS[number];

/** Further fields of a line; those that are undefined are left out. */
export interface Fields {
  readonly [field: string]: string | number | undefined;
}

export class Log {
  /** @param minimum less important lines are not written */
  constructor(private readonly output: (line: string) => void, private readonly minimum: Level = 'info') {}

  write(level: Level, message: string, fields: Fields = {}): void {
    if (LEVELS.indexOf(level) >= LEVELS.indexOf(this.minimum)) {
      this.output(JSON.stringify({ timestamp: new Date().toISOString(), level, ...fields, message }));
    }
  }
}
