// Applies a manifest again to a disk that exists: a disk never shrinks, and its source no longer matters.
import { typedDifferences } from '../../assertions/typed-differences';
import { fieldAt } from '../../plain-data/fields';
import { isDeepEqual, table, withFields } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import { ApiError, fieldConflicts } from '../cluster/api-error';
import { pageAt } from '../command-line/documentation';
import type { DesiredObject } from '../manifests/desired-objects';

/** A change that storage cannot make. */
export class DiskChangeError extends Error {
  /** @param paths all fields that are concerned */
  constructor(readonly path: string, message: string, paths = path) {
    super(`${paths}: ${message}`);
  }
}

/**
 * The manifest that the server accepts for an existing disk.
 *
 * A claim with a volume keeps its source. A restored snapshot leaves another source in it, and so does a DataVolume that created it.
 * Kubernetes would refuse the manifest's source, although it is no longer used.
 *
 * @param before the object as it is; undefined if it does not exist
 * @throws DiskChangeError if the manifest requests less than the size of the disk
 */
export function diskManifest({ kind, manifest }: Pick<DesiredObject, 'kind' | 'manifest'>, before: any): any {
  if (before === undefined || !Object.hasOwn(SIZES, kind)) {
    return manifest;
  }
  const size = SIZES[kind].find((path) => fieldAt(manifest, path) !== undefined);
  if (size !== undefined) {
    const [requested, requestedBefore] = [fieldAt(manifest, size), fieldAt(before, size)];
    // Many volumes are larger than their claims request. Then nothing shrinks.
    if (kind === 'DataVolume') {
      refuseLess(size, requested, requestedBefore, JSON.stringify);
    } else if (isLess(requested, requestedBefore)) {
      refuseLess(size, requested, fieldAt(before, 'status.capacity.storage'), (capacity) => `"${roundUp(quantityValue(capacity)!)}" or more`);
    }
  }
  return fieldAt(before, 'status.phase') === 'Bound' ? keepSource(manifest, before) : manifest;
}

/**
 * The error for a claim that conflicts with the DataVolume that created it; undefined for any other error.
 *
 * @param before the claim as it is
 */
export function diskConflict(before: any, error: unknown): DiskChangeError | undefined {
  const owner = before?.kind === 'PersistentVolumeClaim' && before.metadata.ownerReferences?.find(({ controller }: any) => controller === true);
  const isOwnedByCdi = fieldConflicts(error).some(({ message = '' }) => message.includes('"cdi-controller"'));
  if (!isOwnedByCdi || !owner || owner.kind !== 'DataVolume') {
    return undefined;
  }
  const name = JSON.stringify(owner.name);
  return new DiskChangeError('metadata.name', `is the claim of DataVolume ${name}, which exists and has filled it, and a disk never loses its image: `
    + `write that DataVolume, give the claim another name, or move the disk to it as ${pageAt('disks.md#moving')} describes`);
}

/**
 * The error where the server refuses to change an immutable field of a disk; undefined for any other error.
 *
 * @param before the disk as it is
 */
export function immutableFieldError({ kind, manifest }: Pick<DesiredObject, 'kind' | 'manifest'>, before: any, error: unknown): DiskChangeError | undefined {
  const rules = Object.hasOwn(IMMUTABLE_DISKS, kind) ? IMMUTABLE_DISKS[kind] : undefined;
  if (before === undefined || rules === undefined || !(error instanceof ApiError) || !rules.refusal.test(error.message)) {
    return undefined;
  }
  const differing = typedDifferences('spec', before.spec, manifest.spec, `${kind}Spec`);
  // Servers fill in fields that a manifest leaves out.
  const written = differing.filter((path) => fieldAt(manifest, path) !== undefined);
  const paths = written.length > 0 ? written : differing;
  const { namespace, name } = before.metadata;
  const advice = rules.empty.test(fieldAt(before, 'status.phase') ?? '')
    ? `it is still empty: kubectl delete ${rules.type} ${name} -n ${namespace}, and apply again`
    : [...new Set(paths.map((path) => rules.advice.find(([field]) => field.test(path))![1]))].join('; ');
  return new DiskChangeError(paths[0] ?? 'spec', `${error.message}: ${rules.why}: ${advice}`, paths.join(', ') || 'spec');
}

