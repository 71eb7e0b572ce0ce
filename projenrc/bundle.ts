// Bundles the published code after the library is compiled: the library into a few files, since Node.js takes longer to find hundreds of small ones
// than to run them; the command, which shares the parts of the library that need no cdk8s; and the licences of everything in them.
import { execFileSync } from 'child_process';
import { readdirSync, readFileSync, writeFileSync } from 'fs';
import { createRequire } from 'module';
import { join, relative, resolve } from 'path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { bundleCommand, OPTIONS } from './command';
import { removeUnreachedDeclarations } from './declarations';
import { shortenValues } from './short-values';

const BUNDLE = 'lib/bundle';

// Node.js prints the source line of an uncaught error: an overlong one would fill the terminal.
const LINE_LIMIT = 200;
const LIBRARY_OPTIONS = { ...OPTIONS, lineLimit: LINE_LIMIT } as const;

/** Large modules that are not needed at once become files of their own beside the library, loaded when first used. */
const LATER = [
  { file: 'yaml', module: 'yaml', imported: /^yaml$/ },
  { file: 'validators', module: resolve('imports/validators.js'), imported: /\/imports\/validators$/ },
];

/** Stands in for such a file. Importers must not use it while they are being loaded themselves. */
const loadingLater = (folder: string): Plugin => ({
  name: 'loading-later',
  setup({ onResolve, onLoad }) {
    LATER.forEach(({ file, module, imported }) => {
      onResolve({ filter: imported }, () => ({ path: `${folder}/${file}.js`, namespace: 'later', pluginData: namesOf(module) }));
    });
    onLoad({ filter: /./, namespace: 'later' }, ({ path, pluginData: names }) => {
      const getters = names.map((name: string) => `get ${name}() { return all().${name}; }`);
      return { contents: `let loaded;\nconst all = () => loaded ??= require('${path}');\nmodule.exports = { ${getters.join(', ')} };` };
    });
    onResolve({ filter: /./, namespace: 'later' }, ({ path }) => ({ path, external: true }));
  },
});

/** Takes the modules that library and command share from the file that contains them. */
const sharing = (folder: string, shared: ReadonlySet<string>): Plugin => ({
  name: 'sharing',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const name = nameOf(resolve(resolveDir, path));
      return name !== undefined && shared.has(name) ? { path: name, namespace: 'shared' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'shared' }, ({ path: name }) => ({ contents: `module.exports = require('${folder}/rooms.js').${exportOf(name)};` }));
    onResolve({ filter: /./, namespace: 'shared' }, ({ path }) => ({ path, external: true }));
  },
});

function namesOf(module: string): string[] {
  return Object.keys(createRequire(__filename)(module));
}

/** The name by which rooms.js exports a module: an identifier, since webpack breaks getters with quoted names. */
function exportOf(name: string): string {
  return name.replaceAll('/', '$').replaceAll('-', '_');
}

/** Each room runs when something in it is first used. */
async function bundleRooms(shared: ReadonlySet<string>): Promise<Metafile> {
  const getters = [...shared].map((name) => `get ${exportOf(name)}() { return require('./${name}.js'); }`);
  const stdin = { contents: `module.exports = { ${getters.join(', ')} };`, resolveDir: process.cwd() };
  const outfile = `${BUNDLE}/rooms.js`;
  const { metafile } = await build({ ...LIBRARY_OPTIONS, stdin, outfile, plugins: [loadingLater('.')] });
  await shortenValues(outfile, LINE_LIMIT);
  return metafile;
}

async function bundleLibrary(): Promise<Metafile[]> {
  const library = { ...LIBRARY_OPTIONS, entryPoints: ['lib/index.js'], outfile: `${BUNDLE}/library.js`, packages: 'external' as const };
  const { metafile } = await build({ ...library, plugins: [loadingLater('.')], write: false });
  const shared = apartFrom(metafile, /^(?:cdk8s|constructs)$/);
  await build({ ...library, plugins: [loadingLater('.'), sharing('.', shared)] });
  await shortenValues(library.outfile, LINE_LIMIT);
  // The last line is never run: it tells ES modules that import the library which names it exports.
  const names = namesOf(resolve('lib/index.js'));
  writeFileSync(`${BUNDLE}/index.js`, `module.exports = require('./library.js');\n0 && (module.exports = { ${names.join(', ')} });\n`);
  const command = await bundleCommand('lib/cli/main.js', [loadingLater('../bundle'), sharing('../bundle', shared)]);
  return [metafile, command, await bundleRooms(shared), await bundleLater()];
}

async function bundleLater(): Promise<Metafile> {
  const entryPoints = LATER.map(({ file, module }) => ({ in: module, out: file }));
  // No bug in this library shows these names and lines in its stack, so names may be short and lines long.
  return (await build({ ...OPTIONS, minifyIdentifiers: true, entryPoints, outdir: BUNDLE })).metafile;
}

/** The name of a compiled module or its source, such as `lib/issues/issues`; undefined outside the rooms. */
function nameOf(path: string): string | undefined {
  const [, folder, rest] = /^(src|lib|imports)\/(.*?)(?:\.js)?$/.exec(relative('.', path)) ?? [];
  return folder === undefined ? undefined : `${folder === 'imports' ? 'imports' : 'lib'}/${rest}`;
}

/** The names of a bundle's modules that import none of the packages, even indirectly. There are no import cycles: see test/import-cycles.test.ts. */
function apartFrom({ inputs }: Metafile, packages: RegExp): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const needsThem = (file: string): boolean => {
    const answer = known.get(file);
    if (answer !== undefined) {
      return answer;
    }
    const needs = inputs[file].imports.some(({ path }) => packages.test(path) || path in inputs && needsThem(path));
    known.set(file, needs);
    return needs;
  };
  const files = Object.keys(inputs).filter((file) => nameOf(file) !== undefined && !needsThem(file));
  return new Set(files.map((file) => nameOf(file)!));
}

/** Their code is in imports/validators.js, where no bundle shows its origin. */
const WRITTEN_INTO_SOURCES = ['node_modules/ajv'];

function licencesOf(metafiles: readonly Metafile[]): string {
  const files = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)));
  const folders = files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set([...folders, ...WRITTEN_INTO_SOURCES])].sort().map(licenceOf).join(`\n${'-'.repeat(80)}\n\n`);
}

/** The text of a licence that this project has too. */
const OWN_LICENCE = { name: 'Apache-2.0', text: 'Licensed under the Apache License, Version 2.0: its text is in the file LICENSE, as that of cdk8s-kubevirt.' };

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const textOf = (kind: RegExp) => readdirSync(folder).filter((file) => kind.test(file)).map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const [text = `Licence: ${license}`] = license === OWN_LICENCE.name ? [OWN_LICENCE.text] : textOf(/^licen[cs]e/i);
  return `${[`${name} ${version}`, ...textOf(/^notice/i), text].join('\n\n')}\n`;
}

async function bundleAll(): Promise<void> {
  writeFileSync('lib/LICENSES.txt', licencesOf(await bundleLibrary()));
  removeUnreachedDeclarations('lib', 'index.d.ts');
  execFileSync(process.execPath, ['lib/cli/main.js', 'manual', 'lib/man'], { stdio: 'inherit' });
}

void bundleAll();
