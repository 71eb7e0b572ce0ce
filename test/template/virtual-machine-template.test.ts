import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { App, Chart, Size, Testing } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineSize, VirtualMachine, VirtualMachineTemplate, VolumeSource } from '../../src';
import { fillName, withoutNamePlaceholder } from '../../src/template/data-volume-names';

const yaml = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: vm}\nspec: {runStrategy: Manual, template: {spec: {domain: {devices: {}}}}}\n';

describe('parsing', () => {
  test('every field of a VirtualMachine is read', () => {
    expect(VirtualMachineTemplate.fromYaml(yaml).toObject()).toEqual({
      apiVersion: 'kubevirt.io/v1',
      kind: 'VirtualMachine',
      metadata: { name: 'vm' },
      spec: { runStrategy: 'Manual', template: { spec: { domain: { devices: {} } } } },
    });
  });

  test('metadata and spec without a kind are enough', () => {
    expect(VirtualMachineTemplate.fromYaml('spec: {runStrategy: Always}').toObject())
      .toEqual({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: {}, spec: { runStrategy: 'Always' } });
  });

  test('a file is read, and errors name it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'template-'));
    const file = join(folder, 'vm.yaml');
    writeFileSync(file, yaml);
    expect(VirtualMachineTemplate.fromFile(file).toObject().metadata.name).toBe('vm');
    writeFileSync(file, 'a: 1\na: 2\n');
    expect(() => VirtualMachineTemplate.fromFile(file)).toThrow(`${file}:2:1: duplicate key "a"`);
  });

  test('a List, which kubectl prints without a name, is refused', () => {
    expect(() => VirtualMachineTemplate.fromYaml('apiVersion: v1\nkind: List\nitems: [{}, {}]\n')).toThrow('is a list of 2 objects: write one of them on its own, from its apiVersion on');
  });

  test.each([
    ['', 'vm.yaml: has 0 documents instead of one VirtualMachine: write it'],
    [`${yaml}---\n${yaml}`, 'vm.yaml: has 2 documents instead of one VirtualMachine: split them into files\nvm.yaml:1: apiVersion "kubevirt.io/v1" and kind "VirtualMachine"\nvm.yaml:6: '],
    ['apiVersion: v1\nkind: Pod\nspec: {}', 'vm.yaml:1: apiVersion "v1" and kind "Pod" instead of a VirtualMachine: write apiVersion: kubevirt.io/v1 and kind: VirtualMachine'],
    ['\napiVersion: kubevirt.io/v2\nkind: VirtualMachine\nspec: {}', 'vm.yaml:2: apiVersion "kubevirt.io/v2" and kind "VirtualMachine" instead of'],
    ['apiVersion: template.openshift.io/v1\nkind: Template\nobjects: []', 'vm.yaml:1: is a Template of OpenShift, which only oc fills in: write the VirtualMachine from the output of `oc process --local -o yaml -f FILE -p NAME=VALUE`'],
    ['- a', 'vm.yaml:1: a list instead of a VirtualMachine'],
    ['spec: []\nmetadata: 1', 'vm.yaml:1: spec: a list instead of a map: write the VirtualMachine\'s spec\nvm.yaml:2: metadata: a number instead of a map'],
    ['spec: {}\nsepc: {}', 'vm.yaml:2: sepc: a VirtualMachine has no such field: write one of apiVersion, kind, metadata, spec, status'],
    ['metadata: {}', 'vm.yaml:1: spec: nothing instead of a map'],
    ['spec:\n  template:\n    spec:\n      domain:\n        memory: 4Gi\n        cpu: 2', 'vm.yaml:5: spec.template.spec.domain.memory: "4Gi" is not a map: write a map\nvm.yaml:6: spec.template.spec.domain.cpu: 2 is not a map: write a map'],
    ['spec:\n  template:\n    spec:\n      domain:\n        machine: q35', 'vm.yaml:5: spec.template.spec.domain.machine: "q35" is not a map: write one with type'],
    ['spec:\n  template:\n    spec:\n      topologySpreadConstraints: zone', 'vm.yaml:4: spec.template.spec.topologySpreadConstraints: "zone" is not a list: write a list'],
    ['spec:\n  template:\n    spec:\n      domain:\n        devices:\n          interfaces: [{ name: a, ports: 80 }, { name: b, ports: [80] }]', 'vm.yaml:6: spec.template.spec.domain.devices.interfaces[0].ports: 80 is not a list: write a list\nvm.yaml:6: spec.template.spec.domain.devices.interfaces[1].ports[0]: 80 is not a map: write a map'],
    ['spec: {a: "}', 'vm.yaml:1:'],
  ])('%j is refused with its line', (text, message) => {
    expect(() => VirtualMachineTemplate.fromYaml(text, { source: 'vm.yaml' })).toThrow(message);
  });

  test('fields that a cluster manages are left out, and the firmware identity is kept', () => {
    const live = {
      apiVersion: 'kubevirt.io/v1',
      kind: 'VirtualMachine',
      metadata: {
        name: 'web',
        uid: 'u',
        resourceVersion: '1',
        generation: 2,
        creationTimestamp: '2026-01-01T00:00:00Z',
        managedFields: [{}],
        annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{}', 'example.com/team': 'a' },
      },
      spec: { template: { spec: { domain: { firmware: { uuid: 'f' } } } } },
      status: { ready: true },
    };
    const { apiVersion, kind, spec } = live;
    expect(VirtualMachineTemplate.fromObject(live).toObject()).toEqual({ apiVersion, kind, metadata: { name: 'web', annotations: { 'example.com/team': 'a' } }, spec });
  });

  test('the API version v1alpha3 is read as v1', () => {
    const { apiVersion, ...fields } = VirtualMachineTemplate.fromYaml(yaml).toObject();
    expect(VirtualMachineTemplate.fromYaml(yaml.replace('kubevirt.io/v1', 'kubevirt.io/v1alpha3')).toObject()).toEqual({ apiVersion: 'kubevirt.io/v1', ...fields });
  });

  test('a null counts as missing, also for a preference, which would choose the bus, the architecture and the machine type', () => {
    const spec = '{preference: null, template: {metadata: null, spec: {nodeSelector: null, domain: {memory: {guest: 1Gi}, devices: {}}}}}';
    const template = VirtualMachineTemplate.fromYaml(`metadata: null\nspec: ${spec}\n`);
    expect(template.toObject()).toEqual({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: {}, spec: { template: { spec: { domain: { memory: { guest: '1Gi' }, devices: {} } } } } });
    const chart = Testing.chart();
    new VirtualMachine(chart, 'web', { template: template.withDisk({ name: 'root', volume: VolumeSource.dataVolume('root') }) });
    expect(chart.toJson()[0].spec.template.spec).toMatchObject({
      architecture: 'amd64', domain: { machine: { type: 'q35' }, devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }] } },
    });
  });

  test('values that JSON lacks are refused', () => {
    expect(() => VirtualMachineTemplate.fromObject({ spec: { run: () => 1 } })).toThrow(/spec\.run/);
    expect(() => VirtualMachineTemplate.fromObject({ spec: { at: new Date() } })).toThrow(/spec\.at/);
  });
});

