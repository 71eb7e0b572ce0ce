// Leases whose guests do not come up: each ends with its cause, and leaves nothing.
import { builtCommand, crabboxTemplate, leftInCluster, LeaseUser } from './lease-user';
import { until, useCluster } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();
const DEADLINES = ['--start-timeout', '90s', '--ssh-timeout', '30s'];

/** What becomes of a guest, what could not be done within which time, and why. */
const FAILURES: readonly [title: string, fail: string, step: string, cause: RegExp][] = [
  ['that no node takes', 'Unschedulable', 'started within 1m30s', /^error: lease failing: ErrorUnschedulable: .*: [^:\n]+$/m],
  ['whose image cannot be pulled', 'ErrImagePull', 'started within 1m30s', /^error: lease failing: (?:ErrImagePull|ImagePullBackOff): .*: correct the image's name and tag/m],
  ['whose SSH never answers', 'NoAddress', 'reached over SSH within 30s', /^error: lease failing: NoAddress: it runs, but has no address/m],
  ['that crashes before it runs', 'CrashLoopBackOff', '(?:started|reached over SSH)\\n', /^error: lease failing: (?:Crashed|CrashLoopBackOff): /m],
];

describeSsh('a guest', () => {
  let command: string;
  const users: LeaseUser[] = [];

  beforeAll(() => {
    command = builtCommand();
  });

  afterAll(() => users.forEach((user) => user.remove()));

  test.concurrent.each(FAILURES)('%s', async (_title, fail, step, cause) => {
    const user = new LeaseUser(command, cluster, crabboxTemplate(cluster, { fail }));
    users.push(user);
    const slug = `failing-${fail.toLowerCase()}`;
    const { exitCode, stdout, stderr } = await user.run('warmup', '--slug', slug, ...DEADLINES);
    const said = stderr.replaceAll(slug, 'failing');
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(said).toMatch(new RegExp(`^error: lease failing: machine "lease-failing-\\w{8}" could not be ${step}`, 'm'));
    expect(said).toMatch(cause);
    expect(said).toMatch(/^error: lease failing: (?:instance: phase \w+; |there is no instance of it)/m);
    expect(user.files()).toEqual([]);
  });

  test('whose port is not declared is told before anything is asked of the cluster', async () => {
    const user = new LeaseUser(command, cluster, crabboxTemplate(cluster).replace(/port: \d+\n/, 'port: 2222\n'));
    users.push(user);
    const { exitCode, stderr } = await user.run('warmup');
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^error: \S+vm\.yaml:\d+: spec\.template\.spec\.domain\.devices\.interfaces\[0\]\.ports: the SSH port \d+ is not declared \(2222\)[^\n]+\n$/)]);
  });

  test('of which nothing is left', async () => {
    await until('the namespace to be empty', async () => (await leftInCluster(cluster)).length === 0);
  });
});
