// Advice on fields that only the cluster writes, which exports of live objects have.
import type { MetadataRule } from '../rule';

const REFUSALS = {
  resourceVersion: 'the API server creates no object with a resourceVersion',
  managedFields: 'server-side apply refuses managedFields',
  ownerReferences: 'the cluster deletes an object without owners of these uids',
} as const;

const FIELDS = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];

/** A manifest must not have what the cluster sets. */
export const serverFieldSet: MetadataRule = {
  name: 'server-field-set',
  refuses: 'a resourceVersion, managedFields or ownerReferences, which the cluster sets',
  story: 'A manifest that was exported from a cluster has them. As long as the object exists, a client may apply it with its present resourceVersion. '
    + 'The API server refuses to create it, such as in another cluster or after a deletion. There, the uids of ownerReferences belong to no object, and '
    + 'the garbage collector deletes what has no other owner, a disk with its data. `render` leaves out what the API server sets.',
  when: FIELDS,
  check: (metadata, advise) => FIELDS.filter((field) => metadata[field] !== undefined).forEach((field) => (
    advise(field, `${REFUSALS[field]}, remove it`)
  )),
};
