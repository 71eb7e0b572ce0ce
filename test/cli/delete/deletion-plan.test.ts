// How documents name what to delete.
import { planDeletion } from '../../../src/cli/delete/deletion-plan';
import { json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

async function planned(...values: any[]) {
  const asked: string[] = [];
  under = await serve((request, response) => {
    asked.push(request.url!);
    json(response, 200, { metadata: { name: 'web', uid: 'u' } });
  });
  const documents = values.map((value, index) => ({ value, source: 'in.yaml', where: `in.yaml:${index + 1}`, lineAt: () => index + 1 }));
  const plan = planDeletion(under.cluster, { names: [], paths: ['in.yaml'] }, documents, { keepDisks: false, includeProtected: false });
  await plan.catch(() => undefined);
  return { plan, asked };
}

const machine = (metadata: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web', ...metadata } });

test('reports a namespace that is not a string, and looks for nothing in the namespace that YAML makes of it', async () => {
  const { plan, asked } = await planned(machine({ namespace: 83 }), machine({ name: 1 }));
  await expect(plan).rejects.toThrow('in.yaml:1: metadata.namespace: is not a string: write the name of a namespace\nin.yaml:2: has no metadata.name: write it as a string, or leave the document out');
  expect(asked).toEqual([]);
});

test('looks for an object without a namespace in the namespace of the context', async () => {
  const { plan } = await planned(machine({}));
  await expect(plan).resolves.toMatchObject({ objects: [{ metadata: { uid: 'u' } }] });
});
