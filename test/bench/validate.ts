// The cost of `validate` for a fleet: of small machines, by how their files are written (many documents per file, a file per machine, Lists in
// JSON); and of machines that differ in everything, as `FleetApp` writes them. Run `npm run compile` first.
import { execFileSync } from 'child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { type Contender, installedProgram } from './fleet/contenders';
import { takeTurns } from './fleet/turns';
import { options } from './options';
import { manifestYaml } from '../../src/yaml/manifest-writer';
import { buildCommand } from '../built-command';

/** A small machine, as in a team's inventory. */
function machine(number: number): object {
  const name = `web-${number}`;
  return {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name, namespace: 'machines', labels: { 'example.com/team': `team-${number % 200}` } },
    spec: {
      runStrategy: 'Always',
      template: {
        spec: {
          domain: {
            cpu: { cores: 1 + number % 16 },
            memory: { guest: `${1 + number % 64}Gi` },
            devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }], interfaces: [{ name: 'default', masquerade: {} }] },
          },
          networks: [{ name: 'default', pod: {} }],
          volumes: [{ name: 'root', persistentVolumeClaim: { claimName: `${name}-root` } }],
        },
      },
    },
  };
}

/** How a fleet's manifests are written. */
interface Shape {
  readonly id: string;
  readonly name: string;
  /** Writes them into an empty folder. */
  readonly write: (folder: string, count: number) => void;
}

/** The number of documents per file, where a file has many. */
const MANY = 10_000;

/** Small machines, `each` of them per file. */
const smallMachines = (each: number, text: (machines: readonly object[]) => string): Shape['write'] => (folder, count) => {
  for (let first = 0; first < count; first += each) {
    const machines = Array.from({ length: Math.min(each, count - first) }, (_, index) => machine(first + index));
    writeFileSync(join(folder, `machines-${first}.yaml`), text(machines));
  }
};

const SEPARATOR = '---\n';

/** For each machine a VirtualMachine, its cloud-init Secret, a DataVolume and usually a claim. */
const differentMachines = (program: string): Shape['write'] => (folder, count) => {
  const written = `${folder}-written`;
  mkdirSync(written);
  execFileSync(process.execPath, [program, 'different-fleet', String(count), written]);
  const documents = readdirSync(written).flatMap((name) => readFileSync(join(written, name), 'utf8').split(`\n${SEPARATOR}`));
  for (let first = 0; first < documents.length; first += MANY) {
    writeFileSync(join(folder, `documents-${first}.yaml`), documents.slice(first, first + MANY).join(`\n${SEPARATOR}`));
  }
};

const shapes = (program: string): readonly Shape[] => [
  { id: 'documents', name: '10,000 documents a file', write: smallMachines(MANY, (machines) => machines.map(manifestYaml).join(SEPARATOR)) },
  { id: 'files', name: 'a file each', write: smallMachines(1, ([only]) => manifestYaml(only)) },
  { id: 'lists', name: 'Lists of 10,000 in JSON', write: smallMachines(MANY, (items) => JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 2)) },
  { id: 'different', name: 'different in everything, 10,000 documents a file', write: differentMachines(program) },
];

function contenders(scratch: string): Contender[] {
  const command = join(scratch, 'main.js');
  buildCommand(command);
  return shapes(installedProgram(scratch)).map(({ id, name, write }): Contender => ({
    id,
    name,
    limit: 'documents',
    most: Infinity,
    command: (_folder, count) => {
      const manifests = join(scratch, `${id}-${count}`);
      if (!existsSync(manifests)) {
        mkdirSync(manifests);
        write(manifests, count);
      }
      return [process.execPath, command, 'validate', manifests];
    },
  }));
}

takeTurns('validate', contenders, options({ rounds: 3, machines: [10_000, 100_000] }));
