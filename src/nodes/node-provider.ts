// The constructs that offer flavours of machines, made of one base template, and that claim machines of them: nodes of a cluster, once they
// are registered.
import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { machinesOf } from './claimed-machines';
import { NodeTypeOverview, overviews } from './node-overview';
import { parseNodeProviderManifest } from './node-provider-document';
import { emitManifest, providerManifest } from './node-provider-manifest';
import { NodeProviderManifestOptions, NodeProviderProps, PROVIDER } from './node-provider-props';
import { nodeLabelIssues, NodeTaint, taintText } from './node-taint';
import { distinctTaints, taintIssuesOf } from './node-type-template';
import { offeredNodeTypes, OfferedNodeType, selected } from './offered-node-types';
import { NodeRequirement } from './requirements';
import { checkArguments, checkCall } from '../declared/arguments';
import { IssueCollector, Issues, missing, refuse } from '../issues/issues';
import { shapeIssues, text, anything, mapOf, open, outside, Shape } from '../issues/shape';
import { nameOf } from '../objects/metadata';
import type { NodeRegistration } from './registration/node-registration';
import { VirtualMachine } from '../machine/virtual-machine';

/**
 * Flavours of machines, as vCluster's NodeProvider offers them: each node type is the base template with something merged
 * in, or another template instead, and then its resources. It emits nothing by itself: `claim` makes machines.
 *
 * Its children are its claims, by the ids that `claim` is given, and the NodeProvider, `Resource`, where it is emitted.
 */
export class NodeProvider extends Construct {
  /**
   * Makes a provider of a `management.loft.sh/v1` NodeProvider, as written or as read from a cluster. Its construct id is
   * its name. Fields that are not known here are kept for `toManifest`; one that is called nearly as a known one is refused.
   *
   * Throws one error that lists every mistake of the document.
   *
   * @param scope the chart, or a construct below it
   * @param manifest the document: a YAML text, or a plain object
   * @param options what errors call it, and whether it is emitted
   */
  public static fromManifest(scope: Construct, manifest: any, options: NodeProviderManifestOptions = {}): NodeProvider {
    checkArguments('NodeProvider.fromManifest', scope, manifest, options);
    const { name, props } = parseNodeProviderManifest(manifest, options.source ?? 'node-provider');
    return new NodeProvider(scope, name, { ...props, emitNodeProvider: options.emitNodeProvider });
  }

  /** The provider's name. */
  public readonly name: string;

  /** The NodeProvider, where it is emitted. */
  public readonly apiObject?: ApiObject;

  /** @internal */
  public readonly _nodeTypes: readonly OfferedNodeType[];

  /**
   * Throws one error that lists every mistake of the base template and of all node types.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the provider's name unless `metadata` says another
   * @param props what it offers
   */
  constructor(scope: Construct, id: string, private readonly props: NodeProviderProps) {
    checkCall('NodeProvider', [scope, id, props], (...right) => new NodeProvider(...right));
    super(scope, id);
    const collector = new IssueCollector();
    collector.add(shapeIssues(props, PROVIDER));
    this.name = props?.metadata?.name ?? nameOf(scope, id);
    this._nodeTypes = collector.collect(() => offeredNodeTypes(this.name, props?.template, props?.nodeTypes), []);
    collector.raise(this.node.path);
    this.apiObject = props.emitNodeProvider ? emitManifest(this, 'Resource', this.toManifest()) : undefined;
    this.node.addValidation({ validate: () => this.overclaimed() });
  }

  /** Properties of every claim. */
  public get properties(): { readonly [property: string]: string } {
    return this.props.properties ?? {};
  }

  /** The namespace of the machines; none is the chart's. */
  public get namespace(): string | undefined {
    return this.props.clusterRef?.namespace;
  }

  /**
   * Makes machines of one node type. More than its capacity are refused at synth.
   *
   * Throws one error that lists every mistake of the claim.
   *
   * @param id the construct's id, and the claim's name: its machines are `<name>-0` and so on
   * @param props the node type, and what the machines have of their own
   */
  public claim(id: string, props: NodeClaimProps): NodeClaim {
    return new NodeClaim(this, id, props ?? {});
  }

  /** The provider as vCluster Platform's document (`management.loft.sh/v1`): a plain object. */
  public toManifest(): any {
    return structuredClone(providerManifest(this.name, this.props));
  }

  /** The node types at a glance, with what has been claimed so far. */
  public overview(): NodeTypeOverview[] {
    return overviews(this.name, this._nodeTypes, (name) => this.claimsOf(name).reduce((sum, { machines }) => sum + machines.length, 0));
  }

  private claimsOf(nodeType: string): NodeClaim[] {
    return this.node.children.filter((child): child is NodeClaim => child instanceof NodeClaim && child.nodeType === nodeType);
  }

  private overclaimed(): string[] {
    return this.overview().filter(({ total, claimed }) => total !== undefined && claimed > total).map(({ name, total, claimed }) => {
      const claims = this.claimsOf(name).map(({ node: { path }, machines }) => `${path} (${machines.length})`);
      return `node type ${JSON.stringify(name)} has a maxCapacity of ${total}, and ${claimed} machines are claimed by ${claims.join(', ')}: raise it, or claim fewer`;
    });
  }
}

