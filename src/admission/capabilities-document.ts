// What a cluster has, as a document or a program says it: each field, and what it may hold.
import { issue, type Issue } from '../issues/issues';
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import { FEATURE_GATES } from './feature-gates';
import { NAMESPACE_NAME, NAME_OF_OBJECT } from './kubernetes-names';
import { isMap } from '../plain-data/plain-data';
import { alternatives, meant, nearestNames } from '../issues/nearest-name';
import { type Check, mapOf, shapeIssues, name, type Shape } from '../issues/shape';

const ACCESS_MODES = ['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'];

const accessMode: Check = (value) => ACCESS_MODES.includes(value) ? undefined : `write ${meant(value, ACCESS_MODES)}`;

/** A gate that is like no known one may be that of another version. */
const featureGate: Check = (value) => {
  const near = typeof value !== 'string' || FEATURE_GATES.includes(value) ? [] : nearestNames(value, FEATURE_GATES);
  return name(value) ?? (near.length > 0 ? `write ${alternatives(near)}` : undefined);
};

const definition: Check = (value) => {
  const [object, namespace = 'default', ...rest] = typeof value === 'string' ? value.split('/').reverse() : [''];
  return rest.length === 0 && NAME_OF_OBJECT.matches(object) && NAMESPACE_NAME.matches(namespace) ? undefined : 'write a name such as "office", or of another namespace "shared/office"';
};

/** The fields of capabilities. */
export const CAPABILITIES: { readonly [field in keyof Required<ClusterCapabilitiesProps>]: Shape } = {
  featureGates: [featureGate],
  storageClasses: mapOf({ accessModes: [accessMode] }),
  networkAttachmentDefinitions: [definition],
};

/** All that is wrong with capabilities, each with its path. */
export function capabilitiesIssues(document: unknown): Issue[] {
  return isMap(document) ? shapeIssues(document, CAPABILITIES) : [issue('', `is no map: write ${Object.keys(CAPABILITIES).join(', ')}, each with a ":" and what there is`)];
}
