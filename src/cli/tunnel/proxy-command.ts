// The commands that lead ssh through KubeVirt's port-forward: our own, or virtctl's.
import { resolve } from 'path';
import { shellWords } from './shell-words';
import type { SshTarget } from './ssh-target';

/** Of this very program, as it runs now. */
export function ownProxyCommand({ cluster, machine, port }: ProxiedTarget): string {
  return proxyCommand(cluster, [process.execPath, resolve(process.argv[1]), 'port-forward', '--stdio'], [`vm/${machine}`, String(port)]);
}

/** Of a virtctl; `program` is its name or path. */
export function virtctlProxyCommand(program: string, { cluster, machine, port }: ProxiedTarget): string {
  return proxyCommand(cluster, [program, 'port-forward', '--stdio=true'], [`vm/${machine}`, String(port)]);
}

type ProxiedTarget = Pick<SshTarget, 'cluster' | 'machine' | 'port'>;

/**
 * ssh replaces what begins with `%`, and hands the rest to a shell with `exec` before it, which takes no assignment; env does, and
 * takes a program for one whose path has a `=`.
 */
function proxyCommand({ kubeconfig, context, namespace }: SshTarget['cluster'], program: readonly string[], guest: readonly string[]): string {
  const list = process.env.KUBECONFIG;
  return shellWords([
    ...kubeconfig === undefined && list ? ['env', `KUBECONFIG=${list}`, 'sh', '-c', 'exec "$0" "$@"'] : [],
    ...program,
    ...kubeconfig === undefined ? [] : [`--kubeconfig=${kubeconfig}`],
    ...context === undefined ? [] : [`--context=${context}`],
    `--namespace=${namespace}`,
    '--', ...guest,
  ]).replaceAll('%', '%%');
}
