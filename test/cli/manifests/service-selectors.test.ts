import { loadAll } from 'js-yaml';
import { ServiceSelectors } from '../../../src/cli/manifests/service-selectors';

/** The advice on Services, as `path: message`. */
function advice(...texts: readonly string[]): string[] {
  const services = new ServiceSelectors<string>();
  texts.flatMap((text) => loadAll(text)).forEach((object: any) => services.add(undefined, object, () => object.metadata.name));
  return services.advice().map(({ issue: { path, message } }) => `${path}: ${message}`);
}

const service = (selector: string, namespace = 'shop') => `{kind: Service, metadata: {name: front, namespace: ${namespace}}, spec: {selector: ${selector}}}`;
const machine = (own: string, ofPod: string, name = 'web') => `{kind: VirtualMachine, metadata: {name: ${name}, namespace: shop, labels: ${own}}, spec: {template: {metadata: {labels: ${ofPod}}}}}`;
const pod = (labels: string, namespace = 'shop') => `{kind: Pod, metadata: {name: p, namespace: ${namespace}, labels: ${labels}}}`;

test.each([
  ['a label of the machine itself', '{app: web}', '{app: web}', '{}', 'spec.selector.app: no pod in these manifests has "app: web", a machine has it in its own metadata only, write it in spec.template.metadata.labels of the machine'],
  ['a misspelt value', '{app: shpo}', '{}', '{app: shop}', 'spec.selector.app: no pod in these manifests has "app: shpo", but a machine has "app: shop", write that'],
  [
    'another key of KubeVirt', '{kubevirt.io/vm: web}', '{}', '{kubevirt.io/domain: web}',
    'spec.selector.kubevirt.io/vm: no pod in these manifests has "kubevirt.io/vm: web", but a machine has "kubevirt.io/domain: web" and "vmi.kubevirt.io/id: web", write one of them',
  ],
  ['the name of the machine as a label', '{kubevirt.io/domain: web}', '{}', '{}', 'spec.selector.kubevirt.io/domain: no pod in these manifests has "kubevirt.io/domain: web", but a machine has "vmi.kubevirt.io/id: web", write that'],
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
  ['the machine has the label', [service('{app: web}'), machine('{}', '{app: web}')]],
  ['KubeVirt sets the labels', [service('{vmi.kubevirt.io/id: web, vm.kubevirt.io/name: web, kubevirt.io: virt-launcher}'), machine('{}', '{}')]],
  ['it is a machine of a pool', [service('{vmi.kubevirt.io/id: workers-3}'), machine('{}', '{}', 'workers-33'), '{kind: VirtualMachinePool, metadata: {name: workers, namespace: shop}, spec: {}}']],
  ['the value is filled in later', [service('{app: "${APP}"}'), machine('{app: "${APP}"}', '{}')]],
  ['there is no selector', [service('null'), service('{}'), service('[a]'), service('{app: 5}'), machine('{app: 5}', '5')]],
])('reports nothing if %s', (_, objects) => {
  expect(advice(...objects)).toEqual([]);
});
