// The objects of manifests as a graph: machines, the objects they use, and the objects that refer to them. An object that is only referred
// to is a node too.
import { Role, ROLES } from './roles';
import { selectionAmong } from './selected-machines';
import { withoutLogins } from '../../issues/logins';
import { fieldAt } from '../../plain-data/fields';
import { groupBy, scalarText, textOf } from '../../plain-data/plain-data';
import { guestSize } from '../../spec/guest-size';
import { hasNoNamespace, NAMESAKES } from '../findings/defined-objects';
import { Reference, referencesOf, REFERRING_KINDS } from '../findings/references';
import type { ReadDocument } from '../manifests/documents';
import { dataVolumesOf, machineIn } from '../manifests/machines';
import { pluralize } from '../terminal/lines';

/** An object. */
export interface GraphNode {
  readonly id: string;
  readonly role: Role;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  /** The cluster or the kustomization, if there are several. */
  readonly set?: string;
  /** The lines below its name, such as its size. */
  readonly details: readonly string[];
  /** Whether it is among the manifests, or a Secret created from one of them. If not, something refers to it. */
  readonly isGiven: boolean;
}

/** An arrow from an object to one that it refers to. */
interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** The nodes and edges in the order of the manifests. */
export interface ObjectGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Where an object is. */
type Origin = Pick<ReadDocument, 'cluster' | 'kustomization'>;

interface Placed {
  readonly object: any;
  readonly origin: Origin;
}

/** The kinds that are drawn even if nothing refers to them. */
const DRAWN_KINDS: readonly string[] = [
  'VirtualMachine', 'VirtualMachinePool', 'VirtualMachineInstance', 'VirtualMachineInstanceReplicaSet', 'Service', 'Secret', 'SealedSecret', 'NetworkAttachmentDefinition',
  'VirtualMachineInstancePreset', 'MigrationPolicy', ...REFERRING_KINDS,
];

/** Whether objects of a kind are drawn even if nothing refers to them. Nothing refers to an object without a name. */
export function isAlwaysDrawn({ kind }: any): boolean {
  return DRAWN_KINDS.includes(kind);
}

/** @param origins the cluster and the kustomization of each object, in their order: others may have objects of the same names */
export function objectGraph(objects: readonly any[], origins: readonly Origin[] = []): ObjectGraph {
  const graph = new GraphBuilder();
  const given = objects.map((object, index): Placed => ({ object, origin: origins[index] ?? {} }));
  const disks = given.flatMap(({ object, origin }) => dataVolumesOf(object).map((disk): Placed => ({ object: disk, origin })));
  const all = [...given, ...disks.filter(({ object: { metadata: { name } } }) => typeof name === 'string')];
  const referenced = new Set(all.flatMap(({ object }) => namedReferences(object).map(({ kind, name }) => `${kind}/${name}`)));
  const drawn = all.filter(({ object: { kind, metadata } }) => isAlwaysDrawn({ kind }) || referenced.has(`${kind}/${metadata?.name}`));
  drawn.forEach((each) => graph.add(each));
  drawn.forEach((each) => graph.addCreatedSecrets(each));
  drawn.forEach((each) => graph.connect(each, namedReferences(each.object)));
  const [selectedInSet, selectedInCluster] = [selectionBy(drawn, setOf), selectionBy(drawn, ({ cluster }) => cluster)];
  drawn.forEach((each) => {
    const selected = selectedInSet(each);
    graph.connect(each, selected.length > 0 ? selected : selectedInCluster(each));
  });
  return graph;
}

/** Finds the machines that an object selects among those of its group. */
function selectionBy(placed: readonly Placed[], groupOf: (origin: Origin) => string | undefined): (selecting: Placed) => Reference[] {
  const groups = groupBy(placed, ({ origin }) => groupOf(origin));
  const selections = new Map([...groups].map(([group, members]) => [group, selectionAmong(members.map(({ object }) => object))]));
  return ({ object, origin }) => selections.get(groupOf(origin))!(object);
}

function setOf({ cluster, kustomization }: Origin): string | undefined {
  return cluster ?? kustomization;
}

/** The references of an object, which is not checked against a schema. */
function namedReferences(object: any): Reference[] {
  return [...referencesOf(object), ...namesakeOf(object)]
    .filter(({ kind, namespace = '' }) => typeof kind === 'string' && typeof namespace === 'string')
    .map(({ as = '', ...reference }) => ({ ...reference, as: scalarText(as) }));
}

/** The Secret with the name of the object that creates it, if the object does not specify another name. */
function namesakeOf({ kind, metadata, spec }: any): Reference[] {
  const createsNamesake = kind === 'SealedSecret' || (kind === 'ExternalSecret' && fieldAt(spec, 'target.name') === undefined);
  return createsNamesake && typeof metadata?.name === 'string' ? [{ kind: 'Secret', name: metadata.name, as: 'makes' }] : [];
}

/** The lines that are drawn in a node. */
export function linesOf({ kind, name, details, isGiven }: GraphNode): string[] {
  return [kind, name, ...details, ...isGiven ? [] : ['not among the manifests']];
}

