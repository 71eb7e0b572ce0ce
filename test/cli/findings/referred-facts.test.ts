// What objects need of others in the same manifests: keys of Secrets, CPUs and memory of instance types, sizes of cloned claims.
import { loadAll } from 'js-yaml';
import { compared } from './compared-object';
import { ReferredFacts } from '../../../src/cli/findings/referred-facts';

/** The advice on objects in one set, as `path: message [rule]`. */
function advice(...texts: readonly string[]): string[] {
  return adviceInSets(texts.flatMap((text) => loadAll(text)).map((object) => ['', object] as const));
}

function adviceInSets(objects: readonly (readonly [set: string, object: any])[]): string[] {
  const found = [objects, [...objects].reverse()].map((each) => {
    const facts = new ReferredFacts<string>();
    each.forEach(([set, object]) => facts.add(compared(object, object.metadata?.name, { set })));
    return facts.advice().map(({ issue: { path, message, rule } }) => `${path}: ${message} [${rule}]`).sort();
  });
  expect(found[0]).toEqual(found[1]);
  return found[0];
}

const machine = (spec: string, namespace = 'shop') => `{kind: VirtualMachine, metadata: {name: web, namespace: ${namespace}}, spec: ${spec}}`;

describe('the keys of a machine\'s data', () => {
  const seeded = (volume: string, namespace = 'shop') => machine(`{template: {spec: {volumes: [{name: root}, {name: seed, ${volume}}]}}}`, namespace);
  const data = (kind: string, fields: string, namespace = 'shop') => `{kind: ${kind}, metadata: {name: seed, namespace: ${namespace}}, ${fields}}`;
  const mistake = (path: string, kind: string, keys: string) => (
    `spec.template.spec.volumes[1].${path}.name: the ${kind} "seed" has neither the key ${keys}, which KubeVirt reads, rename its key, or name another ${kind} [data-key-missing]`
  );
  const USER_DATA = 'cloudInitNoCloud: {secretRef: {name: seed}}';
  const NETWORK_DATA = 'cloudInitConfigDrive: {networkDataSecretRef: {name: seed}}';
  const SYSPREP = 'sysprep: {configMap: {name: seed}}';
  const UNREAD = data('Secret', 'stringData: {user-data: a}');

  test.each([
    ['user data', USER_DATA, UNREAD, mistake('cloudInitNoCloud.secretRef', 'Secret', '"userdata" nor "userData"')],
    ['user data under the key of network data', USER_DATA, data('Secret', 'data: {networkdata: YQ==}'), mistake('cloudInitNoCloud.secretRef', 'Secret', '"userdata" nor "userData"')],
    ['user data in another letter case', USER_DATA, data('Secret', 'data: {USERDATA: YQ==}'), mistake('cloudInitNoCloud.secretRef', 'Secret', '"userdata" nor "userData"')],
    ['network data', NETWORK_DATA, data('Secret', 'stringData: {userdata: a}'), mistake('cloudInitConfigDrive.networkDataSecretRef', 'Secret', '"networkdata" nor "networkData"')],
    ['an answer file', SYSPREP, data('ConfigMap', 'data: {answers.xml: a}'), mistake('sysprep.configMap', 'ConfigMap', '"autounattend.xml" nor "unattend.xml"')],
    ['an answer file in a Secret', 'sysprep: {secret: {name: seed}}', UNREAD, mistake('sysprep.secret', 'Secret', '"autounattend.xml" nor "unattend.xml"')],
  ])('%s', (_, volume, object, expected) => {
    expect(advice(seeded(volume), object)).toEqual([expected]);
    expect(advice(seeded(volume, '""'), object)).toEqual([expected]);
    expect(advice(seeded(volume), object.replace('shop', 'bank'))).toEqual([]);
  });

  describe('an ACPI table', () => {
    const licensed = (acpi: string) => machine(`{template: {spec: {domain: {firmware: {acpi: ${acpi}}}, volumes: [{name: root}, {name: seed, secret: {secretName: seed}}]}}}`);
    const without = (key: string) => `spec.template.spec.volumes[1].secret.secretName: the Secret "seed" has no key "${key}", which KubeVirt reads, `
      + 'rename its key, or name another Secret [data-key-missing]';
    const MSDM = licensed('{msdmNameRef: seed}');
    const BOTH = licensed('{msdmNameRef: seed, slicNameRef: seed}');

    test('needs its key, in this letter case', () => {
      expect(advice(MSDM, data('Secret', 'data: {MSDM.bin: YQ==}'))).toEqual([without('msdm.bin')]);
      expect(advice(MSDM, data('Secret', 'data: {slic.bin: YQ==}'))).toEqual([without('msdm.bin')]);
      expect(advice(BOTH, data('Secret', 'data: {msdm.bin: YQ==}'))).toEqual([without('slic.bin')]);
      expect(advice(BOTH, data('Secret', 'data: {key: YQ==}'))).toEqual([without('msdm.bin'), without('slic.bin')]);
    });

    test('is right with its key, and of no concern to other volumes', () => {
      expect(advice(MSDM, data('Secret', 'data: {msdm.bin: YQ==}'))).toEqual([]);
      expect(advice(BOTH, data('Secret', 'data: {msdm.bin: YQ==, slic.bin: YQ==}'))).toEqual([]);
      expect(advice(licensed('{msdmNameRef: root}'), data('Secret', 'data: {key: YQ==}'))).toEqual([]);
      expect(advice(licensed('acpi'), data('Secret', 'data: {key: YQ==}'))).toEqual([]);
      expect(advice(licensed('{msdmNameRef: {a: b}}'), data('Secret', 'data: {key: YQ==}'))).toEqual([]);
    });
  });

  test.each<[string, string[]]>([
    ['userdata', [seeded(USER_DATA), data('Secret', 'stringData: {userdata: a}')]],
    ['userData', [seeded(USER_DATA), data('Secret', 'data: {other: YQ==, userData: YQ==}')]],
    ['networkData', [seeded(NETWORK_DATA), data('Secret', 'stringData: {other: a}, data: {networkData: YQ==}')]],
    ['an answer file in any letter case', [seeded(SYSPREP), data('ConfigMap', 'binaryData: {Autounattend.XML: YQ==}')]],
    ['a Secret that another tool fills in', [seeded(USER_DATA), data('Secret', 'type: Opaque')]],
    ['a Secret with data that is filled in later', [seeded(USER_DATA), data('Secret', 'data: "${DATA}"')]],
    ['a key that is filled in later', [seeded(USER_DATA), data('Secret', 'stringData: {"${KEY}": a}')]],
    ['an encrypted Secret', [seeded(USER_DATA), data('Secret', 'stringData: {user-data: a}, sops: {mac: a}')]],
    ['a Secret that an operator makes too', [seeded(USER_DATA), UNREAD, data('ExternalSecret', 'spec: {}')]],
    ['a machine that may be in another namespace', [seeded(USER_DATA, '""'), UNREAD, data('Secret', 'stringData: {userdata: a}', 'bank')]],
    ['a ConfigMap of the same name', [seeded(USER_DATA), data('ConfigMap', 'data: {a: b}')]],
    ['Secrets that may have any key', [seeded('secret: {secretName: seed}'), seeded('configMap: {name: seed}'), UNREAD]],
    ['no Secret', [seeded(USER_DATA)]],
  ])('are right with %s', (_, objects) => {
    expect(advice(...objects)).toEqual([]);
  });

  test('are compared within one set', () => {
    const [user, secret] = [seeded(USER_DATA), UNREAD].map((text) => loadAll(text)[0]);
    expect(adviceInSets([['a', user], ['a', secret]])).toHaveLength(1);
    expect(adviceInSets([['a', user], ['b', secret]])).toEqual([]);
  });
});

