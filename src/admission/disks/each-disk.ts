// Rules that are applied to each disk of a machine, and lookups of a disk's volume and bus.
import type { Disk, Volume } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { checkEach, type Refuse } from '../below';
import { indexByName } from '../counterparts';
import type { MachineRule, MachineContext } from '../rule';

/** The path of a machine's disks. */
export const DISKS = 'domain.devices.disks';

/** The default bus of a disk, by the architecture of its machine. */
const DEFAULT_BUSES: ReadonlyMap<string | undefined, string> = new Map([['amd64', 'sata'], ['arm64', 'virtio'], ['s390x', 'virtio']]);

/** A rule for a disk. Its paths are relative to the disk. */
export interface DiskRule extends Omit<MachineRule, 'check'> {
  readonly check: (disk: Partial<Disk>, refuse: Refuse, context: MachineContext) => void;
}

/** A rule for machines that applies a rule to each of their disks. */
export function eachDisk({ check, ...rule }: DiskRule): MachineRule {
  return {
    ...rule,
    check: ({ domain: { devices } }, refuse, context) => checkEach(DISKS, devices?.disks, refuse, (disk, refuseIt) => check(disk, refuseIt, context)),
  };
}

const volumes = new WeakMap<MachineContext, ReturnType<typeof indexByName<Volume>>>();

/** The volume of a disk, if there is one of its name. */
export function volumeOf({ name }: Partial<Disk>, context: MachineContext): Volume | undefined {
  const volumesByName = volumes.get(context) ?? indexByName(context.virtualMachine.template?.spec?.volumes);
  volumes.set(context, volumesByName);
  return volumesByName.get(name);
}

/** The bus of a disk, its own or the default; undefined if it is not known, since a preference or the cluster may choose it. */
export function busOf({ disk, lun, cdrom }: Partial<Disk>, { virtualMachine: { preference, template } }: MachineContext): string | undefined {
  const ownBus = (disk ?? lun ?? cdrom)?.bus;
  if (ownBus) {
    return isPlaceholder(ownBus) ? undefined : ownBus;
  }
  return preference ? undefined : DEFAULT_BUSES.get(template?.spec?.architecture);
}
