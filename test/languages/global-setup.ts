// Before the first test: builds the packages that all test files share.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { makePackages, PACKAGES } from './packages';
import createTemporaryFolder from '../temporary-folder';

export default async function setUp(): Promise<void> {
  createTemporaryFolder();
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  process.env[PACKAGES] = JSON.stringify({ folder, ...await makePackages(folder) });
}
