// Devices of a node are resources of Kubernetes, in a machine and in an instance type.
import { Admission } from '../../../src';

const machine = (devices: object) => Admission.validate({
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always', template: { spec: { domain: { devices, memory: { guest: '1Gi' } } } } },
});

const instancetype = (devices: object) => Admission.validate({
  apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineInstancetype', metadata: { name: 'given' }, spec: { cpu: { guest: 1 }, memory: { guest: '1Gi' }, ...devices },
});

const INSTEAD = 'write a domain and a name after "/" as nodes list it, such as "nvidia.com/A100" [device-resource-form]';

test.each(['tesla', '10DE:1EB8', 'nvidia x', 'nvidia.com/', '/A100', 'Nvidia.com/A100', 'nvidia.com/A 100'])('%j is no resource, and Kubernetes refuses the pod', (deviceName) => {
  const lists = { gpus: [{ name: 'gpu', deviceName }], hostDevices: [{ name: 'nic', deviceName }] };
  const messages = Object.keys(lists).map((list) => `${list}[0].deviceName: ${JSON.stringify(deviceName)} is not a resource of nodes, ${INSTEAD}`);
  expect(machine(lists)).toEqual(messages.map((message) => `spec.template.spec.domain.devices.${message}`));
  expect(instancetype(lists)).toEqual(messages.map((message) => `spec.${message}`));
});

test.each(['nvidia.com/A100', 'devices.kubevirt.io/kvm', 'intel.com/qat_v4.x', 'a/b', '{{GPU}}', '${GPU}', 'GPU_NAME'])('%j may be one', (deviceName) => {
  expect(machine({ gpus: [{ name: 'gpu', deviceName }] })).toEqual([]);
  expect(instancetype({ gpus: [{ name: 'gpu', deviceName }] })).toEqual([]);
});
