// Rules on the sources of DataVolumes, DataSources and volume populators.
import type { DataVolumeSpec } from '../../../imports/cdi';
import type { TypedLocalObjectReference, TypedObjectReference } from '../../../imports/kubernetes';
import { isPlaceholder, NAMESPACE, OBJECT_NAME } from '../../issues/formats';
import { isMachineOrPool } from '../additions';
import { refuseMalformedName, refuseUnknownChoice } from '../form';
import { type Refuse, refuseBelow } from '../refuse';
import type { DataVolumeRule, DataSourceRule, ImportSourceRule, MetadataRule, RuleContext, UploadSourceRule } from '../rule';
import type { ClaimRule } from './claim';

const IMPORT_SOURCES: readonly string[] = ['VolumeImportSource', 'VolumeUploadSource'];

const MAX_SOURCE_NAME_LENGTH = 63;

/** The fields that CDI counts as sources. The schema refuses any other. */
const SOURCES: readonly string[] = ['blank', 'gcs', 'http', 'imageio', 'pvc', 'registry', 's3', 'snapshot', 'upload', 'vddk'];

const sourcesIn = (fields: readonly string[]) => fields.filter((field) => SOURCES.includes(field));

/** What is wrong with a required string. */
const missingOrEmpty = (text: string | undefined) => text === undefined ? 'is missing' : 'is empty';

/** A DataVolume has exactly one source. */
export const volumeHasSource: DataVolumeRule = {
  name: 'volume-has-source',
  refuses: 'a DataVolume without a source, or with several sources',
  story: 'A volume is filled from its source, from the DataSource in sourceRef, or by the populator in dataSourceRef of its claim. For an empty '
    + 'disk, write blank.',
  check: ({ source, sourceRef, pvc, storage }, refuse, { object: { kind } }) => {
    // Another rule checks that a DataImportCron has one of the few sources that it may have.
    const mayHaveAny = kind !== 'DataImportCron';
    const populator = mayHaveAny && (hasPopulator(pvc) || hasPopulator(storage));
    const places = Object.entries({ source, sourceRef, 'a populator': populator }).filter(([, place]) => place).map(([name]) => name);
    if (places.length === 0 && mayHaveAny) {
      refuse('source', 'required field is missing, write source with one of blank, http, registry, pvc or upload, or sourceRef with the name of a DataSource');
    } else if (places.length > 1) {
      refuse('source', `the volume has ${places.join(' and ')}, keep one of them`);
    }
    const fields = Object.keys(source ?? { blank: {} });
    const kinds = sourcesIn(fields);
    if (fields.length === 0 && mayHaveAny) {
      refuse('source', 'the source is empty, write one of blank, http, registry, pvc or upload under it');
    } else if (kinds.length > 1) {
      refuse('source', `the source has ${kinds.join(' and ')}, keep one of them`);
    }
  },
};

/** A VolumeImportSource has exactly one source. */
export const importHasSource: ImportSourceRule = {
  name: 'import-has-source',
  refuses: 'a VolumeImportSource without a source, or with several sources',
  story: 'A volume populator fills every claim whose dataSourceRef names the VolumeImportSource. To clone a claim or snapshot, use a '
    + 'VolumeCloneSource; to upload data, use a VolumeUploadSource.',
  check: ({ source }, refuse) => {
    const fields = Object.keys(source ?? {});
    const kinds = sourcesIn(fields);
    if (fields.length === 0 || kinds.length > 1) {
      refuse('source', `the source ${kinds.length === 0 ? 'is empty, write' : `has ${kinds.join(' and ')}, keep`} one of blank, gcs, http, imageio, registry, s3 or vddk`);
    }
  },
};

/** The stages of an import belong to one claim. */
export const importStagesHaveClaim: ImportSourceRule = {
  name: 'import-stages-have-claim',
  refuses: 'a VolumeImportSource with checkpoints but without targetClaim',
  story: 'The populator imports in stages while the machine still runs elsewhere, so it must know the one claim that it fills.',
  check: ({ source, checkpoints = [], targetClaim }, refuse) => {
    if ((source?.vddk ?? source?.imageio) !== undefined && checkpoints.length > 0 && !targetClaim) {
      refuse('targetClaim', 'required field is missing, write the name of the claim that is imported in stages');
    }
  },
};

