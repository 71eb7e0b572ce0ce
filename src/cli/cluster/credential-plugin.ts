// A kubeconfig's credential plugin, called as in kubectl: one run at a time, and again only when its credentials have expired or are
// refused. It uses ExecCredential of client.authentication.k8s.io. Its output is secret.
import { spawn } from 'child_process';
import { abortable } from './retry';
import { parseJson } from '../../plain-data/json';
import { isMap, listOf } from '../../plain-data/plain-data';

/** The credentials of a request, as options of an HTTP client. */
interface Credential {
  readonly headers?: { readonly Authorization: string };
  readonly cert?: string;
  readonly key?: string;
}

/** How long a plugin may take to exit after SIGTERM, in milliseconds. */
const KILL_DELAY = 2_000;

export class CredentialPlugin {
  private current?: PluginOutput;
  private run?: Run;

  constructor(private readonly config: PluginConfig, private readonly isTerminal = process.stdin.isTTY === true) {}

  /**
   * The credentials of the next request.
   *
   * @param signal stops waiting; the program is stopped once nothing waits for it
   * @throws if the program cannot be run, fails, or does not provide credentials
   */
  async credential(signal?: AbortSignal): Promise<Credential> {
    if (this.current === undefined || this.current.expires <= Date.now()) {
      this.current = await this.currentRun().wait(signal);
    }
    return this.current.credential;
  }

  /** Discards credentials that a server refused, unless there are newer ones. */
  forget({ headers, cert }: { readonly headers?: any; readonly cert?: unknown }): void {
    const { credential } = this.current ?? {};
    if (credential !== undefined && credential.headers?.Authorization === headers?.Authorization && credential.cert === cert) {
      this.current = undefined;
    }
  }

  private currentRun(): Run {
    if (this.run === undefined || this.run.isOver) {
      this.run = new Run((signal) => runPlugin(this.config, this.isTerminal, signal));
    }
    return this.run;
  }
}

/** One run of the program. Several requests may wait for it. */
class Run {
  isOver = false;
  private waiting = 0;
  private readonly stop = new AbortController();
  private readonly output: Promise<PluginOutput>;

  constructor(start: (signal: AbortSignal) => Promise<PluginOutput>) {
    this.output = start(this.stop.signal).finally(() => this.isOver = true);
  }

  async wait(signal: AbortSignal | undefined): Promise<PluginOutput> {
    this.waiting += 1;
    try {
      return await abortable(this.output, signal);
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) {
        this.isOver = true;
        this.stop.abort();
      }
    }
  }
}

/** The plugin inherits standard error, where it may ask the user to log in on a web page. */
async function runPlugin(config: PluginConfig, isTerminal: boolean, signal: AbortSignal): Promise<PluginOutput> {
  const { command, args, env, isInteractive } = pluginCall(config, isTerminal);
  const child = startPlugin(config, () => spawn(command, args, { env, stdio: [isInteractive ? 'inherit' : 'ignore', 'pipe', 'inherit'] }));
  let output = '';
  child.stdout!.setEncoding('utf8').on('data', (text) => output += text);
  const stop = () => {
    child.kill();
    // Its child processes may keep its output open.
    child.stdout!.destroy();
    child.unref();
    setTimeout(() => child.kill('SIGKILL'), KILL_DELAY).unref();
  };
  signal.addEventListener('abort', stop);
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(cannotRun(config, error)));
    child.once('close', (status, killed) => resolve(status ?? killed));
  }).finally(() => signal.removeEventListener('abort', stop));
  if (code !== 0) {
    throw new Error(`credential plugin ${JSON.stringify(config.command)}: ended with ${code}: see what it printed`);
  }
  return parseOutput(config, output);
}

/** `spawn` throws if an argument is invalid, and its message would quote the argument. */
function startPlugin<Result>(config: PluginConfig, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw cannotRun(config, error as Error);
  }
}

function cannotRun({ command, installHint }: PluginConfig, { code }: NodeJS.ErrnoException): Error {
  const hint = installHint?.trim() || 'install it, or write its path into the kubeconfig';
  return new Error(`credential plugin ${JSON.stringify(command)}: ${code === 'ENOENT' ? 'no such program' : `cannot be run: ${code}`}: ${hint}`);
}

