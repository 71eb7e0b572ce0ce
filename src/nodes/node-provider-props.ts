// What a NodeProvider is described by, and the fields that it has.
import { ApiObjectMetadata } from 'cdk8s';
import { NodeTypeProps } from './node-type';
import { anything, flag, mapOf, open, Shape, text } from '../issues/shape';
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
export const PROVIDER: Shape = open({
  template: anything,
  nodeTypes: anything,
  metadata: open({ name: text }),
  displayName: text,
  properties: mapOf(text),
  clusterRef: open({ cluster: text, namespace: text }),
  emitNodeProvider: flag,
  additionalFields: open({ spec: open({ kubeVirt: anything }) }),
});
