// A monitor: watches machines and disks of some namespaces or of all, and has metrics of what it sees.
import type { Metric } from './exposition';
import { Log } from './log';
import { machineMetrics, Machines } from './machines';
import { StandingWatch, Watched } from './standing-watch';
import { storageMetric, storageTimes, Volumes } from './storage-times';
import type { Cluster } from '../cluster/cluster';
import type { Watcher } from '../cluster/watch';

const MACHINES: Watched = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

/** A cluster without CDI has none. */
const VOLUMES: Watched = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', isOptional: true };

export class Monitor {
  private readonly machines: Machines[] = [];
  private readonly storageTimes = storageTimes();
  private readonly watches: Array<readonly [StandingWatch, Watcher]>;

  /** @param namespaces those that are watched; where there are none, every one */
  constructor(namespaces: readonly string[], log: Log) {
    this.watches = (namespaces.length > 0 ? namespaces : [undefined]).flatMap((namespace) => {
      const machines = new Machines(log);
      this.machines.push(machines);
      return [
        [new StandingWatch({ ...MACHINES, namespace }, log), machines] as const,
        [new StandingWatch({ ...VOLUMES, namespace }, log), new Volumes(this.storageTimes)] as const,
      ];
    });
  }

  /** Watches until the signal is aborted. */
  async run(cluster: Cluster, signal: AbortSignal): Promise<void> {
    await Promise.all(this.watches.map(([watch, watcher]) => watch.run(cluster, watcher, signal)));
  }

  unready(): string[] {
    return this.watches.flatMap(([watch]) => watch.unready() ?? []);
  }

  metrics(): Metric[] {
    return [
      ...machineMetrics(this.machines.flatMap(({ all }) => all)),
      storageMetric(this.storageTimes),
      {
        name: 'cdk8s_kubevirt_watch_connected',
        help: 'Whether a kind is watched at this moment: 1 or 0.',
        type: 'gauge',
        samples: this.watches.map(([{ watched, isConnected }]) => ({ labels: labelsOf(watched), value: isConnected ? 1 : 0 })),
      },
      {
        name: 'cdk8s_kubevirt_watch_errors_total',
        help: 'How often a watch has failed, by why.',
        type: 'counter',
        samples: this.watches.flatMap(([{ watched, failures }]) => [...failures].map(([error_type, value]) => ({
          labels: { ...labelsOf(watched), error_type }, value,
        }))),
      },
    ];
  }
}

function labelsOf({ kind, namespace = '' }: Watched) {
  return { kind, namespace };
}
