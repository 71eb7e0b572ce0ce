// The objects of manifests as a graph: machines, the objects they use, and the objects that refer to them. An object that is only referred
// to is a node too.
import { Role, ROLES } from './roles';
import { selectionAmong } from './selected-machines';
import { withoutLogins } from '../../issues/logins';
import { scalarText, textOf } from '../../plain-data/plain-data';
import { guestSize } from '../../spec/guest-size';
import { hasNoNamespace, NAMESAKES } from '../findings/defined-objects';
import { Reference, referencesOf, REFERRING_KINDS } from '../findings/references';
import { dataVolumesOf, fieldAt, machineIn } from '../manifests/machines';
import { pluralize } from '../terminal/lines';

/** An object. */
export interface GraphNode {
  readonly id: string;
  readonly role: Role;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
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

/** The kinds that are drawn even if nothing refers to them. */
const DRAWN_KINDS: readonly string[] = [
  'VirtualMachine', 'VirtualMachinePool', 'VirtualMachineInstance', 'VirtualMachineInstanceReplicaSet', 'Service', 'Secret', 'SealedSecret', 'NetworkAttachmentDefinition',
  'VirtualMachineInstancePreset', 'MigrationPolicy', ...REFERRING_KINDS,
];

/** Whether objects of a kind are drawn even if nothing refers to them. Nothing refers to an object without a name. */
export function isAlwaysDrawn({ kind }: any): boolean {
  return DRAWN_KINDS.includes(kind);
}

export function objectGraph(objects: readonly any[]): ObjectGraph {
  const graph = new GraphBuilder();
  const all = [...objects, ...objects.flatMap(dataVolumesOf).filter(({ metadata: { name } }) => typeof name === 'string')];
  const referenced = new Set(all.flatMap((object) => namedReferences(object).map(({ kind, name }) => `${kind}/${name}`)));
  const drawn = all.filter(({ kind, metadata }) => isAlwaysDrawn({ kind }) || referenced.has(`${kind}/${metadata?.name}`));
  drawn.forEach((object) => graph.add(object));
  drawn.forEach((object) => graph.addCreatedSecrets(object));
  drawn.forEach((object) => graph.connect(object, namedReferences(object)));
  const selectedBy = selectionAmong(drawn);
  drawn.forEach((object) => graph.connect(object, selectedBy(object)));
  return graph;
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

class GraphBuilder implements ObjectGraph {
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

  /** Adds the Secrets that are created from an object. */
  addCreatedSecrets(object: any): void {
    const { namespace = '' } = object.metadata ?? {};
    namedReferences(object).filter(({ kind, as }) => kind === 'Secret' && as === 'makes').forEach((secret) => this.node({ ...secret, namespace }, [], true));
  }

  connect({ kind, metadata: { name, namespace = '' } = {} as any }: any, references: readonly Reference[]): void {
    const from = this.node({ kind, name, namespace }).id;
    for (const reference of references) {
      const to = this.node({ ...reference, namespace: reference.namespace ?? namespace }).id;
      const label = reference.as ?? '';
      this.edgesByKey.set(JSON.stringify([from, to, label]), { from, to, label });
    }
  }

  private node({ kind, name, namespace: written = '' }: Reference, details: readonly string[] = [], isGiven = false): GraphNode {
    // cdk8s writes the namespace of a chart into every object of it.
    const namespace = hasNoNamespace(kind) ? '' : written;
    const key = (of: string, where = namespace) => JSON.stringify([of, where, name]);
    // An object without a namespace may be applied to the namespace of whatever refers to it.
    const keys = isGiven ? [key(kind)] : [namespace, ''].flatMap((where) => [key(kind, where), key(NAMESAKES[kind] ?? kind, where)]);
    const known = keys.map((each) => this.byKey.get(each)).find((node) => node !== undefined);
    const node = known ?? { id: `n${this.byKey.size}`, role: ROLES[kind] ?? 'disk', kind, name, namespace, details, isGiven };
    if (known === undefined) {
      this.byKey.set(key(kind), node);
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
