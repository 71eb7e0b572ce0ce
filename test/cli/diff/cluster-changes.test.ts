// What a cluster would do with a set, according to dry runs.
import { setMaxListeners } from 'events';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { applySetId, GROUP_KINDS, PART_OF, SET_ID, TOOLING } from '../../../src/cli/apply/apply-set-names';
import { changeLines } from '../../../src/cli/diff/change-lines';
import { clusterChanges } from '../../../src/cli/diff/cluster-changes';
import { keptInput } from '../../../src/cli/manifests/documents';
import { DISCOVERY, json, serve } from '../cluster/http-server';

const folder = mkdtempSync(join(tmpdir(), 'cluster-changes-'));

// As in the command, where every request listens to the same signal.
beforeAll(() => setMaxListeners(0));

const SET = applySetId({ name: 'set', namespace: 'default' });
const managedFields = [{ manager: 'cdk8s-kubevirt', operation: 'Apply', fieldsV1: { 'f:metadata': { 'f:labels': { [`f:${PART_OF}`]: {} } } } }];
const member = (kind: string, name: string) => ({
  apiVersion: 'v1', kind, metadata: { name, namespace: 'default', uid: name, resourceVersion: '1', labels: { [PART_OF]: SET }, managedFields },
});

test('the loss that pruning an object causes is reported', async () => {
  const set = { metadata: { name: 'set', labels: { [SET_ID]: SET }, annotations: { [TOOLING]: 'cdk8s-kubevirt/v0', [GROUP_KINDS]: 'ConfigMap,PersistentVolumeClaim' } } };
  const there: { readonly [collection: string]: readonly object[] } = {
    configmaps: [member('ConfigMap', 'stays'), member('ConfigMap', 'goes')], persistentvolumeclaims: [member('PersistentVolumeClaim', 'data')],
  };
  const server = await serve(({ url }, response) => {
    const path = url!.split('?')[0];
    const name = path.split('/').at(-1)!;
    const items = there[name];
    // Of the groups, only the core is served.
    json(response, path.startsWith('/apis/') ? 404 : 200, items === undefined ? { stays: member('ConfigMap', 'stays'), set }[name] ?? { metadata: { name } } : { metadata: { resourceVersion: '1' }, items });
  }, {
    '/api/v1': {
      resources: ['ConfigMap', 'Namespace', 'PersistentVolumeClaim', 'Secret'].map((kind) => ({ name: `${kind.toLowerCase()}s`, kind, namespaced: kind !== 'Namespace' })),
    },
  });
  const file = join(folder, 'stays.yaml');
  writeFileSync(file, 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: stays}\n');
  const { changes, errors } = await clusterChanges(keptInput([file]), server.cluster, { prune: 'set', validate: 'strict' }, { signal: AbortSignal.timeout(5_000) });
  await server.close();
  expect(errors).toEqual([]);
  expect(changes.map((change) => changeLines(change).map(({ text }) => text))).toEqual([
    ['persistentvolumeclaim/data in namespace default would be pruned', '! it is deleted with its data'],
    ['configmap/goes in namespace default would be pruned'],
  ]);
});

