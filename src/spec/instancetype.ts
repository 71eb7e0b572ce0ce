// References to instance types and preferences: sizes and defaults in the cluster.
import { issue, type Issues } from '../issues/issues';
import { describeValue } from '../issues/shape-issues';

/** The scope of an instance type or preference. */
export enum InstancetypeScope {
  /** Cluster-scoped: VirtualMachineClusterInstancetype, VirtualMachineClusterPreference. */
  CLUSTER = 'cluster',
  /** Namespaced, in the machine's namespace: VirtualMachineInstancetype, VirtualMachinePreference. */
  NAMESPACE = 'namespace',
}

/** A reference to an instance type or a preference. */
export interface InstancetypeReference {
  /** Its name: sets `name`. */
  readonly name: string;

  /**
   * Its scope: sets `kind`.
   *
   * @default InstancetypeScope.CLUSTER
   */
  readonly scope?: InstancetypeScope;

  /**
   * The ControllerRevision that pins its content: sets `revisionName`.
   *
   * @default - KubeVirt pins the content when the machine is created
   */
  readonly revisionName?: string;
}

/** `spec.instancetype` of a VirtualMachine. */
export function instancetypeMatcher(reference: InstancetypeReference) {
  return matcher(reference, KINDS.instancetype);
}

/** `spec.preference` of a VirtualMachine. */
export function preferenceMatcher(reference: InstancetypeReference) {
  return matcher(reference, KINDS.preference);
}

type Kinds = { readonly [scope in InstancetypeScope]: string };

/** The kinds that each field of a machine refers to. */
const KINDS = {
  instancetype: { [InstancetypeScope.CLUSTER]: 'VirtualMachineClusterInstancetype', [InstancetypeScope.NAMESPACE]: 'VirtualMachineInstancetype' },
  preference: { [InstancetypeScope.CLUSTER]: 'VirtualMachineClusterPreference', [InstancetypeScope.NAMESPACE]: 'VirtualMachinePreference' },
} as const satisfies { readonly [field: string]: Kinds };

function matcher({ name, scope = InstancetypeScope.CLUSTER, revisionName }: InstancetypeReference, kinds: Kinds) {
  return { name, kind: kinds[scope], ...revisionName !== undefined && { revisionName } };
}

/** The reference of a construct: it has its kind too, since a reference to another kind has the same type. */
export function constructReference(field: keyof typeof KINDS, name: string, scope: InstancetypeScope): InstancetypeReference {
  return { ...matcher({ name, scope }, KINDS[field]), scope };
}

/** Reports what TypeScript takes for a reference, since it has a name: a construct itself, or the reference of one of another kind. */
export function* referenceIssues(field: keyof typeof KINDS, given: InstancetypeReference): Issues {
  const { node, kind } = given as { readonly node?: unknown; readonly kind?: unknown };
  const { kind: expected } = matcher(given, KINDS[field]);
  if (node !== undefined) {
    yield issue(field, 'is a construct: write its reference, such as type.reference');
  } else if (kind !== undefined && kind !== expected) {
    yield issue(field, `refers to a ${describeValue(kind)}: write the reference of a ${JSON.stringify(expected)}`);
  }
}
