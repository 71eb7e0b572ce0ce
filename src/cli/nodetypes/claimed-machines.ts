// The claimed machines of node types, in documents or in a cluster.
import { objectIdentity } from '../../admission/distinct-objects';
import { ANY_VERSION } from '../../admission/kubevirt-version';
import { IssueCollector } from '../../issues/issues';
import { claimsNodes, documentedClaims } from '../../nodes/auto-nodes-document';
import { CLAIMED_SELECTOR, claimIdentity, ClaimIdentity } from '../../nodes/claim-labels';
import { isNodeProvider, offeringProvider, OfferingProvider } from '../../nodes/node-provider-document';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { Document } from '../manifests/documents';
import { conflicts, distinct } from '../manifests/duplicates';
import { withLocation } from '../manifests/place';

/** A machine, and its claim. */
export interface ClaimedMachine extends ClaimIdentity {
  readonly name: string;
  readonly namespace?: string;
  /** The phase of a machine in a cluster, such as `Running`. */
  readonly phase?: string;
}

/** Machines, and notes for the user. */
interface ClaimedMachines {
  readonly machines: ClaimedMachine[];
  readonly notes: string[];
}

/**
 * The providers among documents, each once.
 *
 * @throws one error that lists all their mistakes, and different ones of the same name, or reports that there are none
 */
export function documentedProviders(documents: readonly Document[]): OfferingProvider[] {
  const collector = new IssueCollector();
  const written = documents.filter(({ value }) => isNodeProvider(value));
  const found = collector.collectEach(written, (document) => {
    const { value } = document;
    const provider = withLocation(document, () => offeringProvider(value, ANY_VERSION));
    return { identity: objectIdentity(value), manifest: value, document, provider };
  });
  collector.add(conflicts(found));
  collector.raise();
  if (found.length === 0) {
    const sources = [...new Set(documents.map(({ source }) => source))].join(', ');
    throw new Error(`${sources}: contains no NodeProvider: give one of management.loft.sh/v1 too, such as the output of NodeProvider.toManifest() in a program`);
  }
  return distinct(found).map(({ provider }) => provider);
}

/**
 * The machines in documents: manifests with the labels of a claim, and the machines that a vCluster's static nodes claim.
 *
 * @throws one error that lists the mistakes of all claims
 */
export function claimedInDocuments(documents: readonly Document[], providers: readonly OfferingProvider[]): ClaimedMachines {
  const collector = new IssueCollector();
  const notes: string[] = [];
  const written = documents.filter(({ value }) => value?.kind === 'VirtualMachine').flatMap(({ value }) => claimedByLabels(value.metadata));
  const claiming = documents.filter(({ value }) => claimsNodes(value));
  const claimed = collector.collectEach(claiming, (document): ClaimedMachine[] => {
    const { claims, notes: claimNotes } = withLocation(document, () => documentedClaims(document.value, providers));
    notes.push(...claimNotes.map((note) => `${document.where}: ${note}`));
    return claims.flatMap(({ machines: numbered, notes: _notes, ...claim }) => numbered.map(({ name }) => ({ ...claim, name })));
  }).flat();
  collector.raise();
  // A claim and the manifests of its machines may both be given. If the claim has no namespace, the manifests may still have one.
  const manifests = new Set(written.map(machineKey));
  const others = claimed.filter((machine) => machine.namespace !== undefined || !manifests.has(machineKey(machine)));
  return { machines: [...new Map([...written, ...others].map((each) => [`${each.namespace}/${each.name}`, each])).values()], notes };
}

/** A machine of a claim, in any namespace. */
function machineKey({ provider, nodeType, claim, name }: ClaimedMachine): string {
  return JSON.stringify([provider, nodeType, claim, name]);
}

/** The machines of a cluster, in a namespace or in all. */
export async function claimedInCluster(cluster: Cluster, namespace?: string): Promise<ClaimedMachines> {
  const query = { ...VIRTUAL_MACHINE, namespace, labelSelector: CLAIMED_SELECTOR };
  const { items } = await withContext(cluster, 'list', query, () => cluster.list(query));
  return { machines: items.flatMap(({ metadata, status }) => claimedByLabels(metadata, status?.printableStatus ?? 'Unknown')), notes: [] };
}

function claimedByLabels({ name, namespace, labels }: any = {}, phase?: string): ClaimedMachine[] {
  const identity = claimIdentity(labels);
  return identity === undefined ? [] : [{ ...identity, name, namespace, phase }];
}
