// What `render` makes of NodeProviders and of the vClusters that claim nodes of them.
import { Document } from './input';
import { freeId, RenderContext } from './render-context';
import { Attempts } from '../mistakes';
import { claimedMachines, claimsNodes } from '../nodes/auto-nodes-document';
import { baseMachine, DocumentedMachine, isNodeProvider, NodeProvider, nodeProvider } from '../nodes/node-provider-document';
import { VirtualMachine } from '../virtual-machine';

/** A provider alone is its base template's machine; its node types are checked, and rendered where a vCluster claims them. */
export function readNodeProvider({ value, where }: Document, context: RenderContext): void {
  const provider = nodeProvider(value);
  if (context.documents.some((document) => claimsNodes(document.value))) {
    return;
  }
  addMachine(baseMachine(provider), where, context);
  const { nodeTypes } = provider;
  if (nodeTypes.length > 0) {
    context.note(`${where}: rendered the base template; claim machines of node types ${nodeTypes.map(({ name }) => name).join(', ')} by giving the autoNodes of a vCluster as well`);
  }
  nodeTypes.forEach(({ name, notes }) => notes.forEach((note) => context.note(`${where}: node type ${JSON.stringify(name)}: ${note}`)));
}

/** A vCluster's configuration is the machines of its static nodes. What is wrong with a provider is told where it stands. */
export function readAutoNodes({ value, where }: Document, context: RenderContext): void {
  const documents = context.documents.filter((document) => isNodeProvider(document.value));
  const attempts = new Attempts();
  const providers = documents.flatMap((document) => attempts.attempt<NodeProvider[]>(() => [nodeProvider(document.value)], []));
  if (providers.length < documents.length) {
    return;
  }
  const { machines, notes } = claimedMachines(value, providers);
  notes.forEach((note) => context.note(`${where}: ${note}`));
  machines.forEach((machine) => addMachine(machine, where, context));
}

function addMachine({ name, namespace, template, notes }: DocumentedMachine, where: string, { chart, note }: RenderContext): void {
  const metadata = { name, namespace };
  new VirtualMachine(chart, freeId(chart, { kind: 'VirtualMachine', metadata }), { template, metadata });
  notes.forEach((message) => note(`${where}: machine ${JSON.stringify(name)}: ${message}`));
}
