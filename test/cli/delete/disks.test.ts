import { writeFileSync } from 'fs';
import { join } from 'path';
import { Disks } from '../../../src/cli/delete/disks';
import { HOLD_FINALIZER } from '../../../src/cli/delete/keep-disks';
import { DISK_PROTECTION } from '../../../src/objects/prune-protection';
import { type Answer, ended, FOLDER, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);

useCommand();

const MACHINE = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'db', namespace: 'web', uid: 'uid-db', resourceVersion: '1' },
  spec: { dataVolumeTemplates: [{ metadata: { name: 'db-root' }, spec: {} }], template: { spec: { volumes: [{ name: 'root', dataVolume: { name: 'db-root' } }] } } },
};

const owner = (uid: string) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'db', uid, controller: true });
const disk = (metadata: object) => ({ metadata: { name: 'db-root', namespace: 'web', uid: 'uid-root', ...metadata }, spec: { storage: { resources: { requests: { storage: '1Gi' } } } } });

/** The machine and its disks, which are DataVolumes without a kind of their own. */
function having(...volumes: readonly object[]) {
  const deleted: string[] = [];
  const answer: Answer = ({ method }, { pathname, searchParams }) => {
    if (method === 'DELETE') {
      deleted.push(pathname);
      return { body: { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success' } };
    }
    if (searchParams.has('watch')) {
      return undefined;
    }
    if (pathname.endsWith('/virtualmachines/db')) {
      return { body: MACHINE };
    }
    const [named] = volumes.filter(({ metadata }: any) => pathname.endsWith(`/datavolumes/${metadata.name}`));
    if (named !== undefined) {
      return { body: named };
    }
    const isOf = ({ kind = 'DataVolume' }: any) => pathname.endsWith(`/${kind.toLowerCase()}s`);
    const items = volumes.filter(isOf);
    return { body: { metadata: { resourceVersion: '1' }, items } };
  };
  return { deleted, answer };
}

async function deletion(...volumes: readonly object[]) {
  const { deleted, answer } = having(...volumes);
  const { stdout: _, ...outcome } = await ended(start(['delete', 'db', '--yes', '--no-wait'], answer));
  return { ...outcome, deleted };
}

const KEEPS = 'but is protected by its annotation argocd.argoproj.io/sync-options: Prune=false,Delete=false: write --keep-disks, or --include-protected to delete it too';

describe('a disk that its annotations protect keeps the machine', () => {
  test.each([
    ['that owns it', { ownerReferences: [owner('uid-db')] }],
    ['that is about to own it, since a template names it and nothing controls it', {}],
    ['that is about to own it, since its owner does not control it', { ownerReferences: [{ ...owner('uid-of-a-backup'), controller: false }] }],
  ])('%s', async (_, metadata) => {
    expect(await deletion(disk({ annotations: DISK_PROTECTION, ...metadata }))).toEqual({
      status: 1, deleted: [], stderr: `error: web/db: datavolume.cdi.kubevirt.io/db-root would be deleted with it, ${KEEPS}\n`,
    });
  });
});

const STAY = 'its disks stay, since it does not own them: db-root';

test('--keep-disks suppresses the advice on how to delete the disks', async () => {
  const { answer } = having(disk({ ownerReferences: [owner('uid-of-another')] }));
  expect(await ended(start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '5s'], answer))).toMatchObject({ stderr: expect.stringContaining(`note: web/db: ${STAY}\n`) });
});

test('--keep-disks holds the machine before it is deleted', async () => {
  const { answer } = having(disk({ ownerReferences: [owner('uid-db')] }));
  const changes: string[] = [];
  const recorded: Answer = (request, url) => {
    changes.push(...request.method === 'GET' || url.searchParams.has('dryRun') ? [] : [`${request.method} ${url.pathname.split('/').at(-1)}`]);
    return answer(request, url);
  };
  await ended(start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '2s'], recorded));
  expect(changes.slice(0, 2)).toEqual(['PATCH db', 'DELETE db']);
});

test.each(['--no-wait', '--keep-disks', '--yes'])('a deletion that the cluster refuses fails, with %s', async (option) => {
  const { answer } = having();
  const refusing: Answer = (request, url) => request.method === 'DELETE' ? { code: 403, body: { kind: 'Status', message: 'not yours' } } : answer(request, url);
  expect(await ended(start(['delete', 'db', option, '--timeout', '5s'], refusing))).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(/^error: .*403: not yours$/m) });
});

