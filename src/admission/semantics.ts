// What webhooks and controllers refuse in an object that fits its schema: every rule, applied to every part that it is for. Rules skip
// values of the wrong type, and everything else is still checked.
import { AskedRules } from './asked-rules';
import { joinPath, type Refuse } from './below';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import type { Issue } from '../issues/issues';
import { table, withFields } from '../plain-data/plain-data';
import { volumes } from './cdi/rules';
import { compute } from './compute/rules';
import { storage } from './disks/rules';
import { instancetypes } from './instancetype/rules';
import { networks } from './network/rules';
import { operations } from './operations/rules';
import { placement } from './placement/rules';
import type { MachineContext, Manifest, RuleSet, Rule, RuleContext } from './rule';
import { stepsOf } from './schema-message';

/** One part of an object. */
export interface Part {
  /** Its path in the object: `spec.template.spec`. */
  readonly path: string;
  /** Which rules check it. */
  readonly as: keyof RuleSet;
  readonly value: any;
  /** What its rules need besides the context of all rules. */
  readonly context?: Pick<MachineContext, 'virtualMachine' | 'metadata'>;
}

/** The parts of an object; none if its kind is unknown. */
export function parts(object: Manifest): readonly Part[] {
  const ofKind = PARTS[object.kind];
  return ofKind === undefined ? [] : [
    { path: '', as: 'object', value: object },
    { path: 'metadata', as: 'metadata', value: object.metadata ?? {} },
    ...ofKind(object.spec ?? {}, object),
  ];
}

const PARTS: { readonly [kind: string]: (spec: any, object: Manifest) => readonly Part[] } = table({
  VirtualMachine: (spec) => virtualMachine('spec', spec),
  VirtualMachineInstance: (spec, { metadata = {} }) => instance('', { metadata, spec }, { template: { metadata, spec } }),
  VirtualMachineInstanceReplicaSet: (spec) => [
    { path: 'spec', as: 'replicaSet', value: spec },
    ...instance('spec.template', spec.template ?? {}, spec),
  ],
  VirtualMachineInstancePreset: (spec) => preset({ domain: {}, ...spec }),
  VirtualMachineSnapshotContent: (spec) => recorded(spec.source?.virtualMachine?.spec?.template),
  VirtualMachineInstanceMigration: (spec) => [{ path: 'spec', as: 'migration', value: spec }],
  MigrationPolicy: (spec) => [{ path: 'spec', as: 'migrationPolicy', value: spec }],
  VirtualMachineSnapshot: (spec) => [{ path: 'spec', as: 'snapshot', value: spec }],
  VirtualMachineRestore: (spec) => [{ path: 'spec', as: 'restore', value: spec }],
  VirtualMachineClone: (spec) => [{ path: 'spec', as: 'clone', value: spec }],
  VirtualMachineExport: (spec) => [{ path: 'spec', as: 'vmExport', value: spec }],
  VirtualMachineBackup: (spec) => [{ path: 'spec', as: 'backup', value: spec }],
  VirtualMachineBackupTracker: (spec) => [{ path: 'spec', as: 'backupTracker', value: spec }],
  VirtualMachinePool: (spec) => [
    { path: 'spec', as: 'virtualMachinePool', value: spec },
    ...virtualMachine('spec.virtualMachineTemplate.spec', spec.virtualMachineTemplate?.spec ?? {}),
  ],
  VirtualMachineInstancetype: (spec) => [{ path: 'spec', as: 'instancetype', value: spec }],
  VirtualMachineClusterInstancetype: (spec) => [{ path: 'spec', as: 'instancetype', value: spec }],
  VirtualMachinePreference: (spec) => [{ path: 'spec', as: 'preference', value: spec }],
  VirtualMachineClusterPreference: (spec) => [{ path: 'spec', as: 'preference', value: spec }],
  DataVolume: (spec) => [{ path: 'spec', as: 'dataVolume', value: spec }],
  DataSource: (spec) => [{ path: 'spec', as: 'dataSource', value: spec }],
  DataImportCron: (spec) => [
    { path: 'spec', as: 'dataImportCron', value: spec },
    { path: 'spec.template.spec', as: 'dataVolume', value: spec.template?.spec ?? {} },
  ],
  VolumeImportSource: (spec) => [{ path: 'spec', as: 'volumeImportSource', value: spec }],
  VolumeUploadSource: (spec) => [{ path: 'spec', as: 'volumeUploadSource', value: spec }],
  StorageProfile: (spec) => [{ path: 'spec', as: 'storageProfile', value: spec }],
});

function virtualMachine(path: string, spec: VirtualMachineSpec): Part[] {
  return [
    { path, as: 'virtualMachine', value: spec },
    ...instance(`${path}.template`, spec.template ?? {}, spec),
    ...(spec.dataVolumeTemplates ?? []).map((template, index): Part => ({
      path: `${path}.dataVolumeTemplates[${index}].spec`, as: 'dataVolume', value: template?.spec ?? {},
    })),
  ];
}

/**
 * The parts of an instance, or of a template for some.
 *
 * @param machine the machine that it is an instance of, or one that says no more than the instance
 */
function instance(path: string, template: any, machine: VirtualMachineSpec): Part[] {
  const { metadata = {}, spec = {} } = template;
  const context = { virtualMachine: machine, metadata };
  return [
    { path, as: 'instance', value: template },
    // KubeVirt reads a spec without a domain as one whose domain is empty.
    { path: joinPath(path, 'spec'), as: 'machine', value: 'domain' in spec ? spec : { domain: {}, ...spec }, context },
  ];
}

