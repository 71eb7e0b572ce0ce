// What the guest's shell makes of the words after `lease run --`.
import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, realpathSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { guestCommand } from '../../../src/cli/leases/guest-command';
import { shellWords } from '../../../src/cli/tunnel/ssh-arguments';

/** What a shell prints that gets the command as sshd passes it on. */
function printed(command: readonly string[], environment: NodeJS.ProcessEnv = {}, cwd?: string): string {
  return spawnSync('sh', ['-c', shellWords(command)], { encoding: 'utf8', cwd, env: { PATH: process.env.PATH, ...environment } }).stdout;
}

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'guest-')));
mkdirSync(join(folder, 'work'));

test.each([undefined, 'work'])('variables may be set before the command, whatever their values, in folder %j', (within) => {
  const words = ['DEBUG=1', 'TEXT=it\'s $HOME', 'sh', '-c', 'echo "$DEBUG $TEXT $1"', 'sh', 'A=b'];
  expect(printed(guestCommand(words, within), {}, folder)).toBe('1 it\'s $HOME A=b\n');
});

test('a word that only looks like a variable is the command', () => {
  expect(guestCommand(['./a=b', 'x'])).toEqual(['./a=b', 'x']);
  expect(guestCommand(['1=b', 'x'])).toEqual(['1=b', 'x']);
});

test('variables without a command are refused, and their values are not printed', () => {
  expect(() => guestCommand(['TOKEN=b', 'C=d'])).toThrow(new Error('there is no command: only TOKEN and C would be set: write a command after that'));
});

test('the folder is the one in the home, whatever CDPATH the guest has', () => {
  mkdirSync(join(folder, 'other/work'), { recursive: true });
  expect(printed(guestCommand(['pwd'], 'work'), { CDPATH: join(folder, 'other') }, folder)).toBe(`${join(folder, 'work')}\n`);
});