interface ImmutableDisk {
  /** The server's message. */
  readonly refusal: RegExp;
  readonly why: string;
  /** The phases in which a disk contains no more than a part of its source. */
  readonly empty: RegExp;
  /** The name of the type in kubectl. */
  readonly type: string;
  /** Advice on other values of a field. The last entry is for all fields. */
  readonly advice: readonly (readonly [field: RegExp, advice: string])[];
}

const ANOTHER_DISK = `give the machine a disk of another name, as ${pageAt('tasks/changing-machines.md#another-image')} describes`;

const IMMUTABLE_DISKS: { readonly [kind: string]: ImmutableDisk } = table({
  DataVolume: {
    refusal: /Cannot update DataVolume Spec/,
    why: 'the spec of a DataVolume never changes',
    empty: /^(?:Pending|WaitForFirstConsumer|PendingPopulation|Import(?:Scheduled|InProgress))?$/,
    type: 'datavolume',
    advice: [
      [/\.resources\.requests\.storage$/, `to grow its disk, make it a claim, as ${pageAt('disks.md#moving')} describes`],
      [/^spec\.source/, `for another image, ${ANOTHER_DISK}`],
      [/\.storageClassName$/, `for another storage class, ${ANOTHER_DISK}`],
      [/\.accessModes$/, `for other access modes, ${ANOTHER_DISK}`],
      [/(?:)/, ANOTHER_DISK],
    ],
  },
  PersistentVolumeClaim: {
    refusal: /spec is immutable/,
    why: 'the spec of a claim is fixed',
    empty: /^Pending$/,
    type: 'pvc',
    advice: [[/(?:)/, 'only its size can change: give the changed one another name, or delete it, which deletes its disk, and apply again']],
  },
});

/** The paths of the size in each kind of disk. */
const SIZES: { readonly [kind: string]: readonly string[] } = table({
  PersistentVolumeClaim: ['spec.resources.requests.storage'],
  DataVolume: ['spec.storage.resources.requests.storage', 'spec.pvc.resources.requests.storage'],
});

/** @param advise what to write instead */
function refuseLess(path: string, wanted: any, actual: any, advise: (actual: any) => string): void {
  if (isLess(wanted, actual)) {
    throw new DiskChangeError(path, `${JSON.stringify(wanted)} is less than the size of the disk, ${JSON.stringify(actual)}, and a disk never shrinks: write ${advise(actual)}`);
  }
}

/** Whether both are quantities, and the first one is less. */
function isLess(one: any, other: any): boolean {
  const [less, more] = [one, other].map((size) => size === undefined ? undefined : quantityValue(size));
  return less !== undefined && more !== undefined && less < more;
}

const UNITS = [['Gi', 2 ** 30], ['Mi', 2 ** 20], ['Ki', 2 ** 10]] as const;

/** Bytes in a unit that people write. CDI adds the overhead of a file system, so claims have odd sizes. */
function roundUp(bytes: number): string {
  const [unit, size] = UNITS.find((each) => bytes >= each[1]) ?? ['', 1];
  return `${Math.ceil(bytes / size)}${unit}`;
}

const SOURCE_FIELDS = ['dataSource', 'dataSourceRef'];

function keepSource(manifest: any, before: any): any {
  const { spec } = manifest;
  const others = SOURCE_FIELDS.filter((field) => spec?.[field] !== undefined && !isDeepEqual(spec[field], before.spec?.[field]));
  const known = Object.fromEntries(others.map((field) => [field, before.spec?.[field]]));
  return others.length === 0 ? manifest : withFields(manifest, { spec: withFields(spec, known) });
}
