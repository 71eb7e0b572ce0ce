// How documents name what to delete.
import { planDeletion } from '../../../src/cli/delete/deletion-plan';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

function planOf({ cluster }: TestServer, values: readonly any[]) {
  const documents = values.map((value, index) => ({ value, source: 'in.yaml', where: `in.yaml:${index + 1}`, lineAt: () => index + 1 }));
  return planDeletion(cluster, { names: [], paths: ['in.yaml'] }, documents, { keepDisks: false, includeProtected: false });
}

async function planned(...values: any[]) {
  const asked: string[] = [];
  under = await serve((request, response) => {
    asked.push(request.url!);
    json(response, 200, { metadata: { name: 'web', uid: 'u' } });
  });
  const plan = planOf(under, values);
  await plan.catch(() => undefined);
  return { plan, asked };
}

const machine = (metadata: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web', ...metadata } });

test('reports a namespace that is not a string, and looks for nothing in the namespace that YAML makes of it', async () => {
  const { plan, asked } = await planned(machine({ namespace: 83 }), machine({ name: 1 }));
  await expect(plan).rejects.toThrow('in.yaml:1: metadata.namespace: is not a string: write the name of a namespace\nin.yaml:2: has no metadata.name: write it as a string, or leave the document out');
  expect(asked).toEqual([]);
});

describe('a pool of leases', () => {
  const [cleanUp, access, policy] = [['ServiceAccount', 'ci-cleanup'], ['ServiceAccount', 'ci'], ['NetworkPolicy', 'ci']].map(([kind, name]) => (
    { apiVersion: 'v1', kind, metadata: { name, namespace: 'ci', uid: `${kind} ${name}` } }
  ));
  const kinds = { ...DISCOVERY, '/api/v1': { resources: [['serviceaccounts', 'ServiceAccount'], ['networkpolicies', 'NetworkPolicy']].map(([name, kind]) => ({ name, kind, namespaced: true })) } };

  /** The plan while a machine with this metadata is there, or while nobody may list machines. */
  async function plannedBeside(machineMetadata: object | undefined) {
    under = await serve((request, response) => {
      const url = new URL(request.url!, 'http://a');
      const found = [cleanUp, access, policy].find(({ kind, metadata: { name } }) => url.pathname.endsWith(`${kind === 'NetworkPolicy' ? 'networkpolicies' : 'serviceaccounts'}/${name}`));
      const isAllowed = found !== undefined || machineMetadata !== undefined;
      expect(found ?? url.searchParams.get('labelSelector')).toBe(found ?? 'cdk8s-kubevirt/lease-id');
      json(response, isAllowed ? 200 : 403, found ?? { metadata: {}, items: [{ metadata: { name: 'lease-vm-456789ab', namespace: 'ci', ...machineMetadata } }], reason: 'Forbidden' });
    }, kinds);
    return planOf(under, [cleanUp, access, policy]);
  }

  test('keeps what ends and isolates leases while there are any', async () => {
    const { objects, notes } = await plannedBeside({});
    expect([objects, notes]).toEqual([[access], [
      'serviceaccount/ci-cleanup, networkpolicy/ci: kept, since virtualmachine.kubevirt.io/lease-vm-456789ab is ended or isolated by this: run the same command again once no lease is left',
    ]]);
  });

  test.each([{ deletionTimestamp: '2026-01-01T00:00:00Z' }, undefined])('is deleted as a whole with a machine of metadata %j', async (metadata) => {
    await expect(plannedBeside(metadata)).resolves.toMatchObject({ objects: [{}, {}, {}], notes: [] });
  });
});

test('tells objects of several namespaces apart', async () => {
  under = await serve((_, response) => json(response, 404, { kind: 'Status', reason: 'NotFound' }));
  const { notes } = await planOf(under, [machine({ namespace: 'shop' }), machine({ namespace: 'web' }), { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'web' } }]);
  expect(notes).toEqual([
    'namespace/web is kept, since others may have objects in it: delete it with kubectl',
    'virtualmachine.kubevirt.io/web in namespace shop does not exist',
    'virtualmachine.kubevirt.io/web in namespace web does not exist',
  ]);
});

test('looks for an object without a namespace in the namespace of the context', async () => {
  const { plan } = await planned(machine({}));
  await expect(plan).resolves.toMatchObject({ objects: [{ metadata: { uid: 'u' } }] });
});
