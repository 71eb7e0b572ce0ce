// Lines at the end of a terminal that are drawn anew in place.
import { written } from './lines';
import { escaped } from '../../hidden-characters';

const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';
const ERASE_BELOW = '\u001b[J';

/** What a terminal does. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

export class LiveRegion {
  private drawn: readonly string[] = [];
  private readonly showCursor: () => void;

  /** @param resized told when the terminal has another size */
  constructor(private readonly terminal: Terminal, private readonly resized: () => void) {
    this.showCursor = () => terminal.write(SHOW_CURSOR);
  }

  get size(): Pick<Terminal, 'columns' | 'rows'> {
    return this.terminal;
  }

  begin(): void {
    this.terminal.write(HIDE_CURSOR);
    // Whatever ends the process leaves a terminal that can be typed in.
    process.once('exit', this.showCursor);
    this.terminal.on('resize', this.resized);
  }

  /** Draws lines in place of those that were drawn before; none may be longer than the terminal is wide. */
  draw(lines: readonly string[]): void {
    this.leave(lines);
    this.drawn = lines.map(escaped);
  }

  /** Writes lines that stay in place of those that were drawn; the next ones are drawn below. */
  leave(lines: readonly string[]): void {
    this.erase();
    this.terminal.write(written(lines));
  }

  end(): void {
    this.terminal.off('resize', this.resized);
    process.off('exit', this.showCursor);
    this.erase();
    this.showCursor();
  }

  /** A terminal that has become narrower has broken the lines that were drawn. */
  private erase(): void {
    const { columns } = this.terminal;
    const height = this.drawn.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
    if (height > 0) {
      this.terminal.write(`\u001b[${height}A\r${ERASE_BELOW}`);
    }
    this.drawn = [];
  }
}
