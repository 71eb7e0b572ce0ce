// The command as it is published: bundled from its sources into one file.
import { join } from 'path';
import { buildSync } from 'esbuild';

export function buildCommand(outfile: string): void {
  buildSync({ entryPoints: [join(__dirname, '../src/cli/main.ts')], outfile, bundle: true, platform: 'node', target: 'node20', logLevel: 'error' });
}
