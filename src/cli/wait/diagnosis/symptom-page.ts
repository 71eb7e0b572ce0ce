// Which page under docs/troubleshooting/ explains a reason.
import { table } from '../../../plain-data/plain-data';
import { STORAGE_FAILURE } from '../../../spec/machine-status';
import { AWAITING_VDDK } from '../../../storage/worker-failures';
import { pageAt } from '../../command-line/documentation';

/** The reasons that each page explains, by the page's name. */
export const SYMPTOMS: { readonly [page: string]: readonly string[] } = {
  ErrImagePull: ['ErrImagePull', 'ImagePullBackOff', 'ErrImageNeverPull', 'InvalidImageName', 'ImageInspectError', 'RegistryUnavailable'],
  FailedCreatePodSandBox: ['FailedCreatePodSandBox'],
  CreateContainerError: ['CreateContainerError', 'RunContainerError'],
  ErrorUnschedulable: ['ErrorUnschedulable', 'Unschedulable'],
  ErrorPvcNotFound: ['ErrorPvcNotFound'],
  SecretNotFound: ['SecretNotFound', 'ConfigMapNotFound', 'CreateContainerConfigError', 'SecretSyncedError'],
  DataVolumeError: ['DataVolumeError', 'TransferFailed', 'ImagePullFailed', 'ChecksumError', 'OOMKilled', 'ErrStartingPod', AWAITING_VDDK],
  CloneSourceInUse: ['CloneSourceInUse', 'CloneWithoutSource', 'CloneValidationFailed'],
  UnauthorizedDataVolumeCreate: ['UnauthorizedDataVolumeCreate'],
  StorageClassNotFound: ['StorageClassNotFound'],
  ProvisioningFailed: ['ProvisioningFailed', 'ErrClaimNotValid'],
  FailedMount: ['FailedMount', 'FailedAttachVolume', 'FailedMapVolume'],
  PausedIOError: [STORAGE_FAILURE, 'ClaimLost'],
  QuotaExceeded: ['QuotaExceeded'],
  CrashLoopBackOff: ['CrashLoopBackOff', 'Crashed'],
  Paused: ['Paused', 'Stopped'],
  FailedScaleIn: ['FailedScaleIn'],
  NoAddress: ['NoAddress'],
  FailedCreate: ['FailedCreate', 'Failure'],
  Failed: ['Failed'],
  InUse: ['InUse', 'VMNotFound', 'PVCNotFound', 'VMSnapshotNotFound', 'VMNoVolumes', 'VMSnapshotNoVolumes'],
};

const PAGES = table(Object.fromEntries(Object.entries(SYMPTOMS).flatMap(([page, words]) => words.map((word) => [word, page]))));

/** The address of the page, or undefined if a reason has none. */
export function symptomPage(reason: string): string | undefined {
  const page = PAGES[reason];
  return page && pageAt(`troubleshooting/${page}.md`);
}
