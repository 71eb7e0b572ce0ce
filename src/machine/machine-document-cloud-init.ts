// The cloud-init of a Viti Stack Machine document: converts its texts and its Secret to a cloud-init disk.
import type { MachineDisk } from './machine-disk';
import { userDataIssues } from '../cloud-init/user-data';
import { OBJECT_NAME } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { Check, shapeIssues, required, Shape, text } from '../issues/shape';
import { omitEmpty } from '../plain-data/plain-data';
import { CLOUD_INIT_DISK } from '../spec/cloud-init-disk';
import { VolumeSource } from '../storage/volume-source';

const SECRET_NAME: Check = (value) => typeof value === 'string' && OBJECT_NAME.matches(value) ? undefined : `write ${OBJECT_NAME.write}`;
const NOT_BLANK: Check = (value) => text(value) ?? (value.trim() === '' ? 'write a text, or leave it out' : undefined);

/** The shape of `spec.cloudInit`. */
export const DOCUMENT_CLOUD_INIT: Shape = {
  userData: NOT_BLANK,
  networkData: NOT_BLANK,
  secretRef: { name: required(SECRET_NAME, 'name the Secret'), key: text },
};

/** What is wrong with a `spec.cloudInit` besides its shape: plaintext passwords, a key that KubeVirt does not read, or no content. */
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

/** Notes on the parts of `spec.cloudInit` that a machine ignores. */
export function cloudInitNotes({ userData, secretRef }: any = {}): string[] {
  return userData !== undefined && secretRef !== undefined
    ? [`spec.cloudInit: userData and secretRef both are the user data, and KubeVirt takes one: kept userData and left out Secret ${JSON.stringify(secretRef.name)}`]
    : [];
}

/** The disk with the cloud-init texts; empty if there are none. User data overrides a Secret with user data. */
export function cloudInitDisks(cloudInit: any): MachineDisk[] {
  if (cloudInit === undefined) {
    return [];
  }
  const { userData, networkData, secretRef } = cloudInit;
  const userDataSecretName = userData === undefined ? secretRef?.name : undefined;
  return [{ name: CLOUD_INIT_DISK, volume: VolumeSource.cloudInitNoCloud(omitEmpty({ userData, userDataSecretName, networkData })) }];
}