test('--keep-disks leaves a machine alone whose disks this user may not patch, since it would be held for good', async () => {
  const { answer } = having(disk({ ownerReferences: [owner('uid-db')] }));
  const changed: string[] = [];
  const refusing: Answer = (request, url) => {
    if (request.method === 'PATCH' && url.searchParams.has('dryRun')) {
      return { code: 403, body: { kind: 'Status', apiVersion: 'v1', message: 'datavolumes "db-root" is forbidden', reason: 'Forbidden', code: 403 } };
    }
    changed.push(...request.method === 'GET' ? [] : [`${request.method} ${url.pathname}`]);
    return url.pathname.endsWith('/datavolumes/db-root') ? { body: disk({}) } : answer(request, url);
  };
  const { status, stderr } = await ended(start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '5s'], refusing));
  expect({ status, stderr, changed }).toEqual({
    status: 1,
    changed: [],
    stderr: expect.stringMatching(/^error: cluster \S+: cannot patch DataVolume "db-root" in namespace "web": 403: datavolumes "db-root" is forbidden: ask for get and patch, without which the disks cannot be kept\n$/),
  });
});

test.each([
  ['that the machine owns', [owner('uid-db')]],
  ['of its own', []],
])('--keep-disks refuses a disk %s that is already being deleted, and exists only while the machine uses it', async (_, ownerReferences) => {
  const { deleted, answer } = having(disk({ ownerReferences, deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: ['kubernetes.io/pvc-protection'] }));
  expect([await ended(start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '5s'], answer)), deleted]).toEqual([{
    status: 1,
    stdout: '',
    stderr: 'error: web/db: its disk db-root is already being deleted, and is gone as soon as the machine has stopped: copy its data before, or leave out --keep-disks\n',
  }, []]);
});

describe('the claim with the state of a machine\'s TPM and firmware', () => {
  const LEAVING = { deletionTimestamp: '2026-01-01T00:00:00Z' };
  const claim = (ending: string, metadata: object) => ({
    kind: 'PersistentVolumeClaim', metadata: { name: `persistent-state-for-${ending}`, namespace: 'web', uid: `uid-${ending}`, ownerReferences: [owner('uid-db')], ...metadata }, spec: {},
  });
  const labelled = (ending: string, metadata: object = {}, machine = 'db') => claim(ending, { labels: { 'persistent-state-for': machine }, ...metadata });

  test('is refused with --keep-disks like another disk that is already being deleted', async () => {
    const { deleted, answer } = having(labelled('db-abcde', { ...LEAVING, finalizers: ['kubernetes.io/pvc-protection'] }));
    expect([await ended(start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '5s'], answer)), deleted]).toEqual([{
      status: 1,
      stdout: '',
      stderr: 'error: web/db: its disk persistent-state-for-db-abcde is already being deleted, and is gone as soon as the machine has stopped: copy its data before, or leave out --keep-disks\n',
    }, []]);
  });

  test.each([
    ['with its label', [labelled('db-abcde', LEAVING)], ['persistent-state-for-db-abcde']],
    ['with only its name, as before KubeVirt 1.4', [claim('db', LEAVING)], ['persistent-state-for-db']],
    ['that a migration has replaced by another', [labelled('db-abcde', LEAVING), labelled('db-fghij')], []],
    ['that stays', [labelled('db-abcde')], []],
    ['of another machine', [labelled('db-abcde', LEAVING, 'db-2'), claim('db-2', LEAVING)], []],
    ['in another namespace', [labelled('db-abcde', { ...LEAVING, namespace: 'shop' })], []],
  ])('%s', (_, claims, leaving) => {
    expect(new Disks([], claims.map(({ metadata }) => metadata)).leavingWith(MACHINE)).toEqual(leaving);
  });

  test('stays and is named if the machine does not own it, as after --keep-disks', async () => {
    const name = 'persistent-state-for-db-abcde';
    expect(await deletion(labelled('db-abcde', { ownerReferences: [] }))).toMatchObject({
      status: 0, stderr: `note: web/db: its disks stay, since it does not own them: ${name}: if nothing else uses them, kubectl delete datavolume,pvc ${name} -n web --ignore-not-found deletes them too\n`,
    });
  });
});

test('a disk that is already being deleted is not reported as kept if the machine has to be let go', async () => {
  const held = { ...MACHINE, metadata: { ...MACHINE.metadata, deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [HOLD_FINALIZER] } };
  const { answer } = having(disk({ ownerReferences: [owner('uid-db')], deletionTimestamp: '2026-01-01T00:00:00Z' }));
  const command = start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '1s'], (request, url) => (
    request.method === 'GET' && url.pathname.endsWith('/virtualmachines/db') ? { body: held } : answer(request, url)
  ));
  expect((await ended(command)).stderr.split('\n')[0]).toBe('note: web/db: its disks are already being deleted, and are not kept: db-root');
});

