// The licences of the packages that bundles have in them.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import type { Metafile } from 'esbuild';

/** Their code stands in imports/validators.js, where no bundle shows whose it is. */
const WRITTEN_INTO_SOURCES = ['node_modules/ajv'];

export function licencesOf(metafiles: readonly Metafile[]): string {
  const files = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  const folders = files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set([...folders, ...WRITTEN_INTO_SOURCES])].sort().map(licenceOf).join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
