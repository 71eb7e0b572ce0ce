// The cloud-init of a Viti Stack Machine document: its texts and its Secret, as the disk that hands them to the guest.
import type { MachineDisk } from './machine-disk';
import { userDataIssues } from '../cloud-init/user-data';
import { OBJECT_NAME } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { Check, shapeIssues, required, Shape, text } from '../issues/shape';
import { present } from '../plain-data/plain-data';
import { CLOUD_INIT_DISK } from '../spec/cloud-init-disk';
import { VolumeSource } from '../storage/volume-source';

const SECRET_NAME: Check = (value) => typeof value === 'string' && OBJECT_NAME.matches(value) ? undefined : `write ${OBJECT_NAME.write}`;
const FILLED: Check = (value) => text(value) ?? (value.trim() === '' ? 'write a text, or leave it out' : undefined);

/** The shape of `spec.cloudInit`. */
export const DOCUMENT_CLOUD_INIT: Shape = {
  userData: FILLED,
  networkData: FILLED,
  secretRef: { name: required(SECRET_NAME, 'name the Secret'), key: text },
};

/** What is wrong with a `spec.cloudInit` besides its shape: plaintext passwords, a key that KubeVirt does not read, or nothing in it. */
export function* cloudInitIssues(path: string, cloudInit: any): Issues {
  if (cloudInit === undefined || shapeIssues(cloudInit, DOCUMENT_CLOUD_INIT).length > 0) {
    return;
  }
  const { userData, networkData, secretRef } = cloudInit;
  if (userData === undefined && networkData === undefined && secretRef === undefined) {
    yield issue(path, 'has nothing for cloud-init: write userData, networkData or secretRef');
  }
  if (userData !== undefined) {
    yield* userDataIssues(`${path}.userData`, userData);
  } else if (!['userdata', 'userData', undefined].includes(secretRef?.key)) {
    yield issue(`${path}.secretRef.key`, `KubeVirt does not read ${JSON.stringify(secretRef.key)}: call the Secret's key userdata`);
  }
}

/** What a machine leaves out of its cloud-init. */
export function cloudInitNotes({ userData, secretRef }: any = {}): string[] {
  return userData !== undefined && secretRef !== undefined
    ? [`spec.cloudInit: userData and secretRef both are the user data, and KubeVirt takes one: kept userData and left out Secret ${JSON.stringify(secretRef.name)}`]
    : [];
}

/** The disk with the cloud-init texts, none where there are none. User data wins over a Secret with user data. */
export function cloudInitDisks(cloudInit: any): MachineDisk[] {
  if (cloudInit === undefined) {
    return [];
  }
  const { userData, networkData, secretRef } = cloudInit;
  const userDataSecretName = userData === undefined ? secretRef?.name : undefined;
  return [{ name: CLOUD_INIT_DISK, volume: VolumeSource.cloudInitNoCloud(present({ userData, userDataSecretName, networkData })) }];
}
