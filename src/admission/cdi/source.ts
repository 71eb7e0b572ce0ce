// Rules on where a DataVolume or a DataSource takes its content from, populators included.
import type { DataVolumeSpec } from '../../../imports/cdi';
import type { TypedObjectReference } from '../../../imports/kubernetes';
import { isPlaceholder, NAMESPACE, OBJECT_NAME } from '../../issues/formats';
import { refuseMalformedName, refuseUnknownChoice } from '../form';
import { below, type Refuse } from '../refuse';
import type { DataVolumeRule, DataSourceRule, ImportSourceRule, MetadataRule, RuleContext, UploadSourceRule } from '../rule';
import { eachClaim } from './claim';

const IMPORT_SOURCES: readonly string[] = ['VolumeImportSource', 'VolumeUploadSource'];

const LONGEST_SOURCE = 63;

/** What CDI counts as sources. Another field is none, and its schema refuses it. */
const SOURCES: readonly string[] = ['blank', 'gcs', 'http', 'imageio', 'pvc', 'registry', 's3', 'snapshot', 'upload', 'vddk'];

const sourcesIn = (fields: readonly string[]) => fields.filter((field) => SOURCES.includes(field));

/** What is wrong with a text that has to be there. */
const absence = (text: string | undefined) => text === undefined ? 'is missing' : 'is empty';

/** A DataVolume has exactly one source. */
export const volumeHasSource: DataVolumeRule = {
  name: 'volume-has-source',
  refuses: 'a DataVolume without a source, or with several',
  story: 'A volume is filled from its source, from that of the DataSource that sourceRef names, or by a populator that dataSourceRef names in its claim. For an empty disk write blank.',
  check: ({ source, sourceRef, pvc, storage }, refuse, { object: { kind } }) => {
    // Of a DataImportCron, which has few of the sources, another rule says whether it has one.
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
      refuse('source', 'the source says nothing, write one of blank, http, registry, pvc or upload under it');
    } else if (kinds.length > 1) {
      refuse('source', `the source has ${kinds.join(' and ')}, keep one of them`);
    }
  },
};

/** A VolumeImportSource has exactly one source. */
export const importHasSource: ImportSourceRule = {
  name: 'import-has-source',
  refuses: 'a VolumeImportSource without a source, or with several',
  story: 'A volume populator fills the claims from it whose dataSourceRef names it. Claims and snapshots are cloned by a VolumeCloneSource, and uploads wait at a VolumeUploadSource.',
  check: ({ source }, refuse) => {
    const fields = Object.keys(source ?? {});
    const kinds = sourcesIn(fields);
    if (fields.length === 0 || kinds.length > 1) {
      refuse('source', `the source ${kinds.length === 0 ? 'says nothing, write' : `has ${kinds.join(' and ')}, keep`} one of blank, gcs, http, imageio, registry, s3 or vddk`);
    }
  },
};

/** The stages of an import belong to one claim. */
export const importStagesHaveClaim: ImportSourceRule = {
  name: 'import-stages-have-claim',
  refuses: 'a VolumeImportSource with checkpoints and without targetClaim',
  story: 'A populator goes from stage to stage while the machine still runs elsewhere, and has to know the one claim that it does so for.',
  check: ({ source, checkpoints = [], targetClaim }, refuse) => {
    if ((source?.vddk ?? source?.imageio) !== undefined && checkpoints.length > 0 && !targetClaim) {
      refuse('targetClaim', 'required field is missing, write the name of the claim that is imported in stages');
    }
  },
};

/** What a populator fills a claim with is a disk or an archive. */
export const populatorContentTypeKnown: UploadSourceRule = {
  name: 'populator-content-type-known',
  refuses: 'a VolumeImportSource or VolumeUploadSource with an unknown content type',
  story: 'kubevirt is a disk\'s image, which is what machines want, and what CDI takes where nothing is said; archive is a tar file. Their schemas do not say so, and CDI\'s webhook does.',
  check: ({ contentType }, refuse) => refuseUnknownChoice('contentType', contentType || undefined, ['kubevirt', 'archive'], refuse),
};

