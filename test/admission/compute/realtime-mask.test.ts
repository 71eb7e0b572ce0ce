// The masks of real-time CPUs that virt-handler can read, as its own tests have them.
import { Admission } from '../../../src';

const REALTIME = { isolateEmulatorThread: true, numa: { guestMappingPassthrough: {} } };
const MEMORY = { guest: '1Gi', hugepages: { pageSize: '2Mi' } };

const machine = (mask: string) => Admission.validate({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {}, cpu: { cores: 4, dedicatedCpuPlacement: true, realtime: { mask }, ...REALTIME }, memory: MEMORY } } } },
});

const instancetype = (mask: string) => Admission.validate({
  apiVersion: 'instancetype.kubevirt.io/v1beta1',
  kind: 'VirtualMachineInstancetype',
  metadata: { name: 'given' },
  spec: { cpu: { guest: 4, dedicatedCPUPlacement: true, realtime: { mask }, ...REALTIME }, memory: MEMORY },
});

const INSTEAD = 'write CPUs and ranges of CPUs between commas, such as "0-3,^1" [realtime-mask-form]';

test.each(['  ', 'a-b,33_', '3,3a', '  ,   ', '^-1', '^3,^-1', '1-0', '1-', '-1', '0,-1', '0-3;1', '3-0', '^0-3', '0,', '10-9'])('%j is refused', (mask) => {
  expect(machine(mask)).toEqual([`spec.template.spec.domain.cpu.realtime.mask: ${JSON.stringify(mask)} is not a mask of CPUs, ${INSTEAD}`]);
  expect(instancetype(mask)).toEqual([`spec.cpu.realtime.mask: ${JSON.stringify(mask)} is not a mask of CPUs, ${INSTEAD}`]);
});

test.each(['', '0', '0-3', '0-3,^1', ' 0 , 2-3 ', '^1', '3-3', '9-10', '{{MASK}}', '${MASK}'])('%j passes', (mask) => {
  expect([machine(mask), instancetype(mask)]).toEqual([[], []]);
});
