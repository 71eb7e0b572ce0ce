// Disks that grow from Git: how an engine handles a claim filled by a volume populator, and one that a DataVolume has filled before.
import { Size } from 'cdk8s';
import { DATA_VOLUME, ENGINES, useDelivery, VIRTUAL_MACHINE } from './delivery';
import { Program } from './repository';
import { ImageSource, Machine, MachineDisk, MachineSize } from '../../../src';
import { until } from '../../plane/cluster';

const { cluster, commit, deliver } = useDelivery();

const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' };

const machine = (name: string, disk: Partial<MachineDisk>): Program => (chart) => {
  new Machine(chart, name, { size: MachineSize.SMALL, disks: [{ name: 'root', storageClassName: 'standard', ...disk }] });
};

const image = (tag: number) => ImageSource.registry(`registry.test/cirros:${tag}`);

describe.each(ENGINES)('%s', (engine, by) => {
  const own = (name: string) => `${engine}-${name}`;
  const claimOf = (name: string) => cluster.read({ ...CLAIM, name: `${own(name)}-root` });
  const grown = (name: string, size: string) => until(`the disk of ${name} to be grown`, async () => {
    const { spec: { resources: { requests } }, status } = await claimOf(name);
    expect({ wanted: requests.storage, has: status.capacity.storage, conditions: status.conditions }).toMatchObject({ wanted: size, has: size });
    return true;
  });

  test('a disk filled by a volume populator grows, and a changed image blocks nothing', async () => {
    const disk = (gibibytes: number, tag: number) => machine(own('populated'), { size: Size.gibibytes(gibibytes), image: image(tag), volumePopulator: true });
    const [app, first] = await deliver(by, own('populated'), disk(1, 1));
    await app.reaches(first, { synced: true, health: 'Healthy' });
    const { metadata: { uid } } = await claimOf('populated');
    await app.reaches(commit(own('populated'), disk(2, 2)), { synced: true, health: 'Healthy' });
    await grown('populated', '2Gi');
    expect((await claimOf('populated')).metadata.uid).toBe(uid);
    const { status } = await cluster.read({ ...VIRTUAL_MACHINE, name: own('populated') });
    expect(status.conditions.map(({ type }: any) => type)).not.toContain('RestartRequired');
  });

  test('a disk filled by a DataVolume becomes a claim that grows', async () => {
    const [app, first] = await deliver(by, own('moved'), machine(own('moved'), { size: Size.gibibytes(1), image: image(1) }));
    await app.reaches(first, { synced: true, health: 'Healthy' });
    const { metadata: { uid } } = await claimOf('moved');
    const second = commit(own('moved'), machine(own('moved'), { size: Size.gibibytes(2), image: image(1), volumePopulator: true }));
    if (engine === 'flux') {
      // A claim's data source is immutable, and Flux's dry run ignores no fields.
      const { message } = await app.reaches(second, { synced: false, health: 'Unknown' });
      expect(message).toContain(`${own('moved')}-root dry-run failed`);
      await app.reaches(commit(own('moved'), machine(own('moved'), { size: Size.gibibytes(2) })), { synced: true, health: 'Healthy' });
    } else {
      await app.reaches(second, { synced: true, health: 'Healthy' });
    }
    await grown('moved', '2Gi');
    expect((await claimOf('moved')).metadata.uid).toBe(uid);
    expect((await cluster.read({ ...DATA_VOLUME, name: `${own('moved')}-root` })).status.phase).toBe('Succeeded');
  });
});
