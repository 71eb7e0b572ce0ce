// When DataVolumes, claims and sources of images are as they are wanted. One that waits for its first consumer is: nothing
// else becomes of it until a machine comes.
import { conditionOf, conditionWith, failed, progressing, ready, Readiness } from './readiness';

/** The phases in which the next step is somebody else's. */
const SETTLED = ['PendingPopulation', 'Succeeded', 'UploadReady', 'WaitForFirstConsumer'];

/** Why a worker pod of CDI does not run that should: what KubeVirt takes for a DataVolumeError. */
const WORKER_FAILURES = ['Error', 'ImagePullFailed'];

export function volumeReadiness(volume: any): Readiness {
  const { phase = 'Pending', progress = 'N/A' } = volume.status ?? {};
  return SETTLED.includes(phase) ? ready(phase) : failure(volume, phase) ?? { ...progressing(phase), ...progress !== 'N/A' && { progress } };
}

function failure(volume: any, phase: string): Readiness | undefined {
  const worker = conditionWith(volume, 'Running', 'False');
  if (WORKER_FAILURES.includes(worker?.reason)) {
    return failed(worker.reason === 'Error' ? 'DataVolumeError' : worker.reason, worker.message || 'its worker pod has failed');
  }
  return phase === 'Failed' ? failed(phase, conditionOf(volume, 'Running')?.message || 'it has failed') : undefined;
}

/** A claim may be Pending for want of a machine; whether it is does not stand in it, but in its storage class. */
export function claimReadiness({ status }: any): Readiness {
  const phase = status?.phase ?? 'Unknown';
  if (phase === 'Lost') {
    return failed(phase, 'its volume is gone');
  }
  return ['Bound', 'Pending'].includes(phase) ? ready(phase) : progressing(phase);
}

export function importCronReadiness(cron: any): Readiness {
  // An import that fails is begun again.
  return cron.status?.lastImportedPVC === undefined
    ? progressing('Importing', conditionOf(cron, 'Progressing')?.message || 'it has no image yet')
    : ready('Imported');
}

/** A source that points to nothing yet may do so later: what waits for it waits as well. */
export function dataSourceReadiness(source: any): Readiness {
  const condition = conditionOf(source, 'Ready');
  return conditionWith(source, 'Ready', 'True') ? ready('Ready') : progressing(condition?.reason ?? 'Pending', condition?.message);
}
