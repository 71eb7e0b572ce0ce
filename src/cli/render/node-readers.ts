// Renders NodeProviders, and vClusters that claim nodes of them.
import { freeId, RenderContext } from './context';
import type { NodeDocuments } from './node-documents';
import { clusterCapabilities } from '../../admission/cluster-capabilities';
import { issue, type Issues, refuse } from '../../issues/issues';
import { VirtualMachine } from '../../machine/virtual-machine';
import { documentedClaims } from '../../nodes/auto-nodes-document';
import { capacityMistake } from '../../nodes/claimed-capacity';
import { NumberedMachine, withOwnDataVolumes } from '../../nodes/claimed-machines';
import { offeringProvider } from '../../nodes/node-provider-document';
import { baseTemplate } from '../../nodes/node-type-template';
import { unsupportedNotes } from '../../nodes/unsupported-parts';
import { Document } from '../manifests/documents';

/** Without a vCluster, a provider is rendered as one machine of its base template. Its node types are only checked. */
export function readNodeProvider({ value, where }: Document, context: RenderContext): void {
  const capabilities = clusterCapabilities(context.chart);
  const { name, props, nodeTypes } = offeringProvider(value, capabilities);
  if (context.ofNodes.areClaimed) {
    refuse(capacityIssues(value, context.ofNodes));
    return;
  }
  const { template, taints } = baseTemplate(props.template, capabilities);
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
  const { providers } = context.ofNodes;
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

/** An issue for each node type of a provider from which all vClusters together claim more machines than allowed. */
function* capacityIssues({ metadata, spec }: any, ofNodes: NodeDocuments): Issues {
  for (const [index, { name, maxCapacity }] of (spec.kubeVirt.nodeTypes ?? []).entries()) {
    const mistake = capacityMistake(maxCapacity, ofNodes.claimsOf(metadata.name, name));
    if (mistake !== undefined) {
      yield issue(`spec.kubeVirt.nodeTypes[${index}].maxCapacity`, mistake);
    }
  }
}

function addMachine({ name, template }: NumberedMachine, namespace: string | undefined, { chart }: RenderContext): void {
  const metadata = { name, namespace };
  new VirtualMachine(chart, freeId(chart, { kind: 'VirtualMachine', metadata }), { template, metadata });
}
