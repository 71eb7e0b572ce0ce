// What a live cluster has, in the terms of ClusterCapabilities: what one may not see is left out, and so not checked.
import { featureGates } from './cluster-checks';
import type { Surroundings } from './cluster-state';
import { definitionNames } from './networks';
import { storageClassCapabilities } from './storage';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';

export function liveCapabilities({ kubeVirts, storageClasses, storageProfiles, definitions }: Surroundings): ClusterCapabilitiesProps {
  return {
    featureGates: featureGates(kubeVirts),
    storageClasses: storageClasses === 'not told' ? undefined : storageClassCapabilities(storageClasses, storageProfiles),
    networkAttachmentDefinitions: definitions === 'not told' ? undefined : definitionNames(definitions),
  };
}

/** The same once manifests are applied that bring classes and definitions along. */
export function withManifests(capabilities: ClusterCapabilitiesProps, objects: readonly any[]): ClusterCapabilitiesProps {
  const { storageClasses, networkAttachmentDefinitions } = capabilities;
  const brought = (kind: string) => objects.filter((object) => object?.kind === kind);
  return {
    ...capabilities,
    storageClasses: storageClasses && { ...storageClasses, ...Object.fromEntries(brought('StorageClass').map(({ metadata }) => [metadata?.name, {}])) },
    networkAttachmentDefinitions: networkAttachmentDefinitions && [
      ...networkAttachmentDefinitions, ...brought('NetworkAttachmentDefinition').map(({ metadata }) => `${metadata?.namespace}/${metadata?.name}`),
    ],
  };
}
