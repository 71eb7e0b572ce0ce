// Bundles the command into one file, the licences of the packages in it into another, and the library into the one that
// programs of Node.js load, which takes longer to find hundreds of small files than to run them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { createRequire } from 'module';
import { join, resolve } from 'path';
import { build, type Plugin } from 'esbuild';
import { bundleCommand } from './command';

const OPTIONS = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' } as const;

/** What is large and not needed at once becomes a file of its own beside the library, which is loaded when something of it is first used. */
const LATER = [
  { file: 'yaml', module: 'yaml', imported: /^yaml$/ },
  { file: 'validators', module: resolve('imports/validators.js'), imported: /\/imports\/validators$/ },
];

/** Stands in for such a file. Whoever imports it must not use it while it is loaded itself. */
const loadingLater: Plugin = {
  name: 'loading-later',
  setup({ onResolve, onLoad }) {
    LATER.forEach(({ file, module, imported }) => {
      onResolve({ filter: imported }, () => ({ path: `./${file}.js`, namespace: 'later', pluginData: namesOf(module) }));
    });
    onLoad({ filter: /./, namespace: 'later' }, ({ path, pluginData: names }) => {
      const getters = names.map((name: string) => `get ${name}() { return all().${name}; }`);
      return { contents: `let loaded;\nconst all = () => loaded ??= require('${path}');\nmodule.exports = { ${getters.join(', ')} };` };
    });
    onResolve({ filter: /./, namespace: 'later' }, ({ path }) => ({ path, external: true }));
  },
};

function namesOf(module: string): string[] {
  return Object.keys(createRequire(__filename)(module));
}

async function bundleLibrary(): Promise<void> {
  await build({ ...OPTIONS, entryPoints: ['lib/index.js'], outfile: 'lib/bundle/library.js', packages: 'external', plugins: [loadingLater], keepNames: true });
  // Node.js shows the line that an uncaught error comes from: a long one would fill the terminal.
  const small = { minifySyntax: true, minifyWhitespace: true, lineLimit: 200, legalComments: 'none' } as const;
  await build({ ...OPTIONS, ...small, entryPoints: LATER.map(({ file, module }) => ({ in: module, out: file })), outdir: 'lib/bundle' });
  // An ES module that imports the library is told of its names by the last line, which is never run.
  const names = namesOf(resolve('lib/index.js'));
  writeFileSync('lib/bundle/index.js', `module.exports = require('./library.js');\n0 && (module.exports = { ${names.join(', ')} });\n`);
}

async function bundleLicensedCommand(): Promise<void> {
  const { inputs } = await bundleCommand('lib/cli/main.js');
  const folders = new Set(Object.keys(inputs).flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
  const licences = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate));
    const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
    return `${name} ${version}\n\n${text}\n`;
  });
  writeFileSync('lib/cli/LICENSES.txt', licences.join(`\n${'-'.repeat(80)}\n\n`));
}

void Promise.all([bundleLibrary(), bundleLicensedCommand()]);
