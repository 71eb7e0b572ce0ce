// The kinds of documents that `render` understands, one reader each: what a document becomes in a chart.
import { dirname, join } from 'path';
import { ApiObject, Chart } from 'cdk8s';
import { Document, readFile } from './input';
import { validated } from '../admission/validated';
import { withCloudInitSecrets } from '../cloud-init/cloud-init-secret';
import { emitSecrets } from '../emission';
import { Machine } from '../machine/machine';
import { describedMachine, isMachineDocument } from '../machine/machine-document';
import { baseMachine, ClaimedMachine, claimedMachines, isAutoNodes, isNodeProvider } from '../nodes/node-provider-document';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';
import { VirtualMachine } from '../virtual-machine';

/** What readers share. */
export interface RenderContext {
  readonly chart: Chart;
  /** Every document of the command, which some documents refer to. */
  readonly documents: readonly Document[];
  /** Tells the user something that the manifests do not say. */
  readonly note: (message: string) => void;
}

interface Reader {
  readonly accepts: (value: any) => boolean;
  readonly read: (document: Document, context: RenderContext) => void;
}

const READERS: readonly Reader[] = [
  { accepts: (value) => value?.apiVersion === 'kubevirt.io/v1' && value.kind === 'VirtualMachine', read: readVirtualMachine },
  { accepts: (value) => value?.kind === 'VirtualMachinePool', read: readPool },
  { accepts: isMachineDocument, read: readMachine },
  { accepts: isNodeProvider, read: readNodeProvider },
  { accepts: isAutoNodes, read: readAutoNodes },
  { accepts: (value) => typeof value?.apiVersion === 'string' && typeof value.kind === 'string' && value.metadata?.name !== undefined, read: readManifest },
];

/**
 * Adds what a document describes to the chart.
 *
 * @throws where no reader accepts the document, or its own reader refuses it
 */
export function read(document: Document, context: RenderContext): void {
  const reader = READERS.find(({ accepts }) => accepts(document.value));
  if (reader === undefined) {
    throw new Error('is none of the documents that can be rendered: write a VirtualMachine, VirtualMachinePool, Machine, NodeProvider, autoNodes or another manifest with apiVersion, kind and metadata.name');
  }
  reader.read(document, context);
}

/** The documents of a lease's configuration: the template file that it names, which is looked for beside it. */
export function leaseTemplate(document: Document): Document[] {
  const { template, namespace } = document.value.kubevirt;
  if (typeof template !== 'string' || template === '') {
    throw new Error(`${document.where}: kubevirt.template is missing: write the path of the VirtualMachine's YAML`);
  }
  return readFile(join(dirname(document.source), template)).map((found) => ({
    ...found,
    value: namespace === undefined ? found.value : { ...found.value, metadata: { ...found.value.metadata, namespace } },
  }));
}

/** Whether a document is the configuration of leases. */
export function isLeaseConfiguration(value: any): boolean {
  return value?.apiVersion === undefined && typeof value?.kubevirt === 'object' && value.kubevirt !== null;
}

function idOf(chart: Chart, { kind, metadata }: any): string {
  const id = [kind, metadata.namespace, metadata.name].filter(Boolean).join('-');
  if (chart.node.tryFindChild(id) !== undefined) {
    throw new Error(`${kind} ${JSON.stringify(metadata.name)} is there already: give each object a name of its own`);
  }
  return id;
}

function readVirtualMachine({ value }: Document, { chart }: RenderContext): void {
  const { name, namespace } = value.metadata ?? {};
  new VirtualMachine(chart, idOf(chart, { kind: value.kind, metadata: { name, namespace } }), {
    template: VirtualMachineTemplate.fromObject(value),
    metadata: { name },
  });
}

function readPool({ value }: Document, { chart }: RenderContext): void {
  const machine = value.spec?.virtualMachineTemplate;
  const { object, secrets } = withCloudInitSecrets({ spec: machine?.spec ?? {} }, value.metadata.name);
  const pool = new ApiObject(chart, idOf(chart, value), {
    ...value,
    spec: machine === undefined ? value.spec : { ...value.spec, virtualMachineTemplate: { ...machine, spec: object.spec } },
  });
  validated(pool, pool);
  emitSecrets(pool, secrets, value.metadata.namespace);
}

function readMachine({ value }: Document, { chart }: RenderContext): void {
  const { name, props } = describedMachine(value);
  new Machine(chart, idOf(chart, value), { ...props, metadata: { ...props.metadata, name } });
}

function readNodeProvider({ value, where }: Document, context: RenderContext): void {
  if (context.documents.some((document) => isAutoNodes(document.value))) {
    return;
  }
  addClaimed(baseMachine(value), where, context);
  const nodeTypes: any[] = value.spec.kubeVirt.nodeTypes ?? [];
  if (nodeTypes.length > 0) {
    context.note(`${where}: rendered the base template; claim machines of node types ${nodeTypes.map(({ name }) => name).join(', ')} by giving the autoNodes of a vCluster as well`);
  }
}

function readAutoNodes({ value, where }: Document, context: RenderContext): void {
  const providers = context.documents.map((document) => document.value).filter(isNodeProvider);
  for (const { provider } of value.autoNodes.static ?? []) {
    if (providers.length === 1 && providers[0].metadata?.name !== provider) {
      context.note(`${where}: provider ${JSON.stringify(provider)} is not among the documents given: took ${JSON.stringify(providers[0].metadata?.name)}, the only one`);
    }
  }
  claimedMachines(value, providers).forEach((machine) => addClaimed(machine, where, context));
}

function addClaimed({ name, namespace, template, taints }: ClaimedMachine, where: string, { chart, note }: RenderContext): void {
  new VirtualMachine(chart, idOf(chart, { kind: 'VirtualMachine', metadata: { name, namespace } }), { template, metadata: { name, namespace } });
  for (const { key, value, effect } of taints) {
    note(`${where}: a VirtualMachine has no taints: left ${key}${value === undefined ? '' : `=${value}`}:${effect} out of machine ${JSON.stringify(name)}, register its node with --register-with-taints`);
  }
}

function readManifest({ value }: Document, { chart }: RenderContext): void {
  const object = new ApiObject(chart, idOf(chart, value), value);
  validated(object, object);
}
