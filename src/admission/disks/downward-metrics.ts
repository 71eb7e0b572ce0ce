// The node's metrics, which a guest reads from a disk or over a serial device.
import { busOf, DISKS, eachDisk, volumeOf } from './each-disk';
import { withoutDevice } from './names';
import { belowEach } from '../below';
import { among } from '../counterparts';
import { needsGate } from '../feature-gate';
import { shownText } from '../form';
import type { MachineRule } from '../rule';

const GATE = 'DownwardMetrics';

/** Metrics are read from a disk on virtio. */
export const downwardMetricsOnVirtio = eachDisk({
  name: 'downward-metrics-on-virtio',
  refuses: 'downward metrics on a device other than a disk on virtio',
  story: 'The guest reads the node\'s metrics from a disk on virtio, which vm-dump-metrics finds. It has to say disk: KubeVirt does not take it for one here as it does elsewhere. '
    + 'Without a bus it is on sata on amd64, and the machine never starts.',
  check: (disk, refuse, around) => {
    if (!volumeOf(disk, around)?.downwardMetrics) {
      return;
    }
    const bus = busOf(disk, around);
    if (!disk.disk) {
      refuse('disk', 'required field is missing, write { bus: "virtio" }: downward metrics are on a disk');
    } else if (bus !== undefined && bus !== 'virtio') {
      refuse('disk.bus', `downward metrics cannot be on ${JSON.stringify(bus)}, write "virtio"`);
    }
  },
});

/** Metrics are shown to the guest by a disk, which KubeVirt does not make by itself. */
export const downwardMetricsHasDisk: MachineRule = {
  name: 'downward-metrics-has-disk',
  refuses: 'a volume of downward metrics without a disk',
  story: 'KubeVirt makes a disk for a volume that has none, but not one that metrics can be on.',
  check: (machine, refuse) => {
    const hasDisk = among(machine.domain.devices?.disks);
    for (const { name = '', downwardMetrics } of withoutDevice(machine)) {
      if (downwardMetrics && !hasDisk(name)) {
        refuse(DISKS, `${shownText(name)} has no disk of its name, write one with disk: { bus: "virtio" }`);
      }
    }
  },
};

/** The node's metrics are not on by default. */
export const downwardMetricsGate: MachineRule = {
  name: 'downward-metrics-gate',
  refuses: 'downward metrics, as a device or a volume, where the feature gate DownwardMetrics is off',
  story: 'They show the guest how busy its node is, which not every tenant may know: downwardMetrics under devices over a serial device, as a volume on a disk. '
    + 'KubeVirt admits either where the feature gate DownwardMetrics is on.',
  check: ({ domain: { devices }, volumes }, refuse, around) => {
    if (devices?.downwardMetrics) {
      needsGate('domain.devices.downwardMetrics', 'downwardMetrics', GATE, refuse, around);
    }
    belowEach('volumes', volumes, refuse, ({ downwardMetrics }, refuseIt) => {
      if (downwardMetrics) {
        needsGate('downwardMetrics', 'downwardMetrics', GATE, refuseIt, around);
      }
    });
  },
};
