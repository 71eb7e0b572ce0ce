import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { TokenFile } from '../../../src/cli/cluster/token-file';

const path = join(mkdtempSync(join(tmpdir(), 'token-')), 'token');

afterEach(() => jest.restoreAllMocks());

/** A token that was read two minutes ago, and whose file has changed since. */
function readBefore(change: () => void): TokenFile {
  writeFileSync(path, 'first\n');
  const file = new TokenFile(path);
  expect(file.token).toBe('first');
  change();
  expect(file.token).toBe('first');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 120_000);
  return file;
}

test('a token file is read again after a while', () => {
  expect(readBefore(() => writeFileSync(path, 'second\n')).token).toBe('second');
});

test.each([['gone', () => rmSync(path)], ['empty', () => writeFileSync(path, '')]])('while the file is %s, the last token is used', (_, change) => {
  expect(readBefore(change).token).toBe('first');
});

test('a file that has never existed is reported', () => {
  rmSync(path, { force: true });
  expect(() => new TokenFile(path).token).toThrow(`${path}: no such file or folder`);
});
