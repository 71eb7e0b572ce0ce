import { readFileSync } from 'fs';
import { join } from 'path';
import { compareVersions, leastVersion, listCommits, mayBreak, sectionOf } from '../../projenrc/release-notes';

const ROOT = join(__dirname, '../..');

const commits = (...titles: string[]) => titles.map((title) => ({ title, body: '' }));

test('release notes list what concerns users, breaking changes first, and leave out the rest and commits without a type', () => {
  expect(listCommits([
    ...commits('feat: pools in Java', 'fix(apply): wait for CRDs', 'docs: say more', 'Merge something', 'perf: read faster', 'feat(cli)!: rename --out'),
    { title: 'fix: names of claims', body: 'They had none.\n\nBREAKING CHANGE: claims have other names' },
  ])).toBe(`### Breaking

- **cli**: rename --out
- names of claims

### Features

- pools in Java

### Fixes

- **apply**: wait for CRDs

### Faster

- read faster
`);
});

test.each<[string, string[], string]>([
  ['0.1.0', ['fix: a', 'docs: b'], '0.1.1'],
  ['0.1.4', ['feat: a'], '0.1.5'],
  ['0.1.4', ['feat: a', 'refactor!: b'], '0.2.0'],
  ['1.1.4', ['fix: a'], '1.1.5'],
  ['1.1.4', ['fix: a', 'feat: b'], '1.2.0'],
  ['1.1.4', ['fix!: a'], '2.0.0'],
])('after %s, %j ask for %s', (before, titles, version) => {
  expect(leastVersion(before, commits(...titles))).toBe(version);
});

test.each<[string, string, boolean]>([
  ['0.1.0', '0.1.1', false],
  ['0.1.9', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.1.0', '1.2.0', false],
  ['1.9.9', '2.0.0', true],
  ['0.2.0', '0.1.0', false],
])('after %s, %s may break: %s', (before, version, may) => {
  expect(mayBreak(before, version)).toBe(may);
});

test('versions are compared numerically', () => {
  expect(['0.10.0', '0.9.1', '0.9.10', '1.0.0'].sort(compareVersions)).toEqual(['0.9.1', '0.9.10', '0.10.0', '1.0.0']);
});

test('a version\'s CHANGELOG section ends at the next version, and keeps its own headings', () => {
  const changelog = '# Changelog\n\n## 0.1.10\n\n- a\n\n### More\n\n- b\n\n## 0.1.1\n\n- c\n';
  expect(sectionOf(changelog, '0.1.10')).toBe('- a\n\n### More\n\n- b');
  expect(sectionOf(changelog, '0.1.1')).toBe('- c');
  expect(sectionOf(changelog, '0.1')).toBeUndefined();
});

test('the CHANGELOG has a section for the current version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(sectionOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version)).toBeTruthy();
});
