// A pool that gets autohealing while machines of its namespace fail: what `apply` asks, and what virt-controller deletes.
import { stringify } from 'yaml';
import { RunningCommand } from './running-command';
import { until, useCluster } from '../plane/cluster';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => {
  command.build();
  return cluster.storageClass(cluster.namespace);
});

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const DISK = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'db-data' };
const SMALL = { domain: { memory: { guest: '64Mi' }, devices: {} } };

/** A machine with a disk of its own, which fails since a claim is missing. */
const FAILING = {
  ...VM,
  metadata: { name: 'db' },
  spec: {
    runStrategy: 'Always',
    dataVolumeTemplates: [{
      metadata: { name: DISK.name },
      spec: { source: { blank: {} }, storage: { storageClassName: cluster.namespace, resources: { requests: { storage: '10Mi' } } } },
    }],
    template: {
      spec: {
        domain: { ...SMALL.domain, devices: { disks: ['data', 'lost'].map((name) => ({ name, disk: { bus: 'virtio' } })) } },
        volumes: [{ name: 'data', dataVolume: { name: DISK.name } }, { name: 'lost', persistentVolumeClaim: { claimName: 'lost' } }],
      },
    },
  },
};

function pool(autohealing?: object) {
  const metadata = { labels: { pool: 'ci' } };
  const virtualMachineTemplate = { metadata, spec: { runStrategy: 'Halted', template: { metadata, spec: SMALL } } };
  return {
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    metadata: { name: 'ci', namespace: cluster.namespace },
    spec: { replicas: 0, paused: true, selector: { matchLabels: { pool: 'ci' } }, virtualMachineTemplate, ...autohealing && { autohealing } },
  };
}

test('asks before autohealing, also of a paused pool, deletes a failing machine that is not the pool\'s', async () => {
  await cluster.applyStrict(FAILING);
  await until('the machine to fail', async () => (await cluster.read({ ...VM, name: 'db' })).status?.printableStatus === 'ErrorPvcNotFound');
  await until('the machine to have its disk', () => cluster.read(DISK));
  const file = command.write('pool.yaml', stringify(pool()));
  expect(await command.run('apply', file)).toMatchObject({ status: 0 });
  command.write('pool.yaml', stringify(pool({ minFailingToStartDuration: '1s' })));
  const lost = 'deletes failing machines (db) with their disks: its autohealing covers the whole namespace';
  expect(await command.run('diff', file)).toMatchObject({ stdout: expect.stringContaining(lost) });
  expect(await command.run('apply', file)).toMatchObject({ status: 1, stderr: expect.stringContaining(`${lost}: write --yes to apply it`) });
  expect(await command.run('apply', file, '--yes')).toMatchObject({ status: 0 });
  await until('the disk to be gone', () => cluster.client.isGone({ ...DISK, namespace: cluster.namespace }));
});
