// The table of rules for a machine's disks, filesystems and volumes, and for what its guest boots from.
import { accessCredentialComplete, accessCredentialHasVolume, accessCredentialSecret } from './access-credentials';
import { cloudInitFits, cloudInitHasData } from './cloud-init';
import { blockSizePossible, dedicatedIoThreadOnVirtio, diskIoKnown, ioThreadsPolicyKnown, nativeIoUncached, shareableDiskUncached, downwardMetricsGate, downwardMetricsHasDisk, downwardMetricsOnVirtio } from './disk-io';
import { bootOrderDistinct, presetBootOrderDistinct, diskBusPossible, diskPciAddressPossible, diskSerialForm, lunHasClaim, oneDiskDevice, persistentReservationGate } from './disks';
import { downwardApiFileForm } from './downward-api';
import { acpiTableInSecret, containerPathAllowed, containerPathForm, containerPathGate, containerPathHasFilesystem, virtiofsConfigGate, virtiofsStorageGate, hostDiskComplete, hostDiskGate, containerDiskPathForm, kernelBootComplete } from './files';
import { containerImageForm } from './images';
import { diskHasVolume, diskNameForm, volumeNamesDistinct } from './names';
import { volumeReferenceForm, volumeReferenceNamed } from './volume-references';
import { dataVolumeTemplateInNamespace, dataVolumeTemplateNamed, dataVolumeTemplateUsed, diskPullPolicyKnown, kernelPullPolicyKnown, noUtilityVolumes, oneServiceAccount, oneVolumeSource, singleVolume } from './volumes';
import { ofInstancetypes, ofPreferences } from '../instancetype/as-machine';
import type { RuleSet } from '../rule';

export const storage: RuleSet = {
  machine: [
    diskHasVolume, diskNameForm, volumeNamesDistinct,
    oneDiskDevice, diskBusPossible, lunHasClaim, persistentReservationGate, diskPciAddressPossible, diskSerialForm,
    diskIoKnown, shareableDiskUncached, nativeIoUncached, dedicatedIoThreadOnVirtio, ioThreadsPolicyKnown, blockSizePossible, bootOrderDistinct,
    oneVolumeSource, volumeReferenceNamed, volumeReferenceForm, downwardApiFileForm, singleVolume, oneServiceAccount, noUtilityVolumes,
    containerImageForm, containerDiskPathForm, diskPullPolicyKnown, kernelPullPolicyKnown, kernelBootComplete, acpiTableInSecret,
    cloudInitHasData, cloudInitFits,
    hostDiskComplete, hostDiskGate, downwardMetricsOnVirtio, downwardMetricsHasDisk, downwardMetricsGate,
    virtiofsStorageGate, virtiofsConfigGate, containerPathForm, containerPathHasFilesystem, containerPathAllowed, containerPathGate,
    accessCredentialComplete, accessCredentialHasVolume, accessCredentialSecret,
  ],
  recordedInstance: [containerPathForm],
  preset: [
    diskNameForm, oneDiskDevice, diskBusPossible, diskPciAddressPossible, diskSerialForm, diskIoKnown, dedicatedIoThreadOnVirtio,
    blockSizePossible, presetBootOrderDistinct, kernelPullPolicyKnown, kernelBootComplete,
  ],
  instancetype: [ofInstancetypes(ioThreadsPolicyKnown)],
  preference: [diskBusPossible, diskIoKnown, blockSizePossible].map((rule) => ofPreferences(rule)),
  virtualMachine: [dataVolumeTemplateUsed, dataVolumeTemplateNamed, dataVolumeTemplateInNamespace],
};
