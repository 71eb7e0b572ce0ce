// References to instance types and preferences: sizes and defaults in the cluster.
import { issue, type Issues, missing } from '../issues/issues';
import { describeValue } from '../issues/shape-issues';
import { omitEmpty } from '../plain-data/plain-data';

/** The scope of an instance type or preference. */
export enum InstancetypeScope {
  /** Cluster-scoped: VirtualMachineClusterInstancetype, VirtualMachineClusterPreference. */
  CLUSTER = 'cluster',
  /** Namespaced, in the machine's namespace: VirtualMachineInstancetype, VirtualMachinePreference. */
  NAMESPACE = 'namespace',
}

/** What happens to a machine whose volume has no labels from which KubeVirt could infer. */
export enum InferFromVolumeFailurePolicy {
  /** KubeVirt refuses the machine. */
  REJECT = 'Reject',
  /**
   * The machine does without. Without an instance type, it gets one CPU, and needs `memory` of its own. If the volume suggests an instance
   * type after all, KubeVirt drops this memory, and would refuse CPUs.
   */
  IGNORE = 'Ignore',
}

/** A reference to an instance type or a preference: its name, or the disk whose volume suggests one. */
export interface InstancetypeReference {
  /**
   * Its name: sets `name`. Excludes `inferFromVolume`.
   *
   * @default - inferred from `inferFromVolume`
   */
  readonly name?: string;

  /**
   * Its scope: sets `kind`. Excludes `inferFromVolume`.
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

  /**
   * The name of the machine's disk whose claim, or the DataSource that it is cloned from, suggests one by its labels, such as those that
   * `defaultInstancetype` and `defaultPreference` of a DataSource set. Sets `inferFromVolume`. Excludes the other fields.
   *
   * @default - none: `name` is used
   */
  readonly inferFromVolume?: string;

  /**
   * What happens if the volume of `inferFromVolume` suggests none: sets `inferFromVolumeFailurePolicy`.
   *
   * @default - KubeVirt's: Reject
   */
  readonly inferFromVolumeFailurePolicy?: InferFromVolumeFailurePolicy;
}

/** `spec.instancetype` of a VirtualMachine. */
export function instancetypeMatcher(reference: InstancetypeReference) {
  return matcher(reference, 'instancetype');
}

/** `spec.preference` of a VirtualMachine. */
export function preferenceMatcher(reference: InstancetypeReference) {
  return matcher(reference, 'preference');
}

type Kinds = { readonly [scope in InstancetypeScope]: string };

/** The kinds that each field of a machine refers to. */
const KINDS = {
  instancetype: { [InstancetypeScope.CLUSTER]: 'VirtualMachineClusterInstancetype', [InstancetypeScope.NAMESPACE]: 'VirtualMachineInstancetype' },
  preference: { [InstancetypeScope.CLUSTER]: 'VirtualMachineClusterPreference', [InstancetypeScope.NAMESPACE]: 'VirtualMachinePreference' },
} as const satisfies { readonly [field: string]: Kinds };

function matcher({ name, scope, revisionName, inferFromVolume, inferFromVolumeFailurePolicy }: InstancetypeReference, field: keyof typeof KINDS) {
  return name === undefined ? omitEmpty({ inferFromVolume, inferFromVolumeFailurePolicy })
    : { name, kind: referenceKind(field, scope), ...revisionName !== undefined && { revisionName } };
}

/** The kind that a field of a machine refers to. */
export function referenceKind(field: keyof typeof KINDS, scope: InstancetypeScope = InstancetypeScope.CLUSTER): string {
  return KINDS[field][scope];
}

/** The reference of a construct: it has its kind too, since a reference to another kind has the same type. */
export function constructReference(field: keyof typeof KINDS, name: string, scope: InstancetypeScope): InstancetypeReference {
  return { ...matcher({ name, scope }, field), scope };
}

/** Reports fields that exclude each other, and what TypeScript takes for a reference: a construct itself, or the reference of another kind. */
export function* referenceIssues(field: keyof typeof KINDS, given: InstancetypeReference): Issues {
  const { name, scope, revisionName, inferFromVolume, inferFromVolumeFailurePolicy } = given;
  const { node, kind } = given as { readonly node?: unknown; readonly kind?: unknown };
  const expected = referenceKind(field, scope);
  const excluded = Object.keys(omitEmpty({ name, scope, revisionName }));
  if (name === undefined && inferFromVolume === undefined) {
    yield missing(field, 'has no name: write it, or inferFromVolume and the name of a disk');
  } else if (inferFromVolume !== undefined && excluded.length > 0) {
    yield issue(`${field}.inferFromVolume`, `${JSON.stringify(inferFromVolume)} excludes ${excluded.join(', ')}: keep one`);
  }
  if (inferFromVolume === undefined && inferFromVolumeFailurePolicy !== undefined) {
    yield missing(`${field}.inferFromVolumeFailurePolicy`, `${JSON.stringify(inferFromVolumeFailurePolicy)} needs inferFromVolume: write the name of a disk`);
  }
  if (node !== undefined) {
    yield issue(field, 'is a construct: write its reference, such as type.reference');
  } else if (kind !== undefined && kind !== expected) {
    yield issue(field, `refers to a ${describeValue(kind)}: write the reference of a ${JSON.stringify(expected)}`);
  }
}
