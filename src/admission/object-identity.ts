// The identity of an object: two manifests with the same identity are one object to a cluster.

/** The version is left out: the API server stores an object once, whichever version of its group a manifest has. */
export function objectIdentity({ apiVersion, kind, metadata: { namespace, name } }: any): string {
  // None of these parts contains a line break.
  return `${apiVersion.slice(0, Math.max(apiVersion.indexOf('/'), 0))}\n${kind}\n${namespace ?? ''}\n${name}`;
}
