// The properties of a NodeProvider.
import { ApiObjectMetadata } from 'cdk8s';
import { NodeType } from './node-type';
import { anything, open, Shape } from '../issues/shape';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** Where the machines of a provider run. */
export interface NodeProviderClusterRef {
  /**
   * The host cluster, by its name in a vCluster Platform. It has no effect on machines.
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
   * The name of the document in errors.
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

/** The properties of a NodeProvider. */
export interface NodeProviderProps {
  /**
   * The base template, from which every node type is derived, such as `Machine.template(chart, { size: MachineSize.SMALL, … })`. A template
   * from YAML or an object may be incomplete: node types can add the rest. Each machine gets its own copy of the DataVolume templates.
   */
  readonly template: VirtualMachineTemplate;

  /** The node types. */
  readonly nodeTypes: NodeType[];

  /**
   * The metadata of the provider's document. The name has at most 63 characters, since it is also the value of a label.
   *
   * @default - the name is the construct id
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The human-readable name: sets `spec.displayName` of the document.
   *
   * @default - the name
   */
  readonly displayName?: string;

  /**
   * Properties of every claim; those of the node type and of the claim override them. The machines have them all as JSON in the
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
   * Whether the NodeProvider is emitted as an object too, for a vCluster Platform. The platform then creates its own machines
   * when its vClusters need nodes.
   *
   * @default false
   */
  readonly emitNodeProvider?: boolean;

  /**
   * Other fields of the NodeProvider document, such as `{ spec: { kubeVirt: { namespaceStrategy: 'Provider' } } }`. They have no
   * effect on machines.
   *
   * @default - none
   */
  readonly additionalFields?: any;
}

/** The shape of `additionalFields`. The types of the other fields say all, and node types are checked when they are derived. */
export const ADDITIONAL_FIELDS: Shape = open({ spec: open({ kubeVirt: anything }) });