describe('the requirements of a preference', () => {
  const object = (kind: string, spec: string, metadata = '{name: it}') => `{kind: VirtualMachineCluster${kind}, metadata: ${metadata}, spec: ${spec}}`;
  const REQUIRED = object('Preference', '{requirements: {cpu: {guest: 2}, memory: {guest: 4Gi}}}');
  const type = (cpu: string, memory: string) => object('Instancetype', `{cpu: {guest: ${cpu}}, memory: {guest: ${memory}}}`);
  const typed = machine('{preference: {name: it}, instancetype: {name: it}}');
  const alone = (domain: string, other = '') => machine(`{preference: {name: it}, template: {spec: {${other} domain: ${domain}}}}`);
  const topology = (cpu: string) => object('Preference', `{cpu: ${cpu}, requirements: {cpu: {guest: 4}}}`);
  const mistake = (what: string) => `spec.preference: the preference "it" requires ${what}, so KubeVirt refuses the machine, change one of them, or write another preference [preference-not-met]`;

  test.each([
    ['CPUs of the instance type', typed, [REQUIRED, type('1', '8Gi')], '2 CPUs, and the instance type "it" has 1'],
    ['memory of the instance type', typed, [REQUIRED, type('2', '4000Mi')], '"4Gi" of memory, and the instance type "it" has "4000Mi"'],
    ['CPUs of the machine', alone('{cpu: {cores: 4}, memory: {guest: 4Gi}}'), [REQUIRED], '2 CPUs, and the machine has 0 (sockets)'],
    ['CPUs that KubeVirt sets', alone('{memory: {guest: 4Gi}, resources: {requests: {cpu: 500m}}}'), [REQUIRED], '2 CPUs, and the machine has 1 (sockets)'],
    ['memory of the machine', alone('{cpu: {sockets: 2}, memory: {guest: 2Gi}}'), [REQUIRED], '"4Gi" of memory, and the machine has "2Gi"'],
    ['requested memory of the machine', alone('{cpu: {sockets: 2}, resources: {requests: {memory: 2Gi}}}'), [REQUIRED], '"4Gi" of memory, and the machine has "2Gi"'],
    ['cores', alone('{cpu: {sockets: 4, cores: 1}}'), [topology('{preferredCPUTopology: preferCores}')], '4 CPUs, and the machine has 1 (cores)'],
    ['any CPUs', alone('{cpu: {sockets: 2, cores: 1, threads: 1}}'), [topology('{preferredCPUTopology: any}')], '4 CPUs, and the machine has 2 (sockets × cores × threads)'],
    ['spread CPUs', alone('{cpu: {sockets: 1, cores: 2, threads: 2}}'), [topology('{preferredCPUTopology: spread}')], '4 CPUs, and the machine has 2 (sockets × cores)'],
    ['an architecture', alone('{}', 'architecture: arm64,'), [object('Preference', '{requirements: {architecture: amd64}}')], 'the architecture "amd64", and the machine has "arm64"'],
  ])('are not met: %s', (_, user, objects, expected) => {
    expect(advice(user, ...objects)).toEqual([mistake(expected)]);
  });

  test.each<[string, string[]]>([
    ['an instance type that meets them', [typed, REQUIRED, type('2', '4Gi')]],
    ['a machine that meets them', [alone('{cpu: {sockets: 2}, memory: {guest: 4Gi}}'), REQUIRED]],
    ['CPU limits of a machine', [alone('{resources: {limits: {cpu: 1500m, memory: 4Gi}}}'), REQUIRED]],
    ['spread CPUs', [alone('{cpu: {sockets: 1, cores: 2, threads: 2}}'), topology('{preferredCPUTopology: preferSpread, spreadOptions: {across: CoresThreads}}')]],
    ['a topology that is not known', [alone('{cpu: {sockets: 1}}'), topology('{preferredCPUTopology: dies}')]],
    ['an instance type that is not known', [typed, REQUIRED]],
    ['an instance type that a volume names', [machine('{preference: {name: it}, instancetype: {inferFromVolume: root}}'), REQUIRED]],
    ['a recorded instance type', [machine('{preference: {name: it}, instancetype: {name: it, revisionName: web-it-1}}'), REQUIRED, type('1', '1Gi')]],
    ['a recorded preference', [machine('{preference: {name: it, revisionName: web-it-1}, instancetype: {name: it}}'), REQUIRED, type('1', '1Gi')]],
    ['a preference of another kind', [machine('{preference: {name: it, kind: VirtualMachinePreference}, instancetype: {name: it}}'), REQUIRED, type('1', '1Gi')]],
    ['values that are filled in later', [typed, REQUIRED, type('"${CPUS}"', '"{{MEMORY}}"')]],
    ['a machine without CPUs, for which a cluster may set more', [alone('{memory: {guest: 4Gi}}'), REQUIRED]],
    ['a machine without memory', [alone('{cpu: {sockets: 2}}'), REQUIRED]],
    ['an architecture that the cluster decides', [alone('{}'), object('Preference', '{requirements: {architecture: amd64}}')]],
    ['no requirements', [typed, object('Preference', '{}'), type('1', '1Gi')]],
    ['a machine without a preference', [machine('{instancetype: {name: it}}'), REQUIRED, type('1', '1Gi')]],
  ])('are not compared or met: %s', (_, objects) => {
    expect(advice(...objects)).toEqual([]);
  });

  test('are those of the namespace', () => {
    const inNamespace = (kind: string, spec: string, namespace: string) => object(kind, spec, `{name: it, namespace: ${namespace}}`).replace('Cluster', '');
    const user = machine('{preference: {name: it, kind: VirtualMachinePreference}, instancetype: {name: it}}');
    const requirements = '{requirements: {cpu: {guest: 2}}}';
    expect(advice(user, inNamespace('Preference', requirements, 'shop'), type('1', '1Gi'))).toEqual([mistake('2 CPUs, and the instance type "it" has 1')]);
    expect(advice(user, inNamespace('Preference', requirements, 'bank'), type('1', '1Gi'))).toEqual([]);
  });

  test('hold for the machines of a pool', () => {
    const pool = '{kind: VirtualMachinePool, metadata: {name: workers}, spec: {virtualMachineTemplate: {spec: {preference: {name: it}, instancetype: {name: it}}}}}';
    expect(advice(pool, REQUIRED, type('1', '1Gi'))).toEqual([expect.stringMatching(/^spec\.virtualMachineTemplate\.spec\.preference: .* has 1, /)]);
  });
});

