// Explains why objects were not applied: each on its own, and all objects of the same other set at once, as after a misspelled --prune.
import { applySetId, SET_ID, TOOLING } from './apply-set-names';
import { lineOf, refusalLines } from './refusal';
import { FIELD_MANAGER, OtherSetError } from './server-side-apply';
import { failureOf } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import type { Cluster } from '../cluster/cluster';
import type { DesiredObject } from '../manifests/desired-objects';

export async function failureLines(cluster: Cluster, failed: ReadonlyMap<DesiredObject, Error>): Promise<string[]> {
  const ofSets = [...failed].filter(([, error]) => error instanceof OtherSetError);
  const others = [...failed].filter(([, error]) => !(error instanceof OtherSetError));
  const bySet = groupBy(ofSets, ([, error]) => (error as OtherSetError).set);
  const setLines = await Promise.all([...bySet].map(async ([id, group]) => {
    const objects = group.map(([object]) => object);
    const knownSet = await findSet(cluster, id, objects);
    return lineOf(objects[0], setMessage(id, knownSet, objects.length, cluster.namespace));
  }));
  return [...setLines, ...others.flatMap(([object, error]) => refusalLines(object, error))];
}

interface SetName {
  readonly name: string;
  readonly namespace: string;
}

function setMessage(id: string, knownSet: SetName | undefined, count: number, namespace: string): string {
  const [belongs, pronoun] = count === 1 ? ['belongs', 'it'] : [`it and ${count - 1} more belong`, 'them'];
  if (knownSet === undefined) {
    return `${belongs} to another set, ${id}: leave ${pronoun} out, or take ${pronoun} over with --force-conflicts`;
  }
  const isElsewhere = knownSet.namespace !== namespace;
  const set = `${JSON.stringify(knownSet.name)}${isElsewhere ? ` in namespace ${JSON.stringify(knownSet.namespace)}` : ''}`;
  const write = `--prune ${knownSet.name}${isElsewhere ? ` --namespace ${knownSet.namespace}` : ''}`;
  return `${belongs} to the set ${set}: write ${write}, or leave ${pronoun} out; --force-conflicts takes ${pronoun} over`;
}

/** The name of a set of ours; undefined if it is unknown, such as to a user who may not list Secrets. */
async function findSet(cluster: Cluster, id: string, objects: readonly DesiredObject[]): Promise<SetName | undefined> {
  for (const namespace of new Set([cluster.namespace, ...objects.flatMap((object) => object.namespace ?? [])])) {
    const query = { apiVersion: 'v1', kind: 'Secret', namespace, labelSelector: `${SET_ID}=${id}` };
    const { items } = await cluster.list(query).catch((error) => (failureOf(error), { items: [] as any[] }));
    const parent = items.map(({ metadata }) => metadata).find(({ name, annotations }) => (
      applySetId({ name, namespace }) === id && annotations?.[TOOLING]?.split('/')[0] === FIELD_MANAGER
    ));
    if (parent !== undefined) {
      return { name: parent.name, namespace };
    }
  }
  return undefined;
}
