// The object of an instance type or a preference, namespaced or cluster-scoped.
import type { ApiObject, ApiObjectMetadata } from 'cdk8s';
import type { Construct } from 'constructs';
import { inSource, IssueCollector, type Issues, pathOf } from '../issues/issues';
import { EmittedObject } from '../objects/emitted-object';
import { type NamedMetadata, subdomainMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';

/** What the props of a construct say of its object. Cluster-scoped kinds begin with `VirtualMachineCluster`. */
interface WrittenType {
  readonly kind: string;
  readonly metadata?: ApiObjectMetadata;
  readonly spec: object;
}

/** The object of a construct. */
interface TypeObject extends WrittenType {
  readonly metadata: NamedMetadata;
}

/**
 * The object that a construct will emit.
 *
 * @param issues the issues of its spec
 * @throws one error that lists these, and those of its name and namespace
 */
export function typeObject(scope: Construct, id: string, { kind, metadata, spec }: WrittenType, issues: Issues): TypeObject {
  const collector = new IssueCollector();
  const own = collector.collect(() => subdomainMetadata(scope, id, metadata, isNamespaced(kind)), undefined);
  collector.add(Array.from(issues, (each) => inSource(pathOf(scope, id), each)));
  collector.raise();
  return { kind, metadata: own!, spec };
}

/** Emits the object of a construct. */
export function emitType(construct: Construct, object: TypeObject): ApiObject {
  const emitted = new EmittedObject(construct, 'Resource', { apiVersion: 'instancetype.kubevirt.io/v1beta1', ...object }, isNamespaced(object.kind));
  return validateAtSynth(construct, emitted);
}

const isNamespaced = (kind: string) => !kind.startsWith('VirtualMachineCluster');
