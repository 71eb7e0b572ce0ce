import { Chart, Size, Testing } from 'cdk8s';
import { CloudInit, DataVolume, Machine, MachineSize, VirtualMachine, VirtualMachineTemplate } from '../src';

const chart = () => new Chart(Testing.app(), 'shop') as any;
const machine = (props: any) => new Machine(chart(), 'web', { cpu: { cores: 1 }, memory: Size.gibibytes(1), ...props });
const template = VirtualMachineTemplate.fromObject({ spec: {} });

test.each<[string, () => unknown, string]>([
  ['a plain object for a template', () => new VirtualMachine(chart(), 'web', { template: { spec: {} } as any }), 'shop/web: template: a plain object is not right here: write a VirtualMachineTemplate'],
  ['a name for a size', () => new Machine(chart(), 'web', { size: 'small' as any }), 'shop/web: size: "small" is a name: write MachineSize.named("small")'],
  ['a text for a disk\'s size', () => machine({ disks: [{ name: 'data', size: '20Gi' }] }), 'shop/web: disk "data": size: "20Gi" is not a size: write one such as Size.gibibytes(4)'],
  ['a text for an image', () => new Machine(chart(), 'web', { size: MachineSize.SMALL, image: 'https://example.com/x' as any }), 'shop/web: disk "root": image: a string is not right here: write an ImageSource'],
  ['a text for cloud-init', () => machine({ cloudInit: 'password: hunter2' }), 'shop/web: cloudInit: a string is not right here: write a CloudInit'],
  ['a plain object for a volume', () => template.withDisk({ name: 'data', volume: { emptyDisk: {} } as any }), 'disk "data": volume: a plain object is not right here: write a VolumeSource'],
  ['nothing for a DataVolume\'s image', () => new DataVolume(chart(), 'root', {} as any), 'shop/root: image: nothing is not right here: write an ImageSource'],
  ['an object for YAML', () => VirtualMachineTemplate.fromYaml({} as any), 'template: a plain object is not right here: write a text of YAML'],
  ['a list for cloud-init', () => template.withCloudInit([CloudInit.noCloud({ packages: ['git'] })] as any), 'cloudInit: a list is not right here: write a CloudInit'],
])('%s is refused in words', (_title, step, message) => {
  expect(step).toThrow(message);
  expect(step).not.toThrow('hunter2');
});
