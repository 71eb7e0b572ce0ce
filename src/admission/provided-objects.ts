// The objects that a cluster gets together with others: what names one of them is not refused for lacking it.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import type { AbsentObject, Issue } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';

/** The kinds of which `ClusterCapabilities` lists those that the cluster has. */
const LISTED: ReadonlySet<unknown> = new Set(['NetworkAttachmentDefinition', 'StorageClass']);

/** An object, as a manifest or as a construct has it. */
interface Provided {
  readonly kind?: unknown;
  readonly metadata?: any;
}

/** The objects of manifests, or of an app, that capabilities would list once they are applied. */
export class ProvidedObjects {
  /** By kind and name, their namespaces. */
  private readonly namespaces = new Map<string, Set<string | undefined>>();

  public add({ kind, metadata }: Provided): void {
    if (LISTED.has(kind) && isMap(metadata)) {
      const key = keyOf({ kind: kind as string, name: String(metadata.name) });
      this.namespaces.set(key, (this.namespaces.get(key) ?? new Set()).add(metadata.namespace as string | undefined));
    }
  }

  /** Whether an object is among them. Where either says no namespace, whoever applies them decides, and it may be. */
  public has(object: AbsentObject): boolean {
    const found = this.namespaces.get(keyOf(object));
    return found !== undefined && (object.namespace === undefined || found.has(undefined) || found.has(object.namespace));
  }

  /** The issues that are left once these objects are there. */
  public withoutProvided<Each extends Pick<Issue, 'absent'>>(issues: readonly Each[]): readonly Each[] {
    return issues.filter(({ absent }) => absent === undefined || !this.has(absent));
  }
}

function keyOf({ kind, name }: AbsentObject): string {
  return `${kind}\n${name}`;
}

/** What objects of several clusters bring along, for each of the clusters: an app has one cluster for all charts of the same capabilities. */
export function providedByCluster(objects: Iterable<{ readonly object: Provided; readonly capabilities?: ClusterCapabilitiesProps }>) {
  const clusters = new Map<ClusterCapabilitiesProps | undefined, ProvidedObjects>();
  for (const { object, capabilities } of objects) {
    const provided = clusters.get(capabilities) ?? new ProvidedObjects();
    provided.add(object);
    clusters.set(capabilities, provided);
  }
  return clusters;
}
