// Plans which cloud-init Secrets are deleted, and why the others stay. Changed user data is a Secret with another name, and the earlier one
// stays for the machines that were started with it. The plan is a value. Planning reads nothing from the cluster.
import { isMap } from '../../plain-data/plain-data';
import { namespacedName } from '../cluster/object-name';
import { isKeptForMachine } from '../manifests/protection';

/** What a plan depends on. */
interface CollectionFacts {
  /** Secrets. Their values are not needed. */
  readonly secrets: readonly any[];
  /** All objects that may use a Secret: machines, instances, pools, and objects that hold an earlier state of them. */
  readonly readers: readonly any[];
  /** The documents of manifests. Their Secrets, and others that they use, stay in any namespace. */
  readonly manifests: readonly any[];
  /** The server's time, in seconds since 1970; undefined if the server does not report it. */
  readonly now: number | undefined;
  /** The minimum age of a Secret, in seconds: a GitOps engine applies it before the machine that uses it. */
  readonly minimumAge: number;
}

/** The decisions on cloud-init Secrets. Other Secrets are not part of a plan. */
export interface CollectionPlan {
  readonly deletions: readonly any[];
  readonly kept: readonly KeptSecret[];
}

/** A Secret that stays. */
interface KeptSecret {
  readonly secret: any;
  readonly reason: string;
}

/** The reason of a Secret that stays only for its age. */
export const IS_NEW = 'it is new';

/** The suffix of the names of cloud-init Secrets, with the machine's number in a pool. */
const HASHED_NAME = /-[0-9a-f]{10}(-\d+)?$/;

/** The kinds of manifests that contain a Secret. All others use it. */
const CONTAINING_KINDS = ['Secret', 'ExternalSecret'];

/** A possible name, anywhere in a text. */
const POSSIBLE_NAMES = /[a-z0-9]+(?:[-.]+[a-z0-9]+)*/g;

/** Keeps every Secret that is in use, that manifests contain, or that is new. */
export function planCollection({ secrets, readers, manifests, now, minimumAge }: CollectionFacts): CollectionPlan {
  const readBy = readersByName(readers, ({ metadata }) => metadata?.namespace);
  // Objects that deliver machines are in a namespace of their own, and names end in a hash.
  const manifestsBy = readersByName(manifests, () => undefined);
  const candidates = secrets.filter(isCollectable);
  const kept = candidates.flatMap((secret) => {
    const reason = reasonToKeep(secret);
    return reason === undefined ? [] : [{ secret, reason }];
  });
  const staying = new Set(kept.map(({ secret }) => secret));
  return { deletions: candidates.filter((secret) => !staying.has(secret)), kept };

  function reasonToKeep({ metadata: { namespace, name, creationTimestamp } }: any): string | undefined {
    const names = namesOf(name);
    const reader = firstDefined(names.map((each) => readBy.get(namespacedName({ namespace, name: each }))));
    const manifest = firstDefined(names.map((each) => manifestsBy.get(namespacedName({ name: each }))));
    if (reader !== undefined) {
      return `${reader.kind} ${JSON.stringify(reader.metadata.name)} uses it`;
    }
    if (manifest !== undefined) {
      return CONTAINING_KINDS.includes(manifest.kind) ? 'a manifest contains it' : 'a manifest uses it';
    }
    if (now === undefined) {
      return 'the server does not report the time, so it may be new';
    }
    // A Secret without a readable creation time counts as new.
    return now - Date.parse(creationTimestamp) / 1000 >= minimumAge ? undefined : IS_NEW;
  }
}

/** Whether it is a Secret that this library emits for cloud-init. Secrets of others have owners, and can change. */
export function isCollectable(secret: any): boolean {
  const { metadata: { name, ownerReferences = [], deletionTimestamp }, immutable } = secret;
  return immutable === true && ownerReferences.length === 0 && deletionTimestamp === undefined && HASHED_NAME.test(name) && isKeptForMachine(secret);
}

/** The first user of each name in a namespace. */
function readersByName(readers: readonly any[], namespaceOf: (reader: any) => string | undefined): Map<string, any> {
  const found = new Map<string, any>();
  for (const reader of readers) {
    const namespace = namespaceOf(reader);
    for (const name of hashedNames(reader)) {
      if (!found.has(namespacedName({ namespace, name }))) {
        found.set(namespacedName({ namespace, name }), reader);
      }
    }
  }
  return found;
}

/** Every name in an object that may be that of a cloud-init Secret, in any field: one too many only keeps another Secret. */
function hashedNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    value.match(POSSIBLE_NAMES)?.filter((name) => HASHED_NAME.test(name)).forEach((name) => names.add(name));
  } else if (Array.isArray(value)) {
    value.forEach((item) => hashedNames(item, names));
  } else if (isMap(value)) {
    Object.values(value).forEach((item) => hashedNames(item, names));
  }
  return names;
}

/** The names that refer to a Secret: a pool names it without the machine's number. */
function namesOf(name: string): string[] {
  const [, number = ''] = HASHED_NAME.exec(name) ?? [];
  return number === '' ? [name] : [name, name.slice(0, -number.length)];
}

function firstDefined(objects: readonly any[]): any {
  return objects.find((object) => object !== undefined);
}

