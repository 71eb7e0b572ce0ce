import { Admission } from '../../src';

/** A machine that no server admits unless an instance type dedicates its CPUs. */
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
  ['is ignored when inferred from a container disk, which cannot name one', { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' }, IMAGE, ['emulator-thread-dedicated']],
  ['counts when a failure to infer it is not ignored', { inferFromVolume: 'root' }, IMAGE, ['inferred-volume-has-labels', 'instancetype-brings-resources']],
  ['counts when a claim may name it', { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' }, { persistentVolumeClaim: { claimName: 'root' } }, []],
  ['counts when a DataVolume may name it', { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' }, { dataVolume: { name: 'root' } }, []],
  ['counts when the machine names it, and brings the memory too', { name: 'u1.medium' }, IMAGE, ['instancetype-brings-resources']],
])('an instance type %s', (_what, instancetype, volume, rules) => {
  expect(Admission.validate(machine(instancetype, volume)).map((violation) => /\[(.*)\]$/.exec(violation)?.[1])).toEqual(rules);
});