/** A populator fills a claim with a disk image or an archive. */
export const populatorContentTypeKnown: UploadSourceRule = {
  name: 'populator-content-type-known',
  refuses: 'a VolumeImportSource or VolumeUploadSource with an unknown content type',
  story: 'kubevirt is a disk image, which is what machines need and what CDI uses by default. archive is a tar file. The schemas admit any string, '
    + 'but CDI\'s webhook does not.',
  check: ({ contentType }, refuse) => refuseUnknownChoice('contentType', contentType || undefined, ['kubevirt', 'archive'], refuse),
};

/** CDI limits the names of sources. */
export const importSourceNameFits: MetadataRule = {
  name: 'import-source-name-fits',
  refuses: `a VolumeImportSource or VolumeUploadSource with a name longer than ${MAX_SOURCE_NAME_LENGTH} characters`,
  story: 'CDI refuses the name, although the claim that it fills may have a longer one.',
  check: ({ name = '' }, refuse, { object: { kind } }) => {
    if (IMPORT_SOURCES.includes(kind) && name.length > MAX_SOURCE_NAME_LENGTH && !isPlaceholder(name)) {
      refuse('name', `${name.length} characters are too many, write at most ${MAX_SOURCE_NAME_LENGTH}`);
    }
  },
};

function hasPopulator(claim: DataVolumeSpec['pvc'] | DataVolumeSpec['storage']): boolean {
  return (claim?.dataSourceRef ?? claim?.dataSource) !== undefined;
}

/** A sourceRef names a DataSource. */
export const sourceRefComplete: DataVolumeRule = {
  name: 'source-ref-complete',
  refuses: 'a sourceRef of a kind other than DataSource, or without a name',
  story: 'A DataSource points to the current golden image, so machines do not need to know its name. To clone other objects, use source.pvc or '
    + 'source.snapshot.',
  when: ['sourceRef'],
  check: ({ sourceRef }, refuse) => {
    if (sourceRef) {
      refuseUnknownChoice('sourceRef.kind', sourceRef.kind ?? '', ['DataSource'], refuse);
      if (!sourceRef.name) {
        refuse('sourceRef.name', `the name ${missingOrEmpty(sourceRef.name)}, write that of a DataSource`);
      }
    }
  },
};

/** A clone names its source and the source's namespace. */
export const cloneSourceNamed: DataVolumeRule = {
  name: 'clone-source-named',
  refuses: 'a clone of a claim or snapshot with a missing or empty name or namespace',
  story: 'CDI does not fill in the namespace, even if it is the DataVolume\'s own. KubeVirt fills in that of a template. Cloning from another '
    + 'namespace requires the right to create datavolumes/source there.',
  when: ['source.pvc', 'source.snapshot'],
  check: ({ source }, refuse, context) => {
    for (const kind of ['pvc', 'snapshot'] as const) {
      for (const field of ['name', 'namespace'] as const) {
        const isFilledIn = field === 'namespace' && isMachineOrPool(context);
        if (source?.[kind] && !source[kind][field] && !isFilledIn) {
          refuse(`source.${kind}.${field}`, `the ${field} ${missingOrEmpty(source[kind][field])}, write that of the ${kind === 'pvc' ? 'claim' : 'snapshot'} to clone`);
        }
      }
    }
  },
};

/** The object that a volume is cloned from has a name that objects can have. */
export const cloneSourceForm: DataVolumeRule = {
  name: 'clone-source-form',
  refuses: 'a clone of a claim, snapshot or DataSource whose name or namespace is not a valid object name',
  story: 'CDI admits any string, and waits for an object of that name. Kubernetes creates no object with capitals, spaces or underscores in its '
    + 'name, so nothing is ever cloned.',
  when: ['source.pvc', 'source.snapshot', 'sourceRef'],
  check: ({ source, sourceRef }, refuse) => {
    refuseMalformedReference(source?.pvc, refuseBelow('source.pvc', refuse));
    refuseMalformedReference(source?.snapshot, refuseBelow('source.snapshot', refuse));
    refuseMalformedReference(sourceRef, refuseBelow('sourceRef', refuse));
  },
};

