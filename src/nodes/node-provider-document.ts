// vCluster Platform's NodeProvider documents (`management.loft.sh/v1`): a base template and the node types derived from it.
import { Attempts, refuse } from '../mistakes';
import { baseTemplate, NODE_TYPE, nodeTypeTemplate, NodeTemplate } from './node-type';
import { withOwnDataVolumes } from './own-data-volumes';
import { anything, mapOf, metadataOf, mistakesOf, name, required, Shape, text } from '../template/shape';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

const API_VERSION = 'management.loft.sh/v1';

const NODE_PROVIDER: Shape = {
  apiVersion: text,
  kind: text,
  metadata: metadataOf('provider'),
  spec: required({
    displayName: text,
    properties: mapOf(text),
    kubeVirt: required({
      clusterRef: { cluster: name, namespace: name },
      virtualMachineTemplate: required(anything, 'write the base template'),
      nodeTypes: [NODE_TYPE],
    }, 'write the KubeVirt provider'),
  }, 'write the provider'),
};

/** A machine that documents ask for. */
export interface DocumentedMachine {
  readonly name: string;
  readonly namespace?: string;
  readonly template: VirtualMachineTemplate;
  /** What of the documents a VirtualMachine has no field for. */
  readonly notes: string[];
}

/** A node type that a provider offers, checked and built. */
export interface NodeType extends NodeTemplate {
  readonly name: string;
  readonly properties?: { readonly [property: string]: string };
}

/** A provider, checked: its base template fits the schema of a VirtualMachine, and its node types are machines that start. */
export interface NodeProvider {
  readonly name: string;
  readonly namespace?: string;
  readonly base: NodeTemplate;
  /** All but the disabled ones. */
  readonly nodeTypes: NodeType[];
}

/** Whether a document is a NodeProvider. */
export function isNodeProvider(document: any): boolean {
  return document?.apiVersion === API_VERSION && document?.kind === 'NodeProvider';
}

/**
 * The provider of a document.
 *
 * @throws one error that lists every mistake of the document, those of all templates among them
 */
export function nodeProvider(document: any): NodeProvider {
  refuse(mistakesOf(document, NODE_PROVIDER));
  const { metadata: { name: provider }, spec: { kubeVirt: { clusterRef, virtualMachineTemplate, nodeTypes = [] } } } = document;
  const attempts = new Attempts();
  const base = attempts.attempt(() => baseTemplate(virtualMachineTemplate), undefined, 'spec.kubeVirt.virtualMachineTemplate');
  // The mistakes of a broken base would be repeated for each type.
  attempts.raise();
  const built = nodeTypes.flatMap((nodeType: any) => attempts.attempt<NodeType[]>(() => {
    const { name: type, properties, disabled } = nodeType;
    const template = nodeTypeTemplate(virtualMachineTemplate, nodeType);
    return disabled ? [] : [{ name: type, properties, ...template }];
  }, [], `node type ${JSON.stringify(nodeType.name)}`));
  attempts.raise();
  return { name: provider, namespace: clusterRef?.namespace, base: base!, nodeTypes: built };
}

/** The machine of a provider's base template, named after the provider. */
export function baseMachine({ name: machine, namespace, base }: NodeProvider): DocumentedMachine {
  return { name: machine, namespace, template: withOwnDataVolumes(base.template, machine), notes: base.notes };
}
