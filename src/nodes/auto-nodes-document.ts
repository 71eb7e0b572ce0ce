// The auto nodes of a vCluster's configuration: groups of static nodes, each a claim for machines of one node type.
import type { ClaimIdentity } from './claim-labels';
import { machinesOf, NumberedMachine } from './claimed-machines';
import type { OfferingProvider } from './node-provider-document';
import type { NodeLabels, NodeTaint } from './node-taint';
import { distinctTaints, taintIssuesOf } from './node-type-template';
import { selectNodeType } from './offered-node-types';
import { NodeRequirement, REQUIREMENT } from './requirements';
import { unsupportedNotes } from './unsupported-parts';
import { checkUnique } from '../issues/checks';
import { issue, IssueCollector, IssueError, refuse } from '../issues/issues';
import { anything, type Check, mapOf, name, required, Shape, text } from '../issues/shape';
import { shapeIssues } from '../issues/shape-issues';
import { groupBy, isMap } from '../plain-data/plain-data';

const quantity: Check = (value) => Number.isInteger(value) && value >= 0 ? undefined : 'write a whole number';

const GROUP = {
  name: required(name, 'name the nodes'),
  quantity,
  taints: anything,
  nodeLabels: mapOf(text),
  terminationGracePeriod: text,
};

/** The groups of all providers, in older configurations. */
const GROUPS: Shape = { static: [{ ...GROUP, provider: name, requirements: [REQUIREMENT] }], dynamic: anything };

/** The groups of one provider. */
const GROUPS_OF_PROVIDER: Shape = {
  provider: name,
  properties: mapOf(text),
  static: [{ ...GROUP, properties: mapOf(text), profile: text, nodeTypeSelector: [REQUIREMENT] }],
  dynamic: anything,
};

/** Groups of nodes, with their path in a configuration. */
interface NodeGroups {
  readonly path: string;
  readonly shape: Shape;
  readonly groups: any;
}

/** A group of static nodes, with the settings that all groups of its provider share. */
interface StaticNodes {
  readonly path: string;
  /** The path of `provider`. */
  readonly providerPath: string;
  /** The field with the requirements. */
  readonly selector: string;
  readonly name: string;
  readonly provider?: string;
  readonly quantity?: number;
  readonly requirements?: readonly NodeRequirement[];
  readonly properties?: { readonly [property: string]: string };
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
  return isAutoNodes(document) && groupsOf(document).some(({ groups }) => groups?.static !== undefined);
}

/** All groups of a configuration. Newer ones have a list by provider below `privateNodes`. */
function groupsOf({ autoNodes, privateNodes }: any): NodeGroups[] {
  const path = 'privateNodes.autoNodes';
  const nested = privateNodes?.autoNodes;
  return [
    { path: 'autoNodes', shape: GROUPS, groups: autoNodes },
    ...Array.isArray(nested)
      ? nested.map((groups, index) => ({ path: `${path}[${index}]`, shape: required(GROUPS_OF_PROVIDER, 'write the provider'), groups }))
      : [{ path, shape: GROUPS, groups: nested }],
  ].filter(({ groups }) => groups !== undefined);
}

/**
 * Parses the claims of a vCluster's static nodes.
 *
 * @throws one error that lists every mistake in the configuration, or else everything that its providers do not offer
 */
export function documentedClaims(document: any, providers: readonly OfferingProvider[]): DocumentedClaims {
  const all = groupsOf(document);
  refuse(all.flatMap(({ path, shape, groups }) => shapeIssues(groups, shape, path)));
  const collector = new IssueCollector();
  const found = collector.collectEach(all.flatMap(staticNodesOf), (group) => {
    const provider = providerOf(group, providers);
    return { group, claim: documentedClaim(group, provider), notes: providerNotes(group, provider) };
  });
  // The names of machines come from those of their claims.
  const byProvider = groupBy(found, ({ claim }) => claim.provider);
  collector.add([...byProvider.values()].flatMap((ofProvider) => checkUnique(ofProvider.map(({ group: { path, name: claimed } }) => [`${path}.name`, claimed]))));
  collector.raise();
  const dynamic = all.filter(({ groups }) => groups.dynamic !== undefined);
  return {
    claims: found.map(({ claim }) => claim),
    notes: [
      ...new Set(found.flatMap(({ notes }) => notes)),
      ...dynamic.map(({ path }) => `${path}.dynamic: the platform makes and removes these nodes as pods need them: rendered none`),
      ...document.controlPlane?.standalone?.autoNodes === undefined ? [] : ['controlPlane.standalone.autoNodes: the platform makes the nodes of a control plane: rendered none'],
      ...found.length + dynamic.length > 0 ? [] : ['autoNodes: claims no static nodes: rendered none'],
    ],
  };
}

function staticNodesOf({ path: above, shape, groups }: NodeGroups): StaticNodes[] {
  return (groups.static ?? []).map((group: any, index: number) => {
    const path = `${above}.static[${index}]`;
    return shape === GROUPS ? { ...group, path, providerPath: `${path}.provider`, selector: 'requirements' } : {
      ...group,
      path,
      providerPath: `${above}.provider`,
      selector: 'nodeTypeSelector',
      provider: groups.provider,
      requirements: group.nodeTypeSelector,
      properties: { ...groups.properties, ...group.properties },
    };
  });
}

function documentedClaim(group: StaticNodes, provider: OfferingProvider): DocumentedClaim {
  const { path, selector, name: claim, requirements = [], taints = [], nodeLabels } = group;
  refuse(taintIssuesOf(taints, `${path}.taints`));
  const nodeType = selectNodeType({ requirements }, provider.nodeTypes, `${path}.${selector}`);
  const properties = { ...provider.props.properties, ...nodeType.props.properties, ...group.properties };
  return {
    provider: provider.name,
    nodeType: nodeType.name,
    claim,
    namespace: provider.props.clusterRef?.namespace,
    machines: machinesOf(nodeType, { provider: provider.name, claim, quantity: group.quantity, properties }),
    notes: unsupportedNotes({ taints: distinctTaints([...nodeType.taints, ...taints]), nodeLabels, resources: nodeType.props.resources }),
  };
}

function providerOf({ provider, providerPath }: StaticNodes, providers: readonly OfferingProvider[]): OfferingProvider {
  const found = providers.find((candidate) => candidate.name === provider) ?? (providers.length === 1 ? providers[0] : undefined);
  if (found === undefined) {
    const known = [...new Set(providers.map((candidate) => candidate.name))].join(', ');
    const advice = known === '' ? 'give its NodeProvider as well' : `write one of ${known}`;
    throw new IssueError([issue(providerPath, `${JSON.stringify(provider ?? '')} is not among the documents given: ${advice}`)]);
  }
  return found;
}

function providerNotes({ provider, providerPath }: StaticNodes, { name: taken }: OfferingProvider): string[] {
  return taken === provider ? [] : [`${providerPath}: ${JSON.stringify(provider ?? '')} is not among the documents given: took ${JSON.stringify(taken)}, the only one`];
}
