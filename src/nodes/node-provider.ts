// The constructs that offer node types, derived from one base template, and that claim machines of these types. Registered machines become
// nodes of a cluster.
import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { capacityMistake } from './claimed-capacity';
import { machinesOf } from './claimed-machines';
import { NodeTypeOverview, nodeTypeOverviews } from './node-overview';
import { parseNodeProviderManifest } from './node-provider-document';
import { emitManifest, providerManifest } from './node-provider-manifest';
import { ADDITIONAL_FIELDS, NodeProviderManifestOptions, NodeProviderProps } from './node-provider-props';
import { nodeLabelIssues, NodeTaint, taintText } from './node-taint';
import { withQuantities } from './node-type';
import { distinctTaints, lengthIssues, taintIssuesOf } from './node-type-template';
import { offeredNodeTypes, OfferedNodeType, selectNodeType } from './offered-node-types';
import { NodeRequirement } from './requirements';
import { sharedAddressAdvice } from './shared-address';
import { sharedHostnameIssues } from './shared-hostname';
import { reportAdvice } from '../admission/advice/report';
import { clusterCapabilities } from '../admission/cluster-capabilities';
import { checkArguments, checkCall } from '../declared/arguments';
import { checkRange } from '../issues/checks';
import { inSource, type Issue, IssueCollector, Issues, missing, pathOf } from '../issues/issues';
import { shapeIssues } from '../issues/shape';
import { VirtualMachine } from '../machine/virtual-machine';
import { nameOf } from '../objects/metadata';
import { copyProps } from '../plain-data/plain-data';
import type { NodeRegistration } from './registration/node-registration';

/**
 * Offers node types, like vCluster's NodeProvider: each node type is the base template with a patch merged in, or another template that
 * replaces it. Its resources are set last. A NodeProvider emits nothing on its own: `claim` creates machines.
 *
 * Its children are its claims, with the ids that `claim` gets, and, if it is emitted, the NodeProvider (`Resource`).
 */
export class NodeProvider extends Construct {
  /**
   * Creates a provider from a `management.loft.sh/v1` NodeProvider, hand-written or read from a cluster. Its construct id is its name.
   * Unknown fields are kept for `toManifest`, but a field whose name resembles that of a known field is refused.
   *
   * Throws one error that lists every mistake in the document.
   *
   * @param scope the chart, or a construct below it
   * @param manifest the document: a YAML string, or a plain object
   * @param options the document's name in errors, and whether it is emitted
   */
  public static fromManifest(scope: Construct, manifest: any, options: NodeProviderManifestOptions = {}): NodeProvider {
    checkArguments('NodeProvider.fromManifest', scope, manifest, options);
    const { name, props } = parseNodeProviderManifest(manifest, options.source ?? 'node-provider');
    return new NodeProvider(scope, name, { ...props, emitNodeProvider: options.emitNodeProvider });
  }

  /** The provider's name. */
  public readonly name: string;

  /** The NodeProvider, if it is emitted. */
  public readonly apiObject?: ApiObject;

  /** @internal */
  public readonly _nodeTypes: readonly OfferedNodeType[];

  private readonly props: NodeProviderProps;

  /**
   * Throws one error that lists every mistake in the base template and in all node types.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the provider's name unless `metadata` sets another
   * @param props the node types, and the settings that they share
   */
  constructor(scope: Construct, id: string, props: NodeProviderProps) {
    checkCall('NodeProvider', [scope, id, props], (...valid) => new NodeProvider(...valid));
    const copied = copyProps({ ...props, nodeTypes: props.nodeTypes.map(withQuantities) });
    const { metadata, template, nodeTypes, emitNodeProvider } = copied;
    const collector = new IssueCollector();
    collector.add(shapeIssues(copied.additionalFields, ADDITIONAL_FIELDS, 'additionalFields'));
    const name = metadata?.name ?? nameOf(scope, id);
    const { kubevirtVersion } = clusterCapabilities(scope) ?? {};
    const offered = collector.collect(() => offeredNodeTypes(name, template, nodeTypes, { kubevirtVersion }), []);
    // A platform creates its machines from the document, without Secrets for their cloud-init.
    collector.add(emitNodeProvider ? offered.flatMap((each) => lengthIssues(each).map((found) => inSource(`node type ${JSON.stringify(each.name)}`, found))) : []);
    collector.raise(() => pathOf(scope, id));
    super(scope, id);
    this.props = copied;
    this.name = name;
    this._nodeTypes = offered;
    this.apiObject = emitNodeProvider ? emitManifest(this, 'Resource', this.toManifest()) : undefined;
    this.node.addValidation({ validate: () => this.capacityIssues() });
  }

