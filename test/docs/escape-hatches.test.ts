import * as cdk8s from 'cdk8s';
import * as constructs from 'constructs';
import { programsOf, readPage, run, typeMistakes } from './programs';
import * as library from '../../src';

const programs = programsOf(readPage('docs/escape-hatches.md'));

test('the compiler takes every program of the page', () => {
  expect(typeMistakes(programs)).toEqual([]);
}, 60_000);

test.each(programs.map((program, index) => [index + 1, program]))('program %d of the page shows what it says', (_, program) => {
  const apps: cdk8s.App[] = [];
  class App extends cdk8s.App {
    constructor() {
      super({ outdir: '/nonexistent' });
      apps.push(this);
    }
  }
  expect(program.shown).not.toEqual([]);
  expect(run(program, { 'cdk8s': { ...cdk8s, App }, 'constructs': constructs, 'cdk8s-kubevirt': library })).toEqual(program.shown);
  // A cluster would take it as it is then.
  const wrong = apps.flatMap(({ node }) => node.findAll()).flatMap(({ node }) => node.validate());
  expect([apps.length, wrong]).toEqual([1, []]);
});
