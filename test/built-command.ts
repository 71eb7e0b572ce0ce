// The command as it is published: bundled from its sources into one file.
import { execFileSync } from 'child_process';
import { join } from 'path';

const ROOT = join(__dirname, '..');

/** In a process of its own, since esbuild waits for its plugins only where nobody waits for it. */
export function buildCommand(outfile: string): void {
  execFileSync(process.execPath, [require.resolve('ts-node/dist/bin'), '--transpile-only', '--project', 'projenrc/tsconfig.json', 'projenrc/command.ts', outfile], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}
