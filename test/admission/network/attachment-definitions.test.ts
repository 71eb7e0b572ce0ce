// CNI configurations, with the verdict of the code that nodes run: test/plane/cni writes both.
import { readFileSync } from 'fs';
import { join } from 'path';
import { violationsOf } from '../../../src/admission/admission';
import { issueText } from '../../../src/issues/issues';

interface Vector {
  readonly config: string;
  readonly refused?: boolean;
}

const vectors: Vector[] = JSON.parse(readFileSync(join(__dirname, 'cni.vectors.json'), 'utf8'));

const EXAMPLE = '\'{"cniVersion": "0.3.1", "type": "bridge", "bridge": "br-office"}\'';

const definition = (config: unknown) => ({ apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', metadata: { name: 'office' }, spec: { config } });
const messages = (config: unknown) => violationsOf(definition(config), undefined).map(issueText);

/** Nulls that nodes refuse in a configuration of several plugins but not in one of a single plugin. */
const LOOSER = /^\{[^[{]*"(?:cniVersion|name)":null,.*"plugins"/;

test('refuses a configuration if and only if nodes cannot run it', () => {
  const wrong = vectors.filter(({ config, refused = false }) => messages(config).some((message) => message.endsWith('[network-config-form]')) !== refused);
  expect(wrong.filter(({ config }) => !LOOSER.test(config))).toEqual([]);
  expect(vectors.filter(({ refused }) => refused).length).toBeGreaterThan(100);
});

test.each([
  ['{\n  "type": "bridge",\n  "bridge": "br0",\n}', `not JSON on line 4 of the string, write a CNI configuration such as ${EXAMPLE}`],
  ['{type: bridge}', `not JSON, write a CNI configuration such as ${EXAMPLE}`],
  ['{"type": "bridge", "isGateway": yes}', `not JSON at a "y", write a CNI configuration such as ${EXAMPLE}`],
  ['{"name": "office"}', `neither a type nor plugins, write a CNI configuration such as ${EXAMPLE}`],
])('refuses %s as a whole', (config, message) => {
  expect(messages(config)).toEqual([`spec.config: ${message} [network-config-form]`]);
});

test('refuses invalid fields at their paths, all at once', () => {
  expect(['{"cniVersion": 0.3, "ipam": "dhcp", "type": "bridge"}', '{"plugins": [{"type": "bridge"}, {}]}'].flatMap(messages)).toEqual([
    'spec.config.cniVersion: 0.3 is not valid here: write a string in quotes [network-config-form]',
    'spec.config.ipam: "dhcp" is not a map: write one with type [network-config-form]',
    'spec.config.plugins[1].type: is missing: name the plugin, such as "bridge" [network-config-form]',
  ]);
  expect(messages({ type: 'bridge' })).toEqual(['spec.config: an object has the wrong type, write a string in quotes [fits-schema]']);
});

test.each([
  ['{"type": "bridge", "bridge": "br0", "vlan": "5", "mtu": 1500.5, "MacSpoofChk": "true"}', [
    'mtu: 1500.5 is not valid here: write a whole number without quotes', 'vlan: "5" is not valid here: write a whole number without quotes',
    'macspoofchk: "true" is not valid here: write true or false',
  ]],
  ['{"plugins": [{"type": "tuning", "vlan": "5"}, {"type": "sriov", "vlan": "5", "trust": true}]}', [
    'plugins[1].vlan: "5" is not valid here: write a whole number without quotes', 'plugins[1].trust: true is not valid here: write a string in quotes',
  ]],
  ['{"name": "office", "type": "ovn-k8s-cni-overlay", "topology": "localnet", "netAttachDefName": "web/office", "vlanID": "5", "subnets": ["10.1.0.0/24"]}', [
    'subnets: a list is not valid here: write a string in quotes', 'vlanID: "5" is not valid here: write a whole number without quotes',
  ]],
])('refuses fields that a plugin cannot parse: %s', (config, expected) => {
  expect(messages(config)).toEqual(expected.map((message) => `spec.config.${message} [network-config-form]`));
});

test.each(['bridge', 'cnv-bridge', 'sriov'])('the VLAN of a %s is a number from 0 to 4094', (type) => {
  const tagged = (vlan: number) => messages(JSON.stringify({ plugins: [{ type: 'tuning' }, { type, vlan }] }));
  expect([5000, -1].map(tagged)).toEqual([5000, -1].map((vlan) => [
    `spec.config.plugins[1].vlan: ${vlan} is not valid here: write a whole number from 0 to 4094 [network-config-form]`,
  ]));
  expect([0, 4094].flatMap(tagged)).toEqual([]);
});

test('the bridge has the name of an interface of Linux, and the priority of a VLAN has three bits', () => {
  expect(['{"type": "bridge", "bridge": "br-office-second"}', '{"type": "sriov", "vlan": 5, "vlanQoS": 8}'].flatMap(messages)).toEqual([
    'spec.config.bridge: "br-office-second" is not valid here: write at most 15 characters without space, "/" or ":", such as "eth0" [network-config-form]',
    'spec.config.vlanQoS: 8 is not valid here: write a whole number from 0 to 7 [network-config-form]',
  ]);
  expect(['{"type": "cnv-bridge", "bridge": "br-office-first"}', '{"type": "sriov", "vlan": 5, "vlanQoS": 7}'].flatMap(messages)).toEqual([]);
});

test('passes fields that plugins parse or ignore', () => {
  expect([
    '{"type": "bridge", "bridge": "br0", "vlan": 5, "isGateway": null, "trust": true, "vlan_id": "x"}',
    '{"type": "sriov", "vlan": 0, "trust": "on", "minTxRate": "5", "isGateway": "x"}',
    '{"name": "office", "type": "ovn-k8s-cni-overlay", "topology": "localnet", "netAttachDefName": "web/office", "vlanID": 5, "allowPersistentIPs": true, "vlan": "x"}',
    '{"type": "macvtap", "mtu": "1500"}',
  ].flatMap(messages)).toEqual([]);
});

test('passes a configuration that another tool fills in', () => {
  expect(['{"type": "bridge", "vlan": ${VLAN}}', '{"type": "bridge", "vlan": {{ .Values.vlan }}}'].flatMap(messages)).toEqual([]);
});
