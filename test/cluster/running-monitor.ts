// The command's monitor as a process, with its log and its pages.
import { ChildProcess, spawn } from 'child_process';
import { createInterface } from 'readline';
import { until } from '../plane/cluster';

export class RunningMonitor {
  /** Starts a monitor on a free port. */
  static async start(command: string, args: readonly string[], kubeconfig: string): Promise<RunningMonitor> {
    const monitor = new RunningMonitor(spawn(process.execPath, [command, 'monitor', '--port', '0', '--kubeconfig', kubeconfig, ...args]));
    await until('the monitor to serve', () => {
      monitor.url = monitor.messages().map((message) => /^serves (\S+)\/metrics/.exec(message)?.[1]).find(Boolean) ?? '';
      return monitor.url !== '';
    });
    return monitor;
  }

  /** The log lines so far. */
  readonly lines: any[] = [];
  private url = '';
  private errors = '';
  private readonly ended: Promise<number | null>;

  private constructor(private readonly process: ChildProcess) {
    createInterface(process.stdout!).on('line', (line) => this.lines.push(JSON.parse(line)));
    process.stderr!.on('data', (text) => this.errors += String(text));
    // Unlike exit, close comes after all output has been read.
    this.ended = new Promise((resolve) => process.once('close', resolve));
  }

  messages(): string[] {
    return this.lines.map(({ message }) => message);
  }

  /** The status code and body of a page. */
  async page(path: string): Promise<{ readonly code: number; readonly text: string }> {
    const response = await fetch(`${this.url}${path}`);
    return { code: response.status, text: await response.text() };
  }

  /** The value of a metric, or undefined if it is missing. */
  async metric(line: string): Promise<number | undefined> {
    const { text } = await this.page('/metrics');
    const found = text.split('\n').find((each) => each.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  }

  ready(): Promise<true> {
    return until('the monitor to be ready', async () => {
      const { code, text } = await this.page('/readyz');
      if (code !== 200) {
        throw new Error(text);
      }
      return true as const;
    });
  }

  /** Ends it as Kubernetes does, and returns its exit code and standard error. */
  async end(): Promise<{ readonly code: number | null; readonly errors: string }> {
    this.process.kill('SIGTERM');
    return { code: await this.ended, errors: this.errors };
  }
}
