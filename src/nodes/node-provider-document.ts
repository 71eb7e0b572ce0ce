// vCluster Platform's NodeProvider documents (`management.loft.sh/v1`), read as the properties of a NodeProvider.
import { NODE_PROVIDER_API_VERSION, NODE_PROVIDER_KIND } from './node-provider-manifest';
import type { NodeProviderProps } from './node-provider-props';
import { NODE_TYPE_FIELDS, type NodeType } from './node-type';
import { offeredNodeTypes, OfferedNodeType } from './offered-node-types';
import type { VersionCapabilities } from '../admission/kubevirt-version';
import { inSource, issue, IssueCollector, IssueError, refuse, runIn } from '../issues/issues';
import { anything, mapOf, metadataOf, open, required, Shape, text } from '../issues/shape';
import { shapeIssues } from '../issues/shape-issues';
import { isMap, omitEmpty, withoutFields } from '../plain-data/plain-data';
import { asWritten } from '../template/as-written';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';
import { runInDocument } from '../yaml/document-place';
import { countIssue, readYaml } from '../yaml/yaml';

const NODE_TYPE: Shape = open({ ...NODE_TYPE_FIELDS, metadata: open({ labels: mapOf(text), annotations: mapOf(text) }) });

/** Unknown fields are kept: a newer platform may have more. */
const NODE_PROVIDER: Shape = open({
  apiVersion: text,
  kind: text,
  metadata: metadataOf('provider'),
  spec: required(open({
    displayName: text,
    properties: mapOf(text),
    kubeVirt: required(open({
      clusterRef: open({ cluster: text, namespace: text }),
      virtualMachineTemplate: required(anything, 'write the base template'),
      nodeTypes: [NODE_TYPE],
    }), 'write the KubeVirt provider'),
  }), 'write the provider'),
});

/** A provider that a document describes. */
interface DescribedProvider {
  readonly name: string;
  readonly props: NodeProviderProps;
}

/** A provider that a document describes, with its checked node types. */
export interface OfferingProvider extends DescribedProvider {
  readonly nodeTypes: readonly OfferedNodeType[];
}

/** Whether a document is a NodeProvider. */
export function isNodeProvider(document: any): boolean {
  return document?.apiVersion === NODE_PROVIDER_API_VERSION && document?.kind === NODE_PROVIDER_KIND;
}

/**
 * Parses the provider of a document, which may be hand-written or read from a cluster.
 *
 * @throws one error that lists all mistakes in the document except those of its templates
 */
export function parseNodeProvider(document: any): DescribedProvider {
  const written = asWritten(document);
  refuse(isNodeProvider(written) ? shapeIssues(written, NODE_PROVIDER) : [
    isMap(written)
      ? issue('', `is ${JSON.stringify(written.apiVersion ?? '')} ${JSON.stringify(written.kind ?? '')} instead of a NodeProvider: write apiVersion: ${NODE_PROVIDER_API_VERSION} and kind: ${NODE_PROVIDER_KIND}`)
      : issue('', 'is not a NodeProvider: pass the YAML of one, such as readFileSync(file, \'utf8\'), or a plain object'),
  ]);
  const { apiVersion: _apiVersion, kind: _kind, metadata, spec: { displayName, properties, kubeVirt: described, ...spec }, ...object } = written;
  const { clusterRef, virtualMachineTemplate, nodeTypes = [], ...kubeVirt } = described;
  const collector = new IssueCollector();
  const template = collector.collect(() => VirtualMachineTemplate.fromObject(virtualMachineTemplate), undefined, 'base template');
  const types = nodeTypes.map((nodeType: any) => collector.collect(() => nodeTypeProps(nodeType), undefined, `node type ${JSON.stringify(nodeType.name)}`));
  collector.raise();
  return {
    name: metadata.name,
    props: {
      metadata,
      displayName,
      properties,
      clusterRef: clusterRef && withoutEmptyNames(clusterRef),
      template: template!,
      nodeTypes: types,
      additionalFields: omitEmpty({ ...object, spec: omitEmpty({ ...spec, kubeVirt: omitEmpty(kubeVirt) }) }),
    },
  };
}

/**
 * Parses the provider of a document and derives its node types.
 *
 * @param capabilities with a newer KubeVirt than the checks are made for, fields that it may have pass
 * @throws one error that lists every mistake in the document, or else in all templates
 */
export function offeringProvider(document: any, capabilities?: VersionCapabilities): OfferingProvider {
  const { name: provider, props } = parseNodeProvider(document);
  return { name: provider, props, nodeTypes: offeredNodeTypes(provider, props.template, props.nodeTypes, capabilities) };
}

/**
 * Parses the provider of a document, which is a YAML string or a plain object.
 *
 * @param source the name of the document in errors
 * @throws one error that lists all mistakes in the document except those of its templates
 */
export function parseNodeProviderManifest(manifest: any, source: string): DescribedProvider {
  if (typeof manifest !== 'string') {
    return runIn(source, () => parseNodeProvider(manifest));
  }
  const [document, ...others] = readYaml(manifest, source);
  if (document === undefined || others.length > 0) {
    throw new IssueError([inSource(source, countIssue(document === undefined ? 0 : others.length + 1, 'NodeProvider'))]);
  }
  return runInDocument({ source, lineAt: document.lineAt }, () => parseNodeProvider(document.value));
}

function nodeTypeProps({ metadata: { labels, annotations, ...metadata } = {} as any, virtualMachineTemplate: own, ...fields }: any): NodeType {
  const additional = withoutFields(fields, Object.keys(NODE_TYPE_FIELDS));
  return {
    ...withoutFields(fields, Object.keys(additional)) as NodeType,
    labels,
    annotations,
    virtualMachineTemplate: own === undefined ? undefined : VirtualMachineTemplate.fromObject(own),
    additionalFields: omitEmpty({ ...additional, metadata: omitEmpty(metadata) }),
  };
}

/** A clusterRef without empty names: Go writes the cluster's name even if none was given. */
function withoutEmptyNames({ cluster, namespace, ...others }: any): any {
  return { ...others, ...cluster && { cluster }, ...namespace && { namespace } };
}
