// Compares what objects need of others with what the manifests say of those: whether a Secret has a key, an instance type enough memory, and so on.
// Only these facts are kept of each object, as one short text.
import { autoscaledCpu } from './autoscaled-cpu';
import { cloneSize } from './clone-sizes';
import type { AdviceAt, ComparedObject, Comparison } from './comparison';
import { dataKeys } from './data-keys';
import { namedBy } from './defined-objects';
import { instancetypeConflicts } from './instancetype-conflicts';
import { groupOf, groupsMeantBy, groupsOf, keyOf } from './name-groups';
import { preferenceRequirements } from './preference-requirements';
import { preferredTopology } from './preferred-topology';
import type { ReferenceCheck, Use } from './reference-check';

const CHECKS: readonly ReferenceCheck[] = [dataKeys, preferenceRequirements, preferredTopology, instancetypeConflicts, cloneSize, autoscaledCpu];

const CHECKS_OF_KINDS = new Map(CHECKS.flatMap(({ facts }) => Object.keys(facts)).map((kind) => [kind, CHECKS.filter(({ facts }) => kind in facts)]));

const UNKNOWN = 'null';

interface PlacedUse<Place> {
  readonly check: ReferenceCheck;
  readonly set: string | undefined;
  /** In JSON: a part of a file's text would keep the whole text in memory. */
  readonly use: string;
  readonly place: Place;
}

/** Finds unmet needs among objects in any order. */
export class ReferredFacts<Place> implements Comparison<Place> {
  private readonly facts = new Map<string, Set<string>>();
  private readonly uses: PlacedUse<Place>[] = [];

  public add({ set, object, place }: ComparedObject<Place>): void {
    for (const defined of namedBy(object)) {
      for (const { facts, rule } of CHECKS_OF_KINDS.get(defined.kind) ?? []) {
        const fact = JSON.stringify(facts[defined.kind](defined)) ?? UNKNOWN;
        for (const group of groupsOf(groupOf(set, defined.kind, defined.metadata.namespace))) {
          const key = keyOf(group, `${rule.name}/${defined.metadata.name}`);
          this.facts.set(key, (this.facts.get(key) ?? new Set()).add(fact));
        }
      }
    }
    for (const check of CHECKS) {
      for (const { references, ...use } of check.usesOf(object)) {
        const inNamespaces = references.map((each) => ({ ...each, namespace: each.namespace ?? object.metadata?.namespace }));
        this.uses.push({ check, set, use: JSON.stringify({ ...use, references: inNamespaces }), place: place() });
      }
    }
  }

  public advice(): AdviceAt<Place>[] {
    return this.uses.flatMap(({ check, set, use, place }) => {
      const { references, path, need }: Use = JSON.parse(use);
      // Several objects may be meant if a namespace is not known: all of them must be wrong.
      const mistakes = combinations(references.map((each) => this.factsOf(check, set, each)))
        .map((facts) => facts.includes(null) ? undefined : check.mistakeIn(need, ...facts));
      return mistakes.length > 0 && mistakes.every((each) => each !== undefined)
        ? [{ place, issue: { path, message: mistakes[0]!, rule: check.rule.name } }]
        : [];
    });
  }

  private factsOf({ rule }: ReferenceCheck, set: string | undefined, { kind, namespace, name }: Use['references'][number]): unknown[] {
    const texts = groupsMeantBy(groupOf(set, kind, namespace)).flatMap((group) => [...this.facts.get(keyOf(group, `${rule.name}/${name}`)) ?? []]);
    return texts.map((text) => JSON.parse(text));
  }
}

function combinations(choices: readonly unknown[][]): unknown[][] {
  return choices.reduce<unknown[][]>((chosen, options) => chosen.flatMap((before) => options.map((option) => [...before, option])), [[]]);
}
