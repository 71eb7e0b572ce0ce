// For programs in other languages, jsii's runtime adds properties to the library's objects, which fails on frozen ones.
import { Testing } from 'cdk8s';
import { sample } from './calls';
import { CloudInit, Machine, MachineAssertions, MachineSize, VirtualMachineTemplate } from '../../src';
import { CLASSES } from '../../src/declared/types';

test.each(Object.keys(CLASSES))('jsii can mark a %s', (type) => {
  expect(Object.isExtensible(sample(type))).toBe(true);
});

test('jsii can mark the parts of a size', () => {
  const { cpu, disks } = MachineSize.SMALL;
  expect([cpu, ...disks].map((each) => Object.isExtensible(each))).toEqual([true, true]);
});

test('changes to the parts of a size do not affect it', () => {
  const size = MachineSize.of({ cpu: { cores: 2 }, memory: MachineSize.SMALL.memory, disks: [{ name: 'root' }] });
  Object.assign(size.cpu, { cores: 8 });
  Object.assign(size.disks[0], { name: 'other' });
  expect([size.cpu.cores, size.disks]).toEqual([2, [{ name: 'root' }]]);
});

test.each([
  ...['cpu', 'memory', 'disks'].map((property) => [property, MachineSize.SMALL] as const),
  ...['userData', 'networkData'].map((property) => [property, CloudInit.noCloud({ packages: ['git'] })] as const),
])('a program cannot assign the property %s of a value', (property, value: any) => {
  expect(() => { value[property] = 'changed'; }).toThrow(TypeError);
});

test.each([
  ['cloudinit', 'cloudInit'], ['CloudInit', 'cloudInit'], ['cloud_init', 'cloudInit'], ['bootorder', 'bootOrder'],
])('reports that the unknown property %s is written %s', (written, meant) => {
  const props = { size: MachineSize.SMALL, [written]: undefined } as any;
  const machine = (value: unknown) => new Machine(Testing.chart(), 'web-1', { ...props, [written]: value });
  expect(() => machine(CloudInit.noCloud({ packages: ['git'] }))).toThrow(`web-1: ${written}: is written ${meant} here: write that`);
});

describe('a map of Go whose keys are not strings, which jsii all writes as the same text', () => {
  const lost = { '<interface {} Value>': '/bin/bash' };
  const message = "this map's keys are not strings, so all fields but one are lost: write map[string]any, or YAML";
  const machine = (props: object) => new Machine(Testing.chart(), 'web-1', { size: MachineSize.SMALL, ...props });
  test.each<[string, () => unknown]>([
    ['CloudInit.noCloud: raw.users[0]', () => CloudInit.noCloud({ raw: { users: [lost] } })],
    ['CloudInit.noCloud: raw.chpasswd', () => CloudInit.noCloud({ raw: { chpasswd: { '<int Value>': 'ubuntu:hunter2' } } })],
    ['test/web-1: overrides.metadata', () => machine({ overrides: { metadata: lost } })],
    ['test/web-1: overrides', () => machine({ overrides: lost })],
    ['metadata', () => VirtualMachineTemplate.fromObject({ metadata: lost })],
    ['MachineAssertions.hasMachine: spec', () => MachineAssertions.fromManifests('').hasMachine({ spec: { '<main.Field Value>': 1 } })],
  ])('is refused: %s', (path, call) => {
    expect(call).toThrow(new Error(`${path}: ${message}`));
  });
});

test('reports how to write a snake-case key of a Python dictionary inside a list', () => {
  const user = { name: 'ada', ssh_authorized_keys: ['ssh-ed25519 AAAA'] };
  expect(() => CloudInit.noCloud({ users: [user] })).toThrow('CloudInit.noCloud: users[0].ssh_authorized_keys: is written sshAuthorizedKeys here: write that');
});
