// Renders NodeProviders, and the vClusters that claim nodes of them.
import { freeId, RenderContext } from './context';
import { issue, IssueCollector, type Issues, refuse } from '../../issues/issues';
import { VirtualMachine } from '../../machine/virtual-machine';
import { claimsNodes, documentedClaims } from '../../nodes/auto-nodes-document';
import { NumberedMachine, withOwnDataVolumes } from '../../nodes/claimed-machines';
import { isNodeProvider, offeringProvider, OfferingProvider } from '../../nodes/node-provider-document';
import { baseTemplate } from '../../nodes/node-type-template';
import { unsupportedNotes } from '../../nodes/unsupported-parts';
import { Document } from '../manifests/documents';

/** Whether other documents of nodes have to know of a document. */
export function isOfNodes(value: any): boolean {
  return isNodeProvider(value) || claimsNodes(value);
}

/** Without a vCluster, a provider is rendered as one machine of its base template; its node types are only checked. */
export function readNodeProvider({ value, where }: Document, context: RenderContext): void {
  const { name, props, nodeTypes } = offeringProvider(value);
  if (context.ofNodes.some((document) => claimsNodes(document.value))) {
    refuse(capacityIssues(value, context.ofNodes));
    return;
  }
  const { template, taints } = baseTemplate(props.template);
  addMachine({ name, template: withOwnDataVolumes(template, name) }, props.clusterRef?.namespace, context);
  const notes = unsupportedNotes({ taints }).map((note) => `machine ${JSON.stringify(name)}: ${note}`);
  if (nodeTypes.length > 0) {
    notes.push(`rendered the base template; claim machines of node types ${nodeTypes.map((nodeType) => nodeType.name).join(', ')} by giving the autoNodes of a vCluster as well`);
  }
  notes.push(...nodeTypes.flatMap((nodeType) => unsupportedNotes({ taints: nodeType.taints, resources: nodeType.props.resources }).map((note) => `node type ${JSON.stringify(nodeType.name)}: ${note}`)));
  notes.forEach((note) => context.note(`${where}: ${note}`));
}

/** A vCluster is rendered as the machines of its static nodes. */
export function readAutoNodes({ value, where }: Document, context: RenderContext): void {
  const providers = providersIn(context.ofNodes);
  if (providers === undefined) {
    return;
  }
  const { claims, notes } = documentedClaims(value, providers);
  notes.forEach((note) => context.note(`${where}: ${note}`));
  for (const { machines, namespace, notes: parts } of claims) {
    for (const machine of machines) {
      addMachine(machine, namespace, context);
      parts.forEach((note) => context.note(`${where}: machine ${JSON.stringify(machine.name)}: ${note}`));
    }
  }
}

/** An issue for each node type of a provider of which all vClusters together claim more machines than it may have. */
function* capacityIssues({ metadata, spec }: any, ofNodes: readonly Document[]): Issues {
  const providers = providersIn(ofNodes) ?? [];
  // A claim with a mistake is reported by the reader of its own document.
  const claims = providers.length === 0 ? [] : ofNodes.filter(({ value }) => claimsNodes(value))
    .flatMap(({ value }) => new IssueCollector().collect(() => documentedClaims(value, providers).claims, []))
    .filter(({ provider }) => provider === metadata.name);
  for (const [index, { name, maxCapacity }] of (spec.kubeVirt.nodeTypes ?? []).entries()) {
    const ofType = claims.filter(({ nodeType }) => nodeType === name);
    // Two vClusters may claim the same machines, which are rendered once.
    const claimed = new Set(ofType.flatMap(({ machines }) => machines.map((machine) => machine.name))).size;
    if (maxCapacity !== undefined && claimed > maxCapacity) {
      const names = ofType.map(({ claim, machines }) => `${claim} (${machines.length})`).join(', ');
      yield issue(`spec.kubeVirt.nodeTypes[${index}].maxCapacity`, `is ${maxCapacity}, and ${claimed} machines are claimed by ${names}: raise it, or claim fewer`);
    }
  }
}

/** The providers among documents; undefined if one has a mistake, which its own reader reports. */
function providersIn(documents: readonly Document[]): OfferingProvider[] | undefined {
  const found = documents.filter(({ value }) => isNodeProvider(value));
  const collector = new IssueCollector();
  const providers = found.flatMap(({ value }) => collector.collect<OfferingProvider[]>(() => [offeringProvider(value)], []));
  return providers.length < found.length ? undefined : providers;
}

function addMachine({ name, template }: NumberedMachine, namespace: string | undefined, { chart }: RenderContext): void {
  const metadata = { name, namespace };
  new VirtualMachine(chart, freeId(chart, { kind: 'VirtualMachine', metadata }), { template, metadata });
}
