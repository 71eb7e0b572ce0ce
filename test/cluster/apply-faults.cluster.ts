/**
 * What becomes of an apply while the control plane breaks under it.
 *
 * @disturbs the API server and webhooks
 */
import { setTimeout as sleep } from 'timers/promises';
import { Ended, RunningCommand } from './running-command';
import { describePlane, until, useCluster, useFaults } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => command.build());

/** How many objects a run has: more than are under way at once, so that there is a middle. */
const MANY = 300;

const configMaps = (set: string) => Array.from({ length: MANY }, (_, index) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `${set}-${index}` }, data: { index: String(index) } }));

const halted = (name: string) => ({ ...machine(name, {}), spec: { ...machine(name, {}).spec, runStrategy: 'Halted' } });

const lines = (text: string) => text.split('\n').filter(Boolean);

/** How many of a set are there. */
const there = async (set: string) => (await cluster.list({ apiVersion: 'v1', kind: 'ConfigMap' })).filter(({ metadata: { name } }) => name.startsWith(`${set}-`)).length;

describePlane('an apply', () => {
  const faults = useFaults();

  /** Everything is there, and the command knows that it is. */
  const complete = async (set: string, { status, stdout }: Ended) => {
    expect([status, lines(stdout).filter((line) => / (?:created|unchanged)$/.test(line)).length, await there(set)]).toEqual([0, MANY, MANY]);
  };

  test('whose API server is killed in the middle goes on when it is back, and says so once', async () => {
    command.write('killed.yaml', configMaps('killed'));
    const running = command.start('apply', 'killed.yaml');
    await until('the middle', () => lines(running.stdout()).length > 20);
    await faults.current.kill('kube-apiserver');
    await until('a note', () => running.stderr().includes('trying again'));
    await faults.current.restore('kube-apiserver');
    const ended = await running.ended;
    await complete('killed', ended);
    expect(lines(ended.stderr).length).toBeLessThan(10);
  });

  test('whose API server stays away ends in time with what it did, and a second one completes it', async () => {
    command.write('away.yaml', configMaps('away'));
    const running = command.start('apply', 'away.yaml', '--timeout', '15s');
    await until('the middle', () => lines(running.stdout()).length > 20);
    await faults.current.kill('kube-apiserver');
    const { status, stdout, stderr } = await running.ended;
    await faults.current.restore('kube-apiserver');
    expect(status).toBe(1);
    const [, applied, left] = /^error: the time of --timeout 15s is over: (\d+) of 300 objects were applied, .*?(\d+) were not sent: the same command goes on where this one ended$/m.exec(stderr)!;
    expect(Number(applied)).toBe(lines(stdout).length);
    expect(Number(left)).toBeLessThan(MANY);
    expect(await there('away')).toBeGreaterThanOrEqual(Number(applied));

    await complete('away', await command.run('apply', 'away.yaml'));
  });

  test('that was never answered ends in time', async () => {
    command.write('never.yaml', configMaps('never'));
    await faults.current.kill('kube-apiserver');
    const { status, stdout, stderr } = await command.run('apply', 'never.yaml', '--timeout', '3s');
    await faults.current.restore('kube-apiserver');
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^note: cluster https:\S+: .*: trying again\nerror: cluster https:\S+: cannot look up ConfigMap of v1: .*\n$/)]);
  });

  describe('through a proxy', () => {
    test.each([
      ['429, and asks to come back in a second', { status: 429, retryAfter: 1, requests: 40, method: 'PATCH' }],
      ['500', { status: 500, requests: 40, method: 'PATCH' }],
      ['503 to everything', { status: 503, requests: 5 }],
    ])('that answers %s goes on', async (_, failure) => {
      const set = `proxy-${failure.status}`;
      const { proxy, kubeconfig } = await faults.current.proxy();
      command.write(`${set}.yaml`, configMaps(set));
      proxy.fail(failure);
      const ended = await command.through(kubeconfig).run('apply', `${set}.yaml`);
      await complete(set, ended);
      expect(proxy.refused).toBe(failure.requests);
      // Once an outage, not once an object.
      expect(lines(ended.stderr).length).toBeLessThan(10);
    });

    test('that is gone in the middle ends in time, and a second one by another way completes it', async () => {
      const { proxy, kubeconfig } = await faults.current.proxy();
      command.write('cut.yaml', configMaps('cut'));
      const running = command.through(kubeconfig).start('apply', 'cut.yaml', '--timeout', '15s');
      await until('the middle', () => lines(running.stdout()).length > 20);
      await proxy.close();
      const { status, stderr } = await running.ended;
      expect([status, stderr]).toEqual([1, expect.stringContaining('the time of --timeout 15s is over')]);
      await complete('cut', await command.run('apply', 'cut.yaml'));
    });

    test('that refuses for good is told of the refusal in time', async () => {
      const { proxy, kubeconfig } = await faults.current.proxy();
      command.write('refused.yaml', configMaps('refused').slice(0, 3));
      proxy.fail({ status: 429, retryAfter: 1, method: 'PATCH' });
      const { status, stdout, stderr } = await command.through(kubeconfig).run('apply', 'refused.yaml', '--timeout', '5s');
      expect([status, stdout]).toEqual([1, '']);
      expect(lines(stderr).filter((line) => line.includes('429: the plane was told to fail'))).toHaveLength(4);
      expect(lines(stderr).at(-1)).toMatch(/^error: the time of --timeout 5s is over: 0 of 3 objects were applied, 3 failed/);
    });
  });

  test('whose webhook is gone waits until it is back', async () => {
    command.write('webhook.yaml', [halted('webhook')]);
    await faults.current.stopWebhook();
    const running = command.start('apply', 'webhook.yaml');
    await until('a note', () => /failed calling webhook .*: trying again$/m.test(running.stderr()));
    await faults.current.startWebhook();
    expect(await running.ended).toMatchObject({ status: 0, stdout: 'virtualmachine.kubevirt.io/webhook created\n' });
  });

  test('whose webhook stays away applies what it can, and says what it could not', async () => {
    command.write('beside.yaml', [halted('beside'), ...configMaps('beside')]);
    await faults.current.stopWebhook();
    const { status, stdout, stderr } = await command.run('apply', 'beside.yaml', '--timeout', '20s');
    await faults.current.startWebhook();
    expect([status, lines(stdout).length]).toEqual([1, MANY]);
    expect(stderr).toMatch(/^error: beside\.yaml:\d+: VirtualMachine\/beside: 500: .*failed calling webhook/m);
    expect(await command.run('apply', 'beside.yaml')).toMatchObject({ status: 0, stdout: expect.stringContaining('virtualmachine.kubevirt.io/beside created\n') });
  });

  test('that is interrupted says what it did, and a second one completes it', async () => {
    command.write('interrupted.yaml', configMaps('interrupted'));
    const running = command.start('apply', 'interrupted.yaml');
    await until('the middle', () => lines(running.stdout()).length > 20);
    running.kill('SIGINT');
    const { status, stdout, stderr } = await running.ended;
    const [, applied, unanswered] = /^error: interrupted: (\d+) of 300 objects were applied, (\d+) were sent and not answered, \d+ were not sent: /.exec(stderr)!.map(Number);
    expect([status, applied]).toEqual([130, lines(stdout).length]);
    // What was under way may come about a moment later, or not.
    await sleep(1_000);
    const found = await there('interrupted');
    expect(found).toBeGreaterThanOrEqual(applied);
    expect(found).toBeLessThanOrEqual(applied + unanswered);

    await complete('interrupted', await command.run('apply', 'interrupted.yaml'));
  });

  test('with a set prunes nothing when it was given up', async () => {
    command.write('set.yaml', configMaps('set'));
    expect((await command.run('apply', 'set.yaml', '--prune', 'fleet')).status).toBe(0);
    const { proxy, kubeconfig } = await faults.current.proxy();
    command.write('set.yaml', configMaps('set').slice(0, 10));
    proxy.fail({ status: 503, method: 'PATCH', path: /configmaps\/set-7\b/ });
    const given = await command.through(kubeconfig).run('apply', 'set.yaml', '--prune', 'fleet', '--timeout', '8s');
    expect([given.status, await there('set')]).toEqual([1, MANY]);

    const again = await command.run('apply', 'set.yaml', '--prune', 'fleet');
    expect([again.status, lines(again.stdout).filter((line) => line.endsWith(' pruned')).length, await there('set')]).toEqual([0, MANY - 10, 10]);
  });
});
