// The table of rules for DataVolumes, DataSources, DataImportCrons, the sources of volume populators, and StorageProfiles.
import { accessModesPossible, profileAccessModesKnown, storageClassForm, volumeHasClaim, volumeModeKnown, volumeSizeGiven, accessModeOffered, storageClassKnown } from './claim';
import { imageioSourceComplete, vddkSourceComplete, checksumForm, pullMethodPossible, registrySourceComplete, sourceUrlForm } from './image';
import { importCronNameFits, importCronPossible, importCronScheduleForm, importCronTemplatePossible } from './import-cron';
import {
  dataSourceForm, dataSourceResolvable, populatorReferenceComplete, cloneSourceForm, cloneSourceNamed, contentTypePossible, importHasSource,
  importSourceNameFits, importStagesHaveClaim, populatorContentTypeKnown, sourceRefComplete, volumeHasSource,
} from './source';
import type { RuleSet } from '../rule';

export const volumes: RuleSet = {
  dataVolume: [
    volumeHasClaim, volumeSizeGiven, accessModesPossible, accessModeOffered, volumeModeKnown, storageClassForm, storageClassKnown,
    volumeHasSource, populatorReferenceComplete, sourceRefComplete, cloneSourceNamed, cloneSourceForm, contentTypePossible,
    sourceUrlForm, checksumForm, registrySourceComplete, pullMethodPossible, imageioSourceComplete, vddkSourceComplete,
  ],
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
