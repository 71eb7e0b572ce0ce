// Finds the object that a refusal reports as missing, and asks the server whether it really is.
import type { Cluster } from '../plane/cluster';

/** Kubernetes' wording: `datasources.cdi.kubevirt.io "fedora" not found`. */
const NOT_FOUND = /\b([a-z]+)(?:\.([a-z0-9.-]+))? "([^"]+)" not found/;

export interface Absent {
  readonly name: string;
  /** Whether it has been created since. */
  readonly isThere: boolean;
}

/** The object that a refusal reports as missing; undefined if it names no kind that the server has. */
export async function absent({ client, namespace }: Cluster, refusal: string): Promise<Absent | undefined> {
  const [, resource, group, name] = NOT_FOUND.exec(refusal) ?? [];
  const groups: any[] = group === undefined ? [] : (await client.request('GET', '/apis')).body.groups;
  const version = group === undefined ? 'v1' : groups.find((each) => each.name === group)?.preferredVersion.groupVersion;
  if (name === undefined || version === undefined) {
    return undefined;
  }
  const { resources } = (await client.request('GET', group === undefined ? '/api/v1' : `/apis/${version}`)).body;
  const { kind } = resources.find((each: any) => each.name === resource) ?? {};
  return kind && { name, isThere: !await client.isGone({ apiVersion: version, kind, name, namespace }) };
}
