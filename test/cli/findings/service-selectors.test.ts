import * as fc from 'fast-check';
import { loadAll } from 'js-yaml';
import { compared } from './compared-object';
import { ServiceSelectors } from '../../../src/cli/findings/service-selectors';

/** The advice on Services, as `path: message`. */
function advice(...texts: readonly string[]): string[] {
  const services = new ServiceSelectors<string>();
  texts.flatMap((text) => loadAll(text)).forEach((object: any) => services.add(compared(object, object.metadata.name)));
  return services.advice().map(({ issue: { path, message } }) => `${path}: ${message}`);
}

const service = (selector: string, namespace = 'shop') => `{apiVersion: v1, kind: Service, metadata: {name: front, namespace: ${namespace}}, spec: {selector: ${selector}}}`;
const machine = (own: string, ofPod: string, name = 'web') => `{kind: VirtualMachine, metadata: {name: ${name}, namespace: shop, labels: ${own}}, spec: {template: {metadata: {labels: ${ofPod}}}}}`;
const pod = (labels: string, namespace = 'shop') => `{kind: Pod, metadata: {name: p, namespace: ${namespace}, labels: ${labels}}}`;

test.each([
  ['a label of the machine itself', '{app: web}', '{app: web}', '{}', 'spec.selector.app: no pod in these manifests has "app: web", VirtualMachine/web has it in its own metadata only, write it in its spec.template.metadata.labels'],
  ['a misspelt value', '{app: shpo}', '{}', '{app: shop}', 'spec.selector.app: no pod in these manifests has "app: shpo", but VirtualMachine/web has "app: shop", write that'],
  [
    'another key of KubeVirt', '{kubevirt.io/vm: web}', '{}', '{kubevirt.io/domain: web}',
    'spec.selector.kubevirt.io/vm: no pod in these manifests has "kubevirt.io/vm: web", but VirtualMachine/web has "kubevirt.io/domain: web" and "vmi.kubevirt.io/id: web", write one of them',
  ],
  ['another key of KubeVirt for the name of the machine', '{kubevirt.io/domain: web}', '{}', '{}', 'spec.selector.kubevirt.io/domain: no pod in these manifests has "kubevirt.io/domain: web", but VirtualMachine/web has "vmi.kubevirt.io/id: web", write that'],
])('reports %s', (_, selector, own, ofPod, expected) => {
  const objects = [service(selector), machine(own, ofPod)];
  expect(advice(...objects)).toEqual([expected]);
  expect(advice(...[...objects].reverse())).toEqual([expected]);
});

test.each<[string, string[]]>([
  ['a pod has the label', [service('{app: web}'), machine('{app: web}', '{}'), pod('{app: web}')]],
  ['a pod without a namespace has it', [service('{app: web}'), machine('{app: web}', '{}'), pod('{app: web}', '""')]],
  ['the pods of a Deployment have it', [service('{app: web}'), machine('{app: web}', '{}'), '{kind: Deployment, metadata: {name: d, namespace: shop}, spec: {template: {metadata: {labels: {app: web}}}}}']],
  ['the machine is in another namespace', [service('{app: web}', 'bank'), machine('{app: web}', '{}')]],
  ['no machine has anything similar', [service('{app: other}'), machine('{app: web}', '{tier: other}')]],
  ['the machine is of another platform', [service('{app: web}'), machine('{app: web}', '{}').replace('{kind', '{apiVersion: virtualization.deckhouse.io/v1alpha2, kind')]],
  ['the machine has the label', [service('{app: web}'), machine('{}', '{app: web}')]],
  ['KubeVirt sets the labels', [service('{vmi.kubevirt.io/id: web, vm.kubevirt.io/name: web, kubevirt.io: virt-launcher}'), machine('{}', '{}')]],
  ['it asks for the name up to a dot', [service('{vm.kubevirt.io/name: web}'), machine('{}', '{}', 'web.eu'), machine('{}', '{}', 'wbe')]],
  ['it asks for the hostname', ['{kind: VirtualMachine, metadata: {name: webb, namespace: shop}, spec: {template: {spec: {hostname: front}}}}', service('{vm.kubevirt.io/name: front}')]],
  ['it is a machine of a pool', [service('{vmi.kubevirt.io/id: workers-3, vm.kubevirt.io/name: workers-3}'), machine('{}', '{}', 'workers-33'), '{kind: VirtualMachinePool, metadata: {name: workers, namespace: shop}, spec: {}}']],
  ['it is meant for other pods of the same application', [service('{part-of: shop, app: redis}'), machine('{part-of: shop, app: web}', '{app: web}')]],
  ['an operator passes on the labels of its objects', [service('{app: web}'), machine('{app: web}', '{}'), '{kind: Cluster, metadata: {name: c, namespace: shop, labels: {app: web}}}']],
  ['it has no selector for pods', ['{apiVersion: serving.knative.dev/v1, kind: Service, metadata: {namespace: shop}, spec: {selector: {app: web}}}', '{apiVersion: v1, kind: Service, metadata: {namespace: shop}, spec: {type: ExternalName, selector: {app: web}}}', machine('{app: web}', '{}')]],
  ['the value is filled in later', [service('{app: "${APP}"}'), machine('{app: "${APP}"}', '{}')]],
  ['there is no selector', [service('null'), service('{}'), service('[a]'), service('{app: 5}'), machine('{app: 5}', '5')]],
])('reports nothing if %s', (_, objects) => {
  expect(advice(...objects)).toEqual([]);
});

