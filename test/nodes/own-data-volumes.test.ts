import { withOwnDataVolumes } from '../../src/nodes/claimed-machines';
import { VirtualMachineTemplate } from '../../src/template/virtual-machine-template';

const own = (spec: any) => withOwnDataVolumes(VirtualMachineTemplate.fromObject({ spec }), 'm').toObject().spec;

test('a DataVolume is renamed in every volume that uses it, and nothing else changes', () => {
  const volumes = (name: string) => [
    { name: 'a', dataVolume: { name, hotpluggable: true } },
    { name: 'b', persistentVolumeClaim: { claimName: name } },
    { name: 'c', ephemeral: { persistentVolumeClaim: { claimName: name, readOnly: true } } },
    { name: 'd', dataVolume: { name: 'others' } },
    { name: 'e', containerDisk: { image: 'disk' } },
  ];
  const spec = (name: string) => ({
    dataVolumeTemplates: [{ metadata: { name, labels: { a: 'b' } }, spec: { source: { blank: {} } } }],
    template: { spec: { domain: { devices: {} }, volumes: volumes(name) } },
  });
  expect(own(spec('disk'))).toEqual(spec('m-disk'));
});

test('a DataVolume named with the placeholder NAME gets no second prefix', () => {
  const spec = (name: string) => ({ dataVolumeTemplates: [{ metadata: { name } }], template: { spec: { volumes: [{ name: 'a', dataVolume: { name } }] } } });
  expect(own(spec('{{NAME}}-disk'))).toEqual(spec('m-disk'));
  expect(own(spec('disk-{{ NAME }}'))).toEqual(spec('disk-m'));
});

test.each([
  [{ template: { spec: { volumes: [{ dataVolume: { name: 'disk' } }] } } }],
  [{ dataVolumeTemplates: [{ metadata: {} }, {}] }],
])('%j is left unchanged', (spec) => {
  expect(own(spec)).toEqual(spec);
});
