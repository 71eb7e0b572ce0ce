import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { VirtualMachineTemplate } from '../src';
import { fileText, inWords } from '../src/file-text';

const folder = mkdtempSync(join(tmpdir(), 'file-'));
const file = join(folder, 'a.txt');
writeFileSync(file, 'text');

test('a file is its text', () => {
  expect(fileText(file)).toBe('text');
});

test.each([
  ['is not there', join(folder, 'b.txt'), 'there is no such file or folder'],
  ['stands below a file', join(file, 'b.txt'), 'there is no such file or folder'],
  ['is a folder', folder, 'is a folder: write a file'],
])('a file that %s is refused in words', (_title, path, words) => {
  expect(() => fileText(path)).toThrow(`${path}: ${words}`);
  expect(() => VirtualMachineTemplate.fromFile(path)).toThrow(`${path}: ${words}`);
});

test('whatever else the system says has its words too, and what is none of its errors stays as it is', () => {
  expect(() => inWords('a', () => { throw Object.assign(new Error('EIO: i/o error, read'), { errno: -5 }); })).toThrow(/^a: cannot be read: i\/o error$/);
  expect(() => inWords('a', () => { throw new Error('odd'); })).toThrow(/^odd$/);
});
