// Machines of a fleet say the same but for their names: what is admitted of one is admitted of the others, with the same advice.
import { type Issue } from '../issues';
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { textOf } from '../plain-data';
import { Memories } from '../remembered';

/** A character that no JSON has in it, in place of a digit of a name. */
const DIGIT = '\u0001';

/** Another one, in place of the digest that a Secret's name ends in. */
const DIGEST = '\u0002'.repeat(10);

/** What a machine's identity is made of, as it is derived from a name. */
const DERIVED = /"(?:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[\da-f]{4}-[\da-f]{12}|02(?::[\da-f]{2}){5})"/g;

/** The fields that hold names of objects: to no rule does it matter which digits there are in one. */
const NAME_FIELDS = ['name', 'claimName', 'hostname'];

/** A label or an annotation, which its key's prefix tells, whose value may be the name of what a machine belongs to. */
const BELONGS = /(\/[\w.-]+":")([a-z][-a-z0-9]*)(?=")/g;

/** How many likenesses are kept; a fleet has a few. */
const MOST = 1000;

/** What a check of an object looks at. */
export interface Checked {
  readonly manifest: any;
  /** The Secrets with the texts of its cloud-init. */
  readonly secrets: readonly CloudInitSecret[];
  /** The names of the claims that begin empty. */
  readonly emptyClaims: ReadonlySet<string>;
}

/** What a check finds. */
export interface Found {
  /** What a cluster would refuse. */
  readonly issues: readonly Issue[];
  /** What it would admit, and is advised against. */
  readonly advice: readonly Issue[];
}

const UNKNOWN_CLUSTER: ClusterCapabilitiesProps = {};

/** By what the cluster has. */
const admitted = new Memories<Found>(MOST);

/**
 * What an object says, with marks for the digits of its name, and for what is derived from the name. Two objects of one
 * likeness become the same by renaming one of them. There is none where JSON does not tell all that an object holds.
 */
export function likenessOf({ manifest, secrets, emptyClaims }: Checked): string | undefined {
  const manifestText = textOf(manifest);
  const name = manifest?.metadata?.name;
  if (manifestText === undefined || typeof name !== 'string') {
    return undefined;
  }
  const mark = marked(name);
  let text = manifestText;
  for (const secret of secrets) {
    text = text.replaceAll(`"${secret.name}"`, `"${secret.name.slice(0, -DIGEST.length)}${DIGEST}"`);
  }
  for (const field of NAME_FIELDS) {
    text = text.replaceAll(`"${field}":"${name}`, `"${field}":"${mark}`);
  }
  text = withBelongingMarked(text, name);
  const found: string[] = [];
  text = text.replace(DERIVED, (derived) => {
    const known = found.indexOf(derived);
    return `"${DIGIT}${known < 0 ? found.push(derived) - 1 : known}"`;
  });
  const texts = JSON.stringify([secrets.map(({ stringData, data }) => ({ stringData, data })), [...emptyClaims]]);
  return text + withMarks(texts, name);
}

/** What a check looks at of an object that has the rest in common with others. */
interface CheckedInPart {
  /** That of the rest. */
  readonly number: number;
  /** Texts, and lists and maps of them. */
  readonly metadata: any;
  readonly emptyClaims: ReadonlySet<string>;
}

/** The likeness of an object whose content is told by a number: all with that number have the same but for their names. */
export function sharedLikenessOf({ number, metadata: { name, ...others }, emptyClaims }: CheckedInPart): string {
  const text = JSON.stringify([number, others, ...emptyClaims]);
  return marked(name) + withMarks(withBelongingMarked(text, name), name);
}

/** A text with marks in the names of what the object belongs to, of which its own name tells. */
function withBelongingMarked(text: string, name: string): string {
  return text.replace(BELONGS, (whole, key, value) => `${name}-`.startsWith(`${value}-`) ? key + marked(value) : whole);
}

/** A text with marks in the name. A name with a dash is part of no number and of no base64. */
function withMarks(text: string, name: string): string {
  return name.includes('-') ? text.replaceAll(name, marked(name)) : text;
}

function marked(name: string): string {
  return name.replace(/\d/g, DIGIT);
}

/** What was found of another object of this likeness, which was admitted; nothing, where there was none yet. */
export function foundBefore(likeness: string | undefined, capabilities = UNKNOWN_CLUSTER): Found | undefined {
  return likeness === undefined ? undefined : admitted.of(capabilities).get(likeness);
}

/** Keeps what was found of an object that is admitted, for others of its likeness. */
export function rememberFound(likeness: string, found: Found, capabilities = UNKNOWN_CLUSTER): void {
  admitted.of(capabilities).set(likeness, found);
}
