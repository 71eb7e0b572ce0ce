// Advice on the ports that probes connect to.
import type { Interface } from '../../../imports/kubevirt';
import { displayText } from '../../issues/formats';
import { isFilledInLater } from '../form';
import { leavesOut } from '../network/port-ranges';
import { NETWORK_ACTIONS, PROBES } from '../network/probes';
import { ISTIO_INJECT } from '../placement/instance-metadata';
import type { MachineRule } from '../rule';

/** masquerade forwards only the listed ports, if any are listed. */
export const probedPortNotForwarded: MachineRule = {
  name: 'probed-port-not-forwarded',
  refuses: 'an HTTP or TCP probe of a port that is not among the ports of the interface, or of a name that no port has',
  story: 'A node probes the guest at the address of its pod. With masquerade, the ports or portRanges of the interface are the only ones that reach the '
    + 'guest; without them, all do. KubeVirt admits the machine, but the probe always fails: the machine never becomes ready, or is restarted again and '
    + 'again. A probe may also name a port, if a port of an interface has this name.',
  when: PROBES.flatMap((probe) => NETWORK_ACTIONS.map((action) => `${probe}.${action}`)),
  check: (spec, advise, { metadata }) => {
    const interfaces = metadata.annotations?.[ISTIO_INJECT] === undefined ? spec.domain.devices?.interfaces ?? [] : [];
    for (const probe of PROBES) {
      for (const action of NETWORK_ACTIONS) {
        const { host, port } = spec[probe]?.[action] ?? {};
        const mistake = host || port === undefined ? undefined : mistakeIn(port, interfaces);
        if (mistake !== undefined) {
          advise(`${probe}.${action}.port`, mistake);
        }
      }
    }
  },
};

/** The mistake in a probed port. Another rule refuses a probe of a machine that is not on the pod network. */
function mistakeIn(port: number | string, interfaces: readonly Interface[]): string | undefined {
  const listed = interfaces.flatMap(({ ports = [] }) => ports);
  const named = listed.find(({ name }) => name === port);
  if (typeof port === 'string' && named === undefined) {
    const isKnown = interfaces.length > 0 && ![port, ...listed.map(({ name = '' }) => name)].some(isFilledInLater);
    return isKnown ? `${displayText(port)} is not the name of a port of the machine's interfaces, write its number, or name the port under ports` : undefined;
  }
  const number = named?.port ?? port as number;
  const closed = interfaces.find((iface) => leavesOut(iface, number));
  return closed && `${number} is not forwarded to the guest, so the probe never passes, add it to the ports of interface ${displayText(closed.name ?? '')}, or remove those to forward all`;
}
