// The command as a process, with the files that it is given and all that it says.
import { type ChildProcessByStdio, spawn } from 'child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import type { Readable, Writable } from 'stream';
import { stringify } from 'yaml';
import { buildCommand } from '../built-command';
import type { Cluster } from '../plane/cluster';

/** What a run said, and how it ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run that goes on. */
export interface Running {
  /** What it has said so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
}

export class RunningCommand {
  private readonly folder = mkdtempSync(join(tmpdir(), 'command-'));

  /** @param kubeconfig another way to the cluster than its own */
  constructor(private readonly cluster: Cluster, private readonly kubeconfig = cluster.kubeconfig) {}

  /** Bundles the command from its sources. */
  build(): void {
    buildCommand(this.path('main.js'));
  }

  /** The same command by another way to the cluster. */
  through(kubeconfig: string): RunningCommand {
    return Object.assign(new RunningCommand(this.cluster, kubeconfig), { folder: this.folder });
  }

  /** Writes manifests, or a text as it is, to a file; returns where that is. */
  write(name: string, content: string | readonly object[]): string {
    const file = this.path(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : content.map((object) => stringify(object)).join('---\n'));
    return file;
  }

  /** Where a file is. */
  path(name: string): string {
    return join(this.folder, name);
  }

  /** Runs a verb in the cluster's namespace until it ends. */
  run(...args: string[]): Promise<Ended> {
    return this.start(...args).ended;
  }

  /** Runs a verb whose manifests say the namespace, or which is about all of them. */
  runAnywhere(...args: string[]): Promise<Ended> {
    return this.spawn(...args, '--kubeconfig', this.kubeconfig).ended;
  }

  /** Runs a verb that asks nobody. */
  runAlone(...args: string[]): Promise<Ended> {
    return this.spawn(...args).ended;
  }

  start(...args: string[]): Running {
    return this.spawn(...args, '--kubeconfig', this.kubeconfig, '--namespace', this.cluster.namespace);
  }

  /** Starts a verb at a terminal, whose screen is its standard output, and where somebody may type. */
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
