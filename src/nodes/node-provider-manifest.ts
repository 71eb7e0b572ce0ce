// Writes a NodeProvider as a document of vCluster Platform (`management.loft.sh/v1`).
import { ApiObject, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';
import type { NodeProviderProps } from './node-provider-props';
import type { NodeType } from './node-type';
import { nodeTypeTaints, withTaints } from './node-type-template';
import { LibraryObject } from '../objects/library-object';
import { isMap, isPlain, listOf, omitEmpty } from '../plain-data/plain-data';
import { withDataVolumeNames, withoutNamePlaceholder } from '../template/data-volume-names';
import { patchObject } from '../template/strategic-merge/patch';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

export const NODE_PROVIDER_API_VERSION = 'management.loft.sh/v1';

export const NODE_PROVIDER_KIND = 'NodeProvider';

/** The document of a provider. */
export function providerManifest(name: string, props: NodeProviderProps): any {
  const { template, nodeTypes, metadata, clusterRef, displayName, properties, additionalFields = {} } = props;
  const dataVolumes = [template._wire, ...nodeTypes.map(patchOf)].flatMap((each) => listOf(each?.spec?.dataVolumeTemplates));
  return mergeDeep(additionalFields, {
    apiVersion: NODE_PROVIDER_API_VERSION,
    kind: NODE_PROVIDER_KIND,
    metadata: omitEmpty({ ...metadata, name }),
    spec: {
      ...omitEmpty({ displayName, properties }),
      kubeVirt: {
        ...omitEmpty({ clusterRef }),
        virtualMachineTemplate: templateFields(template, dataVolumes),
        nodeTypes: nodeTypes.map((nodeType) => nodeTypeFields(template, nodeType, dataVolumes)),
      },
    },
  });
}

/** Emits a document. Its kind is cluster-scoped, so it gets no namespace. Nulls are kept: in a patch they delete fields. */
export function emitManifest(scope: Construct, id: string, document: any): ApiObject {
  const object = new LibraryObject(scope, id, document);
  object.addJsonPatch(
    ...object.metadata.namespace === undefined ? [] : [JsonPatch.remove('/metadata/namespace')],
    ...nullPaths(document, '').map((path) => JsonPatch.add(path, null)),
  );
  return object;
}

function nodeTypeFields(base: VirtualMachineTemplate, nodeType: NodeType, dataVolumes: readonly any[]): any {
  const { labels, annotations, taints = [], virtualMachineTemplate, mergeVirtualMachineTemplate, additionalFields = {}, ...fields } = nodeType;
  const templates = {
    virtualMachineTemplate: virtualMachineTemplate && templateFields(virtualMachineTemplate),
    mergeVirtualMachineTemplate: patchFields(patchOf({ mergeVirtualMachineTemplate }), dataVolumes),
  };
  const metadata = omitEmpty({ labels, annotations });
  const tainted = taints.length > 0 && taintFields(base, nodeType, templates);
  return mergeDeep(additionalFields, omitEmpty({ ...fields, metadata, ...templates, ...tainted }));
}

/** The templates of a node type with all of its taints: a list in its own template replaces the base's list. */
function taintFields(
  base: VirtualMachineTemplate, nodeType: NodeType, { virtualMachineTemplate, mergeVirtualMachineTemplate = {} }: any,
): object {
  const taints = nodeTypeTaints(base, nodeType);
  return virtualMachineTemplate === undefined
    ? { mergeVirtualMachineTemplate: withTaints(mergeVirtualMachineTemplate, taints) }
    : { virtualMachineTemplate: withTaints(virtualMachineTemplate, taints) };
}

function patchOf({ mergeVirtualMachineTemplate }: Pick<NodeType, 'mergeVirtualMachineTemplate'>): any {
  return patchObject(mergeVirtualMachineTemplate, 'mergeVirtualMachineTemplate');
}

/** A patch in the form of documents. Their readers do not fill in `{{NAME}}`. */
function patchFields(patch: any, dataVolumes: readonly any[]): any {
  return isMap(patch?.spec) ? { ...patch, spec: withoutDataVolumeNames(patch.spec, dataVolumes) } : patch;
}

/** A template in the form of documents: without apiVersion and kind, and without `{{NAME}}`, which their readers do not fill in. */
function templateFields(template: VirtualMachineTemplate, dataVolumes: readonly any[] = []): object {
  const { apiVersion: _apiVersion, kind: _kind, metadata, spec, ...fields } = template.toObject();
  return { ...omitEmpty({ metadata }), ...fields, spec: withoutDataVolumeNames(spec, dataVolumes) };
}

/**
 * A spec, or a patch of one, without `{{NAME}}` in the names of DataVolumes.
 *
 * @param others the DataVolume templates that the spec will be merged with; its volumes may name them too
 */
function withoutDataVolumeNames(spec: any, others: readonly any[]): any {
  const own = listOf(spec.dataVolumeTemplates);
  const { dataVolumeTemplates, template } = withDataVolumeNames({ ...spec, dataVolumeTemplates: [...own, ...others] }, withoutNamePlaceholder);
  return { ...spec, ...omitEmpty({ dataVolumeTemplates: dataVolumeTemplates!.slice(0, own.length), template }) };
}

/** Merges two documents. The second overrides the first. */
function mergeDeep(one: any, other: any): any {
  return isMap(one) && isMap(other)
    ? { ...one, ...Object.fromEntries(Object.entries(other).map(([field, value]) => [field, mergeDeep(one[field], value)])) }
    : other;
}

/** The JSON pointers of all nulls in a value. */
function nullPaths(value: any, path: string): string[] {
  if (value === null) {
    return [path];
  }
  const pointerSegment = (field: string) => field.replace(/~/g, '~0').replace(/\//g, '~1');
  return typeof value === 'object' && isPlain(value) ? Object.entries(value).flatMap(([field, below]) => nullPaths(below, `${path}/${pointerSegment(field)}`)) : [];
}
