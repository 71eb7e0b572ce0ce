// A process that is taking a lease is killed at an arbitrary moment: the next one finds everything it created, and undoes it.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { builtCommand, crabboxTemplate, leftInCluster, LeaseUser } from './lease-user';
import { WithholdingServer } from './withholding-server';
import { until, useCluster } from '../plane/cluster';
import { describeSsh } from '../plane/ssh';

const cluster = useCluster();

/** What a process prints as it completes each step. */
const STEPS = [
  'taken as', 'key ready', 'machine lease-', 'Secrets created', 'machine started', ': Starting', 'guest is running, waiting', 'can log in', 'ready for',
];

/**
 * For how long, in seconds, a kill is retried: on a busy machine the process is often already creating its machine, which takes two minutes to
 * settle.
 */
const TRIES = 900;

const empty = () => until('nothing of the leases to be left', async () => (await leftInCluster(cluster)).length === 0);

describeSsh('after SIGKILL', () => {
  let user: LeaseUser;

  beforeAll(() => {
    user = new LeaseUser(builtCommand(), cluster);
  });

  afterAll(() => user.remove());

  /**
   * Starts taking a lease and kills the process at a step. Runs that were faster are discarded, and so are those killed during the creation
   * request: they have tests below.
   */
  const killed = (said: string, ...wanted: string[]) => until('a process to be killed in time', async () => {
    const { exitCode } = await user.runUntil({ signal: 'SIGKILL', said }, 'warmup', '--slug', 'killed', ...wanted);
    if (exitCode !== null) {
      return user.run('stop', '--delete', 'killed').then(() => false);
    }
    const isAsking = async (...options: string[]) => (await user.run('cleanup', ...options)).stdout.includes('may still appear');
    return !await isAsking('--dry-run') || until('its machine to have come, or the time for it to be over', async () => !await isAsking()).then(() => false);
  }, TRIES);

  test.each(STEPS)('at %j, clean-up leaves either nothing or a usable lease', async (step) => {
    await killed(step);
    expect(user.files()).not.toEqual([]);
    const { exitCode, stdout } = await user.run('cleanup');
    expect(exitCode).toBe(0);
    if (stdout.includes('skipped: has')) {
      await expect(user.run('run', '--id', 'killed', '--', 'true')).resolves.toMatchObject({ exitCode: 0 });
      await expect(user.run('stop', 'killed')).resolves.toMatchObject({ exitCode: 0 });
    }
    expect(user.files()).toEqual([]);
    await empty();
  });

  test.each(['machine lease-', 'machine started'])('at %j, even the clean-up of others deletes the machine, whose disks its lease would keep', async (step) => {
    const other = new LeaseUser(builtCommand(), cluster);
    await killed(step, '--no-delete-on-release', '--idle-timeout', '1s');
    await until('the machine to be deleted', async () => {
      const { stdout } = await other.run('cleanup');
      expect(stdout).not.toContain('switched off');
      return /^killed: machine lease-killed-\w{8} deleted: it was idle for /m.test(stdout);
    });
    await expect(user.run('cleanup')).resolves.toMatchObject({ exitCode: 0 });
    expect([user.files(), other.files()]).toEqual([[], []]);
    other.remove();
    await empty();
  });

  test.each(['taken as', 'machine lease-', 'machine started'])('at %j, the next run with the same slug completes the lease', async (step) => {
    await killed(step);
    const next = await user.run('warmup', '--slug', 'killed');
    expect(next).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^lease-/) });
    const id = next.stdout.trim();
    expect(user.files().filter((file) => file.endsWith('.json'))).toEqual([`${id}.json`]);
    await expect(user.run('stop', id)).resolves.toMatchObject({ exitCode: 0 });
    expect(user.files()).toEqual([]);
    await empty();
  });

  describe('while its machine is being created', () => {
    const server = new WithholdingServer(cluster);
    let late: LeaseUser;

    beforeAll(async () => {
      const kubeconfig = join(mkdtempSync(join(tmpdir(), 'withholding-')), 'kubeconfig');
      await server.start(kubeconfig);
      late = new LeaseUser(builtCommand(), cluster, crabboxTemplate(cluster), { kubeconfig });
    });

    afterAll(async () => {
      late.remove();
      await server.stop();
    });

    /** Kills the process after it sent the request and before the cluster received it. */
    const killedAsking = async () => {
      server.withhold(/^POST .*\/virtualmachines\b/);
      const running = late.start('warmup', '--slug', 'late');
      await until('the machine to be asked for', () => server.isWithheld);
      running.kill('SIGKILL');
      await running.ended;
    };

    test('clean-up keeps the lease record, and deletes the machine once it appears', async () => {
      await killedAsking();
      await expect(late.run('cleanup')).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^late: machine lease-late-\w{8} skipped: .* may still appear: /) });
      expect(late.files().filter((file) => file.endsWith('.json'))).toHaveLength(1);

      await server.pass();
      await expect(late.run('cleanup')).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^late: machine lease-late-\w{8} deleted: its creation was interrupted\n$/) });
      expect(late.files()).toEqual([]);
      await empty();
    });

    test('the next run deletes the machine too, and forgets a record whose machine never appears', async () => {
      await killedAsking();
      await expect(late.run('doctor')).resolves.toMatchObject({ stdout: expect.stringContaining('1 were interrupted') });
      await server.pass();
      server.withhold(/^POST .*\/virtualmachines\b/);
      const next = late.start('warmup', '--slug', 'next');
      await until('the next machine to be asked for', () => server.isWithheld);
      next.kill('SIGKILL');
      await next.ended;
      await empty();

      late.changeRecords((record) => ({ ...record, requestedAt: record.requestedAt - 3_600_000 }));
      await expect(late.run('cleanup')).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^next: machine lease-next-\w{8} deleted: its machine is gone/) });
      expect(late.files()).toEqual([]);
    });
  });

  test('while it is being stopped, clean-up finishes the job', async () => {
    const { stdout } = await user.run('warmup', '--slug', 'killed', '--idle-timeout', '1s');
    const stop = user.start('stop', stdout.trim());
    await until('the record to be held, or gone already', () => user.files().length === 0 || user.files().some((file) => file.includes('@')));
    stop.kill('SIGKILL');
    await stop.ended;
    await until('clean-up to find nothing more', async () => (await user.run('cleanup')).stdout === '');
    expect(user.files()).toEqual([]);
    await empty();
  });

  test('an interrupted process removes everything itself', async () => {
    for (const step of ['key ready', 'machine started', 'guest is running, waiting']) {
      await until('a process to be interrupted in time', async () => {
        const { exitCode } = await user.runUntil({ signal: 'SIGTERM', said: step }, 'warmup', '--slug', 'interrupted');
        return exitCode !== 0 || user.run('stop', 'interrupted').then(() => false);
      }, TRIES);
      expect(user.files()).toEqual([]);
      await empty();
    }
  });
});
