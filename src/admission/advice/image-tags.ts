// Advice against image references without a version: they mean another image tomorrow.
import { isPlaceholder } from '../../issues/formats';
import { checkEach } from '../below';
import type { DataVolumeRule, MachineRule } from '../rule';

const ADVICE = {
  name: 'image-tag-latest',
  refuses: 'a machine\'s image whose tag is latest, or that has neither a tag nor a digest',
  story: 'The tag latest is another image after each release, so that one manifest makes different machines: two replicas, or a machine before and after a restart. '
    + 'Git does not show the change either. A tag with a version is better, a digest (@sha256: and 64 hex digits) is exact. '
    + 'A DataImportCron is there to follow a tag, and may name latest.',
};

/** The images that a machine starts with. */
export const machineImageTagLatest: MachineRule = {
  ...ADVICE,
  check: ({ domain: { firmware }, volumes }, advise) => {
    checkEach('volumes', volumes, advise, ({ containerDisk }, adviseIt) => adviseOn('containerDisk.image', containerDisk?.image, adviseIt));
    adviseOn('domain.firmware.kernelBoot.container.image', firmware?.kernelBoot?.container?.image, advise);
  },
};

/** The images that disks are imported from. */
export const imageTagLatest: DataVolumeRule = {
  ...ADVICE,
  check: ({ source }, advise, { object }) => {
    if (object.kind !== 'DataImportCron') {
      adviseOn('source.registry.url', source?.registry?.url, advise);
    }
  },
};

function adviseOn(path: string, image: string | undefined, advise: (path: string, mistake: string) => void): void {
  if (image && !isPlaceholder(image) && !/^oci-archive:/.test(image) && !isPinned(image)) {
    advise(path, `${JSON.stringify(image)} is another image after its next release, write a tag with a version or a digest`);
  }
}

/** Whether a reference has a digest, or a tag other than latest. A colon before the last slash belongs to a port. */
function isPinned(image: string): boolean {
  const [, tag = 'latest'] = image.slice(image.lastIndexOf('/') + 1).split(':');
  return image.includes('@') || tag !== 'latest';
}
