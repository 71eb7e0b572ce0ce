// Before the first test: the packages, which all files of tests share.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { makePackages, PACKAGES } from './packages';

export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  process.env[PACKAGES] = JSON.stringify({ folder, ...await makePackages(folder) });
}
