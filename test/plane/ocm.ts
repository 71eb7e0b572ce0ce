/** The delivering part of Open Cluster Management: the hub's webhook, and one cluster's agent. The plane is both the hub and that cluster. */
import { copyFileSync, mkdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { Client, KubeObject } from './client';
import { namespace } from './cluster-objects';
import { installKinds } from './engine-kinds';
import { Command, flags } from './processes';
import { Setting } from './setting';
import { until } from './until';
import { redirectTo } from './webhooks';

/** The plane's name as a cluster of the hub, and the hub's namespace for it. */
export const MANAGED_CLUSTER = 'managed';

const NAMESPACE = 'open-cluster-management-agent';

export function ocm({ bin, folder, pki, ports }: Setting, state: string): { readonly [name: string]: Command } {
  const [certificates, tmp] = ['certificates', 'tmp'].map((name) => join(state, 'ocm', name));
  [certificates, tmp].forEach((each) => mkdirSync(each, { recursive: true }));
  for (const kind of ['crt', 'key']) {
    copyFileSync(join(pki, `ocm-webhook.${kind}`), join(certificates, `tls.${kind}`));
  }
  const kubeconfig = join(folder, 'kubeconfig');
  const work = (action: string, values: Parameters<typeof flags>[0]): Command => ({ command: `${bin}/work`, args: [action, ...flags(values)], env: { TMPDIR: tmp } });
  return {
    'ocm-webhook': work('webhook-server', { kubeconfig, certdir: certificates, port: ports['ocm-webhook'] }),
    'ocm-agent': work('agent', {
      kubeconfig,
      'hub-kubeconfig': kubeconfig,
      'workload-source-config': kubeconfig,
      'spoke-cluster-name': MANAGED_CLUSTER,
      'agent-id': MANAGED_CLUSTER,
      'namespace': NAMESPACE,
      'disable-leader-election': true,
      'listen': `127.0.0.1:${ports['ocm-agent']}`,
      'status-sync-interval': '2s',
    }),
  };
}

export async function installOcm(client: Client, { pki, ports }: Setting): Promise<void> {
  await Promise.all([
    ...[MANAGED_CLUSTER, NAMESPACE].map((name) => client.create(namespace(name))),
    installKinds(client, 'ocm', 'open-cluster-management.io/api', KINDS),
    client.create(redirectTo({ ports: { [SERVICE]: ports['ocm-webhook'] }, ca: readFileSync(join(pki, 'ca.crt'), 'utf8') }, WEBHOOK)),
  ]);
}

/** Waits until the webhook, without which no ManifestWork is admitted, refuses one without manifests. */
export async function ocmAnswers(client: Client): Promise<void> {
  const kind = { apiVersion: 'work.open-cluster-management.io/v1', kind: 'ManifestWork' };
  const path = `${await client.path({ ...kind, namespace: MANAGED_CLUSTER })}?dryRun=All`;
  const empty = { ...kind, metadata: { name: 'tried' }, spec: { workload: { manifests: [] } } };
  await until('the webhook for ManifestWorks to answer', () => client.request('POST', path, empty).then(() => false, (error) => (
    error.message.includes('denied the request') || Promise.reject(error)
  )));
}

const KINDS = ['0000_00_work.open-cluster-management.io_manifestworks', '0000_01_work.open-cluster-management.io_appliedmanifestworks'].map((name) => `work/v1/${name}.crd.yaml`);

const SERVICE = 'cluster-manager-work-webhook';

/** As the hub's operator registers it. The program serves ManifestWorks only on this route. */
const WEBHOOK: KubeObject = {
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingWebhookConfiguration',
  metadata: { name: 'manifestworkvalidators.admission.work.open-cluster-management.io' },
  webhooks: [{
    name: 'manifestworkvalidators.admission.work.open-cluster-management.io',
    failurePolicy: 'Fail',
    clientConfig: { service: { name: SERVICE, path: '/validate-work-open-cluster-management-io-v1-manifestwork' } },
    rules: [{ operations: ['CREATE', 'UPDATE'], apiGroups: ['work.open-cluster-management.io'], apiVersions: ['*'], resources: ['manifestworks'] }],
    admissionReviewVersions: ['v1beta1', 'v1'],
    sideEffects: 'None',
  }],
};
