// Bundles the command into one file, and the licences of the packages in it into another.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { buildSync } from 'esbuild';

const OUTPUT = 'lib/cli/main.js';

const { metafile } = buildSync({
  entryPoints: ['src/cli/main.ts'],
  outfile: OUTPUT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});

const folders = new Set(Object.keys(metafile.inputs).flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
const licences = [...folders].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
});
writeFileSync('lib/cli/LICENSES.txt', licences.join(`\n${'-'.repeat(80)}\n\n`));
