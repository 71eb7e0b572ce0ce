// What happens to the other objects when one cannot be applied.
import { Applier } from '../../../src/cli/apply/applier';
import type { DesiredObject } from '../../../src/cli/manifests/desired-objects';
import { identityOf } from '../../../src/cli/manifests/stored-object';
import { json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

const KINDS = {
  '/api/v1': { resources: [{ name: 'configmaps', kind: 'ConfigMap', namespaced: true }, { name: 'namespaces', kind: 'Namespace', namespaced: false }] },
  '/apis/cdi.kubevirt.io/v1beta1': { resources: [{ name: 'datasources', kind: 'DataSource', namespaced: true }, { name: 'datavolumes', kind: 'DataVolume', namespaced: true }] },
};

function wanted(apiVersion: string, kind: string, name: string, namespace?: string, needs: readonly string[] = [], spec?: object): DesiredObject {
  const manifest = { apiVersion, kind, metadata: { name, namespace }, spec };
  return { apiVersion, kind, name, namespace, needs, manifest, identity: identityOf({ apiVersion, kind, name, namespace }) } as never;
}

interface Setting {
  readonly existing?: readonly any[];
  readonly refused?: readonly string[];
}

/** Applies to a server that has some objects and refuses to change others. The record of a set is written into namespace `shop`. */
async function run(objects: readonly DesiredObject[], { existing = [], refused = [] }: Setting) {
  const written: string[] = [];
  under = await serve((request, response) => {
    const name = request.url!.split('?')[0].split('/').at(-1)!;
    if (request.method === 'PATCH') {
      written.push(name);
      const isRefused = refused.includes(name);
      json(response, isRefused ? 403 : 200, isRefused ? { message: `${name} is forbidden` } : objects.find((object) => object.name === name)!.manifest);
    } else {
      const object = existing.find(({ metadata }) => metadata.name === name);
      json(response, object === undefined ? 404 : 200, object ?? {});
    }
  }, KINDS);
  const sending = { validation: 'strict', forceConflicts: false, dryRun: false } as const;
  const applier = new Applier(under.cluster, objects, sending, { signal: AbortSignal.timeout(3_000) }, () => undefined);
  const { failed, unsent } = await applier.run({ namespace: 'shop', write: async () => void written.push('(record)') });
  const messages = Object.fromEntries([...failed].map(([{ name }, { message }]) => [name, message]));
  return { written, failed: messages, unsent: unsent.map(({ name }) => name) };
}

const NAMESPACE = wanted('v1', 'Namespace', 'shop');
const inShop = (name: string) => wanted('v1', 'ConfigMap', name, 'shop', [NAMESPACE.identity]);

test('reports that the namespace of a set was refused, and sends nothing that the set would not have on record', async () => {
  const elsewhere = wanted('v1', 'ConfigMap', 'b', 'elsewhere');
  expect(await run([NAMESPACE, inShop('a'), elsewhere], { refused: ['shop'] })).toEqual({ written: ['shop'], failed: { shop: '403: shop is forbidden' }, unsent: ['a', 'b'] });
});

test('does not send an object whose other namespace was refused, whether or not that namespace exists', async () => {
  const other = wanted('v1', 'Namespace', 'other');
  const inOther = wanted('v1', 'ConfigMap', 'a', 'other', [other.identity]);
  expect(await run([other, inOther], { refused: ['other'], existing: [other.manifest] })).toMatchObject({
    written: ['(record)', 'other'], failed: { other: '403: other is forbidden', a: 'was not sent, since its Namespace "other" was not applied' },
  });
});

describe('a copy of a DataSource in the same run', () => {
  const CDI = 'cdi.kubevirt.io/v1beta1';
  const source = wanted(CDI, 'DataSource', 'image', 'shop');
  const copy = wanted(CDI, 'DataVolume', 'copy', 'shop', [], { sourceRef: { kind: 'DataSource', name: 'image' } });

  test('does not wait for a refused one that does not exist', async () => {
    const startedAt = Date.now();
    expect(await run([copy, source], { refused: ['image'] })).toMatchObject({ failed: { image: '403: image is forbidden', copy: 'DataSource "image" is not Ready' } });
    expect(Date.now() - startedAt).toBeLessThan(2_000);
  });

  test('is applied if the refused one already existed', async () => {
    const ready = { ...source.manifest, status: { conditions: [{ type: 'Ready', status: 'True' }] } };
    expect((await run([copy, source], { refused: ['image'], existing: [ready] })).written).toEqual(['(record)', 'image', 'copy']);
  });
});
