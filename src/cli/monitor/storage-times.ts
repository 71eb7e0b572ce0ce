// How long DataVolumes take until they can be used: each that is seen to get there, from its creation on.
import type { Metric } from './exposition';
import { Histogram } from './histogram';
import type { Watcher } from '../cluster/watch';
import { conditionWith } from '../wait/readiness/readiness';

/** From a small clone to a large import over a slow line, in seconds. */
const BOUNDS = [5, 15, 30, 60, 120, 300, 600, 1200, 2400, 4800];

/** An empty count of how long they took. */
export const storageTimes = () => new Histogram(BOUNDS);

/** All that is kept of a DataVolume. */
export interface Volume {
  readonly uid: string;
  readonly isUsable: boolean;
  readonly storageClass: string;
  /** How long it took, in seconds. */
  readonly seconds: number;
}

/** The DataVolumes that a watch tells of. */
export class Volumes implements Watcher {
  readonly keep = volumeOf;
  /** Those that are on their way. */
  private readonly awaited = new Set<string>();

  constructor(private readonly times: Histogram) {}

  readonly replaced = (volumes: Volume[]): void => {
    const present = new Set(volumes.map(({ uid }) => uid));
    [...this.awaited].filter((uid) => !present.has(uid)).forEach((uid) => this.awaited.delete(uid));
    volumes.forEach(this.changed);
  };

  readonly changed = ({ uid, isUsable, storageClass, seconds }: Volume): void => {
    if (!isUsable) {
      this.awaited.add(uid);
    } else if (this.awaited.delete(uid)) {
      this.times.observe({ storage_class: storageClass }, seconds);
    }
  };

  readonly removed = ({ uid }: Volume): void => {
    this.awaited.delete(uid);
  };
}

function volumeOf(object: any): Volume {
  const { metadata: { uid, creationTimestamp }, spec, status } = object;
  // The cluster's own times, which no gap in the watch makes longer.
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