describe('placeholders', () => {
  const text = 'metadata: {name: {{NAME}}}\nspec:\n  template:\n    spec:\n      domain: {cpu: {cores: {{CORES}} }}\n      hostname: "h-{{NAME}}"\n      tags:\n        - {{TAG}}\n';

  test('may stand unquoted', () => {
    const template = VirtualMachineTemplate.fromYaml(text);
    expect(template.placeholders).toEqual(['CORES', 'NAME', 'TAG']);
    expect(template.substitute({ NAME: 'db', CORES: 4, TAG: 'a: b # c' }).toObject()).toMatchObject({
      metadata: { name: 'db' }, spec: { template: { spec: { domain: { cpu: { cores: 4 } }, hostname: 'h-db', tags: ['a: b # c'] } } },
    });
  });

  test('without a value are an error', () => {
    expect(() => VirtualMachineTemplate.fromYaml(text).substitute({ NAME: 'db' })).toThrow('spec.template.spec.domain.cpu.cores: placeholder {{CORES}} has no value, known placeholders are: NAME');
  });
});

test('placeholders that a machine or a pool fills in need no value, and stay until then', () => {
  const volumes = [{ name: 'root', dataVolume: { name: '{{NAME}}-root' } }, { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nhostname: {{NAME}}-{{INDEX}}\nlocale: {{LOCALE}}\n' } }];
  const template = VirtualMachineTemplate.fromObject({
    spec: { dataVolumeTemplates: [{ metadata: { name: '{{NAME}}-root' } }], template: { spec: { domain: { devices: {} }, volumes } } },
  });
  expect(template.placeholders).toEqual(['INDEX', 'LOCALE', 'NAME']);
  const { dataVolumeTemplates: [root], template: { spec: { volumes: [disk, seed] } } } = template.substitute({ LOCALE: 'de_DE' }).toObject().spec;
  expect([root.metadata.name, disk.dataVolume.name, seed.cloudInitNoCloud.userData]).toEqual([
    '{{NAME}}-root', '{{NAME}}-root', '#cloud-config\nhostname: {{NAME}}-{{INDEX}}\nlocale: de_DE\n',
  ]);
  expect(() => template.merge({ metadata: { labels: { app: '{{NAME}}' } } }).substitute({ LOCALE: 'de_DE' }))
    .toThrow('VirtualMachineTemplate.substitute: metadata.labels.app: placeholder {{NAME}} has no value, known placeholders are: LOCALE');
  expect(template.substitute({ LOCALE: 'C', NAME: 'ci', INDEX: 3 }).placeholders).toEqual([]);
});

test('another placeholder in the name of a DataVolume needs a value', () => {
  const template = VirtualMachineTemplate.fromObject({
    spec: { dataVolumeTemplates: [{ metadata: { name: '{{NAME}}-{{DISK}}' } }], template: { spec: { domain: { devices: {} } } } },
  });
  expect(template.placeholders).toEqual(['DISK']);
  expect(() => template.substitute({})).toThrow('spec.dataVolumeTemplates[0].metadata.name: placeholder {{DISK}} has no value');
  expect([fillName('{{NAME}}-{{DISK}}', 'web'), withoutNamePlaceholder('{{NAME}}-{{DISK}}')]).toEqual(['web-{{DISK}}', '{{DISK}}']);
});

test('what a method refuses names the method', () => {
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { cpu: { sockets: 2 }, devices: {} } } } } });
  expect(() => template.withResources({ cpu: 3 })).toThrow(/^VirtualMachineTemplate\.withResources: resources\.cpu: "3" cannot be split over the template's 2 sockets/);
  expect(() => template.withResources({ memory: '8G ' })).toThrow('VirtualMachineTemplate.withResources: resources.memory: "8G " is not a positive quantity: write "8G" or "8Gi"');
});

