// The table of rules for DataVolumes, PersistentVolumeClaims, DataSources, DataImportCrons, the sources of volume populators, and StorageProfiles.
import {
  accessModesPossible, claimSelectorForm, eachClaim, profileAccessModesKnown, storageClassForm, volumeHasClaim, volumeModeKnown, volumeSizeGiven,
  accessModeOffered, storageClassKnown,
} from './claim';
import { imageioSourceComplete, vddkSourceComplete, checksumForm, pullMethodPossible, registrySourceComplete, sourceUrlForm } from './image';
import { importCronNameFits, importCronPossible, importCronScheduleForm, importCronTemplatePossible } from './import-cron';
import {
  dataSourceForm, dataSourceResolvable, populatorReferenceComplete, cloneSourceForm, cloneSourceNamed, contentTypePossible, importHasSource,
  importSourceNameFits, importStagesHaveClaim, populatorContentTypeKnown, sourceRefComplete, volumeHasSource,
} from './source';
import type { RuleSet } from '../rule';

/** The rules for every claim: that of a DataVolume, and a PersistentVolumeClaim. */
const CLAIM_RULES = [
  volumeSizeGiven, accessModesPossible, accessModeOffered, volumeModeKnown, storageClassForm, storageClassKnown, claimSelectorForm,
  populatorReferenceComplete,
];

export const volumes: RuleSet = {
  dataVolume: [
    volumeHasClaim, ...CLAIM_RULES.map(eachClaim), volumeHasSource, sourceRefComplete, cloneSourceNamed, cloneSourceForm, contentTypePossible,
    sourceUrlForm, checksumForm, registrySourceComplete, pullMethodPossible, imageioSourceComplete, vddkSourceComplete,
  ],
  persistentVolumeClaim: CLAIM_RULES,
  dataSource: [dataSourceForm, dataSourceResolvable],
  dataImportCron: [importCronTemplatePossible, importCronScheduleForm, importCronPossible],
  volumeImportSource: [
    importHasSource, importStagesHaveClaim, populatorContentTypeKnown, contentTypePossible,
    sourceUrlForm, checksumForm, registrySourceComplete, pullMethodPossible, imageioSourceComplete, vddkSourceComplete,
  ],
  volumeUploadSource: [populatorContentTypeKnown],
  storageProfile: [profileAccessModesKnown],
  metadata: [importCronNameFits, importSourceNameFits],
};
