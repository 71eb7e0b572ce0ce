// The object of an instance type or a preference, namespaced or cluster-scoped.
import type { ApiObject, ApiObjectMetadata } from 'cdk8s';
import type { Construct } from 'constructs';
import { EmittedObject } from '../objects/emitted-object';
import { subdomainMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';

/**
 * Emits the object of a construct.
 *
 * @param kind the kind; those that begin with `VirtualMachineCluster` are cluster-scoped
 */
export function emitType(construct: Construct, kind: string, metadata: ApiObjectMetadata | undefined, spec: object): ApiObject {
  const isNamespaced = !kind.startsWith('VirtualMachineCluster');
  const { node } = construct;
  return validateAtSynth(construct, new EmittedObject(construct, 'Resource', {
    apiVersion: 'instancetype.kubevirt.io/v1beta1',
    kind,
    metadata: subdomainMetadata(node.scope as Construct, node.id, metadata, isNamespaced),
    spec,
  }, isNamespaced));
}