describe('the topology of a preference', () => {
  const object = (kind: string, cpu: string) => `{kind: VirtualMachineCluster${kind}, metadata: {name: it}, spec: {cpu: ${cpu}}}`;
  const preference = (cpu: string) => object('Preference', cpu);
  const type = (cpu: string) => object('Instancetype', cpu);
  const typed = machine('{preference: {name: it}, instancetype: {name: it}}');
  const alone = (domain: string) => machine(`{preference: {name: it}, template: {spec: {domain: ${domain}}}}`);
  const mistake = (what: string, field = 'preference') => (
    `spec.${field}: ${what}, so KubeVirt refuses the machine, change one of them, or write another instance type or preference [preferred-topology-impossible]`
  );
  const spread = (options = '{}') => preference(`{preferredCPUTopology: spread, spreadOptions: ${options}}`);
  const notSpread = (guest: number, unit: number) => mistake(`the ${guest} CPUs of the instance type "it" cannot be spread by the preference "it", since they are not a multiple of ${unit}`);

  test.each([
    ['a spread', [typed, spread(), type('{guest: 3}')], notSpread(3, 2)],
    ['a spread by its former name', [typed, preference('{preferredCPUTopology: preferSpread}'), type('{guest: 1}')], notSpread(1, 2)],
    ['a spread by another ratio', [typed, spread('{ratio: 3}'), type('{guest: 4}')], notSpread(4, 3)],
    ['a spread across threads', [typed, spread('{across: CoresThreads}'), type('{guest: 3}')], notSpread(3, 2)],
    ['a spread across all', [typed, spread('{across: SocketsCoresThreads}'), type('{guest: 6}')], notSpread(6, 4)],
    ['dedicated threads', [typed, preference('{preferredCPUTopology: threads}'), type('{guest: 4, dedicatedCPUPlacement: true}')],
      mistake('the 4 CPUs of the instance type "it" are threads of one core by the preference "it", and a dedicated core has at most 2')],
    ['sockets', [typed, preference('{}'), type('{guest: 8, maxSockets: 4}')], mistake('the 8 CPUs of the instance type "it" are 8 sockets, which exceed its maxSockets 4')],
    ['sockets without a preference', [machine('{instancetype: {name: it}}'), type('{guest: 8, maxSockets: 4}')],
      mistake('the 8 CPUs of the instance type "it" are 8 sockets, which exceed its maxSockets 4', 'instancetype')],
    ['CPU features without a CPU', [alone('{memory: {guest: 1Gi}}'), preference('{preferredCPUFeatures: [{name: vmx}]}')],
      'spec.preference: the preference "it" has CPU features, on which KubeVirt\'s webhook fails if the machine has no domain.cpu, '
      + 'write one such as {cores: 2}, or an instance type [preferred-topology-impossible]'],
  ])('is not possible: %s', (_, objects, expected) => {
    expect(advice(...objects)).toEqual([expected]);
  });

  test.each<[string, string[]]>([
    ['a spread that divides the CPUs', [typed, spread(), type('{guest: 4}')]],
    ['a spread across all that divides the CPUs', [typed, spread('{across: SocketsCoresThreads}'), type('{guest: 8, maxSockets: 2}')]],
    ['cores', [typed, preference('{preferredCPUTopology: cores}'), type('{guest: 8, maxSockets: 4}')]],
    ['threads of shared cores', [typed, preference('{preferredCPUTopology: threads}'), type('{guest: 4}')]],
    ['two dedicated threads', [typed, preference('{preferredCPUTopology: threads}'), type('{guest: 2, dedicatedCPUPlacement: true}')]],
    ['a preference that is not known', [typed, type('{guest: 8, maxSockets: 4}')]],
    ['a number that is filled in later', [typed, spread(), type('{guest: "${CPUS}"}')]],
    ['CPU features with a CPU', [alone('{cpu: {cores: 2}}'), preference('{preferredCPUFeatures: [{name: vmx}]}')]],
    ['CPU features with an instance type', [typed, preference('{preferredCPUFeatures: [{name: vmx}]}'), type('{guest: 2}')]],
  ])('is possible or not known: %s', (_, objects) => {
    expect(advice(...objects)).toEqual([]);
  });
});

