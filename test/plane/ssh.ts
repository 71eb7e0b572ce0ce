/**
 * The real ssh connects to a guest through virtctl's port-forward, the API server and virt-api, at the address that the
 * guest reports, where an OpenSSH server answers.
 */
import { execFileSync, spawn, spawnSync } from 'child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir, userInfo } from 'os';
import { dirname, join, relative } from 'path';
import { Cluster, describePlane } from './cluster';
import { readSetting } from './setting';

const programs = { 'openssh-client': spawnSync('ssh', ['-V']).status === 0, 'openssh-server': existsSync('/usr/sbin/sshd') };
const missing = Object.entries(programs).filter(([, isThere]) => !isThere).map(([name]) => name);

if (missing.length > 0) {
  const file = relative(process.cwd(), expect.getState().testPath!);
  const advice = `the tests of ${file} that log in to guests were not run: apt-get install ${missing.join(' ')}`;
  if (process.env.CI === 'true') {
    throw new Error(`OPENSSH MISSING: ${advice}`);
  }
  process.stderr.write(`SSH TESTS SKIPPED: ${advice}\n`);
}

/** Whether guests can be logged in to: only a plane's, and only with the necessary programs. */
export const canLogIn = missing.length === 0 && process.env.PLANE_TEST_FOLDER !== undefined;

/** Tests that log in to a plane's guests; on CI they must not be skipped. */
export const describeSsh: typeof describePlane = missing.length === 0 ? describePlane : describe.skip;

/** An answer without virtctl's remarks on a session that ended well. */
export const unremarked = <T extends { readonly stderr: string }>(answer: T): T => ({ ...answer, stderr: answer.stderr.replace(/^websocket: close 1006 .*\n/m, '') });

/** A running command in a guest, and its output so far. */
export interface Session {
  stdout: string;
  stderr: string;
  /** Its exit code. As always with ssh, 255 is ssh's own: it did not reach the guest, or lost it. */
  readonly ended: Promise<number | null>;
}

/** A user with a key pair. */
export class Ssh {
  private readonly folder = mkdtempSync(join(tmpdir(), 'ssh-'));

  constructor(private readonly cluster: Cluster) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', this.file('key')]);
  }

  /** User data that contains the public key. */
  get userData(): string {
    const user = { name: userInfo().username, ssh_authorized_keys: [readFileSync(this.file('key.pub'), 'utf8').trim()] };
    return `#cloud-config\n${JSON.stringify({ users: [user] })}\n`;
  }

  /** Starts a command in a guest. */
  start(guest: string, command: string, input = ''): Session {
    const { cluster: { environment: env, kubeconfig, namespace } } = this;
    const user = userInfo().username;
    const options = {
      Port: readSetting(dirname(kubeconfig)).ports.sshd,
      IdentityFile: this.file('key'),
      IdentitiesOnly: 'yes',
      BatchMode: 'yes',
      LogLevel: 'ERROR',
      StrictHostKeyChecking: 'accept-new',
      UserKnownHostsFile: this.file('known_hosts'),
      ProxyCommand: `virtctl port-forward --namespace ${namespace} --stdio=true vmi/%h %p`,
    };
    const ssh = spawn('ssh', ['-F', 'none', ...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]), `${user}@${guest}`, command], { env });
    const session = { stdout: '', stderr: '', ended: new Promise<number | null>((resolve) => ssh.on('close', resolve)) };
    ssh.stdout.on('data', (text) => session.stdout += text);
    ssh.stderr.on('data', (text) => session.stderr += text);
    ssh.stdin.end(input);
    return session;
  }

  /** Runs a command in a guest to its end. */
  async run(guest: string, command: string, input = ''): Promise<{ readonly exitCode: number | null; readonly stdout: string; readonly stderr: string }> {
    const session = this.start(guest, command, input);
    const exitCode = await session.ended;
    return { exitCode, stdout: session.stdout, stderr: session.stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private file(name: string): string {
    return join(this.folder, name);
  }
}
