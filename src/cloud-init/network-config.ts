// The guest's network as cloud-init's network-config version 2 describes it.
import { NetworkBondParameters, NetworkBridgeParameters } from './network-parameters';

/**
 * The network of the guest, in the form that netplan shares with cloud-init (version 2). Devices are in maps by their id, which is the
 * interface's name unless the device has a `match`. The configuration is rendered to the network data of the cloud-init disk. Only NoCloud
 * disks support it.
 */
export interface NetworkConfig {
  /**
   * The service that applies the configuration. Sets `renderer`.
   *
   * @default - the distribution's
   */
  readonly renderer?: NetworkRenderer;

  /** Physical interfaces by id, at least one: everything else is built on them. Sets `ethernets`. */
  readonly ethernets: { [id: string]: NetworkEthernet };

  /**
   * Bonds by the name of the interface to create. Sets `bonds`.
   *
   * @default - none
   */
  readonly bonds?: { [id: string]: NetworkBond };

  /**
   * Bridges by the name of the interface to create. Sets `bridges`.
   *
   * @default - none
   */
  readonly bridges?: { [id: string]: NetworkBridge };

  /**
   * VLANs by the name of the interface to create. Sets `vlans`.
   *
   * @default - none
   */
  readonly vlans?: { [id: string]: NetworkVlan };
}

/** The service that applies a network configuration. */
export enum NetworkRenderer {
  /** systemd-networkd. */
  NETWORKD = 'networkd',
  /** NetworkManager. */
  NETWORK_MANAGER = 'NetworkManager',
}

/** Whether a guest uses the search domains of a DHCP lease. */
export enum NetworkUseDomains {
  /** It looks up short names in them, and sends queries for names in them to the lease's DNS servers. */
  YES = 'true',
  /** It ignores them. */
  NO = 'false',
  /** It only sends queries for names in them to the lease's DNS servers. */
  ROUTE = 'route',
}

/** The settings that every kind of network device has. */
export interface NetworkDevice {
  /**
   * Whether the device gets an IPv4 address by DHCP. Sets `dhcp4`.
   *
   * @default false
   */
  readonly dhcp4?: boolean;

  /**
   * Whether the device gets an IPv6 address by DHCP. Sets `dhcp6`.
   *
   * @default false
   */
  readonly dhcp6?: boolean;

  /**
   * Which parts of the IPv4 lease are used. Sets `dhcp4-overrides`.
   *
   * @default - all of them
   */
  readonly dhcp4Overrides?: NetworkDhcpOverrides;

  /**
   * Which parts of the IPv6 lease are used; networkd needs the same parts as for IPv4. Sets `dhcp6-overrides`.
   *
   * @default - all of them
   */
  readonly dhcp6Overrides?: NetworkDhcpOverrides;

  /**
   * Static addresses with their prefix length, such as `192.0.2.10/24`. Sets `addresses`.
   *
   * @default - none
   */
  readonly addresses?: string[];

  /**
   * Routes through this device; the route to `default` sets the default gateway. Sets `routes`.
   *
   * @default - those from DHCP
   */
  readonly routes?: NetworkRoute[];

  /**
   * DNS servers and search domains. Sets `nameservers`.
   *
   * @default - those from DHCP
   */
  readonly nameservers?: NetworkNameservers;

  /**
   * The largest packet, in bytes. Sets `mtu`.
   *
   * @default - the device's
   */
  readonly mtu?: number;

  /**
   * Whether the boot continues without this device. Sets `optional`.
   *
   * @default false
   */
  readonly optional?: boolean;
}

/** A physical interface, one of the VirtualMachine's. */
export interface NetworkEthernet extends NetworkDevice {
  /**
   * What identifies the interface. Sets `match`.
   *
   * @default - its name is the id
   */
  readonly match?: NetworkMatch;

  /**
   * The interface's new name; needs a `match` by MAC address. Sets `set-name`.
   *
   * @default - the name stays
   */
  readonly setName?: string;

  /**
   * Whether the interface wakes the machine on LAN. Sets `wakeonlan`.
   *
   * @default false
   */
  readonly wakeonlan?: boolean;
}

/** Interfaces bonded into one. */
export interface NetworkBond extends NetworkDevice {
  /** Ids of the devices to bond. Sets `interfaces`. */
  readonly interfaces: string[];

