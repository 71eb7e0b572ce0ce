// What release notes contain, and the least version that a release's commits require; docs/versioning.md has the rules.

/** The types that a commit's title may begin with, and their headings in release notes; those without one are left out. */
export const TYPES: readonly { readonly type: string; readonly heading?: string }[] = [
  { type: 'feat', heading: 'Features' },
  { type: 'fix', heading: 'Fixes' },
  { type: 'perf', heading: 'Faster' },
  { type: 'docs' },
  { type: 'refactor' },
  { type: 'test' },
  { type: 'ci' },
  { type: 'chore' },
  { type: 'revert', heading: 'Taken back' },
];

export interface Commit {
  /** The first line of the message. */
  readonly title: string;
  /** All other lines. */
  readonly body: string;
}

const TITLE = new RegExp(`^(${TYPES.map(({ type }) => type).join('|')})(?:\\(([^)]+)\\))?(!)?: (.+)$`);

const isBreaking = ({ title, body }: Commit): boolean => TITLE.exec(title)?.[3] === '!' || /^BREAKING CHANGE: /m.test(body);

const itemOf = ({ title }: Commit): string => {
  const [, , scope, , what] = TITLE.exec(title)!;
  return `- ${scope === undefined ? '' : `**${scope}**: `}${what}`;
};

/** Lists the commits that users of a release should know about; those without a type are left out. */
export function listCommits(commits: readonly Commit[]): string {
  const typed = commits.filter(({ title }) => TITLE.test(title));
  const groups = [
    { heading: 'Breaking', told: typed.filter(isBreaking) },
    ...TYPES.map(({ type, heading }) => ({ heading, told: typed.filter((commit) => TITLE.exec(commit.title)![1] === type && !isBreaking(commit)) })),
  ];
  return groups.filter(({ heading, told }) => heading !== undefined && told.length > 0)
    .map(({ heading, told }) => `### ${heading}\n\n${told.map(itemOf).join('\n')}\n`)
    .join('\n');
}

/** The CHANGELOG's section about a version, without its heading. */
export function sectionOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^## (?!#)/m);
  const section = sections.find((text) => text.split('\n', 1)[0].trim() === version);
  return section?.slice(section.indexOf('\n') + 1).trim();
}

type Numbers = readonly [number, number, number];

const numbersOf = (version: string): Numbers => version.split('.').map(Number) as unknown as Numbers;

/** Whether a version may break what an earlier one had. */
export function mayBreak(before: string, version: string): boolean {
  const [[major, minor], [newMajor, newMinor]] = [numbersOf(before), numbersOf(version)];
  return newMajor > major || major === 0 && newMajor === 0 && newMinor > minor;
}

/** The least version that may follow one with these commits. */
export function leastVersion(before: string, commits: readonly Commit[]): string {
  const [major, minor, patch] = numbersOf(before);
  const feature = commits.some(({ title }) => TITLE.exec(title)?.[1] === 'feat');
  if (commits.some(isBreaking)) {
    return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  }
  return feature && major > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Negative, zero or positive if a version is before, equal to or after another one. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a.map((number, index) => number - b[index]).find((difference) => difference !== 0) ?? 0;
}
