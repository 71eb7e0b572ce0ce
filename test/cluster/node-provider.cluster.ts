// vCluster's advanced example on a cluster: its node types become the machines they describe, claimed ones become Ready, and the command counts
// them.
import { execFile } from 'child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { delimiter, join } from 'path';
import { promisify } from 'util';
import { App, Chart } from 'cdk8s';
import { parse, stringify } from 'yaml';
import { Advice, NodeProvider, NodeRegistration, SecretValue } from '../../src';
import { buildCommand } from '../built-command';
import type { KubeObject } from '../plane/client';
import { until, useCluster } from '../plane/cluster';

const ROOT = join(__dirname, '../..');
const cluster = useCluster();
const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
const [command, documentFile] = ['main.js', 'provider.yaml'].map((file) => join(folder, file));

let nodes: NodeProvider;
let machines: { [name: string]: KubeObject };

beforeAll(async () => {
  const document = parse(readFileSync(join(ROOT, 'examples/vcluster-nodes/node-provider.yaml'), 'utf8'));
  document.spec.kubeVirt.clusterRef.namespace = cluster.namespace;
  writeFileSync(documentFile, stringify(document));
  const app = new App();
  Advice.silence(app, 'cloud-init-without-login');
  const chart = new Chart(app, 'nodes');
  nodes = NodeProvider.fromManifest(chart, document);
  const registration = NodeRegistration.vcluster({ endpoint: 'vcluster.test', token: SecretValue.fromSecret({ secretName: 'join', key: 'token' }) });
  nodes.claim('standard', { requirements: [{ property: 'vcluster.com/node-type', value: 'standard-node' }], quantity: 2, registration });
  nodes.claim('memory', { nodeType: 'high-memory-node', registration });
  nodes.claim('different', { nodeType: 'different-node' });
  await cluster.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'join' }, stringData: { token: 'token' } });
  for (const manifest of chart.toJson()) {
    await cluster.applyStrict(manifest);
  }
  const stored = await cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' });
  machines = Object.fromEntries(stored.map((machine) => [machine.metadata.name, machine]));
  buildCommand(command);
});

async function nodetypes(args: string[], environment: NodeJS.ProcessEnv = cluster.environment): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'nodetypes', documentFile, ...args], { env: environment });
  return stdout;
}

test('stores each machine as its node type describes it', () => {
  const size = (name: string) => machines[name].spec.template.spec.domain.resources.requests;
  expect(Object.keys(machines).sort()).toEqual(['different-0', 'memory-0', 'standard-0', 'standard-1']);
  expect([size('standard-0'), size('standard-1'), size('memory-0')]).toEqual([{ cpu: '2', memory: '4Gi' }, { cpu: '2', memory: '4Gi' }, { cpu: '4', memory: '16Gi' }]);
  expect(machines['memory-0'].metadata.labels).toMatchObject({ 'provider': 'kubevirt', 'workload': 'memory-intensive', 'cdk8s-kubevirt/node-type': 'high-memory-node' });
  expect(machines['memory-0'].spec.template.spec).not.toHaveProperty('taints');
});

test('a template that replaces the base inherits nothing from it', () => {
  const { metadata: { labels }, spec } = machines['different-0'];
  expect(labels).toEqual({ 'foo': 'baz', 'cdk8s-kubevirt/node-provider': nodes.name, 'cdk8s-kubevirt/node-type': 'different-node', 'cdk8s-kubevirt/node-claim': 'different' });
  expect(spec.dataVolumeTemplates.map(({ metadata: { name } }: any) => name)).toEqual(['different-0-root']);
  expect(spec.template.spec.domain).toMatchObject({ cpu: { cores: 1 }, memory: { guest: '2Gi' } });
  expect(spec.template.spec.domain.resources?.requests?.cpu).toBeUndefined();
});

test('makes every machine Ready, with its own DataVolume', async () => {
  await Promise.all(Object.keys(machines).map((name) => until(`machine ${name} to be Ready`, () => cluster.isTrue({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name }, 'Ready'))));
  const volumes = await cluster.list({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' });
  expect(volumes.map(({ metadata: { name } }) => name).sort()).toEqual(['different-0-root', 'memory-0-containerdisk', 'standard-0-containerdisk', 'standard-1-containerdisk']);
});

test('counts the machines in the cluster as the program did', async () => {
  const counted = await until('the command to find every machine Running', async () => {
    const types: any[] = JSON.parse(await nodetypes(['--cluster', '-n', cluster.namespace, '-o', 'json']));
    return types.every((type) => type.machines.every(({ phase }: any) => phase === 'Running')) && types;
  });
  expect(counted.map(({ machines: each, ...overview }) => ({ ...overview, names: each.map(({ name }: any) => name).sort() }))).toEqual([
    { ...nodes.overview()[2], cost: 14, available: 0, names: ['different-0'] },
    { ...nodes.overview()[1], cost: 72, available: 4, names: ['memory-0'] },
    { ...nodes.overview()[0], cost: 28, available: 8, names: ['standard-0', 'standard-1'] },
  ]);
  expect(await nodetypes(['--namespace', cluster.namespace])).toBe([
    'NAME               AVAILABLE   TOTAL   PROVIDER                     COST   PHASE',
    'different-node     0           1       kubevirt-provider-advanced   14     Available',
    'high-memory-node   4           5       kubevirt-provider-advanced   72     Available',
    'standard-node      8           10      kubevirt-provider-advanced   28     Available',
    '',
  ].join('\n'));
});

test('finds the cluster as kubectl does: the first of several kubeconfigs to set a value wins', async () => {
  const { contexts } = parse(readFileSync(cluster.kubeconfig, 'utf8'));
  const other = join(folder, 'other');
  writeFileSync(other, stringify({
    'apiVersion': 'v1',
    'kind': 'Config',
    'current-context': 'other',
    'clusters': [{ name: 'other', cluster: { server: 'https://127.0.0.1:1' } }],
    'users': [{ name: 'other', user: {} }],
    'contexts': [{ name: 'other', context: { cluster: 'other', user: 'other' } }],
  }));
  const environment = { ...cluster.environment, KUBECONFIG: [join(folder, 'missing'), other, cluster.kubeconfig].join(delimiter) };
  const found = await nodetypes(['--context', contexts[0].name, '-n', cluster.namespace, '-o', 'json'], environment);
  expect(JSON.parse(found).map(({ claimed }: any) => claimed)).toEqual([1, 1, 2]);
  await expect(nodetypes(['--cluster'], environment)).rejects.toThrow(/error: cluster https:\/\/127\.0\.0\.1:1: cannot list VirtualMachine of kubevirt\.io\/v1: .*ECONNREFUSED/);
});
