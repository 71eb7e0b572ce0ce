// The rule that an object fits its CRD's schema, as the API server's strict field validation reads it.
import { explain } from './schema-message';
import { validators, type SchemaError } from '../../imports/validators';

/**
 * A webhook of KubeVirt's decodes these kinds into Go structs and writes their spec back before the API server looks
 * at the schema. What Go sets right on the way (missing strings, numbers and structs, a quantity written as `0.5`) is
 * admitted there, and refused in every other kind, VirtualMachinePool among them; a few fields it spoils by writing null.
 */
const REWRITTEN = new Set(['kubevirt.io/v1/VirtualMachine', 'kubevirt.io/v1alpha3/VirtualMachine']);

/** The keywords that wrap what only some objects have to meet, and whether those are the rewritten ones. */
const CONDITIONS: { readonly [keyword: string]: boolean } = { unlessRewritten: false, whenRewritten: true };

/** The groups of KubeVirt and CDI. */
const GROUP = /(^|\.)kubevirt\.io\//;

/**
 * What an object's CRD refuses in it: unknown fields, wrong types and values, missing fields, duplicates. Nothing for
 * kinds whose schema this library does not have, unless it has them under another apiVersion of KubeVirt or CDI. No
 * message shows a value that may be a secret.
 */
export function schemaViolations(object: { readonly [field: string]: any }): string[] {
  const kind = `${object.apiVersion}/${object.kind}`;
  const validator = validators[kind];
  if (!validator) {
    return apiVersionViolations(object);
  }
  const value = withoutNulls(object);
  if (validator(value)) {
    return [];
  }
  const messages = validator.errors!.filter((error) => isRefusal(error, kind)).map((error) => explain(error, kind, value));
  return [...new Set(messages.flat())];
}

function apiVersionViolations({ apiVersion, kind }: { readonly [field: string]: any }): string[] {
  const served = Object.keys(validators).find((known) => known.endsWith(`/${kind}`));
  return served && GROUP.test(apiVersion)
    ? [`apiVersion: ${JSON.stringify(apiVersion)} does not serve ${kind}, write ${JSON.stringify(served.slice(0, -kind.length - 1))}`]
    : [];
}

function isRefusal({ keyword, schemaPath, instancePath }: SchemaError, kind: string): boolean {
  const rewritten = REWRITTEN.has(kind) && isWithin(instancePath, '/spec');
  const condition = schemaPath.split('/').find((step) => step in CONDITIONS);
  // The wrapper reports itself besides what it wraps.
  return !(keyword in CONDITIONS) && (condition === undefined || CONDITIONS[condition] === rewritten);
}

function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

/** The API server removes null fields before it validates, and a manifest has no undefined ones; lists keep theirs. */
function withoutNulls(value: any): any {
  if (Array.isArray(value)) {
    return value.map(withoutNulls);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const kept = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutNulls(field)]));
}
