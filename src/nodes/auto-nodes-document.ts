// The `autoNodes` of a vCluster's configuration: groups of static nodes, each a number of machines of one node type.
import { Attempts, refuse } from '../mistakes';
import { DocumentedMachine, NodeProvider, NodeType } from './node-provider-document';
import { withOwnDataVolumes } from './own-data-volumes';
import { meeting, REQUIREMENT, Requirement } from './requirements';
import { isMap } from '../is-map';
import { anything, count, mistakesOf, name, required, Shape } from '../template/shape';

const AUTO_NODES: Shape = {
  static: [{ name: required(name, 'name the nodes'), provider: name, quantity: count, requirements: [REQUIREMENT] }],
  dynamic: anything,
};

interface StaticNodes {
  readonly name: string;
  readonly provider?: string;
  readonly quantity?: number;
  readonly requirements?: readonly Requirement[];
}

/** The machines that a configuration claims, and what the user should know of it. */
export interface ClaimedMachines {
  readonly machines: DocumentedMachine[];
  readonly notes: string[];
}

/** Whether a document is a vCluster's configuration with nodes of its own. */
export function isAutoNodes(document: any): boolean {
  return isMap(document) && document.apiVersion === undefined && document.kind === undefined && ('autoNodes' in document || 'privateNodes' in document);
}

/** Whether a document claims static nodes, rightly or wrongly written. */
export function claimsNodes(document: any): boolean {
  return isAutoNodes(document) && document.autoNodes?.static !== undefined;
}

/**
 * The machines that a vCluster's static nodes claim: `<nodes>-0` and so on, each with DataVolumes of its own.
 *
 * @throws one error that lists every mistake of the configuration, or what its providers lack
 */
export function claimedMachines({ autoNodes = {} }: any, providers: readonly NodeProvider[]): ClaimedMachines {
  refuse(mistakesOf(autoNodes, AUTO_NODES, 'autoNodes'));
  const groups: StaticNodes[] = autoNodes.static ?? [];
  const attempts = new Attempts();
  const claims = groups.flatMap((group, index) => attempts.attempt<ClaimedMachines[]>(() => [claimed(group, `autoNodes.static[${index}]`, providers)], []));
  attempts.raise();
  return {
    machines: claims.flatMap(({ machines }) => machines),
    notes: [
      ...claims.flatMap(({ notes }) => notes),
      ...autoNodes.dynamic === undefined ? [] : ['autoNodes.dynamic: the platform makes and removes these nodes as pods need them: rendered none'],
      ...groups.length + Number(autoNodes.dynamic !== undefined) > 0 ? [] : ['autoNodes: claims no static nodes: rendered none'],
    ],
  };
}

function claimed(group: StaticNodes, path: string, providers: readonly NodeProvider[]): ClaimedMachines {
  const provider = providerOf(group, path, providers);
  const { namespace } = provider;
  const { template, notes } = nodeTypeOf(group, path, provider);
  const machines = Array.from({ length: group.quantity ?? 1 }, (_, index) => {
    const machine = `${group.name}-${index}`;
    return { name: machine, namespace, template: withOwnDataVolumes(template, machine), notes };
  });
  return {
    machines,
    notes: provider.name === group.provider ? [] : [`${path}.provider: ${JSON.stringify(group.provider ?? '')} is not among the documents given: took ${JSON.stringify(provider.name)}, the only one`],
  };
}

function providerOf({ provider }: StaticNodes, path: string, providers: readonly NodeProvider[]): NodeProvider {
  const found = providers.find((candidate) => candidate.name === provider) ?? (providers.length === 1 ? providers[0] : undefined);
  if (found === undefined) {
    const known = providers.map((candidate) => candidate.name).join(', ') || 'none, give its NodeProvider as well';
    throw new Error(`${path}.provider: ${JSON.stringify(provider ?? '')} is not among the documents given: known are ${known}`);
  }
  return found;
}

function nodeTypeOf({ requirements = [] }: StaticNodes, path: string, { name: provider, nodeTypes }: NodeProvider): NodeType {
  const [nodeType] = meeting(requirements, nodeTypes, `${path}.requirements`);
  if (nodeType === undefined) {
    const known = nodeTypes.map((candidate) => candidate.name).join(', ') || 'none';
    throw new Error(`${path}.requirements: no node type of provider ${JSON.stringify(provider)} meets them: known are ${known}`);
  }
  return nodeType;
}