function preset(spec: any): Part[] {
  return [{ path: 'spec', as: 'preset', value: spec, context: { virtualMachine: { template: { spec } }, metadata: {} } }];
}

/** The instance of the machine that a snapshot has recorded. Webhooks have judged it when it was made. */
function recorded({ metadata = {}, spec = {} }: any = {}): Part[] {
  const context = { virtualMachine: { template: { spec } }, metadata };
  return [{ path: 'spec.source.virtualMachine.spec.template.spec', as: 'recordedInstance', value: spec, context }];
}

/** Every rule, by topic. */
export const FAMILIES = { compute, storage, networks, placement, operations, instancetypes, volumes };

/** Rules, by the part that each checks. */
export type RulesByPart = { readonly [part in keyof Required<RuleSet>]: ReadonlyArray<Rule<any, any>> };

/** Every rule, by the part that it checks. */
export const RULES = rulesByPart(Object.values(FAMILIES));

/** The rules of all sets, by the part that each checks. */
export function rulesByPart(sets: readonly RuleSet[]): RulesByPart {
  const rulesFor = (part: keyof RuleSet) => sets.flatMap((set): ReadonlyArray<Rule<any, any>> => set[part] ?? []);
  return {
    machine: rulesFor('machine'),
    instance: rulesFor('instance'),
    replicaSet: rulesFor('replicaSet'),
    preset: rulesFor('preset'),
    recordedInstance: rulesFor('recordedInstance'),
    migration: rulesFor('migration'),
    migrationPolicy: rulesFor('migrationPolicy'),
    snapshot: rulesFor('snapshot'),
    restore: rulesFor('restore'),
    clone: rulesFor('clone'),
    vmExport: rulesFor('vmExport'),
    backup: rulesFor('backup'),
    backupTracker: rulesFor('backupTracker'),
    virtualMachine: rulesFor('virtualMachine'),
    virtualMachinePool: rulesFor('virtualMachinePool'),
    instancetype: rulesFor('instancetype'),
    preference: rulesFor('preference'),
    dataVolume: rulesFor('dataVolume'),
    dataSource: rulesFor('dataSource'),
    dataImportCron: rulesFor('dataImportCron'),
    volumeImportSource: rulesFor('volumeImportSource'),
    volumeUploadSource: rulesFor('volumeUploadSource'),
    storageProfile: rulesFor('storageProfile'),
    object: rulesFor('object'),
    metadata: rulesFor('metadata'),
  };
}

type AskedByPart = { readonly [part in keyof RulesByPart]: AskedRules };

/** The same rules, to be asked by the fields that parts have. */
export function askByField(rules: RulesByPart): AskedByPart {
  return Object.fromEntries(Object.entries(rules).map(([part, ofPart]) => [part, new AskedRules(ofPart)])) as unknown as AskedByPart;
}

const ASKED = askByField(RULES);

/** What rules refuse in an object. Every value must have the type of its schema. */
export function semanticViolations(object: Manifest, environment: Omit<RuleContext, 'object'>, rules: AskedByPart = ASKED): Issue[] {
  const violations: Issue[] = [];
  const context: RuleContext = { object, ...environment };
  for (const part of parts(object)) {
    const ofPart = part.context === undefined ? context : withFields(context, part.context);
    let name = '';
    const refuse: Refuse = (path, message, absent) => {
      violations.push({ path: joinPath(part.path, path), message, rule: name, ...absent && { absent } });
    };
    for (const rule of rules[part.as].about(part.value)) {
      ({ name } = rule);
      rule.check(part.value, refuse, ofPart);
    }
  }
  return violations;
}

/** Thrown when a rule reads a value of the wrong type. */
const UNREADABLE = new Error('the value has the wrong type');

/**
 * Rules, each of which stops when it reads a value of the wrong type. What it reported before does not depend on that value. They are
 * asked everywhere, since looking for a field may read such a value.
 */
export function guardRules(all: RulesByPart): AskedByPart {
  return askByField(Object.fromEntries(Object.entries(all).map(([part, rules]) => [
    part, rules.map((rule): Rule<any, any> => ({ ...rule, when: undefined, check: (...args) => stopAtUnreadable(() => rule.check(...args)) })),
  ])) as unknown as RulesByPart);
}

const GUARDED_RULES = guardRules(RULES);

/**
 * What rules refuse in an object apart from its values of the wrong type.
 *
 * @param unreadable the JSON pointers of those values
 */
export function semanticViolationsExcept(
  unreadable: readonly string[], object: Manifest, environment: Omit<RuleContext, 'object'>, rules = ASKED, guarded = GUARDED_RULES,
): Issue[] {
  return unreadable.length === 0
    ? semanticViolations(object, environment, rules)
    : stopAtUnreadable(() => semanticViolations(guardCopy(object, unreadable), environment, guarded)) ?? [];
}

/** A copy that throws when a value at one of the pointers is read. */
function guardCopy(object: Manifest, pointers: readonly string[]): Manifest {
  const copy = structuredClone(object);
  // All are looked up before any is guarded: the path to one may lead through another.
  const places = pointers.map(stepsOf).map((steps) => ({
    parent: steps.slice(0, -1).reduce<any>((value, step) => value[step], copy), field: steps.at(-1)!,
  }));
  places.forEach(({ parent, field }) => Object.defineProperty(parent, field, { enumerable: true, configurable: true, get: unreadableValue }));
  return copy;
}

function unreadableValue(): never {
  throw UNREADABLE;
}

function stopAtUnreadable<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (error !== UNREADABLE) {
      throw error;
    }
    return undefined;
  }
}
