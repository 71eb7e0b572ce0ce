// The rule on NetworkAttachmentDefinitions: their configuration is a string that the API server does not parse but nodes must.
import { LINK_NAME } from '../../issues/formats';
import type { Issue } from '../../issues/issues';
import { anything, atLeast, type Check, type Fields, flag, mapOf, required } from '../../issues/shape';
import { shapeIssues } from '../../issues/shape-issues';
import { isMap, listOf } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { NetworkAttachmentDefinitionRule } from '../rule';

const EXAMPLE = '\'{"cniVersion": "0.3.1", "type": "bridge", "bridge": "br-office"}\'';

const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string in quotes';

const pluginName: Check = (value) => typeof value === 'string' && value !== '' ? undefined : 'write the name of a plugin in quotes, such as "bridge"';

/** The plugin of OVN-Kubernetes. */
export const OVN = 'ovn-k8s-cni-overlay';

const DNS: Fields = { nameservers: [text], domain: text, search: [text], options: [text] };

/** The fields of a configuration and of its plugins that nodes parse themselves; plugins define all others. */
const PARSED_FIELDS: Fields = {
  cniVersion: text,
  name: text,
  type: text,
  capabilities: mapOf(flag),
  ipam: atLeast({ type: text }, anything),
  dns: atLeast(DNS, anything),
};

const number: Check = (value) => Number.isInteger(value) ? undefined : 'write a whole number without quotes';

/** The number of a VLAN, or 0 for none. */
const vlan: Check = (value) => number(value) ?? (value >= 0 && value <= 4094 ? undefined : 'write a whole number from 0 to 4094');

/** A node has no bridge of another name, and cannot make one. */
const bridgeName: Check = (value) => text(value) ?? (value === '' || LINK_NAME.matches(value) ? undefined : `write ${LINK_NAME.write}`);

const BRIDGE: Fields = {
  bridge: bridgeName,
  isGateway: flag,
  isDefaultGateway: flag,
  forceAddress: flag,
  ipMasq: flag,
  mtu: number,
  hairpinMode: flag,
  promiscMode: flag,
  vlan,
  preserveDefaultVlan: flag,
  macspoofchk: flag,
  enabledad: flag,
};

/** The fields that plugins parse themselves, by the plugin. */
const PLUGIN_FIELDS: ReadonlyMap<string, Fields> = new Map<string, Fields>([
  ['bridge', BRIDGE],
  // The same plugin, as the Cluster Network Addons Operator and OpenShift install it.
  ['cnv-bridge', BRIDGE],
  ['sriov', {
    master: text,
    mac: text,
    mtu: number,
    vlan,
    vlanQoS: (value) => number(value) ?? (value >= 0 && value <= 7 ? undefined : 'write a whole number from 0 to 7'),
    vlanProto: text,
    deviceID: text,
    min_tx_rate: number,
    max_tx_rate: number,
    spoofchk: text,
    trust: text,
    link_state: text,
  }],
  [OVN, {
    role: text,
    topology: text,
    netAttachDefName: text,
    mtu: number,
    subnets: text,
    excludeSubnets: text,
    vlanID: number,
    allowPersistentIPs: flag,
    physicalNetworkName: text,
  }],
]);

/** The names of these fields by their lower-case form: Go ignores the case of a field name. */
const FIELD_NAMES = new Map([PARSED_FIELDS, DNS, ...PLUGIN_FIELDS.values()].flatMap(Object.keys).map((field) => [field.toLowerCase(), field]));

const PLUGIN = atLeast({ ...PARSED_FIELDS, type: required(pluginName, 'name the plugin, such as "bridge"') }, anything);

const PLUGINS = atLeast({ ...PARSED_FIELDS, plugins: [PLUGIN] }, anything);

const FORM = { list: 'write [ and ] around its items', map: 'write a JSON object' };

