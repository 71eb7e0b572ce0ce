// How bonds and bridges of the guest's network work.
import type { Duration } from 'cdk8s';

/** How a bond spreads traffic over its devices. */
export enum NetworkBondMode {
  /** One device after the other. */
  BALANCE_RR = 'balance-rr',
  /** One device, the others in reserve. */
  ACTIVE_BACKUP = 'active-backup',
  /** By a hash of the addresses. */
  BALANCE_XOR = 'balance-xor',
  /** All devices at once. */
  BROADCAST = 'broadcast',
  /** Link aggregation, negotiated with the switch by LACP. */
  LACP = '802.3ad',
  /** By the outgoing load. */
  BALANCE_TLB = 'balance-tlb',
  /** By the outgoing and incoming load. */
  BALANCE_ALB = 'balance-alb',
}

/** How often the partner of a bond is asked to send LACP frames. */
export enum NetworkBondLacpRate {
  /** Every 30 seconds. */
  SLOW = 'slow',
  /** Every second. */
  FAST = 'fast',
}

/** What is hashed to choose the device of a bond that sends a packet. */
export enum NetworkBondTransmitHashPolicy {
  /** MAC addresses: all traffic to one peer of the link goes through one device. */
  LAYER2 = 'layer2',
  /** MAC addresses and IP addresses: a more even distribution, above all if a gateway reaches most destinations. */
  LAYER2_3 = 'layer2+3',
  /**
   * IP addresses, and the ports of TCP and UDP: traffic to one peer uses many devices, though one connection uses one. Fragments of a packet may
   * arrive out of order, which 802.3ad does not allow.
   */
  LAYER3_4 = 'layer3+4',
  /** As LAYER2_3, but with the inner headers of packets in a tunnel. */
  ENCAP2_3 = 'encap2+3',
  /** As LAYER3_4, but with the inner headers of packets in a tunnel. */
  ENCAP3_4 = 'encap3+4',
}

/** How the active aggregator of a bond is chosen: the devices that send, among groups of devices that lead to different switches. */
export enum NetworkBondAdSelect {
  /** By the largest bandwidth. Another is chosen only when all devices of the active one are down, or it has none. */
  STABLE = 'stable',
  /** By the largest bandwidth. It is chosen anew whenever a device is added or removed, or a link or its aggregator changes. */
  BANDWIDTH = 'bandwidth',
  /** By the largest number of devices. It is chosen anew as with BANDWIDTH. */
  COUNT = 'count',
}

/** How the MAC addresses of a bond in the mode ACTIVE_BACKUP are set. */
export enum NetworkBondFailOverMacPolicy {
  /** All devices get the same MAC address when they join. */
  NONE = 'none',
  /** The bond has the MAC address of the active device, and another one after a fail-over. The devices keep theirs. */
  ACTIVE = 'active',
  /** The bond has the MAC address of its first device. Another device gets it when it becomes the active one. */
  FOLLOW = 'follow',
}

/** When a bond switches back to its preferred device. */
export enum NetworkBondPrimaryReselectPolicy {
  /** Whenever it comes back up. */
  ALWAYS = 'always',
  /** When it comes back up, if it has a better speed and duplex mode than the active device. */
  BETTER = 'better',
  /** Only when the active device fails while it is up. */
  FAILURE = 'failure',
}

/** How a bond works. */
export interface NetworkBondParameters {
  /**
   * How traffic is spread. Sets `mode`.
   *
   * @default NetworkBondMode.BALANCE_RR
   */
  readonly mode?: NetworkBondMode;

  /**
   * How often the partner is asked to send LACP frames. Sets `lacp-rate`.
   *
   * @default NetworkBondLacpRate.SLOW
   */
  readonly lacpRate?: NetworkBondLacpRate;

  /**
   * How often the links are checked, in whole milliseconds. Sets `mii-monitor-interval`.
   *
   * @default - never
   */
  readonly miiMonitorInterval?: Duration;

  /**
   * How many links must be up for the bond to be up. Sets `min-links`.
   *
   * @default - one
   */
  readonly minLinks?: number;

  /**
   * What is hashed to choose a device. Sets `transmit-hash-policy`.
   *
   * @default NetworkBondTransmitHashPolicy.LAYER2
   */
  readonly transmitHashPolicy?: NetworkBondTransmitHashPolicy;

  /**
   * How the active aggregator is chosen. Sets `ad-select`.
   *
   * @default NetworkBondAdSelect.STABLE
   */
  readonly adSelect?: NetworkBondAdSelect;

  /**
   * The delay before a link that came up is used, in whole milliseconds. Sets `up-delay`.
   *
   * @default - none
   */
  readonly upDelay?: Duration;

  /**
   * The delay before a link that went down is dropped, in whole milliseconds. Sets `down-delay`.
   *
   * @default - none
   */
  readonly downDelay?: Duration;

  /**
   * How MAC addresses are set when devices join and fail over. Sets `fail-over-mac-policy`.
   *
   * @default NetworkBondFailOverMacPolicy.NONE
   */
  readonly failOverMacPolicy?: NetworkBondFailOverMacPolicy;

  /**
   * How many ARP packets follow a fail-over, 1 to 255. Sets `gratuitous-arp`.
   *
   * @default 1
   */
  readonly gratuitousArp?: number;

  /**
   * The id of the preferred device. Sets `primary`.
   *
   * @default - none
   */
  readonly primary?: string;

  /**
   * When the bond switches back to the preferred device. Sets `primary-reselect-policy`.
   *
   * @default NetworkBondPrimaryReselectPolicy.ALWAYS
   */
  readonly primaryReselectPolicy?: NetworkBondPrimaryReselectPolicy;
}

/** How a bridge works. */
export interface NetworkBridgeParameters {
  /**
   * Whether the bridge uses the spanning tree protocol. Sets `stp`.
   *
   * @default true
   */
  readonly stp?: boolean;

  /**
   * How long the bridge listens and learns before it forwards, in whole seconds. Sets `forward-delay`.
   *
   * @default - 15 seconds
   */
  readonly forwardDelay?: Duration;

  /**
   * The interval between hello packets, in whole seconds. Sets `hello-time`.
   *
   * @default - 2 seconds
   */
  readonly helloTime?: Duration;

  /**
   * The age at which the root bridge counts as gone, in whole seconds. Sets `max-age`.
   *
   * @default - 20 seconds
   */
  readonly maxAge?: Duration;

  /**
   * How long a MAC address is remembered, in whole seconds. Sets `ageing-time`.
   *
   * @default - 300 seconds
   */
  readonly ageingTime?: Duration;

  /**
   * The bridge's priority, 0 to 65535: the lowest becomes the root. Sets `priority`.
   *
   * @default 32768
   */
  readonly priority?: number;
}

/** The valid values of a bond's parameters that are choices. */
export const BOND_CHOICES: { readonly [parameter: string]: readonly string[] } = {
  mode: Object.values(NetworkBondMode),
  lacpRate: Object.values(NetworkBondLacpRate),
  transmitHashPolicy: Object.values(NetworkBondTransmitHashPolicy),
  adSelect: Object.values(NetworkBondAdSelect),
  failOverMacPolicy: Object.values(NetworkBondFailOverMacPolicy),
  primaryReselectPolicy: Object.values(NetworkBondPrimaryReselectPolicy),
};
