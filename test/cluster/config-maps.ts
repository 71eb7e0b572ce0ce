// Enough objects for a run to have a middle: more than are applied concurrently.
import type { Ended } from './running-command';
import type { Cluster } from '../plane/cluster';

export const MANY = 300;

export const configMaps = (set: string) => Array.from({ length: MANY }, (_, index) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `${set}-${index}` }, data: { index: String(index) } }));

export const lines = (text: string) => text.split('\n').filter(Boolean);

/** How many objects of a set exist. */
export async function there(cluster: Cluster, set: string): Promise<number> {
  return (await cluster.list({ apiVersion: 'v1', kind: 'ConfigMap' })).filter(({ metadata: { name } }) => name.startsWith(`${set}-`)).length;
}

/** Expects every object to exist, and the command to have reported so. */
export async function expectComplete(cluster: Cluster, set: string, { status, stdout }: Ended): Promise<void> {
  expect([status, lines(stdout).filter((line) => / (?:created|unchanged)$/.test(line)).length, await there(cluster, set)]).toEqual([0, MANY, MANY]);
}
