// A network of a VirtualMachine: the interface that the guest sees, and what it is connected to.
import { devicesOf, upsertNamed, withDevices } from './devices';
import type { Interface, Network, VirtualMachineSpec } from '../../imports/kubevirt';
import { checkRange } from '../issues/checks';
import { INTERFACE_NAME, LAST_PORT, checkFormat, MAC_ADDRESS, format } from '../issues/formats';
import { type Issue, issue, Issues, issuesOfEach, missing, NO_ISSUES, refuse } from '../issues/issues';
import { copyOf, omitEmpty } from '../plain-data/plain-data';

/** The network card that the guest sees. */
export enum InterfaceModel {
  /** Paravirtualized, the fastest. */
  VIRTIO = 'virtio',
  /** Emulated Intel PRO/1000, for guests without virtio drivers. */
  E1000 = 'e1000',
  /** Emulated Intel 82574L, for guests without virtio drivers on a q35 machine. */
  E1000E = 'e1000e',
  /** Emulated Intel 82576, which has virtual functions. */
  IGB = 'igb',
  /** Emulated Realtek 8139, for very old guests. */
  RTL8139 = 'rtl8139',
  /** Emulated AMD PCnet, for very old guests. */
  PCNET = 'pcnet',
  /** Emulated NE2000, for very old guests. */
  NE2K_PCI = 'ne2k_pci',
}

/** How an interface is connected to its network. */
export enum InterfaceBinding {
  /** The guest is behind NAT at the pod's address; the pod network only. */
  MASQUERADE = 'masquerade',
  /** The guest is on the network itself, at layer 2. */
  BRIDGE = 'bridge',
  /** The guest gets a virtual function of the node's network card. */
  SRIOV = 'sriov',
}

/** Whether the guest's card is plugged in, and whether its link is up. */
export enum InterfaceState {
  /** The link is up. */
  UP = 'up',
  /** The link is down, as if the cable were pulled; a running machine follows. */
  DOWN = 'down',
  /** KubeVirt unplugs the interface from the running machine. Only for bridges of secondary networks. */
  ABSENT = 'absent',
}

/** The transport protocol of a port. */
export enum Protocol {
  /** TCP. */
  TCP = 'TCP',
  /** UDP. */
  UDP = 'UDP',
}

/** A port of an interface that masquerade forwards to the guest. */
export interface InterfacePort {
  /** The port's number, 1 to 65535: sets `interfaces[].ports[].port`. */
  readonly port: number;

  /**
   * The port's name: sets `interfaces[].ports[].name`.
   *
   * @default - none
   */
  readonly name?: string;

  /**
   * The protocol: sets `interfaces[].ports[].protocol`.
   *
   * @default Protocol.TCP
   */
  readonly protocol?: Protocol;
}

/** An option of DHCP that each network defines for itself. */
export interface PrivateDhcpOption {
  /** The option's number, 224 to 254, each once: sets `interfaces[].dhcpOptions.privateOptions[].option`. */
  readonly option: number;

  /** What the guest gets: sets `interfaces[].dhcpOptions.privateOptions[].value`. */
  readonly value: string;
}

/** What the guest gets beside its address from KubeVirt's DHCP server, for example to boot from the network. */
export interface InterfaceDhcpOptions {
  /**
   * The boot file (option 67): sets `interfaces[].dhcpOptions.bootFileName`.
   *
   * @default - none
   */
  readonly bootFileName?: string;

  /**
   * The TFTP server from which the guest loads the boot file (option 66): sets `interfaces[].dhcpOptions.tftpServerName`.
   *
   * @default - none
   */
  readonly tftpServerName?: string;

  /**
   * The IPv4 addresses of NTP servers (option 42): sets `interfaces[].dhcpOptions.ntpServers`.
   *
   * @default - none
   */
  readonly ntpServers?: string[];

  /**
   * Options 224 to 254: sets `interfaces[].dhcpOptions.privateOptions`.
   *
   * @default - none
   */
  readonly privateOptions?: PrivateDhcpOption[];
}

/** A network and the interface that connects the machine to it. */
export interface VirtualMachineNetwork {
  /** The name of the interface and of its network: `interfaces[].name` and `networks[].name`. */
  readonly name: string;

  /**
   * The NetworkAttachmentDefinition to connect to by Multus, as `name` or `namespace/name`: sets
   * `networks[].multus.networkName`.
   *
   * @default - the pod network: `networks[].pod`
   */
  readonly networkName?: string;

  /**
   * How the interface is connected: sets `interfaces[].masquerade`, `.bridge` or `.sriov`.
   *
   * @default - masquerade on the pod network, bridge on others
   */
  readonly binding?: InterfaceBinding;

  /**
   * A network binding plugin that the cluster has, instead of `binding`: sets `interfaces[].binding.name`.
   *
   * @default - none
   */
  readonly bindingPlugin?: string;

  /**
   * The card that the guest sees: sets `interfaces[].model`.
   *
   * @default - KubeVirt's: virtio
   */
  readonly model?: InterfaceModel;

