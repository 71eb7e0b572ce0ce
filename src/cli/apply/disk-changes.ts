// What becomes of a disk that is there when its manifest is applied again: it never shrinks, and what filled it is history.
import { typedDifferences } from '../../assertions/typed-differences';
import { isSame, table, withFields } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import { ApiError, fieldConflicts } from '../cluster/api-error';
import { pageAt } from '../command-line/documentation';
import type { DesiredObject } from '../manifests/desired-objects';
import { fieldAt } from '../manifests/machines';

/** A change that no storage makes. */
export class DiskChangeError extends Error {
  /** @param paths all fields that it is about */
  constructor(readonly path: string, message: string, paths = path) {
    super(`${paths}: ${message}`);
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
    const [wanted, asked] = [fieldAt(manifest, size), fieldAt(before, size)];
    // Many volumes are larger than what their claims ask for, and then nothing shrinks.
    if (kind === 'DataVolume' || isLess(wanted, asked)) {
      refuseShrinking(size, wanted, kind === 'DataVolume' ? asked : fieldAt(before, 'status.capacity.storage'));
    }
  }
  return fieldAt(before, 'status.phase') === 'Bound' ? withSourceOf(manifest, before) : manifest;
}

/**
 * What is wrong where a claim conflicts with the DataVolume that has made it; undefined of any other error.
 *
 * @param before the claim as it is
 */
export function conflictOfDisk(before: any, error: unknown): DiskChangeError | undefined {
  const owner = before?.kind === 'PersistentVolumeClaim' && before.metadata.ownerReferences?.find(({ controller }: any) => controller === true);
  const isOfCdi = fieldConflicts(error).some(({ message = '' }) => message.includes('"cdi-controller"'));
  if (!isOfCdi || !owner || owner.kind !== 'DataVolume') {
    return undefined;
  }
  const name = JSON.stringify(owner.name);
  return new DiskChangeError('metadata.name', `is the claim of DataVolume ${name}, which is there and has filled it, and a disk does not lose its image: `
    + `write that DataVolume, give the claim another name, or move the disk to it as ${pageAt('disks.md#moving')} says`);
}

/**
 * What is wrong where the server refuses to change what never changes of a disk; undefined of any other error.
 *
 * @param before the disk as it is
 */
export function fixedFields({ kind, manifest }: Pick<DesiredObject, 'kind' | 'manifest'>, before: any, error: unknown): DiskChangeError | undefined {
  const fixed = Object.hasOwn(FIXED, kind) ? FIXED[kind] : undefined;
  if (before === undefined || fixed === undefined || !(error instanceof ApiError) || !fixed.refusal.test(error.message)) {
    return undefined;
  }
  const differing = typedDifferences('spec', before.spec, manifest.spec, `${kind}Spec`);
  // Servers fill in what a manifest leaves out.
  const written = differing.filter((path) => fieldAt(manifest, path) !== undefined);
  const paths = written.length > 0 ? written : differing;
  const { namespace, name } = before.metadata;
  const advice = fixed.empty.test(fieldAt(before, 'status.phase') ?? '')
    ? `nothing is on it yet: kubectl delete ${fixed.type} ${name} -n ${namespace}, and apply again`
    : [...new Set(paths.map((path) => fixed.advice.find(([field]) => field.test(path))![1]))].join('; ');
  return new DiskChangeError(paths[0] ?? 'spec', `${error.message}: ${fixed.why}: ${advice}`, paths.join(', ') || 'spec');
}

interface FixedDisk {
  /** The server's words. */
  readonly refusal: RegExp;
  readonly why: string;
  /** The phases in which nothing is on it yet but a part of what it is made of. */
  readonly empty: RegExp;
  /** As kubectl names it. */
  readonly type: string;
  /** What to do for another value of a field; the last one is for all fields. */
  readonly advice: readonly (readonly [field: RegExp, advice: string])[];
}

const ANOTHER_DISK = `give the machine a disk of another name, as ${pageAt('tasks/changing-machines.md#another-image')} says`;

const FIXED: { readonly [kind: string]: FixedDisk } = table({
  DataVolume: {
    refusal: /Cannot update DataVolume Spec/,
    why: 'what a DataVolume is made of never changes',
    empty: /^(?:Pending|WaitForFirstConsumer|PendingPopulation|Import(?:Scheduled|InProgress))?$/,
    type: 'datavolume',
    advice: [
      [/\.resources\.requests\.storage$/, `to have its disk grow, make it a claim, as ${pageAt('disks.md#moving')} says`],
      [/^spec\.source/, `for another image, ${ANOTHER_DISK}`],
      [/\.storageClassName$/, `for another storage class, ${ANOTHER_DISK}`],
      [/\.accessModes$/, `for other access modes, ${ANOTHER_DISK}`],
      [/(?:)/, ANOTHER_DISK],
    ],
  },
  PersistentVolumeClaim: {
    refusal: /spec is immutable/,
    why: 'what a claim asks for is fixed',
    empty: /^Pending$/,
    type: 'pvc',
    advice: [[/(?:)/, 'only its size can change: give the changed one another name, or delete it, which deletes its disk, and apply again']],
  },
});

/** Where each kind of disk says its size. */
const SIZES: { readonly [kind: string]: readonly string[] } = table({
  PersistentVolumeClaim: ['spec.resources.requests.storage'],
  DataVolume: ['spec.storage.resources.requests.storage', 'spec.pvc.resources.requests.storage'],
});

function refuseShrinking(path: string, wanted: any, has: any): void {
  if (isLess(wanted, has)) {
    const least = JSON.stringify(roundUp(quantityValue(has)!));
    throw new DiskChangeError(path, `${JSON.stringify(wanted)} is less than the disk has, ${JSON.stringify(has)}, and a disk never shrinks: write ${least} or more`);
  }
}

/** Whether both are amounts, and the first one is the lesser. */
function isLess(one: any, other: any): boolean {
  const [less, more] = [one, other].map((size) => size === undefined ? undefined : quantityValue(size));
  return less !== undefined && more !== undefined && less < more;
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
