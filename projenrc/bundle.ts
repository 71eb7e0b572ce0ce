// Bundles the command into one file, the licences of the packages in it into another, and the library into the one that
// programs of Node.js load, which takes longer to find hundreds of small files than to run them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { createRequire } from 'module';
import { join, resolve } from 'path';
import { buildSync } from 'esbuild';

const OPTIONS = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' } as const;

buildSync({ ...OPTIONS, entryPoints: ['lib/index.js'], outfile: 'lib/bundle/library.js', packages: 'external', keepNames: true });

// An ES module that imports the library is told of its names by the last line, which is never run.
const names = Object.keys(createRequire(__filename)(resolve('lib/index.js')));
writeFileSync('lib/bundle/index.js', `module.exports = require('./library.js');\n0 && (module.exports = { ${names.join(', ')} });\n`);

const { metafile } = buildSync({
  ...OPTIONS,
  entryPoints: ['src/cli/main.ts'],
  outfile: 'lib/cli/main.js',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  metafile: true,
});

const folders = new Set(Object.keys(metafile.inputs).flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
const licences = [...folders].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
});
writeFileSync('lib/cli/LICENSES.txt', licences.join(`\n${'-'.repeat(80)}\n\n`));
