// What somebody may be allowed to do with machines, each as one word for a set of permissions.

/** What somebody may do with machines, by the commands of `cdk8s-kubevirt` that need it. */
export enum MachineAction {
  /**
   * Look at machines, pools, disks and images, and wait for them: `list`, `status`, `wait`, `nodetypes --cluster`. Reads no
   * Secret: whoever waits for manifests with Secrets in them needs APPLY, too.
   */
  VIEW = 'view',

  /** Create and change what manifests say, Secrets included: `apply` and `diff`. `apply --wait` needs VIEW, too. */
  APPLY = 'apply',

  /**
   * Switch machines and delete them by their names, with or without their disks: `start`, `stop`, `restart`, `migrate`,
   * `delete`. With `--wait`, VIEW explains what does not come up; what else manifests hold, APPLY with `prune` deletes.
   */
  OPERATE = 'operate',

  /** Take machines for a while and reach their guests: `lease`, `port-forward`, `vnc`. */
  LEASE = 'lease',

  /** Keep watching: `monitor`. Reads no Secret. */
  MONITOR = 'monitor',
}
