// Which cluster, user and namespace a lease is of, in one text; and the beginning of every command that is about it later.
import { homedir } from 'os';
import { join } from 'path';
import type { LeaseSettings } from './settings';
import { shellWords } from '../tunnel/ssh-arguments';

type Place = Pick<LeaseSettings, 'kubeconfig' | 'context' | 'namespace'>;

/** What claims are told apart by. A list of kubeconfigs is kept as it is: the order of its files says which one counts. */
export function scopeOf({ kubeconfig, context, namespace }: Place): string {
  const files = kubeconfig ?? (process.env.KUBECONFIG || join(homedir(), '.kube', 'config'));
  return `kubeconfig:${files}|context:${context}|namespace:${namespace}`;
}

/** A command for the shell that finds the same cluster again, whatever the configuration says by then. */
export function hint({ kubeconfig, context, namespace }: Place, verb: string, ...args: string[]): string {
  const list = kubeconfig === undefined ? process.env.KUBECONFIG : undefined;
  const options = Object.entries({ kubeconfig, context, namespace }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  return `${list ? `KUBECONFIG=${shellWords([list])} ` : ''}cdk8s-kubevirt lease ${shellWords([verb, ...options, ...args])}`;
}