describe('a template is immutable', () => {
  const template = VirtualMachineTemplate.fromYaml(yaml);
  const before = JSON.stringify(template.toObject());

  test.each([
    ['merge', () => template.merge({ metadata: { labels: { a: 'b' } } })],
    ['withResources', () => template.withResources({ cpu: 4 })],
    ['withDisk', () => template.withDisk({ name: 'root', volume: VolumeSource.containerDisk('a/b:1') })],
    ['withNetwork', () => template.withNetwork({ name: 'default' })],
    ['withCloudInit', () => template.withCloudInit(CloudInit.noCloud({ packages: ['git'] }))],
    ['substitute', () => template.substitute({ X: '1' })],
  ])('%s returns a new template', (_name, change) => {
    expect(change()).not.toBe(template);
    expect(JSON.stringify(template.toObject())).toBe(before);
  });

  test('withNetwork copies the options of DHCP', () => {
    const dhcpOptions = { ntpServers: ['192.0.2.1'], privateOptions: [{ option: 240, value: 'a' }] };
    const connected = template.withNetwork({ name: 'default', dhcpOptions });
    const written = connected.toObject();
    dhcpOptions.ntpServers.push('192.0.2.2');
    dhcpOptions.privateOptions[0].value = 'b';
    expect(connected.toObject()).toEqual(written);
  });

  test('toObject and fromObject copy', () => {
    const object = { spec: { runStrategy: 'Always' } };
    const copy = VirtualMachineTemplate.fromObject(object);
    object.spec.runStrategy = 'Halted';
    copy.toObject().spec.runStrategy = 'Once';
    expect(copy.toObject().spec.runStrategy).toBe('Always');
  });
});

