// The source of an operation: a machine, a snapshot of one, or a claim; and the namespace, which is the source's.
import type { ApiObjectMetadata } from 'cdk8s';
import type { Construct } from 'constructs';
import type { IVirtualMachineSnapshot } from './imported-virtual-machine-snapshot';
import type { TypedLocalObjectReference } from '../../imports/kubernetes';
import { checkExactlyOne } from '../issues/checks';
import { OBJECT_NAME } from '../issues/formats';
import { issue, type Issues } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { type NamedMetadata, objectMetadata } from '../objects/metadata';

/** The sources that an operation may have: exactly one of them. */
interface Sources {
  readonly virtualMachine?: IVirtualMachine;
  readonly snapshot?: IVirtualMachineSnapshot;
  readonly claimName?: string;
}

/** `spec.source` or `spec.target` if it is a machine. */
export function machineReference(name: string): TypedLocalObjectReference {
  return { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name };
}

/** `spec.source` of an operation. */
export function sourceReference({ virtualMachine, snapshot, claimName }: Sources): TypedLocalObjectReference {
  if (virtualMachine !== undefined) {
    return machineReference(virtualMachine.name);
  }
  return claimName !== undefined
    ? { apiGroup: '', kind: 'PersistentVolumeClaim', name: claimName }
    : { apiGroup: 'snapshot.kubevirt.io', kind: 'VirtualMachineSnapshot', name: snapshot!.name };
}

/** The metadata of an operation, which is in the namespace of its source. */
export function operationMetadata(
  scope: Construct, id: string, metadata: ApiObjectMetadata | undefined, { virtualMachine, snapshot }: Sources,
): NamedMetadata {
  return objectMetadata(scope, id, { ...metadata, namespace: metadata?.namespace ?? virtualMachine?.namespace ?? snapshot?.namespace });
}

/**
 * Reports mistakes in the source of an operation: none or several, malformed names, or another namespace than the operation's.
 *
 * @param possible the sources that the operation may have; those that are not given are undefined in it
 */
export function* sourceIssues(possible: Sources, metadata: ApiObjectMetadata = {}): Issues {
  yield* checkExactlyOne('', possible);
  yield* checkFieldFormats('', possible, { claimName: OBJECT_NAME });
  for (const field of ['virtualMachine', 'snapshot'] as const) {
    const namespace = possible[field]?.namespace;
    // One that is produced at synth is not known yet.
    if (typeof metadata.namespace === 'string' && typeof namespace === 'string' && metadata.namespace !== namespace) {
      yield issue('metadata.namespace', `${JSON.stringify(metadata.namespace)} is not the namespace of ${field}, ${JSON.stringify(namespace)}, which has to be the same: leave it out`);
    }
  }
}
