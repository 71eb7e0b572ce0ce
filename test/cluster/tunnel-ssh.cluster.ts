// The real ssh logs in to a guest through the API server, and the real rsync copies a working tree to it.
import { execFileSync, spawnSync } from 'child_process';
import { createHash, randomBytes } from 'crypto';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { ReachedGuests } from './reached-guests';
import { runOverSsh } from '../../src/cli/tunnel/ssh';
import { SshTarget, virtctlProxyCommand } from '../../src/cli/tunnel/ssh-arguments';
import { waitForLogin, LoginOptions, forgetHostKey } from '../../src/cli/tunnel/ssh-login';
import { syncTree } from '../../src/cli/tunnel/sync-tree';
import { until, useCluster } from '../plane/cluster';
import { describeSsh, unremarked } from '../plane/ssh';
import { LIMIT } from '../plane/until';

const cluster = useCluster();
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const retry = () => AbortSignal.timeout(LIMIT * 1000);

describeSsh('a tunnel', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tunnel-'));
  let guests: ReachedGuests;

  beforeAll(async () => {
    guests = new ReachedGuests(cluster);
    guests.bundle();
    await Promise.all([guests.userData('user-data', [guests.publicKey]), guests.userData('late', [])]);
    await Promise.all([guests.start('web', 'user-data'), guests.start('late', 'late'), guests.start('unreachable', 'user-data', { fail: 'NoAddress' }), guests.stopped('off')]);
  });

  afterAll(async () => {
    await guests.remove();
    rmSync(folder, { recursive: true });
  });

  const answersTo = (target: SshTarget, options?: Partial<LoginOptions>) => waitForLogin(guests.asked, target, { signal: retry(), ...options });

  /** The outcome when the deadline passes during the first attempt. */
  const firstFailure = (target: SshTarget) => {
    const time = new AbortController();
    return answersTo(target, { signal: time.signal, onAttempt: () => time.abort() });
  };

  /** Runs a command in a guest, with files as its streams. */
  async function ssh(target: SshTarget, words: readonly string[], input = Buffer.alloc(0)) {
    const paths = ['in', 'out', 'err'].map((name) => join(mkdtempSync(join(folder, 'streams-')), name));
    writeFileSync(paths[0], input);
    const streams = paths.map((path, index) => openSync(path, index === 0 ? 'r' : 'w'));
    const code = await runOverSsh(target, words, streams).finally(() => streams.forEach(closeSync));
    return { code, stdout: readFileSync(paths[1]), stderr: readFileSync(paths[2], 'utf8') };
  }

  describe.each([
    ['the command\'s own ProxyCommand', () => undefined],
    ['virtctl\'s', () => virtctlProxyCommand('virtctl', { cluster: { namespace: cluster.namespace, kubeconfig: cluster.kubeconfig }, machine: 'web', port: guests.sshPort })],
  ])('for ssh by %s', (_, proxyCommand) => {
    const web = () => guests.target('web', { proxyCommand: proxyCommand(), knownHostsFile: guests.file(`known_hosts by ${proxyCommand() ? 'virtctl' : 'us'}`) });

    test('pins the host key at the first login', async () => {
      await expect(ssh(web(), ['true'])).rejects.toThrow(/its host key is not the one pinned/);
      await answersTo(web());
      expect((statSync(web().knownHostsFile).mode % 0o1000).toString(8)).toBe('600');
      expect(readFileSync(web().knownHostsFile, 'utf8')).toMatch(new RegExp(`^web\\.${cluster.namespace} ssh-ed25519 [^\\n]+\\n`));
    });

    test.each([0, 7, 255])('passes exit code %d through', async (code) => {
      expect(unremarked(await ssh(web(), ['sh', '-c', `echo out; echo err >&2; exit ${code}`]))).toEqual({ code, stdout: Buffer.from('out\n'), stderr: 'err\n' });
    });

    test('carries 50 MB there and back unchanged', async () => {
      const sent = randomBytes(50 * 2 ** 20);
      const { code, stdout } = await ssh(web(), ['cat'], sent);
      expect([code, hash(stdout)]).toEqual([0, hash(sent)]);
    });
  });

  describe('for ssh', () => {
    const web = () => guests.target('web', { knownHostsFile: guests.file('known_hosts web') });

    beforeAll(() => answersTo(web()));

    test('passes each word to the guest unchanged', async () => {
      const words = ['', 'a b', '$HOME', 'it\'s', '"', '*', '\\', '; exit 3', 'line\nbreak', '-n', '~'];
      const { stdout } = await ssh(web(), ['printf', '%s\\0', ...words]);
      expect(String(stdout).split('\0')).toEqual([...words, '']);
    });

    test('refuses a host whose key is not the pinned one', async () => {
      guests.keyPair('another');
      const changed = guests.target('web', { knownHostsFile: guests.file('known_hosts changed') });
      const [type, key] = readFileSync(guests.file('another.pub'), 'utf8').split(' ');
      writeFileSync(changed.knownHostsFile, `${changed.hostKeyAlias} ${type} ${key}\n`);
      const refusal = { fault: 'host key', message: expect.stringMatching(/its host key is not the one pinned at the first login: remove .*known_hosts changed if/) };
      await expect(answersTo(changed)).rejects.toMatchObject(refusal);
      await expect(ssh(changed, ['true'])).rejects.toMatchObject(refusal);
      forgetHostKey(changed);
      await answersTo(changed);
    });

    test('names the refused key, and waits for a user that cloud-init has yet to create', async () => {
      const late = guests.target('late');
      await expect(answersTo(late, { keyTimeout: 0 })).rejects.toMatchObject({ fault: 'login', message: expect.stringContaining(`key ${guests.file('key')}`) });
      expect(existsSync(late.knownHostsFile)).toBe(false);
      const attempts: Error[] = [];
      const waiting = answersTo(late, { onAttempt: (failure) => attempts.push(failure) });
      await until('a refusal', () => attempts.some(({ message }) => message.includes('is refused with key')));
      await guests.userData('late', [guests.publicKey]);
      await waiting;
      expect(existsSync(late.knownHostsFile)).toBe(true);
    });

    test('waits for a stopped machine until the deadline, and then reports it', async () => {
      await expect(firstFailure(guests.target('off'))).rejects.toThrow(/port \d+ of VirtualMachine "off" .*: it is not running: start it/);
    });

    test('does not wait for a machine that does not exist', async () => {
      await expect(answersTo(guests.target('nobody'))).rejects.toThrow('no such machine');
    });

    test('reports a guest without an SSH server or an address', async () => {
      await expect(firstFailure(guests.target('web', { port: 1 }))).rejects.toThrow('its guest refuses the connection');
      await expect(firstFailure(guests.target('unreachable'))).rejects.toThrow(/its guest (?:accepts the connection, but no SSH server answers|closed)/);
    });

    test('reports a missing key file', async () => {
      await expect(answersTo(guests.target('web', { identityFile: guests.file('nothing') }))).rejects.toMatchObject({ fault: 'key file' });
    });

    test('distinguishes a lost guest from a command that ended', async () => {
      await expect(ssh(web(), ['sh', '-c', 'kill -9 $PPID; sleep 5'])).rejects.toMatchObject({ fault: 'no connection' });
    });
  });

  const hasRsync = spawnSync('rsync', ['--version']).status === 0;
  if (!hasRsync) {
    const advice = 'the tests that copy a working tree to a guest were not run: apt-get install rsync';
    if (process.env.CI === 'true') {
      throw new Error(`RSYNC MISSING: ${advice}`);
    }
    process.stderr.write(`RSYNC TESTS SKIPPED: ${advice}\n`);
  }

  (hasRsync ? describe : describe.skip)('for rsync', () => {
    let tree: string;
    /** Absolute, since guest and host are the same machine: only HOME is the guest's own. */
    let remote: string;
    const at = () => guests.target('web', { knownHostsFile: guests.file('known_hosts web') });
    const put = (path: string, content = path) => {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), content);
    };
    const found = async () => String((await ssh(at(), ['sh', '-c', 'cd "$1" && find . -type f | sort', 'sh', remote])).stdout).split('\n').filter(Boolean);

    beforeAll(async () => {
      tree = guests.file('tree');
      await answersTo(at());
      remote = join(String((await ssh(at(), ['printenv', 'HOME'])).stdout).trim(), 'work/it\'s $HOME here');
    });

    test('copies a working tree to the guest, without .git and ignored files', async () => {
      execFileSync('git', ['init', '-q', tree]);
      put('.gitignore', '*.log\n!kept.log\n/out/\n[a]*\n');
      ['src/main.c', 'kept.log', 'lost.log', 'out/made', 'deep/out/kept', 'a*b', 'quote\'s "file"', 'back\\slash', '-dash'].forEach((path) => put(path));
      await syncTree(at(), tree, remote, retry());
      expect(await found()).toEqual(['./-dash', './.gitignore', './back\\slash', './deep/out/kept', './kept.log', './quote\'s "file"', './src/main.c']);
    });

    test('deletes files deleted in the working tree, and keeps those built in the guest', async () => {
      await ssh(at(), ['sh', '-c', 'cd "$1" && mkdir -p out && touch out/built there.log', 'sh', remote]);
      rmSync(join(tree, 'src/main.c'));
      rmSync(join(tree, 'out'), { recursive: true });
      put('src/other.c');
      await syncTree(at(), tree, remote, retry());
      expect(await found()).toEqual(['./-dash', './.gitignore', './back\\slash', './deep/out/kept', './kept.log', './out/built', './quote\'s "file"', './src/other.c', './there.log']);
    });

    test('reports a missing folder and a changed host key', async () => {
      await expect(syncTree(at(), guests.file('nowhere'), remote, retry())).rejects.toThrow(/nowhere: is not a folder/);
      await expect(syncTree(guests.target('web', { knownHostsFile: guests.file('known_hosts of nobody') }), tree, remote, retry())).rejects.toMatchObject({ fault: 'host key' });
    });
  });
});
