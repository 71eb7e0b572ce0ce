// What is left of a namespace: its objects of every kind the server knows, the volumes of its claims, and the jobs that CDI runs for it elsewhere.
import type { Client, Reference } from '../plane/client';
import { Cluster, until } from '../plane/cluster';

/** What Kubernetes adds to every namespace. */
const USUAL = ['ServiceAccount default', 'ConfigMap kube-root-ca.crt'];

/** Kinds that merely record the past. */
const HISTORY = ['Event'];

/** Looks in one place, and returns what it found. */
type Place = () => Promise<string[]>;

/** What is left after a timeout (seconds); returns early once nothing is. */
export async function leftovers({ client, namespace }: Cluster, timeout: number): Promise<string[]> {
  let left: string[] = [];
  let places: Place[] = [
    ...(await until('every kind', () => kinds(client))).map((reference) => () => held(client, { ...reference, namespace })),
    () => volumes(client, namespace),
    () => pollers(client, namespace),
  ];
  await until('nothing to be left', async () => {
    const looked = await Promise.all(places.map(async (place) => ({ place, found: await place() })));
    // A place that is empty stays empty, so only the others are checked again.
    places = looked.filter(({ found }) => found.length > 0).map(({ place }) => place);
    left = looked.flatMap(({ found }) => found);
    return left.length === 0;
  }, timeout).catch((error) => {
    if (left.length === 0) {
      throw error;
    }
  });
  return left;
}

async function held(client: Client, reference: Reference): Promise<string[]> {
  const found = (await client.list(reference)).map(({ metadata }) => `${reference.kind} ${metadata.name}`);
  return found.filter((each) => !USUAL.includes(each));
}

async function volumes(client: Client, namespace: string): Promise<string[]> {
  const found = await client.list({ apiVersion: 'v1', kind: 'PersistentVolume' });
  return found.filter(({ spec }) => spec.claimRef?.namespace === namespace).map(({ metadata }) => `PersistentVolume ${metadata.name}`);
}

async function pollers(client: Client, namespace: string): Promise<string[]> {
  const found = await client.list({ apiVersion: 'batch/v1', kind: 'CronJob' }, `cdi.kubevirt.io/dataImportCronNs=${namespace}`);
  return found.map(({ metadata }) => `CronJob ${metadata.namespace}/${metadata.name}`);
}

/** Every namespaced kind whose objects can be listed. */
async function kinds(client: Client): Promise<Reference[]> {
  const { body } = await client.request('GET', '/apis');
  const paths: string[] = ['/api/v1', ...body.groups.map((group: any) => `/apis/${group.preferredVersion.groupVersion}`)];
  const lists = await Promise.all(paths.map(async (path) => (await client.request('GET', path)).body));
  return lists.flatMap(({ groupVersion: apiVersion, resources }) => resources
    .filter(({ kind, namespaced, verbs }: any) => namespaced && verbs?.includes('list') && !HISTORY.includes(kind))
    .map(({ kind }: any): Reference => ({ apiVersion, kind })));
}
