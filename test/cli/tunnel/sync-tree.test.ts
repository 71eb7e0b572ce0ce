import { execFileSync } from 'child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { targetIn, testSsh } from './called-ssh';
import { syncTree } from '../../../src/cli/tunnel/sync-tree';

testSsh('a repository names no program that is run here', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  const [program, hasRun] = ['monitor', 'has-run'].map((name) => join(mkdtempSync(join(tmpdir(), 'monitor-')), name));
  writeFileSync(program, `#!/bin/sh\ntouch '${hasRun}'\n`);
  chmodSync(program, 0o755);
  execFileSync('git', ['init', '--quiet', folder]);
  execFileSync('git', ['-C', folder, 'config', 'core.fsmonitor', program]);
  writeFileSync(join(folder, 'file'), '');
  const target = targetIn(folder, { proxyCommand: 'exit 1' });
  await expect(syncTree(target, folder, 'work', AbortSignal.timeout(30_000))).rejects.toThrow(/^ssh to VirtualMachine "web"|no rsync/);
  expect(existsSync(hasRun)).toBe(false);
});
