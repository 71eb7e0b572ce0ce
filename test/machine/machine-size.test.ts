import { Size } from 'cdk8s';
import { MachineSize } from '../../src';

test('a size stays as it was made, whatever the program changes in the values that it gave or got', () => {
  const made = () => ({ cpu: { cores: 2, features: [{ name: 'vmx' }] }, memory: Size.gibibytes(4), disks: [{ name: 'root', size: Size.gibibytes(20) }] });
  const given: any = made();
  const size = MachineSize.of(given);
  const change = ({ cpu, disks }: any) => {
    cpu.features[0].name = 'svm';
    cpu.features.push({ name: 'pdpe1gb' });
    disks[0].name = 'data';
  };
  change(given);
  change({ cpu: size.cpu, disks: size.disks });
  expect({ cpu: size.cpu, disks: size.disks.map(({ name }) => name) }).toEqual({ cpu: made().cpu, disks: ['root'] });
});