/** The plugin's fields in the kubeconfig. */
export interface PluginConfig {
  readonly apiVersion?: string;
  readonly command: string;
  readonly args?: readonly string[] | null;
  readonly env?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly interactiveMode?: string;
  readonly installHint?: string;
  /** Passed to the plugin if `provideClusterInfo` is set. */
  readonly cluster?: object;
}

/** The parsed output of a plugin. */
interface PluginOutput {
  readonly credential: Credential;
  /** In milliseconds since 1970; NaN if the credentials do not expire. */
  readonly expires: number;
}

/** How a plugin is called. */
interface PluginCall {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whether it may ask the user. */
  readonly isInteractive: boolean;
}

const VERSIONS = ['client.authentication.k8s.io/v1', 'client.authentication.k8s.io/v1beta1'];
const INTERACTIVE_MODES = ['Never', 'IfAvailable', 'Always'];

/** @throws if the plugin's fields are invalid */
function pluginCall(config: PluginConfig, isTerminal: boolean): PluginCall {
  const mistakes = mistakesOf(config, isTerminal);
  if (mistakes.length > 0) {
    throw pluginError(config, mistakes.join('; '));
  }
  const { apiVersion, command, args, env, interactiveMode, cluster } = config;
  const isInteractive = isTerminal && interactiveMode !== 'Never';
  const info = { kind: 'ExecCredential', apiVersion, spec: { cluster, interactive: isInteractive } };
  const ownEnv = Object.fromEntries((env ?? []).map(({ name, value }) => [name, value]));
  return { command, args: args ?? [], env: { ...process.env, ...ownEnv, KUBERNETES_EXEC_INFO: JSON.stringify(info) }, isInteractive };
}

function mistakesOf({ apiVersion = '', command, args, env, installHint, interactiveMode = 'IfAvailable' }: PluginConfig, isTerminal: boolean): string[] {
  const rules: readonly (readonly [isMet: boolean, mistake: string])[] = [
    [typeof command === 'string' && command !== '', 'exec.command is missing: write the program'],
    [[args ?? [], env ?? []].every(Array.isArray), 'exec.args and exec.env must be lists: write - before each item'],
    [
      [...listOf(args), ...listOf(env).flatMap((each) => [each?.name, each?.value])].every((each) => typeof each === 'string'),
      'each of exec.args, and the name and value of each of exec.env, must be a text: write it in quotes',
    ],
    [typeof (installHint ?? '') === 'string', 'exec.installHint is not a string: write it in quotes'],
    [VERSIONS.includes(apiVersion), `exec.apiVersion ${JSON.stringify(apiVersion)}: write ${VERSIONS.join(' or ')}`],
    [INTERACTIVE_MODES.includes(interactiveMode), `exec.interactiveMode ${JSON.stringify(interactiveMode)}: write ${INTERACTIVE_MODES.join(' or ')}`],
    [interactiveMode !== 'Always' || isTerminal, 'asks the user, and standard input is not a terminal: run it in a terminal, or set another interactiveMode'],
  ];
  return rules.flatMap(([isMet, mistake]) => isMet ? [] : [mistake]);
}

/** @throws an error that does not quote the output */
function parseOutput(config: PluginConfig, text: string): PluginOutput {
  const value = parseJson(text);
  if (!isMap(value)) {
    throw pluginError(config, 'what it printed is not an ExecCredential in JSON');
  }
  if (value.kind !== 'ExecCredential' || value.apiVersion !== config.apiVersion) {
    throw pluginError(config, `what it printed is not an ExecCredential of ${config.apiVersion}, which the kubeconfig names: set exec.apiVersion to the one that it prints`);
  }
  const { token, clientCertificateData: cert, clientKeyData: key, expirationTimestamp } = isMap(value.status) ? value.status : {} as any;
  if (![token, cert, key].every((part) => part === undefined || part === null || typeof part === 'string') || !(token || cert) || !cert !== !key) {
    throw pluginError(config, 'its ExecCredential has neither a token nor a certificate with its key');
  }
  return {
    credential: { ...token && { headers: { Authorization: `Bearer ${token}` } }, ...cert && { cert, key } },
    expires: Date.parse(expirationTimestamp),
  };
}

function pluginError({ command }: PluginConfig, mistake: string): Error {
  return new Error(`credential plugin ${JSON.stringify(command ?? '')}: ${mistake}`);
}