test('is not misled by the labels of objects without pods', () => {
  const secret = '{kind: Secret, metadata: {name: s, namespace: shop, labels: {app: web}}}';
  expect(advice(service('{app: web}'), machine('{app: web}', '{}'), secret)).toHaveLength(1);
});

test('finds the labels of a pool, and the machine of an object without a namespace', () => {
  const pool = '{kind: VirtualMachinePool, metadata: {name: pool, namespace: shop}, spec: {virtualMachineTemplate: {metadata: {labels: {app: web}}}}}';
  expect(advice(service('{app: web}'), pool)).toEqual([expect.stringContaining('VirtualMachinePool/pool has it in its own metadata only, write it in its spec.virtualMachineTemplate.spec.template.metadata.labels')]);
  expect(advice(service('{app: web}', '""'), pool)).toHaveLength(1);
  expect(advice(service('{app: web}'), pool.replace('shop', '""'))).toHaveLength(1);
});

test('reports a misspelt name of a machine', () => {
  expect(advice(service('{vm.kubevirt.io/name: frotn}'), machine('{}', '{}', 'front.eu'))).toEqual([
    'spec.selector.vm.kubevirt.io/name: no pod in these manifests has "vm.kubevirt.io/name: frotn", but VirtualMachine/front.eu has "vm.kubevirt.io/name: front", write that',
  ]);
});

describe('a machine that kustomize has renamed', () => {
  /** The advice on a Service with a selector, beside an object with an old name. */
  function adviceBeside(selector: string, object: string, oldName: string): string[] {
    const services = new ServiceSelectors<number>();
    services.add(compared(loadAll(service(selector))[0], 0));
    services.add(compared(loadAll(object)[0], 1, { oldName }));
    return services.advice().map(({ issue: { rule, path, message } }) => `${rule}: ${path}: ${message}`);
  }
  const LINE = 'add {kind: Service, path: spec/selector/vmi.kubevirt.io\\/id} to nameReference of VirtualMachine in a file under configurations of the kustomization';

  test('is reported where a Service asks for its old name', () => {
    expect(adviceBeside('{vmi.kubevirt.io/id: web}', machine('{}', '{}', 'eu-web'), 'web')).toEqual([
      `reference-not-renamed: spec.selector.vmi.kubevirt.io/id: no pod in these manifests has "vmi.kubevirt.io/id: web", kustomize has renamed the machine to "eu-web": ${LINE}`,
    ]);
  });

  test('is better asked for by the label that has its whole name', () => {
    expect(adviceBeside('{vm.kubevirt.io/name: web}', machine('{}', '{}', 'eu-web.shop'), 'web.shop')).toEqual([
      `reference-not-renamed: spec.selector.vm.kubevirt.io/name: no pod in these manifests has "vm.kubevirt.io/name: web", kustomize has renamed the machine to "eu-web.shop": write "vmi.kubevirt.io/id: web.shop" instead, and ${LINE}`,
    ]);
  });

  test.each([
    ['it has a hostname', '{vm.kubevirt.io/name: web}', '{kind: VirtualMachine, metadata: {name: eu-web, namespace: shop}, spec: {template: {spec: {hostname: front}}}}'],
    ['the Service has the new name', '{vmi.kubevirt.io/id: eu-web}', machine('{}', '{}', 'eu-web')],
    ['it is a pool, whose name no pod has', '{vmi.kubevirt.io/id: web}', '{kind: VirtualMachinePool, metadata: {name: eu-web, namespace: shop}, spec: {}}'],
  ])('is not reported if %s', (_, selector, object) => {
    expect(adviceBeside(selector, object, 'web')).toEqual([]);
  });
});

test('keeps clusters apart', () => {
  const services = new ServiceSelectors<number>();
  const [front, web] = [service('{app: web}', '""'), machine('{app: web}', '{}')].map((text) => loadAll(text)[0]);
  services.add(compared(front, 0, { set: 'eu' }));
  services.add(compared(web, 1, { set: 'us' }));
  expect(services.advice()).toEqual([]);
  services.add(compared(front, 2, { set: 'us' }));
  expect(services.advice().map(({ place }) => place)).toEqual([2]);
});

test('reports each label that a machine lacks, of the first fifty Services', () => {
  expect(advice(service('{app: web, tier: front, zone: a}'), machine('{app: web}', '{tier: front, zone: a}', 'other'), machine('{app: web, tier: front}', '{zone: a}'))).toHaveLength(1);
  expect(advice(...Array.from({ length: 70 }, () => service('{app: web}')), machine('{app: web}', '{}'))).toHaveLength(50);
});

test('does not stop at a name that is no string', () => {
  const odd = '{kind: VirtualMachine, metadata: {name: {toString: 1}, namespace: shop, labels: {app: web}}, spec: {}}';
  expect(advice(service('{app: web}'), odd)).toEqual([expect.stringContaining('VirtualMachine/ has it in its own metadata only')]);
});

test('never fails, whatever objects contain', () => {
  const object = fc.record({ apiVersion: fc.constant('v1'), kind: fc.constantFrom('Service', 'VirtualMachine', 'VirtualMachinePool', 'Pod'), metadata: fc.anything(), spec: fc.anything() });
  fc.assert(fc.property(fc.array(object), (objects) => {
    const services = new ServiceSelectors<number>();
    (JSON.parse(JSON.stringify(objects)) as object[]).forEach((each, index) => services.add(compared(each, index)));
    services.advice();
  }));
});
