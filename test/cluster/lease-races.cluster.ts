// Many processes take leases at once: each gets its own machine, and no slug is given to two of them.
import { builtCommand, leftInCluster, LeaseUser } from './lease-user';
import { until, useCluster } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();
const machines = () => cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' });

describeSsh('processes that take leases at once', () => {
  let command: string;
  let user: LeaseUser;

  beforeAll(() => {
    command = builtCommand();
    user = new LeaseUser(command, cluster);
  });

  afterAll(() => user.remove());

  test('each get a machine, and leave nothing behind once all leases are stopped', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => user.run('warmup')));
    expect(taken.filter(({ exitCode }) => exitCode !== 0)).toEqual([]);
    const ids = taken.map(({ stdout }) => stdout.trim());
    expect(new Set(ids).size).toBe(20);
    const labels = (await machines()).map(({ metadata }) => metadata.labels);
    expect(labels.map((each) => each['cdk8s-kubevirt/lease-id']).sort()).toEqual([...ids].sort());
    expect(new Set(labels.map((each) => each['cdk8s-kubevirt/lease-slug'])).size).toBe(20);

    const answers = await Promise.all(ids.map((id) => user.run('run', '--id', id, '--', 'sh', '-c', 'echo $HOSTNAME')));
    expect(answers.map(({ stdout }) => stdout.trim().slice(-8))).toEqual(ids.map((id) => id.slice(-8)));

    const ended = await Promise.all(ids.map((id) => user.run('stop', id)));
    expect(ended.filter(({ exitCode }) => exitCode !== 0)).toEqual([]);
    expect(user.files()).toEqual([]);
    await until('the namespace to be empty', async () => (await leftInCluster(cluster)).length === 0);
  });

  test('with the same slug get one lease between them, even across computers', async () => {
    const users = [user, user, new LeaseUser(command, cluster), new LeaseUser(command, cluster), new LeaseUser(command, cluster)];
    const taken = await Promise.all(users.map((each) => each.run('warmup', '--slug', 'vm-smoke')));
    expect(taken.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1, 1, 1, 1]);
    const [one] = taken.filter(({ exitCode }) => exitCode === 0).map(({ stdout }) => stdout.trim());
    const refused = taken.filter(({ exitCode }) => exitCode === 1);
    expect(refused.map(({ stderr }) => stderr)).toEqual(refused.map(() => expect.stringMatching(/^error: slug "vm-smoke" is taken by lease lease-\w{12}, machine /m)));
    await until('the other machines to be gone', async () => (await machines()).length === 1);
    expect((await machines())[0].metadata.labels['cdk8s-kubevirt/lease-id']).toBe(one);
    expect([...new Set(users)].flatMap((each) => each.files().filter((file) => file.endsWith('.json')))).toEqual([`${one}.json`]);

    const owner = users[taken.findIndex(({ exitCode }) => exitCode === 0)];
    await expect(owner.run('stop', 'vm-smoke')).resolves.toMatchObject({ exitCode: 0 });
    users.slice(2).forEach((each) => each.remove());
    await until('the namespace to be empty', async () => (await leftInCluster(cluster)).length === 0);
  });
});
