// What makes two manifests the same object to a cluster.

/** The API server stores an object once, whichever of its group's versions it is written in. */
export function objectIdentity({ apiVersion, kind, metadata: { namespace, name } }: any): string {
  // None of these has a line break in it.
  return `${apiVersion.slice(0, Math.max(apiVersion.indexOf('/'), 0))}\n${kind}\n${namespace ?? ''}\n${name}`;
}
