// The rule that an object fits its CRD's schema, as the API server's strict field validation reads it.
import { typeIssue } from './kinds';
import type { Manifest } from './rule';
import { explain } from './schema-message';
import { validators, type SchemaError } from '../../imports/validators';
import { type Issue, issueText } from '../issues/issues';
import { table } from '../plain-data/plain-data';
import { cacheByText } from '../plain-data/text-cache';

/**
 * A webhook of KubeVirt's decodes these kinds into Go structs and writes their spec back before the API server looks
 * at the schema. What Go sets right on the way (missing strings, numbers and booleans, a quantity written as `0.5`) is
 * admitted there, and refused in every other kind, VirtualMachinePool among them; a few fields it spoils by writing null.
 */
const REWRITTEN = new Set(['kubevirt.io/v1/VirtualMachine', 'kubevirt.io/v1alpha3/VirtualMachine']);

/** The keywords that wrap what only some objects have to meet, and whether those are the rewritten ones. */
const CONDITIONS: { readonly [keyword: string]: boolean } = table({ unlessRewritten: false, whenRewritten: true });

/** What these refuse has no meaning in its place: a text for a number, or no quantity for one. */
const UNREADABLE = new Set(['type', 'pattern']);

/** The rule of every schema, as other rules say theirs. */
export const FITS_SCHEMA = {
  name: 'fits-schema',
  refuses: 'a field that the CRD does not have, a value of the wrong type, or a required field that is missing',
  story: 'The API server refuses wrong types and missing fields. Unknown fields it drops with a warning that is easily missed, or refuses too where the client asks '
    + 'for strict validation, as kubectl does by default; here they are always refused, since a field that is dropped does nothing.',
};

/** What a schema makes of an object. */
export interface SchemaVerdict {
  readonly violations: Issue[];
  /** Where values stand that do not have the type that their fields ask for, as JSON pointers; undefined where there is no schema. */
  readonly unreadable?: readonly string[];
}

/**
 * What an object's CRD refuses in it, without its null fields: unknown fields, wrong types and values, missing fields,
 * duplicates. Nothing for kinds whose schema this library does not have, unless they are mistyped. No message shows a value
 * that may be a secret.
 */
export function schemaVerdict(object: Manifest): SchemaVerdict {
  const kind = `${object.apiVersion}/${object.kind}`;
  const validator = validators[kind];
  if (!validator) {
    return { violations: typeViolations(object) };
  }
  if (validator(object)) {
    return { violations: [], unreadable: [] };
  }
  const errors = validator.errors!.filter((error) => isRefusal(error, kind));
  return {
    violations: eachOnce(errors.flatMap((error) => explain(error, kind, object))),
    unreadable: errors.filter(({ keyword }) => UNREADABLE.has(keyword)).map(({ instancePath }) => instancePath),
  };
}

/** The violations of an object's schema alone: what can be said of an object that is not whole yet. */
export function schemaIssues(object: Manifest): Issue[] {
  return schemaVerdict(withoutNulls(object)).violations;
}

/** Whether there is a judgement on an object: there is a schema for its kind, its kind is mistyped, or it does not say which it has. */
export function isJudged({ apiVersion, kind }: Manifest): boolean {
  return typeof apiVersion !== 'string' || typeof kind !== 'string' || isJudgedType(`${apiVersion}\n${kind}`);
}

const isJudgedType = cacheByText((type) => {
  const [apiVersion, kind] = type.split('\n');
  return validators[`${apiVersion}/${kind}`] !== undefined || typeIssue(apiVersion, kind) !== undefined;
});

function typeViolations({ apiVersion, kind }: Manifest): Issue[] {
  const wrong = typeIssue(apiVersion, kind);
  return wrong === undefined ? [] : [{ ...wrong, rule: FITS_SCHEMA.name }];
}

/** Several keywords of a schema may refuse the same. */
function eachOnce(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((each) => [issueText(each), { ...each, rule: FITS_SCHEMA.name }])).values()];
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
export function withoutNulls(value: any): any {
  // Most objects have none, and looking costs a quarter of copying.
  return hasNulls(value) ? copied(value) : value;
}

function hasNulls(value: any): boolean {
  return Array.isArray(value) ? value.some(hasNulls)
    : typeof value === 'object' && value !== null && Object.values(value).some((field) => field === null || field === undefined || hasNulls(field));
}

function copied(value: any): any {
  if (Array.isArray(value)) {
    return value.map(copied);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const kept = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(kept.map(([name, field]) => [name, copied(field)]));
}
