// The command as a process, in the namespace of a test file.
import { execFile } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildCommand } from '../built-command';
import type { KubeObject } from '../plane/client';
import type { Cluster } from '../plane/cluster';


/** What a run came to. */
export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export class CommandLine {
  private readonly folder = mkdtempSync(join(tmpdir(), 'command-'));
  private readonly file = join(this.folder, 'main.js');

  constructor(private readonly cluster: Cluster) {}

  /** Bundles the command, as it is published. */
  build(): void {
    buildCommand(this.file);
  }

  /** Runs a verb that asks the cluster; with a kubeconfig of its own, as somebody else or by another way. */
  run(verb: string, args: readonly string[], kubeconfig = this.cluster.kubeconfig): Promise<Ran> {
    return this.runAlone(verb, [...args, '--kubeconfig', kubeconfig, ...args.includes('-A') ? [] : ['-n', this.cluster.namespace]]);
  }

  /** Runs a verb that asks nobody. */
  runAlone(verb: string, args: readonly string[]): Promise<Ran> {
    return new Promise((resolve) => {
      execFile(process.execPath, [this.file, verb, ...args], (error, stdout, stderr) => (
        resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
      ));
    });
  }

  /** Writes manifests to a file. */
  manifests(name: string, objects: readonly KubeObject[]): string {
    const file = join(this.folder, `${name}.yaml`);
    writeFileSync(file, objects.map((object) => JSON.stringify(object)).join('\n---\n'));
    return file;
  }

  /** The path of a file that does not stay. */
  path(name: string): string {
    return join(this.folder, name);
  }
}
