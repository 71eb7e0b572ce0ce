// After the last test: the packages are of no use any more.
import { rmSync } from 'fs';
import { PACKAGES } from './packages';

export default function tearDown(): void {
  const made = process.env[PACKAGES];
  if (made !== undefined) {
    rmSync(JSON.parse(made).folder, { recursive: true, force: true });
  }
}
