// The fields of network data of version 2, of any version of netplan, and the forms of those whose form is known.
import type { Form } from './cloud-config-fields';
import {
  ADDRESS, ADDRESS_ITEM, BOND_MODE, BOOLEAN, IPV4_ADDRESS, IPV6_ADDRESS, LACP_RATE, LIST, MAP, MATCHED_MAC, NEW_MAC, RENDERER, ROUTE_DESTINATION,
  VLAN_ID, VLAN_RENDERER, WHOLE_NUMBER,
} from './netplan-forms';
import { table } from '../plain-data/plain-data';

/** What is known of a value. */
export interface Known {
  readonly form?: Form;
  /** The fields of a map. */
  readonly fields?: KnownFields;
  /** What to write instead of fields that other formats have, by their names. */
  readonly foreign?: { readonly [field: string]: string };
  /** Each item of a list, or each value of a map with names of its own, apart from those in `fields`. */
  readonly each?: Known;
  /** The fields of the map without which others are refused. */
  readonly needs?: readonly Needs[];
}

/** A field that another one beside it requires. */
export interface Needs {
  /** The field that is refused alone. */
  readonly field: string;
  /** The field that has to be beside it. */
  readonly other: string;
  /** An example of the other one. */
  readonly write: string;
}

/** What is known of each field of a map. */
export interface KnownFields {
  readonly [field: string]: Known;
}

const ANY: Known = {};

/** Fields whose values all have the same form. */
function all(known: Known, ...fields: readonly string[]): KnownFields {
  return Object.fromEntries(fields.map((field) => [field, known]));
}

const form = (of: Form): Known => ({ form: of });
const listOf = (each: Known): Known => ({ form: LIST, each });
const mapOf = (each: Known): Known => ({ form: MAP, each });
const map = (fields: KnownFields, rest: Omit<Known, 'fields'> = {}): Known => ({ form: MAP, fields: table(fields), ...rest });

const FLAG = form(BOOLEAN);
const NUMBER = form(WHOLE_NUMBER);
const NAMES = form(LIST);

const OVERRIDES = map({
  ...all(FLAG, 'send-hostname', 'use-dns', 'use-hostname', 'use-mtu', 'use-ntp', 'use-routes'), ...all(ANY, 'hostname', 'use-domains'), 'route-metric': NUMBER,
});

/** A route of a device. */
export const ROUTE = map({
  ...all(NUMBER, 'advertised-mss', 'advertised-receive-window', 'congestion-window', 'metric', 'mtu', 'table'),
  ...all(ANY, 'from', 'scope', 'type'),
  'on-link': FLAG,
  'to': form(ROUTE_DESTINATION),
  'via': form(ADDRESS),
}, {
  foreign: table({ gateway: '"via"', destination: '"to"', network: '"to"' }),
  needs: [{ field: 'via', other: 'to', write: 'to: default' }],
});

const NAMESERVERS = map({ addresses: listOf(form(ADDRESS)), search: NAMES }, {
  form: { ...MAP, is: 'a map with the lists addresses and search' },
  foreign: table({ address: '"addresses"', servers: '"addresses"', domain: '"search"', domains: '"search"' }),
});

const AUTH = map(all(ANY,
  'anonymous-identity', 'ca-certificate', 'client-certificate', 'client-key', 'client-key-password', 'identity', 'key-management', 'method', 'password', 'phase2-auth'));

/** The fields that every kind of device has. */
const DEVICE: KnownFields = {
  ...all(FLAG, 'accept-ra', 'critical', 'dhcp4', 'dhcp6', 'hairpin', 'ignore-carrier', 'ipv6-privacy', 'neigh-suppress', 'optional', 'port-mac-learning'),
  ...all(ANY, 'activation-mode', 'dhcp-identifier', 'ipv6-address-generation', 'ipv6-address-token', 'networkmanager', 'openvswitch', 'ra-overrides', 'routing-policy'),
  ...all(NUMBER, 'ipv6-mtu', 'mtu'),
  ...all(NAMES, 'link-local', 'optional-addresses'),
  ...all(OVERRIDES, 'dhcp4-overrides', 'dhcp6-overrides'),
  addresses: listOf(form(ADDRESS_ITEM)),
  gateway4: form(IPV4_ADDRESS),
  gateway6: form(IPV6_ADDRESS),
  macaddress: form(NEW_MAC),
  nameservers: NAMESERVERS,
  renderer: form(RENDERER),
  routes: listOf(ROUTE),
};

