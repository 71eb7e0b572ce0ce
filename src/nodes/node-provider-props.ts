// The properties of a NodeProvider, and their shape.
import { ApiObjectMetadata } from 'cdk8s';
import { NodeTypeProps } from './node-type';
import { anything, flag, mapOf, open, Shape, text } from '../issues/shape';
import { isPlain } from '../plain-data/plain-data';
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
  readonly nodeTypes: NodeTypeProps[];

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

/** The fields of a provider. Its template and node types are checked when the node types are derived. */
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

/**
 * Copies properties that are kept, because the program may change its own objects later. Instances of classes, such as templates, never
 * change, so they are not copied.
 */
export function copyProps<Props>(props: Props): Props;
export function copyProps(props: any): any {
  if (typeof props !== 'object' || props === null || !isPlain(props)) {
    return props;
  }
  return Array.isArray(props) ? props.map(copyProps) : Object.fromEntries(Object.entries(props).map(([field, value]) => [field, copyProps(value)]));
}
