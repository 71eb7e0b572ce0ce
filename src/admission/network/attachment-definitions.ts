// The rule on networks of Multus themselves: their configuration is a text, which the server does not read, and which nodes have to read.
import { anything, atLeast, type Check, type Fields, flag, mapOf, required, shapeIssues } from '../../issues/shape';
import { isMap } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { NetworkAttachmentDefinitionRule } from '../rule';

const EXAMPLE = '\'{"cniVersion": "0.3.1", "type": "bridge", "bridge": "br-office"}\'';

const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string in quotes';

const pluginName: Check = (value) => typeof value === 'string' && value !== '' ? undefined : 'write the name of a plugin in quotes, such as "bridge"';

const DNS: Fields = { nameservers: [text], domain: text, search: [text], options: [text] };

/** The fields of a configuration and of its plugins that nodes read themselves; all others are a plugin's own. */
const READ: Fields = {
  cniVersion: text,
  name: text,
  type: text,
  capabilities: mapOf(flag),
  ipam: atLeast({ type: text }, anything),
  dns: atLeast(DNS, anything),
};

/** Their names, by the letters that count: Go reads a field in any capitals. */
const NAMES = new Map([...Object.keys(READ), ...Object.keys(DNS)].map((field) => [field.toLowerCase(), field]));

const PLUGIN = atLeast({ ...READ, type: required(pluginName, 'name the plugin, such as "bridge"') }, anything);

const PLUGINS = atLeast({ ...READ, plugins: [PLUGIN] }, anything);

const FORM = { list: 'write [ and ] around its items', map: 'write a JSON object' };

/** The configuration of a network is one that nodes can run. */
export const networkConfigForm: NetworkAttachmentDefinitionRule = {
  name: 'network-config-form',
  refuses: 'the CNI configuration of a network that is not JSON, that names no plugin, or that has a field of the wrong type',
  story: 'The API server takes any text. Multus reads it once a pod is to be attached to the network, and refuses the pod: each machine there waits in Scheduling, and its pod in '
    + 'ContainerCreating. A configuration has the type of one plugin, or plugins, a list of those that are run one after the other. An object without a configuration means the file '
    + 'of its name that nodes have.',
  when: ['config'],
  check: ({ config = '' }, refuse) => {
    // A variable stands where a number is to be: the text is JSON only once another tool has put it in.
    if (config === '' || isFilledInLater(config)) {
      return;
    }
    let value;
    try {
      value = asGoReads(JSON.parse(config));
    } catch (error) {
      refuse('config', `not JSON${placeOf(error as SyntaxError, config)}, write a CNI configuration such as ${EXAMPLE}`);
      return;
    }
    refuseMisshapen(value, refuse);
  },
};

/** Where a text stops being JSON, as far as the parser says it without quoting the text. */
function placeOf({ message }: SyntaxError, json: string): string {
  const [, character] = /^Unexpected token '(.)'/u.exec(message) ?? [];
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  const line = position !== undefined && json.trim().includes('\n') ? ` in line ${json.slice(0, Number(position)).split('\n').length} of the text` : '';
  return character === undefined ? line : ` at a ${JSON.stringify(character)}`;
}

/** A value as Go reads it: a field in any capitals, a null in a map as if it were not there, and one in a list as what is empty. */
function asGoReads(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => item === null ? '' : asGoReads(item));
  }
  return !isMap(value) ? value : Object.fromEntries(Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([field, inner]) => [NAMES.get(field.toLowerCase()) ?? field, asGoReads(inner)]));
}

function refuseMisshapen(value: unknown, refuse: Refuse): void {
  const { type = '', plugins = [] } = isMap(value) ? value : {};
  if (type === '' && Array.isArray(plugins) && plugins.length === 0) {
    refuse('config', `neither a type nor plugins, write a CNI configuration such as ${EXAMPLE}`);
    return;
  }
  for (const { path, message } of shapeIssues(value, type === '' ? PLUGINS : PLUGIN, 'config', FORM)) {
    refuse(path, message);
  }
}