describe('what an instance type brings', () => {
  const type = (spec: string, metadata = '{name: it}') => `{kind: VirtualMachineClusterInstancetype, metadata: ${metadata}, spec: ${spec}}`;
  const user = (instance: string, annotations = '{}') => machine(`{instancetype: {name: it}, template: {metadata: {annotations: ${annotations}}, spec: ${instance}}}`);
  const mistake = (what: string) => `spec.instancetype: the instance type "it" sets ${what} as well, so KubeVirt refuses the machine, remove it from one of them [instancetype-brings-field]`;
  const gpus = 'gpus: [{name: a, deviceName: nvidia.com/A10}]';

  test.each([
    ['a node selector', user('{nodeSelector: {}}'), '{nodeSelector: {gpu: a}}', 'nodeSelector'],
    ['a scheduler', user('{schedulerName: a}'), '{schedulerName: a}', 'schedulerName'],
    ['GPUs', user(`{domain: {devices: {${gpus}}}}`), `{${gpus}}`, 'domain.devices.gpus'],
    ['host devices', user('{domain: {devices: {hostDevices: [{name: a}]}}}'), '{hostDevices: [{name: b}]}', 'domain.devices.hostDevices'],
    ['I/O threads', user('{domain: {ioThreadsPolicy: auto, ioThreads: {supplementalPoolThreadCount: 2}}}'), '{ioThreadsPolicy: shared, ioThreads: {supplementalPoolThreadCount: 2}}',
      'domain.ioThreads.supplementalPoolThreadCount and domain.ioThreadsPolicy'],
    ['dedicated CPUs that the instance type denies', user('{domain: {cpu: {dedicatedCpuPlacement: true}}}'), '{cpu: {guest: 1, dedicatedCPUPlacement: false}}', 'domain.cpu.dedicatedCpuPlacement'],
    ['huge pages', user('{domain: {memory: {hugepages: {pageSize: 2Mi}}}}'), '{memory: {hugepages: {pageSize: 1Gi}}}', 'domain.memory.hugepages'],
    ['encryption', user('{domain: {launchSecurity: {sev: {}}}}'), '{launchSecurity: {sev: {}}}', 'domain.launchSecurity'],
    ['an annotation of another value', user('{}', '{a: one, b: same}'), '{annotations: {a: two, b: same}}', 'another annotation "a"'],
  ])('is not set by its machine: %s', (_, of, spec, expected) => {
    expect(advice(of, type(spec))).toEqual([mistake(expected)]);
  });

  test.each([
    ['other fields', user('{schedulerName: a}'), '{nodeSelector: {gpu: a}}'],
    ['false, which KubeVirt takes for unset', user('{domain: {cpu: {dedicatedCpuPlacement: false}}}'), '{cpu: {guest: 1, dedicatedCPUPlacement: true}}'],
    ['empty lists and names', user('{schedulerName: "", domain: {devices: {gpus: []}}}'), `{schedulerName: a, ${gpus}}`],
    ['annotations that are filled in later', user('{}', '{a: "${A}", constructor: a}'), '{annotations: {a: two}}'],
    ['no fields', user('{}'), `{${gpus}}`],
    ['a recorded instance type', machine(`{instancetype: {name: it, revisionName: web-it-1}, template: {spec: {domain: {devices: {${gpus}}}}}}`), `{${gpus}}`],
    ['another instance type', machine(`{instancetype: {name: other}, template: {spec: {domain: {devices: {${gpus}}}}}}`), `{${gpus}}`],
  ])('may be beside %s', (_, of, spec) => {
    expect(advice(of, type(spec))).toEqual([]);
  });
});

