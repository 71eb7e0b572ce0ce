// What the guest does in cloud-init's final stage: it shows a message, sends a request, and reboots or powers off.
import type { Duration } from 'cdk8s';
import { COMMAND } from './formats';
import { checkChoice, checkRange } from '../issues/checks';
import { checkFormat, checkFormatOfEach, HTTP_URL } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';

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
