// restarts finds the machines that a change of manifests would restart; in a cluster test, virt-controller judges the same changes.
import { Size, Testing } from 'cdk8s';
import { CASES, claims, later, nameOf, started } from './restart-cases';
import { type ClusterCapabilitiesProps, ImageSource, Machine, MachineAssertions, MachineSize } from '../../src';
import { refusal } from '../lines-thrown';
import { machine } from '../plane/scripted';

const text = (objects: readonly object[]) => objects.map((object) => JSON.stringify(object)).join('\n---\n');

const restarts = (before: readonly object[], after: readonly object[], ...more: [any?]) => (
  MachineAssertions.fromManifests(text(after)).restarts(text(before), ...more)
);

const fieldsOf = (before: object, after: object, ...more: [any?]) => restarts([before], [after], ...more).flatMap(({ fields }) => fields);

const ofMachine = (change: (spec: any) => void, name = 'web') => {
  const object: any = JSON.parse(JSON.stringify(machine(name, {})));
  change(object.spec);
  return object;
};

describe('a change requires a restart if virt-controller agrees:', () => {
  const all = restarts([...claims, ...started], [...claims, ...later]);

  test.each(CASES.map(({ title, fields = [] }, index) => ({ title, fields, name: nameOf(index) })))('$title', ({ fields, name }) => {
    const found = all.filter((restart) => restart.name === name);
    expect(found.flatMap((restart) => restart.fields).sort()).toEqual(fields.map((field) => `spec.template.spec.${field}`).sort());
    expect(found).toHaveLength(Math.min(fields.length, 1));
  });
});

describe('no restart is required by', () => {
  const rebooted = (spec: any) => Object.assign(spec.template.spec.domain, { cpu: { cores: 4 } });

  test('an added or removed machine', () => {
    expect(restarts([machine('other', {})], [machine('web', {})])).toEqual([]);
    expect(restarts([machine('web', {})], [])).toEqual([]);
  });

  test.each<[string, object]>([
    ['Halted', { runStrategy: 'Halted' }],
    ['not running', { runStrategy: undefined, running: false }],
  ])('a machine that is %s before or after', (_, halted) => {
    const change = (spec: any) => Object.assign(spec, halted) && rebooted(spec);
    expect(restarts([ofMachine((spec) => Object.assign(spec, halted))], [ofMachine(rebooted)])).toEqual([]);
    expect(restarts([machine('web', {})], [ofMachine(change)])).toEqual([]);
  });

  test('a machine with the same name in another namespace', () => {
    const inShop = (object: any) => ({ ...object, metadata: { ...object.metadata, namespace: 'shop' } });
    expect(restarts([machine('web', {})], [inShop(ofMachine(rebooted))])).toEqual([]);
    expect(restarts([inShop(machine('web', {}))], [inShop(ofMachine(rebooted))])).toEqual([{ name: 'web', namespace: 'shop', fields: ['spec.template.spec.domain.cpu'] }]);
  });
});

test('another instance type or preference requires a restart, since its effect is not in the manifests', () => {
  const typed = (name: string) => ofMachine((spec) => Object.assign(spec, { instancetype: { name }, preference: { name } }));
  expect(fieldsOf(typed('small'), typed('large'))).toEqual(['spec.instancetype', 'spec.preference']);
});

test('writing out the default kind of an instance type or preference requires no restart', () => {
  const typed = (kind: string | undefined, preferenceKind: string | undefined) => ofMachine((spec) => Object.assign(spec, {
    instancetype: { name: 'small', kind }, preference: { name: 'fedora', kind: preferenceKind },
  }));
  const bare = typed(undefined, '');
  expect(fieldsOf(bare, typed('VirtualMachineClusterInstancetype', 'virtualmachineclusterpreferences'))).toEqual([]);
  expect(fieldsOf(bare, typed('VirtualMachineInstancetype', 'virtualmachinepreference'))).toEqual(['spec.instancetype', 'spec.preference']);
});

