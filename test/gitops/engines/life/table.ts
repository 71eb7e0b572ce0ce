// The table of a life: what each commit changed, and what the engine reported. It is rewritten below dist/ after each commit.
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';

const FOLDER = join(__dirname, '../../../../dist/life');

export interface Row {
  readonly commit: string;
  readonly change: string;
  /** What the engine reported on the way, for each app. */
  readonly said: readonly string[];
  /** Other events. */
  readonly notes: readonly string[];
  readonly seconds: number;
  readonly claims: number;
  readonly secrets: number;
}

export class Table {
  private readonly rows: Row[] = [];

  constructor(private readonly engine: string, private readonly seed: number) {}

  add(row: Row): void {
    this.rows.push(row);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${this.engine}.md`), this.text());
  }

  text(): string {
    const cells = this.rows.map(({ commit, change, said, notes, seconds, claims, secrets }, index) => (
      [index, commit.slice(0, 7), change, said.join('; '), notes.join('; '), seconds.toFixed(1), claims, secrets].join(' | ')
    ));
    return [
      `# ${this.engine}: ${new Set(this.rows.map(({ commit }) => commit)).size} commits, LIFE_SEED=${this.seed}`,
      '',
      '| | commit | what it did | what the engine said | besides | s | claims | Secrets |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...cells.map((row) => `| ${row} |`),
      '',
    ].join('\n');
  }
}
