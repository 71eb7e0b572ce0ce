// Lets a program act as a service account, by a kubeconfig with that account's token.
import { readFileSync, writeFileSync } from 'fs';
import { parse } from 'yaml';
import { Cluster, until } from '../plane/cluster';

const RBAC = 'rbac.authorization.k8s.io/v1';

/**
 * Writes a kubeconfig for the tests' cluster and namespace that acts as a service account, and waits until the account's RoleBindings
 * are in effect.
 */
export async function actAs(cluster: Cluster, account: string, file: string): Promise<string> {
  const path = await cluster.client.path({ apiVersion: 'v1', kind: 'ServiceAccount', name: account, namespace: cluster.namespace });
  await isHeardOf(cluster, account);
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

/** The authorizer learns of a RoleBinding and its Role a moment after they are created, and of all rules of a Role at once. */
async function isHeardOf(cluster: Cluster, account: string): Promise<void> {
  const bindings = await cluster.list({ apiVersion: RBAC, kind: 'RoleBinding' });
  const own = bindings.filter(({ subjects = [] }) => subjects.some(({ kind, name }: any) => kind === 'ServiceAccount' && name === account));
  for (const { roleRef: { kind, name } } of own) {
    const { rules } = await cluster.read({ apiVersion: RBAC, kind, name });
    const [rule] = (rules ?? []).filter(({ resources }: any) => resources !== undefined);
    await until(`the authorizer to know ${name}`, async () => rule === undefined || isAllowed(cluster, account, rule));
  }
}

/** @param rule a rule of a Role; its first verb and resource stand for the whole Role */
async function isAllowed({ client, namespace }: Cluster, account: string, rule: any): Promise<boolean> {
  const { verbs: [verb], apiGroups: [group], resources: [path], resourceNames: [name] = [] } = rule;
  const [resource, subresource] = path.split('/');
  const { status: { allowed } } = await client.create({
    apiVersion: 'authorization.k8s.io/v1',
    kind: 'SubjectAccessReview',
    metadata: {} as never,
    spec: { user: `system:serviceaccount:${namespace}:${account}`, resourceAttributes: { namespace, verb, group, resource, subresource, name } },
  });
  return allowed;
}
