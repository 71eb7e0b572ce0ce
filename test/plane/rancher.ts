/**
 * The delivering part of Rancher Fleet: the controllers of GitRepos and bundles, and one cluster's agent. The plane is both
 * Rancher's cluster and that cluster, and starts with what a registration would create.
 */
import { mkdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { parseAllDocuments } from 'yaml';
import { Client, KubeObject } from './client';
import { namespace } from './cluster-objects';
import { installKind } from './engine-kinds';
import { sourceFolder } from './go';
import { Command, flags } from './processes';
import { Setting } from './setting';

/** The plane as a cluster of Rancher Fleet: its name, and the namespace of its GitRepos. */
export const DOWNSTREAM = { name: 'downstream', namespace: 'fleet-default' };

/** The namespace into which the controller writes this cluster's BundleDeployments. */
export const DEPLOYMENTS = `cluster-${DOWNSTREAM.namespace}-${DOWNSTREAM.name}`;

const SYSTEM = 'cattle-fleet-system';

export function rancher({ bin, folder, ports }: Setting, state: string): { readonly [name: string]: Command } {
  const tmp = join(state, 'rancher', 'tmp');
  mkdirSync(tmp, { recursive: true });
  const kubeconfig = join(folder, 'kubeconfig');
  const env = { KUBECONFIG: kubeconfig, TMPDIR: tmp, HOME: tmp, NAMESPACE: SYSTEM, ...ELECTION };
  return {
    'fleet-controller': {
      command: `${bin}/fleetcontroller`,
      args: flags({ 'leader-elect': false, 'disable-metrics': true }),
      env: { ...env, FLEET_HEALTHPROBE_BIND_ADDRESS: '0' },
    },
    'fleet-gitjob': {
      command: `${bin}/fleetcontroller`,
      args: ['gitjob', ...flags({ 'leader-elect': false, 'disable-metrics': true, 'listen': `127.0.0.1:${ports['fleet-webhook']}` })],
      env,
    },
    'fleet-agent': {
      command: `${bin}/fleetagent`,
      args: flags({ 'leader-elect': false }),
      env: { ...env, AGENT_SCOPE: SYSTEM, CHECKIN_INTERVAL: '1m', FLEET_AGENT_METRICS_BIND_ADDRESS: '0', FLEET_AGENT_PROBE_BIND_ADDRESS: '0' },
    },
    'fleet-git-jobs': {
      command: `${bin}/git-jobs`,
      args: flags({ kubeconfig, fleet: `${bin}/fleetcli` }),
      env: { TMPDIR: tmp },
    },
  };
}

/** Required even without leader election. */
const ELECTION = { CATTLE_ELECTION_LEASE_DURATION: '30s', CATTLE_ELECTION_RETRY_PERIOD: '10s', CATTLE_ELECTION_RENEW_DEADLINE: '25s' };

export async function installRancher(client: Client, { folder }: Setting): Promise<void> {
  const kinds = join(sourceFolder('rancher', 'github.com/rancher/fleet'), 'charts/fleet-crd/templates/crds.yaml');
  await Promise.all([
    ...[SYSTEM, DOWNSTREAM.namespace].map((name) => client.create(namespace(name))),
    client.create(OF_CLUSTER),
    ...parseAllDocuments(readFileSync(kinds, 'utf8')).map((document) => installKind(client, document.toJS())),
  ]);
  const kubeconfig = JSON.parse(readFileSync(join(folder, 'kubeconfig'), 'utf8'));
  kubeconfig.contexts[0].context.namespace = DEPLOYMENTS;
  const cluster = { apiVersion: 'fleet.cattle.io/v1alpha1', kind: 'Cluster', metadata: DOWNSTREAM };
  await Promise.all([
    ...Object.entries(CONFIGURATION).map(([name, data]) => client.create({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: SYSTEM }, data })),
    client.create({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'fleet-agent', namespace: SYSTEM },
      stringData: {
        kubeconfig: JSON.stringify(kubeconfig),
        deploymentNamespace: DEPLOYMENTS,
        clusterNamespace: DOWNSTREAM.namespace,
        clusterName: DOWNSTREAM.name,
      },
    }),
    client.create(CONTROLLER),
    client.create({ ...cluster, spec: {} }),
  ]);
  const status = `${await client.path({ ...cluster, ...DOWNSTREAM })}/status`;
  await client.request('PATCH', status, { status: { namespace: DEPLOYMENTS } }, 'application/merge-patch+json');
}

/** The ConfigMaps of the charts. */
const CONFIGURATION: { readonly [name: string]: { readonly [key: string]: string } } = {
  'fleet-controller': { config: '{}' },
  'fleet-agent': { config: '{}' },
  'known-hosts': { known_hosts: '# Nothing is cloned over SSH. Without a line there is no Git job.' },
};

/** The cluster's namespace, by which the controller attributes BundleDeployments to it. */
const OF_CLUSTER: KubeObject = {
  ...namespace(DEPLOYMENTS),
  metadata: {
    name: DEPLOYMENTS,
    labels: { 'fleet.cattle.io/managed': 'true' },
    annotations: { 'fleet.cattle.io/cluster': DOWNSTREAM.name, 'fleet.cattle.io/cluster-namespace': DOWNSTREAM.namespace },
  },
};

/** Git jobs get the tolerations of the controller's own Deployment. Their pods run as processes of the plane. */
const CONTROLLER: KubeObject = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'fleet-controller', namespace: SYSTEM },
  spec: {
    replicas: 0,
    selector: { matchLabels: { app: 'fleet-controller' } },
    template: { metadata: { labels: { app: 'fleet-controller' } }, spec: { containers: [{ name: 'fleet-controller', image: 'rancher/fleet' }] } },
  },
};
