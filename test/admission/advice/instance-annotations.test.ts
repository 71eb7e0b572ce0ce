import { admittedAdvice } from './admitted';

const machine = (own: object, ofInstance: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', annotations: own },
  spec: {
    runStrategy: 'Always',
    template: { metadata: { annotations: ofInstance }, spec: { domain: { devices: {}, memory: { guest: '2Gi' } }, volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }] } },
  },
});

const pool = ({ metadata: { annotations }, spec }: any) => ({
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  metadata: { name: 'workers', annotations },
  spec: { selector: { matchLabels: { a: 'b' } }, virtualMachineTemplate: { metadata: { labels: { a: 'b' }, annotations }, spec } },
});

const replicaSet = ({ metadata: { annotations }, spec: { template } }: any) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachineInstanceReplicaSet',
  metadata: { name: 'copies', annotations },
  spec: { selector: { matchLabels: { a: 'b' } }, template: { ...template, metadata: { ...template.metadata, labels: { a: 'b' } } } },
});

const advice = (object: object) => admittedAdvice(object).filter((each) => each.endsWith(' [annotation-of-instance]'));

const message = (path: string, key: string, template: string) => (
  `${path}.annotations[${key}]: has no effect on the machine's pod, write it in ${template}.metadata.annotations [annotation-of-instance]`
);

test.each([
  'kubevirt.io/allow-pod-bridge-network-live-migration', 'hooks.kubevirt.io/hookSidecars', 'kubevirt.io/ignitiondata', 'sidecar.istio.io/inject',
])('%s has an effect in the template only', (key) => {
  const misplaced = machine({ [key]: 'true' });
  expect(advice(misplaced)).toEqual([message('metadata', key, 'spec.template')]);
  expect(advice(pool(misplaced))).toEqual([
    message('metadata', key, 'spec.virtualMachineTemplate.spec.template'), message('spec.virtualMachineTemplate.metadata', key, 'spec.virtualMachineTemplate.spec.template'),
  ]);
  expect(advice(replicaSet(misplaced))).toEqual([message('metadata', key, 'spec.template')]);
  for (const placed of [machine({}, { [key]: 'true' }), machine({ [key]: 'true' }, { [key]: '' })]) {
    expect([placed, pool(placed), replicaSet(placed)].flatMap(advice)).toEqual([]);
  }
});

test('other annotations, and those of an instance or of another kind, are not reported', () => {
  const annotations = { 'sidecar.istio.io/inject': 'true' };
  expect(advice(machine({ 'vm.kubevirt.io/os': 'linux', 'toString': 'a' }))).toEqual([]);
  const { spec: { template: { spec } } } = machine({});
  expect(advice({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { name: 'web', annotations }, spec })).toEqual([]);
  expect(advice({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'web', annotations }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } })).toEqual([]);
});
