import { Testing } from 'cdk8s';
import { Machine } from '../../src';

const document = (spec: string, metadata = '{name: vm, namespace: prod}') => `apiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: ${metadata}\nspec: ${spec}\n`;

function made(yaml: string): any[] {
  const chart = Testing.chart();
  Machine.fromManifest(chart, yaml, 'machines.yaml');
  return Testing.synth(chart);
}

test('every field of a Machine document has its place', () => {
  expect(made(document(`
  template: small
  resources: {cpu: {cores: 2, threads: 2, sockets: 1}, memory: {size: 3Gi}}
  disks:
    - {name: root, size: 30Gi, storageClass: fast-ssd, accessMode: ReadWriteMany, volumeMode: Block}
    - {name: data, size: 100Gi}
  networks:
    - {name: eth0, networkName: prod-network, model: virtio, macAddress: "52:54:00:12:34:56"}
  bootOrder: [disk, network]
  cloudInit: {userData: "#cloud-config\\npackages: [git]\\n", networkData: "version: 2\\n"}
  domain: {machine: {type: pc-q35}, features: {acpi: true, apic: true, hyperv: true}, firmware: {bootloader: {efi: true, secureBoot: true}}}
`, '{name: vm, namespace: prod, labels: {vitistack.io/machine-template: small}}'))).toMatchSnapshot();
});

test('a Secret with cloud-init\'s texts is referred to', () => {
  const [machine] = made(document('{template: small, cloudInit: {secretRef: {name: machine-secrets, key: userdata}}}'));
  expect(machine.spec.template.spec.volumes[1]).toEqual({ name: 'cloudinitdisk', cloudInitNoCloud: { secretRef: { name: 'machine-secrets' } } });
});

test('every mistake of every document is listed with its line', () => {
  const text = `${document('{template: tiny, disks: [{name: a, size: 1GB, class: x}], bootOrder: [floppy]}')}---\n${document('{cloudInit: {userData: x, secretRef: {name: s, key: other}}}', '{}')}---\nkind: Pod\n`;
  expect(() => made(text)).toThrow([
    'machines.yaml:1: spec.template: "tiny" is not right here: write one of small, medium, large',
    'machines.yaml:1: spec.disks[0].size: "1GB" is not right here: write a quantity such as 4 or "8Gi"',
    'machines.yaml:1: spec.disks[0].class: there is no such field: known are name, size, storageClass, accessMode, volumeMode',
    'machines.yaml:1: spec.bootOrder[0]: "floppy" is not right here: write one of disk, network, cdrom',
    'machines.yaml:6: metadata.name: is missing: name the machine',
    'machines.yaml:6: spec.cloudInit: has both a text and a secretRef: keep one of them',
    'machines.yaml:6: spec.cloudInit.secretRef.key: KubeVirt does not read "other": call the Secret\'s key userdata',
    'machines.yaml:11: is "" "Pod" instead of a Machine: write apiVersion: vitistack.io/v1alpha1 and kind: Machine',
  ].join('\n'));
});
