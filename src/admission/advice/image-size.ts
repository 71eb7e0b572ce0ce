// Advice on disks that are too small for their image, for images whose size is known.
import { eachClaim } from '../cdi/each-claim';
import { amount } from '../compute/resources';

/** Patterns of image URLs, with the size of the disk in the image, in bytes. */
const KNOWN: ReadonlyArray<readonly [image: RegExp, bytes: number]> = [
  [/\bcirros-0\.[56]\.\d+-x86_64-disk\.img\b/, 117_440_512],
  [/\bjammy-server-cloudimg-(?:amd64|arm64)\.img\b|\/containerdisks\/ubuntu:22\.04\b/, 2_361_393_152],
];

/** A disk must be at least as large as its image. */
export const dataVolumeSmallerThanImage = eachClaim({
  name: 'data-volume-smaller-than-image',
  refuses: 'a DataVolume that is smaller than the image it imports, where the image\'s size is known',
  story: 'What counts is the size of the disk in the image, which qemu-img info calls virtual size: it is larger than the file. CDI finds out when it has '
    + 'downloaded the image, fails, and tries again for ever. Ask for a larger disk.',
  check: ({ resources }, advise, { source }) => {
    const storage = resources?.requests?.storage;
    const bytes = sizeOf(source?.registry?.url ?? source?.http?.url ?? '');
    if (storage && amount(storage) < bytes) {
      advise('resources.requests.storage', `${JSON.stringify(storage)} is smaller than the disk in the image, write at least "${Math.ceil(bytes / 2 ** 20)}Mi"`);
    }
  },
});

/** The size in bytes of the disk in an image; 0 if it is not known. */
function sizeOf(url: string): number {
  return KNOWN.find(([image]) => image.test(url))?.[1] ?? 0;
}
