// The tests that docs/testing.md shows in other languages run against a program stored here, in the projects of the other programs.
import { cpSync, mkdirSync, writeFileSync } from 'fs';
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

const textIn = (language: string) => blocksOf(readPage('docs/testing.md')).filter((block) => block.language === language)[0].text;

/** The manifests that the page's program makes in TypeScript. */
function manifests(): string {
  const made: cdk8s.App[] = [];
  const source = `${textIn('ts')}require('made')(shop());`;
  runProgram({ source, printed: [] }, { 'cdk8s': cdk8s, 'cdk8s-kubevirt': library, 'fs': {}, 'made': (app: cdk8s.App) => made.push(app) });
  return made[0].synthYaml();
}

/** A folder with the program, its tests and the earlier manifests. */
function folderOf(project: string, program: string, tests: string, text: string): string {
  const folder = join(project, 'testing');
  mkdirSync(join(folder, 'main'), { recursive: true });
  cpSync(join(__dirname, 'testing', program), join(folder, program));
  writeFileSync(join(folder, tests), text);
  writeFileSync(join(folder, 'main/shop.k8s.yaml'), manifests());
  return folder;
}

const env = { JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' };

async function python(project: string): Promise<number> {
  const cwd = folderOf(project, 'shop.py', 'test_shop.py', textIn('python'));
  return Number(/(\d+) passed/.exec(await run(join(project, '.venv/bin/python'), ['-m', 'pytest', '--quiet'], { cwd, env }))![1]);
}

async function java(project: string): Promise<number> {
  const cwd = folderOf(project, 'Shop.java', 'ShopTest.java', textIn('java'));
  const packages = join(project, 'target/dependency/*');
  await run('javac', ['-cp', packages, '-d', 'classes', 'Shop.java', 'ShopTest.java'], { cwd });
  const told = await run('java', ['-cp', `classes:${packages}`, 'org.junit.platform.console.ConsoleLauncher', 'execute', '--select-class', 'ShopTest'], { cwd, env });
  return Number(/(\d+) tests successful/.exec(told)![1]);
}

async function go(project: string): Promise<number> {
  const cwd = folderOf(project, 'shop.go', 'shop_test.go', textIn('go'));
  writeFileSync(join(cwd, 'go.mod'), goModule('example.com/shop', madePackages()));
  await run('go', ['mod', 'tidy'], { cwd });
  return (await run('go', ['test', '-v', '.'], { cwd, env })).match(/^--- PASS/gm)!.length;
}

const count = (text: string, test: RegExp) => text.match(test)?.length ?? 0;

export const PAGE_TESTS: { readonly [language: string]: PageTests } = {
  Python: { shown: count(textIn('python'), /^def test_/gm), run: python },
  Java: { shown: count(textIn('java'), /@Test$/gm), run: java },
  Go: { shown: count(textIn('go'), /^func Test/gm), run: go },
};
