// Runs the programs of the page on many clusters.
import { mkdtempSync, readdirSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import * as cdk8s from 'cdk8s';
import { blocksOf } from './pages';
import { readPage, run, typeMistakes } from './programs';
import * as library from '../../src';

const page = readPage('docs/many-clusters.md');
const [whole, ofPlacements] = blocksOf(page).filter(({ language }) => language === 'ts').map(({ text }) => text);
/** The second program has another fleet in place of the first one's. */
const programs = [whole, `${whole.slice(0, whole.indexOf('const fleet'))}${ofPlacements}`].map((source) => ({ source, printed: [] }));

/** Runs a program of the page with its app's output in a folder, and returns its other files. */
function runProgram(index: number, folder: string, files: { readonly [name: string]: string } = {}): { readonly [name: string]: string } {
  process.env.CDK8S_OUTDIR = folder;
  const texts = { ...files };
  const fs = {
    existsSync: (name: string) => name in texts,
    readFileSync: (name: string) => texts[name],
    writeFileSync: (name: string, text: string) => texts[name] = text,
  };
  run(programs[index], { 'cdk8s': cdk8s, 'cdk8s-kubevirt': library, fs });
  return texts;
}

const folder = () => mkdtempSync(join(tmpdir(), 'page-'));

test('every program of the page compiles', () => {
  expect(typeMistakes(programs)).toEqual([]);
}, 60_000);

test('the first program writes a folder per delivery', () => {
  const written = folder();
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  runProgram(0, written);
  stderr.mockRestore();
  expect(readdirSync(written)).toContain('machines-argo-cd');
});

test('the second program saves placements and reads them again', () => {
  const { 'placements.json': placements } = runProgram(1, folder());
  expect(Object.keys(JSON.parse(placements))).toEqual(['web-1', 'web-2']);
  const pinned = JSON.stringify({ 'web-1': 'nairobi', 'web-2': 'nairobi' }, null, 2);
  expect(runProgram(1, folder(), { 'placements.json': pinned })['placements.json']).toBe(pinned);
});

test('the page mentions every engine', () => {
  const engines = Object.getOwnPropertyNames(library.Delivery).filter((name) => !['length', 'name', 'prototype'].includes(name));
  expect(engines.filter((name) => !page.includes(`\`Delivery.${name}\``))).toEqual([]);
});