/** A volume is not cloned from its own claim. */
export const cloneOfAnother: DataVolumeRule = {
  name: 'clone-of-another',
  refuses: 'a DataVolume that clones the claim of its own name and namespace',
  story: 'The claim of a DataVolume has its name, and CDI creates it only to clone another one into it. The DataVolume waits for its source forever. '
    + 'Write the name or the namespace of another claim.',
  when: ['source.pvc'],
  check: ({ source }, refuse, { object: { kind, metadata = {} } }) => {
    const { name, namespace } = source?.pvc ?? {};
    if (kind === 'DataVolume' && name && name === metadata.name && namespace && namespace === metadata.namespace) {
      refuse('source.pvc.name', `${JSON.stringify(name)} is the claim of the DataVolume itself, write the name of another claim`);
    }
  },
};

const DATA_SOURCE_TARGETS = ['pvc', 'snapshot', 'dataSource'] as const;

/** The object that a DataSource points to has a name that objects can have. */
export const dataSourceForm: DataSourceRule = {
  name: 'data-source-form',
  refuses: 'a DataSource that points to a claim, snapshot or DataSource without a name, or with an invalid name or namespace',
  story: 'CDI admits any string, but the DataSource never becomes ready and nothing is cloned from it. To fill it in later, leave out pvc, '
    + 'snapshot and dataSource.',
  when: DATA_SOURCE_TARGETS.map((kind) => `source.${kind}`),
  check: ({ source }, refuse) => {
    for (const kind of DATA_SOURCE_TARGETS) {
      refuseMalformedReference(source?.[kind], refuseBelow(`source.${kind}`, refuse));
      if (source?.[kind] && !source[kind].name) {
        refuse(`source.${kind}.name`, `the name ${missingOrEmpty(source[kind].name)}, write that of the object to clone from`);
      }
    }
  },
};

function refuseMalformedReference({ name, namespace }: { readonly name?: string; readonly namespace?: string } = {}, refuse: Refuse): void {
  refuseMalformedName('name', name || undefined, OBJECT_NAME, refuse);
  refuseMalformedName('namespace', namespace || undefined, NAMESPACE, refuse);
}

/** An archive needs a source that can deliver one and a volume with a filesystem. */
export const contentTypePossible: DataVolumeRule = {
  name: 'content-type-possible',
  refuses: 'an archive from a registry, for a blank disk or on a block device',
  story: 'kubevirt is a disk image, which CDI converts and resizes. archive is a tar file, which CDI unpacks into a filesystem. A registry image '
    + 'and a blank disk are always disks.',
  when: ['contentType'],
  check: ({ contentType: type, source, pvc, storage }, refuse) => {
    if (type === 'archive') {
      const kind = (['registry', 'blank'] as const).find((each) => source?.[each]);
      if (kind) {
        refuse('contentType', `"archive" cannot come from ${kind}, leave it out or fetch the archive by http`);
      }
      for (const [field, claim] of Object.entries({ pvc, storage })) {
        if (claim?.volumeMode === 'Block') {
          refuse(`${field}.volumeMode`, '"Block" has no filesystem to unpack an archive into, write "Filesystem" or leave it out');
        }
      }
    }
  },
};

/** CDI must be able to resolve a DataSource that points to another one. */
export const dataSourceResolvable: DataSourceRule = {
  name: 'data-source-resolvable',
  refuses: 'a DataSource that points to itself, or to a DataSource in another namespace',
  story: 'CDI admits it, but it never becomes ready and nothing is cloned from it. To use an image in another namespace, point to a claim or '
    + 'snapshot there.',
  check: ({ source }, refuse, { object: { metadata = {} } }) => {
    const { name, namespace = metadata.namespace } = source?.dataSource ?? {};
    // A manifest without a namespace may be applied to any namespace.
    if (metadata.namespace && namespace && namespace !== metadata.namespace) {
      refuse('source.dataSource.namespace', `${JSON.stringify(namespace)} is not the namespace of the DataSource, write ${JSON.stringify(metadata.namespace)} or point to a claim by pvc`);
    } else if (name && name === metadata.name && namespace === metadata.namespace) {
      refuse('source.dataSource.name', `${JSON.stringify(name)} is the DataSource itself, write the name of another DataSource`);
    }
  },
};

