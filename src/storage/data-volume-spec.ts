// The spec of a DataVolume, which is a separate object or a template inside another object.
import { ImageSource } from './image-source';
import { claimIssues, claimSpec, VolumeClaimProps } from './persistent-volume-claim';
import type { DataVolumeSpec } from '../../imports/cdi';
import type { DataVolumeTemplateSpec } from '../../imports/kubevirt';
import { checkFormat, type FieldFormats, NOT_EMPTY, OBJECT_NAME } from '../issues/formats';
import { type Issue, issue, Issues, issuesOfEach, missing, NO_ISSUES, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { omitEmpty, withFields } from '../plain-data/plain-data';

/** How CDI treats the bytes of a source. */
export enum DataVolumeContentType {
  /** A disk image: converted to raw, and resized to the disk. */
  KUBEVIRT = 'kubevirt',
  /** A tar archive: unpacked to the volume, which must be a filesystem. */
  ARCHIVE = 'archive',
}

/** A stage of an import from a machine that is still running. */
export interface DataVolumeCheckpoint {
  /** The snapshot of this stage: sets `checkpoints[].current`. */
  readonly current: string;

  /**
   * The snapshot of the stage before, or VMware's change ID of it: sets `checkpoints[].previous`.
   *
   * @default - none: this is the first stage, which copies the whole disk
   */
  readonly previous?: string;
}

/**
 * A claim that is filled from an image.
 *
 * @internal
 */
export interface ImageVolumeProps extends VolumeClaimProps {
  /** Where the content comes from: sets `source` or `sourceRef`. */
  readonly image: ImageSource;

  /**
   * The priority class of the pods that import, clone or receive the content: sets `priorityClassName`.
   *
   * @default - the cluster's
   */
  readonly priorityClassName?: string;

  /**
   * Whether the disk's whole size is allocated at once: sets `preallocation`.
   *
   * @default - the value of CDI's configuration: false
   */
  readonly preallocation?: boolean;
}

/** The fields of a DataVolume's spec. */
export interface DataVolumeSpecProps extends ImageVolumeProps {
  /**
   * How CDI treats the bytes of the source: sets `contentType`.
   *
   * @default - CDI's: DataVolumeContentType.KUBEVIRT
   */
  readonly contentType?: DataVolumeContentType;

  /**
   * The service account of the pods that import or receive the content: sets `serviceAccountName`.
   *
   * @default - the namespace's default
   */
  readonly serviceAccountName?: string;

  /**
   * The stages of an import from oVirt or VMware while the machine is still running there: sets `checkpoints`. Only this
   * field and `finalCheckpoint` may change later.
   *
   * @default - the import has one stage
   */
  readonly checkpoints?: DataVolumeCheckpoint[];

  /**
   * Whether the last of `checkpoints` is the final one: sets `finalCheckpoint`.
   *
   * @default false
   */
  readonly finalCheckpoint?: boolean;
}

/** Sources for which CDI knows the size of the disk. */
const SIZED_SOURCES = ['pvc', 'snapshot', 'sourceRef'];

/** Sources that can be imported in stages. */
const MULTI_STAGE_SOURCES = ['imageio', 'vddk'];

/** Names of files that contain a disk but are not disk images. CDI unpacks gzip, xz and zstd, and recognizes images by their first bytes. */
const PACKAGE_EXTENSION = /^[^?]*[^/?](\.(?:ova|ovf|zip|7z|rar|bz2))(?:\?|$)/i;

/** Sources from which CDI does not import archives. */
const NON_ARCHIVE_SOURCES = ['blank', 'registry'];

/**
 * The spec of a DataVolume. It has `storage` and never `pvc`: CDI sets missing fields of `storage` from the StorageProfile.
 *
 * @throws one error that lists what is missing, and what the source does not support
 */
export function dataVolumeSpec(props: DataVolumeSpecProps): DataVolumeSpec {
  refuse(dataVolumeIssues(props));
  return checkedSpec(props);
}

/** The spec of a DataVolume whose properties were checked. */
function checkedSpec(props: DataVolumeSpecProps): DataVolumeSpec {
  const { image, contentType, priorityClassName, serviceAccountName, preallocation, checkpoints, finalCheckpoint } = props;
  const optional = omitEmpty({
    contentType,
    priorityClassName,
    serviceAccountName,
    preallocation,
    checkpoints: checkpoints?.map(({ current, previous = '' }) => ({ current, previous })),
    finalCheckpoint,
  });
  return withFields(image.toObject(), withFields({ storage: claimSpec(props) }, optional));
}

/**
 * A DataVolume that is created and deleted with its VirtualMachine: an item of `spec.dataVolumeTemplates`.
 *
 * @throws as `dataVolumeSpec` does, and for fields that are missing in KubeVirt's older copy of CDI's types
 */
export function dataVolumeTemplate(name: string, props: DataVolumeSpecProps): DataVolumeTemplateSpec {
  refuse([...checkFieldFormats('', { name }, { name: OBJECT_NAME }), ...dataVolumeIssues(props), ...templateIssues(props)]);
  // KubeVirt does not store false.
  return { metadata: { name }, spec: checkedSpec(withFields(props, { finalCheckpoint: props.finalCheckpoint || undefined })) };
}

/** The kind of an image's source: the field of `source`, or `sourceRef`. */
export function sourceKind(image: ImageSource): string {
  const { source } = image.toObject();
  return source === undefined ? 'sourceRef' : Object.keys(source)[0];
}

/** The issue of a file that is not a disk image: CDI treats an unknown format as a raw image, and the import succeeds. */
export function packageIssues(image: ImageSource): readonly Issue[] {
  const { http, s3, gcs } = image.toObject().source ?? {};
  const extension = PACKAGE_EXTENSION.exec((http ?? s3 ?? gcs)?.url)?.[1];
  return extension === undefined ? NO_ISSUES
    : [issue('image', `a file ${JSON.stringify(extension)} is not a disk image, and CDI writes it to the disk unchanged, so that no guest boots from it: `
      + 'extract the disk as qcow2, vmdk, vhdx or raw, and name that file')];
}

function* templateIssues({ image, serviceAccountName }: DataVolumeSpecProps): Issues {
  const unknown = { 'serviceAccountName': serviceAccountName, 'image.checksum': image.toObject().source?.http?.checksum };
  for (const [field, value] of Object.entries(unknown)) {
    if (value !== undefined) {
      yield issue(field, `${JSON.stringify(value)} is not supported in a VirtualMachine's dataVolumeTemplates: leave it out, or make a separate DataVolume`);
    }
  }
}

function dataVolumeIssues(props: DataVolumeSpecProps): readonly Issue[] {
  const { size, contentType, checkpoints } = props;
  const kind = sourceKind(props.image);
  return [
    ...size !== undefined || SIZED_SOURCES.includes(kind) ? NO_ISSUES
      : [missing('size', `is missing, and only clones take the size of their source, not ${JSON.stringify(kind)}: write one such as Size.gibibytes(20)`)],
    ...claimIssues(props),
    ...checkFieldFormats('', props, NAMES),
    ...contentType === DataVolumeContentType.ARCHIVE ? NO_ISSUES : packageIssues(props.image),
    ...contentType !== DataVolumeContentType.ARCHIVE || !NON_ARCHIVE_SOURCES.includes(kind) ? NO_ISSUES
      : [issue('contentType', `CDI does not import an "archive" from ${JSON.stringify(kind)}: leave it out, or fetch the archive with ImageSource.http`)],
    ...MULTI_STAGE_SOURCES.includes(kind) ? NO_ISSUES : stageIssues(kind, props),
    ...issuesOfEach(checkpoints, ({ current, previous }, index) => [
      ...checkFormat(`checkpoints[${index}].current`, current, NOT_EMPTY),
      ...checkFormat(`checkpoints[${index}].previous`, previous || undefined, NOT_EMPTY),
    ]),
  ];
}

const NAMES: FieldFormats = { priorityClassName: OBJECT_NAME, serviceAccountName: OBJECT_NAME };

function* stageIssues(kind: string, { checkpoints = [], finalCheckpoint = false }: DataVolumeSpecProps): Issues {
  const staged = [...checkpoints.length > 0 ? ['checkpoints'] : [], ...finalCheckpoint ? ['finalCheckpoint'] : []].join(', ');
  if (staged !== '') {
    yield issue(staged, `only imageio and vddk sources are imported in stages, not ${JSON.stringify(kind)}: leave out ${staged}`);
  }
}
