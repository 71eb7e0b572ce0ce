/** The Go modules below this folder: their pins, their sources, and what their programs answer. All builds share Go's cache by the same flags. */
import { execFileSync, spawnSync } from 'child_process';
import { readFileSync } from 'fs';
import { join } from 'path';

export const GO_ENVIRONMENT = { CGO_ENABLED: '0', GOFLAGS: '-mod=readonly -buildvcs=false -trimpath' };

/** Longer than Go takes to compile a program at its first run, in milliseconds. */
export const COMPILING = 600_000;

const options = (module: string) => (
  { cwd: join(__dirname, module), encoding: 'utf8', env: { ...process.env, ...GO_ENVIRONMENT }, maxBuffer: 2 ** 26 } as const
);

/** What Go prints in the folder of a module, such as `kubevirt`. */
export function go(module: string, ...args: readonly string[]): string {
  return execFileSync('go', args, { ...options(module), stdio: ['ignore', 'pipe', 'inherit'] });
}

/** What a program of a module answers in JSON to its input. */
export function answerOf(module: string, program: string, input: string): any {
  const { stdout, stderr } = spawnSync('go', ['run', program], { ...options(module), input });
  const complaints = stderr.replace(/^go: downloading .*\n/gm, '');
  if (complaints !== '') {
    throw new Error(complaints);
  }
  return JSON.parse(stdout);
}

/** The version of a module that one of ours requires, without its `v`: go.mod is the single source of versions. */
export function requiredVersion(module: string, required: string): string {
  const file = join(__dirname, module, 'go.mod');
  const line = readFileSync(file, 'utf8').split('\n').map((text) => text.replace(/^require /, '').trim().split(' ')).find(([name]) => name === required);
  if (!line) {
    throw new Error(`${file}: no requirement of ${JSON.stringify(required)}: require it at the version to use`);
  }
  return line[1].replace(/^v/, '');
}

/** The source folder of a module that one of ours requires, or of another version of it: `kubevirt.io/kubevirt@v1.8.0`. It is downloaded if needed. */
export function sourceFolder(module: string, required: string): string {
  return JSON.parse(go(module, 'mod', 'download', '-json', required)).Dir;
}
