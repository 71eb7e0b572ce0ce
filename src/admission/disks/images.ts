// The names of the images that contain a machine's disks and kernel.
import { refuseMalformedName } from '../form';
import { IMAGE_REFERENCE } from '../image-reference';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

/** A node must be able to pull the image. */
export const containerImageForm: MachineRule = {
  name: 'container-image-form',
  refuses: 'a container disk without an image, or a disk or kernel image whose name has a scheme, capitals, spaces or another form that nodes '
    + 'cannot read',
  story: 'Write the image as in a pod: registry, repository, and tag or digest. docker:// is only for the registry source of a DataVolume. '
    + 'KubeVirt admits any string. Kubernetes then refuses the machine\'s pod, or the node does not pull the image (InvalidImageName), and the '
    + 'machine never starts.',
  when: ['volumes[].containerDisk', 'domain.firmware.kernelBoot.container'],
  check: ({ domain: { firmware }, volumes }, refuse) => {
    checkEach('volumes', volumes, refuse, ({ containerDisk }, refuseIt) => {
      if (containerDisk && !containerDisk.image) {
        refuseIt('containerDisk.image', 'required field is missing, write the image that contains the disk, such as "quay.io/containerdisks/ubuntu:22.04"');
      } else {
        refuseMalformedName('containerDisk.image', containerDisk?.image, IMAGE_REFERENCE, refuseIt);
      }
    });
    // Another rule refuses a kernel without an image.
    refuseMalformedName('domain.firmware.kernelBoot.container.image', firmware?.kernelBoot?.container?.image || undefined, IMAGE_REFERENCE, refuse);
  },
};
