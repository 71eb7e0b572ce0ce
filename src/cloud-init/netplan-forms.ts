// The forms of the values in network data of version 2, as netplan reads them after cloud-init has parsed the YAML.
import { isIPv4, isIPv6 } from 'net';
import type { Form } from './cloud-config-fields';
import { DESTINATION, INTERFACE_ADDRESS } from './formats';
import { NetworkRenderer } from './network-config';
import { BOND_CHOICES } from './network-parameters';
import { type Format, IP_ADDRESS, MAC_ADDRESS } from '../issues/formats';
import { isMap, scalarText } from '../plain-data/plain-data';

/** The form of a string. A number never has it: `10.0` is not an address, and YAML 1.1 reads some MAC addresses as numbers. */
const textForm = (write: string, matches: (text: string) => boolean): Form => ({ is: write, has: (value) => typeof value === 'string' && matches(value), isShown: true });

const formOf = ({ matches, write }: Format) => textForm(write, matches);

export const MAP: Form = { is: 'a map', has: isMap, isShown: true };
export const LIST: Form = { is: 'a list', has: Array.isArray, isShown: true };

/** netplan also reads a boolean in quotes, and `y` and `n`, which PyYAML leaves as strings. */
export const BOOLEAN: Form = {
  is: 'true or false', has: (value) => typeof value === 'boolean' || typeof value === 'string' && /^(?:true|on|yes|y|false|off|no|n)$/i.test(value), isShown: true,
};

/** netplan also reads a number in quotes. */
export const WHOLE_NUMBER: Form = {
  is: 'a whole number of at least 0', has: (value) => /^\+?\d*$/.test(typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '-'), isShown: true,
};

const LAST_VLAN = 4094;

export const VLAN_ID: Form = {
  is: `a whole number from 0 to ${LAST_VLAN}`, has: (value) => WHOLE_NUMBER.has(value) && Number(value) <= LAST_VLAN, isShown: true,
};

/** An address may be a map: the address, and below it its label and lifetime. */
const OWN_ADDRESS = formOf(INTERFACE_ADDRESS);

export const ADDRESS_ITEM: Form = { ...OWN_ADDRESS, has: (value) => isMap(value) || OWN_ADDRESS.has(value) };

export const ADDRESS: Form = formOf(IP_ADDRESS);
export const IPV4_ADDRESS: Form = textForm('an IPv4 address without a prefix length, such as "192.0.2.1"', isIPv4);
export const IPV6_ADDRESS: Form = textForm('an IPv6 address without a prefix length, such as "2001:db8::1"', isIPv6);

/** A network with a mask of the older form, which cloud-init reads in guests without netplan. */
const isMaskedNetwork = (text: string) => text.split('/').length === 2 && text.split('/').every(isIPv4);

export const ROUTE_DESTINATION: Form = textForm(DESTINATION.write, (text) => DESTINATION.matches(text) || isMaskedNetwork(text));

/** An address of InfiniBand has twenty pairs. */
const INFINIBAND_ADDRESS = /^(?:[\da-f]{2}:){19}[\da-f]{2}$/i;

const QUOTED_MAC = `${MAC_ADDRESS.write}, in quotes`;

export const MATCHED_MAC: Form = textForm(QUOTED_MAC, (text) => MAC_ADDRESS.matches(text) || INFINIBAND_ADDRESS.test(text));

/** NetworkManager knows some words for the address to set. */
export const NEW_MAC: Form = textForm(QUOTED_MAC, (text) => MATCHED_MAC.has(text) || /^(?:permanent|random|stable|stable-ssid|preserve)$/.test(text));

const choice = (choices: readonly string[], others: readonly string[] = []) => textForm(choices.join(' or '), (text) => [...choices, ...others].includes(text));

export const RENDERER: Form = choice(Object.values(NetworkRenderer));

/** A VLAN may also be one that the network card filters. */
export const VLAN_RENDERER: Form = choice(Object.values(NetworkRenderer), ['sriov']);

const NAMED_BOND_MODE = choice(BOND_CHOICES.mode, ['balance-tcp', 'balance-slb']);

/** Guests without netplan also read the kernel's number of a mode. */
export const BOND_MODE: Form = { ...NAMED_BOND_MODE, has: (value) => NAMED_BOND_MODE.has(value) || /^[0-6]$/.test(scalarText(value)) };

export const LACP_RATE: Form = { ...choice(BOND_CHOICES.lacpRate), has: (value) => /^(?:slow|fast|0|1)$/.test(scalarText(value)) };
