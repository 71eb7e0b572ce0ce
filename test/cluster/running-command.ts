// The command as a process, with its input files and all of its output.
import { type ChildProcessByStdio, spawn } from 'child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import type { Readable, Writable } from 'stream';
import { stringify } from 'yaml';
import { buildCommand } from '../built-command';
import type { Cluster } from '../plane/cluster';

/** What a run printed, and how it ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run in progress. */
export interface Running {
  /** Its output so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
}

export class RunningCommand {
  private readonly folder = mkdtempSync(join(tmpdir(), 'command-'));

  /** @param kubeconfig another route to the cluster than its own */
  constructor(private readonly cluster: Cluster, private readonly kubeconfig = cluster.kubeconfig) {}

  /** Bundles the command from its sources. */
  build(): void {
    buildCommand(this.path('main.js'));
  }

  /** The same command with another route to the cluster. */
  through(kubeconfig: string): RunningCommand {
    return Object.assign(new RunningCommand(this.cluster, kubeconfig), { folder: this.folder });
  }

  /** Writes manifests or a string to a file, and returns its path. */
  write(name: string, content: string | readonly object[]): string {
    const file = this.path(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : content.map((object) => stringify(object)).join('---\n'));
    return file;
  }

  /** The path of a file. */
  path(name: string): string {
    return join(this.folder, name);
  }

  /** Runs a command in the cluster's namespace to its end. */
  run(...args: string[]): Promise<Ended> {
    return this.start(...args).ended;
  }

  /** Runs a command without --namespace: its manifests have one, or it covers them all. */
  runAnywhere(...args: string[]): Promise<Ended> {
    return this.spawn(...args, '--kubeconfig', this.kubeconfig).ended;
  }

  /** Runs a command without a cluster. */
  runAlone(...args: string[]): Promise<Ended> {
    return this.spawn(...args).ended;
  }

  start(...args: string[]): Running {
    return this.spawn(...args, '--kubeconfig', this.kubeconfig, '--namespace', this.cluster.namespace);
  }

  /** Starts a command at a terminal that accepts typed input; its standard output is the screen. */
  startAtTerminal(...args: string[]): Running & { readonly type: (text: string) => void } {
    const line = [process.execPath, this.path('main.js'), ...args, '--kubeconfig', this.kubeconfig, '--namespace', this.cluster.namespace].join(' ');
    const terminal = spawn('script', ['-qec', line, '/dev/null'], { cwd: this.folder, env: this.cluster.environment });
    return { ...followed(terminal), type: (text) => terminal.stdin.write(text) };
  }

  private spawn(...args: string[]): Running {
    return followed(spawn(process.execPath, [this.path('main.js'), ...args], { cwd: this.folder, stdio: ['ignore', 'pipe', 'pipe'], env: this.cluster.environment }));
  }
}

function followed(running: ChildProcessByStdio<Writable | null, Readable, Readable>): Running {
  const said = { stdout: '', stderr: '' };
  running.stdout.on('data', (text) => said.stdout += String(text));
  running.stderr.on('data', (text) => said.stderr += String(text));
  const ended = new Promise<Ended>((resolve) => running.once('close', (status) => resolve({ status, ...said })));
  return { stdout: () => said.stdout, stderr: () => said.stderr, kill: (signal) => running.kill(signal), ended };
}
