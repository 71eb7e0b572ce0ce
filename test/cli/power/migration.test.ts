import { migrationOperation } from '../../../src/cli/power/migration';
import { OBJECT_NAME } from '../../../src/issues/formats';
import { json, serve } from '../cluster/http-server';
import { recordedMachine, withStatus } from '../machines/recorded';

const RUNS = recordedMachine('a machine that runs');
const RETRY = { signal: new AbortController().signal };
const RESOURCES = [{ apiVersion: 'kubevirt.io/v1', name: 'virtualmachineinstancemigrations', kind: 'VirtualMachineInstanceMigration', namespaced: true }];

const unable = (reason: string, message?: string) => withStatus(RUNS, {
  conditions: [{ type: 'Ready', status: 'True' }, { type: 'LiveMigratable', status: 'False', reason, message }],
});

test.each<[string, any, object]>([
  ['runs', RUNS, {}],
  ['migrates', withStatus(RUNS, { printableStatus: 'Migrating' }), { skip: 'is already migrating', inProgress: {} }],
  ['runs but is not Ready, since its readiness probe fails', withStatus(RUNS, { conditions: [{ type: 'Ready', status: 'False', reason: 'ContainersNotReady' }] }), {}],
  ['is paused', withStatus(RUNS, { printableStatus: 'Paused', conditions: [{ type: 'Ready', status: 'False' }, { type: 'Paused', status: 'True' }] }), {}],
  ['stops, although its guest is still Ready', withStatus(RUNS, { printableStatus: 'Stopping' }), { mistake: 'is Stopping, and only a running machine can migrate' }],
  ['was asked to stop, although KubeVirt still reports that it runs', withStatus(RUNS, { stateChangeRequests: [{ action: 'Stop' }] }), {
    mistake: 'is Stopping, and only a running machine can migrate',
  }],
  ['is stopped', recordedMachine('a machine that is halted'), { mistake: 'is Stopped, and only a running machine can migrate' }],
  ['has a disk that is bound to one node', unable('DisksNotLiveMigratable', 'PVC a is not shared'), {
    mistake: 'cannot migrate: PVC a is not shared: put its disks on a storage class with ReadWriteMany',
  }],
  ['cannot migrate, for a reason without a message', unable('SEVNotLiveMigratable'), {
    mistake: 'cannot migrate: SEVNotLiveMigratable: restart it instead, which may move it to another node',
  }],
])('migration of a machine that %s', (_, machine, decision) => expect(migrationOperation().decide(machine)).toEqual(decision));

test('readiness says nothing about a machine while it migrates', () => {
  expect([withStatus(RUNS, { printableStatus: 'Migrating' }), RUNS].map(migrationOperation().isAccepted)).toEqual([false, true]);
});

const HOSTNAME = 'kubernetes.io/hostname';

const pinnedTo = (node: string) => ({ ...RUNS, spec: { ...RUNS.spec, template: { spec: { nodeSelector: { [HOSTNAME]: node } } } } });

const onNode = (nodeName: string, pin?: string) => ({ metadata: { name: 'web' }, spec: { nodeSelector: pin && { [HOSTNAME]: pin } }, status: { nodeName } });

test.each<[string, string | undefined, any, any, object]>([
  ['is on another node', 'node-2', RUNS, onNode('node-1'), {}],
  ['is on that node already', 'node-1', RUNS, onNode('node-1'), { skip: 'is already on node "node-1"' }],
  ['has just ended', 'node-1', RUNS, undefined, {}],
  ['has just ended and was pinned', undefined, pinnedTo('node-1'), undefined, {}],
  ['is pinned to another node', 'node-2', RUNS, onNode('node-1', 'node-3'), {
    mistake: 'its nodeSelector has kubernetes.io/hostname "node-3", which takes precedence over --node "node-2": remove that from its manifest, or write --node node-3',
  }],
  ['is pinned to its current node', undefined, pinnedTo('node-1'), onNode('node-1', 'node-1'), {
    mistake: 'its nodeSelector has kubernetes.io/hostname "node-1", its current node: remove that from its manifest, or write another node there',
  }],
  ['is pinned to its current node, not to the given one', 'node-2', RUNS, onNode('node-1', 'node-1'), {
    mistake: 'its nodeSelector has kubernetes.io/hostname "node-1", its current node: remove that from its manifest, or write another node there',
  }],
  ['has been pinned to another node since its start', undefined, pinnedTo('node-2'), onNode('node-1', 'node-2'), {}],
  ['is pinned to its target', 'node-2', RUNS, onNode('node-1', 'node-2'), {}],
])('a machine that %s: migrate --node %s', async (_, node, machine, instance, decision) => {
  const { cluster, requests, close } = await serve((__, response) => json(response, instance === undefined ? 404 : 200, instance ?? {}));
  expect(await migrationOperation(node).decideInCluster!(cluster, machine).finally(close)).toEqual(decision);
  expect(requests.at(-1)).toBe('GET /apis/kubevirt.io/v1/namespaces/shop/virtualmachineinstances/web');
});

const nodeOf = (name: string, hostname?: string) => ({ metadata: { name, labels: hostname && { [HOSTNAME]: hostname } } });

