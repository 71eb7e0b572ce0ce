// What a cluster has, as a document says it: for those who check manifests without a program.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { isMap } from '../is-map';
import { mapOf, mistakesOf, name, type Shape } from '../template/shape';

const CAPABILITIES: { readonly [field in keyof Required<ClusterCapabilitiesProps>]: Shape } = {
  featureGates: [name],
  storageClasses: mapOf({ accessModes: [name] }),
  networkAttachmentDefinitions: [name],
};

/** All that is wrong with a document of capabilities, each with its path. */
export function capabilitiesMistakes(document: unknown): string[] {
  return isMap(document) ? mistakesOf(document, CAPABILITIES) : [`is no map: write ${Object.keys(CAPABILITIES).join(', ')}, each with a ":" and what there is`];
}
