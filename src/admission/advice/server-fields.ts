// Advice on fields that only the API server writes, which exports of live objects have.
import type { MetadataRule } from '../rule';

const REFUSALS = {
  resourceVersion: 'the API server creates no object with a resourceVersion',
  managedFields: 'server-side apply refuses managedFields',
} as const;

const FIELDS = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];

/** A manifest must not have what the API server sets. */
export const serverFieldSet: MetadataRule = {
  name: 'server-field-set',
  refuses: 'a resourceVersion or managedFields, which the API server sets',
  story: 'A manifest that was exported from a cluster has both. As long as the object exists, a client may apply it with its present resourceVersion. The '
    + 'API server refuses to create it, such as in another cluster or after a deletion. `render` leaves out what the API server sets.',
  when: FIELDS,
  check: (metadata, advise) => FIELDS.filter((field) => metadata[field] !== undefined).forEach((field) => (
    advise(field, `${REFUSALS[field]}, remove it`)
  )),
};
