// Advice on values that CDI admits and does not know: it ignores them, or never finishes.
import { displayText } from '../../issues/formats';
import { table } from '../../plain-data/plain-data';
import { refuseUnknownChoice } from '../form';
import type { CloneSourceRule, DataImportCronRule, DataVolumeRule, RuleDescription, StorageProfileRule } from '../rule';

const CDI_VALUE_UNKNOWN: RuleDescription = {
  name: 'cdi-value-unknown',
  refuses: 'a retentionPolicy, a cloneStrategy, a dataImportCronSourceFormat, an architecture of an image or a source of a VolumeCloneSource that CDI does not know',
  story: 'The schemas admit any string. An unknown retentionPolicy counts as All. With an unknown cloneStrategy in a StorageProfile, CDI clones nothing '
    + 'of that storage class, and with an unknown dataImportCronSourceFormat no import is ever complete. Images have the architectures of Go and '
    + 'Kubernetes, such as amd64. A VolumeCloneSource is of a PersistentVolumeClaim or a VolumeSnapshot. The claim of a DataVolume has its name.',
};

/** What becomes of the imports when their DataImportCron is deleted. */
export const retentionPolicyUnknown: DataImportCronRule = {
  ...CDI_VALUE_UNKNOWN,
  when: ['retentionPolicy'],
  check: ({ retentionPolicy }, advise) => refuseUnknownChoice('retentionPolicy', retentionPolicy, ['All', 'None'], advise),
};

/** How CDI clones in a storage class, and what a DataSource points to. */
export const storageProfileValueUnknown: StorageProfileRule = {
  ...CDI_VALUE_UNKNOWN,
  when: ['cloneStrategy', 'dataImportCronSourceFormat'],
  check: ({ cloneStrategy, dataImportCronSourceFormat }, advise) => {
    refuseUnknownChoice('cloneStrategy', cloneStrategy, ['copy', 'snapshot', 'csi-clone'], advise);
    refuseUnknownChoice('dataImportCronSourceFormat', dataImportCronSourceFormat, ['snapshot', 'pvc'], advise);
  },
};

/** The names that images have for the architectures of other tools. */
const ARCHITECTURES: { readonly [name: string]: string } = table({ 'x86_64': 'amd64', 'x86-64': 'amd64', 'x64': 'amd64', 'aarch64': 'arm64' });

/** The architecture that is selected from an image. */
export const imageArchitectureUnknown: DataVolumeRule = {
  ...CDI_VALUE_UNKNOWN,
  when: ['source.registry.platform'],
  check: ({ source }, advise) => {
    const { architecture = '' } = source?.registry?.platform ?? {};
    const known = ARCHITECTURES[architecture];
    if (known !== undefined) {
      advise('source.registry.platform.architecture', `${displayText(architecture)} is the architecture of no image, write ${JSON.stringify(known)}`);
    }
  },
};

/** What a VolumeCloneSource is of. */
export const cloneSourceUnknown: CloneSourceRule = {
  ...CDI_VALUE_UNKNOWN,
  when: ['source'],
  check: ({ source }, advise) => refuseUnknownChoice('source.kind', source?.kind, ['PersistentVolumeClaim', 'VolumeSnapshot'], advise),
};
