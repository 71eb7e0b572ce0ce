// What leaves a set: what `apply --prune` deletes or keeps, what needs consent, and how sets interoperate with kubectl.
import { execFile } from 'child_process';
import { promisify } from 'util';
import { Account } from './access-account';
import { RunningCommand } from './running-command';
import type { KubeObject } from '../plane/client';
import { until, useCluster } from '../plane/cluster';
import { claim, dataVolume } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => command.build());

const configMap = (name: string, metadata: object = {}, data: object = { a: '1' }): any => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, ...metadata }, data });
const secret = (name: string): any => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData: { password: 'hunter2' } });
const namespaceOf = (name: string, metadata: object = {}): KubeObject => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, ...metadata } });
const clusterRole = (name: string, metadata: object = {}): any => ({ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name, ...metadata }, rules: [] });
const blank = (name: string) => dataVolume(name, {}, { blank: {} });

const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' };

const kubectl = async (...args: string[]) => (await promisify(execFile)('kubectl', ['--namespace', cluster.namespace, ...args], {
  env: { ...cluster.environment, KUBECTL_APPLYSET: 'true' },
})).stdout;

const sortedLines = (text: string) => text.trim().split('\n').sort();
const names = async () => (await cluster.list({ apiVersion: 'v1', kind: 'ConfigMap' })).map(({ metadata: { name } }) => name);

/** Applies objects as the named set. */
async function apply(set: string, objects: readonly object[], ...options: string[]) {
  return command.run('apply', command.write(`${set}.yaml`, objects), '--prune', set, ...options);
}

describe('pruning keeps', () => {
  test('a cluster-scoped object into which cdk8s has written its chart\'s namespace', async () => {
    const [team, role] = [`${cluster.namespace}-team`, `${cluster.namespace}-role`];
    const objects = [namespaceOf(team, { namespace: cluster.namespace }), clusterRole(role, { namespace: cluster.namespace })];
    try {
      await apply('shared-kinds', objects);
      const { uid } = (await cluster.read({ ...namespaceOf(team), name: team })).metadata;
      expect(await apply('shared-kinds', objects, '--yes')).toEqual({ status: 0, stderr: '', stdout: `namespace/${team} unchanged\nclusterrole.rbac.authorization.k8s.io/${role} unchanged\n` });
      expect((await cluster.read({ ...namespaceOf(team), name: team })).metadata).toMatchObject({ uid, labels: expect.anything() });
    } finally {
      await Promise.all([{ ...namespaceOf(team), name: team }, { ...clusterRole(role), name: role }].map((each) => cluster.delete(each)));
    }
  });

  test('the claim that CDI creates for a DataVolume, which inherits its labels', async () => {
    await apply('volumes', [blank('disk')]);
    const made = await until('the claim', () => cluster.read({ ...CLAIM, name: 'disk' }).catch(() => undefined));
    expect(made.metadata.labels).toHaveProperty(['applyset.kubernetes.io/part-of']);
    expect(await apply('volumes', [blank('disk'), claim('other')])).toMatchObject({ status: 0, stderr: '' });
    // What CDI and Kubernetes write to a new object between the read and the apply counts as a change.
    await until('an apply that changes nothing', async () => {
      const again = await apply('volumes', [blank('disk'), claim('other')], '--yes');
      expect([again.status, again.stderr, sortedLines(again.stdout)]).toEqual([0, '', ['datavolume.cdi.kubevirt.io/disk unchanged', 'persistentvolumeclaim/other unchanged']]);
      return true;
    });
    expect((await cluster.read({ ...CLAIM, name: 'disk' })).metadata).toMatchObject({ uid: made.metadata.uid });
  });

  test('a namespace that holds an object of the manifests or a protected one', async () => {
    const [first, second] = ['a', 'b'].map((each) => `${cluster.namespace}-${each}`);
    const KEPT = { namespace: second, annotations: { 'helm.sh/resource-policy': 'keep' } };
    try {
      const objects = [namespaceOf(first), namespaceOf(second), configMap('inside', { namespace: first }), configMap('kept', KEPT)];
      const file = command.write('inside.yaml', objects);
      const connected = ['--kubeconfig', cluster.kubeconfig];
      expect((await command.runAlone('apply', file, '--prune', `${first}-set`, ...connected)).status).toBe(0);
      command.write('inside.yaml', [objects[2]]);
      const { status, stderr } = await command.runAlone('apply', file, '--prune', `${first}-set`, '--yes', ...connected);
      expect([status, sortedLines(stderr)]).toEqual([0, [
        `note: kept configmap/kept in namespace ${second}: annotations protect it after its manifest is gone: if it is no longer needed, delete it with kubectl`,
        `note: kept namespace/${first}: configmap/inside stays, and would be deleted with it`,
        `note: kept namespace/${second}: configmap/kept stays, and would be deleted with it`,
      ]]);
    } finally {
      await Promise.all([first, second].map((name) => cluster.delete({ apiVersion: 'v1', kind: 'Namespace', name })));
      await cluster.client.delete({ apiVersion: 'v1', kind: 'Secret', namespace: 'default', name: `${first}-set` });
    }
  });
});

