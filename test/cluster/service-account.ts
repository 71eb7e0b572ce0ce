// A service account, and what a program needs to be it: a kubeconfig with a token of its own.
import { readFileSync, writeFileSync } from 'fs';
import { parse } from 'yaml';
import { Cluster } from '../plane/cluster';

/** Writes a kubeconfig that leads to the tests' cluster, and to their namespace, as that service account. */
export async function actAs(cluster: Cluster, account: string, file: string): Promise<string> {
  const path = await cluster.client.path({ apiVersion: 'v1', kind: 'ServiceAccount', name: account, namespace: cluster.namespace });
  const { body: { status: { token } } } = await cluster.client.request('POST', `${path}/token`, { apiVersion: 'authentication.k8s.io/v1', kind: 'TokenRequest', spec: { expirationSeconds: 3600 } });
  const { clusters, contexts, 'current-context': current } = parse(readFileSync(cluster.kubeconfig, 'utf8'));
  const { context } = contexts.find(({ name }: any) => name === current);
  writeFileSync(file, JSON.stringify({
    'apiVersion': 'v1',
    'kind': 'Config',
    'clusters': clusters.filter(({ name }: any) => name === context.cluster),
    'users': [{ name: account, user: { token } }],
    'contexts': [{ name: account, context: { cluster: context.cluster, user: account, namespace: cluster.namespace } }],
    'current-context': account,
  }), { mode: 0o600 });
  return file;
}
