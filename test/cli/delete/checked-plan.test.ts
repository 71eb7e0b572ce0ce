// What a deletion deletes and refuses, as the user is asked.
import { FakeCluster, object, SERVED } from './fake-cluster';
import { type CheckedPlan, planAndCheck, unchangedPlan } from '../../../src/cli/delete/checked-plan';
import { Disks } from '../../../src/cli/delete/disks';
import { SECRET_PROTECTION } from '../../../src/objects/prune-protection';
import { DISCOVERY, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

const ownedBy = (kind: string, name: string) => ({ ownerReferences: [{ kind, name, uid: `uid-of-${name}` }] });
const volumeOf = (owner: string, metadata: object = {}) => ({ ...object('datavolumes', `${owner}-root`, { ...ownedBy('VirtualMachine', owner), ...metadata }), spec: { storage: {} } });
const KEPT = { annotations: { 'helm.sh/resource-policy': 'keep' } };
const pool = { ...object('virtualmachinepools', 'farm'), spec: { replicas: 1, virtualMachineTemplate: {} } };

/** The plan for these manifests, in a cluster with these objects. */
async function planned(
  manifests: readonly any[], there: readonly any[], options: Partial<Parameters<typeof planAndCheck>[3]> = {}, names: readonly string[] = [],
) {
  await under?.close();
  under = await serve(new FakeCluster(there).respond, { ...DISCOVERY, ...SERVED });
  const documents = manifests.map((value) => ({ value, source: 'in.yaml', where: 'in.yaml:1', lineAt: () => 1 }));
  return planAndCheck(under.cluster, { names, paths: ['in.yaml'] }, documents, { wait: true, ...options });
}

const namesIn = (objects: readonly any[]) => objects.map(({ metadata: { name } }) => name);

test('the machines of a pool are part of its plan, with their disks', async () => {
  const member = object('virtualmachines', 'farm-0', ownedBy('VirtualMachinePool', 'farm'));
  const { objects, poolMachines, notes, disks } = await planned([pool, object('secrets', 'gone')], [pool, member, object('virtualmachines', 'web'), volumeOf('farm-0')]);
  expect([namesIn(objects), namesIn(poolMachines)]).toEqual([['farm'], ['farm-0']]);
  expect(notes).toEqual(['secret/gone does not exist', 'n/farm-0: its disks are deleted with it: farm-0-root']);
  expect(disks!.deletedWith(member).map(({ name }) => name)).toEqual(['farm-0-root']);
  await expect(planned([pool], [pool, member, volumeOf('farm-0', KEPT)])).rejects.toThrow('n/farm-0: datavolume.cdi.kubevirt.io/farm-0-root would be deleted with it, but is protected');
});

test('a machine with a protected disk is deleted only with --keep-disks or --include-protected', async () => {
  const web = object('virtualmachines', 'web');
  const there = [web, volumeOf('web', KEPT)];
  await expect(planned([web], there)).rejects.toThrow('n/web: datavolume.cdi.kubevirt.io/web-root would be deleted with it, but is protected by its annotation helm.sh/resource-policy: keep');
  await expect(planned([web], there, { keepDisks: true })).resolves.toMatchObject({ notes: ['n/web: its disks are kept: web-root'] });
  await expect(planned([web], there, { includeProtected: true })).resolves.toMatchObject({ notes: ['n/web: its disks are deleted with it: web-root'] });
});

test('a protected object of the manifests is deleted only with --include-protected, unless it is kept for a machine', async () => {
  const [secret, forMachine] = [object('secrets', 'seed', KEPT), object('secrets', 'user-data', { annotations: SECRET_PROTECTION })];
  expect(namesIn((await planned([secret, forMachine], [secret, forMachine])).objects)).toEqual(['user-data']);
  expect(namesIn((await planned([secret], [secret], { includeProtected: true })).objects)).toEqual(['seed']);
});

test('what others may have objects in is never deleted', async () => {
  const kinds = [['v1', 'Namespace'], ['apiextensions.k8s.io/v1', 'CustomResourceDefinition']].map(([apiVersion, kind]) => ({ apiVersion, kind, metadata: { name: 'n' } }));
  expect(await planned(kinds, [], { includeProtected: true })).toMatchObject({
    objects: [], notes: [expect.stringMatching(/^namespace\/n is kept, since /), expect.stringMatching(/^customresourcedefinition\S+\/n is kept, since /)],
  });
});

test('a disk of the manifests is deleted, unless disks are kept', async () => {
  const disk = { ...object('datavolumes', 'data'), spec: { storage: {} } };
  expect(namesIn((await planned([disk], [disk])).objects)).toEqual(['data']);
  expect(await planned([disk], [disk], { keepDisks: true })).toMatchObject({ objects: [], notes: ['datavolume.cdi.kubevirt.io/data is kept'] });
});

test('machines can be named beside manifests, each is deleted once, and before its Secret', async () => {
  const [web, db, seed] = [object('virtualmachines', 'web'), object('virtualmachines', 'db'), object('secrets', 'seed')];
  const { objects } = await planned([seed, web], [web, db, seed], {}, ['db', 'web']);
  expect([namesIn(objects).sort(), namesIn(objects.slice(-1))]).toEqual([['db', 'seed', 'web'], ['seed']]);
});

test('nothing is deleted in another namespace than the given one', async () => {
  const web = object('virtualmachines', 'web');
  await expect(planned([web], [web], { namespace: 'm' })).rejects.toThrow('virtualmachine.kubevirt.io/web is in namespace "n", which is not that of --namespace "m"');
});

test('only --keep-disks has to wait, and tries whether this user may let the disks go', async () => {
  const web = object('virtualmachines', 'web');
  const tried = () => under!.requests.filter((request) => request.startsWith('PATCH'));
  await planned([web], [web, volumeOf('web')], { wait: false });
  expect(tried()).toEqual([]);
  await expect(planned([web], [web, volumeOf('web')], { keepDisks: true, wait: false })).rejects.toThrow('--keep-disks has to wait until the machines are gone: leave out --no-wait');
  await planned([web], [web, volumeOf('web')], { keepDisks: true });
  expect(tried()).toEqual([expect.stringContaining('/datavolumes/web-root?dryRun=All')]);
});

test('what has been added since the question is refused, and not what has gone', () => {
  const plan = (objects: readonly any[], ...notes: string[]): CheckedPlan => ({ objects, notes, poolMachines: [], disks: new Disks([]) });
  const [web, db] = ['web', 'db'].map((name) => object('virtualmachines', name));
  const shown = plan([web, db], 'n/web: its disks are deleted with it: root');
  expect(unchangedPlan(shown, plan([web]))).toBe(shown);
  expect(() => unchangedPlan(shown, plan([web, object('virtualmachines', 'db', { uid: 'of another' })], ...shown.notes, 'n/web: more'))).toThrow([
    'n/web: more: this has changed since you were asked: run the same command again',
    'virtualmachine.kubevirt.io/db would be deleted: this has changed since you were asked: run the same command again',
  ].join('\n'));
});
