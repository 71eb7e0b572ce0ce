// A repository with a target branch and a branch to merge into it, and the command packed for npx.
import { execFileSync } from 'child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { buildCommand } from '../built-command';

export interface Files {
  readonly [path: string]: string;
}

const IDENTITY = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com', '-c', 'init.defaultBranch=main', '-c', 'protocol.file.allow=always'];

export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', [...IDENTITY, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Writes a commit with exactly these files: the first one of a branch, or the next one. */
function writeBranch(folder: string, branch: string, files: Files, isFirst = true): void {
  git(folder, 'checkout', '--quiet', ...isFirst ? ['--orphan'] : [], branch);
  git(folder, 'rm', '-r', '--quiet', '--force', '--ignore-unmatch', '.');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', branch);
}

/**
 * The clone that a job works in, as actions/checkout makes it: a single commit of the branch to merge. In the origin, `base` is the commit
 * where that branch begins.
 *
 * @param later what the target branch has since then
 */
export function checkout(home: string, target: Files, branch: Files, later?: Files): string {
  const [origin, workspace] = [join(home, 'origin'), join(home, 'workspace')];
  rmSync(origin, { recursive: true, force: true });
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(origin, { recursive: true });
  git(origin, 'init', '--quiet');
  writeBranch(origin, 'main', target);
  git(origin, 'tag', 'base');
  writeBranch(origin, 'topic', branch);
  if (later !== undefined) {
    writeBranch(origin, 'main', later, false);
  }
  git(home, 'clone', '--quiet', '--depth=1', '--branch=topic', `file://${origin}`, workspace);
  return workspace;
}

/** Packs the command, and returns the specifier to use as its version. */
export function packedCommand(home: string): string {
  const folder = join(home, 'package');
  mkdirSync(folder, { recursive: true });
  buildCommand(join(folder, 'main.js'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'cdk8s-kubevirt', version: '0.0.0', bin: { 'cdk8s-kubevirt': 'main.js' } }));
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', home], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  return `file:${join(home, filename)}`;
}

/** Files of a repository by which npm would run a program in its folder, and use another package. */
export const HOSTILE_NPM: Files = {
  '.npmrc': 'node-options=--require ./ran.js\nregistry=http://127.0.0.1:9/\n',
  'ran.js': 'require("fs").writeFileSync("ran", "");',
};

/** Keeps npm's files inside the test's folder. */
export function npmVariables(home: string): NodeJS.ProcessEnv {
  const { GITHUB_ACTIONS: _, GITLAB_CI: __, GITHUB_TOKEN: ___, GITLAB_TOKEN: ____, ...others } = process.env;
  return { ...others, npm_config_cache: join(home, 'npm'), npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false', npm_config_loglevel: 'error' };
}

export const ROOT = join(__dirname, '../..');

export const { version: VERSION }: { readonly version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
