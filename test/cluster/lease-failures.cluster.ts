// Leases whose guests fail: each ends as soon as the failure is certain, names the cause in its first line, and leaves nothing behind.
import { builtCommand, crabboxTemplate, leftInCluster, LeaseUser } from './lease-user';
import { Cluster, until, useCluster } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();
const full = new Cluster(`${cluster.namespace}-full`);
const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const failing = (fail: string) => crabboxTemplate(cluster, { fail });

const withoutClaim = () => crabboxTemplate(cluster).replace(/containerDisk:\n +image: .*\n/, 'persistentVolumeClaim: { claimName: absent }\n');

/** How the guest fails, and the step and cause that the error must name; none of these waits for a deadline. */
const FAILURES: readonly [title: string, slug: string, template: () => string, cause: RegExp][] = [
  ['that no node can run', 'no-room', () => failing('Unschedulable'), /started: ErrorUnschedulable: .+: [^:\n]+$/m],
  ['whose image cannot be pulled', 'no-image', () => failing('ErrImagePull'), /started: (?:ErrImagePull|ImagePullBackOff): .+: correct the image's name and tag/],
  ['whose claim does not exist', 'no-claim', withoutClaim, /started: ErrorPvcNotFound: .*absent.*: apply the PersistentVolumeClaim/],
  ['that crashes before it runs', 'crashing', () => failing('CrashLoopBackOff'), /(?:started|reached over SSH): (?:Crashed|CrashLoopBackOff): .+: check /],
  ['that has no address', 'no-address', () => failing('NoAddress'), /reached over SSH: NoAddress: it runs, but has no address/],
];

describeSsh('a guest', () => {
  let command: string;
  const users: LeaseUser[] = [];

  const user = (template: string, settings: object = {}, place = cluster) => {
    const made = new LeaseUser(command, place, template, settings);
    users.push(made);
    return made;
  };

  beforeAll(() => {
    command = builtCommand();
    return full.create();
  });

  afterAll(async () => {
    users.forEach((each) => each.remove());
    await full.remove();
  });

  test.concurrent.each(FAILURES)('%s', async (_title, slug, template, cause) => {
    const someone = user(template());
    const { exitCode, stdout, stderr } = await someone.run('warmup', '--slug', slug, '--start-timeout', '1h', '--ssh-timeout', '1h');
    const [first, ...others] = stderr.split('\n').filter((line) => line.startsWith('error: '));
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(first).toMatch(new RegExp(`^error: lease ${slug}: machine "lease-${slug}-\\w{8}" could not be `));
    expect(first).toMatch(cause);
    expect(others).toContainEqual(expect.stringMatching(`^error: lease ${slug}: VirtualMachine lease-${slug}-\\w{8}: `));
    expect(someone.files()).toEqual([]);
  });

  test('whose namespace has no room left', async () => {
    const quota = { apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name: 'none' }, spec: { hard: { pods: '0' } } };
    await full.applyStrict(quota);
    await until('the quota to be counted', async () => (await full.read({ ...quota, name: 'none' })).status?.used !== undefined);
    const someone = user(crabboxTemplate(full), {}, full);
    await expect(someone.run('warmup', '--slug', 'failing', '--start-timeout', '1h')).resolves.toMatchObject({
      exitCode: 1, stderr: expect.stringMatching(/^error: .* could not be started: QuotaExceeded: .*exceeded quota: none.*: free resources in the namespace, or raise its ResourceQuota/m),
    });
    expect([someone.files(), await until('the namespace to be empty', async () => (await leftInCluster(full)).length === 0)]).toEqual([[], true]);
  });

  test('whose SSH server never answers fails at the deadline, with the last attempt\'s failure', async () => {
    const someone = user(crabboxTemplate(cluster).replace(/port: \d+\n/, 'port: 9\n'), { sshPort: 9 });
    const { exitCode, stderr } = await someone.run('warmup', '--slug', 'silent', '--ssh-timeout', '15s');
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^error: lease silent: machine \S+ could not be reached over SSH within 15s: .*port 9 .*: its guest refuses the connection/m)]);
  });

  test('that is deleted fails the command that waits for it', async () => {
    const someone = user(crabboxTemplate(cluster).replace(/port: \d+\n/, 'port: 9\n'), { sshPort: 9 });
    const gone = someone.start('warmup', '--slug', 'gone', '--ssh-timeout', '1h');
    await until('the guest to run', () => gone.stderr().includes('guest is running, waiting'));
    const { metadata: { name } } = (await cluster.list(VM)).find(({ metadata }) => metadata.name.startsWith('lease-gone-'));
    await cluster.delete({ ...VM, name });
    await expect(gone.ended).resolves.toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/^error: .* could not be reached over SSH: Deleted: it was deleted$/m) });
  });

  test('whose SSH port is not declared fails before any request to the cluster', async () => {
    const { exitCode, stderr } = await user(crabboxTemplate(cluster).replace(/port: \d+\n/, 'port: 2222\n')).run('warmup');
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^error: \S+vm\.yaml:\d+: spec\.template\.spec\.domain\.devices\.interfaces\[0\]\.ports: the SSH port \d+ is not declared \(2222\)[^\n]+\n$/)]);
  });

  test('leaves nothing behind', async () => {
    await until('the namespace to be empty', async () => (await leftInCluster(cluster)).length === 0);
  });
});
