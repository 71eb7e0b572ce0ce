// Network data of version 2 that netplan refuses, and similar network data that it reads.

interface Texts { readonly [what: string]: string }

const ethernet = (device: string) => `version: 2\nethernets:\n  eth0: {${device}}\n`;

const static4 = (rest: string) => ethernet(`addresses: [192.0.2.2/24], ${rest}`);

const MAC = '"02:00:00:00:00:0a"';

/** Network data with one value that netplan refuses. */
export const REFUSED_VALUES: Texts = {
  'an address without a prefix length': ethernet('addresses: [10.0.0.5]'),
  'an address with a number above 255': ethernet('addresses: [10.0.0.256/24]'),
  'an address with a mask': ethernet('addresses: [10.0.0.5/255.255.255.0]'),
  'an address in netplan\'s form': 'network:\n  version: 2\n  vlans:\n    lan:\n      id: 100\n      link: eth0\n      addresses:\n        - 192.0.2.2/24\n        - 192.0.2.3\n  ethernets: {eth0: {}}\n',
  'an address that is not in a list': ethernet('addresses: 192.0.2.2/24'),
  'an address that is a number': ethernet('addresses: [10.0]'),
  'a gateway that is cut off': static4('routes: [{to: default, via: 10.0.0}]'),
  'a destination that is a word': static4('routes: [{to: everywhere, via: 192.0.2.1}]'),
  'routes that are a map': static4('routes: {to: default, via: 192.0.2.1}'),
  'a gateway4 with a prefix length': static4('gateway4: 192.0.2.1/24'),
  'a gateway6 of IPv4': ethernet('addresses: ["2001:db8::2/64"], gateway6: 192.0.2.1'),
  'nameservers that are a list': static4('nameservers: [192.0.2.1]'),
  'a nameserver by its name': static4('nameservers: {addresses: [dns.example.com]}'),
  'search domains that are a string': static4('nameservers: {addresses: [192.0.2.1], search: lab.example.com}'),
  'a boolean that is a word': ethernet('dhcp4: enabled'),
  'a boolean that is a number': ethernet('dhcp4: 1'),
  'an MTU with a unit': ethernet('dhcp4: true, mtu: 9k'),
  'an unknown renderer': 'version: 2\nrenderer: networkmanager\nethernets: {eth0: {dhcp4: true}}\n',
  'a new name without a match': ethernet('dhcp4: true, set-name: lan'),
  'a MAC address with hyphens': ethernet('dhcp4: true, match: {macaddress: "02-00-00-00-00-0a"}'),
  'a MAC address that is a number in YAML': ethernet('dhcp4: true, match: {macaddress: 52:54:00:12:34:56}'),
  'a VLAN beyond the last': 'version: 2\nethernets: {eth0: {}}\nvlans: {lan: {id: 4095, link: eth0, dhcp4: true}}\n',
  'a VLAN on nothing': 'version: 2\nethernets: {eth0: {}}\nvlans: {lan: {id: 42, dhcp4: true}}\n',
  'a VLAN without a number': 'version: 2\nethernets: {eth0: {}}\nvlans: {lan: {link: eth0, dhcp4: true}}\n',
  'a route without a destination': static4('routes: [{via: 192.0.2.1}]'),
  'an unknown renderer of a kind': 'version: 2\nethernets: {renderer: wicked, eth0: {dhcp4: true}}\n',
  'an unknown mode of a bond': 'version: 2\nethernets: {eth0: {}}\nbonds: {bond0: {interfaces: [eth0], dhcp4: true, parameters: {mode: lacp}}}\n',
  'the member of a bridge instead of a list': 'version: 2\nethernets: {eth0: {}}\nbridges: {br0: {interfaces: eth0, dhcp4: true}}\n',
  'devices that are a list': 'version: 2\nethernets: [{eth0: {dhcp4: true}}]\n',
};

