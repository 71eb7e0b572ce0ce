// The page on testing: its TypeScript programs run, and the tests that they contain are tests of this file.
import * as cdk8s from 'cdk8s';
import { programsOf, readPage, run, typeMistakes } from './programs';
import * as library from '../../src';

const page = readPage('docs/testing.md');
const programs = programsOf(page);

/** The manifests that the page's repository had before. */
function earlier(): string {
  let app: any;
  const [{ source }] = programs;
  run({ source: `${source}\nrequire('made')(shop());`, printed: [] }, { 'cdk8s': cdk8s, 'cdk8s-kubevirt': library, 'made': (made: unknown) => app = made, 'fs': { readFileSync: () => '' } });
  return app.synthYaml();
}

test('every program of the page compiles', () => {
  expect(typeMistakes(programs)).toEqual([]);
}, 60_000);

describe.each(programs.map((program, index) => [index + 1, program]))('program %d of the page', (_, program) => {
  run(program, { 'cdk8s': cdk8s, 'cdk8s-kubevirt': library, 'fs': { readFileSync: earlier } });
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
