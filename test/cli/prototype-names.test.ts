import { spawnSync } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { stringify } from 'yaml';
import { buildCommand } from '../built-command';
import { fault } from '../declared/fault';

const NAMES = ['constructor', 'toString', '__proto__'];
const folder = mkdtempSync(join(tmpdir(), 'prototype-names-'));
const command = join(folder, 'main.js');

beforeAll(() => buildCommand(command));

function run(args: readonly string[], input: string | object = '') {
  const text = typeof input === 'string' ? input : stringify(input);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, input: text, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: folder } });
  return { status, stdout, stderr, fault: stderr.split('\n').filter((line) => line.startsWith('error: ')).map((line) => fault(new Error(line))).find(Boolean) };
}

/** Objects that contain a name wherever the command looks something up by name. */
const objects = (name: string): readonly object[] => [
  { apiVersion: 'v1', kind: name, metadata: { name: 'a' } },
  { apiVersion: `${name}/v1`, kind: 'VirtualMachine', metadata: { name: 'a' } },
  { apiVersion: name, kind: name, metadata: { name } },
  {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'a', labels: { [name]: name }, annotations: { [name]: name }, finalizers: [name] },
    spec: {
      runStrategy: name,
      [name]: {},
      instancetype: { name, kind: name },
      template: {
        metadata: { labels: { [name]: name }, annotations: { [name]: name } },
        spec: {
          architecture: name,
          evictionStrategy: name,
          nodeSelector: { [name]: name },
          tolerations: [{ key: name, operator: name, effect: name }],
          domain: {
            machine: { type: name },
            devices: { disks: [{ name, [name]: {}, cache: name }], interfaces: [{ name, model: name, [name]: {} }], watchdog: { name, [name]: {} } },
            resources: { requests: { [name]: name } },
          },
          volumes: [{ name, [name]: {} }, { name: 'b', cloudInitNoCloud: { userData: `#cloud-config\n${name}: {}\nusers: [{${name}: 1}]\n` } }],
          networks: [{ name, [name]: {} }],
          accessCredentials: [{ sshPublicKey: { propagationMethod: { [name]: {} }, source: { [name]: {} } } }],
        },
      },
    },
  },
  { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata: { name: 'a' }, spec: { selector: { matchExpressions: [{ key: name, operator: 'Exists' }, { key: 'a', operator: name }] }, virtualMachineTemplate: { spec: {} } } },
  { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name }, spec: { source: { [name]: {} }, storage: { storageClassName: name } } },
  { apiVersion: 'vitistack.io/v1alpha1', kind: 'Machine', metadata: { name: 'a' }, spec: { template: name, [name]: {} } },
  { apiVersion: 'management.loft.sh/v1', kind: 'NodeProvider', metadata: { name: 'a' }, spec: { kubeVirt: { virtualMachineTemplate: { spec: {} }, nodeTypes: [{ name: 'n', resources: { [name]: 1 }, [name]: 1 }] } } },
];

test.each(NAMES)('%s is a name like any other in manifests', (name) => {
  const all = objects(name).map((object) => stringify(object)).join('---\n');
  for (const args of [['validate', '-'], ['graph', '-'], ['render', '-'], ['nodetypes', '-'], ['validate', '-', '--output', 'json']]) {
    expect([args, run(args, all).fault]).toEqual([args, undefined]);
  }
  for (const object of objects(name)) {
    expect([object, run(['render', '-'], object).fault]).toEqual([object, undefined]);
  }
});

test.each(NAMES)('%s is unknown to the command', (name) => {
  const capabilities = join(folder, `${name}.yaml`);
  writeFileSync(capabilities, stringify({ featureGates: [name], storageClasses: { [name]: { accessModes: [name] } }, [name]: 1 }));
  for (const args of [
    [name], ['validate', '--explain', name], ['validate', '-', '--silence', name], ['validate', '-', '--capabilities', capabilities], ['validate', '-', '--output', name], ['render', '-', '--set', `${name}=1`],
    ['lease', name], ['lease', 'warmup', '--profile', name], ['port-forward', `${name}/web`, '22'], ['ssh', `${name}/web`], ['list', '--output', name], ['doctor', '--for', name], ['monitor', '--log-level', name], ['delete', name], ['wait', `${name}/a`],
  ]) {
    const { status, fault: found, stdout } = run(args, 'kind: x\n');
    expect([args, found, stdout]).toEqual([args, undefined, expect.not.stringContaining('[native code]')]);
    expect([args, status]).toEqual([args, expect.any(Number)]);
    expect([args, status === 0 && !args.includes('--set')]).toEqual([args, false]);
  }
});
