// Runs a verb on a tree of files, with a PATH of its own.
import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { type Tree, writeTree } from './trees';
import { programPath } from '../../../src/cli/command-line/program-path';
import { buildCommand } from '../../built-command';

export const folder = mkdtempSync(join(tmpdir(), 'repository-'));
export const command = join(folder, 'main.js');

beforeAll(() => buildCommand(command));

/** What a command prints for a tree, with no programs on the PATH but the named ones. */
export function run(verb: string, tree: Tree, args: readonly string[] = [], programs: readonly string[] = [], [path, below]: readonly string[] = ['repository', '.']) {
  const root = mkdtempSync(join(folder, 'tree-'));
  const bin = join(root, 'bin');
  mkdirSync(bin);
  programs.forEach((name) => symlinkSync(programPath(name)!, join(bin, name)));
  writeTree(join(root, 'repository'), tree);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, verb, path, ...args], { cwd: join(root, below), encoding: 'utf8', env: { ...process.env, PATH: bin } });
  return { status, stdout, stderr: stderr.split('\n').filter((line) => line !== '' && !line.startsWith('warning')) };
}
