// What cloud-init sets up in the system: the clock, a swap file, and partitions that grow.
import type { Size } from 'cdk8s';
import { ABSOLUTE_PATH, HOST, NTP_CLIENTS } from './formats';
import { checkChoice, checkUnique } from '../issues/checks';
import { checkFormat, checkFormatOfEach, NOT_EMPTY } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';

/** How the guest synchronizes its clock. */
export interface CloudInitNtp {
  /**
   * Whether an NTP client is installed and set up. Sets `ntp.enabled`.
   *
   * @default true
   */
  readonly enabled?: boolean;

  /**
   * The client: `chrony`, `ntp`, `openntpd`, `ntpdate` or `systemd-timesyncd`. Sets `ntp.ntp_client`.
   *
   * @default - the distribution's
   */
  readonly ntpClient?: string;

  /**
   * Names of NTP server pools. Sets `ntp.pools`.
   *
   * @default - the distribution's, unless there are `servers`
   */
  readonly pools?: string[];

  /**
   * Names or addresses of NTP servers. Sets `ntp.servers`.
   *
   * @default - none
   */
  readonly servers?: string[];

  /**
   * Names or addresses of NTP peers. Sets `ntp.peers`, which needs cloud-init 23.3.
   *
   * @default - none
   */
  readonly peers?: string[];

  /**
   * Networks, in CIDR notation, whose machines may query this one. Sets `ntp.allow`, which needs cloud-init 23.3.
   *
   * @default - none
   */
  readonly allow?: string[];
}

/** A swap file, made at the first boot. */
export interface CloudInitSwap {
  /**
   * The file, an absolute path. Sets `swap.filename`.
   *
   * @default /swap.img
   */
  readonly filename?: string;

  /**
   * The file's size. Sets `swap.size`.
   *
   * @default - derived from the memory, up to `maxsize`
   */
  readonly size?: Size;

  /**
   * The largest size that may be derived from the memory. Sets `swap.maxsize`.
   *
   * @default - none
   */
  readonly maxsize?: Size;
}

/** The utility that grows a partition. */
export enum CloudInitGrowpartMode {
  /** Whichever is available. */
  AUTO = 'auto',
  /** growpart, of cloud-utils. */
  GROWPART = 'growpart',
  /** gpart, of FreeBSD. */
  GPART = 'gpart',
  /** Partitions stay as they are. */
  OFF = 'off',
}

/** Which partitions grow to fill their disk. */
export interface CloudInitGrowpart {
  /**
   * The utility. Sets `growpart.mode`.
   *
   * @default CloudInitGrowpartMode.AUTO
   */
  readonly mode?: CloudInitGrowpartMode;

  /**
   * Mount points, or devices below `/dev`. Sets `growpart.devices`.
   *
   * @default - `/`
   */
  readonly devices?: string[];

  /**
   * Whether to grow even where `/etc/growroot-disabled` exists. Sets `growpart.ignore_growroot_disabled`.
   *
   * @default false
   */
  readonly ignoreGrowrootDisabled?: boolean;
}

/** The value of `ntp`. */
export function ntpEntry(ntp: CloudInitNtp): object {
  return omitEmpty({
    enabled: ntp.enabled ?? true,
    ntp_client: ntp.ntpClient,
    pools: ntp.pools,
    servers: ntp.servers,
    peers: ntp.peers,
    allow: ntp.allow,
  });
}

/** The value of `swap`. Its size is always set: cloud-init's default is no swap. */
export function swapEntry(swap: CloudInitSwap): object {
  return omitEmpty({
    filename: swap.filename,
    size: swap.size ? swapSize(swap.size) : 'auto',
    maxsize: swap.maxsize && swapSize(swap.maxsize),
  });
}

/** cloud-init counts K, M and G in powers of 1024, and has no Ki. */
function swapSize(size: Size): string {
  return quantity(size).replace(/i$/, '');
}

const SWAP_SIZE = /^\d+[KMGT]$/;

/** The value of `growpart`. */
export function growpartEntry(growpart: CloudInitGrowpart): object {
  return omitEmpty({ mode: growpart.mode, devices: growpart.devices, ignore_growroot_disabled: growpart.ignoreGrowrootDisabled });
}

/** Everything that is wrong with the clock's servers. */
export function* ntpIssues(ntp: CloudInitNtp): Issues {
  yield* checkFormat('ntp.ntpClient', ntp.ntpClient, NOT_EMPTY);
  for (const [list, form] of [['pools', HOST], ['servers', HOST], ['peers', HOST], ['allow', NTP_CLIENTS]] as const) {
    yield* checkFormatOfEach(`ntp.${list}`, ntp[list], form);
    yield* checkUnique((ntp[list] ?? []).map((host, index) => [`ntp.${list}[${index}]`, host]));
  }
}

/** Everything that is wrong with a swap file. */
export function* swapIssues(swap: CloudInitSwap): Issues {
  yield* checkFormat('swap.filename', swap.filename, ABSOLUTE_PATH);
  for (const field of ['size', 'maxsize'] as const) {
    const size = swap[field];
    if (size !== undefined && !SWAP_SIZE.test(swapSize(size))) {
      yield issue(`swap.${field}`, `${swapSize(size)} has no unit that cloud-init knows, the largest is T: write a size such as Size.gibibytes(4)`);
    }
  }
}

/** Everything that is wrong with growing partitions. */
export function* growpartIssues(growpart: CloudInitGrowpart): Issues {
  yield* checkChoice('growpart.mode', growpart.mode, Object.values(CloudInitGrowpartMode));
  yield* checkFormatOfEach('growpart.devices', growpart.devices, ABSOLUTE_PATH);
}