/** Fields of version 1, of ifcfg files and of others, which are too long or too short to resemble those of netplan. */
const FOREIGN_DEVICE_FIELDS: Known['foreign'] = table({
  'address': '"addresses"',
  'dns': '"nameservers"',
  'dns-nameservers': '"nameservers"',
  'dns_nameservers': '"nameservers"',
  'gateway': 'routes: [{to: default, via: …}]',
  'ip': '"addresses"',
  'netmask': 'the prefix length in addresses, such as "192.0.2.10/24"',
  'subnets': '"addresses", "routes" and "nameservers"',
});

/** Devices by their ids. Among these netplan also reads the renderer of them all. */
const devices = (fields: KnownFields, rest: Omit<Known, 'foreign'> = {}): Known => ({
  ...mapOf(map({ ...DEVICE, ...fields }, { foreign: FOREIGN_DEVICE_FIELDS, ...rest })), fields: table({ renderer: form(RENDERER) }),
});

const MATCH = map({ driver: ANY, macaddress: form(MATCHED_MAC), name: ANY }, { foreign: table({ mac: '"macaddress"', hwaddr: '"macaddress"' }) });

const PHYSICAL: KnownFields = {
  ...all(FLAG,
    'emit-lldp', 'generic-receive-offload', 'generic-segmentation-offload', 'large-receive-offload', 'receive-checksum-offload', 'tcp-segmentation-offload',
    'tcp6-segmentation-offload', 'transmit-checksum-offload', 'wakeonlan'),
  'match': MATCH,
  'set-name': ANY,
  'wakeonwlan': NAMES,
};

const RENAMED: readonly Needs[] = [{ field: 'set-name', other: 'match', write: 'match: {macaddress: …}' }];

const TAGGED: readonly Needs[] = [{ field: 'id', other: 'link', write: 'link: enp1s0' }, { field: 'link', other: 'id', write: 'id: 42' }];

/** A bond's parameters. netplan has corrected the name of one, and replaced those of others. */
const BOND_PARAMETERS = map({
  ...all(FLAG, 'all-members-active', 'all-slaves-active'),
  ...all(NUMBER, 'gratuitious-arp', 'gratuitous-arp', 'min-links', 'packets-per-member', 'packets-per-slave', 'resend-igmp'),
  ...all(ANY,
    'ad-select', 'arp-all-targets', 'arp-interval', 'arp-validate', 'down-delay', 'fail-over-mac-policy', 'learn-packet-interval', 'mii-monitor-interval', 'primary',
    'primary-reselect-policy', 'transmit-hash-policy', 'up-delay'),
  'arp-ip-targets': NAMES,
  'lacp-rate': form(LACP_RATE),
  'mode': form(BOND_MODE),
});

const BRIDGE_PARAMETERS = map({
  ...all(ANY, 'ageing-time', 'aging-time', 'forward-delay', 'hello-time', 'max-age'), ...all(form(MAP), 'path-cost', 'port-priority'), priority: NUMBER, stp: FLAG,
});

/** The known fields of a network-config of version 2. */
export const NETPLAN: Known = map({
  version: ANY,
  renderer: form(RENDERER),
  ethernets: devices({
    ...PHYSICAL,
    ...all(ANY, 'auth', 'embedded-switch-mode', 'infiniband-mode', 'link'),
    'delay-virtual-functions-rebind': FLAG,
    'virtual-function-count': NUMBER,
  }, { needs: RENAMED }),
  bonds: devices({ interfaces: NAMES, parameters: BOND_PARAMETERS }),
  bridges: devices({ interfaces: NAMES, parameters: BRIDGE_PARAMETERS }),
  vlans: devices({ id: form(VLAN_ID), link: ANY, renderer: form(VLAN_RENDERER) }, { needs: TAGGED }),
  vrfs: devices({ interfaces: NAMES, table: NUMBER }),
  wifis: devices({
    ...PHYSICAL,
    'access-points': mapOf(map({ ...all(ANY, 'band', 'bssid', 'channel', 'mode', 'networkmanager', 'password'), auth: AUTH, hidden: FLAG })),
    'auth': AUTH,
    'regulatory-domain': ANY,
  }, { needs: RENAMED }),
  // A machine rarely has one of these.
  ...all(ANY, 'dummy-devices', 'modems', 'nm-devices', 'openvswitch', 'tunnels', 'virtual-ethernets'),
});
