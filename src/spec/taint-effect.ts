// What taints of nodes do, which machines that become nodes have, and those that run on nodes tolerate.

/** What a taint does to pods that do not tolerate it. */
export enum NodeTaintEffect {
  /** New pods stay away. */
  NO_SCHEDULE = 'NoSchedule',
  /** New pods stay away if they can. */
  PREFER_NO_SCHEDULE = 'PreferNoSchedule',
  /** New pods stay away, and running ones leave. */
  NO_EXECUTE = 'NoExecute',
}
