// The table of rules about a machine's disks, filesystems and volumes, and about what its guest boots from.
import { accessCredentialComplete, accessCredentialHasVolume } from './access-credentials';
import { acpiTableInSecret } from './acpi-tables';
import { blockSizePossible } from './block-size';
import { bootOrderDistinct } from './boot-order';
import { cloudInitFits, cloudInitHasData } from './cloud-init';
import { dataVolumeTemplateInNamespace, dataVolumeTemplateNamed, dataVolumeTemplateUsed } from './data-volume-templates';
import { dedicatedIoThreadOnVirtio, diskIoKnown, ioThreadsPolicyKnown } from './disk-io';
import { diskBusPossible, diskPciAddressPossible, diskSerialForm, lunHasClaim, oneDiskDevice, persistentReservationGate } from './disks';
import { downwardMetricsGate, downwardMetricsHasDisk, downwardMetricsOnVirtio } from './downward-metrics';
import { containerPathAllowed, containerPathHasFilesystem, virtiofsStorageGate } from './filesystems';
import { hostDiskComplete, hostDiskGate } from './host-disk';
import { containerDiskPathForm, kernelBootComplete } from './image-files';
import { diskHasVolume, diskNameForm, volumeNamesDistinct } from './names';
import { pullPolicyKnown } from './pull-policy';
import { noUtilityVolumes, oneVolumeSource, singleVolume, volumeReferenceNamed } from './volumes';
import type { RuleSet } from '../rule';

export const storage: RuleSet = {
  machine: [
    diskHasVolume, diskNameForm, volumeNamesDistinct,
    oneDiskDevice, diskBusPossible, lunHasClaim, persistentReservationGate, diskPciAddressPossible, diskSerialForm,
    diskIoKnown, dedicatedIoThreadOnVirtio, ioThreadsPolicyKnown, blockSizePossible, bootOrderDistinct,
    oneVolumeSource, volumeReferenceNamed, singleVolume, noUtilityVolumes,
    containerDiskPathForm, pullPolicyKnown, kernelBootComplete, acpiTableInSecret,
    cloudInitHasData, cloudInitFits,
    hostDiskComplete, hostDiskGate, downwardMetricsOnVirtio, downwardMetricsHasDisk, downwardMetricsGate,
    virtiofsStorageGate, containerPathHasFilesystem, containerPathAllowed,
    accessCredentialComplete, accessCredentialHasVolume,
  ],
  virtualMachine: [dataVolumeTemplateUsed, dataVolumeTemplateNamed, dataVolumeTemplateInNamespace],
};