test('keeps a namespace with a foreign disk, and a kind with a foreign object', async () => {
  const team = `${cluster.namespace}-others`;
  const group = `${cluster.namespace}.test`;
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `notes.${group}` },
    spec: { group, scope: 'Namespaced', names: { plural: 'notes', kind: 'Note' }, versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }] },
  };
  const shared = [{ ...definition, name: definition.metadata.name }, { ...namespaceOf(team), name: team }];
  const [disk, note] = [{ ...claim('disk'), metadata: { name: 'disk', namespace: team } }, { apiVersion: `${group}/v1`, kind: 'Note', metadata: { name: 'n', namespace: cluster.namespace } }];
  try {
    expect((await apply('hosts', [definition, namespaceOf(team)])).status).toBe(0);
    await Promise.all([disk, note].map((object) => cluster.client.create(object)));
    const { status, stderr } = await apply('hosts', [configMap('host')], '--yes');
    expect([status, sortedLines(stderr)]).toEqual([0, [
      `note: kept customresourcedefinition.apiextensions.k8s.io/notes.${group}: note.${group}/n stays, and would be deleted with it`,
      `note: kept namespace/${team}: persistentvolumeclaim/disk stays, and would be deleted with it`,
    ]]);
    await Promise.all([{ ...disk, ...disk.metadata }, { ...note, ...note.metadata }].map((object) => cluster.delete(object)));
    await until('the disk to be gone', () => cluster.client.isGone({ ...CLAIM, name: 'disk', namespace: team }));
    expect((await apply('hosts', [configMap('host')], '--yes')).stdout.split('\n').filter((line) => line.endsWith(' pruned'))).toHaveLength(2);
  } finally {
    await Promise.all(shared.map((each) => cluster.delete(each)));
  }
});