/** Nodes must be able to run the configuration of a network. */
export const networkConfigForm: NetworkAttachmentDefinitionRule = {
  name: 'network-config-form',
  refuses: 'a CNI configuration that is not JSON, that names no plugin, or that has an invalid field',
  story: 'The API server accepts any string. Multus reads it when it attaches a pod to the network, and refuses the pod: each machine waits in '
    + 'Scheduling, and its pod in ContainerCreating. The plugins bridge, cnv-bridge, sriov and ovn-k8s-cni-overlay refuse invalid fields too, such '
    + 'as a vlan in quotes or above 4094, or a bridge whose name has more than 15 characters. A configuration has '
    + 'either type, which names one plugin, or plugins, a list that runs in order. An object without a configuration stands for the file of the same name on the nodes.',
  when: ['config'],
  check: ({ config = '' }, refuse) => {
    const value = readConfig(config, (error) => (
      refuse('config', `not JSON${placeOf(error, config)}, write a CNI configuration such as ${EXAMPLE}`)
    ));
    if (value !== undefined) {
      refuseMisshapen(value, refuse);
    }
  },
};

/** A configuration as nodes read it; undefined if it is on the nodes, has variables, or is not JSON. */
function readConfig(config: string, atMistake?: (error: SyntaxError) => void): unknown {
  try {
    // A variable may stand for a number, so that the string is JSON only after another tool fills it in.
    return config === '' || isFilledInLater(config) ? undefined : normalizeAsGo(JSON.parse(config));
  } catch (error) {
    atMistake?.(error as SyntaxError);
    return undefined;
  }
}

/** Where a string stops being JSON, as far as the parser reports it without quoting the string. */
function placeOf({ message }: SyntaxError, json: string): string {
  const [, character] = /^Unexpected token '(.)'/u.exec(message) ?? [];
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  const line = position !== undefined && json.trim().includes('\n') ? ` on line ${json.slice(0, Number(position)).split('\n').length} of the string` : '';
  return character === undefined ? line : ` at a ${JSON.stringify(character)}`;
}

/** A value as Go reads it: the case of field names is ignored, a null in a map counts as missing, and a null in a list as empty. */
function normalizeAsGo(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => item === null ? '' : normalizeAsGo(item));
  }
  return !isMap(value) ? value : Object.fromEntries(Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([field, inner]) => [FIELD_NAMES.get(field.toLowerCase()) ?? field, normalizeAsGo(inner)]));
}

function refuseMisshapen(value: unknown, refuse: Refuse): void {
  const { type = '', plugins = [] } = isMap(value) ? value : {};
  if (type === '' && Array.isArray(plugins) && plugins.length === 0) {
    refuse('config', `neither a type nor plugins, write a CNI configuration such as ${EXAMPLE}`);
    return;
  }
  const issues = [
    ...shapeIssues(value, type === '' ? PLUGINS : PLUGIN, 'config', FORM),
    ...pluginsOf(value).flatMap(({ plugin, path }) => pluginIssues(plugin, path)),
  ];
  for (const { path, message } of issues) {
    refuse(path, message);
  }
}

/** The configurations of the plugins in one, each with its path, and with the name of the network. */
function pluginsOf(value: unknown): readonly { readonly plugin: any; readonly path: string; readonly name: unknown }[] {
  const { type = '', plugins = [], name } = isMap(value) ? value : {};
  return type === '' ? listOf(plugins).map((plugin, index) => ({ plugin, path: `config.plugins[${index}]`, name })) : [{ plugin: value, path: 'config', name }];
}

/** The configurations of the plugins of a network; none if nodes cannot read them, or only later. */
export function configuredPlugins(config: string): ReturnType<typeof pluginsOf> {
  return pluginsOf(readConfig(config));
}

/** The issues of the fields that a plugin parses itself. It ignores others. */
function pluginIssues(plugin: any, path: string): readonly Issue[] {
  return Object.entries(PLUGIN_FIELDS.get(plugin?.type) ?? {}).flatMap(([field, shape]) => shapeIssues(plugin[field], shape, `${path}.${field}`, FORM));
}
