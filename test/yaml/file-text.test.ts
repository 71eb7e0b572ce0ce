import { execFileSync } from 'child_process';
import { closeSync, mkdtempSync, openSync, symlinkSync, truncateSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { VirtualMachineTemplate } from '../../src';
import { fileText, withFileErrors } from '../../src/yaml/file-text';

const folder = mkdtempSync(join(tmpdir(), 'file-'));
const file = join(folder, 'a.txt');
writeFileSync(file, 'text');

function fileOf(bytes: Buffer): string {
  const path = join(folder, 'bytes.yaml');
  writeFileSync(path, bytes);
  return path;
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test('reads the whole text of a file', () => {
  expect(fileText(file)).toBe('text');
  expect(fileText(fileOf(Buffer.from('größer 😀 '.repeat(300_000))))).toBe('größer 😀 '.repeat(300_000));
  expect(fileText(fileOf(Buffer.alloc(0)))).toBe('');
});

test.each([
  ['UTF-8 without a byte order mark', Buffer.from('ä: 😀\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffä: 😀\n')],
  ['little-endian UTF-16', utf16('\ufeffä: 😀\n')],
  ['big-endian UTF-16', utf16('\ufeffä: 😀\n').swap16()],
])('reads %s as kubectl does', (_title, bytes) => {
  expect(fileText(fileOf(bytes))).toBe('ä: 😀\n');
});

test.each([
  ['little-endian', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
  ['big-endian', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x61])],
])('refuses %s UTF-32 by name', (_title, bytes) => {
  expect(() => fileText(fileOf(bytes), 'vm.yaml')).toThrow(/^vm\.yaml: is UTF-32: save it as UTF-8$/);
});

test.each([
  ['does not exist', join(folder, 'b.txt'), 'no such file or folder'],
  ['is below another file', join(file, 'b.txt'), 'no such file or folder'],
  ['is a directory', folder, 'is a folder: write a file'],
])('refuses a file that %s', (_title, path, words) => {
  expect(() => fileText(path)).toThrow(`${path}: ${words}`);
  expect(() => VirtualMachineTemplate.fromFile(path)).toThrow(`${path}: ${words}`);
});

test('refuses a file that is too large before reading it, and an endless device while reading it', () => {
  const large = join(folder, 'large.yaml');
  closeSync(openSync(large, 'w'));
  truncateSync(large, 2 ** 40);
  expect(() => fileText(large)).toThrow(`${large}: is larger than 64 MiB: split it into files`);
  symlinkSync('/dev/zero', join(folder, 'zero.yaml'));
  expect(() => VirtualMachineTemplate.fromFile(join(folder, 'zero.yaml'))).toThrow('zero.yaml: is larger than 64 MiB');
});

test('reads a pipe to its end', () => {
  const program = `require('ts-node').register({ transpileOnly: true }); console.log(require(${JSON.stringify(join(__dirname, '../../src/yaml/file-text'))}).fileText(process.argv[1]).length)`;
  const shell = '"$0" -e "$1" <(for part in 1 2 3; do printf %70000d 1; sleep 0.1; done)';
  expect(execFileSync('bash', ['-c', shell, process.execPath, program], { cwd: join(__dirname, '../..'), encoding: 'utf8' })).toBe('210000\n');
});

test('reports any other system error with the path, and rethrows other errors unchanged', () => {
  expect(() => withFileErrors('a', () => { throw Object.assign(new Error('EIO: i/o error, read'), { errno: -5 }); })).toThrow(/^a: cannot be read: i\/o error$/);
  expect(() => withFileErrors('a', () => { throw new Error('odd'); })).toThrow(/^odd$/);
});