describe('without a terminal, pruning', () => {
  test.each([
    ['a DataVolume', blank('lost-disk'), 'datavolume.cdi.kubevirt.io/lost-disk in namespace NAMESPACE, and with it its data'],
    ['a claim', claim('lost-claim'), 'persistentvolumeclaim/lost-claim in namespace NAMESPACE, and with it its data'],
    ['a cluster-scoped object', clusterRole('lost-role'), 'clusterrole.rbac.authorization.k8s.io/lost-role, and with it its effect in every namespace'],
  ])('needs consent to delete %s', async (_, object, named) => {
    const what = named.replace('NAMESPACE', cluster.namespace);
    const { kind, apiVersion, metadata: { name } } = object as KubeObject;
    const set = `grave-${kind.toLowerCase()}`;
    await apply(set, [object, configMap(`${set}-a`), configMap(`${set}-b`)]);
    const refused = await apply(set, [configMap(`${set}-a`)]);
    expect([refused.status, refused.stderr]).toEqual([1, [
      `note: to be deleted, no longer in the manifests: configmap/${set}-b in namespace ${cluster.namespace}`,
      `note: to be deleted, no longer in the manifests: ${what}`,
      `error: nothing was deleted, since there is no terminal to confirm the deletion of ${what}: write --yes to delete it, or put it back into the manifests`,
      '',
    ].join('\n')]);
    expect(await names()).toContain(`${set}-b`);
    expect((await cluster.read({ kind, apiVersion, name })).metadata).not.toHaveProperty('deletionTimestamp');

    const agreed = await apply(set, [configMap(`${set}-a`)], '--yes');
    expect([agreed.status, agreed.stdout.split('\n').filter((line) => line.endsWith(' pruned')).length]).toEqual([0, 2]);
    await until('it to be gone', () => cluster.client.isGone({ kind, apiVersion, name, namespace: cluster.namespace }));
  });

  test('needs no consent for an object that applying its manifest recreates', async () => {
    await apply('light', [configMap('light-a'), secret('light-b')]);
    expect(await apply('light', [configMap('light-a')])).toEqual({
      status: 0, stderr: `note: to be deleted, no longer in the manifests: secret/light-b in namespace ${cluster.namespace}\n`, stdout: 'configmap/light-a unchanged\nsecret/light-b pruned\n',
    });
  });
});

test('deletes nothing if the manifests contain no objects', async () => {
  await apply('emptied', [configMap('emptied')]);
  const nothing = [{ apiVersion: 'v1', kind: 'List', items: [] }];
  const mistake = 'error: --prune "emptied": there are no objects, and every object of the set would be deleted: give at least one, or delete them all with cdk8s-kubevirt delete and the previous manifests\n';
  expect(await apply('emptied', nothing, '--yes')).toEqual({ status: 1, stdout: '', stderr: mistake });
  expect(await command.run('diff', command.path('emptied.yaml'), '--prune', 'emptied')).toEqual({ status: 2, stdout: '', stderr: mistake });
  expect(await names()).toContain('emptied');
});

test('dry-runs a set whose namespace is created with it', async () => {
  const [coming, inside] = [namespaceOf(`${cluster.namespace}-coming`), configMap('inside')];
  const file = command.write('coming.yaml', [coming, inside]);
  expect(await command.runAnywhere('apply', file, '--prune', 'coming', '--dry-run', '--namespace', coming.metadata.name)).toEqual({
    status: 0, stderr: '', stdout: `namespace/${coming.metadata.name} created (server dry run)\nconfigmap/inside created (server dry run)\n`,
  });
});

test('reports applied objects as JSON even if the set cannot be looked up', async () => {
  const verbs = ['get', 'list', 'create', 'patch', 'delete'] as const;
  const { kubeconfig } = await Account.create(cluster, 'half', { configmaps: verbs, secrets: verbs }, '', command.path(''));
  await apply('half', [configMap('half'), claim('half')]);
  const { status, stdout, stderr } = await command.through(kubeconfig).run('apply', command.write('half.yaml', [configMap('half')]), '--prune', 'half', '-o', 'json');
  expect([status, JSON.parse(stdout), stderr]).toEqual([1, { objects: [expect.objectContaining({ name: 'half', result: 'unchanged' })] }, expect.stringContaining('cannot list PersistentVolumeClaim of v1')]);
});

test('does not take an object with a copied label for a member', async () => {
  await apply('copied', [configMap('original')]);
  const { labels } = (await cluster.read({ ...configMap('original'), name: 'original' })).metadata;
  await cluster.client.create(configMap('copy', { namespace: cluster.namespace, labels }));
  expect(await apply('copied', [configMap('original')], '--yes')).toMatchObject({
    status: 0, stderr: `note: kept configmap/copy in namespace ${cluster.namespace}: its label of the set was not applied with it, but copied or written by someone else\n`,
  });
  expect(await names()).toContain('copy');
});

