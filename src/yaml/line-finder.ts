// Finds lines of a text, for few lookups.

/** Finds lines of a text. It continues from the previous line, since consecutive lookups are close together. */
export class LineFinder {
  private start = 0;
  private line = 1;
  /** The end is kept, since a text of one line may be very long. */
  private end: number | undefined;

  constructor(private readonly text: string) {}

  /** The line of an offset, from 1. */
  public lineOf(offset: number): number {
    while (this.start > offset) {
      this.goBack();
    }
    while (this.endOfLine() < offset) {
      this.goForward();
    }
    return this.line;
  }

  /** The content of a line; empty after the last one. */
  public textOf(line: number): string {
    while (this.line > line) {
      this.goBack();
    }
    while (this.line < line && this.endOfLine() < Infinity) {
      this.goForward();
    }
    return this.line === line ? this.text.slice(this.start, this.endOfLine()) : '';
  }

  private endOfLine(): number {
    const end = this.end ?? this.text.indexOf('\n', this.start);
    this.end = end === -1 ? Infinity : end;
    return this.end;
  }

  private goForward(): void {
    this.start = this.endOfLine() + 1;
    this.line += 1;
    this.end = undefined;
  }

  private goBack(): void {
    this.end = this.start - 1;
    // From -1 on, `lastIndexOf` would find a line break at 0.
    this.start = this.end === 0 ? 0 : this.text.lastIndexOf('\n', this.end - 1) + 1;
    this.line -= 1;
  }
}
