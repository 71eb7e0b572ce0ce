// When KubeVirt runs a machine.

/** When KubeVirt runs a machine: `spec.runStrategy`. */
export enum RunStrategy {
  /** Always: started at once, and again whenever it stops. */
  ALWAYS = 'Always',
  /** Never: stopped until the strategy changes. */
  HALTED = 'Halted',
  /** On request: started and stopped by `start` and `stop` only. */
  MANUAL = 'Manual',
  /** Started at once, and again when it fails; a guest that shuts itself down stays down. */
  RERUN_ON_FAILURE = 'RerunOnFailure',
  /** Started once, and never again. */
  ONCE = 'Once',
}
