// The sources of a machine's volumes.
import { isPool } from '../additions';
import { checkEach } from '../below';
import { displayText } from '../form';
import type { MachineRule } from '../rule';

/** The volumes of which a machine has at most one. */
const SINGLE = ['serviceAccount', 'downwardMetrics', 'memoryDump'] as const;

/** Each volume has one source. */
export const oneVolumeSource: MachineRule = {
  name: 'one-volume-source',
  refuses: 'a volume without a source, or with several',
  story: 'A volume is its name and one field more, which says where its bytes are: a claim, a DataVolume, a container image, cloud-init, a Secret and so on.',
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ name, ...sources }, refuseIt) => {
    const fields = Object.keys(sources);
    if (fields.length === 0) {
      refuseIt('', 'the volume comes from nowhere, write one of dataVolume, persistentVolumeClaim, containerDisk, emptyDisk or cloudInitNoCloud in it');
    } else if (fields.length > 1) {
      refuseIt('', `the volume has ${fields.join(' and ')}, keep one of them`);
    }
  }),
};

/** A volume names the object that it is made from. */
export const volumeReferenceNamed: MachineRule = {
  name: 'volume-reference-named',
  refuses: 'a volume of a DataVolume, ConfigMap, Secret or service account without its name',
  story: 'The object is looked up in the machine\'s namespace when the machine starts, and may be made later than the machine; but its name is known.',
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ dataVolume, configMap, secret, serviceAccount }, refuseIt) => {
    const names = {
      'dataVolume.name': dataVolume && (dataVolume.name ?? ''),
      'configMap.name': configMap && (configMap.name ?? ''),
      'secret.secretName': secret && (secret.secretName ?? ''),
      'serviceAccount.serviceAccountName': serviceAccount && (serviceAccount.serviceAccountName ?? ''),
    };
    for (const [field, name] of Object.entries(names)) {
      if (name === '') {
        refuseIt('', `${field} is missing, write the name of the object that the volume is made of`);
      }
    }
  }),
};

/** A machine has some kinds of volumes only once. */
export const singleVolume: MachineRule = {
  name: 'single-volume',
  refuses: 'a second volume of a service account, of downward metrics or of a memory dump',
  story: 'A machine runs in one pod, which has one service account; it has one set of metrics, and one dump of its memory at a time.',
  check: ({ volumes = [] }, refuse) => {
    for (const field of SINGLE) {
      const first = volumes.findIndex((volume) => volume[field]);
      volumes.forEach((volume, index) => {
        if (index > first && volume[field]) {
          refuse(`volumes[${index}]`, `${displayText(volume.name ?? '')} is a second ${field} besides ${displayText(volumes[first].name ?? '')}, keep one of them`);
        }
      });
    }
  },
};

/** Utility volumes are only for running machines. */
export const noUtilityVolumes: MachineRule = {
  name: 'no-utility-volumes',
  refuses: 'utility volumes in a manifest',
  story: 'KubeVirt plugs them into the pod of a running machine for work on it, such as a backup, and takes them out again. No machine is made with one. '
    + 'For a volume that the guest sees, write it under volumes. An empty list is dropped from a VirtualMachine and refused in a pool.',
  check: ({ utilityVolumes }, refuse, context) => {
    if (utilityVolumes && (utilityVolumes.length > 0 || isPool(context))) {
      refuse('utilityVolumes', 'utility volumes are only for running machines, remove the field');
    }
  },
};
