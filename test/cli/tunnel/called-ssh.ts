/** The real ssh, asked what it makes of its arguments. */
import { spawnSync } from 'child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { sshArguments, SshOptions } from '../../../src/cli/tunnel/ssh-arguments';
import type { SshTarget } from '../../../src/cli/tunnel/ssh-arguments';
import { testWith } from '../../optional-tool';

export const testSsh = testWith('ssh', '-V');

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
