import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { programPath } from '../../../src/cli/command-line/program-path';

const { PATH } = process.env;
const [one, other] = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `program-${name}-`)));

function program(folder: string, name: string, mode = 0o755): string {
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), mode);
  return join(folder, name);
}

beforeAll(() => {
  process.env.PATH = `${one}::${other}`;
});

afterAll(() => {
  process.env.PATH = PATH;
});

test('a program is the first executable file of its name on PATH', () => {
  program(one, 'tool', 0o644);
  const second = program(other, 'tool');
  expect(programPath('tool')).toBe(second);
  expect(programPath('none')).toBeUndefined();
});

test('a folder is not a program, nor is a file in the current folder', () => {
  mkdirSync(join(one, 'chart'));
  expect(programPath('chart')).toBeUndefined();
  const before = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'program-here-')));
  program('.', 'here');
  expect(programPath('here')).toBeUndefined();
  expect(programPath('./here')).toBe('./here');
  process.chdir(before);
});