test('deletes nothing once another run of the set has begun with unknown objects', async () => {
  await apply('raced', [configMap('raced-a')]);
  const count = 150;
  const file = command.write('raced-many.yaml', Array.from({ length: count }, (_, index) => configMap(`raced-many-${index}`)));
  const first = await until('a run to be stopped in the middle', async () => {
    const run = command.start('apply', file, '--prune', 'raced', '--yes');
    await until('it to be under way', () => run.stdout().includes(' created'));
    run.kill('SIGSTOP');
    if ((await names()).filter((name) => name.startsWith('raced-many-')).length < count) {
      return run;
    }
    // This run finished before it could be stopped.
    run.kill('SIGCONT');
    await run.ended;
    return await apply('raced', [configMap('raced-a')], '--yes') && false;
  });
  const other = await apply('raced', [configMap('raced-a'), configMap('raced-b')], '--yes');
  first.kill('SIGCONT');
  expect(await first.ended).toMatchObject({ status: 1, stderr: expect.stringContaining('error: nothing was deleted, since another run for this set has started: run the same command again after it has ended\n') });
  expect(other.status).toBe(0);
  expect(await names()).toEqual(expect.arrayContaining(['raced-a', 'raced-b']));
});

test('reports in one line how many deletions an interrupt left, and the same command completes them', async () => {
  const count = 300;
  const { status, stderr } = await until('a run to be interrupted in the middle', async () => {
    await apply('broken-off', [configMap('stays'), ...Array.from({ length: count }, (_, index) => configMap(`leaves-${index}`))]);
    const file = command.write('broken-off.yaml', [configMap('stays')]);
    const run = command.start('apply', file, '--prune', 'broken-off');
    await until('it to be under way', () => run.stdout().includes(' pruned'));
    run.kill('SIGINT');
    const ended = await run.ended;
    // This run finished before it could be interrupted.
    return ended.status !== 0 && ended;
  });
  expect([status, stderr.split('\n').slice(1)]).toEqual([130, [
    expect.stringMatching(/^error: interrupted: \d+ of 300 deletions were not sent, or not answered: run the same command again to continue$/), '',
  ]]);
  expect(await apply('broken-off', [configMap('stays')])).toMatchObject({ status: 0 });
  expect((await names()).filter((name) => name.startsWith('leaves-'))).toEqual([]);
});

