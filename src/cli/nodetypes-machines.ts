// The machines that were claimed of node types: those that documents describe, or those that are in a cluster.
import { withContext } from './cluster/api-error';
import type { Cluster } from './cluster/cluster';
import { Document } from './input';
import { placed } from './place';
import { conflicts, distinct } from './placed-manifests';
import { Attempts, refuse } from '../mistakes';
import { claimsNodes, documentedClaims } from '../nodes/auto-nodes-document';
import { CLAIMED_SELECTOR, claimIdentity, ClaimIdentity } from '../nodes/claim-labels';
import { isNodeProvider, offeringProvider, OfferingProvider } from '../nodes/node-provider-document';

/** A machine, and whose it is. */
export interface ClaimedMachine extends ClaimIdentity {
  readonly name: string;
  readonly namespace?: string;
  /** What KubeVirt says of a machine that is there, such as `Running`. */
  readonly phase?: string;
}

/** Machines, and what the user should know of them. */
export interface ClaimedMachines {
  readonly machines: ClaimedMachine[];
  readonly notes: string[];
}

/**
 * The providers among documents, each once.
 *
 * @throws one error that lists the mistakes of all of them, those of one name that differ among them, or that there is none
 */
export function documentedProviders(documents: readonly Document[]): OfferingProvider[] {
  const attempts = new Attempts();
  const found = documents.filter(({ value }) => isNodeProvider(value)).flatMap((document) => attempts.attempt(
    () => placed(document, () => [{ manifest: document.value, document, provider: offeringProvider(document.value) }]), [],
  ));
  attempts.attempt(() => refuse(conflicts(found)), undefined);
  attempts.raise();
  if (found.length === 0) {
    throw new Error('no NodeProvider is among the documents: give one of management.loft.sh/v1, such as NodeProvider.toManifest writes it');
  }
  const kept = distinct(found);
  return found.filter(({ manifest }) => kept.includes(manifest)).map(({ provider }) => provider);
}

/**
 * The machines that documents describe: manifests by their labels, and those that a vCluster's static nodes claim.
 *
 * @throws one error that lists the mistakes of all claims
 */
export function claimedInDocuments(documents: readonly Document[], providers: readonly OfferingProvider[]): ClaimedMachines {
  const attempts = new Attempts();
  const notes: string[] = [];
  const machines = documents.flatMap((document) => attempts.attempt(() => placed(document, (): ClaimedMachine[] => {
    if (!claimsNodes(document.value)) {
      return document.value?.kind === 'VirtualMachine' ? labelled(document.value.metadata) : [];
    }
    const { claims, notes: told } = documentedClaims(document.value, providers);
    notes.push(...told.map((note) => `${document.where}: ${note}`));
    return claims.flatMap(({ machines: numbered, notes: _notes, ...claim }) => numbered.map(({ name }) => ({ ...claim, name })));
  }), []));
  attempts.raise();
  // The manifests of a claim may be given beside it.
  return { machines: [...new Map(machines.map((each) => [`${each.namespace}/${each.name}`, each])).values()], notes };
}

/** The machines of a cluster, in a namespace or in all. */
export async function claimedInCluster(cluster: Cluster, namespace?: string): Promise<ClaimedMachines> {
  const query = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace, labelSelector: CLAIMED_SELECTOR };
  const { items } = await withContext(cluster, 'list', query, () => cluster.list(query));
  return { machines: items.flatMap(({ metadata, status }) => labelled(metadata, status?.printableStatus ?? 'Unknown')), notes: [] };
}

function labelled({ name, namespace, labels }: any = {}, phase?: string): ClaimedMachine[] {
  const identity = claimIdentity(labels);
  return identity === undefined ? [] : [{ ...identity, name, namespace, phase }];
}
