// Plays the operator of a life: restarts the machines whose conditions ask for it, as the documentation says. A pool restarts its own.
import { execFile } from 'child_process';
import { promisify } from 'util';
import { conditionOf, World } from './world';
import { Cluster } from '../../../plane/cluster';

const run = promisify(execFile);

export class Operator {
  private readonly restarted = new Set<string>();
  private readonly names: string[] = [];

  constructor(private readonly cluster: Cluster) {}

  /** Restarts each machine once per generation. */
  async attend({ machines }: World): Promise<void> {
    const waiting = machines.filter((machine) => conditionOf(machine, 'RestartRequired') === 'True' && isOnItsOwn(machine));
    await Promise.all(waiting.map(async ({ metadata: { name, uid, generation } }) => {
      const key = `${uid} ${generation}`;
      if (!this.restarted.has(key)) {
        this.restarted.add(key);
        this.names.push(`${name}${await this.restart(name)}`);
      }
    }));
  }

  /** The restarts since the last report. */
  report(): string[] {
    return this.names.splice(0);
  }

  /** @returns how, if not by `restart` */
  private async restart(name: string): Promise<string> {
    const { environment, namespace } = this.cluster;
    try {
      await run('virtctl', ['restart', name, '--namespace', namespace], { env: environment });
      return '';
    } catch (error) {
      await this.cluster.delete({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', name });
      return ` by deleting its instance, since ${(error as Error).message.split('\n').join(' ')}`;
    }
  }
}

function isOnItsOwn({ metadata: { ownerReferences = [], deletionTimestamp } }: any): boolean {
  return ownerReferences.length === 0 && deletionTimestamp === undefined;
}
