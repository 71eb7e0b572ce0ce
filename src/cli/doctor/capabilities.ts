// The capabilities of a live cluster, as ClusterCapabilities. What this user may not list, or the server fails to list, is undefined and
// is not checked.
import { ClusterState, items, Listed } from './cluster-state';
import type { ClusterCapabilitiesProps, StorageClassCapabilities } from '../../admission/cluster-capabilities';

export function liveCapabilities({ kubeVirts, storageClasses, storageProfiles, definitions }: ClusterState): ClusterCapabilitiesProps {
  return {
    featureGates: featureGates(kubeVirts),
    storageClasses: isUnknown(storageClasses) ? undefined : storageClassCapabilities(storageClasses, storageProfiles),
    networkAttachmentDefinitions: isUnknown(definitions) ? undefined : definitionNames(definitions),
    bindingPlugins: bindingPlugins(kubeVirts),
  };
}

function isUnknown(listed: Listed): boolean {
  return listed === 'forbidden' || listed === 'failed';
}

/** The feature gates of the KubeVirt object; undefined without one. */
export function featureGates(kubeVirts: Listed): string[] | undefined {
  const [kubeVirt] = items(kubeVirts);
  return kubeVirt && (kubeVirt.spec?.configuration?.developerConfiguration?.featureGates ?? []);
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