/** CDI limits the names of sources. */
export const importSourceNameFits: MetadataRule = {
  name: 'import-source-name-fits',
  refuses: `a VolumeImportSource or VolumeUploadSource whose name has more than ${LONGEST_SOURCE} characters`,
  story: 'CDI refuses it, though the claim that it is for may have a longer name.',
  check: ({ name = '' }, refuse, { object: { kind } }) => {
    if (IMPORT_SOURCES.includes(kind) && name.length > LONGEST_SOURCE && !isPlaceholder(name)) {
      refuse('name', `${name.length} characters are too many, write at most ${LONGEST_SOURCE}`);
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
  story: 'A DataSource points to the golden image of the day, so that machines need not know which one that is. Other objects are cloned by source.pvc and source.snapshot.',
  when: ['sourceRef'],
  check: ({ sourceRef }, refuse) => {
    if (sourceRef) {
      refuseUnknownChoice('sourceRef.kind', sourceRef.kind ?? '', ['DataSource'], refuse);
      if (!sourceRef.name) {
        refuse('sourceRef.name', `the name ${absence(sourceRef.name)}, write that of a DataSource`);
      }
    }
  },
};

/** A clone names its source and the source's namespace. */
export const cloneSourceNamed: DataVolumeRule = {
  name: 'clone-source-named',
  refuses: 'a clone of a claim or a snapshot whose name or namespace is missing or empty',
  story: 'CDI does not fill in the namespace, even where it is the DataVolume\'s own. Cloning from another one takes a right there: create datavolumes/source.',
  when: ['source.pvc', 'source.snapshot'],
  check: ({ source }, refuse) => {
    for (const kind of ['pvc', 'snapshot'] as const) {
      for (const field of ['name', 'namespace'] as const) {
        if (source?.[kind] && !source[kind][field]) {
          refuse(`source.${kind}.${field}`, `the ${field} ${absence(source[kind][field])}, write that of the ${kind === 'pvc' ? 'claim' : 'snapshot'} to clone`);
        }
      }
    }
  },
};

/** There can be an object of each name that a volume is cloned from. */
export const cloneSourceForm: DataVolumeRule = {
  name: 'clone-source-form',
  refuses: 'a clone of a claim, snapshot or DataSource whose name or namespace none can have',
  story: 'CDI admits any text, and waits for what has that name. Kubernetes makes no object with capitals, spaces or underscores in its name, so nothing is ever cloned.',
  when: ['source.pvc', 'source.snapshot', 'sourceRef'],
  check: ({ source, sourceRef }, refuse) => {
    refuseMalformedReference(source?.pvc, below('source.pvc', refuse));
    refuseMalformedReference(source?.snapshot, below('source.snapshot', refuse));
    refuseMalformedReference(sourceRef, below('sourceRef', refuse));
  },
};

const POINTED_TO = ['pvc', 'snapshot', 'dataSource'] as const;

/** There can be an object of each name that a DataSource points to. */
export const dataSourceForm: DataSourceRule = {
  name: 'data-source-form',
  refuses: 'a DataSource that points to a claim, a snapshot or a DataSource without a name, or whose name or namespace none can have',
  story: 'CDI admits any text, and the DataSource is never ready: nothing is cloned from it. To fill it in later, leave pvc, snapshot and dataSource out.',
  when: POINTED_TO.map((kind) => `source.${kind}`),
  check: ({ source }, refuse) => {
    for (const kind of POINTED_TO) {
      refuseMalformedReference(source?.[kind], below(`source.${kind}`, refuse));
      if (source?.[kind] && !source[kind].name) {
        refuse(`source.${kind}.name`, `the name ${absence(source[kind].name)}, write that of the object to clone from`);
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
  refuses: 'an archive from a registry, for an empty disk or onto a block device',
  story: 'kubevirt is a disk\'s image, which is converted and resized; archive is a tar file, which is unpacked into a filesystem. A registry\'s image and an empty disk are disks.',
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
  refuses: 'a DataSource that points to itself, or to one of another namespace',
  story: 'CDI admits it, and it is never ready: nothing is cloned from it. To use images of another namespace, point to a claim or a snapshot there.',
  check: ({ source }, refuse, { object: { metadata = {} } }) => {
    const { name, namespace = metadata.namespace } = source?.dataSource ?? {};
    // A manifest without a namespace may be applied to any namespace.
    if (metadata.namespace && namespace && namespace !== metadata.namespace) {
      refuse('source.dataSource.namespace', `${JSON.stringify(namespace)} is not the DataSource's own, write ${JSON.stringify(metadata.namespace)} or point to a claim by pvc`);
    } else if (name && name === metadata.name && namespace === metadata.namespace) {
      refuse('source.dataSource.name', `${JSON.stringify(name)} is the DataSource itself, write the name of another one`);
    }
  },
};

/** The only kind without a group. */
const CLAIM = 'PersistentVolumeClaim';

/** A claim names one populator, with all that Kubernetes needs to find it. */
export const populatorReferenceComplete = eachClaim({
  name: 'populator-reference-complete',
  refuses: 'a dataSource or dataSourceRef without name, kind or group, in another namespace, or beside the other one',
  story: 'Kubernetes fills a claim from what dataSourceRef names: a claim, a VolumeSnapshot, or an object of another populator. dataSource is its older name. '
    + 'CDI takes one of the two, and nothing of another namespace. A claim has no group: a DataVolume leaves it out, and a machine has to say ""; a pool '
    + 'without it is admitted, and none of its machines is.',
  when: ['dataSource', 'dataSourceRef'],
  check: ({ dataSource, dataSourceRef }, refuse, _, context) => {
    if (dataSource && dataSourceRef) {
      refuse('dataSource', 'the claim has dataSource besides dataSourceRef, keep dataSourceRef');
    }
    if (dataSource) {
      refuseInvalidReference(dataSource, below('dataSource', refuse), context);
    }
    if (dataSourceRef) {
      refuseInvalidReference(dataSourceRef, below('dataSourceRef', refuse), context);
    }
  },
});

function refuseInvalidReference({ apiGroup, kind, name, namespace }: Partial<TypedObjectReference>, refuse: Refuse, context: RuleContext): void {
  if (!name) {
    refuse('name', `the name ${absence(name)}, write that of the object to fill the volume from`);
  }
  if (!kind) {
    refuse('kind', `the kind ${absence(kind)}, write one such as "VolumeSnapshot"`);
  } else if (kind !== CLAIM && !apiGroup) {
    refuse('apiGroup', `the group is missing, write that of ${JSON.stringify(kind)}, such as "snapshot.storage.k8s.io"`);
  } else if (apiGroup === undefined && context.object.kind === 'VirtualMachinePool') {
    refuse('apiGroup', `required field is missing in a pool's machine, write "" for the group of a ${CLAIM}`);
  }
  if (namespace) {
    refuse('namespace', `${JSON.stringify(namespace)} cannot be reached, leave it out: the object is in the DataVolume's own namespace`);
  }
}
