// The actions on machines that can be allowed: each stands for a set of permissions.

/** The actions on machines, by the commands of `cdk8s-kubevirt` that need them. */
export enum MachineAction {
  /**
   * Look at machines, pools, disks and images, and wait for them: `list`, `status`, `wait`, `nodetypes --cluster`. It does not read
   * Secrets: to wait for manifests that contain Secrets, APPLY is needed too.
   */
  VIEW = 'view',

  /**
   * Create and change the objects of manifests, including Secrets: `apply` and `diff`. `apply --wait` needs VIEW too.
   *
   * Whoever may do this can read every Secret of the namespace: the server returns the object after a change, and a machine can
   * show any Secret to its guest. With a Secret or a machine they can also get the token of any ServiceAccount there, unless
   * `refuseTokens` of MachineAccess is true, and with an ExternalSecret the values of its store. To prevent this, set
   * `appliedResources` without `secrets`, `externalsecrets.external-secrets.io`, `virtualmachines.kubevirt.io` and
   * `virtualmachinepools.pool.kubevirt.io`.
   */
  APPLY = 'apply',

  /**
   * Start, stop, restart, migrate and delete machines by their names, with or without their disks: `start`, `stop`, `restart`,
   * `migrate`, `delete`. With `--wait`, VIEW is needed to explain why a machine does not start. To delete other objects of
   * manifests, use APPLY with `prune`. This action may change machines, to detach disks, so it can show Secrets and tokens to a
   * guest as APPLY can.
   */
  OPERATE = 'operate',

  /**
   * Take machines for a while and reach their guests: `lease`, `port-forward`, `vnc`. With such a machine one can read every Secret
   * of the namespace and get the token of any ServiceAccount. Only in the namespace of a MachineLeasePool, its policies limit
   * machines to their own Secrets.
   */
  LEASE = 'lease',

  /** Watch machines: `monitor`. It does not read Secrets. */
  MONITOR = 'monitor',
}