/** Network data with one field that netplan does not know. */
export const UNKNOWN_NETWORK_FIELDS: Texts = {
  'a kind of device in the singular': 'version: 2\nethernet: {eth0: {dhcp4: true}}\n',
  'DHCP without a version': ethernet('dhcp: true'),
  'a field in capitals': ethernet('DHCP4: true'),
  'a field with an underscore': ethernet(`dhcp4: true, match: {macaddress: ${MAC}}, set_name: lan`),
  'a field of version 1': ethernet('address: 192.0.2.2/24'),
  'the gateway of a device': static4('gateway: 192.0.2.1'),
  'the gateway of a route': static4('routes: [{to: default, gateway: 192.0.2.1}]'),
  'nameservers in the singular': static4('nameserver: {addresses: [192.0.2.1]}'),
  'the addresses of nameservers in the singular': static4('nameservers: {address: [192.0.2.1]}'),
  'a misspelt override': ethernet('dhcp4: true, dhcp4-overrides: {use_dns: false}'),
  'a misspelt field of match': ethernet(`dhcp4: true, match: {mac_address: ${MAC}}`),
  'a misspelt parameter of a bond': 'network: {version: 2, ethernets: {eth0: {}}, bonds: {bond0: {interfaces: [eth0], dhcp4: true, parameters: {lacp_rate: fast}}}}\n',
  'a misspelt field of an access point': 'version: 2\nwifis: {wlan0: {dhcp4: true, access-points: {lab: {passwort: swordfish}}}}\n',
};

/** Network data with one device on top of another that is missing, or that belongs to another one. */
export const UNKNOWN_DEVICES: Texts = {
  'a VLAN on an interface that is not there': 'version: 2\nethernets: {eth0: {}}\nvlans: {lan: {id: 42, link: eth1, dhcp4: true}}\n',
  'a VLAN on an interface by its new name': `version: 2\nethernets: {one: {match: {macaddress: ${MAC}}, set-name: lan}}\nvlans: {lan.42: {id: 42, link: lan, dhcp4: true}}\n`,
  'a bond of an interface that is not there': 'version: 2\nethernets: {enp1s0: {}}\nbonds: {bond0: {interfaces: [enp1s0, enp2s0], dhcp4: true}}\n',
  'a bridge without any interface': 'network:\n  version: 2\n  bridges: {br0: {interfaces: [eth0], dhcp4: true}}\n',
  'a VRF of an interface that is not there': 'version: 2\nethernets: {eth0: {}}\nvrfs: {blue: {table: 10, interfaces: [eth1]}}\n',
  'an interface in two bonds': 'version: 2\nethernets: {eth0: {}, eth1: {}}\nbonds: {bond0: {interfaces: [eth0, eth1]}, bond1: {interfaces: [eth1]}}\n',
  'an interface in a bond and a bridge': 'version: 2\nethernets: {eth0: {}, eth1: {}}\nbonds: {bond0: {interfaces: [eth0]}}\nbridges: {br0: {interfaces: [eth0, eth1]}}\n',
};

