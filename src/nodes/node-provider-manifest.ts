// Writes a NodeProvider as a document of vCluster Platform (`management.loft.sh/v1`).
import { ApiObject, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';
import type { NodeProviderProps } from './node-provider-props';
import type { NodeTypeProps } from './node-type';
import { nodeTypeTemplate, withTaints } from './node-type-template';
import { isMap, omitEmpty } from '../plain-data/plain-data';
import { withDataVolumeNames, withoutName } from '../template/data-volume-names';
import { patchObject } from '../template/strategic-merge/patch';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

export const NODE_PROVIDER_API_VERSION = 'management.loft.sh/v1';

export const NODE_PROVIDER_KIND = 'NodeProvider';

/** The document of a provider. */
export function providerManifest(name: string, props: NodeProviderProps): any {
  const { template, nodeTypes, metadata, clusterRef, displayName, properties, additionalFields = {} } = props;
  return merge(additionalFields, {
    apiVersion: NODE_PROVIDER_API_VERSION,
    kind: NODE_PROVIDER_KIND,
    metadata: omitEmpty({ ...metadata, name }),
    spec: {
      ...omitEmpty({ displayName, properties }),
      kubeVirt: {
        ...omitEmpty({ clusterRef }),
        virtualMachineTemplate: templateFields(template),
        nodeTypes: nodeTypes.map((nodeType) => nodeTypeFields(template, nodeType)),
      },
    },
  });
}

/** Emits a document. Its kind is cluster-scoped, so it gets no namespace. Nulls are kept: in a patch they delete fields. */
export function emitManifest(scope: Construct, id: string, document: any): ApiObject {
  const object = new ApiObject(scope, id, document);
  object.addJsonPatch(
    ...object.metadata.namespace === undefined ? [] : [JsonPatch.remove('/metadata/namespace')],
    ...nullPaths(document, '').map((path) => JsonPatch.add(path, null)),
  );
  return object;
}

function nodeTypeFields(base: VirtualMachineTemplate, nodeType: NodeTypeProps): any {
  const { labels, annotations, taints = [], virtualMachineTemplate, mergeVirtualMachineTemplate, additionalFields = {}, ...fields } = nodeType;
  const templates = {
    virtualMachineTemplate: virtualMachineTemplate && templateFields(virtualMachineTemplate),
    mergeVirtualMachineTemplate: patchObject(mergeVirtualMachineTemplate, 'mergeVirtualMachineTemplate'),
  };
  const metadata = omitEmpty({ labels, annotations });
  return merge(additionalFields, omitEmpty({ ...fields, metadata, ...templates, ...taints.length > 0 && taintFields(base, nodeType, templates) }));
}

/** The templates of a node type with all of its taints: a list in its own template replaces the base's list. */
function taintFields(
  base: VirtualMachineTemplate, nodeType: NodeTypeProps, { virtualMachineTemplate, mergeVirtualMachineTemplate = {} }: any,
): object {
  const { taints } = nodeTypeTemplate(base, nodeType);
  return virtualMachineTemplate === undefined
    ? { mergeVirtualMachineTemplate: withTaints(mergeVirtualMachineTemplate, taints) }
    : { virtualMachineTemplate: withTaints(virtualMachineTemplate, taints) };
}

/** A template in the form of documents, which have no apiVersion and kind in it, and whose readers fill in no `{{NAME}}`. */
function templateFields(template: VirtualMachineTemplate): object {
  const { apiVersion: _apiVersion, kind: _kind, metadata, spec, ...fields } = template.toObject();
  return { ...omitEmpty({ metadata }), ...fields, spec: withDataVolumeNames(spec, withoutName) };
}

/** Merges two documents. The second overrides the first. */
function merge(one: any, other: any): any {
  return isMap(one) && isMap(other)
    ? { ...one, ...Object.fromEntries(Object.entries(other).map(([field, value]) => [field, merge(one[field], value)])) }
    : other;
}

/** The JSON pointers of all nulls in a value. */
function nullPaths(value: any, path: string): string[] {
  if (value === null) {
    return [path];
  }
  const step = (field: string) => field.replace(/~/g, '~0').replace(/\//g, '~1');
  return typeof value === 'object' ? Object.entries(value).flatMap(([field, below]) => nullPaths(below, `${path}/${step(field)}`)) : [];
}
