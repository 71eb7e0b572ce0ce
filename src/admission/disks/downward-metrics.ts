// The node's metrics, which a guest reads from a disk or over a serial device.
import { busOf, DISKS, eachDisk, volumeOf } from './each-disk';
import { volumesWithoutDevice } from './names';
import { checkEach } from '../below';
import { nameMatcher } from '../counterparts';
import { requireGate } from '../feature-gate';
import { displayText } from '../form';
import type { MachineRule } from '../rule';

const GATE = 'DownwardMetrics';

/** The guest reads metrics from a disk on virtio. */
export const downwardMetricsOnVirtio = eachDisk({
  name: 'downward-metrics-on-virtio',
  refuses: 'downward metrics on a device other than a disk on virtio',
  story: 'The guest reads the node\'s metrics from a disk on virtio, which vm-dump-metrics finds. It has to say disk: KubeVirt does not take it for one here as it does elsewhere. '
    + 'Without a bus it is on sata on amd64, and the machine never starts.',
  check: (disk, refuse, context) => {
    if (!volumeOf(disk, context)?.downwardMetrics) {
      return;
    }
    const bus = busOf(disk, context);
    if (!disk.disk) {
      refuse('disk', 'required field is missing, write { bus: "virtio" }: downward metrics are on a disk');
    } else if (bus !== undefined && bus !== 'virtio') {
      refuse('disk.bus', `downward metrics cannot be on ${JSON.stringify(bus)}, write "virtio"`);
    }
  },
});

/** Metrics need a disk: KubeVirt does not make a suitable one by itself. */
export const downwardMetricsHasDisk: MachineRule = {
  name: 'downward-metrics-has-disk',
  refuses: 'a volume of downward metrics without a disk',
  story: 'KubeVirt makes a disk for a volume that has none, but not one that metrics can be on.',
  check: (machine, refuse) => {
    const hasDisk = nameMatcher(machine.domain.devices?.disks);
    for (const { name = '', downwardMetrics } of volumesWithoutDevice(machine)) {
      if (downwardMetrics && !hasDisk(name)) {
        refuse(DISKS, `${displayText(name)} has no disk of its name, write one with disk: { bus: "virtio" }`);
      }
    }
  },
};

/** Downward metrics need a feature gate. */
export const downwardMetricsGate: MachineRule = {
  name: 'downward-metrics-gate',
  refuses: 'downward metrics, as a device or a volume, where the feature gate DownwardMetrics is off',
  story: 'They show the guest how busy its node is, which not every tenant may know: downwardMetrics under devices over a serial device, as a volume on a disk. '
    + 'KubeVirt admits either where the feature gate DownwardMetrics is on.',
  check: ({ domain: { devices }, volumes }, refuse, context) => {
    if (devices?.downwardMetrics) {
      requireGate('domain.devices.downwardMetrics', 'downwardMetrics', GATE, refuse, context);
    }
    checkEach('volumes', volumes, refuse, ({ downwardMetrics }, refuseIt) => {
      if (downwardMetrics) {
        requireGate('downwardMetrics', 'downwardMetrics', GATE, refuseIt, context);
      }
    });
  },
};
