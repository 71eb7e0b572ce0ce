// Machines on networks that the manifests define in another namespace.
import { loadAll } from 'js-yaml';
import { compared } from './compared-object';
import { NetworksElsewhere } from '../../../src/cli/findings/networks-elsewhere';

/** The advice on machines, as `path: message`. */
function advice(texts: readonly string[], networkAttachmentDefinitions?: string[]): string[] {
  const networks = new NetworksElsewhere<string>({ networkAttachmentDefinitions });
  texts.flatMap((text) => loadAll(text)).forEach((object: any) => networks.add(compared(object, object.metadata.name)));
  return networks.advice().map(({ issue: { path, message } }) => `${path}: ${message}`);
}

const definition = (namespace: string, name = 'office') => `{kind: NetworkAttachmentDefinition, metadata: {name: ${name}, namespace: ${namespace}}}`;
const machine = (network: string, namespace = 'shop') => `{kind: VirtualMachine, metadata: {name: web, namespace: ${namespace}}, spec: {template: {spec: {networks: [{name: lan, multus: {networkName: ${network}}}]}}}}`;

test.each([
  ['office', 'shared', '"office" is not in the namespace "shop" of these manifests, but "shared/office" is, write that'],
  ['sharde/office', 'shared', '"sharde/office" is not in the namespace "sharde" of these manifests, but "shared/office" is, write that'],
  ['shared/office', 'shop', '"shared/office" is not in the namespace "shared" of these manifests, but "shop/office" is, write that'],
])('reports %s where only %s has it', (network, namespace, expected) => {
  const path = 'spec.template.spec.networks[0].multus.networkName';
  expect(advice([machine(network), definition(namespace)])).toEqual([`${path}: ${expected}`]);
  expect(advice([definition(namespace), machine(network)])).toEqual([`${path}: ${expected}`]);
});

test.each<[string, string[]]>([
  ['it is there too', [machine('office'), definition('shared'), definition('shop')]],
  ['several namespaces have their own', [machine('office'), definition('blue'), definition('green')]],
  ['it may be anywhere', [machine('office'), definition('""')]],
  ['the machine may be anywhere', [machine('office', '""'), definition('shared')]],
  ['a namespace is filled in later', [machine('office', '"${NAMESPACE}"'), machine('"${NAMESPACE}/office"'), definition('shared')]],
  ['no definition has the name', [machine('lab'), definition('shared')]],
])('reports nothing where %s', (_, objects) => {
  expect(advice(objects)).toEqual([]);
});

test('leaves it to the rule on networks if those of the cluster are known', () => {
  expect(advice([machine('office'), definition('shared')], [])).toEqual([]);
});
