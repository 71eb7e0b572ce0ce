// Finds machines on networks whose NetworkAttachmentDefinition is in the manifests, but in another namespace.
import type { AdviceAt, ComparedObject, Comparison } from './comparison';
import { NETWORK_ELSEWHERE } from '../../admission/advice/between-manifests';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { isFilledInLater } from '../../admission/form';
import { detachString } from '../../plain-data/detach-string';
import { textOf } from '../../plain-data/plain-data';

const NETWORK = 'NetworkAttachmentDefinition';

/** The most machines to report. */
const MAX_ADVICE = 50;

/** A reference to a definition, in JSON: a part of a file's text would keep the whole text in memory. */
interface Use<Place> {
  readonly key: string;
  readonly use: string;
  readonly place: Place;
}

/** Finds such references in objects that no schema has checked, in any order. */
export class NetworksElsewhere<Place> implements Comparison<Place> {
  /** The namespaces of the definitions, by their cluster and name. */
  private readonly namespaces = new Map<string, Set<string>>();
  private readonly uses: Use<Place>[] = [];

  /** If the capabilities list the networks of the cluster, a rule checks them. */
  constructor(private readonly capabilities?: ClusterCapabilitiesProps) {}

  public add({ set, object: { kind, metadata }, references, place }: ComparedObject<Place>): void {
    if (this.capabilities?.networkAttachmentDefinitions !== undefined) {
      return;
    }
    if (kind === NETWORK && typeof metadata?.name === 'string') {
      const key = keyOf(set, metadata.name);
      this.namespaces.set(key, (this.namespaces.get(key) ?? new Set()).add(detachString(textOf(metadata.namespace))));
    }
    for (const { name, namespace, path } of references.filter((each) => each.kind === NETWORK)) {
      const use = JSON.stringify({ path: path(), namespace: namespace ?? textOf(metadata?.namespace), name: namespace === undefined ? name : `${namespace}/${name}` });
      this.uses.push({ key: keyOf(set, name), use, place: place() });
    }
  }

  public advice(): AdviceAt<Place>[] {
    const found = this.uses.flatMap(({ key, use, place }) => {
      const { path, namespace, name } = JSON.parse(use);
      const [other, ...more] = this.namespaces.get(key) ?? [];
      // Without a namespace, an object may be in any.
      if (other === undefined || other === namespace || more.length > 0 || [other, namespace].some((each) => each === '' || isFilledInLater(each))) {
        return [];
      }
      const right = JSON.stringify(`${other}/${name.split('/').at(-1)}`);
      const message = `${JSON.stringify(name)} is not in the namespace ${JSON.stringify(namespace)} of these manifests, but ${right} is, write that`;
      return { place, issue: { path, message, rule: NETWORK_ELSEWHERE.name } };
    });
    return found.slice(0, MAX_ADVICE);
  }
}

function keyOf(set: string = '', name: string): string {
  return [set, name].join('\n');
}
