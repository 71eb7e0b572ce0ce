// The programs that docs/testing.md shows in other languages pass the tests that it shows, in the projects of the other programs.
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import * as cdk8s from 'cdk8s';
import { goModule } from './languages';
import { madePackages } from './packages';
import { run } from './run';
import * as library from '../../src';
import { blocksOf, readPage } from '../docs/pages';
import { run as runProgram } from '../docs/programs';

interface PageTests {
  /** The number of tests on the page. */
  readonly shown: number;
  /** Runs the tests in the language's project, and returns how many pass. */
  readonly run: (project: string) => Promise<number>;
}

/** The blocks of a language: the program, and then its tests. */
const textsIn = (language: string) => blocksOf(readPage('docs/testing.md')).filter((block) => block.language === language).map(({ text }) => text);

/** The manifests that the page's program makes in TypeScript. */
function manifests(): string {
  const made: cdk8s.App[] = [];
  const source = `${textsIn('ts')[0]}require('made')(shop());`;
  runProgram({ source, printed: [] }, { 'cdk8s': cdk8s, 'cdk8s-kubevirt': library, 'made': (app: cdk8s.App) => made.push(app) });
  return made[0].synthYaml();
}

/** A folder with the program, its tests and the earlier manifests. */
function folderOf(project: string, language: string, ...files: readonly string[]): string {
  const folder = join(project, 'testing');
  mkdirSync(join(folder, 'main'), { recursive: true });
  textsIn(language).forEach((text, index) => writeFileSync(join(folder, files[index]), text));
  writeFileSync(join(folder, 'main/shop.k8s.yaml'), manifests());
  return folder;
}

const env = { JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' };

async function python(project: string): Promise<number> {
  const cwd = folderOf(project, 'python', 'shop.py', 'test_shop.py');
  return Number(/(\d+) passed/.exec(await run(join(project, '.venv/bin/python'), ['-m', 'pytest', '--quiet'], { cwd, env }))![1]);
}

async function java(project: string): Promise<number> {
  const cwd = folderOf(project, 'java', 'Shop.java', 'ShopTest.java');
  const packages = join(project, 'target/dependency/*');
  await run('javac', ['-cp', packages, '-d', 'classes', 'Shop.java', 'ShopTest.java'], { cwd });
  const told = await run('java', ['-cp', `classes:${packages}`, 'org.junit.platform.console.ConsoleLauncher', 'execute', '--select-class', 'ShopTest'], { cwd, env });
  return Number(/(\d+) tests successful/.exec(told)![1]);
}

async function go(project: string): Promise<number> {
  const cwd = folderOf(project, 'go', 'shop.go', 'shop_test.go');
  writeFileSync(join(cwd, 'go.mod'), goModule('example.com/shop', madePackages()));
  await run('go', ['mod', 'tidy'], { cwd });
  return (await run('go', ['test', '-v', '.'], { cwd, env })).match(/^--- PASS/gm)!.length;
}

const count = (language: string, test: RegExp) => textsIn(language).join('').match(test)?.length ?? 0;

export const PAGE_TESTS: { readonly [language: string]: PageTests } = {
  Python: { shown: count('python', /^def test_/gm), run: python },
  Java: { shown: count('java', /@Test$/gm), run: java },
  Go: { shown: count('go', /^func Test(?!Main)/gm), run: go },
};
