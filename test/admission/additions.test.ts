import { Admission } from '../../src';

/** A machine that no server admits unless an instance type dedicates its processors. */
const machine = (instancetype: object, volume: object) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    instancetype,
    template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' }, cpu: { isolateEmulatorThread: true } }, volumes: [{ name: 'root', ...volume }] } },
  },
});

const IMAGE = { containerDisk: { image: 'registry.test/disk:1' } };

test.each([
  ['what a container disk does not say is ignored', { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' }, IMAGE, ['emulator-thread-dedicated']],
  ['what a claim may say counts', { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' }, { persistentVolumeClaim: { claimName: 'root' } }, []],
  ['what a DataVolume may say counts', { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' }, { dataVolume: { name: 'root' } }, []],
  ['what is named counts, and brings the memory too', { name: 'u1.medium' }, IMAGE, ['instancetype-brings-resources']],
])('of an instance type %s', (_what, instancetype, volume, rules) => {
  expect(Admission.validate(machine(instancetype, volume)).map((violation) => /\[(.*)\]$/.exec(violation)?.[1])).toEqual(rules);
});
