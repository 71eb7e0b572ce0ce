import { writeFileSync } from 'fs';
import { targetIn } from './called-ssh';
import * as terminal from '../../../src/cli/terminal/print';
import { sshFailure, withSshLog } from '../../../src/cli/tunnel/ssh';

const target = targetIn('/keys');
const BEGIN = ['OpenSSH_9.2p1 Debian-2+deb12u10, OpenSSL 3.0.19 27 Jan 2026', 'debug1: Executing proxy command: exec node main.js', 'debug1: identity file /keys/key type 3'];

const failure = (lines: readonly string[], stderr = '') => sshFailure(target, [...BEGIN, ...lines, ''].join('\r\n'), stderr);

test.each([
  ['that fails with any code', ['debug1: client_input_channel_req: channel 0 rtype exit-status reply 0', 'debug1: Exit status 255']],
  ['that a signal ends', ['debug1: client_input_channel_req: channel 0 rtype exit-signal reply 0', 'debug1: Exit status -1']],
  ['whose connection closed before its exit status', ['Connection to web closed by remote host.', 'debug1: Exit status 12']],
])('a command %s is not a failure of ssh', (_, lines) => {
  expect(failure(lines)).toBeUndefined();
});

const MACHINE = 'ssh to VirtualMachine "web" in namespace "leases"';

test.each([
  ['host key', ['@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @', 'Host key verification failed.'],
    'its host key is not the one pinned at the first login: remove /keys/known_hosts if its disk is new, otherwise another server answers in its place'],
  ['host key', ['No ED25519 host key is known for lease-1 and you have requested strict checking.', 'Host key verification failed.'],
    'its host key is not the one pinned at the first login: remove /keys/known_hosts if its disk is new, otherwise another server answers in its place'],
  ['login', ['fedora@web: Permission denied (publickey).'],
    'user "fedora" is refused with key /keys/key: add the public key to the user\'s ssh_authorized_keys in cloud-init'],
  ['login', ['debug1: Server accepts key: /keys/key ED25519 SHA256:abc explicit', 'fedora@web: Permission denied (publickey).'],
    'user "fedora" is refused, though the guest knows key /keys/key: run ssh-add /keys/key if it has a passphrase, otherwise check which users the guest\'s SSH server allows'],
  ['key file', ['Load key "/keys/key": Permission denied', 'fedora@web: Permission denied (publickey).'],
    'the key /keys/key cannot be used: Load key "/keys/key": Permission denied'],
  ['key file', ['debug1: pubkey_prepare: done', 'no such identity: /keys/key: No such file or directory', 'fedora@web: Permission denied (publickey).'],
    'the key /keys/key cannot be used: no such identity: /keys/key: No such file or directory'],
  ['no connection', ['Timeout, server web not responding.', 'debug1: Exit status -1'], 'Timeout, server web not responding.'],
  ['no connection', ['Connection to web closed by remote host.', 'Transferred: sent 2832, received 2704 bytes, in 1.0 seconds', 'Bytes per second: sent 2831.9, received 2703.9'], 'Connection to web closed by remote host.'],
  ['no connection', ['Authenticated to web (via proxy) using "publickey".', 'Transferred: sent 2832, received 2704 bytes, in 1.0 seconds', 'Bytes per second: sent 2831.9, received 2703.9', 'debug1: Exit status -1'], 'the connection broke'],
  ['no connection', [], 'the connection broke'],
])('%s %j', (fault, lines, reason) => {
  expect(failure(lines)).toMatchObject({ fault, message: `${MACHINE}: ${reason}` });
});

test('a tunnel that is not established is reported in its own words', () => {
  const stderr = 'error: cluster https://a: cannot reach port 22 of VirtualMachine "web" in namespace "leases": it is not running: start it\n';
  expect(failure(['kex_exchange_identification: Connection closed by remote host', 'Connection closed by UNKNOWN port 65535'], stderr)!.message).toBe(`${MACHINE}: ${stderr.trim()}`);
});

test.each<[string, string, number, boolean, string[]]>([
  ['a signal ended', 'rtype exit-signal reply 0', 255, false, ['a signal ended the command in the guest, for example because it ran out of memory']],
  ['a signal from here ended', 'rtype exit-signal reply 0', 130, true, []],
  ['has failed', 'Exit status 255', 255, false, []],
])('a command that %s keeps its exit code, and a signal is reported', async (_title, line, exitCode, wasInterrupted, note) => {
  const said = jest.spyOn(terminal, 'say').mockImplementation();
  try {
    const ended = { exitCode, wasInterrupted, stdout: Buffer.alloc(0), stderr: '' };
    const result = await withSshLog(target, async (log) => {
      writeFileSync(log, `debug1: ${line}\n`);
      return ended;
    });
    expect([result, said.mock.calls]).toEqual([ended, note.map((text) => ['note', text])]);
  } finally {
    said.mockRestore();
  }
});
