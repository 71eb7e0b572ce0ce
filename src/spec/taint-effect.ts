// The effects of node taints. Machines that become nodes have taints, and machines that run on nodes tolerate them.

/** What a taint does to pods that do not tolerate it. */
export enum NodeTaintEffect {
  /** New pods stay away. */
  NO_SCHEDULE = 'NoSchedule',
  /** New pods stay away if they can. */
  PREFER_NO_SCHEDULE = 'PreferNoSchedule',
  /** New pods stay away, and running ones leave. */
  NO_EXECUTE = 'NoExecute',
}
