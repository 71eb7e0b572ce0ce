// Rules on volumes with fields and resources of the machine's pod: KubeVirt admits any of them, Kubernetes only those that it knows.
import type { DownwardAPIVolumeFile } from '../../../imports/kubernetes';
import { COMPUTE_CONTAINER, CONTAINER_RESOURCE, MAX_MODE, POD_FIELD, unitFormatOf, VOLUME_FILE } from '../../storage/downward-api';
import { refuseMalformed, refuseUnknownChoice } from '../form';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import type { MachineRule } from '../rule';

/** A downwardAPI volume contains only what a pod's volume can contain. */
export const downwardApiFileForm: MachineRule = {
  name: 'downward-api-file-form',
  refuses: 'a file of a downwardAPI volume without its path or content, with two contents, or with a field, resource or unit that a pod\'s volume cannot have',
  story: 'A file shows a field of the machine\'s pod (fieldRef: its name, namespace, UID, labels or annotations) or a resource of a container '
    + '(resourceFieldRef). The machine itself runs in the container "compute". KubeVirt admits values that a pod cannot have. Kubernetes then '
    + 'refuses the pod, and the machine never starts.',
  when: ['volumes[].downwardAPI'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ downwardAPI }, refuseIt) => (
    checkEach('downwardAPI.fields', downwardAPI?.fields, refuseIt, refuseFile)
  )),
};

function refuseFile({ path = '', fieldRef, resourceFieldRef, mode = 0 }: Partial<DownwardAPIVolumeFile>, refuse: Refuse): void {
  refuseMalformed('path', path, VOLUME_FILE, refuse);
  if (fieldRef) {
    refuseUnknownChoice('fieldRef.apiVersion', fieldRef.apiVersion || undefined, ['v1'], refuse);
    refuseMalformed('fieldRef.fieldPath', fieldRef.fieldPath ?? '', POD_FIELD, refuse);
  }
  if (fieldRef && resourceFieldRef) {
    refuse('', 'the file has both fieldRef and resourceFieldRef, keep one of them');
  } else if (resourceFieldRef) {
    refuseResource(resourceFieldRef, refuseBelow('resourceFieldRef', refuse));
  } else if (!fieldRef) {
    refuse('', 'the file has no content, write fieldRef or resourceFieldRef, such as {"fieldRef": {"fieldPath": "metadata.labels"}}');
  }
  if (mode < 0 || mode > MAX_MODE) {
    refuse('mode', `${mode} is not a file mode, write a number from 0 to ${MAX_MODE} (octal 777), such as 420 (octal 644)`);
  }
}

function refuseResource({ containerName = '', resource = '', divisor = 0 }: Partial<NonNullable<DownwardAPIVolumeFile['resourceFieldRef']>>, refuse: Refuse): void {
  if (containerName === '') {
    refuse('containerName', `required field is missing, write "${COMPUTE_CONTAINER}", the container that the machine runs in`);
  }
  refuseMalformed('resource', resource, CONTAINER_RESOURCE, refuse);
  if (CONTAINER_RESOURCE.matches(resource)) {
    refuseMalformed('divisor', String(divisor), unitFormatOf(resource), refuse);
  }
}
