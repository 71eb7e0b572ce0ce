// The list of all rules and all advice with their descriptions, and which of them have a severity that users can set.
import * as BETWEEN_MANIFESTS from './advice/between-manifests';
import { ADVICE } from './advice/rules';
import { OBJECTS_DISTINCT } from './distinct-objects';
import { CLAIM_BEFORE_DATA_VOLUME, RESTORE_OF_NOTHING } from './existing-claims';
import { DATA_SOURCE_MANAGED_TWICE } from './managed-data-sources';
import { CHECKED_PARTS, type RuleDescription, type RuleSet } from './rule';
import { FITS_SCHEMA } from './schema';
import { alternatives, similarNames } from '../issues/nearest-name';
import { DATA_FORM } from './secrets/data-form';
import { FALSE_ALARMS, NO_SECRET_VALUE } from './secrets/secret-values';
import { FAMILIES, rulesByPart, type RulesByPart } from './semantics';
import { CLAIM_OF_TWO_MACHINES, DATA_VOLUMES_DISTINCT, FIRMWARE_UUID_OF_TWO_MACHINES, MAC_ADDRESS_OF_TWO_MACHINES } from './shared-by-machines';
import { COPY_OF_PERSISTENT_STATE } from './stateful-copies';

/** A rule or a piece of advice, as lists of rules show it. */
export interface DescribedRule extends RuleDescription {
  /** What it checks: `spec of a DataVolume`. */
  readonly looksAt: readonly string[];
}

const ALL_MACHINES = 'all machines of an app, or of the files given to validate';
const ALL_OBJECTS = 'all objects of the files given to validate';
const ALL_OF_APP = 'all objects of an app, or of the files given to validate';

const SCOPES = new Map([
  [FITS_SCHEMA, 'a whole object'], [DATA_FORM, 'a Secret or ConfigMap'], [NO_SECRET_VALUE, 'every object of any kind'],
  [OBJECTS_DISTINCT, ALL_OF_APP], [DATA_VOLUMES_DISTINCT, ALL_MACHINES],
]);

const TITLES: { readonly [family in keyof typeof FAMILIES]: string } = {
  compute: 'CPU, memory, firmware and devices',
  storage: 'Disks and volumes of a machine',
  networks: 'Interfaces and networks',
  placement: 'Metadata, placement, life cycle, pools and replica sets',
  operations: 'Migrations, snapshots, restores, clones, exports and backups',
  instancetypes: 'Instance types and preferences',
  volumes: 'DataVolumes, PersistentVolumeClaims, DataSources, DataImportCrons, sources of volume populators, and StorageProfiles',
  kubevirt: 'KubeVirt itself',
  versions: 'Versions of KubeVirt',
};

/** The rules of one topic. */
interface Topic {
  readonly title: string;
  readonly rules: readonly DescribedRule[];
}

/** Every rule, topic by topic. */
export const TOPICS: readonly Topic[] = [
  { title: 'Whole objects', rules: describeRules(rulesByPart([]), SCOPES) },
  ...Object.entries(FAMILIES).map(([family, set]) => ({ title: TITLES[family as keyof typeof FAMILIES], rules: describeRules(rulesByPart([set])) })),
];

/** Every rule, once, sorted by name. */
export const CATALOGUE: readonly DescribedRule[] = sortByName(TOPICS.flatMap(({ rules }) => rules));

/** Every piece of advice, described as rules are. */
export const ADVICE_CATALOGUE: readonly DescribedRule[] = describeRules(
  ADVICE, new Map([
    [CLAIM_OF_TWO_MACHINES, ALL_MACHINES], [MAC_ADDRESS_OF_TWO_MACHINES, ALL_MACHINES], [FIRMWARE_UUID_OF_TWO_MACHINES, ALL_MACHINES],
    ...[DATA_SOURCE_MANAGED_TWICE, COPY_OF_PERSISTENT_STATE, RESTORE_OF_NOTHING].map((rule) => [rule, ALL_OF_APP] as const),
    ...[CLAIM_BEFORE_DATA_VOLUME, ...Object.values(BETWEEN_MANIFESTS)].map((rule) => [rule, ALL_OBJECTS] as const),
  ]),
);

/** The rule or advice with a name. */
export function findRule(name: string): DescribedRule {
  return [...CATALOGUE, ...ADVICE_CATALOGUE].find((rule) => rule.name === name)!;
}

/** Why a name cannot be silenced, and what to do instead; `undefined` if it can. */
export function silenceMistake(name: unknown): string | undefined {
  const known = ADVICE_CATALOGUE.map((advice) => advice.name);
  if (known.some((advice) => advice === name)) {
    return undefined;
  }
  if (!CATALOGUE.some((rule) => rule.name === name)) {
    return `unknown advice: ${suggestRule(name, known)}`;
  }
  const instead = name === NO_SECRET_VALUE.name ? `declare a false alarm by the object's annotation ${FALSE_ALARMS}` : 'correct what it reports';
  return `that is an error, not advice: ${instead}, see validate --explain ${name}`;
}

/** The rules that no server enforces. Users can set their severity. */
const POLICIES: readonly string[] = [NO_SECRET_VALUE, OBJECTS_DISTINCT, DATA_VOLUMES_DISTINCT, ...ADVICE_CATALOGUE].map(({ name }) => name);

/** Why the severity of a rule cannot be set, and what to do instead; `undefined` if it can. */
export function severityMistake(name: string): string | undefined {
  if (POLICIES.includes(name)) {
    return undefined;
  }
  const isRefusal = CATALOGUE.some((rule) => rule.name === name);
  return isRefusal
    ? `the cluster refuses what breaks ${name}, or the machine never starts: correct what it reports, see validate --explain ${name}`
    : `unknown rule: ${suggestRule(name, POLICIES)}`;
}

/** Without a similar name, the message does not list all of them. */
function suggestRule(mistyped: unknown, known: readonly string[]): string {
  const likely = similarNames(mistyped, known);
  return likely.length === 0 ? 'cdk8s-kubevirt validate --explain lists all' : `write ${alternatives(likely)}`;
}

function describeRules(rules: RulesByPart, whole: ReadonlyMap<RuleDescription, string> = new Map()): DescribedRule[] {
  const byName = new Map<string, DescribedRule>();
  const add = ({ name, refuses, story }: RuleDescription, looksAt: string) => (
    // Several rules of one name may look at different fields of one part.
    byName.set(name, { name, looksAt: [...new Set([...byName.get(name)?.looksAt ?? [], looksAt])], refuses, story })
  );
  whole.forEach((looksAt, rule) => add(rule, looksAt));
  for (const [part, ofPart] of Object.entries(rules)) {
    ofPart.forEach((rule) => add(rule, CHECKED_PARTS[part as keyof RuleSet]));
  }
  return sortByName([...byName.values()]);
}

function sortByName(rules: readonly DescribedRule[]): DescribedRule[] {
  return [...rules].sort((one, other) => (one.name < other.name ? -1 : 1));
}