describe('the size of a cloned claim', () => {
  const claim = (size: string, other = '') => `{${other} resources: {requests: {storage: ${size}}}}`;
  const source = (kind: string, spec: string, namespace = 'shop') => `{kind: ${kind}, metadata: {name: image, namespace: ${namespace}}, spec: ${spec}}`;
  const SOURCE = source('PersistentVolumeClaim', claim('20Gi'));
  const clone = (spec: string, from = '{name: image}') => `{kind: DataVolume, metadata: {name: web, namespace: shop}, spec: {source: {pvc: ${from}}, ${spec}}}`;
  const mistake = (path: string) => `${path}.resources.requests.storage: "10Gi" is less than the "20Gi" of the claim "image", which CDI does not clone then, write at least that [clone-too-small]`;

  test.each([
    ['a claim', clone(`pvc: ${claim('10Gi')}`), SOURCE, 'spec.pvc'],
    ['the claim of a DataVolume', clone(`pvc: ${claim('10Gi')}`), source('DataVolume', `{storage: ${claim('20Gi')}}`), 'spec.pvc'],
    ['a claim of another namespace', clone(`pvc: ${claim('10Gi')}`, '{name: image, namespace: images}'), source('DataVolume', `{pvc: ${claim('20Gi')}}`, 'images'), 'spec.pvc'],
    ['a block device', clone(`storage: ${claim('10Gi')}`), source('DataVolume', `{storage: ${claim('20Gi', 'volumeMode: Block,')}}`), 'spec.storage'],
    [
      'a claim for a machine', machine(`{dataVolumeTemplates: [{metadata: {name: web}, spec: {source: {pvc: {name: image}}, pvc: ${claim('10Gi')}}}]}`), SOURCE,
      'spec.dataVolumeTemplates[0].spec.pvc',
    ],
  ])('is too large for the clone of %s', (_, user, from, path) => {
    expect(advice(user, from)).toEqual([mistake(path)]);
  });

  test.each<[string, string[]]>([
    ['the same size', [clone(`pvc: ${claim('20480Mi')}`), SOURCE]],
    ['no size', [clone('storage: {}'), SOURCE]],
    ['a file system, whose contents may be smaller', [clone(`storage: ${claim('10Gi')}`), SOURCE]],
    ['a small block device', [clone(`storage: ${claim('1Gi')}`), source('PersistentVolumeClaim', claim('4Gi', 'volumeMode: Block,'))]],
    ['a source of another namespace', [clone(`pvc: ${claim('10Gi')}`), source('PersistentVolumeClaim', claim('20Gi'), 'images')]],
    ['a source without a size', [clone(`pvc: ${claim('10Gi')}`), source('DataVolume', '{storage: {}}')]],
    ['a size that is filled in later', [clone(`pvc: ${claim('"${SIZE}"')}`), SOURCE, clone(`pvc: ${claim('10Gi')}`, '{name: other}')]],
    ['another source', [`{kind: DataVolume, metadata: {name: web, namespace: shop}, spec: {source: {blank: {}}, pvc: ${claim('10Gi')}}}`, SOURCE]],
  ])('may be right with %s', (_, objects) => {
    expect(advice(...objects)).toEqual([]);
  });
});

