// The ports that KubeVirt forwards to a guest, and the rule on ranges of them.
import { INTERFACES, mayGetMasquerade, networkOf } from './interfaces';
import { FORWARDED_PROTOCOLS, isPort, refuseInvalidPortNumber } from './ports';
import type { Interface, PortRange } from '../../../imports/kubevirt';
import { isTemplateOfCopies } from '../additions';
import { refuseUnknownChoice } from '../form';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineRule } from '../rule';

/** How many ranges an interface can have. */
const MOST_RANGES = 10;

/** Ranges of ports must be valid and must not overlap. */
export const portRangesPossible: MachineRule = {
  name: 'port-ranges-possible',
  refuses: 'portRanges where the feature gate PortRangesSpec is off, beside ports, without masquerade, more than ten of them, or ranges that are invalid '
    + 'or overlap',
  story: 'On the pod network, portRanges lists the ports of the pod\'s address that masquerade forwards to the guest, in up to ten ranges of TCP or UDP '
    + 'ports, both ends included. It takes the place of ports. KubeVirt 1.9 has it, if the feature gate PortRangesSpec is on.',
  when: ['domain.devices.interfaces[].portRanges'],
  // KubeVirt drops the empty lists of a machine before it validates it, but not those of a pool's template.
  check: ({ domain: { devices } }, refuse, context) => checkEach(INTERFACES, devices?.interfaces, refuse, (iface, refuseIt) => {
    const isWritten = (list: readonly unknown[] | undefined) => list !== undefined && (list.length > 0 || isTemplateOfCopies(context));
    if (isWritten(iface.portRanges)) {
      requireGate('', 'portRanges', 'PortRangesSpec', refuseIt, context);
      if (networkOf(iface, context)?.pod) {
        if (isWritten(iface.ports)) {
          refuseIt('', 'the interface has both ports and portRanges, write each port as a range, or remove portRanges');
        }
        if (!iface.masquerade && !mayGetMasquerade(iface, context)) {
          refuseIt('', 'only masquerade forwards ranges of ports, write masquerade: {} or remove portRanges');
        }
        refuseInvalid(iface.portRanges!, refuseIt);
      }
    }
  }),
};

function refuseInvalid(ranges: readonly PortRange[], refuse: Refuse): void {
  if (ranges.length > MOST_RANGES) {
    refuse('portRanges', `the interface has ${ranges.length} ranges, write at most ${MOST_RANGES}`);
    return;
  }
  const earlier: PortRange[] = [];
  checkEach('portRanges', ranges, refuse, ({ protocol = '', start = 0, end = 0 }, refuseIt) => {
    refuseUnknownChoice('protocol', protocol, FORWARDED_PROTOCOLS, refuseIt);
    refuseInvalidPortNumber('start', start, refuseIt);
    refuseInvalidPortNumber('end', end, refuseIt);
    if (start > end) {
      refuseIt('start', `${start} is after the end ${end}, write the lower port first`);
    }
    if (start > end || ![start, end].every(isPort)) {
      return;
    }
    const overlapped = earlier.find((each) => each.protocol === protocol && each.start <= end && start <= each.end);
    if (overlapped) {
      refuseIt('', `the range overlaps ${overlapped.start} to ${overlapped.end} of ${protocol}, write each port once`);
    }
    earlier.push({ protocol, start, end });
  });
}

/** Whether an interface forwards some ports to the guest, but not this one. */
export function leavesOut({ masquerade, ports = [], portRanges = [] }: Partial<Interface>, number: number, protocol = 'TCP'): boolean {
  const ranges = [...ports.map((each) => ({ start: each.port, end: each.port, protocol: each.protocol })), ...portRanges];
  return masquerade !== undefined && ranges.length > 0
    && !ranges.some((each) => (each.protocol || 'TCP') === protocol && each.start <= number && number <= each.end);
}