  /**
   * The MAC address, such as `52:54:00:12:34:56`: sets `interfaces[].macAddress`.
   *
   * @default - on the pod network, assigned at each start; on others, derived from the machine's namespace and name and from `name`, so
   * that it is stable as long as these are, except in a pool
   */
  readonly macAddress?: string;

  /**
   * The ports that masquerade forwards to the guest; all others are closed. Sets `interfaces[].ports`.
   *
   * @default - every port
   */
  readonly ports?: InterfacePort[];

  /**
   * The position in the boot order, from 1, unique in the machine: sets `interfaces[].bootOrder`.
   *
   * @default - the machine does not boot from this network
   */
  readonly bootOrder?: number;

  /**
   * Whether the link is up, or the interface is to be unplugged: sets `interfaces[].state`.
   *
   * @default - KubeVirt's: up
   */
  readonly state?: InterfaceState;

  /**
   * By which Linux names the card, 1 to 16383, unique in the machine: `eno1` for 1. Without it, a card may get another name when devices are
   * added or removed. Sets `interfaces[].acpiIndex`.
   *
   * @default - Linux names the card by its PCI slot, such as `enp1s0`
   */
  readonly acpiIndex?: number;

  /**
   * What the guest gets beside its address by DHCP: sets `interfaces[].dhcpOptions`.
   *
   * @default - what KubeVirt sends to every guest
   */
  readonly dhcpOptions?: InterfaceDhcpOptions;
}

/** The highest ACPI index with which QEMU starts. */
export const LAST_ACPI_INDEX = 16383;

/** The name by which a machine refers to a NetworkAttachmentDefinition. */
export const NETWORK_NAME = format('a NetworkAttachmentDefinition', /^(?:[a-z0-9][-a-z0-9]*\/)?[a-z0-9](?:[-.a-z0-9]*[a-z0-9])?$/,
  'its name, or its namespace, "/" and its name, such as "machines/office"');

/** A network in wire form, and the interface that the guest sees of it. */
export interface ConnectedNetwork {
  readonly network: Network;
  readonly interface: Interface;
}

/**
 * A network in wire form, with its interface.
 *
 * @throws one error that lists everything that is wrong with the network
 */
export function connectedNetwork(network: VirtualMachineNetwork): ConnectedNetwork {
  refuse(networkIssues(network), () => `network ${JSON.stringify(network.name)}`);
  const { name, networkName, bindingPlugin, model, macAddress, ports, bootOrder, state, acpiIndex, dhcpOptions } = network;
  const { binding = networkName === undefined ? InterfaceBinding.MASQUERADE : InterfaceBinding.BRIDGE } = network;
  const forwarded = ports?.map(({ protocol = Protocol.TCP, ...port }) => ({ protocol, ...port }));
  // Copied, because the program may change its own object later.
  const options = omitEmpty({ model, macAddress, ports: forwarded, bootOrder, state, acpiIndex, dhcpOptions: copyOf(dhcpOptions) });
  return {
    network: networkName === undefined ? { name, pod: {} } : { name, multus: { networkName } },
    interface: { name, ...bindingPlugin === undefined ? { [binding]: {} } : { binding: { name: bindingPlugin } }, ...options },
  };
}

/** A VirtualMachine's spec with networks and their interfaces. They replace those of the same names, or are added at the end. */
export function withNetworks(spec: VirtualMachineSpec, connected: readonly ConnectedNetwork[]): VirtualMachineSpec {
  return withDevices(
    spec,
    { interfaces: upsertNamed(devicesOf(spec).interfaces, connected.map((each) => each.interface)) },
    { networks: upsertNamed(spec.template?.spec?.networks, connected.map(({ network }) => network)) },
  );
}

function networkIssues(network: VirtualMachineNetwork): readonly Issue[] {
  const { name, bootOrder, networkName, binding, bindingPlugin, macAddress, ports, acpiIndex } = network;
  return [
    ...binding === undefined ? NO_ISSUES : bindingIssues(binding, networkName, bindingPlugin),
    ...checkFormat('name', name, INTERFACE_NAME),
    ...checkFormat('networkName', networkName, NETWORK_NAME),
    ...checkFormat('macAddress', macAddress, MAC_ADDRESS),
    ...checkRange('bootOrder', bootOrder, 1),
    ...checkRange('acpiIndex', acpiIndex, 1, LAST_ACPI_INDEX),
    ...issuesOfEach(ports, ({ port }, index) => checkRange(`ports[${index}].port`, port, 1, LAST_PORT)),
  ];
}

function* bindingIssues(binding: InterfaceBinding, networkName: string | undefined, bindingPlugin: string | undefined): Issues {
  if (binding === InterfaceBinding.MASQUERADE && networkName !== undefined) {
    yield issue('', `binding "masquerade" works on the pod network only: write InterfaceBinding.BRIDGE or SRIOV for ${JSON.stringify(networkName)}`);
  }
  if (binding === InterfaceBinding.SRIOV && networkName === undefined) {
    yield missing('', 'binding "sriov" needs a network of its own: write the networkName of its NetworkAttachmentDefinition');
  }
  if (bindingPlugin !== undefined) {
    yield issue('', `binding "${binding}" and bindingPlugin ${JSON.stringify(bindingPlugin)} exclude each other: keep one`);
  }
}