test('values of any type are no mistake of this kind', () => {
  const values = ['5', 'null', '[a]', '{a: b}', 'text'];
  const specs = values.flatMap((value) => [
    value, `{preference: ${value}}`, `{template: ${value}, preference: {name: a}}`, `{cpu: ${value}, memory: ${value}, requirements: ${value}}`, `{source: {pvc: ${value}}, pvc: ${value}, storage: ${value}}`,
    `{template: {spec: {volumes: ${value}, domain: ${value}}}, dataVolumeTemplates: ${value}}`,
  ]);
  const kinds = ['VirtualMachine', 'VirtualMachinePool', 'VirtualMachineClusterPreference', 'VirtualMachineClusterInstancetype', 'DataVolume', 'PersistentVolumeClaim'];
  const objects = kinds.flatMap((kind) => specs.map((spec) => `{kind: ${kind}, metadata: {name: a}, spec: ${spec}}`));
  const secrets = values.map((value) => `{kind: Secret, metadata: {name: a}, data: ${value}, stringData: ${value}}`);
  expect(advice(...objects, ...secrets)).toEqual([]);
});

describe('the CPU that an autoscaled pool requests', () => {
  const pool = (domain: string, more = '') => `{kind: VirtualMachinePool, metadata: {name: workers, namespace: shop}, spec: {virtualMachineTemplate: {spec: {${more}template: {spec: {domain: ${domain}}}}}}}`;
  const scaler = (spec: string, kind = 'VirtualMachinePool') => `{kind: HorizontalPodAutoscaler, metadata: {name: workers, namespace: shop}, spec: {scaleTargetRef: {kind: ${kind}, name: workers}, ${spec}}}`;
  const metrics = (target: string, name = 'cpu', type = 'resource') => `metrics: [{type: Pods}, {${type}: {name: ${name}, target: ${target}}}]`;
  const UTILIZATION = metrics('{type: Utilization, averageUtilization: 70}');
  const mistake = (path: string) => `spec.${path}: 70 % of what the machines' pods request is 0.07 CPUs for each CPU of a guest, because KubeVirt requests a tenth of them by default, `
    + 'so that there are soon maxReplicas machines, write domain.resources.requests.cpu in the template of the pool "workers" [autoscaled-without-cpu-request]';
  const FIELD = (type: string) => `metrics[1].${type}.target.averageUtilization`;

  test.each([
    ['a utilization', UTILIZATION, FIELD('resource')],
    ['a utilization of a container', metrics('{averageUtilization: 70}', 'cpu', 'containerResource'), FIELD('containerResource')],
    ['a utilization as in v1', 'targetCPUUtilizationPercentage: 70', 'targetCPUUtilizationPercentage'],
  ])('is set for %s', (_, spec, path) => {
    expect(advice(scaler(spec), pool('{cpu: {cores: 2}}'))).toEqual([mistake(path)]);
  });

  test.each([
    ['a request', UTILIZATION, pool('{resources: {requests: {cpu: 1}}}')], ['a limit', UTILIZATION, pool('{resources: {limits: {cpu: 1}}}')],
    ['dedicated CPUs', UTILIZATION, pool('{cpu: {dedicatedCpuPlacement: true}}')], ['an instance type', UTILIZATION, pool('{}', 'instancetype: {name: big}, ')],
    ['a target for the tenth', metrics('{averageUtilization: 700}'), pool('{}')], ['a target of memory', metrics('{averageUtilization: 70}', 'memory'), pool('{}')],
    ['a target in CPUs', metrics('{averageValue: 1}'), pool('{}')],
  ])('is not needed for %s', (_, spec, scaled) => {
    expect(advice(scaler(spec), scaled)).toEqual([]);
  });

  test('is that of the pool alone', () => {
    expect(advice(scaler(UTILIZATION, 'Deployment'), pool('{}'), scaler(metrics('7')), scaler('metrics: 7'))).toEqual([]);
  });
});
