/**
 * A lease that is used again before KubeVirt has carried out its stop, or stopped before it has carried out its start.
 *
 * @disturbs virt-controller
 */
import { builtCommand, LeaseUser } from './lease-user';
import { until, useCluster, useFaults } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();

describeSsh('while virt-controller is down, a lease', () => {
  const faults = useFaults();
  let owner: LeaseUser;

  beforeAll(() => {
    owner = new LeaseUser(builtCommand(), cluster);
  });

  afterAll(() => owner.remove());

  const instanceUid = async () => (await cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' }))[0].metadata.uid;

  const machine = async () => (await cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' })).find(({ metadata }) => metadata.name.includes('not-started'));

  const isOff = async () => {
    const { created, stateChangeRequests } = (await machine()).status;
    return created === undefined && stateChangeRequests === undefined;
  };

  test('that was stopped starts with a new instance once its old one has ended, instead of using that one', async () => {
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

  test('that is about to start is off once it was stopped', async () => {
    await owner.run('warmup', '--slug', 'not-started');
    await owner.run('stop', '--retain', 'not-started');
    await until('its guest to be gone', isOff);
    await faults.current.kill('virt-controller');
    const command = owner.start('run', '--id', 'not-started', '--', 'true');
    await until('the request to start', async () => (await machine()).status.stateChangeRequests !== undefined);
    command.kill('SIGINT');
    await command.ended;
    const stop = owner.start('stop', '--retain', 'not-started');
    // Only after that, it asks for the stop.
    await until('the lease to be retained', async () => (await machine()).metadata.annotations['cdk8s-kubevirt/lease-state'] === 'retained');
    await faults.current.restore('virt-controller');
    await expect(stop.ended).resolves.toMatchObject({ exitCode: 0 });
    await until('its guest to be gone', isOff);
  });
});
