// How an apply ends that is refused, cut off or interrupted.
import { configMaps, expectComplete, lines, MANY, there } from './config-maps';
import { RunningCommand } from './running-command';
import { describePlane, until, useCluster, useProxies } from '../plane/cluster';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => command.build());

describePlane('an apply', () => {
  const proxies = useProxies();

  /** An apply stalled behind a proxy, with at most a third of its objects done. */
  const inTheMiddle = async (set: string, ...options: string[]) => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    command.write(`${set}.yaml`, configMaps(set));
    proxy.hold(new RegExp(`/${set}-[12]\\d\\d\\b`));
    const running = command.through(kubeconfig).start('apply', `${set}.yaml`, ...options);
    await until('the middle', () => lines(running.stdout()).length > 20);
    return { proxy, running };
  };

  describe('through a proxy', () => {
    test.each([
      ['429 with a Retry-After of one second', { status: 429, retryAfter: 1, requests: 40, method: 'PATCH' }],
      ['500', { status: 500, requests: 40, method: 'PATCH' }],
      ['503 to everything', { status: 503, requests: 5 }],
    ])('that answers %s continues', async (_, failure) => {
      const set = `proxy-${failure.status}`;
      const { proxy, kubeconfig } = await proxies.current.proxy();
      command.write(`${set}.yaml`, configMaps(set));
      proxy.fail(failure);
      const ended = await command.through(kubeconfig).run('apply', `${set}.yaml`);
      await expectComplete(cluster, set, ended);
      expect(proxy.refused).toBe(failure.requests);
      // One note per outage, not one per object.
      expect(lines(ended.stderr).length).toBeLessThan(10);
    });

    test('that disappears midway ends in time, and a second run by another route completes it', async () => {
      const { proxy, running } = await inTheMiddle('cut', '--timeout', '15s');
      await proxy.close();
      const { status, stderr } = await running.ended;
      expect([status, stderr]).toEqual([1, expect.stringContaining('the time of --timeout 15s is over')]);
      await expectComplete(cluster, 'cut', await command.run('apply', 'cut.yaml'));
    });

    test('that refuses for good reports the refusal in time', async () => {
      const { proxy, kubeconfig } = await proxies.current.proxy();
      command.write('refused.yaml', configMaps('refused').slice(0, 3));
      proxy.fail({ status: 429, retryAfter: 1, method: 'PATCH' });
      const { status, stdout, stderr } = await command.through(kubeconfig).run('apply', 'refused.yaml', '--timeout', '20s');
      expect([status, stdout]).toEqual([1, '']);
      expect(lines(stderr).filter((line) => line.includes('429: the plane was told to fail'))).toHaveLength(4);
      expect(lines(stderr).at(-1)).toMatch(/^error: the time of --timeout 20s is over: 0 of 3 objects were applied, 3 failed/);
    });
  });

  test('reports its progress when interrupted, and a second run completes it', async () => {
    const { running } = await inTheMiddle('interrupted');
    running.kill('SIGINT');
    const { status, stdout, stderr } = await running.ended;
    const [, applied, unanswered] = /^error: interrupted: (\d+) of 300 objects were applied, (\d+) were sent but not answered, \d+ were not sent: /.exec(stderr)!.map(Number);
    expect([status, applied]).toEqual([130, lines(stdout).length]);
    // A request that was under way may have taken effect.
    const found = await there(cluster, 'interrupted');
    expect(found).toBeGreaterThanOrEqual(applied);
    expect(found).toBeLessThanOrEqual(applied + unanswered);

    await expectComplete(cluster, 'interrupted', await command.run('apply', 'interrupted.yaml'));
  });

  test('prunes nothing from its set when it was interrupted', async () => {
    command.write('set.yaml', configMaps('set'));
    expect((await command.run('apply', 'set.yaml', '--prune', 'fleet')).status).toBe(0);
    const { proxy, kubeconfig } = await proxies.current.proxy();
    command.write('set.yaml', configMaps('set').slice(0, 10));
    proxy.fail({ status: 503, method: 'PATCH', path: /configmaps\/set-7\b/ });
    const given = await command.through(kubeconfig).run('apply', 'set.yaml', '--prune', 'fleet', '--timeout', '8s');
    expect([given.status, await there(cluster, 'set')]).toEqual([1, MANY]);

    const again = await command.run('apply', 'set.yaml', '--prune', 'fleet');
    expect([again.status, lines(again.stdout).filter((line) => line.endsWith(' pruned')).length, await there(cluster, 'set')]).toEqual([0, MANY - 10, 10]);
  });
});
