// Whether the cluster has storage for disks: its classes, the one that is meant where none is named, and what they offer.
import { Check, missing, ok, unsure } from './check';
import { Found, items, Surroundings } from './cluster-state';
import type { StorageClassCapabilities } from '../../admission/cluster-capabilities';

/** What makes a class the default: CDI looks at KubeVirt's own word first. */
const DEFAULTS = ['storageclass.kubevirt.io/is-default-virt-class', 'storageclass.kubernetes.io/is-default-class'];

/** A line for each class, and what is missing among them. */
export function storageChecks({ storageClasses, storageProfiles }: Surroundings): Check[] {
  if (typeof storageClasses === 'string') {
    return [unsure('storage classes', 'are not known, since this user may not list them', 'ask for list on storageclasses.storage.k8s.io')];
  }
  if (storageClasses.length === 0) {
    return [missing('storage classes', 'there are none, so that no disk is made', 'install a CSI driver and create a StorageClass of it')];
  }
  const fallback = defaultClass(storageClasses);
  return [
    ...fallback === undefined
      ? [unsure('storage class', 'none is the default', `name one in every disk, or annotate one with ${DEFAULTS[1]}: "true"`)]
      : [],
    ...Object.entries(storageClassCapabilities(storageClasses, storageProfiles)).map(([name, { accessModes }]) => (
      classCheck(name === fallback ? `${name} (default)` : name, accessModes)
    )),
  ];
}

/** The name of the class that is taken where none is named. */
export function defaultClass(storageClasses: Found): string | undefined {
  const [found] = DEFAULTS.flatMap((annotation) => items(storageClasses).filter(({ metadata }) => metadata.annotations?.[annotation] === 'true'));
  return found?.metadata.name;
}

/** The classes with their access modes, where CDI knows those. */
export function storageClassCapabilities(storageClasses: Found, storageProfiles: Found): { readonly [name: string]: StorageClassCapabilities } {
  return Object.fromEntries(items(storageClasses).map(({ metadata: { name } }) => {
    const profile = items(storageProfiles).find(({ metadata }) => metadata.name === name);
    const accessModes = [...new Set<string>((profile?.status?.claimPropertySets ?? []).flatMap((set: any) => set.accessModes ?? []))];
    return [name, accessModes.length === 0 ? {} : { accessModes }];
  }));
}

function classCheck(name: string, accessModes: readonly string[] | undefined): Check {
  const subject = `storage class ${name}`;
  return accessModes === undefined
    ? unsure(subject, 'CDI does not know its access modes', 'write accessModes in every disk, or claimPropertySets in its StorageProfile')
    : ok(subject, `${accessModes.join(', ')}${accessModes.includes('ReadWriteMany') ? '' : ': machines on it cannot live-migrate'}`);
}
