// Converts permissions to the rules of a Role.
import { Permissions, resourceOf, Verb, VERBS } from './permissions';

/** A rule of a Role or ClusterRole. */
export interface PolicyRule {
  readonly apiGroups: string[];
  readonly resources: string[];
  readonly verbs: readonly Verb[];
}

/** The rules of a Role with all of these permissions. Resources of a group with the same verbs share a rule; the order is stable. */
export function policyRules(permissions: readonly Permissions[]): PolicyRule[] {
  const verbs = new Map<string, Set<Verb>>();
  for (const [resource, allowed] of permissions.flatMap((each) => Object.entries(each))) {
    verbs.set(resource, new Set([...verbs.get(resource) ?? [], ...allowed]));
  }
  const rules = new Map<string, PolicyRule>();
  for (const [called, allowed] of [...verbs].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { group, resource, subresource } = resourceOf(called);
    const ordered = VERBS.filter((verb) => allowed.has(verb));
    const key = [group, ...ordered].join();
    const { resources } = rules.get(key) ?? { resources: [] };
    const name = [resource, ...subresource === undefined ? [] : [subresource]].join('/');
    rules.set(key, { apiGroups: [group], resources: [...resources, name], verbs: ordered });
  }
  return [...rules].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, rule]) => rule);
}
