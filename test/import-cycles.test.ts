// No file imports itself, directly or through others, so that files can be read and loaded one after the other.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildSync, type Metafile } from 'esbuild';

const ROOT = join(__dirname, '..');

type Files = Metafile['inputs'];

/** The files of folders with what each imports at run time. Nothing imports a test, so none is part of a cycle. */
function filesIn(root: string, folders: readonly string[]): Files {
  const paths = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)));
  return buildSync({
    absWorkingDir: root,
    entryPoints: paths.filter((path) => /(?:^|\/)[^./]+\.ts$/.test(path)),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
  }).metafile.inputs;
}

/** The cycles that a walk along the imports runs into. */
function cyclesAmong(files: Files): string[][] {
  const [cycles, done]: [string[][], Set<string>] = [[], new Set()];
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path]);
    } else if (!done.has(path)) {
      files[path].imports.filter(({ external }) => !external).forEach((imported) => walk(imported.path, [...trail, path]));
      done.add(path);
    }
  };
  Object.keys(files).forEach((path) => walk(path, []));
  return cycles;
}

test('no file imports itself through others', () => {
  const files = filesIn(ROOT, ['src', 'imports', 'projenrc', 'test']);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['src/index.ts', 'src/cli/main.ts', 'projenrc/lint.ts']));
  expect(cyclesAmong(files)).toEqual([]);
});

test('a cycle is found, but not one of types alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    const write = (name: string, imported: string) => writeFileSync(join(root, `${name}.ts`), `${imported}\nexport const ${name} = 1;\nexport type ${name.toUpperCase()} = number;\n`);
    write('a', "import { b } from './b'; console.log(b);");
    write('b', "import { c } from './c'; console.log(c);");
    write('c', "import { b } from './b'; import { type A } from './a'; console.log(b as A);");
    expect(cyclesAmong(filesIn(root, ['.'])).map((cycle) => new Set(cycle))).toEqual([new Set(['b.ts', 'c.ts'])]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