test('a machine that cannot be let go without its disks fails the deletion', async () => {
  const held = { ...MACHINE, metadata: { ...MACHINE.metadata, deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [HOLD_FINALIZER] } };
  const { answer } = having(disk({ ownerReferences: [owner('uid-db')] }));
  const command = start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '5s'], (request, url) => {
    if (request.method === 'PATCH' && url.pathname.includes('/datavolumes/') && !url.searchParams.has('dryRun')) {
      return { code: 403, body: { kind: 'Status', message: 'not yours' } };
    }
    return url.searchParams.has('watch') ? undefined : url.pathname.endsWith('/virtualmachines/db') ? { body: held }
      : url.pathname.endsWith('/virtualmachines') ? { body: { metadata: { resourceVersion: '1' }, items: [held] } } : answer(request, url);
  });
  expect(await ended(command)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^error: .*is held until its disks have lost it as their owner: .*403: not yours/m) });
});

test('a disk that another machine controls stays, whatever a template names', async () => {
  expect(await deletion(disk({ annotations: DISK_PROTECTION, ownerReferences: [owner('uid-of-another')] }))).toEqual({
    status: 0, deleted: ['/apis/kubevirt.io/v1/namespaces/web/virtualmachines/db'], stderr: `note: web/db: ${STAY}: if nothing else uses them, kubectl delete datavolume,pvc db-root -n web --ignore-not-found deletes them too\n`,
  });
});

test('deletion advises nothing about a disk that does not exist', async () => {
  expect(await deletion()).toMatchObject({ status: 0, stderr: 'note: web/db: has no persistent disks\n' });
});

test.each([[], ['--keep-disks'], ['--no-wait']])('there may be nothing to delete: %s', async (...options) => {
  const file = join(FOLDER, 'gone.json');
  writeFileSync(file, JSON.stringify(MACHINE));
  const nothing: Answer = () => ({ code: 404, body: {} });
  expect(await ended(start(['delete', file, '--yes', ...options], nothing))).toEqual({
    status: 0, stdout: '', stderr: 'note: virtualmachine.kubevirt.io/db does not exist\nnote: there is nothing to delete\n',
  });
});

test('an uneven number of bytes is printed with a unit', async () => {
  const odd = { ...disk({}), spec: { storage: { resources: { requests: { storage: '22763326669' } } } } };
  expect(await deletion(odd)).toMatchObject({ stderr: 'note: web/db: its disks are deleted with it: db-root (21.2Gi)\n' });
});

