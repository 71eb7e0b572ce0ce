// What somebody may be allowed to do with machines, each as one word for a set of permissions.

/** What somebody may do with machines, by the commands of `cdk8s-kubevirt` that need it. */
export enum MachineAction {
  /**
   * Look at machines, pools, disks and images, and wait for them: `list`, `status`, `wait`, `nodetypes --cluster`. Reads no
   * Secret: whoever waits for manifests with Secrets in them needs APPLY, too.
   */
  VIEW = 'view',

  /**
   * Create and change what manifests say, Secrets included: `apply` and `diff`. `apply --wait` needs VIEW, too.
   *
   * Whoever may do this reads every Secret of the namespace, since the server answers a change with what is there, and a
   * machine shows its guest any Secret. By a Secret or a machine they also get the token of any ServiceAccount there, unless
   * `refuseTokens` of MachineAccess is true, and by an ExternalSecret what its store has. `appliedResources` without
   * `secrets`, `externalsecrets.external-secrets.io`, `virtualmachines.kubevirt.io` and `virtualmachinepools.pool.kubevirt.io`
   * leaves that out.
   */
  APPLY = 'apply',

  /**
   * Switch machines and delete them by their names, with or without their disks: `start`, `stop`, `restart`, `migrate`,
   * `delete`. With `--wait`, VIEW explains what does not come up; what else manifests hold, APPLY with `prune` deletes.
   * To take disks from a machine it changes the machine, which could show Secrets and tokens to its guest as with APPLY.
   */
  OPERATE = 'operate',

  /**
   * Take machines for a while and reach their guests: `lease`, `port-forward`, `vnc`. By their machines they read every Secret of
   * the namespace and get the token of any ServiceAccount, but for the namespace of a MachineLeasePool, whose policies hold
   * machines to what is their own.
   */
  LEASE = 'lease',

  /** Keep watching: `monitor`. Reads no Secret. */
  MONITOR = 'monitor',
}
