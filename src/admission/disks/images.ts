// The images that a machine's disks and its kernel are in.
import { refuseMalformedName } from '../form';
import { IMAGE_REFERENCE } from '../image-reference';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

/** A node must be able to pull the image. */
export const containerImageForm: MachineRule = {
  name: 'container-image-form',
  refuses: 'a container disk without an image, or an image of a disk or kernel whose name has a scheme, capitals, spaces or another form that no node reads',
  story: 'The image is named as a pod names it: registry, repository, and tag or digest. docker:// is for the registry of a DataVolume. KubeVirt admits any text; '
    + 'then Kubernetes refuses the machine\'s pod, or the node does not pull the image (InvalidImageName), and the machine never starts.',
  when: ['volumes[].containerDisk', 'domain.firmware.kernelBoot.container'],
  check: ({ domain: { firmware }, volumes }, refuse) => {
    checkEach('volumes', volumes, refuse, ({ containerDisk }, refuseIt) => {
      if (containerDisk && !containerDisk.image) {
        refuseIt('containerDisk.image', 'required field is missing, write the image that has the disk, such as "quay.io/containerdisks/ubuntu:22.04"');
      } else {
        refuseMalformedName('containerDisk.image', containerDisk?.image, IMAGE_REFERENCE, refuseIt);
      }
    });
    // Another rule refuses a kernel without an image.
    refuseMalformedName('domain.firmware.kernelBoot.container.image', firmware?.kernelBoot?.container?.image || undefined, IMAGE_REFERENCE, refuse);
  },
};
