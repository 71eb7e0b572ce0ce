// The order in which a guest tries its disks and interfaces when it boots.
import { DISKS } from './each-disk';
import { INTERFACES } from '../network/each-interface';
import type { MachineRule } from '../rule';

/** A place in the boot order is 1 or more, and belongs to one device. */
export const bootOrderDistinct: MachineRule = {
  name: 'boot-order-distinct',
  refuses: 'a place in the boot order below 1, or one that two devices have',
  story: 'Disks and interfaces share one order, which starts with 1 and may have gaps. What has no place is not booted from, unless nothing has one: '
    + 'then the disks are tried as they are listed.',
  check: ({ domain: { devices } }, refuse) => {
    const taken = new Map<number, () => string>();
    for (const [field, list] of [[DISKS, devices?.disks], [INTERFACES, devices?.interfaces]] as const) {
      list?.forEach(({ bootOrder: place }, index) => {
        if (place === undefined) {
          return;
        }
        const path = () => `${field}[${index}].bootOrder`;
        const before = taken.get(place);
        if (place < 1) {
          refuse(path(), `${place} is not a place in the boot order, write 1 or more`);
        } else if (before) {
          refuse(path(), `${place} is at ${before()} already, give each device its own`);
        } else {
          taken.set(place, path);
        }
      });
    }
  },
};