describe('a set', () => {
  const KEPT = { annotations: { 'argocd.argoproj.io/sync-options': 'Prune=false,Delete=false' } };

  test('loses the objects that leave the manifests, except protected ones, and nothing outside the set', async () => {
    await cluster.applyStrict(configMap('stranger'));
    command.write('set.yaml', [configMap('set-a'), configMap('set-b'), secret('set-c'), configMap('set-kept', KEPT)]);
    expect((await command.run('apply', 'set.yaml', '--prune', 'fleet')).status).toBe(0);
    command.write('set.yaml', [configMap('set-a')]);
    const asked = await command.run('apply', 'set.yaml', '--prune', 'fleet', '--dry-run');
    expect(sortedLines(asked.stdout)).toEqual(['configmap/set-a unchanged (server dry run)', 'configmap/set-b pruned (server dry run)', 'secret/set-c pruned (server dry run)']);

    const { status, stdout, stderr } = await command.run('apply', 'set.yaml', '--prune', 'fleet');
    expect([status, sortedLines(stdout)]).toEqual([0, ['configmap/set-a unchanged', 'configmap/set-b pruned', 'secret/set-c pruned']]);
    expect(stderr).toBe([
      `note: kept configmap/set-kept in namespace ${cluster.namespace}: annotations protect it after its manifest is gone: if it is no longer needed, delete it with kubectl`,
      `note: to be deleted, no longer in the manifests: configmap/set-b, secret/set-c in namespace ${cluster.namespace}`,
      '',
    ].join('\n'));
    const left = (await cluster.list({ apiVersion: 'v1', kind: 'ConfigMap' })).map(({ metadata: { name } }) => name);
    expect(left).toEqual(expect.arrayContaining(['set-a', 'set-kept', 'stranger']));
    expect(left).not.toContain('set-b');
    expect((await cluster.read({ apiVersion: 'v1', kind: 'Secret', name: 'fleet' })).metadata.annotations['applyset.kubernetes.io/contains-group-kinds']).toBe('ConfigMap');
  });

  test('that several runs begin at once knows the kinds of all that they have applied', async () => {
    const objects = [secret('begun-a'), claim('begun-b'), configMap('begun-c')];
    await Promise.all(objects.map((object) => command.run('apply', command.write(`${object.kind}.yaml`, [object]), '--prune', 'begun')));
    const { labels, annotations } = (await cluster.read({ apiVersion: 'v1', kind: 'Secret', name: 'begun' })).metadata;
    const selector = `applyset.kubernetes.io/part-of=${labels['applyset.kubernetes.io/id']}`;
    const found = await Promise.all(objects.map(async ({ kind }) => (await cluster.list({ apiVersion: 'v1', kind }, selector)).map(() => kind)));
    expect(annotations['applyset.kubernetes.io/contains-group-kinds'].split(',')).toEqual(expect.arrayContaining(found.flat()));
  });

  test('loses nothing if an object could not be applied', async () => {
    command.write('careful.yaml', [configMap('careful-a'), configMap('careful-b')]);
    await command.run('apply', 'careful.yaml', '--prune', 'careful');
    command.write('careful.yaml', [configMap('careful-a'), { ...configMap('careful-c'), fields: 'of nobody' }]);
    expect((await command.run('apply', 'careful.yaml', '--prune', 'careful')).status).toBe(1);
    await expect(cluster.read({ apiVersion: 'v1', kind: 'ConfigMap', name: 'careful-b' })).resolves.toBeDefined();
  });

  test('keeps its members when one is applied without it', async () => {
    command.write('member.yaml', [configMap('member')]);
    await command.run('apply', 'member.yaml', '--prune', 'members');
    expect((await command.run('apply', 'member.yaml')).stdout).toBe('configmap/member unchanged\n');
    expect(await command.run('apply', 'member.yaml', '--prune', 'robbers')).toMatchObject({ status: 1, stderr: expect.stringContaining('ConfigMap/member: belongs to the set "members": write --prune members, or leave it out; --force-conflicts takes it over') });
  });

  test('can be handed over to kubectl and taken back', async () => {
    const tooling = 'applyset.kubernetes.io/tooling';
    command.write('ours.yaml', [configMap('shared-a'), configMap('shared-b'), configMap('shared-c')]);
    await command.run('apply', 'ours.yaml', '--prune', 'shared');
    command.write('theirs.yaml', [configMap('shared-a'), configMap('shared-b')]);
    const theirs = ['apply', '--server-side', '--prune', '--applyset=shared', '-f', command.path('theirs.yaml')];

    await expect(kubectl(...theirs)).rejects.toThrow(/managed by tooling "cdk8s-kubevirt" instead of "kubectl"/);
    await kubectl('annotate', '--overwrite', 'secret', 'shared', `${tooling}=kubectl/v1.34.2`);
    expect(sortedLines(await kubectl(...theirs))).toEqual(['configmap/shared-a serverside-applied', 'configmap/shared-b serverside-applied', 'configmap/shared-c pruned']);

    command.write('ours.yaml', [configMap('shared-a')]);
    const refused = await command.run('apply', 'ours.yaml', '--prune', 'shared');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/is a set that kubectl\/\S+ manages: write another name, or hand it over with kubectl annotate --overwrite secret shared \S+\n$/)]);
    const [handOver] = /annotate .*$/m.exec(refused.stderr)!;
    await kubectl(...handOver.trim().split(' '));
    expect(sortedLines((await command.run('apply', 'ours.yaml', '--prune', 'shared')).stdout)).toEqual(['configmap/shared-a unchanged', 'configmap/shared-b pruned']);
    await until('it to be gone', async () => !(await cluster.list({ apiVersion: 'v1', kind: 'ConfigMap' })).some(({ metadata: { name } }) => name === 'shared-b'));
  });
});