describe('deletion by manifests', () => {
  const snapshot = { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name: 'before', namespace: 'web', uid: 'uid-before' } };
  const pool = {
    apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata: { name: 'farm', namespace: 'web', uid: 'uid-farm' }, spec: { replicas: 1, virtualMachineTemplate: { spec: {} } },
  };
  const volume = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', ...disk({}) };

  async function deleted(there: readonly any[], ...options: readonly string[]) {
    const { answer } = having(...there.filter(({ kind }) => kind === 'DataVolume'));
    const kinds: { readonly [path: string]: object } = {
      '/apis/snapshot.kubevirt.io/v1beta1': { resources: [{ name: 'virtualmachinesnapshots', kind: 'VirtualMachineSnapshot', namespaced: true }] },
      '/apis/pool.kubevirt.io/v1beta1': { resources: [{ name: 'virtualmachinepools', kind: 'VirtualMachinePool', namespaced: true }] },
    };
    const file = join(FOLDER, 'objects.json');
    writeFileSync(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items: there }));
    return ended(start(['delete', file, '--yes', ...options], (request, url) => {
      const found = there.find(({ metadata, kind }) => request.method === 'GET' && url.pathname.endsWith(`/${kind.toLowerCase()}s/${metadata.name}`));
      return kinds[url.pathname] === undefined ? found === undefined ? answer(request, url) : { body: found } : { body: kinds[url.pathname] };
    }));
  }

  test('reports snapshots that are deleted, and with them the way to restore the disks that stay', async () => {
    expect((await deleted([MACHINE, snapshot], '--no-wait')).stderr.split('\n')[0]).toBe(
      'note: these snapshots are deleted too, even if their disks stay: virtualmachinesnapshot.snapshot.kubevirt.io/before: to keep them, give the names of the machines instead of their manifests',
    );
  });

  test('does not report a snapshot whose content stays', async () => {
    expect((await deleted([MACHINE, { ...snapshot, spec: { deletionPolicy: 'Retain' } }], '--no-wait')).stderr).not.toContain('snapshots');
  });

  test('does not report that a disk stays if its own manifest deletes it', async () => {
    const owned = { ...volume, metadata: { ...volume.metadata, ownerReferences: [owner('uid-of-another')] } };
    expect((await deleted([MACHINE, owned], '--no-wait')).stderr).toBe('note: web/db: its disks are deleted too: db-root\n');
  });

  test('refuses a pool with --keep-disks, and names the way to keep the disks of the other machines', async () => {
    expect(await deleted([MACHINE, pool], '--keep-disks')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^error: pool web\/farm: the disks of its machines are deleted with it: scale the pool down first, with scaleInStrategy\.proactive\.statePreservation: Offline, as \S+hardware\.md#workstations describes, or leave out --keep-disks, or name the other machines: cdk8s-kubevirt delete -n web db --keep-disks\n$/),
    });
  });

  test.each([
    ['refuses a pool that has still to make machines with protected disks', {}, 1],
    ['does not refuse one that has none to make', { replicas: 0 }, 0],
    ['does not refuse one that is paused', { paused: true }, 0],
  ])('%s', async (_, change, status) => {
    const dataVolumeTemplates = [{ metadata: { name: 'root', annotations: DISK_PROTECTION }, spec: {} }];
    const scaled = { ...pool, spec: { ...pool.spec, virtualMachineTemplate: { spec: { dataVolumeTemplates } }, ...change } };
    expect(await deleted([scaled], '--no-wait')).toMatchObject({
      status, stderr: status === 0 ? '' : expect.stringMatching(/^error: web\/farm: datavolume\S+\/root would be deleted with it, but is protected by its annotation \S+ Prune=false.*: scale the pool down first, .*, or write --include-protected to delete it too\n$/),
    });
  });

  test('waits for the machines of a pool, which the cluster deletes only after it', async () => {
    const member = { ...MACHINE, metadata: { name: 'farm-0', namespace: 'web', uid: 'uid-farm-0', ownerReferences: [{ kind: pool.kind, name: 'farm', uid: 'uid-farm' }] } };
    const file = join(FOLDER, 'pool.json');
    writeFileSync(file, JSON.stringify(pool));
    const types = { resources: [{ name: 'virtualmachinepools', kind: 'VirtualMachinePool', namespaced: true }] };
    let isDeleted = false;
    const command = start(['delete', file, '--yes', '--timeout', '2s'], ({ method }, { pathname, searchParams }) => {
      isDeleted ||= method === 'DELETE';
      if (pathname === '/apis/pool.kubevirt.io/v1beta1') {
        return { body: types };
      }
      const items = pathname.endsWith('/virtualmachines') ? [member] : [];
      return searchParams.has('watch') ? undefined : { body: pathname.endsWith('/farm') ? pool : { metadata: { resourceVersion: '1' }, items } };
    });
    const { status, stdout, stderr } = await ended(command);
    expect([isDeleted, status, stdout]).toEqual([true, 1, 'virtualmachinepool.pool.kubevirt.io/farm deleted\n']);
    expect(stderr).toMatch(/the time of --timeout 2s is over: virtualmachine\.kubevirt\.io\/farm-0: exists, and is not being deleted\n$/);
  });
});

test.each([
  ['is about to own', {}],
  ['owns without controlling it', { ownerReferences: [{ ...owner('uid-db'), controller: false }] }],
])('a disk that the machine %s is reported as deleted with it', async (_, metadata) => {
  expect(await deletion(disk(metadata))).toMatchObject({ status: 0, stderr: 'note: web/db: its disks are deleted with it: db-root (1Gi)\n' });
});

test('the disks of ten thousand machines are found in time proportional to their number', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => index);
  const disks = new Disks(numbers.flatMap((index) => [
    { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', namespace: 'web', name: `root-${index}`, uid: `volume-${index}`, owner: `machine-${index}` },
    { apiVersion: 'v1', kind: 'PersistentVolumeClaim', namespace: 'web', name: `root-${index}`, uid: `claim-${index}`, owner: `volume-${index}` },
    { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', namespace: 'web', name: `data-${index}`, uid: `free-${index}` },
  ]));
  const startedAt = Date.now();
  const found = numbers.flatMap((index) => disks.atRisk({
    kind: 'VirtualMachine', metadata: { namespace: 'web', uid: `machine-${index}` }, spec: { dataVolumeTemplates: ['root', 'data'].map((name) => ({ metadata: { name: `${name}-${index}` } })) },
  }));
  expect(found.length).toBe(30_000);
  expect(found.slice(0, 3).map(({ uid }) => uid)).toEqual(['volume-0', 'claim-0', 'free-0']);
  // Quadratic time would be more than ten seconds.
  expect(Date.now() - startedAt).toBeLessThan(4_000);
});
