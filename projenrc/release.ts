// Prepares a release for the workflow that publishes it: dist/version.txt, dist/releasetag.txt and dist/changelog.md. Refuses a version without a
// CHANGELOG section, and one that is too low for its commits.
import { execFileSync } from 'child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'fs';
import { type Commit, compareVersions, leastVersion, listCommits, sectionOf } from './release-notes';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tag = `v${version}`;
const section = sectionOf(readFileSync('CHANGELOG.md', 'utf8'), version);
const before = releasedBefore();
const commits = before === undefined ? [] : commitsSince(before);

const mistakes = [
  ...section ? [] : [`CHANGELOG.md: has no section about ${version}: write one below the heading "## ${version}"`],
  ...before === undefined ? [] : tooSmall(before.slice(1)),
];
if (mistakes.length > 0) {
  process.stderr.write(mistakes.map((mistake) => `${mistake}\n`).join(''));
  process.exitCode = 1;
} else {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/version.txt', `${version}\n`);
  writeFileSync('dist/releasetag.txt', `${tag}\n`);
  writeFileSync('dist/changelog.md', [section, listCommits(commits)].filter(Boolean).join('\n\n'));
  process.stderr.write(`${tag}: ${before === undefined ? 'the first release' : `${commits.length} commits after ${before}`}\n`);
}

/** The tag of the newest release among this commit's ancestors. */
function releasedBefore(): string | undefined {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD').split('\n').filter((each) => /^v\d+\.\d+\.\d+$/.test(each));
  return tags.sort((one, other) => compareVersions(one.slice(1), other.slice(1))).pop();
}

function commitsSince(since: string): readonly Commit[] {
  return git('log', '--first-parent', '--format=%s%n%b%x00', `${since}..HEAD`).split('\0').map((text) => text.trim()).filter(Boolean).map((text) => {
    const [title, ...body] = text.split('\n');
    return { title, body: body.join('\n') };
  });
}

function tooSmall(released: string): readonly string[] {
  const least = leastVersion(released, commits);
  return compareVersions(version, least) >= 0 ? [] : [`.projenrc.ts: VERSION is ${version}, but the commits since ${released} ask for ${least}: write that`];
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}
