// Objects within an object of another kind, such as the machine in a template of OpenShift or Cluster API. A check of a repository includes
// them, each at its place in the outer object. To a cluster, the outer object is a single one.
import { joinPath } from '../../issues/issues';
import { fieldAt } from '../../plain-data/fields';
import { parseJson } from '../../plain-data/json';
import { isMap, listOf, mapStrings, textOf } from '../../plain-data/plain-data';
import { asWritten } from '../../template/as-written';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import type { ReadDocument } from '../manifests/documents';

/** An object and its place. */
interface Nested {
  readonly path: string;
  readonly object: any;
}

/** A kind whose objects contain others. */
interface HolderKind {
  readonly group: string;
  readonly nested: (holder: any) => Nested[];
  /** The parameters of a template. */
  readonly parameters?: (holder: any) => unknown;
}

const HOLDERS = new Map<unknown, HolderKind>(Object.entries<HolderKind>({
  Template: {
    group: 'template.openshift.io',
    nested: ({ objects, parameters }) => {
      const values = parametersOf(parameters);
      return listOf(objects).map((object, index) => ({ path: `objects[${index}]`, object: withParameters(object, values) }));
    },
    parameters: ({ parameters }) => parameters,
  },
  VirtualMachineTemplate: {
    group: 'template.kubevirt.io',
    nested: ({ spec }) => [
      { path: 'spec.virtualMachine', object: withParameters(withMachineType(fieldAt(spec, 'virtualMachine')), parametersOf(fieldAt(spec, 'parameters'))) },
    ],
    parameters: ({ spec }) => fieldAt(spec, 'parameters'),
  },
  KubevirtMachineTemplate: {
    group: 'infrastructure.cluster.x-k8s.io',
    nested: (holder) => machineAt(holder, 'spec.template.spec.virtualMachineTemplate'),
  },
  KubevirtMachine: { group: 'infrastructure.cluster.x-k8s.io', nested: (holder) => machineAt(holder, 'spec.virtualMachineTemplate') },
  VirtualMachineTemplateVersion: { group: 'harvesterhci.io', nested: (holder) => machineAt(holder, 'spec.vm') },
}));

/** A document, and then the objects in it. */
export function withNested(document: ReadDocument): ReadDocument[] {
  return [document, ...nestedIn(document)];
}

function nestedIn(document: ReadDocument): ReadDocument[] {
  const { raw, where, lineAt, placeOf, reread } = document;
  const holder = HOLDERS.get(raw?.kind);
  if (holder === undefined || !textOf(raw.apiVersion).startsWith(`${holder.group}/`)) {
    return [];
  }
  const parameters = holder.parameters && namesOf(holder.parameters(raw));
  return holder.nested(raw).filter(({ object }) => isMap(object)).map(({ path, object }, index) => ({
    ...document,
    value: asWritten(object),
    raw: object,
    where: `${document.source}:${lineAt(path)}`,
    lineAt: (inner) => lineAt(joinPath(path, inner)),
    placeOf: placeOf && ((inner) => placeOf(joinPath(path, inner))),
    // Objects of one template may have the same names as those of another, or of the same one in another place.
    set: JSON.stringify([document.set, document.value.metadata?.namespace, where]),
    oldName: undefined,
    buildAdvice: undefined,
    within: { object: document.value, set: document.set, path, ...parameters && { parameters } },
    reread: reread && (() => {
      const again = reread();
      return again && nestedIn(again)[index];
    }),
  }));
}

/** A machine that needs no apiVersion and kind: the controller of the template adds them. */
function withMachineType(machine: unknown): unknown {
  return isMap(machine) ? { ...VIRTUAL_MACHINE, ...machine } : machine;
}

/** The machine with the given metadata and spec, which has the name of the outer object unless it has its own. */
function machineAt({ metadata: holder, ...fields }: any, path: string): Nested[] {
  const { metadata, spec } = fieldAt(fields, path) ?? {};
  const known = { name: fieldAt(holder, 'name'), ...fieldAt(holder, 'namespace') === undefined ? {} : { namespace: holder.namespace } };
  const named = metadata === undefined || isMap(metadata) ? { ...known, ...metadata } : metadata;
  return spec === undefined ? [] : [{ path, object: { ...VIRTUAL_MACHINE, metadata: named, spec } }];
}

/** Values by the names of their parameters. Generated values are unknown. */
type Parameters = ReadonlyMap<string, string>;

function parametersOf(parameters: unknown): Parameters {
  const given = listOf(parameters).filter(isMap).filter(({ name, value }) => typeof name === 'string' && ['string', 'number', 'boolean'].includes(typeof value));
  return new Map(given.map(({ name, value }) => [name, String(value)]));
}

/** The names of parameters, also of those without a value. */
function namesOf(parameters: unknown): ReadonlySet<string> {
  return new Set(listOf(parameters).filter(isMap).map(({ name }) => name).filter((name) => typeof name === 'string'));
}

const PARAMETER = /\$\{(\w+)\}/g;
const WHOLE_PARAMETER = /^\$\{\{(\w+)\}\}$/;

/** A value with its parameters filled in: `${NAME}` within strings, and `${{NAME}}` in the place of numbers and other values. */
function withParameters(value: any, parameters: Parameters): any {
  return mapStrings(value, (text) => {
    const whole = parameters.get(WHOLE_PARAMETER.exec(text)?.[1] ?? '');
    return whole === undefined ? text.replace(PARAMETER, (found, name) => parameters.get(name) ?? found) : parseJsonOrText(whole);
  });
}

/** The text parsed as JSON, or else the text itself. */
function parseJsonOrText(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text : value;
}
