// The sources of CDI's volume populators, which fill a PersistentVolumeClaim. A source is a separate object that the claim names in dataSourceRef.
import { CDI_API_VERSION } from './cdi-version';
import { packageIssues, sourceKind } from './data-volume-spec';
import type { ImageSource } from './image-source';
import { issue, Issues } from '../issues/issues';
import { table } from '../plain-data/plain-data';

/** The kind and spec of the object that a claim is filled from. */
interface VolumePopulator {
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec: object;
}

/** CDI refuses sources with longer names. */
const LONGEST_NAME = 63;

/** The kinds of objects that can be cloned, by the field of a DataVolume's source. */
const CLONED: { readonly [field: string]: { readonly apiGroup?: string; readonly kind: string } } = table({
  pvc: { kind: 'PersistentVolumeClaim' },
  snapshot: { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot' },
});

/** The populator that fills a claim with an image. */
export function populatorOf(image: ImageSource): VolumePopulator {
  const kind = sourceKind(image);
  const { source } = image.toObject();
  if (kind === 'upload') {
    return { apiVersion: CDI_API_VERSION, kind: 'VolumeUploadSource', spec: {} };
  }
  return CLONED[kind] === undefined
    ? { apiVersion: CDI_API_VERSION, kind: 'VolumeImportSource', spec: { source } }
    : { apiVersion: CDI_API_VERSION, kind: 'VolumeCloneSource', spec: { source: { ...CLONED[kind], name: source[kind].name } } };
}

/** The reasons why no populator can fill the claim of that name with an image. */
export function* populatorIssues(name: string, image: ImageSource, namespace: string | undefined): Issues {
  const kind = sourceKind(image);
  const { source } = image.toObject();
  yield* packageIssues(image);
  if (kind === 'sourceRef') {
    yield issue('image', 'volume populators do not clone DataSources: name the claim or snapshot by ImageSource.pvc or ImageSource.snapshot, or leave out volumePopulator');
  }
  if (CLONED[kind] !== undefined && source[kind].namespace !== namespace) {
    const own = namespace === undefined ? 'the machine has none: set the namespace of the chart' : `the machine is in ${JSON.stringify(namespace)}: clone from there`;
    yield issue('image', `volume populators clone within a namespace, the image is in ${JSON.stringify(source[kind].namespace)}, and ${own}, or leave out volumePopulator`);
  }
  if (name.length > LONGEST_NAME) {
    yield issue('', `the source ${JSON.stringify(name)} would have ${name.length} characters, and CDI accepts at most ${LONGEST_NAME}: shorten the name of the machine or the disk`);
  }
}