describe('it depends on the cluster', () => {
  const sized = (sockets: number, guest: string) => ofMachine(({ template: { spec } }) => {
    spec.nodeSelector = { zone: guest };
    spec.domain = { ...spec.domain, cpu: { sockets }, memory: { guest } };
  });

  test('whether changes apply live', () => {
    const [before, after] = [sized(1, '1Gi'), sized(2, '2Gi')];
    expect(fieldsOf(before, after)).toEqual([]);
    expect(fieldsOf(before, after, { liveUpdate: false })).toEqual([
      'spec.template.spec.domain.memory.guest', 'spec.template.spec.domain.cpu.sockets', 'spec.template.spec.nodeSelector.zone',
    ]);
  });

  test('whether the definition of a network can change live', () => {
    const on = (networkName: string) => ofMachine(({ template: { spec } }) => {
      spec.networks.push({ name: 'office', multus: { networkName } });
      spec.domain.devices.interfaces.push({ name: 'office', bridge: {} });
    });
    const since = text([on('office')]);
    const changed = text([on('guests')]);
    const restartsOn = (capabilities?: ClusterCapabilitiesProps) => (
      MachineAssertions.fromManifests(changed, capabilities).restarts(since).map(({ fields }) => fields)
    );
    expect(restartsOn()).toEqual([]);
    expect(restartsOn({ featureGates: [], kubevirtVersion: 'v1.9.0' })).toEqual([]);
    expect(restartsOn({ kubevirtVersion: 'v1.8.4' })).toEqual([['spec.template.spec.networks[name="office"].multus.networkName']]);
    expect(restartsOn({ featureGates: [], kubevirtVersion: 'v1.8.4' })).toHaveLength(1);
    expect(restartsOn({ featureGates: ['LiveUpdateNADRef'], kubevirtVersion: 'v1.8.4' })).toEqual([]);
  });

  test('and the update strategy whether volumes migrate', () => {
    const on = (name: string, updateVolumesStrategy?: string) => ofMachine((spec) => {
      Object.assign(spec, { updateVolumesStrategy });
      spec.template.spec.volumes[0] = { name: 'root', dataVolume: { name } };
    });
    expect(fieldsOf(on('old'), on('new'))).toEqual(['spec.template.spec.volumes[name="root"].dataVolume.name']);
    expect(fieldsOf(on('old'), on('new', 'Migration'))).toEqual([]);
  });

  describe('and the change requires a restart if the volume cannot migrate:', () => {
    const moved = (claimName: string, odd: (spec: any) => unknown = () => undefined) => ofMachine((spec) => {
      spec.updateVolumesStrategy = 'Migration';
      spec.template.spec.volumes = [{ name: 'root', persistentVolumeClaim: { claimName } }, { name: 'data', dataVolume: { name: 'one-node' } }];
      spec.template.spec.domain.devices.disks.push({ name: 'data', disk: {} });
      odd(spec);
    });
    const [oneNode] = claims;
    const ROOT = ['spec.template.spec.volumes[name="root"].persistentVolumeClaim.claimName'];
    const devices = (fields: object) => ({ template: { spec } }: any) => Object.assign(spec.domain.devices, fields);
    const root = (fields: object) => devices({ disks: [{ name: 'root', ...fields }] });

    test.each<[string, (spec: any) => unknown]>([
      ['of a shareable disk', root({ shareable: true, disk: {} })],
      ['of a LUN', root({ lun: {} })],
      ['of a filesystem', devices({ disks: [], filesystems: [{ name: 'root', virtiofs: {} }] })],
      ['of a machine with a host device', devices({ gpus: [{ name: 'gpu', deviceName: 'nvidia.com/T4' }] })],
      ['of a machine with a bridge to the pod network', devices({ interfaces: [{ name: 'default', bridge: {} }] })],
      ['of a machine that reserves a LUN', devices({ disks: [{ name: 'data', lun: { reservation: true } }] })],
      ['of a machine with encrypted memory', ({ template: { spec } }) => Object.assign(spec.domain, { launchSecurity: { sev: {} } })],
      ['of a machine with Hyper-V passthrough', ({ template: { spec } }) => Object.assign(spec.domain, { features: { hypervPassthrough: { enabled: true } } })],
    ])('%s', (_what, odd) => {
      const [before, after] = [moved('old', odd), moved('new', odd)];
      expect(fieldsOf(before, after)).toEqual(ROOT);
      expect(fieldsOf(before, after, { liveUpdate: false })).toEqual([]);
      expect(fieldsOf(before, before)).toEqual([]);
    });

    test('beside a ReadWriteOnce claim that does not migrate too', () => {
      expect(fieldsOf(moved('old'), moved('new'))).toEqual([]);
      expect(restarts([oneNode, moved('old')], [moved('new')])).toMatchObject([{ fields: ROOT }]);
      const along = ({ template: { spec } }: any) => Object.assign(spec.volumes[1].dataVolume, { name: 'shared' });
      expect(restarts([oneNode, moved('old')], [moved('new', along)])).toEqual([]);
    });
  });

  test('more sockets wait for one if the machine cannot migrate, although KubeVirt does not say that it is required', () => {
    const own = (accessModes: string[]) => (sockets: number) => ofMachine((spec) => {
      spec.dataVolumeTemplates = [{ metadata: { name: 'own' }, spec: { source: { blank: {} }, storage: { accessModes, resources: { requests: { storage: '1Gi' } } } } }];
      spec.template.spec.domain.cpu = { sockets };
      spec.template.spec.volumes = [{ name: 'data', dataVolume: { name: 'own' } }];
    });
    const fieldsWith = (accessModes: string[]) => fieldsOf(own(accessModes)(2), own(accessModes)(4));
    expect(fieldsWith(['ReadWriteOnce'])).toEqual(['spec.template.spec.domain.cpu.sockets']);
    expect(fieldsWith(['ReadWriteMany'])).toEqual([]);
  });

  test.each<[string, (spec: any) => unknown]>([
    ['has a host device', ({ template: { spec } }) => Object.assign(spec.domain.devices, { gpus: [{ name: 'gpu', deviceName: 'nvidia.com/T4' }] })],
    ['has Hyper-V passthrough', ({ template: { spec } }) => Object.assign(spec.domain, { features: { hypervPassthrough: { enabled: true } } })],
  ])('more memory requires a restart, since a machine that %s cannot migrate', (_what, odd) => {
    const sizedOddly = (guest: string) => ofMachine((spec) => {
      spec.template.spec.domain.memory = { guest };
      odd(spec);
    });
    expect(fieldsOf(sizedOddly('1Gi'), sizedOddly('2Gi'))).toEqual(['spec.template.spec.domain.memory.guest']);
  });
});

