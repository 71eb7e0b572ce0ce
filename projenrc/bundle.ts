// Bundles what is published, after the library is compiled: the library into few files, since Node.js takes longer to find hundreds
// of small ones than to run them; the command, which shares with the library what needs no cdk8s; and the licences of all in them.
import { execFileSync } from 'child_process';
import { readdirSync, readFileSync, writeFileSync } from 'fs';
import { createRequire } from 'module';
import { join, relative, resolve } from 'path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { bundleCommand, OPTIONS } from './command';
import { removeUnreachedDeclarations } from './declarations';

const BUNDLE = 'lib/bundle';

// Node.js shows the line that an uncaught error comes from: a long one would fill the terminal.
const LIBRARY_OPTIONS = { ...OPTIONS, lineLimit: 200 } as const;

/** What is large and not needed at once becomes a file of its own beside the library, which is loaded when something of it is first used. */
const LATER = [
  { file: 'yaml', module: 'yaml', imported: /^yaml$/ },
  { file: 'validators', module: resolve('imports/validators.js'), imported: /\/imports\/validators$/ },
];

/** Stands in for such a file. Whoever imports it must not use it while it is loaded itself. */
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

/** Takes the modules that library and command share from the file that has them. */
const sharing = (folder: string, shared: ReadonlySet<string>): Plugin => ({
  name: 'sharing',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const name = nameOf(resolve(resolveDir, path));
      return name !== undefined && shared.has(name) ? { path: name, namespace: 'shared' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'shared' }, ({ path: name }) => ({ contents: `module.exports = require('${folder}/rooms.js')['${name}'];` }));
    onResolve({ filter: /./, namespace: 'shared' }, ({ path }) => ({ path, external: true }));
  },
});

function namesOf(module: string): string[] {
  return Object.keys(createRequire(__filename)(module));
}

/** Each room is run when something of it is first asked for. */
async function bundleRooms(shared: ReadonlySet<string>): Promise<Metafile> {
  const getters = [...shared].map((name) => `get '${name}'() { return require('./${name}.js'); }`);
  const stdin = { contents: `module.exports = { ${getters.join(', ')} };`, resolveDir: process.cwd() };
  return (await build({ ...LIBRARY_OPTIONS, stdin, outfile: `${BUNDLE}/rooms.js`, plugins: [loadingLater('.')] })).metafile;
}

async function bundleLibrary(): Promise<Metafile[]> {
  const library = { ...LIBRARY_OPTIONS, entryPoints: ['lib/index.js'], outfile: `${BUNDLE}/library.js`, packages: 'external' as const };
  const { metafile } = await build({ ...library, plugins: [loadingLater('.')], write: false });
  const shared = apartFrom(metafile, /^(?:cdk8s|constructs)$/);
  await build({ ...library, plugins: [loadingLater('.'), sharing('.', shared)] });
  // An ES module that imports the library is told of its names by the last line, which is never run.
  const names = namesOf(resolve('lib/index.js'));
  writeFileSync(`${BUNDLE}/index.js`, `module.exports = require('./library.js');\n0 && (module.exports = { ${names.join(', ')} });\n`);
  const command = await bundleCommand('lib/cli/main.js', [loadingLater('../bundle'), sharing('../bundle', shared)]);
  return [metafile, command, await bundleRooms(shared), await bundleLater()];
}

async function bundleLater(): Promise<Metafile> {
  const entryPoints = LATER.map(({ file, module }) => ({ in: module, out: file }));
  // No stack of a bug of this library has names of these.
  return (await build({ ...LIBRARY_OPTIONS, minifyIdentifiers: true, entryPoints, outdir: BUNDLE })).metafile;
}

/** The name of a compiled module or its source, such as `lib/issues/issues`, or undefined for what is of no room. */
function nameOf(path: string): string | undefined {
  const [, folder, rest] = /^(src|lib|imports)\/(.*?)(?:\.js)?$/.exec(relative('.', path)) ?? [];
  return folder === undefined ? undefined : `${folder === 'imports' ? 'imports' : 'lib'}/${rest}`;
}

/** The names of all modules of a bundle that import none of some packages, nor a module that does. Modules import each other in no circle: lint says so. */
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

/** Their code stands in imports/validators.js, where no bundle shows whose it is. */
const WRITTEN_INTO_SOURCES = ['node_modules/ajv'];

function licencesOf(metafiles: readonly Metafile[]): string {
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

async function bundleAll(): Promise<void> {
  writeFileSync('lib/LICENSES.txt', licencesOf(await bundleLibrary()));
  removeUnreachedDeclarations('lib', 'index.d.ts');
  execFileSync(process.execPath, ['lib/cli/main.js', 'manual', 'lib/man'], { stdio: 'inherit' });
}

void bundleAll();
