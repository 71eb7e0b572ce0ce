// The packages as a release would publish them, built from the compiled library.
import { mkdirSync, readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { run } from './run';

const ROOT = join(__dirname, '../..');
const { version, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

export const VERSION: string = version;

/** The version that the library is developed with, so that all languages use the same one. */
export const CDK8S: string = devDependencies.cdk8s;
export const CONSTRUCTS: string = devDependencies.constructs;

/** The environment variable that tells the tests where the packages are. */
export const PACKAGES = 'CDK8S_KUBEVIRT_TESTED_PACKAGES';

/** The packages that the global setup has built. */
export function madePackages(): Packages {
  return JSON.parse(process.env[PACKAGES]!);
}

/** Where each language's package is. */
export interface Packages {
  /** The npm package's file. */
  readonly npm: string;
  /** The wheel's file. */
  readonly wheel: string;
  /** A Maven repository. */
  readonly maven: string;
  /** A folder with the Go module and that of cdk8s, which is generated from npm because not every Go proxy has it. */
  readonly go: string;
}

export async function makePackages(folder: string): Promise<Packages> {
  mkdirSync(folder, { recursive: true });
  const pacmak = (...args: string[]) => run('npx', ['jsii-pacmak', ...args, '--no-npmignore', '--outdir', folder], { cwd: ROOT });
  await pacmak('.', '--targets', 'js', 'python', 'java');
  // Its own build would ask a proxy for cdk8s; the programs compile it instead.
  await pacmak('.', 'node_modules/cdk8s', '--targets', 'go', '--code-only');
  const only = (name: string, extension: string) => join(folder, name, readdirSync(join(folder, name)).filter((file) => file.endsWith(extension))[0]);
  return { npm: only('js', '.tgz'), wheel: only('python', '.whl'), maven: join(folder, 'java'), go: join(folder, 'go') };
}
