// The program of a kubeconfig that gives credentials, called as kubectl calls it: once at a time, and again only when what it
// gave has expired or is refused. What it prints is secret.
import { spawn } from 'child_process';
import { ExecConfig, ExecOutput, execOutput, executable } from './exec-credential';
import { unlessAborted } from './patience';

/** What requests show, as options of an HTTP client. */
export interface Credential {
  readonly headers?: { readonly Authorization: string };
  readonly cert?: string;
  readonly key?: string;
}

/** How long a program may take to end that was told to, in milliseconds. */
const GRACE = 2_000;

export class ExecPlugin {
  private known?: ExecOutput;
  private run?: Run;

  constructor(private readonly config: ExecConfig, private readonly isTerminal = process.stdin.isTTY === true) {}

  /**
   * What to show with the next request.
   *
   * @param signal gives it up; the program ends when nobody waits for it any more
   * @throws where the program cannot be run, fails, or does not give credentials
   */
  async credential(signal?: AbortSignal): Promise<Credential> {
    if (this.known === undefined || (this.known.expires !== undefined && this.known.expires <= Date.now())) {
      this.known = await this.running().wait(signal);
    }
    return this.known.credential;
  }

  /** Takes back what a server has refused, unless there is something newer; whether it is worth another try. */
  forget({ headers, cert }: { readonly headers?: any; readonly cert?: unknown }): boolean {
    const { credential } = this.known ?? {};
    if (credential !== undefined && credential.headers?.Authorization === headers?.Authorization && credential.cert === cert) {
      this.known = undefined;
    }
    return true;
  }

  private running(): Run {
    if (this.run === undefined || this.run.isOver) {
      this.run = new Run((signal) => called(this.config, this.isTerminal, signal));
    }
    return this.run;
  }
}

/** One call of the program, which several requests wait for. */
class Run {
  isOver = false;
  private waiting = 0;
  private readonly stop = new AbortController();
  private readonly output: Promise<ExecOutput>;

  constructor(start: (signal: AbortSignal) => Promise<ExecOutput>) {
    this.output = start(this.stop.signal).finally(() => this.isOver = true);
  }

  async wait(signal: AbortSignal | undefined): Promise<ExecOutput> {
    this.waiting += 1;
    try {
      return await unlessAborted(this.output, signal);
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) {
        this.isOver = true;
        this.stop.abort();
      }
    }
  }
}

/** Its standard error is the user's: there it says what it wants, such as a page to log in on. */
async function called(config: ExecConfig, isTerminal: boolean, signal: AbortSignal): Promise<ExecOutput> {
  const { command, args, env, isInteractive } = executable(config, isTerminal);
  const child = begun(config, () => spawn(command, args, { env, stdio: [isInteractive ? 'inherit' : 'ignore', 'pipe', 'inherit'] }));
  let said = '';
  child.stdout!.setEncoding('utf8').on('data', (text) => said += text);
  const end = () => {
    child.kill();
    // What it has begun itself may hold on to its output.
    child.stdout!.destroy();
    child.unref();
    setTimeout(() => child.kill('SIGKILL'), GRACE).unref();
  };
  signal.addEventListener('abort', end);
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(notRun(config, error)));
    child.once('close', (status, killed) => resolve(status ?? killed));
  }).finally(() => signal.removeEventListener('abort', end));
  if (code !== 0) {
    throw new Error(`credential plugin ${JSON.stringify(config.command)}: ended with ${code}: look at what it printed`);
  }
  return execOutput(config, said);
}

/** What cannot be an argument is told with the argument. */
function begun<Result>(config: ExecConfig, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw notRun(config, error as Error);
  }
}

function notRun({ command, installHint }: ExecConfig, { code }: NodeJS.ErrnoException): Error {
  const hint = installHint?.trim() || 'install it, or write its path into the kubeconfig';
  return new Error(`credential plugin ${JSON.stringify(command)}: ${code === 'ENOENT' ? 'there is no such program' : `cannot be run: ${code}`}: ${hint}`);
}
