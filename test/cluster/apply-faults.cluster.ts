/**
 * What becomes of an apply while the control plane breaks under it.
 *
 * @disturbs the API server and webhooks
 */
import { configMaps, expectComplete, lines, MANY, there } from './config-maps';
import { RunningCommand } from './running-command';
import { describePlane, until, useCluster, useFaults } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => command.build());

const halted = (name: string) => ({ ...machine(name, {}), spec: { ...machine(name, {}).spec, runStrategy: 'Halted' } });

describePlane('an apply', () => {
  const faults = useFaults();

  /** One whose API server is killed in the middle; one that was faster is no case, and its set is another one. */
  const killedUnder = (name: string, ...options: string[]) => {
    let sets = 0;
    return until('an API server to be killed in time', async () => {
      const set = `${name}-${sets += 1}`;
      command.write(`${set}.yaml`, configMaps(set));
      const running = command.start('apply', `${set}.yaml`, ...options);
      let isOver = false;
      void running.ended.then(() => isOver = true);
      await until('the middle', () => lines(running.stdout()).length > 20);
      await faults.current.kill('kube-apiserver');
      await until('a note', () => isOver || running.stderr().includes('retrying'));
      if (running.stderr() !== '') {
        return { set, running };
      }
      await faults.current.restore('kube-apiserver');
      return false;
    });
  };

  test('whose API server is killed in the middle goes on when it is back, and says so once', async () => {
    const { set, running } = await killedUnder('killed');
    await faults.current.restore('kube-apiserver');
    const ended = await running.ended;
    await expectComplete(cluster, set, ended);
    expect(lines(ended.stderr).length).toBeLessThan(10);
  });

  test('whose API server stays away ends in time with what it did, and a second one completes it', async () => {
    const { set, running } = await killedUnder('away', '--timeout', '15s');
    const { status, stdout, stderr } = await running.ended;
    await faults.current.restore('kube-apiserver');
    expect(status).toBe(1);
    const [, applied, left] = /^error: the time of --timeout 15s is over: (\d+) of 300 objects were applied, .*?(\d+) were not sent: run the same command again to continue$/m.exec(stderr)!;
    expect(Number(applied)).toBe(lines(stdout).length);
    expect(Number(left)).toBeLessThan(MANY);
    expect(await there(cluster, set)).toBeGreaterThanOrEqual(Number(applied));

    await expectComplete(cluster, set, await command.run('apply', `${set}.yaml`));
  });

  test('that was never answered ends in time', async () => {
    command.write('never.yaml', configMaps('never'));
    await faults.current.kill('kube-apiserver');
    const { status, stdout, stderr } = await command.run('apply', 'never.yaml', '--timeout', '8s');
    await faults.current.restore('kube-apiserver');
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^note: cluster https:\S+: .*: retrying\nerror: cluster https:\S+: cannot look up ConfigMap of v1: .*\n$/)]);
  });

  test('whose webhook is gone waits until it is back', async () => {
    command.write('webhook.yaml', [halted('webhook')]);
    await faults.current.stopWebhook();
    const running = command.start('apply', 'webhook.yaml');
    await until('a note', () => /failed calling webhook .*: retrying$/m.test(running.stderr()));
    await faults.current.startWebhook();
    expect(await running.ended).toMatchObject({ status: 0, stdout: 'virtualmachine.kubevirt.io/webhook created\n' });
  });

  test('whose webhook stays away applies what it can, and says what it could not', async () => {
    // So few that all of them are applied in time, however slow it all is.
    const others = configMaps('beside').slice(0, 50);
    command.write('beside.yaml', [halted('beside'), ...others]);
    await faults.current.stopWebhook();
    const { status, stdout, stderr } = await command.run('apply', 'beside.yaml', '--timeout', '20s');
    await faults.current.startWebhook();
    expect([status, lines(stdout).length]).toEqual([1, others.length]);
    expect(stderr).toMatch(/^error: beside\.yaml:\d+: VirtualMachine\/beside: 500: .*failed calling webhook/m);
    expect(await command.run('apply', 'beside.yaml')).toMatchObject({ status: 0, stdout: expect.stringContaining('virtualmachine.kubevirt.io/beside created\n') });
  });
});
