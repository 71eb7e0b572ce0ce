/** The real ssh, asked what it makes of its arguments. */
import { spawnSync } from 'child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { sshArguments, SshOptions } from '../../../src/cli/tunnel/ssh-arguments';
import type { SshTarget } from '../../../src/cli/tunnel/ssh-arguments';

const hasSsh = spawnSync('ssh', ['-V']).status === 0;

if (!hasSsh) {
  const advice = 'tests that call ssh were not run: apt-get install openssh-client';
  if (process.env.CI === 'true') {
    throw new Error(`SSH MISSING: ${advice}`);
  }
  process.stderr.write(`SSH TESTS SKIPPED: ${advice}\n`);
}

/** A test that calls ssh, skipped if there is none. */
export const testSsh = hasSsh ? test : test.skip;

/** A folder whose name is hard to quote. */
export function nastyFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'ssh-')), 'it\'s 100%h "q" $HOME #1 a=b \\ é');
  mkdirSync(folder);
  return folder;
}

export function targetIn(folder: string, changes: Partial<SshTarget> = {}): SshTarget {
  return {
    cluster: { namespace: 'leases' },
    machine: 'web',
    port: 2222,
    user: 'fedora',
    identityFile: join(folder, 'key'),
    knownHostsFile: join(folder, 'known_hosts'),
    hostKeyAlias: 'lease-1',
    ...changes,
  };
}

/** How ssh understands its arguments, by option. */
export function understood(target: SshTarget, options?: SshOptions): { [name: string]: string } {
  const { stdout, stderr } = spawnSync('ssh', ['-G', ...sshArguments(target, options)], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return Object.fromEntries(stdout.trim().split('\n').map((line) => [line.split(' ')[0], line.replace(/^\S+ /, '')]));
}

/** A program that records the arguments and the KUBECONFIG of its last call. */
export function recorder(folder: string, name: string): { readonly program: string; readonly script: string; readonly calls: () => any } {
  const [program, script, record] = [name, `${name}.js`, `${name}.json`].map((each) => join(folder, each));
  writeFileSync(script, `require('fs').writeFileSync(${JSON.stringify(record)}, JSON.stringify({ words: process.argv.slice(2), kubeconfig: process.env.KUBECONFIG }));\n`);
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' "$0.js" "$@"\n`);
  chmodSync(program, 0o755);
  return { program, script, calls: () => JSON.parse(readFileSync(record, 'utf8')) };
}
