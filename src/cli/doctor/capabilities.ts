// The capabilities of a live cluster, as ClusterCapabilities. What this user may not list, or the server fails to list, is undefined and
// is not checked.
import { ClusterState, isUnknown, items, Listed } from './cluster-state';
import type { ClusterCapabilitiesProps, StorageClassCapabilities } from '../../admission/cluster-capabilities';
import { isRelease } from '../../admission/kubevirt-version';

export function liveCapabilities(state: ClusterState): ClusterCapabilitiesProps {
  const { kubeVirts, storageClasses, storageProfiles, definitions } = state;
  const version = kubevirtVersion(state);
  return {
    kubevirtVersion: version !== undefined && isRelease(version) ? version : undefined,
    featureGates: featureGates(kubeVirts),
    disabledFeatureGates: items(kubeVirts)[0]?.spec?.configuration?.developerConfiguration?.disabledFeatureGates,
    storageClasses: isUnknown(storageClasses) ? undefined : storageClassCapabilities(storageClasses, storageProfiles),
    networkAttachmentDefinitions: isUnknown(definitions) ? undefined : definitionNames(definitions),
    bindingPlugins: bindingPlugins(kubeVirts),
  };
}

/** The version of KubeVirt, such as `v1.8.4`. That of virt-api comes first, since it admits the machines. */
export function kubevirtVersion({ kubeVirts, virtApiVersion }: ClusterState): string | undefined {
  return virtApiVersion === undefined || virtApiVersion === 'forbidden' ? items(kubeVirts)[0]?.status?.observedKubeVirtVersion : virtApiVersion;
}

const RESERVATION = 'PersistentReservation';

/** The feature gates of the KubeVirt object; undefined without one. */
export function featureGates(kubeVirts: Listed): string[] | undefined {
  const [kubeVirt] = items(kubeVirts);
  const { developerConfiguration, persistentReservationConfiguration } = kubeVirt?.spec?.configuration ?? {};
  const gates = new Set<string>(developerConfiguration?.featureGates);
  // KubeVirt 1.9 has a configuration, which takes precedence over the gate.
  if (persistentReservationConfiguration?.enabled === true) {
    gates.add(RESERVATION);
  } else if (persistentReservationConfiguration?.enabled === false) {
    gates.delete(RESERVATION);
  }
  return kubeVirt && [...gates];
}

/** The network binding plugins that the KubeVirt object registers; undefined without one. */
function bindingPlugins(kubeVirts: Listed): string[] | undefined {
  const [kubeVirt] = items(kubeVirts);
  return kubeVirt && Object.keys(kubeVirt.spec?.configuration?.network?.binding ?? {});
}

/** The storage classes, with their access modes if CDI knows them. */
export function storageClassCapabilities(storageClasses: Listed, storageProfiles: Listed): { readonly [name: string]: StorageClassCapabilities } {
  return Object.fromEntries(items(storageClasses).map(({ metadata: { name } }) => {
    const profile = items(storageProfiles).find(({ metadata }) => metadata.name === name);
    const accessModes = [...new Set<string>((profile?.status?.claimPropertySets ?? []).flatMap((set: any) => set.accessModes ?? []))];
    return [name, accessModes.length === 0 ? {} : { accessModes }];
  }));
}

/** The network definitions as machines name them, `namespace/name`. */
export function definitionNames(definitions: Listed): string[] {
  return items(definitions).map(({ metadata: { namespace, name } }) => `${namespace}/${name}`).sort();
}
