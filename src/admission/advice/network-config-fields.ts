// Advice on network data of version 2 with a field that netplan does not know, or with a value that it refuses.
import { adviseOnForm } from './cloud-init-text';
import { eachNetworkConfig } from './network-configs';
import type { Form } from '../../cloud-init/cloud-config-fields';
import { type Known, type KnownFields, NETPLAN } from '../../cloud-init/netplan-fields';
import { joinPath } from '../../issues/issues';
import { alternatives, nearestFields } from '../../issues/nearest-name';
import { isMap } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { MachineRule } from '../rule';

/** Where a machine's network data of this form can be. */
export const NETWORK_CONFIGS = ['networkData', 'networkDataBase64', 'networkDataSecretRef'].map((field) => `volumes[].cloudInitNoCloud.${field}`);

/** Every network-config has this word, and another rule has to parse every text anyway. */
const VERSION = /version/;

/** Values must have the forms that netplan reads. */
export const networkConfigFieldForm: MachineRule = {
  name: 'network-config-field-form',
  refuses: 'a value in network data of version 2 that netplan refuses, such as an address without a prefix length, a malformed gateway, a set-name without match, or a VLAN without id',
  story: 'In guests with netplan, such as Ubuntu, cloud-init passes the data on, and netplan refuses the whole of it because of one such value, so no '
    + 'interface gets an address. In other guests cloud-init stops, or guesses: an address without a prefix length gets 24, or 64 for IPv6. A MAC address '
    + 'needs quotes, because YAML reads some as numbers. `netplan generate --root-dir` reads a file as a guest does.',
  when: NETWORK_CONFIGS,
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, VERSION, (config, adviseIt) => {
    checkValue('', config, NETPLAN, {
      atMistake: (path, value, form) => adviseOnForm(path, value, form, adviseIt),
      atMap: (path, fields, known) => adviseOnNeeds(path, fields, known, adviseIt),
    });
  }),
};

/** Fields must have names that netplan knows. */
export const networkConfigFieldUnknown: MachineRule = {
  name: 'network-config-field-unknown',
  refuses: 'a misspelt field in network data of version 2, or a field of another format',
  story: 'In guests with netplan, such as Ubuntu, one unknown field makes netplan refuse the whole of the data, so no interface gets an address. Other '
    + 'guests ignore the field. Names are case-sensitive, and their words are joined by "-". Only fields that resemble a known one are reported, and '
    + 'some that other formats have.',
  when: NETWORK_CONFIGS,
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, VERSION, (config, adviseIt) => {
    checkValue('', config, NETPLAN, { atMap: (path, fields, known) => adviseOnNames(path, fields, known, adviseIt) });
  }),
};

type Fields = { readonly [field: string]: unknown };

/** What is known of a map with known fields. */
type KnownMap = Known & { readonly fields: KnownFields };

/** What to do at each value without the form that it needs, and at each map with known fields. */
interface Visitor {
  readonly atMistake?: (path: string, value: unknown, form: Form) => void;
  readonly atMap: (path: string, fields: Fields, known: KnownMap) => void;
}

/**
 * Visits a value, and everything below it unless it has the wrong form. What another tool still has to fill in may become anything, and a field
 * without a value counts as missing.
 */
function checkValue(path: string, value: unknown, known: Known, visitor: Visitor): void {
  if (value === null || isUnknownYet(value)) {
    return;
  }
  if (known.form?.has(value) === false) {
    visitor.atMistake?.(path, value, known.form);
  } else {
    checkParts(path, value, known, visitor);
  }
}

function checkParts(path: string, value: unknown, known: Known, visitor: Visitor): void {
  const { fields, each } = known;
  // A map with names of its own may have any.
  if (fields !== undefined && each === undefined && isMap(value)) {
    visitor.atMap(path, value, { ...known, fields });
  }
  for (const [place, part] of partsOf(value)) {
    const below = fields?.[place] ?? each;
    if (below !== undefined) {
      checkValue(joinPath(path, place), part, below, visitor);
    }
  }
}

const isUnknownYet = (value: unknown) => typeof value === 'string' && isFilledInLater(value);

/** The items of a list, or the values of a map, each with its path below the value. */
function partsOf(value: unknown): readonly (readonly [place: string, part: unknown])[] {
  return Array.isArray(value) ? value.map((item, index) => [`[${index}]`, item] as const) : isMap(value) ? Object.entries(value) : [];
}

function adviseOnNeeds(path: string, fields: Fields, { needs = [], fields: known }: KnownMap, advise: Refuse): void {
  for (const { field, other, write } of needs) {
    const value = fields[field] ?? undefined;
    if (value !== undefined && !isUnknownYet(value) && known[field].form?.has(value) !== false && !(other in fields)) {
      advise(joinPath(path, field), `is set without ${other}, write ${write} beside it`);
    }
  }
}

function adviseOnNames(path: string, fields: Fields, { foreign, fields: known }: KnownMap, advise: Refuse): void {
  for (const field of Object.keys(fields).filter((each) => !(each in known))) {
    const write = foreign?.[field] ?? alternatives(nearestFields(field, Object.keys(known)));
    if (write !== '') {
      advise(joinPath(path, field), `is not a field that netplan knows, write ${write}`);
    }
  }
}
