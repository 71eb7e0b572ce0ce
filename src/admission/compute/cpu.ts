// The features and the number of a guest's processors.
import { amount } from './resources';
import type { DomainSpec } from '../../../imports/kubevirt';
import { checkEach } from '../below';
import { refuseUnknownChoice } from '../choice';
import type { MachineRule } from '../rule';

const POLICIES = ['force', 'require', 'optional', 'disable', 'forbid'];

/** The policy of a CPU feature must be known. */
export const cpuFeaturePolicyKnown: MachineRule = {
  name: 'cpu-feature-policy-known',
  refuses: 'a CPU feature with an unknown policy',
  story: 'The policy says whether a guest sees a feature: "require", also where none is written, starts the guest only on nodes that have it, "optional" passes on what '
    + 'there is, "force" pretends, "disable" hides it, and "forbid" avoids nodes that have it.',
  check: ({ domain: { cpu } }, refuse) => checkEach('domain.cpu.features', cpu?.features, refuse, ({ policy }, refuseIt) => {
    refuseUnknownChoice('policy', policy || undefined, POLICIES, refuseIt);
  }),
};

/** A guest cannot start with more sockets than its maximum. */
export const socketsWithinMaximum: MachineRule = {
  name: 'sockets-within-maximum',
  refuses: 'more sockets than maxSockets',
  story: 'maxSockets is how many sockets can be plugged into a running guest, those it starts with among them. Where neither sockets, cores nor threads are said, a CPU '
    + 'limit or request makes as many sockets.',
  check: ({ domain }, refuse) => {
    const { maxSockets = 0 } = domain.cpu ?? {};
    const sockets = maxSockets === 0 ? 0 : socketsOf(domain);
    if (sockets > maxSockets) {
      refuse('domain.cpu.sockets', `${sockets} sockets are more than maxSockets ${maxSockets}, write fewer, or a smaller CPU limit or request where that makes them, or raise maxSockets`);
    }
  },
};

/** The number of processors in domain.cpu; 0 if the CPU limit or request decides it. */
export function processorsOf({ cpu: { sockets = 0, cores = 0, threads = 0 } = {} }: DomainSpec): number {
  return sockets + cores + threads === 0 ? 0 : (sockets || 1) * (cores || 1) * (threads || 1);
}

function socketsOf(domain: DomainSpec): number {
  const { cpu, resources } = domain;
  return processorsOf(domain) > 0 ? cpu?.sockets ?? 0 : Math.ceil(amount(resources?.limits?.cpu ?? resources?.requests?.cpu));
}
