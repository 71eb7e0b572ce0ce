// The last lines of a terminal, which are redrawn in place. Messages are printed above them.
import { formatLines, type Line } from './lines';
import { printMessagesWith, takesSequences, writeUnescaped } from './print';
import { escapeHidden } from '../../issues/hidden-characters';

const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';
const ERASE_BELOW = '\u001b[J';

/** A terminal, as far as it is needed to redraw lines. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

export class LiveRegion {
  private drawnLines: readonly string[] = [];
  private readonly showCursor: () => void;

  /** @param redraw called when the size of the terminal changes, and after a message */
  constructor(private readonly terminal: Terminal, private readonly redraw: () => void) {
    this.showCursor = () => terminal.write(SHOW_CURSOR);
  }

  get size(): Pick<Terminal, 'columns' | 'rows'> {
    return this.terminal;
  }

  begin(): void {
    this.terminal.write(HIDE_CURSOR);
    // The cursor is restored however the process ends.
    process.once('exit', this.showCursor);
    this.terminal.on('resize', this.redraw);
    printMessagesWith((lines) => {
      this.print(lines);
      this.redraw();
    });
  }

  /** Replaces the lines that were drawn before. No line may be longer than the width of the terminal. */
  draw(lines: readonly string[]): void {
    this.print(lines);
    this.drawnLines = lines.map(escapeHidden);
  }

  /** Replaces the drawn lines with lines that stay. The next ones are drawn below them. */
  print(lines: readonly Line[]): void {
    this.erase();
    this.terminal.write(formatLines(lines));
  }

  end(): void {
    printMessagesWith(undefined);
    this.terminal.off('resize', this.redraw);
    process.off('exit', this.showCursor);
    this.erase();
    this.showCursor();
  }

  /** A terminal that has become narrower has wrapped the drawn lines. */
  private erase(): void {
    const { columns } = this.terminal;
    const height = this.drawnLines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
    if (height > 0) {
      this.terminal.write(`\u001b[${height}A\r${ERASE_BELOW}`);
    }
    this.drawnLines = [];
  }
}

/** Standard error, if it is a terminal with columns. A terminal without a window, such as that of a container in CI, has none. */
export function liveTerminal(): Terminal | undefined {
  const { stderr } = process;
  return takesSequences(stderr) && stderr.columns > 0 ? {
    get columns() {
      return stderr.columns;
    },
    get rows() {
      return stderr.rows;
    },
    write: writeUnescaped,
    on: (event, listener) => stderr.on(event, listener),
    off: (event, listener) => stderr.off(event, listener),
  } : undefined;
}