/** What a claim asks of its provider. */
export interface NodeClaimProps {
  /**
   * The node type, by its name. Excludes `requirements`.
   *
   * @default - the one that `requirements` select
   */
  readonly nodeType?: string;

  /**
   * What the node type has to meet. Of several that do the cheapest is taken, whether or not others have claimed all of its
   * capacity. Excludes `nodeType`.
   *
   * @default - the one that `nodeType` names
   */
  readonly requirements?: NodeRequirement[];

  /**
   * How many machines, from 1. They are called `<claim>-0` and so on, one alone too, so that another quantity never
   * renames a machine.
   *
   * @default 1
   */
  readonly quantity?: number;

  /**
   * How the guests join a cluster as nodes. Without it they join none, so a node type with taints is refused.
   *
   * @default - they do not
   */
  readonly registration?: NodeRegistration;

  /**
   * Properties of the claim. The machines carry them, with the provider's and the node type's, over which they win, as JSON
   * in the annotation `cdk8s-kubevirt/node-properties`.
   *
   * @default - the provider's and the node type's
   */
  readonly properties?: { readonly [property: string]: string };

  /**
   * Taints of the Nodes that the guests become, added to the node type's. Needs `registration`.
   *
   * @default - the node type's
   */
  readonly taints?: NodeTaint[];

  /**
   * Labels of the Nodes that the guests become, besides `node.kubernetes.io/instance-type`, which is the node type's name.
   * They are not those of the VirtualMachines: a node type's `labels` are. Needs `registration`.
   *
   * @default - none
   */
  readonly nodeLabels?: { readonly [label: string]: string };
}

const NODE_LABELS: Shape = mapOf(text);

/** The fields of a claim. Its node type, requirements and taints are judged with those of its provider. */
const CLAIM: Shape = open({
  nodeType: anything,
  requirements: anything,
  quantity: anything,
  registration: anything,
  properties: mapOf(text),
  taints: anything,
  nodeLabels: NODE_LABELS,
});

/**
 * Machines of one node type, each with DataVolumes of its own. Their VirtualMachines, instances and pods carry the labels
 * `cdk8s-kubevirt/node-provider`, `cdk8s-kubevirt/node-type` and `cdk8s-kubevirt/node-claim`.
 *
 * Its children are the machines, `<id>-<number>` from 0, each a VirtualMachine.
 */
export class NodeClaim extends Construct {
  /** The claim's name: its id, unless names are to be unique. Its machines are `<name>-0` and so on. */
  public readonly name: string;

  /** The name of the node type. */
  public readonly nodeType: string;

  /** The machines. */
  public readonly machines: VirtualMachine[];

  /** The provider's, the node type's and the claim's properties. */
  public readonly properties: { readonly [property: string]: string };

  /**
   * Throws one error that lists every mistake of the claim.
   *
   * @param provider the provider
   * @param id the construct's id, and the claim's name
   * @param props what is claimed
   */
  constructor(provider: NodeProvider, id: string, props: NodeClaimProps) {
    checkCall('NodeClaim', [provider, id, props], (...right) => new NodeClaim(...right));
    super(provider, id);
    this.name = nameOf(provider, id);
    const collector = new IssueCollector();
    collector.add(claimIssues(props));
    const own = collector.collect(() => ownTaints(props), []);
    const nodeType = collector.collect(() => selected(props, provider._nodeTypes), undefined);
    const taints = distinctTaints([...nodeType?.taints ?? [], ...own]);
    collector.add(unregistered(props, taints));
    collector.raise(this.node.path);
    this.nodeType = nodeType!.name;
    this.properties = { ...provider.properties, ...nodeType!.props.properties, ...props.properties };
    const { quantity, registration, nodeLabels } = props;
    const claimed = { provider: provider.name, claim: this.name, quantity, properties: this.properties, registration, taints, nodeLabels };
    const machines = collector.collect(() => machinesOf(nodeType!, claimed), []);
    collector.raise(this.node.path);
    const { namespace } = provider;
    this.machines = machines.map(({ name, template }, index) => new VirtualMachine(this, `${id}-${index}`, { template, metadata: { name, namespace } }));
  }
}

function* claimIssues(props: NodeClaimProps): Issues {
  const { quantity, nodeLabels } = props;
  yield* outside('quantity', quantity, 1);
  yield* shapeIssues(props, CLAIM);
  yield* shapeIssues(nodeLabels, NODE_LABELS).length > 0 ? [] : nodeLabelIssues('nodeLabels', nodeLabels ?? {});
}

function ownTaints({ taints = [] }: NodeClaimProps): readonly NodeTaint[] {
  refuse(taintIssuesOf(taints, 'taints'));
  return taints;
}

/** A VirtualMachine has no field for what a Node has, so nothing else could carry it. */
function* unregistered({ registration, nodeLabels = {} }: NodeClaimProps, taints: readonly NodeTaint[]): Issues {
  if (registration === undefined && taints.length > 0) {
    yield missing('taints', `a VirtualMachine has none, and no registration passes ${taints.map(taintText).join(', ')} to the kubelet: give the claim a registration, or take them out of the node type`);
  }
  if (registration === undefined && Object.keys(nodeLabels).length > 0) {
    yield missing('nodeLabels', `no registration passes ${Object.keys(nodeLabels).join(', ')} to the kubelet: give the claim a registration, or write labels of the VirtualMachine into the node type`);
  }
}
