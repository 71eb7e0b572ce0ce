// The construct that offers node types, derived from one base template. Machines of these types are claimed from it.
import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { capacityMistake } from './claimed-capacity';
import { NodeClaim, NodeClaimProps } from './node-claim';
import { NodeTypeOverview, nodeTypeOverviews } from './node-overview';
import { parseNodeProviderManifest } from './node-provider-document';
import { emitManifest, providerManifest } from './node-provider-manifest';
import { ADDITIONAL_FIELDS, NodeProviderManifestOptions, NodeProviderProps } from './node-provider-props';
import { withQuantities } from './node-type';
import { lengthIssues } from './node-type-template';
import { offeredNodeTypes, OfferedNodeType } from './offered-node-types';
import { clusterCapabilities } from '../admission/cluster-capabilities';
import { checkArguments, checkCall } from '../declared/arguments';
import { inSource, IssueCollector, pathOf } from '../issues/issues';
import { shapeIssues } from '../issues/shape-issues';
import { nameOf } from '../objects/metadata';
import { copyProps } from '../plain-data/plain-data';

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
    return copyProps(providerManifest(this.name, this.props));
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
