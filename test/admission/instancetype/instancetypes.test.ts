// What is said of machines that take an instance type, and have processors or memory of their own.
import { Admission } from '../../../src';

const refusals = (instancetype: object, domain: object = { memory: { guest: '1Gi' } }) => Admission.validate({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    instancetype,
    template: { spec: { domain: { ...domain, devices: { disks: [{ name: 'root', disk: {} }] } }, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }] } },
  },
});

const MEMORY = 'spec.template.spec.domain.memory.guest: "1Gi" is for the instance type to say, remove it or the machine\'s instancetype [instancetype-brings-resources]';

test('memory is left to an instance type that is named, whatever happens where one is inferred', () => {
  expect(refusals({ name: 'u1.small' })).toEqual([MEMORY]);
  expect(refusals({ name: 'u1.small', inferFromVolumeFailurePolicy: 'Ignore' })).toEqual([MEMORY]);
});

test('memory stays where an instance type is inferred that may be missing', () => {
  expect(refusals({ inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' })).toEqual([]);
  expect(refusals({ inferFromVolume: 'root' })).toEqual([MEMORY]);
});

test('a preference spreads processors by a ratio of at least one, by which KubeVirt divides', () => {
  const preference = (spreadOptions: object) => ({
    apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'spread' }, spec: { cpu: { preferredCPUTopology: 'spread', spreadOptions } },
  });
  expect([{}, { across: 'SocketsCores' }, { across: 'SocketsCoresThreads' }].map((options) => Admission.validate(preference({ ...options, ratio: 0 })))).toEqual(Array(3).fill([
    'spec.cpu.spreadOptions.ratio: 0 inner ones for each outer one are no processors, write 2, or leave it out [spread-options-known]',
  ]));
  expect(Admission.validate(preference({ ratio: 1 }))).toEqual([]);
});
