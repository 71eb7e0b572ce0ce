// What a monitor tells of, one line of JSON each.

/** How much something matters, the least first. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type Level = typeof LEVELS[number];

/** Further fields of a line; those that are undefined are left out. */
export interface Fields {
  readonly [field: string]: string | number | undefined;
}

export class Log {
  /** @param least what matters less is not written */
  constructor(private readonly write: (line: string) => void, private readonly least: Level = 'info') {}

  tell(level: Level, message: string, fields: Fields = {}): void {
    if (LEVELS.indexOf(level) >= LEVELS.indexOf(this.least)) {
      this.write(JSON.stringify({ timestamp: new Date().toISOString(), level, ...fields, message }));
    }
  }
}
