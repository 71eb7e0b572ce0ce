// I/O threads: what serves the requests of a machine's disks beside its processors.

/** How the requests of disks are spread over I/O threads: `ioThreadsPolicy`. */
export enum IoThreadsPolicy {
  /** One thread for all disks without one of their own. */
  SHARED = 'shared',
  /** As many threads as there are disks, up to twice the CPUs. */
  AUTO = 'auto',
  /** A number of threads that all serve every disk. */
  SUPPLEMENTAL_POOL = 'supplementalPool',
}
