/**
 * Processes that outlive the one that started them, each known by files in the plane's folder:
 * `<name>.pid` (its pid and start time), `<name>.command.json` (how to restart it), `<name>.log`, and `<name>.ended`
 * if it was ended on purpose.
 *
 * The start time tells a process from a later one with the same pid, so that a stale file never kills an unrelated process.
 */
import { spawn } from 'child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { until } from './until';

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: { readonly [name: string]: string };
}

/** Arguments such as `--port=8080`. */
export function flags(values: { readonly [name: string]: string | number | boolean }): string[] {
  return Object.entries(values).map(([name, value]) => `--${name}=${value}`);
}

interface Identity {
  readonly pid: number;
  /** Clock ticks since boot. */
  readonly started: string;
}

export class Processes {
  constructor(private readonly folder: string) {}

  /** The names of all processes that were started and not stopped, running or not, in no particular order. */
  get names(): string[] {
    return this.files.filter((file) => file.endsWith('.pid')).map((file) => file.slice(0, -'.pid'.length));
  }

  start(name: string, command: Command): void {
    writeFileSync(this.file(name, 'command.json'), JSON.stringify(command, undefined, 2));
    const log = openSync(this.file(name, 'log'), 'a');
    const child = spawn(command.command, command.args, {
      cwd: this.folder,
      // Halves the number of garbage collections in Go: memory is more plentiful than CPU time.
      env: { GOGC: '200', ...process.env, ...command.env },
      // Leads a process group of its own, so that it can be ended together with whatever it starts.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.on('error', (error) => writeFileSync(this.file(name, 'log'), `${error.message}\n`, { flag: 'a' }));
    child.unref();
    // A missing program gets no pid. No process has 0, so whoever waits for the program notices that it does not run.
    const { pid = 0 } = child;
    // Other processes read these files: the pid appears atomically, and before the process counts as one that should run.
    writeFileSync(this.file(name, 'pid.new'), `${pid}\n${startTime(pid) ?? ''}\n`);
    renameSync(this.file(name, 'pid.new'), this.file(name, 'pid'));
    rmSync(this.file(name, 'ended'), { force: true });
  }

  /** Restarts a process with its last command. */
  restart(name: string): void {
    this.start(name, this.command(name));
  }

  /** The last command of a process. */
  command(name: string): Command {
    return JSON.parse(readFileSync(this.file(name, 'command.json'), 'utf8')) as Command;
  }

  /** The names of the processes that were ended on purpose and are not running. */
  get ended(): string[] {
    return this.names.filter((name) => this.pid(name) === undefined && existsSync(this.file(name, 'ended')));
  }

  /**
   * Restarts processes that exited by themselves. Another process may be executing `start`, which writes the pid before it removes the mark
   * of a process that was ended on purpose, or `end`, which writes the mark before it signals the process.
   */
  restartFailed(): void {
    const isMeantToRun = (name: string) => !existsSync(this.file(name, 'ended'));
    this.names.filter((name) => isMeantToRun(name) && this.pid(name) === undefined && isMeantToRun(name)).forEach((name) => this.restart(name));
  }

  /** The pid of a running process. */
  pid(name: string): number | undefined {
    const identity = this.identity(name);
    return identity && isRunning(identity) ? identity.pid : undefined;
  }

  /** Ends a process group, and waits until it is gone. */
  async end(name: string, signal: NodeJS.Signals): Promise<void> {
    const pid = this.pid(name);
    writeFileSync(this.file(name, 'ended'), '');
    if (pid !== undefined) {
      signalGroup(pid, signal);
      await until(`${name} to end`, () => this.pid(name) === undefined);
    }
  }

  /** Ends all processes: asks first, and kills after three seconds. */
  async stop(): Promise<void> {
    const names = this.names;
    names.forEach((name) => writeFileSync(this.file(name, 'ended'), ''));
    this.signalAll('SIGTERM');
    await until('processes to end', () => names.every((name) => this.pid(name) === undefined), 3).catch(() => this.signalAll('SIGKILL'));
    await until('processes to end', () => names.every((name) => this.pid(name) === undefined));
    names.forEach((name) => rmSync(this.file(name, 'pid'), { force: true }));
  }

  /** Signals every running process group at once. */
  signalAll(signal: NodeJS.Signals): void {
    this.names.map((name) => this.pid(name)).forEach((pid) => pid === undefined || signalGroup(pid, signal));
  }

  log(name: string): string {
    return this.file(name, 'log');
  }

  /** Another process may be removing the folder. */
  private get files(): string[] {
    try {
      return readdirSync(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
      return [];
    }
  }

  private identity(name: string): Identity | undefined {
    const file = this.file(name, 'pid');
    if (!existsSync(file)) {
      return undefined;
    }
    const [pid, started] = readFileSync(file, 'utf8').split('\n');
    return { pid: Number(pid), started };
  }

  private file(name: string, extension: string): string {
    return join(this.folder, `${name}.${extension}`);
  }
}

/** Identifies this process to others that need to know whether it still runs. */
export function ownIdentity(): Identity {
  return { pid: process.pid, started: startTime(process.pid) ?? '' };
}

export function isRunning(identity: Identity): boolean {
  return startTime(identity.pid) === identity.started;
}

/**
 * When a process started; undefined if there is none, or only a zombie.
 *
 * A process whose first thread is a zombie still counts while it has other threads, since it still holds its ports.
 */
function startTime(pid: number): string | undefined {
  try {
    // The second field is the command in parentheses, which may itself contain spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' && readdirSync(`/proc/${pid}/task`).length <= 1 ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}
