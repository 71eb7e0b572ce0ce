// The page on testing: its TypeScript programs run, and the tests that they contain are tests of this file.
import * as cdk8s from 'cdk8s';
import { programsIn } from './page-run';
import { type Program, readPage, run, typeMistakes } from './programs';
import * as library from '../../src';

const page = readPage('docs/testing.md');
const [base, ...tests] = programsIn(page);
const PACKAGES = { 'cdk8s': cdk8s, 'cdk8s-kubevirt': library };

/** What the first program exports, which the others import. */
function exported(): any {
  let found: any;
  run({ source: `${base.source}require('made')({ shop });`, printed: [] }, { ...PACKAGES, made: (made: unknown) => found = made });
  return found;
}

test('every program of the page compiles as a file of its own, and the first one is shop.ts', () => {
  const beside = ({ source, printed }: Program) => ({ source: source.replace('\'./shop\'', '\'./program-0\''), printed });
  expect(typeMistakes([base, ...tests].map(beside))).toEqual([]);
}, 60_000);

describe.each(tests.map((program, index) => [index + 1, program] as const))('test file %d of the page', (_, program) => {
  // The earlier manifests are those that the program makes.
  run(program, { ...PACKAGES, './shop': exported(), 'fs': { readFileSync: () => exported().shop().synthYaml() } });
});

test('the page mentions every assertion', () => {
  const methods = Object.getOwnPropertyNames(library.MachineAssertions.prototype).filter((name) => !['constructor', 'requireMatch', 'noSuchKind', 'noSuchMachine'].includes(name));
  expect(methods.filter((name) => !page.includes(`\`${name}(`))).toEqual([]);
});

test('the page shows the real error', () => {
  const [, shown] = /```\n(MachineAssertions\.hasMachine: [^]*?)\n```/.exec(page)!;
  const machine = (name: string, guest: string, bus: string) => JSON.stringify({
    apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name }, spec: { template: { spec: { domain: { memory: { guest }, devices: { disks: [{ name: 'data', disk: { bus } }] } } } } },
  });
  const { spec } = JSON.parse(machine('db', '8Gi', 'virtio'));
  const machines = library.MachineAssertions.fromManifests([machine('web', '1Gi', 'sata'), machine('db', '16Gi', 'scsi')].join('\n---\n'));
  expect(() => machines.hasMachine({ metadata: { name: 'db' }, spec })).toThrow(new Error(shown));
});
