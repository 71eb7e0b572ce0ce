// The rule that an object fits the schema of its CRD under strict field validation, and the check for nulls that KubeVirt's webhook refuses before
// the API server removes them.
import { isLaterApiVersion, typeIssue } from './kinds';
import { isNewerThanChecks, type VersionCapabilities } from './kubevirt-version';
import type { Manifest, RuleDescription } from './rule';
import { explain } from './schema-message';
import { placeOf } from './schema-place';
import { emptyFieldOf, laterFieldPath, meantFields } from './unknown-field';
import { validators, type SchemaError, type Validator } from '../../imports/validators';
import { type Issue, issueText } from '../issues/issues';
import { withoutNulls } from '../plain-data/nulls';
import { table, isMap } from '../plain-data/plain-data';
import { KeyCache } from '../plain-data/text-cache';

/**
 * A webhook of KubeVirt decodes these kinds into Go structs and writes their spec back before the API server checks the
 * schema. In doing so, Go corrects some values (missing strings, numbers and booleans, a quantity written as `0.5`), so they
 * are admitted. In every other kind, including VirtualMachinePool, they are refused. A few fields become invalid: Go writes null.
 */
const REWRITTEN = new Set(['VirtualMachine', 'VirtualMachineInstance'].flatMap((kind) => [`kubevirt.io/v1/${kind}`, `kubevirt.io/v1alpha3/${kind}`]));

/** The keywords whose conditions apply to some kinds only, and whether those are the rewritten ones. */
const CONDITIONS: { readonly [keyword: string]: boolean } = table({ unlessRewritten: false, whenRewritten: true });

/** Keywords whose refused values no rule can read: a string instead of a number, or a string that is not a quantity. */
const UNREADABLE = new Set(['type', 'pattern']);

export const FITS_SCHEMA: RuleDescription = {
  name: 'fits-schema',
  refuses: 'a field that the kind does not have, a value of the wrong type, or a required field that is missing',
  story: 'The API server refuses wrong types and missing fields. It drops unknown fields with a warning that is easily missed, or refuses them if '
    + 'the client requests strict validation, as kubectl does by default. This library refuses unknown fields, because a dropped field has no '
    + 'effect. If the cluster has a newer KubeVirt than the checks are made for, set kubevirtVersion in ClusterCapabilities or in the file of '
    + '--capabilities: unknown fields that look neither misspelt nor misplaced are then warnings.',
};

/** The result of checking an object against its schema. */
export interface SchemaVerdict {
  readonly violations: readonly Issue[];
  /** The steps to each value of the wrong type; undefined if there is no schema. */
  readonly unreadable?: ReadonlyArray<readonly string[]>;
  /** The steps to each value that only seems missing: it is probably written in another place, or under a misspelt name. */
  readonly elsewhere?: ReadonlyArray<readonly string[]>;
  /** The paths of the empty fields that messages tell the user to indent unknown fields below. */
  readonly empty?: readonly string[];
  /** Whether a required field is missing, or a field is unknown, which may be a misspelling of a missing one. */
  readonly isIncomplete?: boolean;
  /** The paths of the fields that pass, because the cluster's newer KubeVirt or CDI may have them. */
  readonly later?: readonly string[];
}

/** The verdict on an object that its schema admits. */
export const FITTING: SchemaVerdict = { violations: [], unreadable: [] };

/**
 * What the CRD refuses in an object without null fields: unknown fields, wrong types and values, missing fields, duplicates.
 * Kinds whose schema this library does not have pass, unless they are mistyped. No message shows a value that may be a secret.
 *
 * @param written the object with its nulls
 * @param capabilities with a newer KubeVirt than the checks are made for, fields that it may have pass
 */
export function schemaVerdict(object: Manifest, written: Manifest = object, capabilities?: VersionCapabilities): SchemaVerdict {
  const { kind, validator, isMistyped } = typeOf(object);
  if (!validator) {
    const isLater = isNewerThanChecks(capabilities) && isLaterApiVersion(object.apiVersion, object.kind);
    return !isMistyped || isLater
      ? { violations: [], later: isLater ? ['apiVersion'] : [] }
      : { violations: [{ ...typeIssue(object.apiVersion, object.kind, capabilities)!, rule: FITS_SCHEMA.name }] };
  }
  if (validator(object)) {
    return FITTING;
  }
  const rewritten = isRewritten(kind, object);
  const isNewer = isNewerThanChecks(capabilities);
  const whole = { kind, object, written, isVersionKnown: capabilities?.kubevirtVersion !== undefined };
  const found = validator.errors!.filter((error) => isRefusal(error, rewritten)).map((error) => {
    const place = placeOf(error.instancePath, whole);
    return { error, place, later: laterFieldPath(error, place, isNewer) };
  });
  const refusals = found.filter(({ later }) => later === undefined);
  return {
    violations: deduplicate(refusals.flatMap(({ error, place }) => explain(error, place))),
    empty: refusals.flatMap(({ error, place }) => emptyFieldOf(error, place) ?? []),
    unreadable: refusals.filter(({ error: { keyword } }) => UNREADABLE.has(keyword)).map(({ place: { steps } }) => steps),
    elsewhere: refusals.flatMap(({ error, place }) => meantFields(error, place)),
    later: found.flatMap(({ later }) => later ?? []),
    isIncomplete: refusals.some(({ error: { keyword } }) => keyword === 'additionalProperties' || keyword === 'required'),
  };
}

