/**
 * How an apply survives a control plane that breaks underneath it.
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

  /** An apply whose API server is killed midway; one that finished first is discarded, and tried again as another set. */
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

  test('continues once its killed API server returns, and reports the outage once', async () => {
    const { set, running } = await killedUnder('killed');
    await faults.current.restore('kube-apiserver');
    const ended = await running.ended;
    await expectComplete(cluster, set, ended);
    expect(lines(ended.stderr).length).toBeLessThan(10);
  });

  test('ends in time with its progress if the API server stays away, and a second run completes it', async () => {
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

  test('ends in time if it is never answered', async () => {
    command.write('never.yaml', configMaps('never'));
    await faults.current.kill('kube-apiserver');
    const { status, stdout, stderr } = await command.run('apply', 'never.yaml', '--timeout', '8s');
    await faults.current.restore('kube-apiserver');
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^note: cluster https:\S+: .*: retrying for up to \w+\nerror: cluster https:\S+: cannot look up ConfigMap of v1: .*\n$/)]);
  });

  test('waits for a webhook that is down until it returns', async () => {
    command.write('webhook.yaml', [halted('webhook')]);
    await faults.current.stopWebhook();
    const running = command.start('apply', 'webhook.yaml');
    await until('a note', () => /failed calling webhook .*: retrying for up to \w+$/m.test(running.stderr()));
    await faults.current.startWebhook();
    expect(await running.ended).toMatchObject({ status: 0, stdout: 'virtualmachine.kubevirt.io/webhook created\n' });
  });

  test('applies what it can while a webhook stays down, and reports the rest', async () => {
    // Few enough to be applied in time on a slow machine.
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
