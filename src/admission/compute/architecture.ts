// The architectures of guests that KubeVirt runs, and the machine types of each.
import { isPlaceholder } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { isTemplateOfCopies } from '../additions';
import { refuseUnknownChoice } from '../form';
import type { MachineRule } from '../rule';

export type Architecture = 'amd64' | 'arm64' | 's390x';

const ARCHITECTURES: readonly Architecture[] = ['amd64', 'arm64', 's390x'];

/** The architectures that a machine may have: its own if known, all if the cluster decides, none if its own is unknown. */
export function possibleArchitectures(architecture: string | undefined): readonly Architecture[] {
  return !architecture || isPlaceholder(architecture) ? ARCHITECTURES : ARCHITECTURES.filter((each) => each === architecture);
}

/** The architecture must be known. */
export const architectureKnown: MachineRule = {
  name: 'architecture-known',
  refuses: 'an unknown architecture',
  story: 'Architectures have the names that Go and Kubernetes use: x86_64 is "amd64" and aarch64 is "arm64". KubeVirt admits a VirtualMachine with '
    + 'another name but refuses its instance, so it never starts.',
  when: ['architecture'],
  check: ({ architecture }, refuse) => refuseUnknownChoice('architecture', architecture || undefined, ARCHITECTURES, refuse),
};

/** The machine types that KubeVirt admits unless its configuration changes them; `name` is the default one. */
const MACHINE_TYPES: { readonly [architecture in Architecture]: { readonly name: string; readonly pattern: RegExp } } = {
  amd64: { name: 'q35', pattern: /^(pc-)?q35[^/]*$/ },
  arm64: { name: 'virt', pattern: /^virt[^/]*$/ },
  s390x: { name: 's390-ccw-virtio', pattern: /^s390-ccw-virtio[^/]*$/ },
};

/** A machine type must belong to the architecture. */
export const machineTypeKnown: MachineRule = {
  name: 'machine-type-known',
  refuses: 'a machine type that the architecture does not have',
  story: 'The machine type is the board that the guest sees: q35 on amd64, virt on arm64 and s390-ccw-virtio on s390x. Each has versions, such as '
    + '"pc-q35-rhel9.6.0". KubeVirt refuses other types, such as i440fx. It assumes amd64 for a pool or replica set whose template has no '
    + 'architecture.',
  when: ['domain.machine'],
  check: ({ architecture, domain: { machine } }, refuse, context) => {
    const type = machine?.type;
    if (type && !isPlaceholder(type)) {
      const known = possibleArchitectures(architecture || (isTemplateOfCopies(context) ? 'amd64' : undefined)).map((each) => MACHINE_TYPES[each]);
      if (known.length > 0 && !known.some(({ pattern }) => pattern.test(type))) {
        refuse('domain.machine.type', `${JSON.stringify(type)} is not a machine type of the architecture, write ${alternatives(known.map(({ name }) => name))}`);
      }
    }
  },
};
