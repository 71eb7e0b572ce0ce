// How long DataVolumes take from their creation until they are usable. Counts only those that become usable while the monitor watches.
import { Histogram, Metric } from './metrics';
import type { Watcher } from '../cluster/watch';
import { conditionWith } from '../wait/readiness/readiness';

/** The bounds of the histogram, in seconds: from a small clone to a large import over a slow connection. */
const BOUNDS = [5, 15, 30, 60, 120, 300, 600, 1200, 2400, 4800];

/** An empty histogram. */
export const storageTimes = () => new Histogram(BOUNDS);

/** The part of a DataVolume that is kept. */
interface Volume {
  readonly uid: string;
  readonly isUsable: boolean;
  readonly storageClass: string;
  /** How long it took, in seconds. */
  readonly seconds: number;
}

/** The DataVolumes of a watch. */
export class Volumes implements Watcher {
  readonly keep = volumeOf;
  /** The uids of DataVolumes that are not usable yet. */
  private readonly pending = new Set<string>();

  constructor(private readonly times: Histogram) {}

  readonly replaced = (volumes: Volume[]): void => {
    const present = new Set(volumes.map(({ uid }) => uid));
    [...this.pending].filter((uid) => !present.has(uid)).forEach((uid) => this.pending.delete(uid));
    volumes.forEach(this.changed);
  };

  readonly changed = ({ uid, isUsable, storageClass, seconds }: Volume): void => {
    if (!isUsable) {
      this.pending.add(uid);
    } else if (this.pending.delete(uid)) {
      this.times.observe({ storage_class: storageClass }, seconds);
    }
  };

  readonly removed = ({ uid }: Volume): void => {
    this.pending.delete(uid);
  };
}

function volumeOf(object: any): Volume {
  const { metadata: { uid, creationTimestamp }, spec, status } = object;
  // Uses the cluster's timestamps, which are right even if the watch was interrupted.
  const ended = conditionWith(object, 'Ready', 'True')?.lastTransitionTime;
  const milliseconds = (ended === undefined ? Date.now() : Date.parse(ended)) - Date.parse(creationTimestamp);
  return {
    uid,
    isUsable: status?.phase === 'Succeeded',
    storageClass: (spec.storage ?? spec.pvc)?.storageClassName ?? '',
    seconds: Math.max(0, milliseconds / 1000),
  };
}

export function storageMetric(times: Histogram): Metric {
  return {
    name: 'cdk8s_kubevirt_storage_provisioning_duration_seconds',
    help: 'How long DataVolumes took from their creation until they could be used, by the storage class that they name.',
    type: 'histogram',
    samples: times.samples(),
  };
}
