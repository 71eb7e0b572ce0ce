// Rules for one disk of a machine at a time, and what stands beside a disk: its volume and the bus that it is on.
import type { Disk, Volume } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { belowEach, type Refuse } from '../below';
import { byName } from '../counterparts';
import type { MachineRule, MachineContext } from '../rule';

/** Where a machine's disks stand. */
export const DISKS = 'domain.devices.disks';

/** The bus of a disk that names none, by the architecture of its machine. */
const DEFAULT_BUSES: ReadonlyMap<string | undefined, string> = new Map([['amd64', 'sata'], ['arm64', 'virtio'], ['s390x', 'virtio']]);

/** A rule for a disk; its paths are those below the disk. */
export interface DiskRule extends Omit<MachineRule, 'check'> {
  readonly check: (disk: Partial<Disk>, refuse: Refuse, around: MachineContext) => void;
}

/** The rule for a machine that each of its disks keeps a rule. */
export function eachDisk({ check, ...rule }: DiskRule): MachineRule {
  return {
    ...rule,
    check: ({ domain: { devices } }, refuse, around) => belowEach(DISKS, devices?.disks, refuse, (disk, refuseIt) => check(disk, refuseIt, around)),
  };
}

const volumes = new WeakMap<MachineContext, ReturnType<typeof byName<Volume>>>();

/** The volume of a disk's name, where there is one. */
export function volumeOf({ name }: Partial<Disk>, around: MachineContext): Volume | undefined {
  const named = volumes.get(around) ?? byName(around.virtualMachine.template?.spec?.volumes);
  volumes.set(around, named);
  return named.get(name);
}

/** The bus that a disk says or gets, where that is known: a preference or the cluster may choose it. */
export function busOf({ disk, lun, cdrom }: Partial<Disk>, { virtualMachine: { preference, template } }: MachineContext): string | undefined {
  const said = (disk ?? lun ?? cdrom)?.bus;
  if (said) {
    return isPlaceholder(said) ? undefined : said;
  }
  return preference ? undefined : DEFAULT_BUSES.get(template?.spec?.architecture);
}
