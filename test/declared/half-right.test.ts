import { App, Chart } from 'cdk8s';
import { fault } from './fault';
import { HALF_RIGHT, JUNK } from './junk';
import { Admission, CloudInit, MachineAssertions, MachineSize, Machine, NodeProvider, SecretDetection, StrategicMerge, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate, VolumeSource } from '../../src';

const half = HALF_RIGHT.map((object): [string, unknown] => [JSON.stringify(object), object]);

/** Every use of a template. */
const STEPS: { readonly [step: string]: (template: VirtualMachineTemplate) => unknown } = {
  placeholders: (template) => template.placeholders,
  substitute: (template) => template.substitute({ NAME: 'x' }),
  merge: (template) => template.merge({ metadata: { labels: { a: 'b' } }, spec: { template: { spec: { volumes: [{ name: 'x' }], domain: { devices: { disks: [] } } } } } }, { mergeListsBy: 'name' }),
  withResources: (template) => template.withResources({ cpu: 2, memory: '4Gi' }),
  withDisk: (template) => template.withDisk({ name: 'data', volume: VolumeSource.dataVolume('data') }),
  withNetwork: (template) => template.withNetwork({ name: 'office', networkName: 'office' }),
  withCloudInit: (template) => template.withCloudInit(CloudInit.noCloud({ packages: ['git'] })),
  VirtualMachine: (template) => checked((chart) => new VirtualMachine(chart, 'web', { template })),
  VirtualMachinePool: (template) => checked((chart) => new VirtualMachinePool(chart, 'web', { template, replicas: 1 })),
  NodeProvider: (template) => checked((chart) => new NodeProvider(chart, 'web', { template, nodeTypes: [{ name: 'a', resources: { cpu: 1, memory: '1Gi' }, labels: { a: 'b' } }] }).claim('c', { nodeType: 'a' })),
};

function checked(make: (chart: Chart) => unknown): void {
  const chart = new Chart(new App({ outdir: '/nonexistent' }), 'shop');
  make(chart);
  const wrong = chart.node.findAll().flatMap(({ node }) => node.validate());
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
}

function faultOf(step: () => unknown): string | undefined {
  try {
    const result = step();
    return Array.isArray(result) ? result.map((message) => fault(new Error(String(message)))).find(Boolean) : undefined;
  } catch (error) {
    return fault(error);
  }
}

const faultsOf = (objects: Iterable<readonly [string, unknown]>, step: (object: any) => unknown) => (
  [...objects].flatMap(([, object]) => faultOf(() => step(object)) ?? []).slice(0, 20)
);

const all = [...half, ...JUNK];

test.each(Object.keys(STEPS))('%s accepts a malformed template or refuses it with an error of the library', (step) => {
  expect(faultsOf(half, (object) => STEPS[step](VirtualMachineTemplate.fromObject(object)))).toEqual([]);
});

test('merging accepts a malformed patch or refuses it with an error of the library', () => {
  const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: { disks: [{ name: 'a' }] } }, volumes: [{ name: 'a' }] } } } });
  expect(faultsOf(all, (patch) => template.merge(patch, { mergeListsBy: 'name' }))).toEqual([]);
  expect(faultsOf(all, (patch) => StrategicMerge.apply(patch, template.toObject(), { mergeListsBy: 'name' }))).toEqual([]);
  expect(faultsOf(all, (overrides) => checked((chart) => new Machine(chart, 'web', { size: MachineSize.SMALL, overrides })))).toEqual([]);
});

const KINDS = [
  ['kubevirt.io/v1', 'VirtualMachine'], ['kubevirt.io/v1', 'VirtualMachineInstance'], ['pool.kubevirt.io/v1beta1', 'VirtualMachinePool'], ['cdi.kubevirt.io/v1beta1', 'DataVolume'],
  ['cdi.kubevirt.io/v1beta1', 'DataSource'], ['cdi.kubevirt.io/v1beta1', 'DataImportCron'], ['instancetype.kubevirt.io/v1beta1', 'VirtualMachineInstancetype'],
  ['v1', 'Secret'], ['v1', 'ConfigMap'], ['constructor', 'toString'],
];

test.each(KINDS)('validation reports a malformed %s %s without a raw error', (apiVersion, kind) => {
  const objects = half.map(([what, object]): [string, unknown] => [what, { apiVersion, kind, ...object as object }]);
  for (const look of [Admission.validate, Admission.advise, SecretDetection.find]) {
    expect(faultsOf(objects, look)).toEqual([]);
  }
});

test.each(['spec', 'metadata', 'data', 'stringData', 'status', 'apiVersion', 'kind'])('validation reports junk for the %s of a manifest without a raw error', (field) => {
  const objects = KINDS.flatMap(([apiVersion, kind]) => [...JUNK].map(([what, junk]): [string, unknown] => [what, { apiVersion, kind, metadata: { name: 'web' }, spec: {}, [field]: junk }]));
  for (const look of [Admission.validate, Admission.advise, SecretDetection.find]) {
    expect(faultsOf(objects, look)).toEqual([]);
  }
  expect(faultsOf(objects, (object) => VirtualMachineTemplate.fromObject(object))).toEqual([]);
  expect(faultsOf(objects, (object) => NodeProvider.fromManifest(new Chart(new App({ outdir: '/nonexistent' }), 'shop'), object))).toEqual([]);
});

test.each<[string, (given: MachineAssertions, text: string) => unknown]>([
  ['hasMachine', (given) => given.hasMachine({ metadata: { name: 'x' } })],
  ['hasDisk', (given) => given.hasDisk('web', { name: 'root', image: 'a', accessModes: [] })],
  ['hasObject', (given) => given.hasObject('Secret', {})],
  ['isAdmitted', (given) => given.isAdmitted()],
  ['restarts', (given, text) => given.restarts(text)],
])('%s reads a malformed machine or refuses it with an error of the library', (_, check) => {
  const [apiVersion, kind] = KINDS[0];
  const machines = half.map(([what, object]): [string, unknown] => [what, { apiVersion, kind, metadata: { name: 'web' }, ...object as object }]);
  const junk = [5, '', 'constructor', [null], {}, { toString: 'x' }].flatMap((value) => (
    [{ apiVersion: value, kind: value, metadata: { namespace: value, name: value } }, { apiVersion, kind, metadata: { name: value } }].map((object): [string, unknown] => ['', object])
  ));
  expect(faultsOf([...machines, ...junk], (object) => {
    const text = JSON.stringify(object);
    return check(MachineAssertions.fromManifests(text), text);
  })).toEqual([]);
});