  /** Properties of every claim. */
  public get properties(): { readonly [property: string]: string } {
    return this.props.properties ?? {};
  }

  /** The namespace of the machines; if undefined, the chart's. */
  public get namespace(): string | undefined {
    return this.props.clusterRef?.namespace;
  }

  /**
   * Creates machines of one node type. Synth fails if there are more than its `maxCapacity`.
   *
   * Throws one error that lists every mistake in the claim.
   *
   * @param id the construct's id, and the claim's name: its machines are `<name>-0` and so on
   * @param props the node type, and the settings of the machines
   */
  public claim(id: string, props: NodeClaimProps): NodeClaim {
    return new NodeClaim(this, id, props ?? {});
  }

  /** The provider as a document of vCluster Platform (`management.loft.sh/v1`): a plain object. */
  public toManifest(): any {
    return structuredClone(providerManifest(this.name, this.props));
  }

  /** An overview of the node types, with the machines that are claimed so far. */
  public overview(): NodeTypeOverview[] {
    return nodeTypeOverviews(this.name, this._nodeTypes, (name) => this.claimsOf(name).reduce((sum, { machines }) => sum + machines.length, 0));
  }

  private claimsOf(nodeType: string): NodeClaim[] {
    return this.node.children.filter((child): child is NodeClaim => child instanceof NodeClaim && child.nodeType === nodeType);
  }

  private capacityIssues(): string[] {
    return this._nodeTypes.flatMap(({ name, props: { maxCapacity } }) => {
      const claims = this.claimsOf(name).map(({ node: { path }, machines }) => ({ claim: path, machines: machines.map((machine) => machine.name) }));
      const mistake = capacityMistake(maxCapacity, claims);
      return mistake === undefined ? [] : [`node type ${JSON.stringify(name)}: maxCapacity ${mistake}`];
    });
  }
}

/** The properties of a claim. */
export interface NodeClaimProps {
  /**
   * The node type, by its name. Excludes `requirements`.
   *
   * @default - the one that `requirements` select
   */
  readonly nodeType?: string;

  /**
   * The requirements on the node type. If several node types meet them, the cheapest is used, even if other claims already use all of its
   * capacity. Excludes `nodeType`.
   *
   * @default - the one that `nodeType` names
   */
  readonly requirements?: NodeRequirement[];

  /**
   * The number of machines, at least 1. They are named `<claim>-0` and so on, even a single one, so that changing the quantity
   * never renames a machine.
   *
   * @default 1
   */
  readonly quantity?: number;

  /**
   * How the guests join a cluster as nodes. Without it, they do not join a cluster, and a node type with taints is refused.
   *
   * @default - the guests do not join a cluster
   */
  readonly registration?: NodeRegistration;

  /**
   * Properties of the claim; they override those of the provider and of the node type. The machines have them all as JSON in the
   * annotation `cdk8s-kubevirt/node-properties`.
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
   * Labels of the Nodes that the guests become, besides `node.kubernetes.io/instance-type`, which is the node type's name. For
   * labels of the VirtualMachines, use the node type's `labels`. Needs `registration`.
   *
   * @default - none
   */
  readonly nodeLabels?: { readonly [label: string]: string };
}

/**
 * Machines of one node type, each with its own DataVolumes. Their VirtualMachines, instances and pods have the labels
 * `cdk8s-kubevirt/node-provider`, `cdk8s-kubevirt/node-type` and `cdk8s-kubevirt/node-claim`.
 *
 * Its children are the machines, `<id>-<number>` from 0, each a VirtualMachine.
 */
