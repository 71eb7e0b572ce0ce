// Renders a network configuration as network data.
import { isIPv6 } from 'net';
import { yamlText } from './cloud-config-yaml';
import { NetworkBond, NetworkBridge, NetworkConfig, NetworkDevice, NetworkDhcpOverrides, NetworkEthernet, NetworkRoute, NetworkVlan } from './network-config';
import { NetworkBondParameters, NetworkBridgeParameters } from './network-parameters';
import { parseJson } from '../plain-data/json';
import { entriesOf, isMap, omitEmpty, sortFields } from '../plain-data/plain-data';

/** A network configuration as YAML. */
export function networkDataText(config: NetworkConfig): string {
  return yamlText(omitEmpty({
    version: 2,
    renderer: config.renderer,
    ethernets: devices(config.ethernets, ethernetEntry),
    bonds: devices(config.bonds, bondEntry),
    bridges: devices(config.bridges, bridgeEntry),
    vlans: devices(config.vlans, vlanEntry),
  }));
}

/** Whether network data may be OpenStack's `network_data.json`, which a ConfigDrive disk has instead of a network configuration. */
export function isOpenStackData(text: string): boolean {
  return isMap(parseJson(text));
}

/** Devices without settings are kept: the guest sets them up. */
function devices<T>(byId: { readonly [id: string]: T } = {}, entry: (device: T) => object): object {
  return Object.fromEntries(entriesOf(byId).map(([id, device]) => [id, omitEmpty(entry(device))]));
}

function ethernetEntry(ethernet: NetworkEthernet): object {
  return {
    'match': ethernet.match && omitEmpty(sortFields({ ...ethernet.match, macaddress: ethernet.match.macaddress?.toLowerCase() })),
    'set-name': ethernet.setName,
    'wakeonlan': ethernet.wakeonlan,
    ...deviceEntry(ethernet),
  };
}

function bondEntry(bond: NetworkBond): object {
  return {
    interfaces: bond.interfaces,
    parameters: bond.parameters && omitEmpty(bondParameters(bond.parameters)),
    macaddress: bond.macaddress?.toLowerCase(),
    ...deviceEntry(bond),
  };
}

function bridgeEntry(bridge: NetworkBridge): object {
  return {
    interfaces: bridge.interfaces,
    parameters: bridge.parameters && omitEmpty(bridgeParameters(bridge.parameters)),
    macaddress: bridge.macaddress?.toLowerCase(),
    ...deviceEntry(bridge),
  };
}

function vlanEntry(vlan: NetworkVlan): object {
  return { id: vlan.id, link: vlan.link, macaddress: vlan.macaddress?.toLowerCase(), ...deviceEntry(vlan) };
}

function deviceEntry(device: NetworkDevice): object {
  return {
    'dhcp4': device.dhcp4,
    'dhcp6': device.dhcp6,
    'dhcp4-overrides': overrides(device.dhcp4Overrides),
    'dhcp6-overrides': overrides(device.dhcp6Overrides),
    'addresses': device.addresses,
    'routes': device.routes?.map(routeEntry),
    'nameservers': device.nameservers && omitEmpty({ search: device.nameservers.search, addresses: device.nameservers.addresses }),
    'mtu': device.mtu,
    'optional': device.optional,
  };
}

function routeEntry({ to, via, metric, onLink }: NetworkRoute): object {
  return omitEmpty({ 'to': to === 'default' ? anyDestination(via) : to, via, metric, 'on-link': onLink });
}

const anyDestination = (via: string) => isIPv6(via) ? '::/0' : '0.0.0.0/0';

function overrides(settings: NetworkDhcpOverrides = {}): object {
  return omitEmpty(Object.fromEntries(entriesOf(settings as { readonly [setting: string]: unknown }).map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value])));
}

function bondParameters(parameters: NetworkBondParameters): object {
  return {
    'mode': parameters.mode,
    'lacp-rate': parameters.lacpRate,
    'mii-monitor-interval': parameters.miiMonitorInterval && String(parameters.miiMonitorInterval.toMilliseconds()),
    'min-links': parameters.minLinks,
    'transmit-hash-policy': parameters.transmitHashPolicy,
    'ad-select': parameters.adSelect,
    'up-delay': parameters.upDelay?.toMilliseconds(),
    'down-delay': parameters.downDelay?.toMilliseconds(),
    'fail-over-mac-policy': parameters.failOverMacPolicy,
    'gratuitous-arp': parameters.gratuitousArp,
    'primary': parameters.primary,
    'primary-reselect-policy': parameters.primaryReselectPolicy,
  };
}

function bridgeParameters(parameters: NetworkBridgeParameters): object {
  return {
    'stp': parameters.stp,
    'forward-delay': parameters.forwardDelay?.toSeconds(),
    'hello-time': parameters.helloTime?.toSeconds(),
    'max-age': parameters.maxAge?.toSeconds(),
    'ageing-time': parameters.ageingTime?.toSeconds(),
    'priority': parameters.priority,
  };
}
