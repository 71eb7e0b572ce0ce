// A NodeProvider as vCluster Platform's document of it (`management.loft.sh/v1`).
import { ApiObject, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';
import type { NodeProviderProps } from './node-provider-props';
import type { NodeTypeProps } from './node-type';
import { nodeTypeTemplate, withTaints } from './node-type-template';
import { isMap, present } from '../plain-data/plain-data';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

export const NODE_PROVIDER_API_VERSION = 'management.loft.sh/v1';

export const NODE_PROVIDER_KIND = 'NodeProvider';

/** The document of a provider. */
export function providerManifest(name: string, props: NodeProviderProps): any {
  const { template, nodeTypes, metadata, clusterRef, displayName, properties, additionalFields = {} } = props;
  return joined(additionalFields, {
    apiVersion: NODE_PROVIDER_API_VERSION,
    kind: NODE_PROVIDER_KIND,
    metadata: present({ ...metadata, name }),
    spec: {
      ...present({ displayName, properties }),
      kubeVirt: {
        ...present({ clusterRef }),
        virtualMachineTemplate: bare(template),
        nodeTypes: nodeTypes.map((nodeType) => nodeTypeFields(template, nodeType)),
      },
    },
  });
}

/** Emits a document. Its kind has no namespace, and null, which deletes where it stands in a patch, is kept. */
export function emitManifest(scope: Construct, id: string, document: any): ApiObject {
  const object = new ApiObject(scope, id, document);
  object.addJsonPatch(
    ...object.metadata.namespace === undefined ? [] : [JsonPatch.remove('/metadata/namespace')],
    ...nulls(document, '').map((path) => JsonPatch.add(path, null)),
  );
  return object;
}

function nodeTypeFields(base: VirtualMachineTemplate, nodeType: NodeTypeProps): any {
  const { labels, annotations, taints = [], virtualMachineTemplate, mergeVirtualMachineTemplate, additionalFields = {}, ...fields } = nodeType;
  const templates = { virtualMachineTemplate: virtualMachineTemplate && bare(virtualMachineTemplate), mergeVirtualMachineTemplate };
  const metadata = present({ labels, annotations });
  return joined(additionalFields, present({ ...fields, metadata, ...templates, ...taints.length > 0 && tainted(base, nodeType, templates) }));
}

/** All taints of a node type stand in its own template, where a list takes the place of the base's. */
function tainted(base: VirtualMachineTemplate, nodeType: NodeTypeProps, { virtualMachineTemplate, mergeVirtualMachineTemplate = {} }: any): object {
  const { taints } = nodeTypeTemplate(base, nodeType);
  return virtualMachineTemplate === undefined
    ? { mergeVirtualMachineTemplate: withTaints(mergeVirtualMachineTemplate, taints) }
    : { virtualMachineTemplate: withTaints(virtualMachineTemplate, taints) };
}

/** A template as documents have it: what it is of goes without saying. */
function bare(template: VirtualMachineTemplate): object {
  const { apiVersion: _apiVersion, kind: _kind, metadata, ...fields } = template.toObject();
  return { ...present({ metadata }), ...fields };
}

/** Two documents in one; where both say something the second one is right. */
function joined(one: any, other: any): any {
  return isMap(one) && isMap(other)
    ? { ...one, ...Object.fromEntries(Object.entries(other).map(([field, value]) => [field, joined(one[field], value)])) }
    : other;
}

/** The JSON pointers of what is null in a value. */
function nulls(value: any, path: string): string[] {
  if (value === null) {
    return [path];
  }
  const step = (field: string) => field.replace(/~/g, '~0').replace(/\//g, '~1');
  return typeof value === 'object' ? Object.entries(value).flatMap(([field, below]) => nulls(below, `${path}/${step(field)}`)) : [];
}
