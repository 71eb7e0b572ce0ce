// The source of a DataVolume's content.
import type { DataVolumeSpec } from '../../../imports/cdi';
import { refuseUnknownChoice } from '../choice';
import type { DataVolumeRule } from '../rule';

/** A DataVolume has exactly one source. */
export const volumeHasSource: DataVolumeRule = {
  name: 'volume-has-source',
  refuses: 'a DataVolume without a source, or with several',
  story: 'A volume is filled from its source, from that of the DataSource that sourceRef names, or by a populator that dataSourceRef names in its claim. For an empty disk write blank.',
  check: ({ source, sourceRef: reference, pvc, storage }, refuse) => {
    const populator = hasPopulator(pvc) || hasPopulator(storage);
    const places = Object.entries({ source, 'sourceRef': reference, 'a populator': populator }).filter(([, place]) => place).map(([name]) => name);
    if (places.length === 0) {
      refuse('source', 'required field is missing, write source with one of blank, http, registry, pvc or upload, or sourceRef with the name of a DataSource');
    } else if (places.length > 1) {
      refuse('source', `the volume has ${places.join(' and ')}, keep one of them`);
    }
    const kinds = Object.keys(source ?? { blank: {} });
    if (kinds.length === 0) {
      refuse('source', 'the source says nothing, write one of blank, http, registry, pvc or upload under it');
    } else if (kinds.length > 1) {
      refuse('source', `the source has ${kinds.join(' and ')}, keep one of them`);
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
  check: ({ sourceRef: reference }, refuse) => {
    if (reference) {
      refuseUnknownChoice('sourceRef.kind', reference.kind ?? '', ['DataSource'], refuse);
      if (!reference.name) {
        refuse('sourceRef.name', 'the name is empty, write that of a DataSource');
      }
    }
  },
};

/** A clone names its source and the source's namespace. */
export const cloneSourceNamed: DataVolumeRule = {
  name: 'clone-source-named',
  refuses: 'a clone of a claim or a snapshot whose name or namespace is empty',
  story: 'CDI does not fill in the namespace, even where it is the DataVolume\'s own. Cloning from another one takes a right there: create datavolumes/source.',
  check: ({ source }, refuse) => {
    for (const kind of ['pvc', 'snapshot'] as const) {
      for (const field of ['name', 'namespace'] as const) {
        if (source?.[kind] && !source[kind][field]) {
          refuse(`source.${kind}.${field}`, `the ${field} is empty, write that of the ${kind === 'pvc' ? 'claim' : 'snapshot'} to clone`);
        }
      }
    }
  },
};

/** An archive needs a source that can deliver one and a volume with a filesystem. */
export const contentTypePossible: DataVolumeRule = {
  name: 'content-type-possible',
  refuses: 'an archive from a registry, for an empty disk or onto a block device',
  story: 'kubevirt is a disk\'s image, which is converted and resized; archive is a tar file, which is unpacked into a filesystem. A registry\'s image and an empty disk are disks.',
  check: ({ contentType: type, source, storage }, refuse) => {
    if (type === 'archive') {
      const kind = (['registry', 'blank'] as const).find((each) => source?.[each]);
      if (kind) {
        refuse('contentType', `"archive" cannot come from ${kind}, leave it out or fetch the archive by http`);
      }
      if (storage?.volumeMode === 'Block') {
        refuse('storage.volumeMode', '"Block" has no filesystem to unpack an archive into, write "Filesystem" or leave it out');
      }
    }
  },
};
