// Configurations of networks, and which of them nodes can run: test/plane/cni writes both.
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

/** Nulls that are refused there in the configuration of several plugins, and not in that of one. */
const LOOSER = /^\{[^[{]*"(?:cniVersion|name)":null,.*"plugins"/;

test('a configuration is refused if, and only if, nodes cannot run it', () => {
  const wrong = vectors.filter(({ config, refused = false }) => messages(config).length > 0 !== refused);
  expect(wrong.filter(({ config }) => !LOOSER.test(config))).toEqual([]);
  expect(vectors.filter(({ refused }) => refused).length).toBeGreaterThan(100);
});

test.each([
  ['{\n  "type": "bridge",\n  "bridge": "br0",\n}', `not JSON on line 4 of the string, write a CNI configuration such as ${EXAMPLE}`],
  ['{type: bridge}', `not JSON, write a CNI configuration such as ${EXAMPLE}`],
  ['{"type": "bridge", "isGateway": yes}', `not JSON at a "y", write a CNI configuration such as ${EXAMPLE}`],
  ['{"name": "office"}', `neither a type nor plugins, write a CNI configuration such as ${EXAMPLE}`],
])('%s is refused as a whole', (config, message) => {
  expect(messages(config)).toEqual([`spec.config: ${message} [network-config-form]`]);
});

test('fields are refused where they stand, all at once', () => {
  expect(['{"cniVersion": 0.3, "ipam": "dhcp", "type": "bridge"}', '{"plugins": [{"type": "bridge"}, {}]}'].flatMap(messages)).toEqual([
    'spec.config.cniVersion: 0.3 is not valid here: write a string in quotes [network-config-form]',
    'spec.config.ipam: "dhcp" is not a map: write its fields type [network-config-form]',
    'spec.config.plugins[1].type: is missing: name the plugin, such as "bridge" [network-config-form]',
  ]);
  expect(messages({ type: 'bridge' })).toEqual(['spec.config: an object has the wrong type, write a string in quotes [fits-schema]']);
});

test('a configuration into which another tool is still to put values passes', () => {
  expect(['{"type": "bridge", "vlan": ${VLAN}}', '{"type": "bridge", "vlan": {{ .Values.vlan }}}'].flatMap(messages)).toEqual([]);
});
