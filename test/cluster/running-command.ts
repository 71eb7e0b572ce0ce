// The command as a process, with the files that it is given and all that it says.
import { spawn } from 'child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
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
    buildCommand(join(this.folder, 'main.js'));
  }

  /** The same command by another way to the cluster. */
  through(kubeconfig: string): RunningCommand {
    return Object.assign(new RunningCommand(this.cluster, kubeconfig), { folder: this.folder });
  }

  /** Writes manifests, or a text as it is, to a file. */
  write(name: string, content: string | readonly object[]): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true });
    writeFileSync(join(this.folder, name), typeof content === 'string' ? content : content.map((object) => stringify(object)).join('---\n'));
  }

  /** Where a file is. */
  path(name: string): string {
    return join(this.folder, name);
  }

  /** Runs a verb in the cluster's namespace until it ends. */
  run(...args: string[]): Promise<Ended> {
    return this.start(...args).ended;
  }

  /** Runs a verb whose manifests say the namespace. */
  runAnywhere(...args: string[]): Promise<Ended> {
    return this.spawn(args).ended;
  }

  start(...args: string[]): Running {
    return this.spawn([...args, '--namespace', this.cluster.namespace]);
  }

  private spawn(args: readonly string[]): Running {
    const command = [join(this.folder, 'main.js'), ...args, '--kubeconfig', this.kubeconfig];
    const running = spawn(process.execPath, command, { cwd: this.folder, stdio: ['ignore', 'pipe', 'pipe'], env: this.cluster.environment });
    const said = { stdout: '', stderr: '' };
    running.stdout.on('data', (text) => said.stdout += String(text));
    running.stderr.on('data', (text) => said.stderr += String(text));
    const ended = new Promise<Ended>((resolve) => running.once('close', (status) => resolve({ status, ...said })));
    return { stdout: () => said.stdout, stderr: () => said.stderr, kill: (signal) => running.kill(signal), ended };
  }
}
