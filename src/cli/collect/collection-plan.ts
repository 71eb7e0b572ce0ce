// Plans which cloud-init Secrets are deleted, and why the others stay. A changed text is a Secret of another name, and the earlier one
// stays for the machines that were started with it. The plan is a value; planning reads nothing from the cluster.
import { isMap } from '../../plain-data/plain-data';
import { isKeptForMachine } from '../manifests/protection';

/** What a plan depends on. */
interface CollectionFacts {
  /** Secrets; their values are not needed. */
  readonly secrets: readonly any[];
  /** All objects that may read a Secret: machines, instances, pools, and what keeps an earlier state of them. */
  readonly readers: readonly any[];
  /** The documents of manifests, whose Secrets stay, and what else they read, in whichever namespace. */
  readonly manifests: readonly any[];
  /** The server's time, in seconds since 1970; nothing where the server does not say it. */
  readonly now: number | undefined;
  /** The age that a Secret must have, in seconds: an engine applies it before the machine that reads it. */
  readonly minimumAge: number;
}

/** What becomes of the cloud-init Secrets. Other Secrets are in no plan. */
export interface CollectionPlan {
  readonly deletions: readonly any[];
  readonly kept: readonly KeptSecret[];
}

/** A Secret that stays. */
interface KeptSecret {
  readonly secret: any;
  readonly reason: string;
}

/** The end of the names of cloud-init's Secrets, with the machine's number in a pool. */
const HASHED = /-[0-9a-f]{10}(-\d+)?$/;

/** The kinds of manifests that bring a Secret; every other one reads it. */
const BRINGING_KINDS = ['Secret', 'ExternalSecret'];

/** What may be a name, anywhere in a text. */
const NAMES = /[a-z0-9]+(?:[-.]+[a-z0-9]+)*/g;

/** Keeps every Secret that anything reads, that manifests have, or that is new. */
export function planCollection({ secrets, readers, manifests, now, minimumAge }: CollectionFacts): CollectionPlan {
  const readBy = readersByName(readers, ({ metadata }) => metadata?.namespace);
  // What delivers machines stands in a namespace of its own, and names end in a hash.
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
    const reader = first(names.map((each) => readBy.get(key(namespace, each))));
    const manifest = first(names.map((each) => manifestsBy.get(key(undefined, each))));
    if (reader !== undefined) {
      return `${reader.kind} ${JSON.stringify(reader.metadata.name)} reads it`;
    }
    if (manifest !== undefined) {
      return BRINGING_KINDS.includes(manifest.kind) ? 'a manifest has it' : 'a manifest reads it';
    }
    if (now === undefined) {
      return 'the server does not say what time it is, so that it may be new';
    }
    // A Secret without a readable time of creation is taken for a new one.
    return now - Date.parse(creationTimestamp) / 1000 >= minimumAge ? undefined : 'it is new';
  }
}

/** Whether it is a Secret that this library emits for cloud-init, and nobody else's: Secrets of others have owners, and can change. */
export function isCollectable(secret: any): boolean {
  const { metadata: { name, ownerReferences = [], deletionTimestamp }, immutable } = secret;
  return immutable === true && ownerReferences.length === 0 && deletionTimestamp === undefined && HASHED.test(name) && isKeptForMachine(secret);
}

/** The first reader of each name in a namespace. */
function readersByName(readers: readonly any[], namespaceOf: (reader: any) => string | undefined): Map<string, any> {
  const found = new Map<string, any>();
  for (const reader of readers) {
    const namespace = namespaceOf(reader);
    for (const name of hashedNames(reader)) {
      if (!found.has(key(namespace, name))) {
        found.set(key(namespace, name), reader);
      }
    }
  }
  return found;
}

/** Every name in an object that may be a cloud-init Secret's, wherever it stands: a field more is a Secret more that stays. */
function hashedNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    value.match(NAMES)?.filter((name) => HASHED.test(name)).forEach((name) => names.add(name));
  } else if (Array.isArray(value)) {
    value.forEach((item) => hashedNames(item, names));
  } else if (isMap(value)) {
    Object.values(value).forEach((item) => hashedNames(item, names));
  }
  return names;
}

/** The names by which a Secret is read: a pool names it without the machine's number. */
function namesOf(name: string): string[] {
  const [, number = ''] = HASHED.exec(name) ?? [];
  return number === '' ? [name] : [name, name.slice(0, -number.length)];
}

function key(namespace: string | undefined, name: string): string {
  return `${namespace ?? ''}/${name}`;
}

function first(objects: readonly any[]): any {
  return objects.find((object) => object !== undefined);
}

