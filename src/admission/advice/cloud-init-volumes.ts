// Advice on cloud-init volumes beyond the first, which KubeVirt does not read.
import { CLOUD_INIT_TYPES } from '../../cloud-init/volumes';
import { displayText } from '../../issues/formats';
import { cloudInitSources } from '../disks/cloud-init';
import type { MachineRule } from '../rule';

/** A machine has one disk with cloud-init data. */
export const cloudInitOfTwoVolumes: MachineRule = {
  name: 'cloud-init-of-two-volumes',
  refuses: 'a second cloud-init volume',
  story: 'KubeVirt reads the first cloudInitNoCloud or cloudInitConfigDrive volume, and makes one disk of it. It admits further ones. Of the same type, '
    + 'they are the disk of the first once more; of the other type, they have no disk, and the guest does not start. User data and network data belong '
    + 'into one volume, and several user data into one MIME multi-part archive.',
  when: CLOUD_INIT_TYPES.map((type) => `volumes[].${type}`),
  check: ({ volumes = [] }, advise) => {
    const first = volumes.find((volume) => CLOUD_INIT_TYPES.some((type) => volume?.[type]));
    cloudInitSources(volumes).slice(1).forEach(({ path }) => (
      advise(path, `KubeVirt reads only the first cloud-init volume, ${displayText(first?.name ?? '')}, write this data there, and remove this volume`)
    ));
  },
};
