// Rules on claims, that of a DataVolume or a PersistentVolumeClaim: size, access modes and storage class; and on access modes in a StorageProfile.
import type { DataVolumeSpec, StorageSpec } from '../../../imports/cdi';
import type { PersistentVolumeClaimSpec } from '../../../imports/kubernetes';
import { OBJECT_NAME, isPlaceholder } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { table } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import { isMachineOrPool, kubernetesChoice } from '../additions';
import { refuseUnknownChoice, refuseUnknownChoices, refuseMalformed } from '../form';
import { refuseInvalidLabelSelector } from '../placement/selectors';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import type { DataVolumeRule, Manifest, RuleContext, StorageProfileRule } from '../rule';

/** The fields of a DataVolume's spec that describe its claim. It has one of them. */
export const CLAIMS = ['pvc', 'storage'] as const;

/**
 * A rule for the claim of a DataVolume and, as it is, for the spec of a PersistentVolumeClaim, which has no DataVolume. Its paths are relative to
 * the claim.
 */
export interface ClaimRule extends Omit<DataVolumeRule, 'check'> {
  readonly check: (claim: PersistentVolumeClaimSpec | StorageSpec, refuse: Refuse, context: RuleContext, dataVolume?: DataVolumeSpec) => void;
}

/** A rule for DataVolumes that applies a rule to their claims. */
export function eachClaim({ check, when, ...rule }: ClaimRule): DataVolumeRule {
  return {
    ...rule,
    when: CLAIMS.flatMap((claim): readonly string[] => when?.map((field) => `${claim}.${field}`) ?? [claim]),
    check: (dataVolume, refuse, context) => {
      for (const field of CLAIMS) {
        const claim = dataVolume[field];
        if (claim) {
          check(claim, refuseBelow(field, refuse), context, dataVolume);
        }
      }
    },
  };
}

const MEBIBYTE = 1024 * 1024;

/** Every access mode of Kubernetes. */
export const ACCESS_MODES = ['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'];

const VOLUME_MODES = ['Block', 'Filesystem'];

/** CDI replaces this with a volume mode, if it renders claims at admission. */
const FROM_STORAGE_PROFILE = 'FromStorageProfile';

/**
 * With this label on a PersistentVolumeClaim, or on the DataVolume that makes it, CDI fills in from its StorageProfile what the claim leaves
 * out, before Kubernetes checks it.
 */
const isFilledInByCdi = ({ metadata }: Manifest) => metadata?.labels?.['cdi.kubevirt.io/applyStorageProfile'] === 'true';

const STORAGE_CLASS = { ...OBJECT_NAME, is: 'a storage class\'s name', write: 'lower-case letters, digits, "-" and ".", such as "fast-ssd"' };

const ATTRIBUTES_CLASS = { ...STORAGE_CLASS, is: 'the name of a VolumeAttributesClass' };

/** A DataVolume has either storage or pvc. */
export const volumeHasClaim: DataVolumeRule = {
  name: 'volume-has-claim',
  refuses: 'a DataVolume with neither storage nor pvc, or with both',
  story: 'With storage, CDI fills in the access mode and the volume mode from the storage class. With pvc, CDI uses the claim as it is and fills '
    + 'in nothing.',
  check: ({ pvc, storage }, refuse) => {
    if (!pvc && !storage) {
      refuse('', 'the volume has neither storage nor pvc, write storage with the size under resources.requests.storage');
    } else if (pvc && storage) {
      refuse('pvc', 'the volume has both pvc and storage, keep one of them');
    }
  },
};