test.each<[string, any[], string[]]>([
  ['exists', [nodeOf('node-1', 'node-1')], []],
  ['is named by its label', [nodeOf('ip-10-0-0-1', 'node-1')], []],
  ['does not exist', [nodeOf('node-7', 'node-7'), nodeOf('edge')], ['--node node-1: no node has this name: write "node-7"']],
  ['does not resemble any other', [nodeOf('edge-west', 'edge-west')], ['--node node-1: no node has this name: write one that "kubectl get nodes" lists']],
  ['has another label', [nodeOf('node-1', 'rack-a')], [
    '--node node-1: this node is found by its label kubernetes.io/hostname, which is "rack-a": write --node rack-a',
  ]],
  ['has no such label', [nodeOf('node-1')], [
    '--node node-1: this node is found by its label kubernetes.io/hostname, which is "": give it this label',
  ]],
])('a node that %s', async (_, nodes, issues) => {
  const { cluster, close } = await serve(({ url }, response) => {
    const one = nodes.find(({ metadata: { name } }) => url!.endsWith(`/nodes/${name}`));
    json(response, one || !url!.includes('/nodes/') ? 200 : 404, one ?? { metadata: { resourceVersion: '1' }, items: nodes });
  });
  jest.spyOn(cluster.discovery, 'served').mockResolvedValue([{ apiVersion: 'v1', name: 'nodes', kind: 'Node', namespaced: false }]);
  const found = await migrationOperation('node-1').issuesInCluster!(cluster).finally(close);
  expect(found.map(({ message }) => message)).toEqual(issues);
});

test.each([['node-1', 403], [undefined, 500]])('neither a user who may not see nodes nor a migration without a target gets issues: %s', async (target, code) => {
  const { cluster, close } = await serve((__, response) => json(response, code, {}));
  jest.spyOn(cluster.discovery, 'served').mockResolvedValue([{ apiVersion: 'v1', name: 'nodes', kind: 'Node', namespaced: false }]);
  expect(await migrationOperation(target).issuesInCluster!(cluster).finally(close)).toEqual([]);
});

test('a migration without a target does not look up the current node', async () => {
  const { cluster, requests, close } = await serve((__, response) => json(response, 500, {}));
  expect(await migrationOperation().decideInCluster!(cluster, RUNS).finally(close)).toEqual({});
  expect(requests).toEqual([]);
});

test('a user who may not see the current node may migrate the machine, with a warning', async () => {
  const { cluster, close } = await serve((__, response) => json(response, 403, { message: 'User "ann" cannot get resource "virtualmachineinstances"' }));
  expect(await migrationOperation('node-1').decideInCluster!(cluster, RUNS).finally(close)).toEqual({
    warning: expect.stringMatching(/^its node is unknown: .*cannot get VirtualMachineInstance "web" in namespace "shop": 403: User "ann" cannot get resource "virtualmachineinstances"$/),
  });
});

test.each([
  ['the node that Kubernetes chooses', undefined, { vmiName: 'web' }],
  ['a node', 'node-2', { vmiName: 'web', addedNodeSelector: { 'kubernetes.io/hostname': 'node-2' } }],
])('a migration to %s creates an object, which is then watched', async (_, node, spec) => {
  const bodies: string[] = [];
  const { cluster, requests, close } = await serve((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => json(response, 201, {}));
  });
  jest.spyOn(cluster.discovery, 'served').mockResolvedValue(RESOURCES);
  const made = await migrationOperation(node).perform(cluster, RUNS, RETRY).finally(close);
  expect(requests).toEqual(['POST /apis/kubevirt.io/v1/namespaces/shop/virtualmachineinstancemigrations']);
  const body = JSON.parse(bodies.join(''));
  expect(body).toMatchObject({ kind: 'VirtualMachineInstanceMigration', metadata: { name: expect.stringMatching(/^web-[0-9a-f]{8}$/) }, spec });
  expect(made).toMatchObject({ kind: 'VirtualMachineInstanceMigration', name: body.metadata.name, namespace: 'shop' });
});

test.each([
  ['m'.repeat(63), `${'m'.repeat(54)}-`],
  [`${'m'.repeat(53)}.local`, `${'m'.repeat(53)}-`],
  [`${'m'.repeat(51)}-.-local`, `${'m'.repeat(51)}-`],
])('a migration of %s has a valid name', async (name, beginning) => {
  const { cluster, close } = await serve((request, response) => request.resume().on('end', () => json(response, 201, {})));
  jest.spyOn(cluster.discovery, 'served').mockResolvedValue(RESOURCES);
  const made = await migrationOperation().perform(cluster, { ...RUNS, metadata: { ...RUNS.metadata, name } }, RETRY).finally(close);
  expect(OBJECT_NAME.matches(made!.name)).toBe(true);
  expect(made!.name).toMatch(new RegExp(`^${beginning}[0-9a-f]{8}$`));
});

test('a migration whose creation was not answered is found again, and made only once', async () => {
  const names: string[] = [];
  const { cluster, requests, close } = await serve((request, response) => {
    if (request.method === 'GET') {
      json(response, 200, { metadata: { resourceVersion: '1' }, items: names.map((name) => ({ metadata: { name } })) });
      return;
    }
    request.on('data', (chunk) => {
      names.push(JSON.parse(String(chunk)).metadata.name);
      request.socket.destroy();
    });
  });
  jest.spyOn(cluster.discovery, 'served').mockResolvedValue(RESOURCES);
  const made = await migrationOperation().perform(cluster, RUNS, RETRY).finally(close);
  expect(names).toEqual([made!.name]);
  expect(requests.at(-1)).toMatch(`GET /apis/kubevirt.io/v1/namespaces/shop/virtualmachineinstancemigrations?fieldSelector=metadata.name%3D${made!.name}`);
});
