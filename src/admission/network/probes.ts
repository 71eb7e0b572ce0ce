// Rules on readiness and liveness probes.
import { PORT_NAME, refuseInvalidPortNumber } from './ports';
import type { Probe, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { format } from '../../issues/formats';
import { isTemplateOfCopies, kubernetesChoice } from '../additions';
import { refuseUnknownChoice, refuseMalformed } from '../form';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import type { MachineRule, MachineContext } from '../rule';

export const PROBES = ['readinessProbe', 'livenessProbe'] as const;

/** The actions of a probe, and those of them that use the network. */
const PROBE_ACTIONS = ['httpGet', 'tcpSocket', 'exec', 'guestAgentPing'] as const;

export const NETWORK_ACTIONS = ['httpGet', 'tcpSocket'] as const;

const SCHEMES = ['HTTP', 'HTTPS'];

const HEADER = format('the name of an HTTP header', /^[-A-Za-z0-9]+$/, 'letters, digits and "-", such as "Host"');

/** A probe must have exactly one action. */
export const probeHasWay: MachineRule = {
  name: 'probe-has-way',
  refuses: 'a readiness or liveness probe that has no action or several',
  story: 'A probe has one action: it sends an HTTP request, opens a TCP connection, runs a command through the guest agent, or pings the agent. A '
    + 'machine has at most one readiness probe and one liveness probe.',
  when: ['readinessProbe', 'livenessProbe'],
  check: (spec, refuse) => {
    for (const field of PROBES) {
      const ways = PROBE_ACTIONS.filter((way) => spec[field]?.[way]);
      if (spec[field] && ways.length === 0) {
        refuse(field, `the probe does nothing, write one of ${PROBE_ACTIONS.join(', ')}`);
      } else if (ways.length > 1) {
        refuse(field, `the probe has ${ways.join(' and ')}, keep one of them`);
      }
    }
  },
};

/** An HTTP or TCP probe needs the pod network. */
export const probeHasPodNetwork: MachineRule = {
  name: 'probe-has-pod-network',
  refuses: 'an HTTP or TCP probe of a machine that is not on the pod network',
  story: 'The node probes the guest at the address of its pod, which only a machine on the pod network answers. Probe other machines through the '
    + 'guest agent: exec or guestAgentPing. KubeVirt connects a machine without networks to the pod network, but validates the template of a pool '
    + 'before it does.',
  when: ['readinessProbe', 'livenessProbe'],
  check: (spec, refuse, context) => {
    for (const field of PROBES) {
      const way = NETWORK_ACTIONS.find((each) => spec[field]?.[each]);
      if (way && !isOnPodNetwork(spec, context)) {
        refuse(`${field}.${way}`, `${way} reaches guests on the pod network only, write guestAgentPing or exec, or connect the machine to a network with pod: {}`);
      }
    }
  },
};

/** The seconds that KubeVirt adds to the delay of a probe. */
const STARTUP_DELAY = 10;

/** A pod must be able to have the probe. */
export const probeForm: MachineRule = {
  name: 'probe-form',
  refuses: 'a probe without its command, with a malformed port, scheme or header, with a delay below -10 seconds, or a liveness '
    + 'probe with a successThreshold above 1',
  story: 'The probes become those of the machine\'s pod. KubeVirt admits a probe that a pod cannot have, but Kubernetes refuses the pod, so the '
    + 'machine never starts. KubeVirt adds 10 seconds to the delay.',
  when: ['readinessProbe', 'livenessProbe'],
  check: (spec, refuse, context) => {
    PROBES.forEach((field) => spec[field] && refuseInvalidProbe(spec[field], refuseBelow(field, refuse), context));
    const successes = spec.livenessProbe?.successThreshold ?? 1;
    if (successes > 1) {
      refuse('livenessProbe.successThreshold', `${successes} is only for readiness, leave it out: a guest that answers once is alive`);
    }
  },
};

function refuseInvalidProbe({ exec, httpGet, tcpSocket, initialDelaySeconds = 0 }: Probe, refuse: Refuse, context: MachineContext): void {
  if (initialDelaySeconds + STARTUP_DELAY < 0) {
    refuse('initialDelaySeconds', `${initialDelaySeconds} is before the start of the pod, write 0 or more`);
  }
  if (exec && !exec.command?.length) {
    refuse('exec.command', 'required field is missing, write the command as a list, such as ["cat", "/run/ready"]');
  }
  refuseInvalidPort('httpGet.port', httpGet?.port, refuse);
  refuseInvalidPort('tcpSocket.port', tcpSocket?.port, refuse);
  refuseUnknownChoice('httpGet.scheme', kubernetesChoice(httpGet?.scheme, context), SCHEMES, refuse);
  checkEach('httpGet.httpHeaders', httpGet?.httpHeaders, refuse, ({ name = '' }, refuseIt) => refuseMalformed('name', name, HEADER, refuseIt));
}

function refuseInvalidPort(path: string, port: number | string | undefined, refuse: Refuse): void {
  if (typeof port === 'string') {
    refuseMalformed(path, port, PORT_NAME, refuse);
  } else if (port !== undefined) {
    refuseInvalidPortNumber(path, port, refuse);
  }
}

function isOnPodNetwork({ domain: { devices }, networks = [] }: VirtualMachineInstanceSpec, context: MachineContext): boolean {
  const isConnectedByDefault = !isTemplateOfCopies(context) && networks.length === 0
    && !devices?.interfaces?.length && devices?.autoattachPodInterface !== false;
  return isConnectedByDefault || networks.some(({ pod }) => pod);
}
