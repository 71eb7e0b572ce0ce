// What belongs to a machine or a volume, and tells more of it than it does itself.

/** As far as it is known: who may not look at pods or events goes on without. */
export interface Companions {
  /** The machine's instance. */
  readonly instance?: any;
  /** Its launcher pods; a machine that migrates has two. */
  readonly pods: readonly any[];
  /** The DataVolumes of its disks. */
  readonly dataVolumes: readonly any[];
  /** The claims of its disks. */
  readonly claims: readonly any[];
  /** Events of type Warning that are about any of them, the oldest first. */
  readonly warnings: readonly any[];
  /** The machines of a pool, each with what belongs to it. */
  readonly machines: readonly Accompanied[];
  /** When a claim's storage class binds, such as `WaitForFirstConsumer`. */
  readonly bindingMode?: string;
}

/** An object with what belongs to it. */
export interface Accompanied {
  readonly object: any;
  readonly companions: Companions;
}

/** Of an object of which nothing else is known. */
export const ALONE: Companions = { pods: [], dataVolumes: [], claims: [], warnings: [], machines: [] };
