// Compares the public API with that of the last release on npm, and refuses what breaks it where the version may not.
import { spawnSync } from 'child_process';
import { readFileSync } from 'fs';
import { mayBreak } from './release-notes';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const released = releasedVersion();

if (released === undefined) {
  process.stderr.write(`NOT COMPARED: npm has no release of ${name}, so there is nothing that ${version} could break\n`);
} else {
  const { status } = spawnSync('npx', ['jsii-diff', '--keys', '--ignore-file', '.compatignore', `npm:${name}@${released}`], { stdio: 'inherit' });
  const broken = status !== 0;
  const allowed = mayBreak(released, version);
  process.stderr.write(`compared with ${released}: ${broken ? `${version} ${allowed ? 'breaks it, as it may' : 'may not break it'}` : 'nothing is broken'}\n`);
  process.exitCode = broken && !allowed ? 1 : 0;
}

/** An answer that npm cannot give is not one that there is none. */
function releasedVersion(): string | undefined {
  const { status, stdout, stderr } = spawnSync('npm', ['view', name, 'version', '--json'], { encoding: 'utf8' });
  const answer = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (status === 0) {
    return [answer].flat().pop();
  }
  if (answer?.error?.code === 'E404') {
    return undefined;
  }
  throw new Error(`npm does not say whether ${name} was released: ${stderr.trim()}`);
}
