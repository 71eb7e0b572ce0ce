// Parses guests and ports in arguments.
import { Argument, InvalidArgumentError } from 'commander';
import type { Guest } from './guest-port';
import { table } from '../../plain-data/plain-data';

/** A guest without its namespace, which is a separate option. */
export type NamedGuest = Omit<Guest, 'namespace'>;

/** A local port, and the guest's port that it leads to. */
export interface PortPair {
  /** 0 for any free port. */
  readonly local: number;
  readonly remote: number;
}

const KINDS: { readonly [prefix: string]: Guest['kind'] } = table({
  vm: 'VirtualMachine',
  virtualmachine: 'VirtualMachine',
  vmi: 'VirtualMachineInstance',
  virtualmachineinstance: 'VirtualMachineInstance',
});

/** `web` and `vm/web` are a VirtualMachine; `vmi/web` is an instance. The kind may have its group, as in the output of `list -o name`. */
export function parseGuest(text: string): NamedGuest {
  const [, prefix = 'vm', name] = /^(?:([a-z]+?)s?(?:\.kubevirt\.io)?\/)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)$/.exec(text) ?? [];
  const kind = KINDS[prefix];
  if (kind === undefined || name === undefined) {
    throw new InvalidArgumentError('write the name of a VirtualMachine, such as web or vm/web, or vmi/web for an instance');
  }
  return { kind, name };
}

/** The argument of a verb for one guest. */
export function guestArgument(): Argument {
  return new Argument('<machine>', 'VirtualMachine, such as web or vm/web, or VirtualMachineInstance, such as vmi/web').argParser(parseGuest);
}

/** `8080`, the same port on both sides, or `8080:80`. */
export function parsePortPair(text: string, others: readonly PortPair[] = []): PortPair[] {
  const [local, remote = local, ...more] = text.split(':');
  const pair = { local: number(local), remote: number(remote) };
  if (!isPort(pair.local) || !isPort(pair.remote) || pair.remote === 0 || more.length > 0) {
    throw new InvalidArgumentError('write a port from 1 to 65535, or LOCAL:REMOTE, where LOCAL may be 0 for any free port');
  }
  return [...others, pair];
}

/** A local port. */
export function parsePort(text: string): number {
  if (!isPort(number(text))) {
    throw new InvalidArgumentError('write a port from 1 to 65535, or 0 for any free port');
  }
  return number(text);
}

const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : NaN);

const isPort = (value: number) => value <= 65535;
