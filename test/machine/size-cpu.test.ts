import { Chart, Size, Testing } from 'cdk8s';
import { Machine, MachineCpu, MachineSize } from '../../src';

test.each<[string, MachineCpu, object]>([
  ['a model', { model: 'host-passthrough' }, { cores: 2, sockets: 2, model: 'host-passthrough', dedicatedCpuPlacement: true }],
  ['no field', { model: undefined }, { cores: 2, sockets: 2, model: 'Haswell', dedicatedCpuPlacement: true }],
  ['false', { dedicatedCpuPlacement: false }, { cores: 2, sockets: 2, model: 'Haswell' }],
  ['sockets', { sockets: 4 }, { sockets: 4, model: 'Haswell', dedicatedCpuPlacement: true }],
  ['cores', { cores: 8, model: 'host-model' }, { cores: 8, model: 'host-model', dedicatedCpuPlacement: true }],
  ['threads', { threads: 2 }, { threads: 2, model: 'Haswell', dedicatedCpuPlacement: true }],
])('CPUs of a machine with %s are merged into those of its size, but a topology is replaced', (_, cpu, merged) => {
  const size = MachineSize.of({ cpu: { cores: 2, sockets: 2, model: 'Haswell', dedicatedCpuPlacement: true }, memory: Size.gibibytes(1) });
  const { apiObject } = new Machine(new Chart(Testing.app(), 'chart'), 'web', { size, cpu, disks: [{ name: 'root', size: Size.gibibytes(1) }] });
  expect(apiObject.toJson().spec.template.spec.domain.cpu).toEqual(merged);
});

test('a size of 2 cores keeps them when a machine only changes the model', () => {
  const machine = new Machine(new Chart(Testing.app(), 'chart'), 'web', { size: MachineSize.MEDIUM, cpu: { model: 'host-passthrough' } });
  expect(machine.apiObject.toJson().spec.template.spec.domain.cpu).toEqual({ cores: 2, sockets: 1, threads: 1, model: 'host-passthrough' });
});
