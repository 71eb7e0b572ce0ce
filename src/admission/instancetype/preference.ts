// How a preference spreads an instance type's processors over sockets, cores and threads.
import { refuseOtherChoice } from '../choice';
import type { PreferenceRule } from '../rule';

const TOPOLOGIES = ['sockets', 'cores', 'threads', 'spread', 'any'];

/** Their names until KubeVirt 1.4, which are still read. */
const FORMER_TOPOLOGIES = ['preferSockets', 'preferCores', 'preferThreads', 'preferSpread', 'preferAny'];

const SPREADS = ['spread', 'preferSpread'];

const CORES_THREADS = 'CoresThreads';

const ACROSS = ['SocketsCores', CORES_THREADS, 'SocketsCoresThreads'];

/** The only number of threads that a core can have in a spread. */
const THREADS = 2;

/** A topology that there is. */
export const preferredTopologyKnown: PreferenceRule = {
  name: 'preferred-topology-known',
  refuses: 'an unknown preferred CPU topology',
  story: 'An instance type says how many processors a guest has, a preference what the guest takes them for: sockets, which is the default, cores, threads, a spread over '
    + 'several of these, or any.',
  check: ({ cpu }, refuse) => {
    const topology = cpu?.preferredCPUTopology ?? '';
    if (!FORMER_TOPOLOGIES.includes(topology)) {
      refuseOtherChoice('cpu.preferredCPUTopology', cpu?.preferredCPUTopology, TOPOLOGIES, refuse);
    }
  },
};

/** A spread that comes out even. */
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
    refuseOtherChoice('cpu.spreadOptions.across', across, ACROSS, refuse);
    if (across === CORES_THREADS && ratio !== THREADS) {
      refuse('cpu.spreadOptions.ratio', `${ratio} threads on a core are not possible, write ${THREADS}`);
    }
  },
};
