// The construct that offers flavours of machines, made of one base template, for claims to make nodes of.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { NodeClaim, NodeClaimProps } from './node-claim';
import { NodeTypeOverview, overviews } from './node-overview';
import { describedManifest } from './node-provider-document';
import { emitManifest, providerManifest } from './node-provider-manifest';
import { NodeTypeProps } from './node-type';
import { offeredNodeTypes, OfferedNodeType } from './offered-node-types';
import { checkArguments, checkCall } from '../declared/arguments';
import { IssueCollector } from '../issues/issues';
import { anything, flag, mapOf, shapeIssues, open, Shape, text } from '../issues/shape';
import { nameOf } from '../objects/metadata';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** Where the machines of a provider run. */
export interface NodeProviderClusterRef {
  /**
   * The host cluster, by its name in a vCluster Platform. It changes no machine.
   *
   * @default - none
   */
  readonly cluster?: string;

  /**
   * The namespace of the machines: sets their `metadata.namespace`.
   *
   * @default - the chart's
   */
  readonly namespace?: string;
}

/** How a NodeProvider is read from a document. */
export interface NodeProviderManifestOptions {
  /**
   * What errors call the document.
   *
   * @default node-provider
   */
  readonly source?: string;

  /**
   * Whether the NodeProvider is emitted as an object too, for a vCluster Platform.
   *
   * @default false
   */
  readonly emitNodeProvider?: boolean;
}

/** What a NodeProvider offers. */
export interface NodeProviderProps {
  /** The base template, which every node type derives from. It need not be a whole machine: node types may say the rest. */
  readonly template: VirtualMachineTemplate;

  /** The node types. */
  readonly nodeTypes: NodeTypeProps[];

  /**
   * The provider's own metadata, in its document. The name has at most 63 characters, as it is a label's value too.
   *
   * @default - the name is the construct id
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * What people read instead of the name: sets `spec.displayName` of the document.
   *
   * @default - the name
   */
  readonly displayName?: string;

  /**
   * Properties of every claim. The machines carry them, with the node type's and the claim's, which win, as JSON in the
   * annotation `cdk8s-kubevirt/node-properties`.
   *
   * @default - none
   */
  readonly properties?: { readonly [property: string]: string };

  /**
   * Where the machines run: sets `spec.kubeVirt.clusterRef` of the document.
   *
   * @default - the chart's namespace
   */
  readonly clusterRef?: NodeProviderClusterRef;

  /**
   * Whether the NodeProvider is emitted as an object too, for a vCluster Platform, which then makes machines of its own
   * where its vClusters ask for nodes.
   *
   * @default false
   */
  readonly emitNodeProvider?: boolean;

  /**
   * Other fields of the NodeProvider document, such as `{ spec: { kubeVirt: { namespaceStrategy: 'Provider' } } }`, which
   * change no machine.
   *
   * @default - none
   */
  readonly additionalFields?: any;
}

/** The fields of a provider. Its template and node types are judged when they are derived. */
const PROVIDER: Shape = open({
  template: anything,
  nodeTypes: anything,
  metadata: open({ name: text }),
  displayName: text,
  properties: mapOf(text),
  clusterRef: open({ cluster: text, namespace: text }),
  emitNodeProvider: flag,
  additionalFields: open({ spec: open({ kubeVirt: anything }) }),
});

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
    const { name, props } = describedManifest(manifest, options.source ?? 'node-provider');
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
