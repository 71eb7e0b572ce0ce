// Objects that stand in an object of another kind, such as the machine in a template of OpenShift or Cluster API: whoever looks at a
// repository looks at them too, each at its place in the other one. For a cluster that one is one object.
import { joinPath } from '../../issues/issues';
import { isMap, listOf, table } from '../../plain-data/plain-data';
import { asWritten } from '../../template/as-written';
import type { ReadDocument } from '../manifests/documents';
import { fieldAt } from '../manifests/machines';

/** An object, and where it stands. */
interface Nested {
  readonly path: string;
  readonly object: any;
}

/** The objects in one, by its API group and kind. */
const HOLDERS: { readonly [type: string]: (holder: any) => Nested[] } = table({
  'template.openshift.io/Template': ({ objects, parameters }) => listOf(objects)
    .map((object, index) => ({ path: `objects[${index}]`, object: withParameters(object, parametersOf(parameters)) })),
  'template.kubevirt.io/VirtualMachineTemplate': ({ spec }) => [
    { path: 'spec.virtualMachine', object: withParameters(fieldAt(spec, 'virtualMachine'), parametersOf(fieldAt(spec, 'parameters'))) },
  ],
  'infrastructure.cluster.x-k8s.io/KubevirtMachineTemplate': (holder) => machineAt(holder, 'spec.template.spec.virtualMachineTemplate'),
  'infrastructure.cluster.x-k8s.io/KubevirtMachine': (holder) => machineAt(holder, 'spec.virtualMachineTemplate'),
  'harvesterhci.io/VirtualMachineTemplateVersion': (holder) => machineAt(holder, 'spec.vm'),
});

/** A document, and then the objects in it. */
export function withNested(document: ReadDocument): ReadDocument[] {
  return [document, ...nestedIn(document)];
}

function nestedIn(document: ReadDocument): ReadDocument[] {
  const { raw, where, lineAt, placeOf, reread } = document;
  const nested = isMap(raw) && typeof raw.apiVersion === 'string' ? HOLDERS[`${raw.apiVersion.replace(/\/[^/]*$/, '')}/${raw.kind}`]?.(raw) ?? [] : [];
  return nested.filter(({ object }) => isMap(object)).map(({ path, object }, index) => ({
    ...document,
    value: asWritten(object),
    raw: object,
    where: `${document.source}:${lineAt(path)}`,
    lineAt: (inner) => lineAt(joinPath(path, inner)),
    placeOf: placeOf && ((inner) => placeOf(joinPath(path, inner))),
    // What one template makes may have the names of what another one makes.
    set: where,
    within: { object: document.value, path },
    reread: reread && (() => {
      const again = reread();
      return again && nestedIn(again)[index];
    }),
  }));
}

/** The machine of which there are metadata and spec, and that is called as what holds it unless it has a name. */
function machineAt({ metadata: holder, ...fields }: any, path: string): Nested[] {
  const { metadata, spec } = fieldAt(fields, path) ?? {};
  const known = { name: fieldAt(holder, 'name'), ...fieldAt(holder, 'namespace') === undefined ? {} : { namespace: holder.namespace } };
  const named = metadata === undefined || isMap(metadata) ? { ...known, ...metadata } : metadata;
  return spec === undefined ? [] : [{ path, object: { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: named, spec } }];
}

/** Values by the names of their parameters. One that is generated is not known. */
type Parameters = ReadonlyMap<string, string>;

function parametersOf(parameters: unknown): Parameters {
  const given = listOf(parameters).filter(isMap).filter(({ name, value }) => typeof name === 'string' && ['string', 'number', 'boolean'].includes(typeof value));
  return new Map(given.map(({ name, value }) => [name, String(value)]));
}

const PARAMETER = /\$\{(\w+)\}/g;
const WHOLE = /^\$\{\{(\w+)\}\}$/;

/** A value with its parameters filled in: `${NAME}` within texts, and `${{NAME}}` in the place of numbers and other values. */
function withParameters(value: any, parameters: Parameters): any {
  if (Array.isArray(value)) {
    return value.map((item) => withParameters(item, parameters));
  }
  if (isMap(value)) {
    return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, withParameters(item, parameters)]));
  }
  const whole = typeof value === 'string' ? parameters.get(WHOLE.exec(value)?.[1] ?? '') : undefined;
  return whole !== undefined ? jsonOr(whole) : typeof value === 'string' ? value.replace(PARAMETER, (found, name) => parameters.get(name) ?? found) : value;
}

/** The value that a text is in JSON, or else the text. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
