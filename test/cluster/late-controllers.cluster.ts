/**
 * Commands that follow one another before the controllers of KubeVirt and CDI have seen what the first one did, so that the status is outdated.
 *
 * @disturbs virt-controller and cdi-controller
 */
import { RunningCommand } from './running-command';
import { describePlane, until, useCluster, useFaults } from '../plane/cluster';
import { claim, dataVolume, machine } from '../plane/scripted';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const VMI = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
const CDI = 'cdi.kubevirt.io/v1beta1';

const cluster = useCluster();
const command = new RunningCommand(cluster);

const uidOf = async (name: string) => (await cluster.read({ ...VMI, name })).metadata.uid;

const runs = async (name: string) => {
  await cluster.applyStrict(machine(name, {}));
  await until(`${name} to be Ready`, () => cluster.isTrue({ ...VM, name }, 'Ready'));
  return uidOf(name);
};

describePlane('while controllers lag', () => {
  const faults = useFaults();

  beforeAll(() => command.build());

  afterEach(() => faults.current.recover());

  /** Starts a command, and restores virt-controller once the command has said what it sees. */
  const withLate = async (said: string, ...args: string[]) => {
    const { ended, stderr } = command.start(...args);
    await Promise.race([ended, until(`the command to say ${said}`, () => stderr().includes(said))]);
    await faults.current.restore('virt-controller');
    return ended;
  };

  test('a machine that was asked to restart is not stopped in vain, does not migrate, and a start waits for its new instance', async () => {
    const before = await runs('restarts');
    await faults.current.kill('virt-controller');
    expect(await command.run('restart', 'restarts')).toMatchObject({ status: 0 });
    // KubeVirt would halt it, carry out the start of the restart, and set its runStrategy to Always again.
    expect(await command.run('stop', 'restarts')).toMatchObject({
      status: 1, stderr: expect.stringMatching(/\/restarts: has been asked to start, which a stop does not cancel: stop it once it runs; `cdk8s-kubevirt status restarts -n \S+` shows what it waits for\n$/),
    });
    expect(await command.run('migrate', 'restarts')).toMatchObject({ status: 1, stderr: expect.stringContaining('/restarts: is Stopping, and only a running machine can migrate\n') });
    expect(await withLate('comes up on its own once it can', 'start', 'restarts', '--wait')).toMatchObject({ status: 0 });
    expect(await uidOf('restarts')).not.toBe(before);
    expect(await command.run('stop', 'restarts', '--wait')).toMatchObject({ status: 0 });
  });

  test('a migration whose machine has stopped is reported as failed', async () => {
    await runs('ends');
    await faults.current.kill('virt-controller');
    const { ended, stdout } = command.start('migrate', 'ends', '--wait');
    await until('the request', () => stdout().includes('migration requested'));
    await command.run('stop', 'ends');
    await faults.current.restore('virt-controller');
    expect(await ended).toMatchObject({ status: 1, stderr: expect.stringMatching(/^error: virtualmachineinstancemigration\/ends-\w+: Failed: the migration has failed$/m) });
  });

  test('a machine is not ready before its deleted instance is replaced', async () => {
    const before = await runs('replaced');
    await faults.current.kill('virt-controller');
    await cluster.delete({ ...VMI, name: 'replaced' });
    const said = 'replaced: Stopping: its instance is gone or is being deleted\n';
    expect(await withLate(said, 'wait', 'vm/replaced')).toMatchObject({ status: 0, stderr: expect.stringContaining(said) });
    expect(await uidOf('replaced')).not.toBe(before);
  });

  test('a change of a machine that runs is reported to wait for a restart', async () => {
    await runs('changes');
    await faults.current.kill('virt-controller');
    const { spec: { template: { spec, ...template }, ...rest }, ...changed } = machine('changes', {}) as any;
    await cluster.applyStrict({ ...changed, spec: { ...rest, template: { ...template, spec: { ...spec, hostname: 'other' } } } });
    const said = 'changes: Running: virt-controller has not seen its last change yet\n';
    expect(await withLate(said, 'wait', 'vm/changes')).toMatchObject({ status: 0, stderr: expect.stringContaining('changes: Running: a change waits for a restart') });
  });

  test('a DataSource is ready, and is cloned, only with its latest image', async () => {
    const image = (name: string) => ({ apiVersion: CDI, kind: 'DataSource', metadata: { name: 'image' }, spec: { source: { pvc: { name, namespace: cluster.namespace } } } });
    expect(await command.run('apply', '--wait', command.write('first.yaml', [claim('first'), image('first')]))).toMatchObject({ status: 0 });
    await faults.current.kill('cdi-controller');
    const copy = { ...dataVolume('copy', {}), spec: { ...dataVolume('copy', {}).spec, source: undefined, sourceRef: { kind: 'DataSource', name: 'image' } } };
    const second = command.write('second.yaml', [dataVolume('second', { 'import-seconds': '2' }), image('second'), copy]);
    const applied = command.start('apply', '--wait', second, '--timeout', '5m');
    await until('the DataSource to be applied', () => applied.stdout().includes('image configured'));
    const waiting = command.start('wait', 'datasource/image');
    await until('the wait to say why', () => waiting.stderr().includes('datasource/image: Pending: CDI has not seen its last change yet\n'));
    expect(applied.stdout()).not.toContain('copy');
    await faults.current.restore('cdi-controller');
    expect(await waiting.ended).toMatchObject({ status: 0 });
    expect(await applied.ended).toMatchObject({ status: 0 });
    expect((await cluster.read({ apiVersion: CDI, kind: 'DataVolume', name: 'copy' })).status.phase).toBe('Succeeded');
  });
});
