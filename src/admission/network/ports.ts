// The ports that are forwarded from a pod to its guest. They are ports of a container, with the same limits.
import { INTERFACES, networkOf } from './each-interface';
import type { Port } from '../../../imports/kubevirt';
import { type Format, LAST_PORT } from '../../issues/formats';
import { Protocol } from '../../spec/network';
import { checkEach, type Refuse } from '../below';
import { refuseUnknownChoice } from '../choice';
import { refuseMalformed, displayText } from '../form';
import type { MachineRule } from '../rule';

/** The form of the name of a container's port. */
export const PORT_NAME: Format = {
  is: 'a port\'s name',
  matches: (text) => text.length <= 15 && /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
  write: 'at most 15 lower-case letters, digits and single dashes, a letter among them, such as "http"',
};

/** The protocols that KubeVirt forwards to a guest. */
const FORWARDED: readonly string[] = Object.values(Protocol);

/** The protocols of a container's port. */
const OPENED = [...FORWARDED, 'SCTP'];

/** Ports must be valid, and their names distinct in the machine. */
export const portForm: MachineRule = {
  name: 'port-form',
  refuses: 'a port that is not from 1 to 65535, that has an unknown protocol, or whose name is malformed or repeated in the machine',
  story: 'On the pod network, ports says which connections to the pod\'s address go on to the guest, those of TCP and UDP; without it all of them do. '
    + 'The ports of all interfaces become those of the pod\'s container. What KubeVirt admits and a container cannot have keeps the machine from starting.',
  check: ({ domain: { devices } }, refuse, context) => {
    const names = new Set<string>();
    checkEach(INTERFACES, devices?.interfaces, refuse, ({ name, ports }, refuseInterface) => {
      const protocols = networkOf({ name }, context)?.pod ? FORWARDED : OPENED;
      checkEach('ports', ports, refuseInterface, (port, refusePort) => {
        refuseInvalidPort(port, protocols, refusePort);
        if (port.name && names.has(port.name)) {
          refusePort('name', `${displayText(port.name)} is the name of an earlier port already, give each its own or none`);
        }
        names.add(port.name ?? '');
      });
    });
  },
};

function refuseInvalidPort({ name, port = 0, protocol }: Partial<Port>, protocols: readonly string[], refuse: Refuse): void {
  if (port < 1 || port > LAST_PORT) {
    refuse('port', `${port} is not a port, write a number from 1 to ${LAST_PORT}`);
  }
  refuseUnknownChoice('protocol', protocol || undefined, protocols, refuse);
  refuseMalformed('name', name || undefined, PORT_NAME, refuse);
}
