// The table of rules about DataVolumes, DataSources and DataImportCrons.
import { accessModesPossible, storageClassForm, volumeHasClaim, volumeModeKnown, volumeSizeGiven } from './claim';
import { dataSourceResolvable } from './data-source';
import { imageioSourceComplete, vddkSourceComplete } from './hypervisor';
import { checksumForm, pullMethodPossible, registrySourceComplete, sourceUrlForm } from './image';
import { importCronNameFits, importCronPossible, importCronScheduleForm, importCronTemplatePossible } from './import-cron';
import { populatorReferenceComplete } from './populator';
import { cloneSourceNamed, contentTypePossible, sourceRefComplete, volumeHasSource } from './source';
import { accessModeOffered, storageClassKnown } from './storage-class';
import type { RuleSet } from '../rule';

export const volumes: RuleSet = {
  dataVolume: [
    volumeHasClaim, volumeSizeGiven, accessModesPossible, accessModeOffered, volumeModeKnown, storageClassForm, storageClassKnown,
    volumeHasSource, populatorReferenceComplete, sourceRefComplete, cloneSourceNamed, contentTypePossible,
    sourceUrlForm, checksumForm, registrySourceComplete, pullMethodPossible, imageioSourceComplete, vddkSourceComplete,
  ],
  dataSource: [dataSourceResolvable],
  dataImportCron: [importCronTemplatePossible, importCronScheduleForm, importCronPossible],
  metadata: [importCronNameFits],
};
