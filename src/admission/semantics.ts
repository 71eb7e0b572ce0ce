// What webhooks and controllers refuse in an object that fits its schema: every rule, applied to every part that it is for. Rules skip
// values of the wrong type, and everything else is still checked.
import { joinPath, type Refuse } from './below';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import type { Issue } from '../issues/issues';
import { table, withFields } from '../plain-data/plain-data';
import { volumes } from './cdi/rules';
import { compute } from './compute/rules';
import { storage } from './disks/rules';
import { instancetypes } from './instancetype/rules';
import { networks } from './network/rules';
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
export function* parts(object: Manifest): Iterable<Part> {
  const ofKind = PARTS[object.kind];
  if (ofKind) {
    yield { path: 'metadata', as: 'metadata', value: object.metadata ?? {} };
    yield* ofKind(object.spec ?? {});
  }
}

const PARTS: { readonly [kind: string]: (spec: any) => Iterable<Part> } = table({
  VirtualMachine: (spec) => virtualMachine('spec', spec),
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
});

function virtualMachine(path: string, spec: VirtualMachineSpec): Part[] {
  const machine = spec.template?.spec ?? {};
  return [
    { path, as: 'virtualMachine', value: spec },
    {
      path: `${path}.template.spec`,
      as: 'machine',
      // KubeVirt reads a spec without a domain as one whose domain is empty.
      value: 'domain' in machine ? machine : { domain: {}, ...machine },
      context: { virtualMachine: spec, metadata: spec.template?.metadata ?? {} },
    },
    ...(spec.dataVolumeTemplates ?? []).map((template, index): Part => ({
      path: `${path}.dataVolumeTemplates[${index}].spec`, as: 'dataVolume', value: template?.spec ?? {},
    })),
  ];
}

/** Every rule, by topic. */
export const FAMILIES = { compute, storage, networks, placement, instancetypes, volumes };

/** Rules, by the part that each checks. */
export type RulesByPart = { readonly [part in keyof Required<RuleSet>]: ReadonlyArray<Rule<any, any>> };

/** Every rule, by the part that it checks. */
export const RULES = rulesByPart(Object.values(FAMILIES));

/** The rules of all sets, by the part that each checks. */
export function rulesByPart(sets: readonly RuleSet[]): RulesByPart {
  const rulesFor = (part: keyof RuleSet) => sets.flatMap((set): ReadonlyArray<Rule<any, any>> => set[part] ?? []);
  return {
    machine: rulesFor('machine'),
    virtualMachine: rulesFor('virtualMachine'),
    virtualMachinePool: rulesFor('virtualMachinePool'),
    instancetype: rulesFor('instancetype'),
    preference: rulesFor('preference'),
    dataVolume: rulesFor('dataVolume'),
    dataSource: rulesFor('dataSource'),
    dataImportCron: rulesFor('dataImportCron'),
    metadata: rulesFor('metadata'),
  };
}

/** What rules refuse in an object. Every value must have the type of its schema. */
export function semanticViolations(object: Manifest, environment: Omit<RuleContext, 'object'>, rules: RulesByPart = RULES): Issue[] {
  const violations: Issue[] = [];
  const context: RuleContext = { object, ...environment };
  for (const part of parts(object)) {
    const ofPart = part.context === undefined ? context : withFields(context, part.context);
    let name = '';
    const refuse: Refuse = (path, message) => violations.push({ path: joinPath(part.path, path), message, rule: name });
    for (const rule of rules[part.as]) {
      ({ name } = rule);
      rule.check(part.value, refuse, ofPart);
    }
  }
  return violations;
}

/** Thrown when a rule reads a value of the wrong type. */
const UNREADABLE = new Error('the value has the wrong type');

/** The rules, each of which stops when it reads a value of the wrong type. What it reported before does not depend on that value. */
const GUARDED_RULES = Object.fromEntries(Object.entries(RULES).map(([part, rules]) => [
  part, rules.map((rule): Rule<any, any> => ({ ...rule, check: (...all) => stopAtUnreadable(() => rule.check(...all)) })),
])) as unknown as RulesByPart;

/**
 * What rules refuse in an object apart from its values of the wrong type.
 *
 * @param unreadable the JSON pointers of those values
 */
export function semanticViolationsExcept(unreadable: readonly string[], object: Manifest, environment: Omit<RuleContext, 'object'>): Issue[] {
  return unreadable.length === 0
    ? semanticViolations(object, environment)
    : stopAtUnreadable(() => semanticViolations(guardCopy(object, unreadable), environment, GUARDED_RULES)) ?? [];
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
