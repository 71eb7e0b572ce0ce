// Something that a pool does once it is changed.
export interface PoolEffect {
  /** A sentence whose subject is the pool. */
  readonly text: string;
  /** Whether it deletes disks now. Nothing brings their data back. */
  readonly isLoss: boolean;
}