/** The claim has a size that is possible for a disk, or gets the size of the source that it clones. */
export const volumeSizeGiven: ClaimRule = {
  name: 'volume-size-given',
  refuses: 'a DataVolume or PersistentVolumeClaim without a size, a DataVolume smaller than 1 MiB, or a PersistentVolumeClaim of no bytes',
  story: 'A disk has at least 1Mi. Only a clone by a DataVolume may leave out the size, and only under storage: it gets the size of its source. '
    + 'Under pvc nothing is filled in, nor in a PersistentVolumeClaim.',
  check: (claim, refuse, { object }, dataVolume) => {
    const size = claim.resources?.requests?.storage;
    const least = dataVolume ? MEBIBYTE : 1;
    if (size === undefined) {
      if (dataVolume ? claim === dataVolume.pvc || !isClone(dataVolume) : !isFilledInByCdi(object)) {
        refuse('resources.requests.storage', 'required field is missing, write the size, such as "20Gi"');
      }
    } else if (Math.ceil(quantityValue(size) ?? least) < least) {
      refuse('resources.requests.storage', `${JSON.stringify(size)} is too small for a ${dataVolume ? 'disk' : 'claim'}, write "1Mi" or more`);
    }
  },
};

/** The access modes are known, and the claim can have as many. */
export const accessModesPossible: ClaimRule = {
  name: 'access-modes-possible',
  refuses: 'an unknown access mode, no or several access modes under pvc, none in a PersistentVolumeClaim, or ReadWriteOncePod beside another one',
  story: 'Live migration needs ReadWriteMany, because two pods use the disk for a while. Under storage, access modes may be left out: CDI chooses '
    + 'the best of the storage class. Under pvc, CDI requires exactly one. In a PersistentVolumeClaim, Kubernetes requires at least one.',
  check: (claim, refuse, { object }, dataVolume) => {
    const modes = claim.accessModes ?? [];
    if (!dataVolume && modes.length === 0 && !isFilledInByCdi(object)) {
      refuse('accessModes', 'the claim has no access mode, write at least one, such as ["ReadWriteMany"]');
    } else if (dataVolume && claim === dataVolume.pvc && modes.length !== 1) {
      refuse('accessModes', `${modes.length} access modes under pvc are ${modes.length === 0 ? 'too few' : 'too many'}, write one, such as ["ReadWriteMany"], or use storage instead of pvc`);
    } else if (modes.length > 1 && modes.includes('ReadWriteOncePod')) {
      refuse('accessModes', '"ReadWriteOncePod" cannot be combined with another access mode, remove it or the others');
    }
    refuseUnknownChoices('accessModes', modes, ACCESS_MODES, refuse);
  },
};

/** The volume mode must be one that Kubernetes has. */
export const volumeModeKnown: ClaimRule = {
  name: 'volume-mode-known',
  refuses: 'an unknown volume mode',
  story: 'Kubernetes refuses the claim. CDI admits a DataVolume, but cannot create its claim, so nothing is ever imported. Block gives the guest a '
    + 'block device; Filesystem stores the disk as a file.',
  when: ['volumeMode'],
  check: ({ volumeMode: mode }, refuse, context, dataVolume) => {
    // The label of a machine's DataVolume is not part of the DataVolume's spec.
    const isFilledIn = dataVolume && isMachineOrPool(context) || isFilledInByCdi(context.object);
    if (mode !== FROM_STORAGE_PROFILE || !isFilledIn) {
      refuseUnknownChoice('volumeMode', kubernetesChoice(mode, context), VOLUME_MODES, refuse);
    }
  },
};

/** The name of the storage class must be well-formed. */
export const storageClassForm: ClaimRule = {
  name: 'storage-class-form',
  refuses: 'a malformed name of a storage class, or of a VolumeAttributesClass',
  story: 'Kubernetes refuses the claim. CDI admits a DataVolume unless the name is too long, but cannot create its claim, so nothing is ever '
    + 'imported. Leave the class out to use the default of the cluster.',
  when: ['storageClassName', 'volumeAttributesClassName'],
  check: ({ storageClassName, volumeAttributesClassName }: PersistentVolumeClaimSpec, refuse) => {
    refuseMalformed('storageClassName', storageClassName || undefined, STORAGE_CLASS, refuse);
    refuseMalformed('volumeAttributesClassName', volumeAttributesClassName || undefined, ATTRIBUTES_CLASS, refuse);
  },
};

