/**
 * A lease that is used again before KubeVirt has carried out its stop.
 *
 * @disturbs virt-controller
 */
import { builtCommand, LeaseUser } from './lease-user';
import { until, useCluster, useFaults } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();

describeSsh('a lease that was stopped while virt-controller is down', () => {
  const faults = useFaults();
  let owner: LeaseUser;

  beforeAll(() => {
    owner = new LeaseUser(builtCommand(), cluster);
  });

  afterAll(() => owner.remove());

  const instanceUid = async () => (await cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' }))[0].metadata.uid;

  test('starts with a new instance once its old one has ended, instead of using that one', async () => {
    await owner.run('warmup', '--slug', 'used-again');
    const first = await instanceUid();
    await faults.current.kill('virt-controller');
    await expect(owner.run('stop', '--retain', 'used-again')).resolves.toMatchObject({ exitCode: 0 });
    expect(await instanceUid()).toBe(first);

    const display = owner.start('vnc', 'used-again');
    const command = owner.start('run', '--id', 'used-again', '--', 'sh', '-c', 'echo $HOSTNAME');
    await until('both to wait for the stop', () => [display, command].every(({ stderr }) => stderr().includes('lease used-again: Stopping\n')));
    await faults.current.restore('virt-controller');

    await expect(command.ended).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^lease-used-again-\w{8}\n$/) });
    await until('the display to be served', () => /^127\.0\.0\.1:\d+ -> lease-used-again-\w{8}\n$/.test(display.stdout()));
    expect(await instanceUid()).not.toBe(first);
    display.kill('SIGINT');
    await expect(display.ended).resolves.toMatchObject({ exitCode: 0 });
  });
});