test('a machine that reserves a LUN can migrate, and thus get more memory live', () => {
  const sized = (guest: string) => ofMachine(({ template: { spec } }) => {
    spec.domain.memory = { guest };
    spec.domain.devices.disks.push({ name: 'data', lun: { reservation: true } });
  });
  expect(fieldsOf(sized('1Gi'), sized('2Gi'))).toEqual([]);
});

test('machines of the library restart only for fields that change', () => {
  const fleet = (size: MachineSize, disks: number) => {
    const chart = Testing.chart();
    const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
    new Machine(chart, 'web', { size, image, disks: Array.from({ length: disks }, (_, index) => ({ name: `data-${index}`, size: Size.gibibytes(1) })) });
    new Machine(chart, 'db', { size: MachineSize.LARGE, image });
    return chart;
  };
  const since = Testing.synth(fleet(MachineSize.SMALL, 0));
  const found = MachineAssertions.fromChart(fleet(MachineSize.MEDIUM, 1)).restarts(text(since));
  expect(found.map(({ name, fields }) => [name, ...fields.map((field) => field.replace('spec.template.spec.', ''))])).toEqual([
    ['web', 'domain.cpu.cores', 'domain.devices.disks[name="data-0"]', 'volumes[name="data-0"]', 'domain.memory.guest'],
  ]);
  expect(MachineAssertions.fromChart(fleet(MachineSize.SMALL, 0)).restarts(text(since))).toEqual([]);
  // jsii marks the objects that it hands to other languages, so they must be extensible.
  expect(found.every((each) => [each, each.fields].every(Object.isExtensible))).toBe(true);
});

