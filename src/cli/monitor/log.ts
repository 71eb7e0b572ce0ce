// The log of a monitor, with one JSON document per line.

/** The levels, from the least important one. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type Level = typeof LEVELS[number];

/** Further fields of a line. Undefined ones are left out. */
interface Fields {
  readonly [field: string]: string | number | undefined;
}

export class Log {
  /** @param minimum the least important level that is written */
  constructor(private readonly output: (line: string) => void, private readonly minimum: Level = 'info') {}

  write(level: Level, message: string, fields: Fields = {}): void {
    if (LEVELS.indexOf(level) >= LEVELS.indexOf(this.minimum)) {
      this.output(JSON.stringify({ timestamp: new Date().toISOString(), level, ...fields, message }));
    }
  }
}
