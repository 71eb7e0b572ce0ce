// Runs the tests that a change can have broken: those whose imports reach a file that differs from the merge base with `main`, or with the given
// ref, and those that read such a file without importing it.
import { spawnSync } from 'child_process';
import { existsSync } from 'fs';
import { dirname } from 'path';

/** A change to one of these may break anything. */
const EVERYTHING = /^(?:package(?:-lock)?\.json|(?:test\/)?tsconfig\.json|\.projenrc\.ts|test\/(?:quiet\.ts|plane\/jest\.config\.js))$/;

const [ref = 'main', ...options] = process.argv.slice(2);
const [base] = git('merge-base', ref, 'HEAD');
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const files = [...new Set(changed.flatMap((file) => [file, ...otherReaders(file)]))].filter((file) => /\.[jt]sx?$/.test(file) && existsSync(file));

if (changed.some((file) => EVERYTHING.test(file))) {
  run();
} else if (files.length > 0) {
  run('--passWithNoTests', '--findRelatedTests', ...files);
} else {
  process.stderr.write(`no test covers the changes since ${ref}\n`);
}

/** The test files that read a file by other means than an import. */
function otherReaders(file: string): readonly string[] {
  const [top] = file.split('/');
  const [, folder, test] = /^(.*)\/__snapshots__\/(.*)\.snap$/.exec(file) ?? [];
  return [
    ...test === undefined ? [] : [`${folder}/${test}`],
    // The command is bundled from its sources, and the plane is started by files that no test imports.
    ...file.startsWith('src/') ? ['test/built-command.ts'] : [],
    ...file.startsWith('test/plane/') ? ['test/plane/cluster.ts'] : [],
    // Programs and recorded answers belong to the tests beside them; whatever else the tests read, they name by its folder.
    ...top !== 'test' ? testsThatName(top) : /\.(?:snap|tsx?)$/.test(file) ? [] : git('ls-files', `${dirname(file)}/*.ts`),
  ];
}

/** The test files that name something at the root of the repository, such as `'examples/hello'` or `join(__dirname, '../../examples')`. */
function testsThatName(top: string): readonly string[] {
  const name = top.replace(/\W/g, '\\$&');
  return git('grep', '-lE', `(^|[^./])'${name}['/]|(__dirname|ROOT), '[./]*${name}['/]`, '--', 'test/*.ts');
}

/** Runs unit tests, then cluster tests. */
function run(...selection: readonly string[]): void {
  for (const config of [[], ['--config', 'test/plane/jest.config.js']]) {
    const { status } = spawnSync('jest', ['--ci', ...config, ...options, ...selection], { stdio: 'inherit' });
    process.exitCode = process.exitCode === undefined || process.exitCode === 0 ? status ?? 1 : process.exitCode;
  }
}

function git(...args: string[]): string[] {
  // `git grep` fails if it finds nothing.
  const { stdout, status, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0 && args[0] !== 'grep') {
    throw new Error(stderr);
  }
  return stdout.split('\n').filter(Boolean);
}
