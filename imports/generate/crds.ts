// The CRDs that KubeVirt's and CDI's Go modules print, annotated by `test/plane/gotypes`, and those that a module contains as files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { go, sourceFolder } from '../../test/plane/go';

/** A CRD's structural schema: a small subset of OpenAPI in which each value has exactly one schema. */
export interface StructuralSchema {
  readonly 'type'?: string;
  readonly 'format'?: string;
  readonly 'pattern'?: string;
  readonly 'enum'?: unknown[];
  readonly 'default'?: unknown;
  readonly 'nullable'?: boolean;
  readonly 'minimum'?: number;
  readonly 'maximum'?: number;
  readonly 'minLength'?: number;
  readonly 'maxLength'?: number;
  readonly 'minItems'?: number;
  readonly 'maxItems'?: number;
  readonly 'required'?: string[];
  readonly 'properties'?: { readonly [name: string]: StructuralSchema };
  readonly 'additionalProperties'?: StructuralSchema;
  readonly 'items'?: StructuralSchema;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-embedded-resource'?: boolean;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
  readonly 'x-kubernetes-list-type'?: string;
  readonly 'x-kubernetes-list-map-keys'?: string[];
  readonly 'x-kubernetes-validations'?: ReadonlyArray<{ readonly rule: string; readonly message: string }>;
  /** The package and name of the Go type that the schema was generated from. */
  readonly 'x-go-type'?: string;
  /** The integer is unsigned in Go: a webhook cannot even decode a negative one. */
  readonly 'x-go-unsigned'?: boolean;
  /** The required fields that Go writes even if they were absent. */
  readonly 'x-go-written'?: string[];
  /** The optional fields that Go writes as null if they were absent, which the schema then refuses. */
  readonly 'x-go-null'?: string[];
  /** The enum fields that Go omits when they are empty. */
  readonly 'x-go-omitted'?: string[];
}

/** One served version of a kind. */
export interface ServedKind {
  readonly apiVersion: string;
  readonly kind: string;
  /** Whether the cluster stores this version: the one to write. */
  readonly storage: boolean;
  readonly schema: StructuralSchema;
}

/** Runs the `crds` program of a Go module, and lists the served versions that it prints. */
export function printedKinds(goModule: string): ServedKind[] {
  return servedKinds(JSON.parse(go(goModule, 'run', './crds')));
}

/**
 * The served versions of the CRDs in a file of a module that a Go module requires.
 *
 * @param other a kind whose common fields of all objects are used, since a CRD may omit these
 */
export function heldKinds(goModule: string, required: string, file: string, other: ServedKind): ServedKind[] {
  const { apiVersion, kind, metadata } = other.schema.properties!;
  return servedKinds(loadAll(readFileSync(join(sourceFolder(goModule, required), file), 'utf8'))).map((each) => ({
    ...each, schema: { ...each.schema, properties: { apiVersion, kind, metadata, ...each.schema.properties } },
  }));
}

/** The PersistentVolumeClaim of Kubernetes, which has no CRD: a DataVolume contains its spec. */
export function claimKind(kinds: readonly ServedKind[]): ServedKind {
  const { spec, ...common } = kinds.find(({ kind }) => kind === 'DataVolume')!.schema.properties!;
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', storage: true, schema: { type: 'object', properties: { ...common, spec: spec.properties!.pvc } } };
}

/** The served versions of CRDs, in the order of the CRDs. */
export function servedKinds(crds: any[]): ServedKind[] {
  return crds.flatMap(({ spec }) => spec.versions.filter((version: any) => version.served).map((version: any) => ({
    apiVersion: `${spec.group}/${version.name}`,
    kind: spec.names.kind,
    storage: version.storage,
    schema: version.schema.openAPIV3Schema,
  })));
}
