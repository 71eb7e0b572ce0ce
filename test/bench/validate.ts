// What `validate` takes for a fleet, by how its files are written: many documents a file, a file for each machine, and Lists in JSON.
import { existsSync, mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import type { Contender } from './fleet/contenders';
import { takeTurns } from './fleet/turns';
import { options } from './options';
import { manifestYaml } from '../../src/yaml/manifest-writer';
import { buildCommand } from '../built-command';

const MOST = 100_000;

/** A small machine, as in an inventory of one team. */
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

interface Shape {
  readonly id: string;
  readonly name: string;
  /** How many machines a file has. */
  readonly each: number;
  readonly text: (machines: readonly object[]) => string;
}

const SHAPES: readonly Shape[] = [
  { id: 'documents', name: '10,000 documents a file', each: 10_000, text: (machines) => machines.map(manifestYaml).join('---\n') },
  { id: 'files', name: 'a file each', each: 1, text: ([only]) => manifestYaml(only) },
  { id: 'lists', name: 'Lists of 10,000 in JSON', each: 10_000, text: (items) => JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 2) },
];

function write(folder: string, { each, text }: Shape, count: number): void {
  mkdirSync(folder);
  for (let first = 0; first < count; first += each) {
    const machines = Array.from({ length: Math.min(each, count - first) }, (_, index) => machine(first + index));
    writeFileSync(join(folder, `machines-${first}.yaml`), text(machines));
  }
}

function contenders(scratch: string): Contender[] {
  const command = join(scratch, 'main.js');
  buildCommand(command);
  return SHAPES.map((shape): Contender => ({
    id: shape.id,
    name: shape.name,
    limit: SHAPES[0].id,
    most: Infinity,
    command: (_folder, count) => {
      const manifests = join(scratch, `${shape.id}-${count}`);
      if (!existsSync(manifests)) {
        write(manifests, shape, count);
      }
      return [process.execPath, command, 'validate', manifests];
    },
  }));
}

takeTurns('validate', contenders, options({ rounds: 3, machines: [10_000, MOST] }));
