// The pinned host key of a guest, in a file of its own in the form of ssh's known_hosts.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import type { SshTarget } from './ssh-target';

/**
 * Logs in; where no key is pinned yet, the one that was met is pinned if the login succeeds. One of a guest that lets
 * nobody in is not: cloud-init, which is not done then, makes host keys anew.
 */
export async function pinned<Result>({ knownHostsFile }: SshTarget, login: (newKnownHostsFile?: string) => Promise<Result>): Promise<Result> {
  if (statSync(knownHostsFile, { throwIfNoEntry: false })?.size) {
    return login();
  }
  const folder = mkdtempSync(join(tmpdir(), 'known-hosts-'));
  try {
    const met = join(folder, 'known_hosts');
    const result = await login(met);
    pin(knownHostsFile, readFileSync(met, 'utf8'));
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that is there holds a key, whenever the process is killed. */
function pin(file: string, key: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  writeFileSync(written, key, { mode: 0o600 });
  renameSync(written, file);
}

/** Forgets the key: that of a machine whose disk is made anew when it starts, such as a container disk, is another one then. */
export function forgetHostKey({ knownHostsFile }: Pick<SshTarget, 'knownHostsFile'>): void {
  rmSync(knownHostsFile, { force: true });
}