  /**
   * How the bond works. Sets `parameters`.
   *
   * @default - round robin
   */
  readonly parameters?: NetworkBondParameters;

  /**
   * The bond's MAC address. Sets `macaddress`.
   *
   * @default - one of its devices'
   */
  readonly macaddress?: string;
}

/** Interfaces bridged into one network. */
export interface NetworkBridge extends NetworkDevice {
  /** Ids of the devices to bridge. Sets `interfaces`. */
  readonly interfaces: string[];

  /**
   * How the bridge works. Sets `parameters`.
   *
   * @default - the kernel's settings, with spanning tree
   */
  readonly parameters?: NetworkBridgeParameters;

  /**
   * The bridge's MAC address. Sets `macaddress`.
   *
   * @default - one of its devices'
   */
  readonly macaddress?: string;
}

/** A tagged network on top of another device. */
export interface NetworkVlan extends NetworkDevice {
  /** The VLAN's number, 0 to 4094. Sets `id`. */
  readonly id: number;

  /** Id of the device below. Sets `link`. */
  readonly link: string;

  /**
   * The VLAN interface's MAC address. Sets `macaddress`.
   *
   * @default - that of the device below
   */
  readonly macaddress?: string;
}

/** What identifies a physical interface, by at least one field: it must match all that are set. */
export interface NetworkMatch {
  /**
   * The interface's MAC address, in either case. Sets `match.macaddress`.
   *
   * @default - any
   */
  readonly macaddress?: string;

  /**
   * The interface's current name; networkd accepts globs such as `enp2*`. Sets `match.name`.
   *
   * @default - any
   */
  readonly name?: string;

  /**
   * The kernel driver's name, for networkd. Sets `match.driver`.
   *
   * @default - any
   */
  readonly driver?: string;
}

/** A route through a device. */
export interface NetworkRoute {
  /**
   * Where the route leads: a network in CIDR notation, an address, or `default` for everywhere. Sets `to`; `default` is
   * written as `0.0.0.0/0` or `::/0`, which every version of cloud-init understands.
   */
  readonly to: string;

  /** The gateway's address. Sets `via`. */
  readonly via: string;

  /**
   * The route's metric: the lower one is preferred. Sets `metric`.
   *
   * @default - the system's
   */
  readonly metric?: number;

  /**
   * Whether the gateway is on the link although it is in no network of the device's addresses, as with providers that give each machine a
   * single address. Sets `on-link`, which guests with netplan read.
   *
   * @default false
   */
  readonly onLink?: boolean;
}

/** The DNS servers of a device. */
export interface NetworkNameservers {
  /** Addresses of DNS servers, at least one. Sets `nameservers.addresses`. */
  readonly addresses: string[];

  /**
   * The domains in which short names are looked up. Sets `nameservers.search`.
   *
   * @default - none
   */
  readonly search?: string[];
}

/** Which parts of a DHCP lease are used. They take effect in guests with netplan or networkd. */
export interface NetworkDhcpOverrides {
  /**
   * The hostname to send. Sets `hostname`.
   *
   * @default - the guest's
   */
  readonly hostname?: string;

  /**
   * The metric of the lease's routes. Sets `route-metric`.
   *
   * @default - the system's
   */
  readonly routeMetric?: number;

  /**
   * Whether the hostname is sent. Sets `send-hostname`.
   *
   * @default true
   */
  readonly sendHostname?: boolean;

  /**
   * Whether the lease's DNS servers are used. Sets `use-dns`.
   *
   * @default true
   */
  readonly useDns?: boolean;

  /**
   * Whether the lease's search domains are used. Sets `use-domains`.
   *
   * @default - the system's
   */
  readonly useDomains?: NetworkUseDomains;

  /**
   * Whether the guest takes its hostname from the lease. Sets `use-hostname`.
   *
   * @default true
   */
  readonly useHostname?: boolean;

  /**
   * Whether the lease's MTU is used. Sets `use-mtu`.
   *
   * @default true
   */
  readonly useMtu?: boolean;

  /**
   * Whether the lease's NTP servers are used. Sets `use-ntp`.
   *
   * @default true
   */
  readonly useNtp?: boolean;

  /**
   * Whether the lease's routes are used. Sets `use-routes`.
   *
   * @default true
   */
  readonly useRoutes?: boolean;
}
