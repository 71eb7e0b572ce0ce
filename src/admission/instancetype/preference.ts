// How a preference spreads an instance type's processors over sockets, cores and threads.
import { refuseUnknownChoice } from '../choice';
import type { PreferenceRule } from '../rule';

const TOPOLOGIES = ['sockets', 'cores', 'threads', 'spread', 'any'];

/** The names of topologies until KubeVirt 1.4, which are still accepted. */
const FORMER_TOPOLOGIES = ['preferSockets', 'preferCores', 'preferThreads', 'preferSpread', 'preferAny'];

const SPREADS = ['spread', 'preferSpread'];

const CORES_THREADS = 'CoresThreads';

const ACROSS = ['SocketsCores', CORES_THREADS, 'SocketsCoresThreads'];

/** The number of threads that a core must have in a spread. */
const THREADS = 2;

/** The preferred topology must be known. */
export const preferredTopologyKnown: PreferenceRule = {
  name: 'preferred-topology-known',
  refuses: 'an unknown preferred CPU topology',
  story: 'An instance type says how many processors a guest has, a preference what the guest takes them for: sockets, which is the default, cores, threads, a spread over '
    + 'several of these, or any.',
  check: ({ cpu }, refuse) => {
    const topology = cpu?.preferredCPUTopology ?? '';
    if (!FORMER_TOPOLOGIES.includes(topology)) {
      refuseUnknownChoice('cpu.preferredCPUTopology', cpu?.preferredCPUTopology, TOPOLOGIES, refuse);
    }
  },
};

/** The spread must be known, with two threads on a core. */
export const spreadOptionsKnown: PreferenceRule = {
  name: 'spread-options-known',
  refuses: 'an unknown spread of processors, or one with other than two threads on a core',
  story: 'With a topology of spread, spreadOptions.across says over what, SocketsCores by default, and ratio how many of the inner ones each outer one has, 2 by default '
    + '(the older preferSpreadSocketToCoreRatio says the same). A core has two threads, so CoresThreads takes no other ratio.',
  check: ({ cpu, preferSpreadSocketToCoreRatio }, refuse) => {
    if (!SPREADS.includes(cpu?.preferredCPUTopology ?? '')) {
      return;
    }
    const { across, ratio = preferSpreadSocketToCoreRatio || THREADS } = cpu?.spreadOptions ?? {};
    refuseUnknownChoice('cpu.spreadOptions.across', across, ACROSS, refuse);
    if (across === CORES_THREADS && ratio !== THREADS) {
      refuse('cpu.spreadOptions.ratio', `${ratio} threads on a core are not possible, write ${THREADS}`);
    }
  },
};
