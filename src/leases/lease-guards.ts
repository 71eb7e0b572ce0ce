// The objects of a lease pool that its leases need until they end: without them, machines would go on, and reach each other and the cluster.

/** The name of the clean-up's objects in the namespace of a pool. */
export function cleanUpName(namespace: string): string {
  return `${namespace}-cleanup`;
}

const CLEANUP_KINDS: readonly string[] = ['CronJob', 'ServiceAccount', 'Role', 'RoleBinding'];

/** Whether an object ends the leases of its namespace, or isolates them. Those that let users take leases do neither. */
export function guardsLeases({ kind, metadata: { name, namespace } }: any): boolean {
  return kind === 'NetworkPolicy' || CLEANUP_KINDS.includes(kind) && name === cleanUpName(namespace);
}