test('fields that only a server writes require no restart', () => {
  const live = ofMachine((spec) => Object.assign(spec.template.spec, { nodeSelector: null }));
  Object.assign(live.metadata, { uid: 'a', creationTimestamp: null, annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{}' } });
  expect(fieldsOf({ ...live, status: { ready: true } }, machine('web', {}))).toEqual([]);
});

test('one error lists every malformed manifest', () => {
  const odd = (fields: object) => ofMachine(({ template }) => Object.assign(template.spec, fields));
  expect(refusal(() => restarts([odd({ volumes: {}, networks: 'pod' })], [odd({ domain: [] })]))).toEqual([
    'since: VirtualMachine/web: spec.template.spec.volumes: a map is not a list: write a list',
    'since: VirtualMachine/web: spec.template.spec.networks: "pod" is not a list: write a list',
    'restarts: VirtualMachine/web: spec.template.spec.domain: a list is not a map: write one with cpu, memory, firmware, machine, resources, devices',
  ]);
  const domains = [{ domain: null }, { tolerations: 'all', nodeSelector: ['a'], dnsConfig: 5 }, { affinity: 'none', hostname: {} }].map(odd);
  domains.forEach((one) => domains.forEach((other) => expect(fieldsOf(one, other).length > 0).toBe(one !== other)));
  const empty = { ...machine('web', {}), spec: null };
  expect(restarts([empty], [machine('web', {})])).toEqual([]);
  expect(restarts([machine('web', {})], [empty])).toEqual([]);
});

test('a machine whose claim has a number for its access modes counts as one whose access modes are not known', () => {
  const grown = (guest: string) => ofMachine(({ template: { spec } }) => Object.assign(spec, {
    domain: { ...spec.domain, memory: { guest }, devices: { interfaces: [{ name: 'pod', masquerade: {} }] } },
    networks: [{ name: 'pod', pod: {} }],
    volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }],
  }));
  const claim = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'root' }, spec: { accessModes: 5 } };
  expect(restarts([grown('1Gi'), claim], [grown('2Gi')])).toEqual([]);
});

test('machines of several clusters with the same name are refused, since each would be compared with that of any cluster', () => {
  const clusters = ['1Gi', '4Gi'].map((guest) => ofMachine(({ template }) => Object.assign(template.spec.domain, { memory: { guest } })));
  const advice = '2 VirtualMachines are named "web": take the objects of one cluster, such as by MachineAssertions.fromChart';
  expect(refusal(() => restarts(clusters, clusters))).toEqual([`MachineAssertions.restarts: since: ${advice}`, `MachineAssertions.restarts: ${advice}`]);
  expect(restarts(clusters.slice(1), clusters.slice(1))).toEqual([]);
});

test('earlier manifests must be valid YAML', () => {
  expect(() => MachineAssertions.fromManifests('').restarts('a: b: c')).toThrow('MachineAssertions.restarts: since:1:');
});

test.each(['', '\n', '# nothing\n---\n', '---\n---\n', 'kind: List\nitems: []\n'])('earlier manifests without an object, which compare nothing, are refused: %j', (since) => {
  expect(refusal(() => MachineAssertions.fromManifests(text([machine('web', {})])).restarts(since))).toEqual([
    'MachineAssertions.restarts: since: has no objects, so nothing would be compared: write the earlier manifests from Git, such as the output of "git show main:dist/shop.k8s.yaml"',
  ]);
});

test.each(['main/shop.k8s.yaml', './shop.yml\n', 'C:\\machines\\shop.json'])('a path instead of the content of a file is refused: %j', (since) => {
  expect(refusal(() => MachineAssertions.fromManifests('').restarts(since))).toEqual([
    `MachineAssertions.restarts: since:1: ${JSON.stringify(since.trim())} is a path, but the content of that file is expected: read the file`,
  ]);
});
