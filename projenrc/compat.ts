// Compares the public API with the last release on npm, and refuses breaking changes unless the version allows them.
import { execFileSync, spawnSync } from 'child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'fs';
import { join } from 'path';
import { mayBreak } from './release-notes';

/** Below node_modules, so that the release resolves the same cdk8s and constructs, from which it inherits. */
const FOLDER = 'node_modules/.cache/cdk8s-kubevirt/released';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const released = releasedVersion();

if (released === undefined) {
  process.stderr.write(`NOT COMPARED: npm has no release of ${name}, so there is nothing that ${version} could break\n`);
} else {
  download(released);
  const { status } = spawnSync('npx', ['jsii-diff', '--keys', '--ignore-file', '.compatignore', FOLDER, '.'], { stdio: 'inherit' });
  if (status !== 0 && status !== 1) {
    throw new Error(`jsii-diff exited with ${status}`);
  }
  const allowed = mayBreak(released, version);
  process.stderr.write(`compared with ${released}: ${status === 0 ? 'no breaking changes' : `breaking changes, which ${version} ${allowed ? 'may' : 'may not'} contain`}\n`);
  process.exitCode = status === 1 && !allowed ? 1 : 0;
}

/** A failure of npm must not be taken for a missing release. */
function releasedVersion(): string | undefined {
  const { status, stdout, stderr } = spawnSync('npm', ['view', name, 'version', '--json'], { encoding: 'utf8' });
  const answer = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (status === 0) {
    return answer;
  }
  if (answer?.error?.code === 'E404') {
    return undefined;
  }
  throw new Error(`npm does not say whether ${name} was released: ${stderr.trim()}`);
}

function download(release: string): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  execFileSync('npm', ['pack', `${name}@${release}`, '--pack-destination', FOLDER], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [tarball] = readdirSync(FOLDER);
  execFileSync('tar', ['-xzf', join(FOLDER, tarball), '-C', FOLDER, '--strip-components', '1']);
}
