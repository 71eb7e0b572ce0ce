// The table of rules for DataVolumes, PersistentVolumeClaims, DataSources, DataImportCrons, the sources of volume populators, and StorageProfiles.
import {
  accessModesPossible, claimSelectorForm, eachClaim, profileAccessModesKnown, storageClassForm, volumeHasClaim, volumeModeKnown, volumeSizeGiven,
  accessModeOffered, storageClassKnown,
} from './claim';
import {
  imageioSourceComplete, vddkSourceComplete, checksumForm, podNamesForm, pullMethodPossible, registrySourceComplete, sourceNamesForm,
  sourceUrlForm,
} from './image';
import { importCronNameFits, importCronPossible, importCronScheduleForm, importCronTemplatePossible } from './import-cron';
import {
  dataSourceForm, dataSourceResolvable, populatorReferenceComplete, cloneOfAnother, cloneSourceForm, cloneSourceNamed, contentTypePossible,
  importHasSource, importSourceNameFits, importStagesHaveClaim, populatorContentTypeKnown, sourceRefComplete, volumeHasSource,
} from './source';
import type { RuleSet } from '../rule';

/** The rules for every claim: that of a DataVolume, and a PersistentVolumeClaim. */
const CLAIM_RULES = [
  volumeSizeGiven, accessModesPossible, accessModeOffered, volumeModeKnown, storageClassForm, storageClassKnown, claimSelectorForm,
  populatorReferenceComplete,
];

/** The rules for what a DataVolume or a VolumeImportSource imports. */
const IMPORT_RULES = [
  sourceNamesForm, sourceUrlForm, checksumForm, registrySourceComplete, pullMethodPossible, imageioSourceComplete, vddkSourceComplete,
];

export const volumes: RuleSet = {
  dataVolume: [
    volumeHasClaim, ...CLAIM_RULES.map(eachClaim), volumeHasSource, sourceRefComplete, cloneSourceNamed, cloneSourceForm, cloneOfAnother,
    contentTypePossible, podNamesForm, ...IMPORT_RULES,
  ],
  persistentVolumeClaim: CLAIM_RULES,
  dataSource: [dataSourceForm, dataSourceResolvable],
  dataImportCron: [importCronTemplatePossible, importCronScheduleForm, importCronPossible],
  volumeImportSource: [
    importHasSource, importStagesHaveClaim, populatorContentTypeKnown, contentTypePossible, ...IMPORT_RULES,
  ],
  volumeUploadSource: [populatorContentTypeKnown],
  storageProfile: [profileAccessModesKnown],
  metadata: [importCronNameFits, importSourceNameFits],
};
