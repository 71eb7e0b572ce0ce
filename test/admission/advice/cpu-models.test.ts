import { admittedAdvice } from './admitted';

const advice = (model: string) => admittedAdvice({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', namespace: 'shop' },
  spec: {
    runStrategy: 'Always',
    template: { spec: { domain: { cpu: { model }, devices: {}, memory: { guest: '2Gi' } }, volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }] } },
  },
});

test.each([
  ['host-passtrough', '"host-passthrough"'],
  ['Host-Model', '"host-model"'],
  ['haswell', '"Haswell"'],
  ['Skylake-Sever-IBRS', '"Skylake-Server-IBRS"'],
  ['EPYC-Millan', '"EPYC-Milan"'],
  ['Icelake-Servr-v3', '"Icelake-Server-v3"'],
  ['Opteron-G3', '"Opteron_G3"'],
])('the CPU model %s is reported as misspelt', (model, meant) => {
  expect(advice(model)).toEqual([`spec.template.spec.domain.cpu.model: "${model}" is not a model that libvirt has, write ${meant} [cpu-model-misspelt]`]);
});

test.each([
  'host-model', 'host-passthrough', 'Haswell-noTSX-IBRS', 'EPYC', 'EPYC-v4', 'EPYC-Genoa', 'Opteron_G6', 'SapphireRapids-v2', 'cortex-a57', 'z14', 'max', '', '${CPU_MODEL}',
])('the CPU model %j may be one that libvirt has', (model) => {
  expect(advice(model)).toEqual([]);
});

test('the model of an instance type, and that of machines without one, may be misspelt too', () => {
  const message = '"haswell" is not a model that libvirt has, write "Haswell" [cpu-model-misspelt]';
  for (const kind of ['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype']) {
    const type = { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind, metadata: { name: 'small' }, spec: { cpu: { guest: 1, model: 'haswell' }, memory: { guest: '1Gi' } } };
    expect(admittedAdvice(type)).toEqual([`spec.cpu.model: ${message}`]);
  }
  const kubeVirt = { apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt', metadata: { name: 'kubevirt', namespace: 'kubevirt' }, spec: { configuration: { cpuModel: 'haswell' } } };
  expect(admittedAdvice(kubeVirt)).toEqual([`spec.configuration.cpuModel: ${message}`]);
});
