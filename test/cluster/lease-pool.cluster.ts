// A MachineLeasePool against the real authorizer: its users can take leases, and its clean-up can end them.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { InstalledPool } from './installed-pool';
import { builtCommand, crabboxTemplate, leftInCluster, LeaseUser } from './lease-user';
import { canRunPods, runPod } from './pod-process';
import { actAs } from './service-account';
import { Cluster, until, useCluster } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();
const pool = new Cluster(`${cluster.namespace}-pool`);

describeSsh('a pool of leases', () => {
  let users: readonly LeaseUser[] = [];
  let command: string;
  let folder: string;
  let cleanUpPod: any;
  let installed: InstalledPool;

  beforeAll(async () => {
    installed = await InstalledPool.of(pool, {});
    cleanUpPod = installed.manifests.find(({ kind }) => kind === 'CronJob').spec.jobTemplate.spec.template.spec;
    command = builtCommand();
    folder = mkdtempSync(join(tmpdir(), 'pool-'));
    users = await Promise.all([pool.namespace, `${pool.namespace}-cleanup`].map(async (account) => {
      const kubeconfig = await actAs(pool, account, join(folder, account));
      return new LeaseUser(command, pool, crabboxTemplate(pool), { kubeconfig, context: account, idleTimeout: '1s' });
    }));
  });

  afterAll(async () => {
    users.forEach((user) => user.remove());
    await installed.remove();
  });

  test('lets users take leases, and its clean-up end them', async () => {
    const [user, cleaner] = users;
    await expect(user.run('warmup', '--slug', 'one')).resolves.toMatchObject({ exitCode: 0 });
    await expect(user.run('run', '--id', 'one', '--', 'sh', '-c', 'exit 7')).resolves.toMatchObject({ exitCode: 7 });

    await until('the lease to be ended', async () => /^one: machine lease-one-\w{8} deleted: /m.test((await cleaner.run('cleanup')).stdout));
    await until('the namespace to be empty', async () => (await leftInCluster(pool)).length === 0);
    await expect(user.run('cleanup')).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringContaining('its machine is gone, so its record and key are of no use') });
    expect(user.files()).toEqual([]);
  });

  test('runs clean-up in a pod with its own command line and service account', async () => {
    if (!await canRunPods()) {
      process.stderr.write('POD NOT RUN: the clean-up of MachineLeasePool runs as a process where the tests may mount, such as those of root\n');
      return;
    }
    const [user] = users;
    const { serviceAccountName } = cleanUpPod;
    expect(serviceAccountName).toBe(`${pool.namespace}-cleanup`);
    await expect(user.run('warmup', '--slug', 'cron')).resolves.toMatchObject({ exitCode: 0 });
    await until('the lease to be ended', async () => {
      const { exitCode, stdout, stderr } = await runPod(cleanUpPod, [process.execPath, command], join(folder, serviceAccountName));
      expect([exitCode, stderr]).toEqual([0, '']);
      return /^cron: machine lease-cron-\w{8} deleted: it was idle for /m.test(stdout);
    });
    await until('the namespace to be empty', async () => (await leftInCluster(pool)).length === 0);
    await user.run('cleanup');
    expect(user.files()).toEqual([]);
  });

  test('lets its clean-up take no leases', async () => {
    const [, cleaner] = users;
    await expect(cleaner.run('warmup', '--slug', 'none')).resolves.toMatchObject({ exitCode: 1, stderr: expect.stringContaining('cannot create resource "virtualmachines"') });
    expect(cleaner.files()).toEqual([]);
  });

  test('passes doctor without findings', async () => {
    await expect(users[0].run('doctor')).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringContaining(`✓ may lease in ${pool.namespace}: yes`) });
  });
});
