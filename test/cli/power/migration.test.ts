import { NAME_OF_OBJECT } from '../../../src/admission/kubernetes-names';
import { migrationOperation } from '../../../src/cli/power/migration';
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
  ['migrates', withStatus(RUNS, { printableStatus: 'Migrating' }), { skip: 'migrates already', underWay: {} }],
  ['runs and is not Ready, since its readiness probe fails', withStatus(RUNS, { conditions: [{ type: 'Ready', status: 'False', reason: 'ContainersNotReady' }] }), {}],
  ['is paused', withStatus(RUNS, { printableStatus: 'Paused', conditions: [{ type: 'Ready', status: 'False' }, { type: 'Paused', status: 'True' }] }), {}],
  ['stops, although its guest is still Ready', withStatus(RUNS, { printableStatus: 'Stopping' }), { mistake: 'is Stopping, and only a machine that runs can migrate' }],
  ['is stopped', recordedMachine('a machine that is halted'), { mistake: 'is Stopped, and only a machine that runs can migrate' }],
  ['has a disk on one node', unable('DisksNotLiveMigratable', 'PVC a is not shared'), {
    mistake: 'cannot migrate: PVC a is not shared: put its disks on a storage class with ReadWriteMany',
  }],
  ['cannot for a reason without more to say', unable('SEVNotLiveMigratable'), {
    mistake: 'cannot migrate: SEVNotLiveMigratable: restart it instead, it may then come up on another node',
  }],
])('a machine that %s', (_, machine, decision) => expect(migrationOperation().decide(machine)).toEqual(decision));

test.each([
  ['the node that Kubernetes chooses', undefined, { vmiName: 'web' }],
  ['a node', 'node-2', { vmiName: 'web', addedNodeSelector: { 'kubernetes.io/hostname': 'node-2' } }],
])('a migration to %s is an object of its own, which tells how it goes', async (_, node, spec) => {
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
])('a migration of %s has a name that an object may have', async (name, beginning) => {
  const { cluster, close } = await serve((request, response) => request.resume().on('end', () => json(response, 201, {})));
  jest.spyOn(cluster.discovery, 'served').mockResolvedValue(RESOURCES);
  const made = await migrationOperation().perform(cluster, { ...RUNS, metadata: { ...RUNS.metadata, name } }, RETRY).finally(close);
  expect(NAME_OF_OBJECT.matches(made!.name)).toBe(true);
  expect(made!.name).toMatch(new RegExp(`^${beginning}[0-9a-f]{8}$`));
});

test('a migration whose creation was not answered is looked for, and is one', async () => {
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
