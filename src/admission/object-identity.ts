// What makes two manifests the same object to a cluster.

/** The API server stores an object once, whichever of its group's versions it is written in. */
export function objectIdentity({ apiVersion, kind, metadata: { namespace, name } }: any): string {
  const [group, version] = apiVersion.split('/');
  return JSON.stringify([version === undefined ? '' : group, kind, namespace ?? '', name]);
}
