// Rules on ports, DHCP options, and the vsock between a guest and its node.
import { isIPv4, isIPv6 } from 'net';
import { INTERFACES, networkOf, eachInterface } from './interfaces';
import type { Port } from '../../../imports/kubevirt';
import { type Format, LAST_PORT, displayText } from '../../issues/formats';
import { Protocol } from '../../spec/network';
import { refuseUnknownChoice, refuseMalformed, refuseMalformedItems } from '../form';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineRule } from '../rule';

/** The form of the name of a container's port. */
export const PORT_NAME: Format = {
  is: 'a port\'s name',
  matches: (text) => text.length <= 15 && /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
  write: 'at most 15 lower-case letters, digits and single dashes, a letter among them, such as "http"',
};

/** The protocols that KubeVirt forwards to a guest. */
export const FORWARDED_PROTOCOLS: readonly string[] = Object.values(Protocol);

/** The protocols of a container's port. */
const CONTAINER_PROTOCOLS = [...FORWARDED_PROTOCOLS, 'SCTP'];

/** Ports must be valid, and their names distinct in the machine. */
export const portForm: MachineRule = {
  name: 'port-form',
  refuses: 'a port that is not from 1 to 65535, that has an unknown protocol, or whose name is malformed or repeated in the machine',
  story: 'On the pod network, ports lists the TCP and UDP ports of the pod\'s address that are forwarded to the guest; without it, all of them are. '
    + 'The ports of all interfaces become ports of the pod\'s container. KubeVirt admits a port that a container cannot have, and the machine never '
    + 'starts.',
  when: ['domain.devices.interfaces[].ports'],
  check: ({ domain: { devices } }, refuse, context) => {
    const names = new Set<string>();
    checkEach(INTERFACES, devices?.interfaces, refuse, ({ name, ports }, refuseInterface) => {
      const protocols = networkOf({ name }, context)?.pod ? FORWARDED_PROTOCOLS : CONTAINER_PROTOCOLS;
      checkEach('ports', ports, refuseInterface, (port, refusePort) => {
        refuseInvalidPort(port, protocols, refusePort);
        if (port.name && names.has(port.name)) {
          refusePort('name', `${displayText(port.name)} is already the name of an earlier port, give each its own name or none`);
        }
        names.add(port.name ?? '');
      });
    });
  },
};

export function isPort(port: number): boolean {
  return port >= 1 && port <= LAST_PORT;
}

/** Refuses a number that is not a valid port. */
export function refuseInvalidPortNumber(path: string, port: number, refuse: Refuse): void {
  if (!isPort(port)) {
    refuse(path, `${port} is not a port, write a number from 1 to ${LAST_PORT}`);
  }
}

function refuseInvalidPort({ name, port = 0, protocol }: Partial<Port>, protocols: readonly string[], refuse: Refuse): void {
  refuseInvalidPortNumber('port', port, refuse);
  refuseUnknownChoice('protocol', protocol || undefined, protocols, refuse);
  refuseMalformed('name', name || undefined, PORT_NAME, refuse);
}

const NTP_SERVER: Format = {
  is: 'an IPv4 address',
  // KubeVirt admits leading zeros in the numbers of an IPv4 address, and an IPv4 address mapped to IPv6.
  matches: (text) => isIPv4(text.replace(/\b0+(?=\d)/g, '')) || (isIPv6(text) && /:ffff:/i.test(text)),
  write: 'one such as "192.0.2.1": DHCP does not take names',
};

/** The range of private DHCP options. */
const PRIVATE = { first: 224, last: 254 };

/** The options must have a form that DHCP can send. */
export const dhcpOptionsForm = eachInterface({
  name: 'dhcp-options-form',
  refuses: 'an NTP server that is not an IPv4 address, or a private DHCP option that is outside 224 to 254 or repeated',
  story: 'KubeVirt answers the guest\'s DHCP requests itself. It sends NTP servers as IPv4 addresses. The DHCP standard leaves options 224 to 254 '
    + 'to each network.',
  when: ['dhcpOptions'],
  check: ({ dhcpOptions: { ntpServers, privateOptions } = {} }, refuse) => {
    refuseMalformedItems('dhcpOptions.ntpServers', ntpServers, NTP_SERVER, refuse);
    const before = new Set<number>();
    checkEach('dhcpOptions.privateOptions', privateOptions, refuse, ({ option = 0 }, refuseIt) => {
      if (option < PRIVATE.first || option > PRIVATE.last) {
        refuseIt('option', `${option} is not a private option, write one from ${PRIVATE.first} to ${PRIVATE.last}`);
      } else if (before.has(option)) {
        refuseIt('option', `${option} is already in the list, write each option once`);
      }
      before.add(option);
    });
  },
});

/** A vsock needs a feature gate. */
export const vsockGate: MachineRule = {
  name: 'vsock-gate',
  refuses: 'autoattachVSOCK where the feature gate VSOCK is off',
  story: 'A vsock lets programs on the node communicate with the guest without a network. KubeVirt admits it if the feature gate VSOCK is on.',
  when: ['domain.devices.autoattachVSOCK'],
  check: ({ domain: { devices } }, refuse, context) => {
    if (devices?.autoattachVSOCK) {
      requireGate('domain.devices.autoattachVSOCK', 'autoattachVSOCK', 'VSOCK', refuse, context);
    }
  },
};
