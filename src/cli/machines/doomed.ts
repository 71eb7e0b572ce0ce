// What is to be deleted: machines that are named, or all that manifests have brought; as it is in the cluster now.
import { referenceTo } from './operation';
import { VIRTUAL_MACHINE, selectedMachines, Selection } from './selection';
import { objectIdentity } from '../../admission/object-identity';
import { isMap } from '../../plain-data/plain-data';
import { issue, type Issue, refuse } from '../../issues/issues';
import { isNotFound } from '../cluster/api-error';
import { asked } from '../cluster/asked';
import type { Cluster } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { limit } from '../cluster/limit';
import { objectName } from '../cluster/object-name';
import { applyStages } from '../manifests/apply-stages';
import { Document, readDocuments } from '../manifests/documents';
import { isKeptForMachine, protectionOf } from '../manifests/protection';

/** What is to be deleted, in order, and what is left and why. */
export interface Doomed {
  readonly objects: readonly any[];
  readonly notes: readonly string[];
}

/** What is left of what manifests have brought, beside what is not there. */
export interface Sparing {
  /** DataVolumes and claims. */
  readonly keepDisks: boolean;
  /** Whether what says of itself that it outlives its manifest is deleted all the same. */
  readonly includeProtected: boolean;
  /** The namespace that was asked for, which no object may contradict. */
  readonly namespace?: string;
}

/** Kinds whose objects take along what is of others. */
const SHARED: readonly string[] = ['Namespace', 'CustomResourceDefinition'];

/** Kinds that hold what a guest has written. */
const DISKS: readonly string[] = ['DataVolume', 'PersistentVolumeClaim'];

/**
 * The objects that are there of those that are meant.
 *
 * @throws one error that lists every machine of a name that is not there, or every document that is no object
 */
export async function doomed(cluster: Cluster, selection: Selection, sparing: Sparing): Promise<Doomed> {
  const { paths, ...others } = selection;
  const isNamed = paths.length === 0 || others.names.length > 0;
  const [machines, described] = await Promise.all([
    isNamed ? selectedMachines(cluster, { ...others, paths: [] }) : [],
    ofManifests(cluster, paths, sparing),
  ]);
  const all = [...machines, ...described.objects];
  const distinct = [...new Map(all.map((object) => [object.metadata.uid, object])).values()];
  const references = distinct.map((object) => ({ ...referenceTo(object), object }));
  return { objects: applyStages(references).reverse().flat().map(({ object }) => object), notes: described.notes };
}

export function isMachine({ kind }: any): boolean {
  return kind === VIRTUAL_MACHINE.kind;
}

async function ofManifests(cluster: Cluster, paths: readonly string[], { keepDisks, includeProtected, namespace }: Sparing): Promise<Doomed> {
  const documents = paths.length === 0 ? [] : readDocuments(paths);
  refuse(documents.filter(({ value }) => !isObject(value)).map(({ where }) => ({ source: where, ...issue('', 'is no object: it takes apiVersion, kind and metadata.name') })));
  const distinct = [...new Map(documents.map((document) => [objectIdentity(document.value), document])).values()];
  const values = distinct.map(({ value }) => value);
  const left = (kinds: readonly string[]) => values.filter(({ kind }) => kinds.includes(kind)).map((value) => objectName(referenceTo(value)));
  const shared = left(SHARED).map((name) => `${name} is left: kubectl deletes it, with all that is in it of others`);
  const disks = keepDisks ? left(DISKS).map((name) => `${name} is kept`) : [];
  const meant = distinct.filter(({ value }) => ![...SHARED, ...keepDisks ? DISKS : []].includes(value.kind));
  const inTurn = limit();
  const found = await Promise.all(meant.map((document) => inTurn(() => live(cluster, document))));
  refuse(meant.flatMap(({ where }, index) => contradictions(where, found[index], namespace)));
  const there = found.filter((object) => typeof object !== 'string');
  const kept = includeProtected ? [] : there.filter(isKept);
  return {
    objects: there.filter((object) => !kept.includes(object)),
    notes: [
      ...shared,
      ...disks,
      ...kept.map((object) => `${objectName(referenceTo(object))} is kept by its annotation ${protectionOf(object)}: --include-protected deletes it too`),
      ...found.filter((object) => typeof object === 'string'),
    ],
  };
}

/** Where the object is that a document has brought, and is not to be meant. What is in no namespace contradicts none. */
function contradictions(where: string, object: any, namespace: string | undefined): Issue[] {
  const own: string | undefined = object.metadata?.namespace;
  return [undefined, own].includes(namespace) || own === undefined ? []
    : [{ source: where, ...issue('', `${objectName(referenceTo(object))} is in namespace ${JSON.stringify(own)}, which is not that of --namespace ${JSON.stringify(namespace)}: leave out one of the two`) }];
}

/** What is kept for a machine goes with the machine. */
function isKept(object: any): boolean {
  return protectionOf(object) !== undefined && !isKeptForMachine(object);
}

/** The object as it is now, or a note that it is not there. */
async function live(cluster: Cluster, { value }: Document): Promise<any> {
  const reference = referenceTo(value);
  try {
    const { apiVersion, kind } = reference;
    return { apiVersion, kind, ...await asked(cluster, 'get', reference, () => cluster.read(reference)) };
  } catch (error) {
    const { cause } = error as Error;
    if (isNotFound(cause) || cause instanceof UnknownKind) {
      return `${objectName(reference)} is not there`;
    }
    throw error;
  }
}

function isObject(value: any): boolean {
  return isMap(value) && [value.apiVersion, value.kind, value.metadata?.name].every((text) => typeof text === 'string' && text !== '');
}
