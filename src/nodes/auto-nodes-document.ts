// The `autoNodes` of a vCluster's configuration: groups of static nodes, each a claim of machines of one node type.
import type { ClaimIdentity } from './claim-labels';
import { machinesOf, NumberedMachine } from './claimed-machines';
import type { OfferingProvider } from './node-provider-document';
import type { NodeLabels, NodeTaint } from './node-taint';
import { distinctTaints, taintIssuesOf } from './node-type-template';
import { selectNodeType } from './offered-node-types';
import { NodeRequirement, REQUIREMENT } from './requirements';
import { unsupportedNotes } from './unsupported-parts';
import { issue, IssueCollector, IssueError, refuse } from '../issues/issues';
import { anything, count, mapOf, shapeIssues, name, required, Shape, text } from '../issues/shape';
import { isMap } from '../plain-data/plain-data';

const AUTO_NODES: Shape = {
  static: [{
    name: required(name, 'name the nodes'),
    provider: name,
    quantity: count,
    requirements: [REQUIREMENT],
    taints: anything,
    nodeLabels: mapOf(text),
    terminationGracePeriod: text,
  }],
  dynamic: anything,
};

interface StaticNodes {
  readonly name: string;
  readonly provider?: string;
  readonly quantity?: number;
  readonly requirements?: readonly NodeRequirement[];
  readonly taints?: readonly NodeTaint[];
  readonly nodeLabels?: NodeLabels;
}

/** The machines that a group of static nodes claims. */
interface DocumentedClaim extends ClaimIdentity {
  readonly namespace?: string;
  readonly machines: NumberedMachine[];
  /** Notes on the parts of the documents that each machine ignores. */
  readonly notes: string[];
}

/** The claims of a configuration, and notes for the user. */
interface DocumentedClaims {
  readonly claims: DocumentedClaim[];
  readonly notes: string[];
}

/** Whether a document is a vCluster's configuration with private nodes or auto nodes. */
export function isAutoNodes(document: any): boolean {
  return isMap(document) && document.apiVersion === undefined && document.kind === undefined && ('autoNodes' in document || 'privateNodes' in document);
}

/** Whether a document claims static nodes, valid or not. */
export function claimsNodes(document: any): boolean {
  return isAutoNodes(document) && document.autoNodes?.static !== undefined;
}

/**
 * Parses the claims of a vCluster's static nodes.
 *
 * @throws one error that lists every mistake of the configuration, or what its providers do not offer
 */
export function documentedClaims({ autoNodes = {} }: any, providers: readonly OfferingProvider[]): DocumentedClaims {
  refuse(shapeIssues(autoNodes, AUTO_NODES, 'autoNodes'));
  const groups: StaticNodes[] = autoNodes.static ?? [];
  const collector = new IssueCollector();
  const found = groups.flatMap((group, index) => collector.collect(() => {
    const path = `autoNodes.static[${index}]`;
    const provider = providerOf(group, path, providers);
    return [{ claim: documentedClaim(group, path, provider), notes: providerNotes(group, path, provider) }];
  }, []));
  collector.raise();
  return {
    claims: found.map(({ claim }) => claim),
    notes: [
      ...found.flatMap(({ notes }) => notes),
      ...autoNodes.dynamic === undefined ? [] : ['autoNodes.dynamic: the platform makes and removes these nodes as pods need them: rendered none'],
      ...groups.length + Number(autoNodes.dynamic !== undefined) > 0 ? [] : ['autoNodes: claims no static nodes: rendered none'],
    ],
  };
}

function documentedClaim(group: StaticNodes, path: string, provider: OfferingProvider): DocumentedClaim {
  const { name: claim, quantity, requirements = [], taints = [], nodeLabels } = group;
  refuse(taintIssuesOf(taints, `${path}.taints`));
  const nodeType = selectNodeType({ requirements }, provider.nodeTypes, `${path}.requirements`);
  const properties = { ...provider.props.properties, ...nodeType.props.properties };
  return {
    provider: provider.name,
    nodeType: nodeType.name,
    claim,
    namespace: provider.props.clusterRef?.namespace,
    machines: machinesOf(nodeType, { provider: provider.name, claim, quantity, properties }),
    notes: unsupportedNotes({ taints: distinctTaints([...nodeType.taints, ...taints]), nodeLabels, resources: nodeType.props.resources }),
  };
}

function providerOf({ provider }: StaticNodes, path: string, providers: readonly OfferingProvider[]): OfferingProvider {
  const found = providers.find((candidate) => candidate.name === provider) ?? (providers.length === 1 ? providers[0] : undefined);
  if (found === undefined) {
    const known = [...new Set(providers.map((candidate) => candidate.name))].join(', ') || 'none, give its NodeProvider as well';
    throw new IssueError([issue(`${path}.provider`, `${JSON.stringify(provider ?? '')} is not among the documents given: known are ${known}`)]);
  }
  return found;
}

function providerNotes({ provider }: StaticNodes, path: string, { name: taken }: OfferingProvider): string[] {
  return taken === provider ? [] : [`${path}.provider: ${JSON.stringify(provider ?? '')} is not among the documents given: took ${JSON.stringify(taken)}, the only one`];
}
