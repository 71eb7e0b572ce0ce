// What becomes of a disk that is there when its manifest is applied again: it never shrinks, and what filled it is history.
import { isSame, table, withFields } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import type { DesiredObject } from '../manifests/desired-objects';
import { fieldAt } from '../manifests/machines';

/** A change that no storage makes. */
export class DiskChangeError extends Error {
  constructor(readonly path: string, message: string) {
    super(`${path}: ${message}`);
  }
}

/**
 * The manifest that the server can take for a disk that is there.
 *
 * A claim with a volume keeps what it was filled from: a restored snapshot leaves another source in it, and so does a DataVolume that has made it.
 * Kubernetes would refuse the manifest's, although nobody reads it any more.
 *
 * @param before the object as it is; undefined if it does not exist
 * @throws DiskChangeError when the manifest wants less than the disk has
 */
export function diskManifest({ kind, manifest }: Pick<DesiredObject, 'kind' | 'manifest'>, before: any): any {
  if (before === undefined || !Object.hasOwn(SIZES, kind)) {
    return manifest;
  }
  const size = SIZES[kind].find((path) => fieldAt(manifest, path) !== undefined);
  if (size !== undefined) {
    refuseShrinking(size, fieldAt(manifest, size), kind === 'DataVolume' ? fieldAt(before, size) : fieldAt(before, 'status.capacity.storage'));
  }
  return fieldAt(before, 'status.phase') === 'Bound' ? withSourceOf(manifest, before) : manifest;
}

/** Where each kind of disk says its size. */
const SIZES: { readonly [kind: string]: readonly string[] } = table({
  PersistentVolumeClaim: ['spec.resources.requests.storage'],
  DataVolume: ['spec.storage.resources.requests.storage', 'spec.pvc.resources.requests.storage'],
});

function refuseShrinking(path: string, wanted: any, has: any): void {
  const [less, more] = [wanted, has].map((size) => size === undefined ? undefined : quantityValue(size));
  if (less !== undefined && more !== undefined && less < more) {
    throw new DiskChangeError(path, `${JSON.stringify(wanted)} is less than the disk has, ${JSON.stringify(has)}, and a disk never shrinks: write ${JSON.stringify(roundUp(more))} or more`);
  }
}

const UNITS = [['Gi', 2 ** 30], ['Mi', 2 ** 20], ['Ki', 2 ** 10]] as const;

/** Bytes in a unit that people write: CDI adds what a file system takes, and claims have odd sizes then. */
function roundUp(bytes: number): string {
  const [unit, size] = UNITS.find((each) => bytes >= each[1]) ?? ['', 1];
  return `${Math.ceil(bytes / size)}${unit}`;
}

const SOURCES = ['dataSource', 'dataSourceRef'];

function withSourceOf(manifest: any, before: any): any {
  const { spec } = manifest;
  const others = SOURCES.filter((field) => spec?.[field] !== undefined && !isSame(spec[field], before.spec?.[field]));
  const known = Object.fromEntries(others.map((field) => [field, before.spec?.[field]]));
  return others.length === 0 ? manifest : withFields(manifest, { spec: withFields(spec, known) });
}
