// Files in container images that a guest starts with: disks, kernels and ramdisks.
import type { KernelBootContainer } from '../../../imports/kubevirt';
import { FILE_PATH } from '../../storage/formats';
import { below, checkEach, type Refuse } from '../below';
import { refuseMalformed } from '../form';
import type { MachineRule } from '../rule';

/** KubeVirt ignores one "/" at the end. */
const PATH = { ...FILE_PATH, matches: (text: string) => FILE_PATH.matches(text.replace(/(.)\/$/, '$1')) };

const BOOT_PATH = { ...PATH, write: 'a path from "/" on, without "." and "..", such as "/boot/vmlinuz"' };

/** The path of a container disk must be absolute and have no "." or ".." in it. */
export const containerDiskPathForm: MachineRule = {
  name: 'container-disk-path-form',
  refuses: 'a path into a container image that is relative, or that has "." or ".." in it',
  story: 'An image with one disk has it in the folder /disk and needs no path. With several, the path from the image\'s root says which one.',
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ containerDisk }, refuseIt) => (
    refuseMalformed('containerDisk.path', containerDisk?.path || undefined, PATH, refuseIt)
  )),
};

/** A kernel boot names an image and the paths in it. */
export const kernelBootComplete: MachineRule = {
  name: 'kernel-boot-complete',
  refuses: 'a kernel or ramdisk without its image or its path in it, or kernel arguments without a kernel',
  story: 'A guest can start with a kernel from a container image, instead of the one on its disk: name the image, and the paths of kernel, ramdisk or both from its root. '
    + 'Arguments go to that kernel; those of a kernel on a disk are for its boot loader to say.',
  check: ({ domain: { firmware } }, refuse) => {
    const { container, kernelArgs } = firmware?.kernelBoot ?? {};
    if (container) {
      refuseContainer(container, below('domain.firmware.kernelBoot.container', refuse));
    } else if (kernelArgs) {
      refuse('domain.firmware.kernelBoot.kernelArgs', 'the arguments are for no kernel, write container with the image that has it or remove them');
    }
  },
};

function refuseContainer({ image, kernelPath, initrdPath }: Partial<KernelBootContainer>, refuse: Refuse): void {
  if (!image) {
    refuse('image', 'required field is missing, write the image that has the kernel');
  }
  if (!kernelPath && !initrdPath) {
    refuse('', 'nothing of the image is booted, write kernelPath, initrdPath or both, such as "/boot/vmlinuz"');
  }
  refuseMalformed('kernelPath', kernelPath || undefined, BOOT_PATH, refuse);
  refuseMalformed('initrdPath', initrdPath || undefined, BOOT_PATH, refuse);
}
