// The objects of manifests as a graph: machines, what they are made of and what leads to them. What is referred to and not
// among the manifests is part of it too.
import { detailsOf } from './details';
import { table } from '../../table';
import { fieldAt, itemsAt, dataVolumesOf, machineIn } from '../manifests/machines';
import { Reference, REFERRING_KINDS, referencesOf } from '../manifests/references';

/** What an object is to a machine. */
export type Role = 'entrance' | 'machine' | 'disk' | 'network' | 'secret' | 'size';

/** An object in a drawing. */
export interface GraphNode {
  readonly id: string;
  readonly role: Role;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  /** What a reader wants to know of it, a line each. */
  readonly details: readonly string[];
  /** Whether it is among the manifests, or only referred to. */
  readonly isThere: boolean;
}

/** An arrow from an object to one that it needs or leads to. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** What is drawn. */
export interface ObjectGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const ROLES: { readonly [kind: string]: Role } = table({
  Service: 'entrance',
  HorizontalPodAutoscaler: 'entrance',
  VirtualMachine: 'machine',
  VirtualMachinePool: 'machine',
  NetworkAttachmentDefinition: 'network',
  Secret: 'secret',
  ExternalSecret: 'secret',
  ConfigMap: 'secret',
  ServiceAccount: 'secret',
  VirtualMachineInstancetype: 'size',
  VirtualMachineClusterInstancetype: 'size',
  VirtualMachinePreference: 'size',
  VirtualMachineClusterPreference: 'size',
});

/** A DataVolume and the claim that it fills share their name; a volume may speak of either. */
const ALIASES: { readonly [kind: string]: string } = table({ PersistentVolumeClaim: 'DataVolume', DataVolume: 'PersistentVolumeClaim' });

/** The kinds that are drawn even if nothing refers to them. */
const DRAWN_KINDS: readonly string[] = ['VirtualMachine', 'VirtualMachinePool', 'Service', 'Secret', 'NetworkAttachmentDefinition', ...REFERRING_KINDS];

const CLUSTER_SCOPED = /^VirtualMachineCluster|^Image$/;

/** The graph of manifests, in their order. */
export function objectGraph(objects: readonly any[]): ObjectGraph {
  const graph = new GrowingGraph();
  const own = objects.flatMap(dataVolumesOf);
  const referenced = new Set([...objects, ...own].flatMap((object) => referencesOf(object).map(({ kind, name }) => `${kind}/${name}`)));
  const drawn = [...objects, ...own].filter(({ kind, metadata }) => DRAWN_KINDS.includes(kind) || referenced.has(`${kind}/${metadata?.name}`));
  drawn.forEach((object) => graph.add(object));
  drawn.forEach((object) => graph.connect(object, referencesOf(object)));
  drawn.filter(({ kind }) => kind === 'Service').forEach((service) => graph.connect(service, machinesBehind(service, drawn)));
  return graph;
}

class GrowingGraph implements ObjectGraph {
  private readonly edgesByKey = new Map<string, GraphEdge>();
  private readonly byKey = new Map<string, GraphNode>();

  get nodes(): readonly GraphNode[] {
    return [...this.byKey.values()];
  }

  get edges(): readonly GraphEdge[] {
    return [...this.edgesByKey.values()];
  }

  add({ kind, metadata: { name, namespace = '' } = {} as any, ...object }: any): void {
    this.node({ kind, name, namespace }, detailsOf({ kind, ...object }), true);
  }

  connect({ kind, metadata: { name, namespace = '' } = {} as any }: any, references: readonly Reference[]): void {
    const from = this.node({ kind, name, namespace }).id;
    for (const reference of references) {
      const to = this.node({ ...reference, namespace: CLUSTER_SCOPED.test(reference.kind) ? '' : reference.namespace ?? namespace }).id;
      const label = reference.as ?? '';
      this.edgesByKey.set(JSON.stringify([from, to, label]), { from, to, label });
    }
  }

  private node({ kind, name, namespace = '' }: Reference, details: readonly string[] = [], isThere = false): GraphNode {
    const key = (of: string, where = namespace) => JSON.stringify([of, where, name]);
    // What names no namespace goes where its readers apply it.
    const keys = isThere ? [key(kind)] : [namespace, ''].flatMap((where) => [key(kind, where), key(ALIASES[kind] ?? kind, where)]);
    const known = keys.map((each) => this.byKey.get(each)).find((node) => node !== undefined);
    const node = known ?? { id: `n${this.byKey.size}`, role: ROLES[kind] ?? 'disk', kind, name, namespace, details, isThere };
    if (known === undefined) {
      this.byKey.set(key(kind), node);
    }
    return node;
  }
}

/** A Service is in front of the machines of its namespace that have all the labels that it selects by. */
function machinesBehind({ metadata, spec }: any, objects: readonly any[]): Reference[] {
  const selector = Object.entries(fieldAt(spec, 'selector') ?? {});
  const as = itemsAt(spec, 'ports').map(({ port }) => port).join(', ');
  return selector.length === 0 ? [] : objects
    .filter((object) => object.metadata?.namespace === metadata?.namespace)
    .filter((object) => selector.every(([key, value]) => machineIn(object)?.labels[key] === value))
    .map(({ kind, metadata: { name } }) => ({ kind, name, as }));
}
