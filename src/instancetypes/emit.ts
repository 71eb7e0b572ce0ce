// The object of an instance type or a preference, namespaced or cluster-scoped.
import type { ApiObject, ApiObjectMetadata } from 'cdk8s';
import type { Construct } from 'constructs';
import { inSource, IssueCollector, type Issues } from '../issues/issues';
import { EmittedObject } from '../objects/emitted-object';
import { subdomainMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';

/**
 * Emits the object of a construct.
 *
 * @param kind the kind; those that begin with `VirtualMachineCluster` are cluster-scoped
 * @param issues the issues of its spec
 * @throws one error that lists these, and those of its name and namespace
 */
export function emitType(construct: Construct, kind: string, metadata: ApiObjectMetadata | undefined, spec: object, issues: Issues): ApiObject {
  const isNamespaced = !kind.startsWith('VirtualMachineCluster');
  const { node } = construct;
  const collector = new IssueCollector();
  const own = collector.collect(() => subdomainMetadata(node.scope as Construct, node.id, metadata, isNamespaced), undefined);
  collector.add(Array.from(issues, (each) => inSource(node.path, each)));
  collector.raise();
  return validateAtSynth(construct, new EmittedObject(construct, 'Resource', {
    apiVersion: 'instancetype.kubevirt.io/v1beta1',
    kind,
    metadata: own,
    spec,
  }, isNamespaced));
}
