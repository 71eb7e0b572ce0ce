// Waits until a guest lets its user in over SSH, and pins its host key then.
import { Duplex } from 'stream';
import { setTimeout as sleep } from 'timers/promises';
import { Guest, guestPort, mayPass, reached } from './guest-port';
import { pinned } from './host-key';
import { ended } from './program';
import { logged } from './ssh';
import { sshArguments } from './ssh-arguments';
import { SshFailure } from './ssh-failure';
import type { SshTarget } from './ssh-target';
import { Unreachable } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { ONCE, withRetry } from '../cluster/retry';

/** How long is waited, and for what. */
export interface AnswersOptions {
  /** Aborted when the time is over, or nobody waits any more. */
  readonly signal: AbortSignal;
  /** Told of each attempt that has failed for the moment, and why. */
  readonly onAttempt?: (failure: Error) => void;
  /**
   * How long a key may be refused, in milliseconds: a guest may answer before cloud-init has made its user.
   * @default 120000
   */
  readonly keyPatience?: number;
}

/** The pause after a refused key, in milliseconds: newer SSH servers shut out whom they refuse more often, five seconds a time. */
const KEY_PAUSE = 8_000;

/** How long a server may take to say what it is, in milliseconds. */
const GREETING = 30_000;

/**
 * Waits until a login succeeds. Ports that are closed, guests that are starting and servers that are restarting are waited for.
 *
 * @throws the last failure when the signal is aborted; at once that there is no such machine, that it may not be reached, and
 * that another host key is pinned; and that the key is refused when it has been for long
 */
export async function answers(cluster: Cluster, target: SshTarget, { signal, onAttempt, keyPatience = 120_000 }: AnswersOptions): Promise<void> {
  let refusedSince: number | undefined;
  const attempt = async () => {
    // The tunnel tells why it comes to nothing, which a ProxyCommand can only write down.
    await (target.proxyCommand === undefined ? greeting(cluster, target, signal) : undefined);
    await login(target, signal);
  };
  const passes = (error: any) => {
    const isRefused = error.fault === 'login';
    refusedSince = isRefused ? refusedSince ?? Date.now() : undefined;
    return error instanceof SshFailure
      ? error.fault === 'no connection' || (isRefused && Date.now() - refusedSince! < keyPatience)
      : mayPass(error.cause);
  };
  await withRetry(attempt, { signal, onFailure: onAttempt, shouldRetry: passes });
}

async function login(target: SshTarget, signal: AbortSignal): Promise<void> {
  const run = (newKnownHostsFile?: string) => logged(target, (log) => (
    ended('ssh', sshArguments(target, { log, newKnownHostsFile }, 'exit'), { stdio: ['ignore', 'ignore', 'pipe'], signal })
  ));
  await pinned(target, run).catch(async (error) => {
    await (error.fault === 'login' ? sleep(KEY_PAUSE, undefined, { signal }).catch(() => undefined) : undefined);
    throw error;
  });
}

/** Waits until an SSH server says what it is, which it does first. */
async function greeting(cluster: Cluster, { cluster: { namespace }, machine, port }: SshTarget, signal: AbortSignal): Promise<void> {
  const guest: Guest = { kind: 'VirtualMachine', namespace, name: machine };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(GREETING)]);
  await reached(cluster, guest, `port ${port}`, async () => {
    const stream = await guestPort(cluster.server.with(ONCE), guest, port, patience);
    await greeted(stream).finally(() => stream.destroy());
  }).catch((error) => {
    signal.throwIfAborted();
    throw error;
  });
}

async function greeted(stream: Duplex): Promise<void> {
  let said = '';
  for await (const chunk of stream) {
    said += String(chunk);
    if (/^SSH-/m.test(said)) {
      return;
    }
  }
  throw new Unreachable('its guest takes the connection, but no SSH server answers');
}