/** Only the violations of an object's schema: rules cannot check an object that is not complete yet. */
export function schemaIssues(object: Manifest, capabilities?: VersionCapabilities): readonly Issue[] {
  const kept = withoutNulls(object);
  return schemaVerdict(kept, kept, capabilities).violations;
}

/** The paths of what only the newer KubeVirt of the cluster may have. The object must have no nulls. */
export function laterFields(object: Manifest, capabilities?: VersionCapabilities): readonly string[] {
  const isOfKubeVirt = isNewerThanChecks(capabilities) && !String(object.apiVersion).startsWith('cdi.');
  return isOfKubeVirt ? schemaVerdict(object, object, capabilities).later ?? [] : [];
}

/** The fields of a part of an object that its CRD does not have. */
export function unknownFieldIssues(part: Manifest, capabilities?: VersionCapabilities): Issue[] {
  const { kind, validator } = typeOf(part);
  const isNewer = isNewerThanChecks(capabilities);
  const errors = validator!(part) ? [] : validator!.errors!.filter(({ keyword }) => keyword === 'additionalProperties');
  return deduplicate(errors.flatMap((error) => {
    const place = placeOf(error.instancePath, { kind, object: part, written: part });
    return laterFieldPath(error, place, isNewer) === undefined ? explain(error, place) : [];
  }));
}

/** Whether an object is checked: there is a schema for its kind, or its kind is mistyped or missing. */
export function isValidated(object: Manifest): boolean {
  if (!isName(object.apiVersion) || !isName(object.kind)) {
    return true;
  }
  const { validator, isMistyped } = typeOf(object);
  return validator !== undefined || isMistyped;
}

/** Whether there is a schema for an object, so that rules know the types of its values. */
export function hasSchema(object: Manifest): boolean {
  return typeOf(object).validator !== undefined;
}

export function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** What is known about the objects of an apiVersion and kind. */
interface ObjectType {
  /** Both, as in the names of the schemas. */
  readonly kind: string;
  /** Undefined if there is no schema. */
  readonly validator?: Validator;
  /** Whether the apiVersion or the kind is wrong, so that there is no schema. */
  readonly isMistyped: boolean;
}

/** By apiVersion, then by kind: a key made of both would have to be built and hashed for each object. */
const TYPES = new KeyCache((apiVersion) => new KeyCache((kind): ObjectType => {
  const type = `${apiVersion}/${kind}`;
  const validator = validators[type];
  return { kind: type, validator, isMistyped: validator === undefined && typeIssue(apiVersion, kind) !== undefined };
}));

function typeOf({ apiVersion, kind }: Manifest): ObjectType {
  return TYPES.of(apiVersion).of(kind);
}

/** Several keywords of a schema may refuse the same value with the same message. */
function deduplicate(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((each) => [issueText(each), { ...each, rule: FITS_SCHEMA.name }])).values()];
}

/** A clone is rewritten if its target has no name: the webhook generates one. */
function isRewritten(kind: string, { spec }: Manifest): boolean {
  return REWRITTEN.has(kind) || (kind.endsWith('/VirtualMachineClone') && isMap(spec) && !spec.target?.name);
}

function isRefusal({ keyword, schemaPath, instancePath }: SchemaError, isRewrittenKind: boolean): boolean {
  const rewritten = isRewrittenKind && /^\/spec(?:\/|$)/.test(instancePath);
  const condition = schemaPath.split('/').find((step) => step in CONDITIONS);
  // A wrapping keyword reports itself in addition to the keyword that it wraps.
  return !(keyword in CONDITIONS) && (condition === undefined || CONDITIONS[condition] === rewritten);
}

/** Go writes this field as null itself, so null is allowed. */
const NULLABLE_FIELD = 'creationTimestamp';

/** The kinds whose webhook refuses nulls in the metadata of their template. */
const NULLS_REFUSED = ['VirtualMachine', 'VirtualMachineInstanceReplicaSet'];

/** The nulls in the metadata of a VirtualMachine's or replica set's template, and of DataVolume templates. */
export function nullViolations(object: any): Issue[] {
  if (!NULLS_REFUSED.includes(object?.kind) || !String(object.apiVersion).startsWith('kubevirt.io/') || !isMap(object.spec)) {
    return [];
  }
  const { template, dataVolumeTemplates } = object.spec;
  const volumes = Array.isArray(dataVolumeTemplates) ? dataVolumeTemplates : [];
  const paths = [
    ...nullPaths('spec.template.metadata', template?.metadata),
    ...volumes.flatMap((volume, index) => isMap(volume?.metadata) ? [...nullPaths(`spec.dataVolumeTemplates[${index}].metadata`, volume.metadata)] : []),
  ];
  return paths.map((path) => ({ path, message: 'null is refused here, write a value or leave the field out', rule: FITS_SCHEMA.name }));
}

function* nullPaths(path: string, value: unknown): Iterable<string> {
  if (value === null) {
    yield path;
  } else if (isMap(value)) {
    for (const [field, inner] of Object.entries(value).filter(([name]) => name !== NULLABLE_FIELD)) {
      yield* nullPaths(/\.(?:labels|annotations)$/.test(path) ? `${path}[${field}]` : `${path}.${field}`, inner);
    }
  }
}