export class NodeClaim extends Construct {
  /** The claim's name: its id, unless `MachineDefaults` sets `uniqueNames`. Its machines are `<name>-0` and so on. */
  public readonly name: string;

  /** The name of the node type. */
  public readonly nodeType: string;

  /** The machines. */
  public readonly machines: VirtualMachine[];

  /** The provider's, the node type's and the claim's properties. */
  public readonly properties: { readonly [property: string]: string };

  /**
   * Throws one error that lists every mistake in the claim.
   *
   * @param provider the provider
   * @param id the construct's id, and the claim's name
   * @param props the claim
   */
  constructor(provider: NodeProvider, id: string, props: NodeClaimProps) {
    checkCall('NodeClaim', [provider, id, props], (...valid) => new NodeClaim(...valid));
    const name = nameOf(provider, id);
    const path = () => pathOf(provider, id);
    const collector = new IssueCollector();
    collector.add([...checkRange('quantity', props.quantity, 1), ...nodeLabelIssues('nodeLabels', props.nodeLabels ?? {})]);
    const taintMistakes = taintIssuesOf(props.taints, 'taints');
    collector.add(taintMistakes);
    const own = taintMistakes.length === 0 ? props.taints ?? [] : [];
    const nodeType = collector.collect(() => selectNodeType(props, provider._nodeTypes), undefined);
    const taints = distinctTaints([...nodeType?.taints ?? [], ...own]);
    collector.add(registrationIssues(props, taints));
    collector.add(nodeType !== undefined && props.registration?._isNamedByGuest ? sharedHostnameIssues(nodeType.template, props.quantity ?? 1) : []);
    collector.raise(path);
    const properties = { ...provider.properties, ...nodeType!.props.properties, ...props.properties };
    const { quantity, registration, nodeLabels } = props;
    const claimed = { provider: provider.name, claim: name, quantity, properties, registration, taints, nodeLabels };
    const machines = collector.collect(() => machinesOf(nodeType!, claimed), []);
    collector.raise(path);
    super(provider, id);
    this.name = name;
    this.properties = properties;
    const { namespace } = provider;
    this.machines = withoutHiddenClasses(this, () => (
      machines.map((machine, index) => (
        new VirtualMachine(this, `${id}-${index}`, { template: machine.template, metadata: { name: machine.name, namespace } })
      ))
    ));
    const advice = sharedAddressAdvice(nodeType!.template, quantity ?? 1);
    if (advice.length > 0) {
      this.node.addValidation({ validate: () => adviseAtSynth(this, advice) });
    }
    // Set last: a claim that fails is not one of this node type.
    this.nodeType = nodeType!.name;
  }
}

/**
 * Adds children whose ids no other construct's children have. `constructs` keeps children in an object. V8 creates a hidden class for each
 * first key of an object that starts empty, up to 1536 of them. Beyond that, all other objects that start empty are slow, such as those of
 * cdk8s' YAML library. V8 creates none for an object whose first key is deleted.
 */
function withoutHiddenClasses<Children>(scope: Construct, add: () => Children): Children {
  const { id } = new Construct(scope, 'first').node;
  const children = add();
  scope.node.tryRemoveChild(id);
  return children;
}

function adviseAtSynth(construct: Construct, advice: readonly Issue[]): string[] {
  reportAdvice([{ construct, advice }]);
  return [];
}

/** Reports taints and Node labels without a registration: a VirtualMachine has no fields for them. */
function* registrationIssues({ registration, nodeLabels = {} }: NodeClaimProps, taints: readonly NodeTaint[]): Issues {
  if (registration === undefined && taints.length > 0) {
    yield missing('taints', `a VirtualMachine has none, and no registration passes ${taints.map(taintText).join(', ')} to the kubelet: give the claim a registration, or take them out of the node type`);
  }
  if (registration === undefined && Object.keys(nodeLabels).length > 0) {
    yield missing('nodeLabels', `no registration passes ${Object.keys(nodeLabels).join(', ')} to the kubelet: give the claim a registration, or write labels of the VirtualMachine into the node type`);
  }
}
