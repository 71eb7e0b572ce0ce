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

/** How a bond works. */
export interface NetworkBondParameters {
  /**
   * How traffic is spread. Sets `mode`.
   *
   * @default NetworkBondMode.BALANCE_RR
   */
  readonly mode?: NetworkBondMode;

  /**
   * How often LACP frames are sent: `slow` (30 seconds) or `fast` (every second). Sets `lacp-rate`.
   *
   * @default slow
   */
  readonly lacpRate?: string;

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
   * What is hashed to choose a device: `layer2`, `layer3+4`, `layer2+3`, `encap2+3` or `encap3+4`. Sets
   * `transmit-hash-policy`.
   *
   * @default layer2
   */
  readonly transmitHashPolicy?: string;

  /**
   * How the active aggregator is chosen: `stable`, `bandwidth` or `count`. Sets `ad-select`.
   *
   * @default stable
   */
  readonly adSelect?: string;

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
   * How MAC addresses are set when devices join: `none`, `active` or `follow`. Sets `fail-over-mac-policy`.
   *
   * @default none
   */
  readonly failOverMacPolicy?: string;

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
   * When the bond switches back to the preferred device: `always`, `better` or `failure`. Sets `primary-reselect-policy`.
   *
   * @default always
   */
  readonly primaryReselectPolicy?: string;
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

/** The valid values of a bond's string parameters. */
export const BOND_CHOICES: { readonly [parameter: string]: readonly string[] } = {
  mode: Object.values(NetworkBondMode),
  lacpRate: ['slow', 'fast'],
  transmitHashPolicy: ['layer2', 'layer3+4', 'layer2+3', 'encap2+3', 'encap3+4'],
  adSelect: ['stable', 'bandwidth', 'count'],
  failOverMacPolicy: ['none', 'active', 'follow'],
  primaryReselectPolicy: ['always', 'better', 'failure'],
};
