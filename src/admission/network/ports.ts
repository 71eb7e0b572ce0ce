// The ports that are forwarded from a pod to its guest: those of a pod's container, and held to the same.
import { INTERFACES, networkOf } from './each-interface';
import type { Port } from '../../../imports/kubevirt';
import { type Format, LAST_PORT } from '../../issues/formats';
import { Protocol } from '../../spec/network';
import { belowEach, type Refuse } from '../below';
import { refuseOtherChoice } from '../choice';
import { refuseOtherForm, shownText } from '../form';
import type { MachineRule } from '../rule';

/** The name of a container's port. */
export const PORT_NAME: Format = {
  is: 'a port\'s name',
  matches: (text) => text.length <= 15 && /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
  write: 'at most 15 lower-case letters, digits and single dashes, a letter among them, such as "http"',
};

/** What KubeVirt forwards to a guest. */
const FORWARDED: readonly string[] = Object.values(Protocol);

/** What a container's port may be of. */
const OPENED = [...FORWARDED, 'SCTP'];

/** What a machine's pod opens are ports, each under its own name. */
export const portForm: MachineRule = {
  name: 'port-form',
  refuses: 'a port that is not from 1 to 65535, that has an unknown protocol, or whose name is malformed or repeated in the machine',
  story: 'On the pod network, ports says which connections to the pod\'s address go on to the guest, those of TCP and UDP; without it all of them do. '
    + 'The ports of all interfaces become those of the pod\'s container. What KubeVirt admits and a container cannot have keeps the machine from starting.',
  check: ({ domain: { devices } }, refuse, around) => {
    const names = new Set<string>();
    belowEach(INTERFACES, devices?.interfaces, refuse, ({ name, ports }, refuseInterface) => {
      const protocols = networkOf({ name }, around)?.pod ? FORWARDED : OPENED;
      belowEach('ports', ports, refuseInterface, (port, refusePort) => {
        refuseOtherPort(port, protocols, refusePort);
        if (port.name && names.has(port.name)) {
          refusePort('name', `${shownText(port.name)} is the name of an earlier port already, give each its own or none`);
        }
        names.add(port.name ?? '');
      });
    });
  },
};

function refuseOtherPort({ name, port = 0, protocol }: Partial<Port>, protocols: readonly string[], refuse: Refuse): void {
  if (port < 1 || port > LAST_PORT) {
    refuse('port', `${port} is not a port, write a number from 1 to ${LAST_PORT}`);
  }
  refuseOtherChoice('protocol', protocol || undefined, protocols, refuse);
  refuseOtherForm('name', name || undefined, PORT_NAME, refuse);
}
