// The objects that are applied together with others: a reference to one of them is not refused as missing in the cluster.
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import type { AbsentObject, Issue } from '../issues/issues';
import { isMap, textOf } from '../plain-data/plain-data';

/** The kinds whose objects `ClusterCapabilities` lists. */
const LISTED_KINDS: ReadonlySet<unknown> = new Set(['NetworkAttachmentDefinition', 'StorageClass']);

/** An object, as a manifest or as a construct has it. */
interface Provided {
  readonly kind?: unknown;
  readonly metadata?: any;
}

/** The objects in manifests or in an app that capabilities would list once they are applied. */
export class ProvidedObjects {
  /** The namespaces of the objects, by kind and name. */
  private readonly namespaces = new Map<string, Set<string | undefined>>();

  public add({ kind, metadata }: Provided): void {
    if (LISTED_KINDS.has(kind) && isMap(metadata)) {
      const key = keyOf({ kind: kind as string, name: textOf(metadata.name) });
      this.namespaces.set(key, (this.namespaces.get(key) ?? new Set()).add(metadata.namespace as string | undefined));
    }
  }

  /** Whether an object may be among them. An object without a namespace may be applied to any. */
  public has(object: AbsentObject): boolean {
    const found = this.namespaces.get(keyOf(object));
    return found !== undefined && (object.namespace === undefined || found.has(undefined) || found.has(object.namespace));
  }

  /** The issues that remain once these objects exist. */
  public withoutProvided<Each extends Pick<Issue, 'absent'>>(issues: readonly Each[]): readonly Each[] {
    return issues.filter(({ absent }) => absent === undefined || !this.has(absent));
  }
}

function keyOf({ kind, name }: AbsentObject): string {
  return `${kind}\n${name}`;
}

/** The provided objects of each cluster. All charts of an app with the same capabilities belong to one cluster. */
export function providedByCluster(objects: Iterable<{ readonly object: Provided; readonly capabilities?: ClusterCapabilitiesProps }>) {
  const clusters = new Map<ClusterCapabilitiesProps | undefined, ProvidedObjects>();
  for (const { object, capabilities } of objects) {
    const provided = clusters.get(capabilities) ?? new ProvidedObjects();
    provided.add(object);
    clusters.set(capabilities, provided);
  }
  return clusters;
}
