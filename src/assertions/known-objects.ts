// The objects that assertions check, as plain data, with what is known of their cluster: those in YAML, and the machines among them.
import { Claims } from './claims';
import type { ClusterCapabilitiesProps } from '../admission/cluster-capabilities';
import { inSource, issue, refuse } from '../issues/issues';
import { isMap, scalarText, textOf } from '../plain-data/plain-data';
import { asWritten } from '../template/as-written';
import { structureIssues } from '../template/structure';
import { readYaml } from '../yaml/yaml';

/** An object, and what is known of its cluster. */
export interface KnownObject {
  readonly object: any;
  readonly capabilities?: ClusterCapabilitiesProps;
  /** Whether a running machine can migrate: virt-handler knows more than manifests have, such as the CPUs of the nodes. */
  readonly isLiveMigratable?: boolean;
}

/** The claims among objects. */
export function claimsAmong(objects: readonly KnownObject[]): Claims {
  return new Claims(objects.map(({ object: manifest }) => {
    const { kind, metadata } = manifest;
    return { kind, namespace: metadata?.namespace, name: metadata?.name, manifest };
  }));
}

/**
 * The objects in YAML; the items of a List are separate objects.
 *
 * @throws one error that lists every mistake in the YAML, and every document that is not an object
 */
export function objectsOfText(text: string, source: string, capabilities?: ClusterCapabilitiesProps): KnownObject[] {
  const found = readYaml(text, source).flatMap(({ value, line }) => (
    value?.kind === 'List' && Array.isArray(value.items) ? value.items.map((item: any, index: number) => ({ value: item, line, path: `items[${index}]` })) : [{ value, line, path: '' }]
  ));
  refuse(found.filter(({ value }) => !isMap(value)).map(({ value, line, path }) => ({ source, line, ...issue(path, notAnObject(value)) })));
  return found.map(({ value: object }) => ({ object: isMap(object.metadata) ? object : { ...object, metadata: {} }, capabilities }));
}

/** A string that is the name of a file with manifests. No other string is shown, since it may be a secret. */
const FILE = /^\S*\.(?:ya?ml|json)$/i;

function notAnObject(value: unknown): string {
  return typeof value === 'string' && FILE.test(value) ? `${JSON.stringify(value)} is a path, but the content of that file is expected: read the file`
    : 'is not an object: write apiVersion, kind and metadata';
}

export function isMachine({ object }: KnownObject): boolean {
  return object.kind === 'VirtualMachine' && textOf(object.apiVersion).startsWith('kubevirt.io/');
}

/**
 * The machines among objects, as in their manifests: without nulls, and without fields that only a server writes.
 *
 * @throws one error that lists every field that is not a map or list where KubeVirt has one
 */
export function machinesIn(objects: readonly KnownObject[], source: string): KnownObject[] {
  const machines = objects.filter(isMachine).map((emitted) => ({ ...emitted, object: asWritten(emitted.object) }));
  refuse(machines.flatMap(({ object }) => structureIssues(object).map((each) => inSource(`${source}: VirtualMachine/${nameOf(object)}`, each))));
  return machines;
}

/** The name of an object in messages: its name, after its namespace if it has one. */
export function nameOf({ metadata }: any): string {
  return [metadata?.namespace, metadata?.name ?? metadata?.generateName].map(scalarText).filter(Boolean).join('/');
}

/** The kind of an object in messages. */
export function kindNameOf({ kind }: any): string {
  return textOf(kind) || 'object';
}