test('withDisk replaces a disk of the same name in place', () => {
  const template = VirtualMachineTemplate.fromYaml(yaml)
    .withDisk({ name: 'root', volume: VolumeSource.containerDisk('a/b:1') })
    .withDisk({ name: 'data', volume: VolumeSource.persistentVolumeClaim('data') })
    .withDisk({ name: 'root', volume: VolumeSource.dataVolume('golden') });
  const { domain, volumes } = template.toObject().spec.template.spec;
  expect(domain.devices.disks).toEqual([{ name: 'root', disk: { bus: 'virtio' } }, { name: 'data', disk: { bus: 'virtio' } }]);
  expect(volumes).toEqual([{ name: 'root', dataVolume: { name: 'golden' } }, { name: 'data', persistentVolumeClaim: { claimName: 'data' } }]);
});

test('withDisk replaces every disk of the same name if a template has duplicates', () => {
  const twice = [{ name: 'root', containerDisk: { image: 'a/b:1' } }, { name: 'root', containerDisk: { image: 'a/b:2' } }];
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {} }, volumes: twice } } } })
    .withDisk({ name: 'root', volume: VolumeSource.dataVolume('golden') });
  expect(template.toObject().spec.template.spec.volumes).toEqual([{ name: 'root', dataVolume: { name: 'golden' } }, { name: 'root', dataVolume: { name: 'golden' } }]);
});

test('replacing a disk removes its DataVolume template', () => {
  const image = ImageSource.blank();
  const one = VirtualMachineTemplate.fromYaml(yaml).withDisk({ name: 'root', volume: VolumeSource.dataVolumeTemplate('a', { image, size: Size.gibibytes(1) }) });
  expect(one.toObject().spec.dataVolumeTemplates.map(({ metadata }: any) => metadata.name)).toEqual(['a']);
  expect(one.withDisk({ name: 'root', volume: VolumeSource.dataVolumeTemplate('a', { image, size: Size.gibibytes(2) }) }).toObject().spec.dataVolumeTemplates)
    .toEqual([{ metadata: { name: 'a' }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '2Gi' } } } } }]);
  expect(one.withDisk({ name: 'root', volume: VolumeSource.containerDisk('a/b:1') }).toObject().spec).not.toHaveProperty('dataVolumeTemplates');
  const mounted = one.merge({ spec: { template: { spec: { volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'a' } }] } } } });
  expect(mounted.withDisk({ name: 'root', volume: VolumeSource.containerDisk('a/b:1') }).toObject().spec).not.toHaveProperty('dataVolumeTemplates');
});

test('two disks cannot share a DataVolume with different contents', () => {
  const disk = (name: string, image: string) => ({ name, volume: VolumeSource.dataVolumeTemplate('{{NAME}}-x', { image: ImageSource.registry(image), size: Size.gibibytes(1) }) });
  const one = VirtualMachineTemplate.fromYaml(yaml).withDisk(disk('a', 'quay.io/a/b:1'));
  expect(() => one.withDisk(disk('b', 'quay.io/a/b:2'))).toThrow('disk "b": its DataVolume "{{NAME}}-x" is that of disk "a", with different content: write another name');
  expect(one.withDisk(disk('b', 'quay.io/a/b:1')).toObject().spec.dataVolumeTemplates).toHaveLength(1);
  expect(one.withDisk(disk('a', 'quay.io/a/b:2')).toObject().spec.dataVolumeTemplates).toHaveLength(1);
  const chart = new Chart(new App(), 'c');
  const machine = () => new Machine(chart, 'm', { size: MachineSize.SMALL, disks: [disk('root', 'quay.io/a/b:1'), disk('b', 'quay.io/a/b:2')] });
  expect(machine).toThrow('c/m: disk "b": its DataVolume "{{NAME}}-x" is that of disk "root", with different content: write another name');
});

test('withCloudInit replaces the cloud-init volume of a template and keeps its disk', () => {
  const template = VirtualMachineTemplate.fromObject({
    spec: { template: { spec: { domain: { devices: { disks: [{ name: 'seed', cdrom: { bus: 'sata' } }] } }, volumes: [{ name: 'seed', cloudInitConfigDrive: { userData: 'x' } }] } } },
  }).withCloudInit(CloudInit.noCloud({ packages: ['git'] }));
  const { domain, volumes } = template.toObject().spec.template.spec;
  expect(domain.devices.disks).toEqual([{ name: 'seed', cdrom: { bus: 'sata' } }]);
  expect(volumes).toEqual([{ name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\npackages:\n  - git\n' } }]);
});
