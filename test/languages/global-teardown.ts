// After the last test: deletes the packages.
import { rmSync } from 'fs';
import { PACKAGES } from './packages';

export default function tearDown(): void {
  const made = process.env[PACKAGES];
  if (made !== undefined) {
    rmSync(JSON.parse(made).folder, { recursive: true, force: true });
  }
}
