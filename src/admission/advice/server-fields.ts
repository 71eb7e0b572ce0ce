// Advice on fields that only the cluster writes, which exports of live objects have.
import type { MetadataRule } from '../rule';

const REFUSALS = {
  resourceVersion: 'the API server creates no object with a resourceVersion',
  managedFields: 'server-side apply refuses managedFields',
  ownerReferences: 'the cluster deletes an object without owners of these uids',
} as const;

/** Kubernetes then does not look for a volume, and finds that the named one belongs to the claim that had the annotation. */
const BOUND = 'pv.kubernetes.io/bind-completed';

const FIELDS = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];

/** A manifest must not have what the cluster sets. */
export const serverFieldSet: MetadataRule = {
  name: 'server-field-set',
  refuses: 'a resourceVersion, managedFields, ownerReferences or the annotation of a bound claim, which the cluster sets',
  story: 'A manifest that was exported from a cluster has them. As long as the object exists, a client may apply it with its present resourceVersion. '
    + 'The API server refuses to create it, such as in another cluster or after a deletion. There, the uids of ownerReferences belong to no object, and '
    + 'the garbage collector deletes what has no other owner, a disk with its data. A claim with the annotation pv.kubernetes.io/bind-completed is Lost '
    + 'there. `render` leaves out what the API server sets.',
  when: [...FIELDS, 'annotations'],
  check: (metadata, advise) => {
    FIELDS.filter((field) => metadata[field] !== undefined).forEach((field) => advise(field, `${REFUSALS[field]}, remove it`));
    if (metadata.annotations?.[BOUND] !== undefined) {
      advise(`annotations[${BOUND}]`, 'a claim that is created with it is Lost, remove it, and spec.volumeName unless that volume is kept for this claim');
    }
  },
};