/** The only kind without a group. */
const CLAIM = 'PersistentVolumeClaim';

/** The other kind that Kubernetes keeps in dataSource, and its group. */
const SNAPSHOT = 'VolumeSnapshot';
const SNAPSHOTS = 'snapshot.storage.k8s.io';

const API_GROUP = { ...OBJECT_NAME, is: 'a group', write: `one without a version, such as "${SNAPSHOTS}"` };

/** A claim names one populator, with everything that Kubernetes needs to find it. */
export const populatorReferenceComplete: ClaimRule = {
  name: 'populator-reference-complete',
  refuses: 'a dataSource or dataSourceRef without a name, kind or group, with a malformed group, with a namespace in a DataVolume, or beside another one',
  story: 'Kubernetes fills a claim from the object in dataSourceRef: a claim, a VolumeSnapshot, or an object of another populator. dataSource is '
    + 'the older field, from which Kubernetes silently drops all but claims and VolumeSnapshots. A PersistentVolumeClaim may have both if they are '
    + 'equal. CDI accepts only one of the two, and no other namespace. A claim has no apiGroup: a DataVolume leaves it out, and a machine must '
    + 'write "". KubeVirt admits a pool without it, but none of its machines.',
  when: ['dataSource', 'dataSourceRef'],
  check: ({ dataSource, dataSourceRef }, refuse, context, dataVolume) => {
    if (dataSource && dataSourceRef && (dataVolume || areDifferent(dataSource, dataSourceRef))) {
      refuse('dataSource', `the claim has both dataSource and dataSourceRef${dataVolume ? '' : ', which differ'}, keep dataSourceRef`);
    }
    if (dataSource) {
      refuseInvalidReference(dataSource, refuseBelow('dataSource', refuse), context);
    }
    if (dataSourceRef) {
      refuseInvalidReference(dataSourceRef, refuseBelow('dataSourceRef', refuse), context);
    }
    if (dataVolume) {
      refuseNamespace(dataSourceRef, refuse);
    } else if (!dataSourceRef) {
      refuseDroppedSource(dataSource, refuse);
    }
  },
};

function refuseNamespace({ namespace }: Partial<TypedObjectReference> = {}, refuse: Refuse): void {
  if (namespace) {
    refuse('dataSourceRef.namespace', `${JSON.stringify(namespace)} cannot be used, leave it out: the object must be in the DataVolume's own namespace`);
  }
}

/** A claim without its source is created empty. */
function refuseDroppedSource({ apiGroup, kind }: Partial<TypedLocalObjectReference> = {}, refuse: Refuse): void {
  // Without a group, it is refused already.
  if (apiGroup && kind && !(apiGroup === SNAPSHOTS && kind === SNAPSHOT)) {
    refuse('dataSource', `${JSON.stringify(kind)} of ${JSON.stringify(apiGroup)} is dropped here without an error, write it under dataSourceRef: dataSource is only for claims, without apiGroup, and for VolumeSnapshots`);
  }
}

function areDifferent(one: TypedLocalObjectReference, { apiGroup, kind, name, namespace }: TypedObjectReference): boolean {
  // Kubernetes drops a dataSourceRef to another namespace, unless an alpha feature is on.
  return !namespace && (one.apiGroup !== apiGroup || one.kind !== kind || one.name !== name);
}

function refuseInvalidReference({ apiGroup, kind, name }: Partial<TypedObjectReference>, refuse: Refuse, context: RuleContext): void {
  if (!name) {
    refuse('name', `the name ${missingOrEmpty(name)}, write that of the object to fill the volume from`);
  }
  if (!kind) {
    refuse('kind', `the kind ${missingOrEmpty(kind)}, write one such as "${SNAPSHOT}"`);
  } else if (kind !== CLAIM && !apiGroup) {
    refuse('apiGroup', `the group is missing, write that of ${JSON.stringify(kind)}, such as "${SNAPSHOTS}"`);
  } else if (apiGroup === undefined && context.object.kind === 'VirtualMachinePool') {
    refuse('apiGroup', `required field is missing in a pool's machine, write "" for the group of a ${CLAIM}`);
  }
  refuseMalformedName('apiGroup', apiGroup || undefined, API_GROUP, refuse);
}
