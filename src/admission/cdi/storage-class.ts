// Storage classes: checked against those of the cluster, if its capabilities list them.
import { eachClaim } from './each-claim';
import { isPlaceholder } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';

/** The cluster must have the storage class. */
export const storageClassKnown = eachClaim({
  name: 'storage-class-known',
  refuses: 'a storage class that the cluster does not have',
  story: 'CDI admits the DataVolume and waits for a storage class of that name. Leave it out for the cluster\'s default, or list it among the storageClasses of ClusterCapabilities.',
  check: ({ storageClassName }, refuse, _dataVolume, { capabilities }) => {
    const known = capabilities?.storageClasses;
    if (known && storageClassName && !Object.hasOwn(known, storageClassName) && !isPlaceholder(storageClassName)) {
      const names = Object.keys(known);
      refuse('storageClassName', `${JSON.stringify(storageClassName)} is not among the cluster's storage classes, ${names.length > 0 ? `write ${suggestNames(storageClassName, names)}` : 'it has none: create it first'}`);
    }
  },
});

/** The storage class must offer the access modes of the claim. */
export const accessModeOffered = eachClaim({
  name: 'access-mode-offered',
  refuses: 'an access mode that the storage class does not offer',
  story: 'The claim waits for a volume that its storage class cannot make. ReadWriteMany, which live migration needs, takes storage that several nodes reach.',
  check: ({ storageClassName, accessModes = [] }, refuse, _dataVolume, { capabilities }) => {
    const classes = capabilities?.storageClasses;
    const offered = classes && storageClassName && Object.hasOwn(classes, storageClassName) ? classes[storageClassName].accessModes : undefined;
    if (offered) {
      accessModes.forEach((mode, index) => {
        if (!offered.includes(mode) && !isPlaceholder(mode)) {
          refuse(`accessModes[${index}]`, `${JSON.stringify(mode)} is not offered by ${JSON.stringify(storageClassName)}, write ${suggestNames(mode, offered)}`);
        }
      });
    }
  },
});
