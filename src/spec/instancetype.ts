// References to instance types and preferences: sizes and defaults in the cluster.

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
  return matcher(reference, {
    [InstancetypeScope.CLUSTER]: 'VirtualMachineClusterInstancetype',
    [InstancetypeScope.NAMESPACE]: 'VirtualMachineInstancetype',
  });
}

/** `spec.preference` of a VirtualMachine. */
export function preferenceMatcher(reference: InstancetypeReference) {
  return matcher(reference, {
    [InstancetypeScope.CLUSTER]: 'VirtualMachineClusterPreference',
    [InstancetypeScope.NAMESPACE]: 'VirtualMachinePreference',
  });
}

type Kinds = { readonly [scope in InstancetypeScope]: string };

function matcher({ name, scope = InstancetypeScope.CLUSTER, revisionName }: InstancetypeReference, kinds: Kinds) {
  return { name, kind: kinds[scope], ...revisionName !== undefined && { revisionName } };
}