describe('a diff against a cluster', () => {
  const machine = (threads: number) => ({
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'web', namespace: 'default', uid: 'web' },
    spec: { runStrategy: 'Always', template: { spec: { domain: { cpu: { threads }, devices: {} } } } },
  });

  /** The lines for these manifests if the cluster has the objects in `there`, and refuses those in `refusals`. */
  async function shown(manifests: readonly object[], there: readonly any[], refusals: { readonly [name: string]: object } = {}) {
    const server = await serve((request, response) => {
      let text = '';
      request.on('data', (part) => text += String(part)).on('end', () => {
        const name = request.url!.split('?')[0].split('/').at(-1)!;
        const found = name === 'default' ? { metadata: { name } } : there.find(({ metadata }) => metadata.name === name);
        if (request.method === 'GET') {
          json(response, found === undefined ? 404 : 200, found ?? { message: 'not found' });
        } else {
          const body = JSON.parse(text);
          json(response, refusals[name] === undefined ? 200 : 422, refusals[name] ?? { ...body, metadata: { ...found?.metadata, ...body.metadata } });
        }
      });
    }, { ...DISCOVERY, '/api/v1': { resources: ['ConfigMap', 'Namespace', 'Secret'].map((kind) => ({ name: `${kind.toLowerCase()}s`, kind, namespaced: kind !== 'Namespace' })) } });
    const file = join(folder, 'dry.yaml');
    writeFileSync(file, manifests.map((manifest) => JSON.stringify(manifest)).join('\n---\n'));
    const found = await clusterChanges(keptInput([file]), server.cluster, { validate: 'ignore' }, { signal: AbortSignal.timeout(5_000) }).finally(() => server.close());
    return { lines: found.changes.map((change) => changeLines(change).map(({ text }) => text)), errors: found.errors };
  }

  const map = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'default' } });

  test('shows a refused object with the reason, and the changes of all others', async () => {
    const { lines, errors } = await shown([map('a'), map('b'), map('c')], [], { b: { message: 'denied: spec is immutable' } });
    expect(lines).toEqual([
      ['configmap/a in namespace default would be created', ...lines[0].slice(1)],
      ['configmap/b in namespace default would be refused', '! it is refused: 422: denied: spec is immutable: delete the object and apply again, or give the changed one another name'],
      ['configmap/c in namespace default would be created', ...lines[2].slice(1)],
    ]);
    expect(errors).toEqual([expect.stringMatching(/dry\.yaml:3: ConfigMap\/b: 422: denied: spec is immutable/)]);
  });

  test('shows what has to be restarted', async () => {
    expect((await shown([machine(2)], [machine(1)])).lines).toEqual([[
      'virtualmachine.kubevirt.io/web in namespace default would be configured', '! it needs a restart to apply spec.template.spec.domain.cpu.threads',
      '- spec.template.spec.domain.cpu.threads: 1', '+ spec.template.spec.domain.cpu.threads: 2',
    ]]);
  });

  test('shows no restart of a machine that has no instance yet', async () => {
    const there = (created?: boolean) => ({ ...machine(1), status: { created, printableStatus: 'Provisioning' } });
    const restarts = async (created?: boolean) => (await shown([machine(2)], [there(created)])).lines.flat().filter((line) => line.startsWith('!'));
    expect(await restarts()).toEqual([]);
    expect(await restarts(true)).toEqual(['! it needs a restart to apply spec.template.spec.domain.cpu.threads']);
  });

  test.each<[string, string[]]>([
    ['True', []],
    ['False', ['! it needs a restart to apply spec.template.spec.domain.cpu.sockets, spec.template.spec.domain.memory.guest']],
  ])('relies on the cluster for whether a machine can migrate, which hotplug does: %s', async (status, effects) => {
    const sized = (sockets: number, guest: string) => {
      const { spec, ...others } = machine(1);
      return { ...others, spec: { ...spec, template: { spec: { domain: { cpu: { sockets, maxSockets: 8 }, memory: { guest }, devices: {} } } } } };
    };
    const there = { ...sized(1, '4Gi'), status: { created: true, conditions: [{ type: 'LiveMigratable', status }] } };
    expect((await shown([sized(2, '8Gi')], [there])).lines.flat().filter((line) => line.startsWith('!'))).toEqual(effects);
  });

  test('shows no effect for an unchanged or a new object', async () => {
    expect((await shown([machine(1)], [machine(1)])).lines).toEqual([]);
    expect((await shown([machine(1)], [])).lines.flat().filter((line) => line.startsWith('!'))).toEqual([]);
  });

  test('takes the answer of the cluster over what the manifests predict', async () => {
    const login = (data: string) => ({ ...map('login'), kind: 'Secret', immutable: true, data: { data } });
    expect((await shown([login('b25l')], [login('dHdv')])).lines.flat().filter((line) => /^!|would/.test(line))).toEqual(['secret/login in namespace default would be configured']);
  });
});
