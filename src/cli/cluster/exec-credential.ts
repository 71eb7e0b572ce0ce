// What a credential plugin is told, and what it answers: client.authentication.k8s.io's ExecCredential, as client-go has it.
import type { Credential } from './exec-plugin';
import { isMap } from '../../plain-data/plain-data';

/** A plugin as a kubeconfig describes it. */
export interface ExecConfig {
  readonly apiVersion?: string;
  readonly command: string;
  readonly args?: readonly string[] | null;
  readonly env?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly interactiveMode?: string;
  readonly installHint?: string;
  /** What it is told of the cluster, where it wants to be. */
  readonly cluster?: object;
}

/** What it gave. */
export interface ExecOutput {
  readonly credential: Credential;
  /** In milliseconds since 1970; nothing where it lasts as long as this process, or until a server refuses it. */
  readonly expires?: number;
}

/** How it is called. */
interface Executable {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whether it may ask the user. */
  readonly isInteractive: boolean;
}

const VERSIONS = ['client.authentication.k8s.io/v1', 'client.authentication.k8s.io/v1beta1'];
const MODES = ['Never', 'IfAvailable', 'Always'];

/** @throws where the kubeconfig wants what cannot be */
export function executable(config: ExecConfig, isTerminal: boolean): Executable {
  const mistakes = mistakesOf(config, isTerminal);
  if (mistakes.length > 0) {
    throw failure(config, mistakes.join('; '));
  }
  const { apiVersion, command, args, env, interactiveMode, cluster } = config;
  const isInteractive = isTerminal && interactiveMode !== 'Never';
  const info = { kind: 'ExecCredential', apiVersion, spec: { cluster, interactive: isInteractive } };
  const own = Object.fromEntries((env ?? []).map(({ name, value }) => [name, String(value)]));
  return { command, args: (args ?? []).map(String), env: { ...process.env, ...own, KUBERNETES_EXEC_INFO: JSON.stringify(info) }, isInteractive };
}

function mistakesOf({ apiVersion = '', command, args, env, interactiveMode = 'IfAvailable' }: ExecConfig, isTerminal: boolean): string[] {
  const rules: readonly (readonly [isMet: boolean, mistake: string])[] = [
    [typeof command === 'string' && command !== '', 'exec.command is missing: write the program'],
    [[args ?? [], env ?? []].every(Array.isArray), 'exec.args and exec.env are lists: write - before each'],
    [VERSIONS.includes(apiVersion), `exec.apiVersion ${JSON.stringify(apiVersion)}: write ${VERSIONS.join(' or ')}`],
    [MODES.includes(interactiveMode), `exec.interactiveMode ${JSON.stringify(interactiveMode)}: write ${MODES.join(' or ')}`],
    [interactiveMode !== 'Always' || isTerminal, 'asks the user, and standard input is no terminal: run it in one, or write another interactiveMode'],
  ];
  return rules.flatMap(([isMet, mistake]) => isMet ? [] : [mistake]);
}

/** @throws an error that has nothing of the text in it */
export function execOutput(config: ExecConfig, text: string): ExecOutput {
  const value = parsed(text);
  if (!isMap(value)) {
    throw failure(config, 'what it printed is no ExecCredential in JSON');
  }
  if (value.kind !== 'ExecCredential' || value.apiVersion !== config.apiVersion) {
    throw failure(config, `what it printed is no ExecCredential of ${config.apiVersion}, which the kubeconfig names: write the apiVersion that it prints`);
  }
  const { token, clientCertificateData: cert, clientKeyData: key, expirationTimestamp } = isMap(value.status) ? value.status : {} as any;
  if (![token, cert, key].every((part) => part === undefined || typeof part === 'string') || !(token || cert) || !cert !== !key) {
    throw failure(config, 'its ExecCredential has neither a token nor a certificate with its key');
  }
  const expires = Date.parse(expirationTimestamp);
  return {
    credential: { ...token && { headers: { Authorization: `Bearer ${token}` } }, ...cert && { cert, key } },
    expires: Number.isNaN(expires) ? undefined : expires,
  };
}

function failure({ command }: ExecConfig, mistake: string): Error {
  return new Error(`credential plugin ${JSON.stringify(command ?? '')}: ${mistake}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Its message would quote the text.
    return undefined;
  }
}
