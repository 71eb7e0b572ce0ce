// vCluster Platform's documents: NodeProviders (`management.loft.sh/v1`) with a base template and node types, and the
// `autoNodes` of a vCluster that claim machines of those types.
import { Mistakes, refuse } from '../mistakes';
import { NODE_TYPE, nodeTypeTemplate, Taint } from './node-type';
import { anything, count, mistakesOf, name, Shape, text } from '../template/shape';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

const API_VERSION = 'management.loft.sh/v1';

const NODE_PROVIDER: Shape = {
  apiVersion: text,
  kind: text,
  metadata: { name, namespace: name, labels: anything, annotations: anything },
  spec: {
    displayName: text,
    properties: anything,
    kubeVirt: {
      clusterRef: { cluster: name, namespace: name },
      virtualMachineTemplate: anything,
      nodeTypes: [NODE_TYPE],
    },
  },
  status: anything,
};

const AUTO_NODES: Shape = [{
  name,
  provider: name,
  quantity: count,
  requirements: [{ property: name, value: text, operator: text, values: [text] }],
}];

const NODE_TYPE_PROPERTY = 'vcluster.com/node-type';

/** Machines that a document asks for. */
export interface ClaimedMachine {
  readonly name: string;
  readonly namespace?: string;
  readonly template: VirtualMachineTemplate;
  /** The taints of the machine's node, which a VirtualMachine has no field for. */
  readonly taints: Taint[];
}

/** Whether a document is a NodeProvider. */
export function isNodeProvider(document: any): boolean {
  return document?.apiVersion === API_VERSION && document?.kind === 'NodeProvider';
}

/** Whether a document is a vCluster's configuration with nodes of its own to claim. */
export function isAutoNodes(document: any): boolean {
  return document?.autoNodes !== undefined && document.apiVersion === undefined;
}

/**
 * The machine of a provider's base template, named after the provider.
 *
 * @throws one error that lists every mistake of the document
 */
export function baseMachine(provider: any): ClaimedMachine {
  refuse(providerMistakes(provider));
  const { metadata: { name: machine }, spec: { kubeVirt } } = provider;
  return { name: machine, namespace: kubeVirt.clusterRef?.namespace, ...nodeTypeTemplate(kubeVirt.virtualMachineTemplate, {}) };
}

/**
 * The machines that a vCluster's static nodes claim: `<nodes>-0` and so on, each with DataVolumes of its own.
 *
 * @throws one error that lists every mistake of the documents
 */
export function claimedMachines(autoNodes: any, providers: readonly any[]): ClaimedMachine[] {
  const groups = autoNodes.autoNodes.static ?? [];
  refuse(mistakesOf(groups, AUTO_NODES, 'autoNodes.static'));
  return groups.flatMap((group: any) => {
    const provider = providerOf(group, providers);
    refuse(providerMistakes(provider));
    const { kubeVirt } = provider.spec;
    const { template, taints } = nodeTypeTemplate(kubeVirt.virtualMachineTemplate, nodeTypeOf(group, provider));
    return Array.from({ length: group.quantity ?? 1 }, (_, index) => {
      const machine = `${group.name}-${index}`;
      return { name: machine, namespace: kubeVirt.clusterRef?.namespace, template: withOwnDataVolumes(template, machine), taints };
    });
  });
}

function* providerMistakes(provider: any): Mistakes {
  yield* mistakesOf(provider, NODE_PROVIDER);
  if (provider.metadata?.name === undefined) {
    yield 'metadata.name: is missing: name the provider';
  }
  if (provider.spec?.kubeVirt?.virtualMachineTemplate === undefined) {
    yield 'spec.kubeVirt.virtualMachineTemplate: is missing: write the base template';
  }
}

function providerOf(group: any, providers: readonly any[]): any {
  const provider = providers.find(({ metadata }) => metadata?.name === group.provider) ?? (providers.length === 1 ? providers[0] : undefined);
  if (provider === undefined) {
    const known = providers.map(({ metadata }) => metadata?.name).join(', ') || 'none';
    throw new Error(`autoNodes.static ${JSON.stringify(group.name)}: provider ${JSON.stringify(group.provider)} is not among the documents given: known are ${known}`);
  }
  return provider;
}

function nodeTypeOf(group: any, provider: any): any {
  const nodeTypes: any[] = provider.spec.kubeVirt.nodeTypes ?? [];
  const requirement = (group.requirements ?? []).find(({ property }: any) => property === NODE_TYPE_PROPERTY);
  const wanted: string[] = requirement === undefined ? nodeTypes.map((nodeType) => nodeType.name) : requirement.values ?? [requirement.value];
  const nodeType = nodeTypes.find((candidate) => wanted.includes(candidate.name));
  if (nodeType === undefined) {
    throw new Error(`autoNodes.static ${JSON.stringify(group.name)}: provider ${JSON.stringify(provider.metadata.name)} has no node type ${wanted.join(' or ')}: `
      + `known are ${nodeTypes.map((candidate) => candidate.name).join(', ') || 'none'}`);
  }
  return nodeType;
}

/** Two machines of one namespace cannot share a DataVolume, so each machine's are named after it. */
function withOwnDataVolumes(template: VirtualMachineTemplate, machine: string): VirtualMachineTemplate {
  const { spec } = template.toObject();
  const dataVolumeTemplates: any[] = spec.dataVolumeTemplates ?? [];
  const own = new Map<string, string>(dataVolumeTemplates.map(({ metadata }) => [metadata.name, `${machine}-${metadata.name}`]));
  const volumes: any[] = spec.template?.spec?.volumes ?? [];
  return own.size === 0 ? template : template.merge({
    spec: {
      dataVolumeTemplates: dataVolumeTemplates.map(({ metadata, ...rest }) => ({ metadata: { ...metadata, name: own.get(metadata.name) }, ...rest })),
      template: { spec: { volumes: volumes.map((volume) => renamed(volume, own)) } },
    },
  });
}

function renamed(volume: any, names: ReadonlyMap<string, string>): any {
  const own = names.get(volume.dataVolume?.name);
  return own === undefined ? volume : { ...volume, dataVolume: { ...volume.dataVolume, name: own } };
}
