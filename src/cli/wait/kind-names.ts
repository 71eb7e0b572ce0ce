// The names of kinds that kubectl accepts, so that TYPE/NAME is told from a name with its namespace.
import { JUDGED_KINDS, type JudgedKind } from './readiness/kinds';

/** Singulars, plurals and short names of other kinds that users name. A namespace of such a name is less likely. */
const OTHERS = new RegExp(`^(?:${[
  'po(?:ds?)?|svc|services?|secrets?|cm|configmaps?|no(?:des?)?|ev|events?|ep|endpoints|endpointslices?|sa|serviceaccounts?|pv|persistentvolumes?',
  'rs|replicasets?|rc|replicationcontrollers?|cj|cronjobs?|hpa|horizontalpodautoscalers?|pdb|poddisruptionbudgets?|quota|resourcequotas?|limitranges?',
  'ing|ingress(?:es)?|netpol|networkpolic(?:y|ies)|net-attach-def|network-?attachment-?definitions?|(?:cluster)?role(?:binding)?s?',
  'sc|storageclass(?:es)?|vs|volumesnapshots?|virtualmachine\\w+|vminstancetypes?|vmpref|kubevirts?',
].join('|')})$`);

/** A kind with a state, by its name in kubectl: singular, plural or short, with or without the group. */
export function findKind(text: string): JudgedKind | undefined {
  const wanted = text.toLowerCase();
  return JUDGED_KINDS.find(({ group, names }) => names.some((name) => wanted === name || wanted === `${name}.${group}`));
}

/** Whether a word is the name of a kind rather than of a namespace. */
export function isKindName(text: string): boolean {
  return findKind(text) !== undefined || OTHERS.test(text);
}
