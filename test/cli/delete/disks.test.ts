import { Disks } from '../../../src/cli/delete/disks';
import { DISK_PROTECTION } from '../../../src/objects/prune-protection';
import { type Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);

useCommand();

const MACHINE = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'db', namespace: 'web', uid: 'uid-db' },
  spec: { dataVolumeTemplates: [{ metadata: { name: 'db-root' }, spec: {} }], template: { spec: { volumes: [{ name: 'root', dataVolume: { name: 'db-root' } }] } } },
};

const owner = (uid: string) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'db', uid, controller: true });
const disk = (metadata: object) => ({ metadata: { name: 'db-root', namespace: 'web', uid: 'uid-root', ...metadata }, spec: { storage: { resources: { requests: { storage: '1Gi' } } } } });

/** The machine and one DataVolume, which come and go as the cluster lets them. */
function having(volume: object) {
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
    const items = pathname.endsWith('/datavolumes') ? [volume] : [];
    return { body: { metadata: { resourceVersion: '1' }, items } };
  };
  return { deleted, answer };
}

async function deletion(volume: object) {
  const { deleted, answer } = having(volume);
  const { stdout: _, ...outcome } = await ended(start(['delete', 'db', '--yes', '--no-wait'], answer));
  return { ...outcome, deleted };
}

const KEEPS = 'which its annotation argocd.argoproj.io/sync-options: Prune=false,Delete=false keeps: write --keep-disks, or --include-protected to delete it too';

describe('a disk that its annotations keep keeps its machine', () => {
  test.each([
    ['that owns it', { ownerReferences: [owner('uid-db')] }],
    ['that is about to own it, since a template names it and nobody controls it', {}],
    ['that is about to own it, since its owner does not control it', { ownerReferences: [{ ...owner('uid-of-a-backup'), controller: false }] }],
  ])('%s', async (_, metadata) => {
    expect(await deletion(disk({ annotations: DISK_PROTECTION, ...metadata }))).toEqual({
      status: 1, deleted: [], stderr: `error: web/db: datavolume.cdi.kubevirt.io/db-root would go with it, ${KEEPS}\n`,
    });
  });
});

const STAY = 'its disks stay, since it owns none of them: db-root';

test('whoever keeps disks is not told how to delete them', async () => {
  const { answer } = having(disk({ ownerReferences: [owner('uid-of-another')] }));
  expect(await ended(start(['delete', 'db', '--yes', '--keep-disks', '--timeout', '5s'], answer))).toMatchObject({ stderr: expect.stringContaining(`note: web/db: ${STAY}\n`) });
});

test('a disk that another machine controls stays, whatever a template calls it', async () => {
  expect(await deletion(disk({ annotations: DISK_PROTECTION, ownerReferences: [owner('uid-of-another')] }))).toEqual({
    status: 0, deleted: ['/apis/kubevirt.io/v1/namespaces/web/virtualmachines/db'], stderr: `note: web/db: ${STAY}: where nothing else uses them, kubectl delete datavolume,pvc db-root -n web --ignore-not-found deletes them too\n`,
  });
});

test.each([
  ['is about to own', {}],
  ['owns without controlling it', { ownerReferences: [{ ...owner('uid-db'), controller: false }] }],
])('a disk that the machine %s is said to go with it', async (_, metadata) => {
  expect(await deletion(disk(metadata))).toMatchObject({ status: 0, stderr: 'note: web/db: its disks go with it: db-root (1Gi)\n' });
});

test('the disks of ten thousand machines are found in time that grows with them', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => index);
  const disks = new Disks(numbers.flatMap((index) => [
    { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', namespace: 'web', name: `root-${index}`, uid: `volume-${index}`, owner: `machine-${index}` },
    { apiVersion: 'v1', kind: 'PersistentVolumeClaim', namespace: 'web', name: `root-${index}`, uid: `claim-${index}`, owner: `volume-${index}` },
    { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', namespace: 'web', name: `data-${index}`, uid: `free-${index}` },
  ]));
  const startedAt = Date.now();
  const found = numbers.flatMap((index) => disks.atRisk({
    metadata: { namespace: 'web', uid: `machine-${index}` }, spec: { dataVolumeTemplates: ['root', 'data'].map((name) => ({ metadata: { name: `${name}-${index}` } })) },
  }));
  expect(found.length).toBe(30_000);
  expect(found.slice(0, 3).map(({ uid }) => uid)).toEqual(['volume-0', 'claim-0', 'free-0']);
  // In time that grows with the square of their number it takes more than ten seconds.
  expect(Date.now() - startedAt).toBeLessThan(4_000);
});
