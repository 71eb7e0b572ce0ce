// Guests are reached over SSH as their users would reach them, and admit the keys in their cloud-init Secrets.
import { existsSync } from 'fs';
import { KubeObject } from './client';
import { until, useCluster } from './cluster';
import { IMAGE, machine } from './scripted';
import { describeSsh, Ssh, unremarked } from './ssh';

const cluster = useCluster();

const guest = (name: string, script = {}): KubeObject => machine(name, script, [
  { name: 'root', containerDisk: { image: IMAGE } },
  { name: 'cloud-init', cloudInitNoCloud: { secretRef: { name: 'user-data' } } },
]);

const MANY = Array.from({ length: 20 }, (_, index) => `web-${index}`);
const GUESTS = [...MANY.map((name) => guest(name)), guest('unreachable', { fail: 'NoAddress' }), guest('leaving')];

describeSsh('a guest', () => {
  let ssh: Ssh;

  beforeAll(async () => {
    ssh = new Ssh(cluster);
    await cluster.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'user-data' }, stringData: { userdata: ssh.userData } });
    await Promise.all(GUESTS.map((object) => cluster.applyStrict(object)));
    await Promise.all(GUESTS.map(({ apiVersion, kind, metadata: { name } }) => until(`${name} to be Ready`, () => cluster.isTrue({ apiVersion, kind, name }, 'Ready'))));
  });

  afterAll(async () => {
    ssh.remove();
    await Promise.all(GUESTS.map(remove));
  });

  test('runs a command, and reports how it ended', async () => {
    expect(unremarked(await ssh.run('web-0', 'cat; echo to the log >&2; exit 7', 'from here\n')))
      .toEqual({ exitCode: 7, stdout: 'from here\n', stderr: 'to the log\n' });
  });

  test('answers with its own name, however many are asked at once', async () => {
    const answers = await Promise.all(MANY.map((name) => ssh.run(name, 'echo $HOSTNAME')));
    expect(answers.map(unremarked)).toEqual(MANY.map((name) => ({ exitCode: 0, stdout: `${name}\n`, stderr: '' })));
  });

  test('has its own home, which keeps its files', async () => {
    await ssh.run('web-0', 'touch ~/left-here');
    const [own, another] = await Promise.all(['web-0', 'web-1'].map((name) => ssh.run(name, 'ls ~')));
    expect([own.stdout, another.stdout]).toEqual(['left-here\n', '']);
  });

  test('refuses a key that is not in its cloud-init Secret', async () => {
    const stranger = new Ssh(cluster);
    await expect(stranger.run('web-0', 'true')).resolves.toMatchObject({ exitCode: 255, stderr: expect.stringContaining('Permission denied (publickey)') });
    stranger.remove();
  });

  test('without an address cannot be reached, not even through loopback', async () => {
    await expect(ssh.run('unreachable', 'echo $HOSTNAME')).resolves
      .toMatchObject({ exitCode: 255, stdout: '', stderr: expect.stringContaining('kex_exchange_identification') });
  });

  test('that is deleted ends the processes that run in it', async () => {
    const session = ssh.start('leaving', 'echo $$; exec sleep 600');
    const process = await until('a process in it', () => session.stdout.endsWith('\n') && Number(session.stdout));

    await remove(guest('leaving'));

    await expect(session.ended).resolves.toBe(255);
    await until('the process to end', () => !existsSync(`/proc/${process}`));
  });
});

function remove({ apiVersion, kind, metadata: { name } }: KubeObject): Promise<void> {
  return cluster.delete({ apiVersion, kind, name });
}
