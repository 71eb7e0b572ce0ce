// What cloud-init sets up in the system: clock, swap, partitions, and what happens when it is done.
import type { Duration, Size } from 'cdk8s';
import { ABSOLUTE_PATH, COMMAND, HOST, NTP_CLIENTS } from './formats';
import { checkChoice, checkRange, checkUnique } from '../issues/checks';
import { checkFormat, checkFormatOfEach, HTTP_URL, NOT_EMPTY } from '../issues/formats';
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

/** What the guest does when cloud-init is done. */
export enum CloudInitPowerStateMode {
  /** Shuts down and powers off. KubeVirt starts a machine with RunStrategy.ALWAYS again. */
  POWEROFF = 'poweroff',
  /** Reboots. */
  REBOOT = 'reboot',
  /** Halts without powering off. */
  HALT = 'halt',
}

/** A change of the power state at the end of cloud-init's first run. */
export interface CloudInitPowerState {
  /** What to do. Sets `power_state.mode`. */
  readonly mode: CloudInitPowerStateMode;

  /**
   * How long to wait, in whole minutes. Sets `power_state.delay`.
   *
   * @default - not at all
   */
  readonly delay?: Duration;

  /**
   * The message to logged-in users. Sets `power_state.message`.
   *
   * @default - nothing
   */
  readonly message?: string;

  /**
   * How long to wait for cloud-init to finish before the change, in whole seconds. Sets `power_state.timeout`.
   *
   * @default - 30 seconds
   */
  readonly timeout?: Duration;

  /**
   * A command that must succeed for the change to happen: a shell command, or a list of a program and its arguments.
   * Sets `power_state.condition`.
   *
   * @default - the change always happens
   */
  readonly condition?: string | string[];
}

/** A request that the guest sends when cloud-init is done. */
export interface CloudInitPhoneHome {
  /** The URL that it is sent to; `$INSTANCE_ID` stands for the instance id. Sets `phone_home.url`. */
  readonly url: string;

  /**
   * The values that are posted: any of `pub_key_rsa`, `pub_key_ecdsa`, `pub_key_ed25519`, `instance_id`, `hostname`, `fqdn`. Sets
   * `phone_home.post`.
   *
   * @default - all of them
   */
  readonly post?: string[];

  /**
   * The number of attempts. Sets `phone_home.tries`.
   *
   * @default 10
   */
  readonly tries?: number;
}

const POST_KEYS = ['pub_key_rsa', 'pub_key_ecdsa', 'pub_key_ed25519', 'instance_id', 'hostname', 'fqdn'];

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

/** The value of `power_state`. */
export function powerStateEntry(state: CloudInitPowerState): object {
  return omitEmpty({
    delay: state.delay?.toMinutes({ integral: false }),
    mode: state.mode,
    message: state.message,
    timeout: state.timeout?.toSeconds({ integral: false }),
    condition: state.condition,
  });
}

/** The value of `phone_home`. */
export function phoneHomeEntry(phoneHome: CloudInitPhoneHome): object {
  return omitEmpty({ url: phoneHome.url, post: phoneHome.post, tries: phoneHome.tries });
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

/** Everything that is wrong with a change of the power state. */
export function* powerStateIssues(state: CloudInitPowerState): Issues {
  yield* checkChoice('powerState.mode', state.mode, Object.values(CloudInitPowerStateMode));
  yield* checkRange('powerState.delay', state.delay?.toMinutes({ integral: false }), 0);
  yield* checkRange('powerState.timeout', state.timeout?.toSeconds({ integral: false }), 0);
  yield* checkFormatOfEach('powerState.condition', typeof state.condition === 'string' ? [state.condition] : state.condition?.slice(0, 1), COMMAND);
}

/** Everything that is wrong with a request at the end. */
export function* phoneHomeIssues(phoneHome: CloudInitPhoneHome): Issues {
  yield* checkFormat('phoneHome.url', phoneHome.url, HTTP_URL);
  if (hasUnknownVariable(phoneHome.url, ['INSTANCE_ID'])) {
    yield issue('phoneHome.url', 'has a "$" before a name other than INSTANCE_ID, and cloud-init then sends nothing: end that name with "/" or a similar character, and write %24 for any other "$"');
  }
  yield* checkRange('phoneHome.tries', phoneHome.tries, 1);
  for (const [index, key] of (phoneHome.post ?? []).entries()) {
    yield* checkChoice(`phoneHome.post[${index}]`, key, POST_KEYS);
  }
}

const FINAL_MESSAGE_VARIABLES = ['UPTIME', 'TIMESTAMP', 'VERSION', 'DATASOURCE'];

/** Everything that is wrong with a message at the end. A Jinja template has its own syntax. */
export function* finalMessageIssues(message: string): Issues {
  if (!/^##\s*template:/i.test(message) && hasUnknownVariable(message, FINAL_MESSAGE_VARIABLES.flatMap((name) => [name, name.toLowerCase()]))) {
    yield issue('finalMessage', `has a "$" before a name other than ${FINAL_MESSAGE_VARIABLES.map((name) => `\${${name}}`).join(', ')}, and cloud-init then shows nothing: `
      + 'write one of these in braces, and a blank after any other "$"');
  }
}

/** Whether a "$" is before a name that cloud-init has no value for. Without braces a "." belongs to the name, as in "$UPTIME.". */
function hasUnknownVariable(text: string, known: readonly string[]): boolean {
  return [...text.matchAll(/\$(?:\{([\w.]+)\}|([\w.]+))/g)].some(([, inBraces, bare]) => !known.includes(inBraces ?? bare));
}