/** Network data that netplan reads. */
export const READ_NETWORK_DATA: Texts = {
  'booleans in other words': ethernet('dhcp4: yes, dhcp6: "Off", optional: "true", accept-ra: n'),
  'numbers in quotes': ethernet('dhcp4: true, mtu: "1450"'),
  'an address with a label': ethernet('addresses: [{192.0.2.2/24: {label: "eth0:lab", lifetime: 0}}, "2001:db8::2/64"]'),
  'deprecated gateways': ethernet('addresses: [192.0.2.2/24, "2001:db8::2/64"], gateway4: 192.0.2.1, gateway6: "2001:db8::1"'),
  'a route on the link': ethernet('addresses: [192.0.2.2/24], routes: [{to: 198.51.100.0/24, scope: link}, {to: 203.0.113.7, via: 192.0.2.1, on-link: true, metric: 50}]'),
  'a match by a list of drivers': ethernet(`dhcp4: true, match: {driver: "virtio*", macaddress: ${MAC}}, set-name: lan`),
  'a device for each renderer': 'version: 2\nrenderer: networkd\nethernets: {eth0: {renderer: NetworkManager, dhcp4: true}}\n',
  'a renderer for all devices of a kind': 'version: 2\nethernets: {renderer: networkd, eth0: {dhcp4: true}}\n',
  'settings of the link': ethernet('dhcp4: true, wakeonlan: true, emit-lldp: true, macaddress: "02:00:00:00:00:0b", link-local: [ipv6], ipv6-privacy: true, dhcp-identifier: mac, critical: true'),
  'a bond, a bridge and a VLAN': 'network:\n  version: 2\n  ethernets: {eth0: {}, eth1: {}, eth2: {}}\n'
    + '  bonds: {bond0: {interfaces: [eth0, eth1], parameters: {mode: 802.3ad, lacp-rate: fast, gratuitious-arp: 2, mii-monitor-interval: 100, transmit-hash-policy: layer3+4}}}\n'
    + '  bridges: {br0: {interfaces: [eth2], parameters: {stp: false, path-cost: {eth2: 10}, priority: 100}, addresses: [192.0.2.2/24]}}\n'
    + '  vlans: {lan: {id: 0, link: bond0, dhcp4: true, nameservers: {search: [lab], addresses: [192.0.2.1]}}}\n',
  'a VLAN on a VLAN, and an interface in a bridge and a VRF': 'version: 2\nethernets: {eth0: {}, eth1: {}}\nvlans: {lan: {id: 1, link: eth0}, inner: {id: 2, link: lan}}\n'
    + 'bridges: {br0: {interfaces: [eth1, eth1]}}\nvrfs: {blue: {table: 10, interfaces: [eth1]}}\n',
  'policies and tables': ethernet('addresses: [192.0.2.2/24], routes: [{to: 0.0.0.0/0, via: 192.0.2.1, table: 101}], routing-policy: [{from: 192.0.2.0/24, table: 101}]'),
};

/** Network data that another tool still has to fill in, or whose fields are empty or resemble no known one. */
export const UNKNOWN_YET: Texts = {
  'variables of Flux': 'version: 2\nethernets:\n  eth0:\n    addresses: ["${ADDRESS}", "192.0.2.${HOST}/24"]\n    gateway4: ${GATEWAY}\n    mtu: ${MTU}\n    nameservers: ${NAMESERVERS}\n'
    + '    routes:\n      - to: ${NETWORK}/24\n        via: $GATEWAY\n',
  'expressions of Helm': 'version: 2\nethernets:\n  eth0:\n    addresses: [{{ .Values.address }}]\n    dhcp4: {{ .Values.dhcp }}\n    set-name: {{ .Values.name }}\n',
  'placeholders': ethernet('addresses: ["{{ADDRESS}}"], dhcp4: "{{DHCP}}", dhcp: true'),
  'devices of variables': 'version: 2\nethernets: {"${NIC}": {}}\nvlans: {lan: {id: 42, link: eth0}}\nbonds: {bond0: {interfaces: ["${NIC}", "${OTHER}"]}}\n',
  'ports of Open vSwitch': 'version: 2\nopenvswitch: {ports: [[patch0, patch1]]}\nbridges: {br0: {interfaces: [patch0]}}\n',
  'nothing': 'version: 2\nrenderer:\nethernets: {eth0: {addresses: , dhcp4: null, match: , set-name: , nameservers: {search: }}, eth1: }\nbonds:\n',
  'fields of nobody': 'version: 2\nx-shared: &shared {dhcp4: true}\nethernets: {eth0: {<<: *shared, constructor: 1, toString: 2, notes: lab}}\n',
  'a network and a mode that only guests without netplan read': 'version: 2\nethernets: {eth0: {addresses: [192.0.2.2/24], routes: [{to: 198.51.100.0/255.255.255.0, via: 192.0.2.1}]}, eth1: {}}\n'
    + 'bonds: {bond0: {interfaces: [eth1], parameters: {mode: 4, lacp-rate: 1}}}\n',
  'version 1': 'version: 1\nconfig: [{type: physical, name: eth0, dhcp: true, subnets: [{type: static, address: 10.0.0.5}]}]\n',
};