/** The namespace of an object and the cluster, as far as it has them. */
export function placeOf({ namespace, set }: GraphNode): string {
  return [namespace, ...set === undefined ? [] : [`of ${set}`]].filter((text) => text !== '').join(' ');
}

class GraphBuilder implements ObjectGraph {
  private readonly edgesByKey = new Map<string, GraphEdge>();
  private readonly byKey = new Map<string, GraphNode>();
  private readonly all: GraphNode[] = [];

  get nodes(): readonly GraphNode[] {
    const sets = new Set(this.all.filter(({ isGiven }) => isGiven).map(({ set }) => set));
    return sets.size > 1 ? this.all : this.all.map((node) => ({ ...node, set: undefined }));
  }

  get edges(): readonly GraphEdge[] {
    return [...this.edgesByKey.values()];
  }

  add({ object: { kind, metadata: { name, namespace = '' } = {} as any, ...object }, origin }: Placed): void {
    this.node({ kind, name, namespace }, origin, detailsOf({ kind, ...object }), true);
  }

  /** Adds the Secrets that are created from an object. */
  addCreatedSecrets({ object, origin }: Placed): void {
    const { namespace = '' } = object.metadata ?? {};
    namedReferences(object).filter(({ kind, as }) => kind === 'Secret' && as === 'makes').forEach((secret) => this.node({ ...secret, namespace }, origin, [], true));
  }

  connect({ object: { kind, metadata: { name, namespace = '' } = {} as any }, origin }: Placed, references: readonly Reference[]): void {
    const from = this.node({ kind, name, namespace }, origin).id;
    for (const reference of references) {
      const to = this.node({ ...reference, namespace: reference.namespace ?? namespace }, origin).id;
      const label = reference.as ?? '';
      this.edgesByKey.set(JSON.stringify([from, to, label]), { from, to, label });
    }
  }

  private node({ kind, name, namespace: written = '' }: Reference, origin: Origin, details: readonly string[] = [], isGiven = false): GraphNode {
    // cdk8s writes the namespace of a chart into every object.
    const namespace = hasNoNamespace(kind) ? '' : written;
    const key = (of: string, where: string, { cluster = '', kustomization = '' }: Origin) => JSON.stringify([cluster, cluster === '' ? kustomization : '', of, where, name]);
    // Kustomizations whose cluster is not known may be in one, so that one of them refers to an object of another.
    const shared = { cluster: origin.cluster, kustomization: undefined };
    // An object without a namespace may be applied to the namespace of whatever refers to it.
    const keys = isGiven ? [key(kind, namespace, origin)] : [origin, shared].flatMap((place) => (
      [namespace, ''].flatMap((where) => [key(kind, where, place), key(NAMESAKES[kind] ?? kind, where, place)])
    ));
    const known = keys.map((each) => this.byKey.get(each)).find((node) => node !== undefined);
    const node = known ?? { id: `n${this.all.length}`, role: ROLES[kind] ?? 'disk', kind, name, namespace, set: isGiven ? setOf(origin) : origin.cluster, details, isGiven };
    if (known === undefined) {
      this.all.push(node);
      const places = isGiven ? [origin, shared] : [shared];
      places.map((place) => key(kind, namespace, place)).filter((each) => !this.byKey.has(each)).forEach((each) => this.byKey.set(each, node));
    }
    return node;
  }
}

/** The lines below an object's name. For a DataVolume of a pool, one shows the number of machines. */
function detailsOf(object: any): string[] {
  const machine = machineIn(object);
  const lines = machine === undefined
    ? [replicaText(object.replicas), storageText(object.spec), ...sourceUrls(object.spec)]
    : [replicaText(machine.replicas), sizeText(machine.spec)];
  return lines.filter((line) => line !== '');
}

function replicaText(count: unknown): string {
  return typeof count === 'number' ? pluralize(count, 'machine') : '';
}

/** The guest's size, and its run strategy unless it is Always. */
function sizeText(spec: any): string {
  const { cpu, memory } = guestSize(spec);
  const strategy = fieldAt(spec, 'runStrategy') ?? (fieldAt(spec, 'running') === false ? 'Halted' : 'Always');
  const [cpus, bytes, power] = [cpu || '', memory, strategy].map(scalarText);
  return [cpus && `${cpus} CPU`, bytes, power === 'Always' ? '' : power].filter((text) => text !== '').join(', ');
}

function storageText(spec: any): string {
  const requests = ['storage', 'pvc'].map((field) => fieldAt(spec, `${field}.resources.requests.storage`));
  return scalarText([...requests, fieldAt(spec, 'resources.requests.storage')].find((request) => request !== undefined));
}

/** The URLs of images, without logins and queries, which may contain one. A source that is an object has an arrow instead. */
function sourceUrls(spec: any): string[] {
  return Object.values<any>(fieldAt(spec, 'source') ?? {}).map((source) => withoutLogins(textOf(fieldAt(source, 'url')), '').replace(/[?#].*$/s, ''));
}
