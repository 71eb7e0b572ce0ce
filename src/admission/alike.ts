// Machines of a fleet say the same but for their names: where nothing is wrong with one, nothing is wrong with the others.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { textOf } from '../plain-data';

/** A character that no JSON has in it, in place of a digit of a name. */
const DIGIT = '\u0001';

/** Another one, in place of the digest that a Secret's name ends in. */
const DIGEST = '\u0002'.repeat(10);

/** What a machine's identity is made of, as it is derived from a name. */
const DERIVED = /"(?:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[\da-f]{4}-[\da-f]{12}|02(?::[\da-f]{2}){5})"/g;

/** The fields that hold names of objects: to no rule does it matter which digits there are in one. */
const NAME_FIELDS = ['name', 'claimName', 'hostname'];

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

const UNKNOWN_CLUSTER: ClusterCapabilitiesProps = {};

const well = new WeakMap<ClusterCapabilitiesProps, Set<string>>();

/**
 * What an object says, with marks for the digits of its name, and for what is derived from the name. Two objects of one
 * likeness become the same by renaming one of them. There is none where JSON does not tell all that an object holds.
 */
export function likenessOf({ manifest, secrets, emptyClaims }: Checked): string | undefined {
  const manifestText = textOf(manifest);
  if (manifestText === undefined) {
    return undefined;
  }
  const { name } = manifest.metadata;
  const claims = [...emptyClaims].filter((claim) => manifestText.includes(`"${claim}"`));
  const mark = name.replace(/\d/g, DIGIT);
  let text = manifestText;
  for (const secret of secrets) {
    text = text.replaceAll(`"${secret.name}"`, `"${secret.name.slice(0, -DIGEST.length)}${DIGEST}"`);
  }
  for (const field of NAME_FIELDS) {
    text = text.replaceAll(`"${field}":"${name}`, `"${field}":"${mark}`);
  }
  const found: string[] = [];
  text = text.replace(DERIVED, (derived) => {
    const known = found.indexOf(derived);
    return `"${DIGIT}${known < 0 ? found.push(derived) - 1 : known}"`;
  });
  const texts = JSON.stringify([secrets.map(({ stringData, data }) => ({ stringData, data })), claims]);
  // A name with a dash is part of no number and of no base64.
  return text + (name.includes('-') ? texts.replaceAll(name, mark) : texts);
}

/** Whether nothing was wrong with another object of this likeness. */
export function isKnownWell(likeness: string, capabilities?: ClusterCapabilitiesProps): boolean {
  return well.get(capabilities ?? UNKNOWN_CLUSTER)?.has(likeness) === true;
}

/** Keeps in mind that nothing is wrong with objects of this likeness. */
export function rememberWell(likeness: string, capabilities?: ClusterCapabilitiesProps): void {
  const cluster = capabilities ?? UNKNOWN_CLUSTER;
  const known = well.get(cluster);
  if (known === undefined || known.size === MOST) {
    well.set(cluster, new Set([likeness]));
  } else {
    known.add(likeness);
  }
}
