// Waits until a login over SSH succeeds, and then pins the guest's host key in a separate file in known_hosts format.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { Duplex } from 'stream';
import { setTimeout as sleep } from 'timers/promises';
import { Guest, connectToPort, isTransientForGuest, withGuestContext } from './guest-port';
import { runProgram } from './run-program';
import { withSshLog, SshFailure } from './ssh';
import { sshArguments, SshTarget } from './ssh-arguments';
import { Unreachable } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { ONCE, withRetry } from '../cluster/retry';
import { timeoutSignal } from '../command-line/cancellation';
import { temporaryFolder } from '../command-line/temporary-folder';

/** How long to wait. */
export interface LoginOptions {
  /** Aborted when the time is over, or the login is no longer needed. */
  readonly signal: AbortSignal;
  /** Called for each failure that is followed by a retry. */
  readonly onAttempt?: (failure: Error) => void;
  /**
   * How long a key may be refused, in milliseconds. A guest may answer before cloud-init has created its user.
   * @default 120000
   */
  readonly keyTimeout?: number;
}

/** The pause after a refused key, in milliseconds. Newer SSH servers block a client for five seconds after each refusal. */
const KEY_PAUSE = 8_000;

/** How long a server may take to send its version, in milliseconds. */
const GREETING_TIMEOUT = 30_000;

/**
 * Waits until a login succeeds, even while the port is closed, the guest starts, or the API server restarts.
 *
 * @throws the last failure when the signal is aborted; immediately if the machine does not exist, may not be reached, or has a host key
 * other than the pinned one; after `keyTimeout` if the key is refused
 */
export async function waitForLogin(cluster: Cluster, target: SshTarget, { signal, onAttempt, keyTimeout = 120_000 }: LoginOptions): Promise<void> {
  let refusedSince: number | undefined;
  const attempt = async () => {
    // A connection from here gives a typed error, while a ProxyCommand can only print one.
    await (target.proxyCommand === undefined ? waitForGreeting(cluster, target, signal) : undefined);
    await login(target, signal);
  };
  const shouldRetry = (error: any) => {
    const isRefused = error.fault === 'login';
    refusedSince = isRefused ? refusedSince ?? performance.now() : undefined;
    return error instanceof SshFailure
      ? error.fault === 'no connection' || (isRefused && performance.now() - refusedSince! < keyTimeout)
      : isTransientForGuest(error.cause);
  };
  await withRetry(attempt, { signal, onFailure: onAttempt, shouldRetry });
}

async function login(target: SshTarget, signal: AbortSignal): Promise<void> {
  const run = (newKnownHostsFile?: string) => withSshLog(target, (log) => (
    runProgram('ssh', sshArguments(target, { log, newKnownHostsFile }, 'exit'), { stdio: ['ignore', 'ignore', 'pipe'], signal })
  ));
  await withPinnedKey(target, run).catch(async (error) => {
    await (error.fault === 'login' ? sleep(KEY_PAUSE, undefined, { signal }).catch(() => undefined) : undefined);
    throw error;
  });
}

/** Waits until an SSH server sends its version, which comes first. */
async function waitForGreeting(cluster: Cluster, { cluster: { namespace }, machine, port }: SshTarget, signal: AbortSignal): Promise<void> {
  const guest: Guest = { kind: 'VirtualMachine', namespace, name: machine };
  const within = AbortSignal.any([signal, timeoutSignal(GREETING_TIMEOUT)]);
  await withGuestContext(cluster, guest, `port ${port}`, async () => {
    const stream = await connectToPort(cluster.server.with(ONCE), guest, port, within).catch(retryIfTimeout);
    await readGreeting(stream).finally(() => stream.destroy());
  }).catch((error) => {
    signal.throwIfAborted();
    throw error;
  });
}

/** A timeout is worth a retry: KubeVirt answers only once it has reached the guest, and a later attempt may be faster. */
function retryIfTimeout(error: Error): never {
  throw error.name === 'TimeoutError' ? new Unreachable(error.message, { cause: error }) : error;
}

async function readGreeting(stream: Duplex): Promise<void> {
  let received = '';
  for await (const chunk of stream) {
    received += String(chunk);
    if (/^SSH-/m.test(received)) {
      return;
    }
  }
  throw new Unreachable('its guest accepts the connection, but no SSH server answers');
}

/**
 * Logs in. If no key is pinned yet, pins the guest's key after a successful login, and not before: cloud-init may replace the host keys
 * until it is done.
 */
export async function withPinnedKey<Result>(
  { knownHostsFile }: SshTarget, attempt: (newKnownHostsFile?: string) => Promise<Result>,
): Promise<Result> {
  if (statSync(knownHostsFile, { throwIfNoEntry: false })?.size) {
    return attempt();
  }
  const folder = temporaryFolder('known-hosts');
  try {
    const newFile = join(folder, 'known_hosts');
    const result = await attempt(newFile);
    pinKey(knownHostsFile, readFileSync(newFile, 'utf8'));
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the file atomically, so it has a complete key even if the process is killed. */
function pinKey(file: string, key: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  writeFileSync(written, key, { mode: 0o600 });
  renameSync(written, file);
}

/** Removes the pinned key. A machine whose disk is new at each start, such as a container disk, also has a new key. */
export function forgetHostKey({ knownHostsFile }: Pick<SshTarget, 'knownHostsFile'>): void {
  rmSync(knownHostsFile, { force: true });
}
