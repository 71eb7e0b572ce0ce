// Why ssh itself failed, by what it wrote to its log.
import type { SshTarget } from './ssh-target';
import { describeObject } from '../cluster/api-error';

/** What has failed. */
export type SshFault = 'no connection' | 'host key' | 'key file' | 'login';

/** ssh did not get to the command, or lost the guest. */
export class SshFailure extends Error {
  constructor({ machine, cluster }: SshTarget, readonly fault: SshFault, reason: string) {
    super(`ssh to ${describeObject({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: machine, namespace: cluster.namespace })}: ${reason}`);
  }
}

/** Lines that say nothing of a failure. */
const USUAL = /^(?:$|debug\d|OpenSSH_|Warning: Permanently added|rsync)/;

/**
 * The failure that the log of ssh tells of; nothing where it was the command that failed.
 *
 * @param stderr what was said besides, by the ProxyCommand
 */
export function sshFailure(target: SshTarget, log: string, stderr: string): SshFailure | undefined {
  if (/^debug1: Exit status \d|rtype exit-signal/m.test(log)) {
    return undefined;
  }
  const { user, identityFile, knownHostsFile } = target;
  if (/HOST IDENTIFICATION HAS CHANGED|No \S+ host key is known for/.test(log)) {
    return new SshFailure(target, 'host key', `its host key is not the one that was pinned at the first login: remove ${knownHostsFile} if its disk was made anew, else somebody else answers in its place`);
  }
  const [unusable] = /^(?:Load key .*|no such identity: .*)$|UNPROTECTED PRIVATE KEY FILE/m.exec(log) ?? [];
  if (unusable !== undefined) {
    return new SshFailure(target, 'key file', `the key ${identityFile} cannot be used: ${unusable.trim()}`);
  }
  if (/: Permission denied \(/.test(log)) {
    return new SshFailure(target, 'login', `user ${JSON.stringify(user)} is refused with key ${identityFile}: name the public key among the user's ssh_authorized_keys in cloud-init`);
  }
  const said = `${log}\n${stderr}`.split(/\r?\n/).filter((line) => !USUAL.test(line));
  return new SshFailure(target, 'no connection', said.at(-1) ?? 'the connection broke');
}
