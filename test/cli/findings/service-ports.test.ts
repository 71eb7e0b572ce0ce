// Services whose ports do not reach the guests of the machines that they select.
import { loadAll } from 'js-yaml';
import { compared } from './compared-object';
import { ServicePorts } from '../../../src/cli/findings/service-ports';

/** The advice on Services, as `path: message`. */
function advice(...texts: readonly string[]): string[] {
  const services = new ServicePorts<string>();
  texts.flatMap((text) => loadAll(text)).forEach((object: any) => services.add(compared(object, object.metadata.name)));
  return services.advice().map(({ issue: { path, message } }) => `${path}: ${message}`);
}

const service = (ports: string, more = '', namespace = 'shop') => (
  `{apiVersion: v1, kind: Service, metadata: {name: front, namespace: ${namespace}}, spec: {selector: {app: web}, ports: [${ports}]${more}}}`
);
const machine = (spec: string, metadata = 'labels: {app: web}') => (
  `{kind: VirtualMachine, metadata: {name: web, namespace: shop}, spec: {template: {metadata: {${metadata}}, spec: {${spec}}}}}`
);
const forwarding = (ports: string, field = 'ports') => (
  machine(`domain: {devices: {interfaces: [{name: default, masquerade: {}, ${field}: [${ports}]}]}}, networks: [{name: default, pod: {}}]`)
);
const bridged = (more: string) => machine(`domain: {devices: {interfaces: [{name: lan, bridge: {}}]}}, networks: [{name: lan, multus: {networkName: office${more}}}]`);

test.each([
  ['another port', '{port: 80}', forwarding('{port: 22}'), 'spec.ports[0].port: VirtualMachine/web does not forward 80/TCP to its guest, write it under ports of its interface "default", or remove those to forward all'],
  ['the port of another protocol', '{port: 53, protocol: UDP}', forwarding('{port: 53}'), 'spec.ports[0].port: VirtualMachine/web does not forward 53/UDP to its guest, write it under ports of its interface "default", or remove those to forward all'],
  ['a port outside the ranges', '{port: 443}, {port: 80, targetPort: 8080}', forwarding('{start: 400, end: 500, protocol: TCP}', 'portRanges'), 'spec.ports[1].targetPort: VirtualMachine/web does not forward 8080/TCP to its guest, write it under ports of its interface "default", or remove those to forward all'],
  ['a port after others that are none', 'null, 5, {port: 80}', forwarding('{port: 22}'), 'spec.ports[2].port: VirtualMachine/web does not forward 80/TCP to its guest, write it under ports of its interface "default", or remove those to forward all'],
  ['a name that no port has', '{port: 80, targetPort: http}', forwarding('{port: 80, name: web}'), 'spec.ports[0].targetPort: "http" is not the name of a port of VirtualMachine/web, write its number, or name the port under ports of its interface'],
  ['a machine that is elsewhere', '{port: 80}', bridged(''), 'spec.selector: VirtualMachine/web is not on the pod network, where Services live, write pod: {} for one of its networks'],
  ['a machine without a network', '{port: 80}', machine('domain: {devices: {autoattachPodInterface: false}}'), 'spec.selector: VirtualMachine/web is not on the pod network, where Services live, write pod: {} for one of its networks'],
])('reports %s', (_, ports, target, expected) => {
  expect(advice(service(ports), target)).toEqual([expected]);
  expect(advice(target, service(ports))).toEqual([expected]);
});

test.each<[string, string[]]>([
  ['the port is forwarded', [service('{port: 80}, {port: 2222, targetPort: ssh}'), forwarding('{port: 80}, {port: 22, name: ssh, protocol: TCP}')]],
  ['every port is', [service('{port: 80}'), forwarding('')]],
  ['the machine is on the pod network by default', [service('{port: 80}'), machine('domain: {}')]],
  ['its default network has the address of the pod', [service('{port: 80}'), bridged(', default: true')]],
  ['the Service only gives names', [service('{port: 1234}', ', clusterIP: None'), forwarding('{port: 22}')]],
  ['Istio answers', [service('{port: 80}'), forwarding('{port: 22}').replace('metadata: {labels', 'metadata: {annotations: {sidecar.istio.io/inject: "true"}, labels')]],
  ['the machine is in another namespace', [service('{port: 80}', '', 'bank'), forwarding('{port: 22}')]],
  ['the machine has another label', [service('{port: 80}').replace('{app: web}', '{app: web, tier: front}'), forwarding('{port: 22}')]],
  ['a port is filled in later', [service('{port: 80, targetPort: "${PORT}"}'), forwarding('{port: "${PORT}"}')]],
  ['values have other types', [service('5, {port: [1]}'), '{apiVersion: v1, kind: Service, metadata: {namespace: shop}, spec: {selector: [1], ports: 5}}', forwarding('{port: 22}'), '{kind: VirtualMachine, metadata: 5, spec: {template: {spec: {networks: [1, null], domain: 5}}}}']],
])('reports nothing where %s', (_, objects) => {
  expect(advice(...objects)).toEqual([]);
});

test('reports a port once for all machines of a Service', () => {
  const machines = ['web-1', 'web-2'].map((name) => forwarding('{port: 22}').replace('name: web', `name: ${name}`));
  expect(advice(service('{port: 80}'), ...machines)).toEqual([expect.stringContaining('VirtualMachine/web-1 does not forward 80/TCP')]);
});
