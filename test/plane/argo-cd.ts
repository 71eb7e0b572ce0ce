/** Argo CD as its manifests would install it, except its user interface and API server: kinds, settings and controllers. */
import { mkdirSync } from 'fs';
import { join } from 'path';
import { Client, KubeObject } from './client';
import { namespace } from './cluster-objects';
import { installKinds } from './engine-kinds';
import { Command, flags } from './processes';
import { Setting } from './setting';

const NAMESPACE = 'argocd';

/** How often Argo CD looks for commits and compares, as a Go duration; in production this takes minutes. */
const EVERY = '10s';

export function argoCd({ bin, folder, ports }: Setting, state: string): { readonly [name: string]: Command } {
  const home = join(state, 'argocd');
  const folders = Object.fromEntries(['tls', 'ssh', 'gpg', 'plugins', 'tmp'].map((name) => [name, join(home, name)]));
  Object.values(folders).forEach((each) => mkdirSync(each, { recursive: true }));
  const env = {
    HOME: home,
    TMPDIR: folders.tmp,
    KUBECONFIG: join(folder, 'kubeconfig'),
    // Maps https://kubernetes.default.svc to the kubeconfig's cluster.
    ARGOCD_FAKE_IN_CLUSTER: 'true',
    ARGOCD_TLS_DATA_PATH: folders.tls,
    ARGOCD_SSH_DATA_PATH: folders.ssh,
    ARGOCD_GNUPGHOME: folders.gpg,
    ARGOCD_PLUGINSOCKFILEPATH: folders.plugins,
    ARGOCD_GPG_ENABLED: 'false',
    // How long the repo server caches what it knows of a branch.
    ARGOCD_RECONCILIATION_TIMEOUT: EVERY,
    ARGOCD_RECONCILIATION_JITTER: '0s',
  };
  const run = (name: string, values: Parameters<typeof flags>[0]): Command => ({ command: `${bin}/argocd`, args: [name, ...flags(values)], env });
  const at = (port: keyof Setting['ports']) => `127.0.0.1:${ports[port]}`;
  return {
    'argocd-redis': { command: `${bin}/argocd`, args: ['redis', at('redis')], env },
    'argocd-repo-server': run('argocd-repo-server', {
      'address': '127.0.0.1',
      'port': ports['repo-server'],
      'metrics-address': '127.0.0.1',
      'metrics-port': ports['repo-server-metrics'],
      'disable-tls': true,
      'redis': at('redis'),
      'logformat': 'text',
    }),
    'argocd-application-controller': run('application-controller', {
      'namespace': NAMESPACE, 'redis': at('redis'), 'repo-server': at('repo-server'), 'metrics-address': at('application-metrics'), 'resync': EVERY,
    }),
    'argocd-applicationset-controller': run('argocd-applicationset-controller', {
      'namespace': NAMESPACE,
      'argocd-repo-server': at('repo-server'),
      'repo-server-plaintext': true,
      'metrics-addr': at('applicationset-metrics'),
      'probe-addr': at('applicationset-probe'),
      'webhook-addr': at('applicationset-webhook'),
      'logformat': 'text',
    }),
  };
}

export async function installArgoCd(client: Client): Promise<void> {
  await Promise.all([
    client.create(namespace(NAMESPACE)),
    installKinds(client, 'argocd', 'github.com/argoproj/argo-cd/v3', ['application', 'applicationset', 'appproject'].map((kind) => `manifests/crds/${kind}-crd.yaml`)),
  ]);
  await Promise.all(SETTINGS.map((object) => client.create(object)));
}

const setting = (kind: string, name: string, fields: object = {}): KubeObject => ({
  apiVersion: 'v1',
  kind,
  metadata: { name, namespace: NAMESPACE, labels: { 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'argocd' } },
  ...fields,
});

const SETTINGS: readonly KubeObject[] = [
  ...['argocd-cm', 'argocd-rbac-cm', 'argocd-tls-certs-cm', 'argocd-ssh-known-hosts-cm', 'argocd-gpg-keys-cm'].map((name) => setting('ConfigMap', name)),
  setting('Secret', 'argocd-secret', { stringData: { 'server.secretkey': 'there is no server' } }),
  {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'AppProject',
    metadata: { name: 'default', namespace: NAMESPACE },
    spec: { sourceRepos: ['*'], destinations: [{ namespace: '*', server: '*' }], clusterResourceWhitelist: [{ group: '*', kind: '*' }] },
  },
];