/** The selector of a claim must be one that Kubernetes can evaluate. */
export const claimSelectorForm: ClaimRule = {
  name: 'claim-selector-form',
  refuses: 'a selector of volumes with a malformed label, or an unknown operator or the wrong number of values',
  story: 'Kubernetes refuses the claim. CDI admits a DataVolume, but cannot create its claim, so nothing is ever imported. A claim with a selector '
    + 'binds only to an existing volume with those labels, so most claims have none.',
  when: ['selector'],
  check: ({ selector }, refuse) => refuseInvalidLabelSelector(selector, refuseBelow('selector', refuse)),
};

function isClone({ source, sourceRef }: DataVolumeSpec): boolean {
  return (sourceRef ?? source?.pvc ?? source?.snapshot) !== undefined;
}

/** The cluster must have the storage class. */
export const storageClassKnown: ClaimRule = {
  name: 'storage-class-known',
  refuses: 'a storage class that the cluster does not have',
  story: 'The DataVolume or claim is admitted and waits for a storage class of that name. Leave the class out to use the default of the cluster, or '
    + 'add it to storageClasses of ClusterCapabilities.',
  when: ['storageClassName'],
  check: ({ storageClassName }, refuse, { capabilities }) => {
    const known = capabilities?.storageClasses;
    if (known && storageClassName && !Object.hasOwn(known, storageClassName) && !isPlaceholder(storageClassName)) {
      const names = Object.keys(known);
      refuse('storageClassName', `${JSON.stringify(storageClassName)} is not among the cluster's storage classes, ${names.length > 0 ? `write ${suggestNames(storageClassName, names)}` : 'it has none: create it first'}`, {
        kind: 'StorageClass', name: storageClassName,
      });
    }
  },
};

/** The storage class must offer the access modes of the claim. */
export const accessModeOffered: ClaimRule = {
  name: 'access-mode-offered',
  refuses: 'an access mode that the storage class does not offer',
  story: 'The claim waits for a volume that its storage class cannot provide. ReadWriteMany, which live migration needs, requires storage that '
    + 'several nodes can reach. A class that offers ReadWriteMany offers the other modes too, and one with ReadWriteOnce also ReadWriteOncePod.',
  when: ['accessModes'],
  check: ({ storageClassName, accessModes = [] }, refuse, { capabilities }) => {
    const classes = capabilities?.storageClasses;
    const offered = classes && storageClassName && Object.hasOwn(classes, storageClassName) ? classes[storageClassName].accessModes : undefined;
    if (offered) {
      accessModes.forEach((mode, index) => {
        if (!offersMode(offered, mode) && !isPlaceholder(mode)) {
          refuse(`accessModes[${index}]`, `${JSON.stringify(mode)} is not offered by ${JSON.stringify(storageClassName)}, write ${suggestNames(mode, offered)}`);
        }
      });
    }
  },
};

/** Volumes that more may use than a claim asks for. CDI's StorageProfiles list the best access mode of a driver, and often no other. */
const WIDER_MODES: { readonly [mode: string]: readonly string[] } = table({
  ReadWriteOnce: ['ReadWriteMany'],
  ReadOnlyMany: ['ReadWriteMany'],
  ReadWriteOncePod: ['ReadWriteOnce', 'ReadWriteMany'],
});

function offersMode(offered: readonly string[], mode: string): boolean {
  return [mode, ...WIDER_MODES[mode] ?? []].some((each) => offered.includes(each));
}

/** The access modes of a profile must be known. */
export const profileAccessModesKnown: StorageProfileRule = {
  name: 'profile-access-modes-known',
  refuses: 'a StorageProfile with an unknown access mode',
  story: 'claimPropertySets lists the properties of volumes of a storage class, the best first. Write access modes as in a claim: "ReadWriteMany", '
    + 'not "RWX".',
  check: ({ claimPropertySets }, refuse) => checkEach('claimPropertySets', claimPropertySets, refuse, ({ accessModes }, refuseIt) => (
    refuseUnknownChoices('accessModes', accessModes, ACCESS_MODES, refuseIt)
  )),
};
