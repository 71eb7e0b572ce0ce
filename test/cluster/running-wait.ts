// The command's `wait` as a process, with the time of each line.
import { ChildProcess, spawn } from 'child_process';
import { createInterface } from 'readline';
import { until } from '../plane/cluster';

export interface Line {
  readonly text: string;
  readonly at: number;
}

/** How a process ended. */
export interface End {
  readonly code: number | null;
  readonly at: number;
  /** The output from the first error on, or else the last line. */
  readonly report: string;
}

export class RunningWait {
  /** Starts a wait. */
  static start(command: string, args: readonly string[], kubeconfig: string): RunningWait {
    return new RunningWait(spawn(process.execPath, [command, 'wait', '--kubeconfig', kubeconfig, ...args], { stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  readonly lines: Line[] = [];
  stdout = '';
  private isEnded = false;
  readonly ended: Promise<End>;

  private constructor(private readonly process: ChildProcess) {
    createInterface(process.stderr!).on('line', (text) => this.lines.push({ text, at: Date.now() }));
    process.stdout!.on('data', (text) => this.stdout += String(text));
    let at = 0;
    process.once('exit', () => at = Date.now());
    // Unlike exit, close comes after all output has been read.
    this.ended = new Promise((resolve) => process.once('close', (code) => {
      this.isEnded = true;
      resolve({ code, at, report: this.report() });
    }));
  }

  /** Waits for a line that matches. */
  async says(pattern: RegExp): Promise<Line> {
    const found = await until(`the command to say ${pattern}`, () => this.lines.find(({ text }) => pattern.test(text)) ?? (this.isEnded && 'ended'));
    if (found === 'ended') {
      throw new Error(`the command has ended without saying ${pattern}: it said ${JSON.stringify(this.text())}`);
    }
    return found;
  }

  text(): string {
    return this.lines.map(({ text }) => text).join('\n');
  }

  signal(name: NodeJS.Signals): void {
    this.process.kill(name);
  }

  private report(): string {
    const texts = this.lines.map(({ text }) => text);
    const first = texts.findIndex((text) => /^(?:error|not ready): /.test(text));
    return texts.slice(first < 0 ? -1 : first).join('\n');
  }
}
