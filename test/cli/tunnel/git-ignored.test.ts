// What git would ignore in a folder because of patterns above it, as patterns for rsync.
import { execFileSync } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { ignoredPaths, patternsFromAbove, patternBelow } from '../../../src/cli/tunnel/git-ignored';

test.each([
  ['node_modules/', 'node_modules/'],
  ['*.log', '*.log'],
  ['*.log   ', '*.log'],
  ['/packages/a/out', '/out'],
  ['packages/a/out/', '/out/'],
  ['packages/*/dist', '/dist'],
  ['packages/*/x/*.o', '/x/*.o'],
  // Not worth a matcher for all of git's wildcards.
  ['pack[a-z]ges/a/x', undefined],
  ['packages/**/dist', 'dist'],
  ['**/dist', 'dist'],
  ['**/build/out', 'build/out'],
  ['\\#notes', '#notes'],
  ['\\!odd?', '!odd?'],
  ['/out', undefined],
  // Other patterns include the folder again, or it would be ignored as a whole.
  ['*', undefined],
  ['/*', undefined],
  ['packages/**', undefined],
  ['packages/a/**', undefined],
  ['packages/b/out', undefined],
  ['packages.a/out', undefined],
  ['packages/a', undefined],
  ['packages/(/out', undefined],
  ['!keep.log', undefined],
  ['# notes', undefined],
  ['', undefined],
  ['/', undefined],
  ['  ', undefined],
])('%j above the folder packages/a means %j in it', (line, expected) => {
  expect(patternBelow(line, ['packages', 'a'])).toBe(expected);
});

test('all pattern files from the top of the repository down to the folder count', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'above-'));
  execFileSync('git', ['init', '--quiet', folder]);
  mkdirSync(join(folder, 'pa ckages/ä'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n/pa ckages/ä/out\n');
  writeFileSync(join(folder, 'pa ckages/.gitignore'), '\u00e4/deep\n');
  writeFileSync(join(folder, 'pa ckages/ä/.gitignore'), 'own\n');
  writeFileSync(join(folder, '.git/info/exclude'), 'local\n');
  const signal = AbortSignal.timeout(30_000);
  expect(await patternsFromAbove(join(folder, 'pa ckages/ä'), signal)).toEqual(['local', 'node_modules/', '/out', '/deep']);
  expect(await patternsFromAbove(folder, signal)).toEqual(['local']);
  expect(await patternsFromAbove(mkdtempSync(join(tmpdir(), 'none-')), signal)).toEqual([]);
});

test('a folder that git ignores as a whole is refused, unless a file in it is tracked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ignored-'));
  const within = join(folder, 'out/deep');
  mkdirSync(within, { recursive: true });
  ['.gitignore', 'out/deep/a', 'out/deep/b'].forEach((name) => writeFileSync(join(folder, name), 'out/\n'));
  execFileSync('git', ['init', '--quiet', folder]);
  const signal = AbortSignal.timeout(30_000);
  await expect(ignoredPaths(within, signal)).rejects.toThrow(`${within}: git ignores the whole folder, so nothing would be copied: run this in another folder`);
  execFileSync('git', ['-C', folder, 'add', '--force', 'out/deep/a']);
  expect(await ignoredPaths(within, signal)).toEqual(['b']);
});

test('a new repository that ignores everything except for some files is not ignored, and neither is one within it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'except-'));
  for (const each of [folder, join(folder, 'nested')]) {
    execFileSync('git', ['init', '--quiet', each]);
    writeFileSync(join(each, '.gitignore'), '*\n!*/\n!*.ts\n');
    ['main.ts', 'main.js'].forEach((name) => writeFileSync(join(each, name), ''));
  }
  expect(await ignoredPaths(folder, AbortSignal.timeout(30_000))).toEqual(['.gitignore', 'main.js', 'nested/.gitignore', 'nested/main.js']);
});

test('the repository of the folder counts, even in a git hook, which names another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  mkdirSync(join(folder, 'within'));
  writeFileSync(join(folder, '.gitignore'), '.env\n');
  writeFileSync(join(folder, 'within/.env'), '');
  execFileSync('git', ['init', '--quiet', folder]);
  const before = process.env;
  for (const hook of [{ GIT_DIR: join(folder, '.git') }, { GIT_DIR: '.git' }, { GIT_DIR: '.git', GIT_WORK_TREE: '.', GIT_INDEX_FILE: '.git/index' }]) {
    process.env = { ...before, ...hook };
    try {
      const within = join(folder, 'within');
      const signal = AbortSignal.timeout(30_000);
      expect([hook, await ignoredPaths(within, signal), await patternsFromAbove(within, signal)]).toEqual([hook, ['.env'], ['.env']]);
    } finally {
      process.env = before;
    }
  }
});

test('a repository that lacks an object cannot name a program that fetches it', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'lazy-'));
  const [origin, folder, hasRun] = ['origin', 'folder', 'has-run'].map((name) => join(scratch, name));
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  ['a', 'b'].forEach((name) => mkdirSync(join(origin, name), { recursive: true }));
  ['a/file', 'b/file'].forEach((name) => writeFileSync(join(origin, name), name));
  git('init', '--quiet', origin);
  git('-C', origin, 'add', '--all');
  git('-C', origin, 'commit', '--quiet', '--message', 'all');
  git('clone', '--quiet', origin, folder);
  git('-C', folder, 'sparse-checkout', 'init', '--cone', '--sparse-index');
  git('-C', folder, 'sparse-checkout', 'set', 'a');
  const tree = git('-C', folder, 'rev-parse', 'HEAD:b').trim();
  const configuration = { 'core.repositoryFormatVersion': '1', 'extensions.partialClone': 'origin', 'remote.origin.promisor': 'true', 'remote.origin.uploadPack': `touch ${hasRun}; git-upload-pack` };
  Object.entries(configuration).forEach(([name, value]) => git('-C', folder, 'config', name, value));
  rmSync(join(folder, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  await ignoredPaths(folder, AbortSignal.timeout(30_000)).catch(() => undefined);
  expect(existsSync(hasRun)).toBe(false);
});
