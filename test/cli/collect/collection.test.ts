// What a collection reads from a cluster before it plans: whose clock counts, and which kinds it looks at.
import { prepareCollection } from '../../../src/cli/collect/collection';
import { SECRET_PROTECTION } from '../../../src/objects/prune-protection';
import { json, serve } from '../cluster/http-server';

const NAME = 'web-cloudinitdisk-0123456789';
const HOUR = 3600;
const NOW = Date.parse('2026-01-01T12:00:00Z');

const KINDS: { readonly [path: string]: object } = {
  '/api/v1': { resources: [{ name: 'secrets', kind: 'Secret', namespaced: true }, { name: 'pods', kind: 'Pod', namespaced: true }] },
  '/apis/apps': { versions: [{ version: 'v1' }] },
  '/apis/apps/v1': { resources: [{ name: 'controllerrevisions', kind: 'ControllerRevision', namespaced: true }] },
  '/apis/template.kubevirt.io': { versions: [{ version: 'v1alpha1' }] },
  '/apis/template.kubevirt.io/v1alpha1': { resources: [{ name: 'virtualmachinetemplates', kind: 'VirtualMachineTemplate', namespaced: true }] },
};

const secret = (created: number) => ({
  metadata: { name: NAME, namespace: 'ns', uid: 'u', resourceVersion: '1', creationTimestamp: new Date(created).toISOString(), annotations: SECRET_PROTECTION },
  immutable: true,
});

/** The reasons for keeping Secrets and the number of deletions, for a server with these objects by resource, and this Date. */
async function planned(objects: { readonly [resource: string]: readonly object[] }, date: string | undefined, manifests: readonly object[] = []) {
  const { cluster, close } = await serve((request, response) => {
    response.sendDate = false;
    const { pathname } = new URL(request.url!, 'http://server');
    const [, resource] = /\/namespaces\/ns\/(\w+)$/.exec(pathname) ?? [];
    const list = resource && { metadata: { resourceVersion: '1' }, items: objects[resource] ?? [] };
    const body = KINDS[pathname] ?? list;
    json(response, body === undefined ? 404 : 200, body ?? {}, date === undefined ? {} : { Date: date });
  }, {});
  const scope = { namespace: 'ns', manifests, minimumAge: HOUR };
  const { deletions, kept } = await prepareCollection(cluster, scope).finally(close);
  return { kept: kept.map(({ reason }) => reason), gone: deletions.length };
}

const at = (time: number) => new Date(time).toUTCString();

afterEach(() => jest.restoreAllMocks());

test('the age of a Secret depends on the server\'s clock, not on the client\'s', async () => {
  const secrets = [secret(NOW - 5_000)];
  for (const client of [NOW, NOW + 2 * HOUR * 1000, NOW - 2 * HOUR * 1000]) {
    jest.spyOn(Date, 'now').mockReturnValue(client);
    expect(await planned({ secrets }, at(NOW))).toEqual({ kept: ['it is new'], gone: 0 });
    expect(await planned({ secrets }, at(NOW + HOUR * 1000))).toEqual({ kept: [], gone: 1 });
  }
});

test('nothing is collected if the server does not report the time', async () => {
  expect(await planned({ secrets: [secret(0)] }, undefined)).toEqual({ kept: [expect.stringContaining('does not report the time')], gone: 0 });
});

test('a machine in a template of KubeVirt keeps its Secret, like a real machine', async () => {
  const volumes = [{ name: 'cloudinitdisk', cloudInitNoCloud: { secretRef: { name: NAME } } }];
  const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', spec: { template: { spec: { volumes } } } };
  const virtualmachinetemplates = [{ metadata: { name: 'gold', namespace: 'ns' }, spec: { virtualMachine: machine } }];
  expect(await planned({ secrets: [secret(0)], virtualmachinetemplates }, at(NOW))).toEqual({ kept: ['VirtualMachineTemplate "gold" uses it'], gone: 0 });
});
