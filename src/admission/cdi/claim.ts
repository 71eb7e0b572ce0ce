// The claim of a DataVolume: its size, its modes and its storage class.
import { eachClaim } from './each-claim';
import type { DataVolumeSpec } from '../../../imports/cdi';
import { OBJECT_NAME } from '../../issues/formats';
import { quantityValue } from '../../plain-data/quantity';
import { kubernetesChoice, refuseUnknownChoice, refuseUnknownChoices } from '../choice';
import { refuseMalformed } from '../form';
import type { DataVolumeRule } from '../rule';

const MEBIBYTE = 1024 * 1024;

const ACCESS_MODES = ['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'];

const VOLUME_MODES = ['Block', 'Filesystem'];

/** CDI replaces this by a volume mode, if it renders claims at admission. */
const FROM_STORAGE_PROFILE = 'FromStorageProfile';

const STORAGE_CLASS = { ...OBJECT_NAME, is: 'a storage class\'s name', write: 'lower-case letters, digits, "-" and ".", such as "fast-ssd"' };

/** A DataVolume has either storage or pvc. */
export const volumeHasClaim: DataVolumeRule = {
  name: 'volume-has-claim',
  refuses: 'a DataVolume with neither storage nor pvc, or with both',
  story: 'storage says what the volume is for, and CDI completes access mode and volume mode from the storage class. pvc is the claim as it is, with nothing completed.',
  check: ({ pvc, storage }, refuse) => {
    if (!pvc && !storage) {
      refuse('', 'the volume has neither storage nor pvc, write storage with the size under resources.requests.storage');
    } else if (pvc && storage) {
      refuse('pvc', 'the volume has pvc besides storage, keep one of them');
    }
  },
};

/** The claim has a size, or gets that of its clone's source, and the size is possible for a disk. */
export const volumeSizeGiven = eachClaim({
  name: 'volume-size-given',
  refuses: 'a DataVolume without a size, or smaller than a mebibyte',
  story: 'A disk has at least 1Mi. Only a clone may leave the size out, which is then its source\'s, and only under storage: pvc has nothing completed.',
  check: (claim, refuse, dataVolume) => {
    const size = claim.resources?.requests?.storage;
    if (size === undefined) {
      if (claim === dataVolume.pvc || !isClone(dataVolume)) {
        refuse('resources.requests.storage', 'required field is missing, write the size, such as "20Gi"');
      }
    } else if (Math.ceil(quantityValue(size) ?? MEBIBYTE) < MEBIBYTE) {
      refuse('resources.requests.storage', `${JSON.stringify(size)} is smaller than a disk can be, write "1Mi" or more`);
    }
  },
});

/** The access modes are known, and as many as the claim can have. */
export const accessModesPossible = eachClaim({
  name: 'access-modes-possible',
  refuses: 'an unknown access mode, none or several under pvc, or ReadWriteOncePod beside another one',
  story: 'Live migration needs ReadWriteMany, since two pods have the disk for a while. Under storage they may be left out: CDI takes what the storage class does best. '
    + 'Under pvc CDI asks for exactly one.',
  check: (claim, refuse, dataVolume) => {
    const modes = claim.accessModes ?? [];
    if (claim === dataVolume.pvc && modes.length !== 1) {
      refuse('accessModes', `${modes.length} access modes under pvc are ${modes.length === 0 ? 'too few' : 'too many'}, write one, such as ["ReadWriteMany"], or use storage instead of pvc`);
    } else if (modes.length > 1 && modes.includes('ReadWriteOncePod')) {
      refuse('accessModes', '"ReadWriteOncePod" goes with no other access mode, remove it or the others');
    }
    refuseUnknownChoices('accessModes', modes, ACCESS_MODES, refuse);
  },
});

/** The volume mode must be one of Kubernetes. */
export const volumeModeKnown = eachClaim({
  name: 'volume-mode-known',
  refuses: 'an unknown volume mode',
  story: 'CDI admits the DataVolume, and Kubernetes refuses its claim, so nothing is ever imported. Block hands the guest a disk as it is, Filesystem one as a file.',
  check: ({ volumeMode: mode }, refuse, _dataVolume, context) => {
    if (mode !== FROM_STORAGE_PROFILE) {
      refuseUnknownChoice('volumeMode', kubernetesChoice(mode, context), VOLUME_MODES, refuse);
    }
  },
});

/** The name of the storage class must be well-formed. */
export const storageClassForm = eachClaim({
  name: 'storage-class-form',
  refuses: 'a malformed name of a storage class',
  story: 'CDI admits the DataVolume unless the name is too long, and Kubernetes refuses its claim, so nothing is ever imported. Leave the class out for the cluster\'s default.',
  check: ({ storageClassName }, refuse) => refuseMalformed('storageClassName', storageClassName || undefined, STORAGE_CLASS, refuse),
});

function isClone({ source, sourceRef }: DataVolumeSpec): boolean {
  return (sourceRef ?? source?.pvc ?? source?.snapshot) !== undefined;
}
