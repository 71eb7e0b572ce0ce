// The kinds of documents that `render` supports, with a reader for each that adds the document to a chart.
import type { Chart } from 'cdk8s';
import { freeId, RenderContext } from './context';
import { readAutoNodes, readNodeProvider } from './node-readers';
import { clusterCapabilities } from '../../admission/cluster-capabilities';
import { groupOf } from '../../admission/kinds';
import { isValidated, schemaIssues } from '../../admission/schema';
import { checkFormat, format } from '../../issues/formats';
import { issue, IssueError, Issues, refuse } from '../../issues/issues';
import { anything, atLeast, mapOf, name, required, text } from '../../issues/shape';
import { shapeIssues } from '../../issues/shape-issues';
import { Machine } from '../../machine/machine';
import { parseMachineDocument, isMachineDocument } from '../../machine/machine-document';
import { VirtualMachine } from '../../machine/virtual-machine';
import { isAutoNodes } from '../../nodes/auto-nodes-document';
import { isNodeProvider } from '../../nodes/node-provider-document';
import { build } from '../../objects/build';
import { EmittedObject } from '../../objects/emitted-object';
import { machineDefaults } from '../../objects/machine-defaults';
import { validateAtSynth } from '../../objects/object-check';
import { isMap, textOf } from '../../plain-data/plain-data';
import { secretsOfMachines } from '../../pool/copied-machine';
import { emitSecrets } from '../../secrets/secret-source';
import { fillForMachine } from '../../template/machine-cloud-init';
import { isVirtualMachine, VirtualMachineTemplate } from '../../template/virtual-machine-template';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { Document } from '../manifests/documents';

interface Reader {
  readonly accepts: (value: any) => boolean;
  readonly read: (document: Document, context: RenderContext) => void;
}

const READERS: readonly Reader[] = [
  { accepts: isMachine, read: readVirtualMachine },
  { accepts: (value) => value?.kind === 'VirtualMachinePool' && groupOf(textOf(value.apiVersion)) === 'pool.kubevirt.io', read: readPool },
  { accepts: isMachineDocument, read: readMachine },
  { accepts: isNodeProvider, read: readNodeProvider },
  { accepts: isAutoNodes, read: readAutoNodes },
  { accepts: (value) => typeof value?.apiVersion === 'string' && typeof value.kind === 'string', read: readManifest },
];

/**
 * Adds the objects of a document to the chart.
 *
 * @throws if no reader accepts the document, or its reader refuses it
 */
export function read(document: Document, context: RenderContext): void {
  const reader = READERS.find(({ accepts }) => accepts(document.value));
  if (reader === undefined) {
    throw new IssueError([issue('', 'is not a document that can be rendered: write a VirtualMachine, VirtualMachinePool, Machine, NodeProvider, autoNodes or another manifest with apiVersion, kind and metadata.name')]);
  }
  reader.read(document, context);
}

/** A VirtualMachine may consist of only metadata and spec, as in a node provider. */
function isMachine(value: any): boolean {
  const isBare = isMap(value) && value.apiVersion === undefined && value.kind === undefined && value.spec !== undefined;
  return isBare || isVirtualMachine(value ?? {});
}

function readVirtualMachine({ value }: Document, { chart }: RenderContext): void {
  const object = { ...VIRTUAL_MACHINE, ...value };
  requireManifest(object, chart);
  new VirtualMachine(chart, freeId(chart, object), { template: VirtualMachineTemplate.fromObject(object), metadata: { name: object.metadata.name } });
}

function readPool({ value }: Document, { chart }: RenderContext): void {
  requireManifest(value, chart);
  const { metadata: { name: poolName, namespace }, spec: { nameGeneration, replicas = 1, virtualMachineTemplate } } = value;
  const template = VirtualMachineTemplate.fromObject({ metadata: virtualMachineTemplate.metadata, spec: virtualMachineTemplate.spec ?? {} });
  const isFilled = nameGeneration?.appendIndexToSecretRefs;
  const { object, secrets } = build(template, poolName, {
    architecture: machineDefaults(chart).architecture,
    fillCopy: isFilled ? (wire) => fillForMachine(wire, poolName, 0) : undefined,
  });
  const machine = { ...virtualMachineTemplate, spec: object.spec };
  const pool = new EmittedObject(chart, freeId(chart, value), { ...value, spec: { ...value.spec, virtualMachineTemplate: machine } });
  validateAtSynth(pool, pool, secrets);
  emitSecrets(pool, isFilled ? secretsOfMachines(template._wire, poolName, 0, replicas) : secrets, namespace);
}

function readMachine({ value, where }: Document, { chart, note }: RenderContext): void {
  const { props, notes } = parseMachineDocument(value);
  notes.forEach((message) => note(`${where}: ${message}`));
  new Machine(chart, freeId(chart, value), props);
}

function readManifest({ value }: Document, { chart }: RenderContext): void {
  requireManifest(value, chart);
  const object = new EmittedObject(chart, freeId(chart, value), value);
  validateAtSynth(object, object);
}

/** Checks the schema before the object is read. All other rules are checked on the manifest. */
function requireManifest(value: any, chart: Chart): void {
  const { kind, metadata = {} } = value;
  const named = isValidated(value) ? shapeIssues(metadata.name, required(name, `name the ${kind}`), 'metadata.name') : [...headIssues(value)];
  refuse([...named, ...schemaIssues(value, clusterCapabilities(chart)).filter(({ path }) => !named.some((each) => each.path === path))]);
}

const API_VERSION = format('an API version', /^[^/]+(?:\/[^/]+)?$/, 'a group, "/" and a version, such as "apps/v1", or "v1"');

/** The requirements of a manifest without a schema: cdk8s reads these fields of any kind. */
function* headIssues({ apiVersion, kind, metadata = {} }: any): Issues {
  yield* checkFormat('apiVersion', apiVersion, API_VERSION);
  yield* shapeIssues(metadata, atLeast({ name: required(name, `name the ${kind}`), namespace: text, labels: mapOf(text), annotations: mapOf(text) }, anything), 'metadata');
}
