// Which page under docs/troubleshooting/ explains a reason.
import { table } from '../../../plain-data/plain-data';
import { NODE_UNRESPONSIVE, STORAGE_FAILURE } from '../../../spec/machine-status';
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
  ProvisioningFailed: ['ProvisioningFailed', 'ErrClaimNotValid', 'FailedBinding', 'VolumeMismatch', 'ClaimMisbound'],
  FailedMount: ['FailedMount', 'FailedAttachVolume', 'FailedMapVolume'],
  PausedIOError: [STORAGE_FAILURE, 'ClaimLost'],
  QuotaExceeded: ['QuotaExceeded'],
  CrashLoopBackOff: ['CrashLoopBackOff', 'Crashed'],
  Paused: ['Paused', 'Stopped'],
  FailedScaleIn: ['FailedScaleIn'],
  NoAddress: ['NoAddress'],
  NodeUnresponsive: [NODE_UNRESPONSIVE],
  FailedCreate: ['FailedCreate', 'Failure'],
  Failed: ['Failed'],
  InUse: ['InUse', 'PodPending', 'VMNotFound', 'PVCNotFound', 'VMSnapshotNotFound', 'VMNoVolumes', 'VMSnapshotNoVolumes'],
};

const PAGES = table(Object.fromEntries(Object.entries(SYMPTOMS).flatMap(([page, words]) => words.map((word) => [word, page]))));

/** The address of the page, or undefined if a reason has none. */
export function symptomPage(reason: string): string | undefined {
  const page = PAGES[reason];
  return page && pageAt(`troubleshooting/${page}.md`);
}
