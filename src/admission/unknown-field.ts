// What to write instead of a field that a schema does not have: it is misspelt, misplaced or of another version.
import { fieldSchema, kindSchema } from './field-schema';
import { type EmptyField, emptyFieldAbove, suggestedPlaces } from './misplaced-fields';
import type { Place } from './schema-place';
import { schemas, type Schema, type SchemaError } from '../../imports/validators';
import { CDI_VERSION, KUBEVIRT_VERSION } from '../../imports/versions';
import { fieldPath } from '../issues/issues';
import { alternatives, nearestFields, nearestNames } from '../issues/nearest-name';
import { KeyCache } from '../plain-data/text-cache';

/** The most names that a message lists. */
export const MAX_LISTED = 12;

/** A field of an older version of KubeVirt's API that was renamed or removed, and that old manifests still have; or one that is often taken for another. */
interface RenamedField {
  readonly field: string;
  /** The end of the path of the object that had the field. */
  readonly of: RegExp;
  readonly now: string;
}

const VOLUME = /\.volumes\[\d+]$/;

const DISK = /\.devices\.disks\[\d+]$/;

const RENAMED: readonly RenamedField[] = [
  { field: 'registryDisk', of: VOLUME, now: 'was renamed, write "containerDisk"' },
  { field: 'volumeName', of: DISK, now: 'was removed from the API, give the disk the name of its volume and remove volumeName' },
  { field: 'floppy', of: DISK, now: 'was removed from KubeVirt, write "cdrom" or "disk"' },
  { field: 'userDataSecretRef', of: /\.cloudInit(?:NoCloud|ConfigDrive)$/, now: 'was renamed, write "secretRef" with the name of the Secret' },
  { field: 'name', of: /\.volumes\[\d+]\.persistentVolumeClaim$/, now: 'is named "claimName"' },
  { field: 'name', of: /\.secret$/, now: 'is named "secretName"' },
  { field: 'secretName', of: /\.(?:secretRef|networkDataSecretRef)$/, now: 'is named "name"' },
  { field: 'flavor', of: /^spec$/, now: 'was renamed, write "instancetype"' },
  { field: 'migrationConfiguration', of: /^spec\.configuration$/, now: 'is named "migrations"' },
  { field: 'emulation', of: /^spec\.configuration$/, now: 'is named "developerConfiguration.useEmulation"' },
  { field: 'networkConfiguration', of: /^spec\.configuration$/, now: 'is named "network"' },
  { field: 'nodeAntiAffinity', of: /ffinity$/, now: 'is named "nodeAffinity", with the operators "NotIn" and "DoesNotExist"' },
  { field: 'version', of: /^$/, now: 'is named "apiVersion"' },
];

/** What to write instead of a field of an older API version; undefined for any other field. */
function renamedField(path: string, name: string): string | undefined {
  return RENAMED.find(({ field, of }) => field === name && of.test(path))?.now;
}

/** What is wrong with an unknown field, and what to write instead. */
export function unknownFieldMessage(place: Place, name: string): string {
  const mistake = mistakeOf(place, name);
  if (mistake !== undefined) {
    return mistake;
  }
  const empty = emptyField(place, name);
  const message = empty === undefined ? `unknown field, ${knownFieldsMessage(place, name)}` : `unknown field here, ${indentAdvice(empty)}`;
  return `${message}${!place.isVersionKnown && mayBeLater(place, name) ? `; ${LATER_VERSION_ADVICE}` : ''}`;
}

function knownFieldsMessage({ path, schema, kind }: Place, name: string): string {
  const known = fieldsOf(schema);
  const near = nearestNames(name, known);
  if (near.length > 0) {
    return `did you mean ${alternatives(near)}`;
  }
  if (known.length === 0) {
    return `${path} has no fields: write {}`;
  }
  return known.length <= MAX_LISTED
    ? `write ${known.length === 1 ? '' : 'one of '}${alternatives(known)}, or remove it`
    : `none of the ${known.length} fields of ${path || 'the object'} in ${versionOf(kind)} has a similar name: remove it`;
}

const [MAJOR, MINOR] = KUBEVIRT_VERSION.split('.').map(Number);

const LATER_VERSION_ADVICE = `if the cluster has KubeVirt ${MAJOR}.${MINOR + 1} or newer, set kubevirtVersion in ClusterCapabilities or in the file of --capabilities`;

/** What is wrong with an unknown field that no later version will have: it was not merged, is of an older version, or belongs elsewhere. */
function mistakeOf(place: Place, name: string): string | undefined {
  if (name.startsWith('$')) {
    return 'a directive that was not merged, merge with mergeListsBy: "name" if it is in a list, or remove it';
  }
  const renamed = renamedField(place.path, name);
  if (renamed !== undefined) {
    return `unknown field, it ${renamed}`;
  }
  const elsewhere = misplacedAdvice(place, name);
  return elsewhere === undefined ? undefined : `unknown field here, ${elsewhere}`;
}

function fieldsOf(schema: Schema | undefined): readonly string[] {
  return Object.keys(schema?.properties ?? {});
}

/**
 * The path of the unknown field that an error reports, if a later version may have it.
 *
 * @param isNewer whether the cluster has a newer KubeVirt than the checks are made for
 */
export function laterFieldPath({ keyword, params: { additionalProperty: name } }: SchemaError, place: Place, isNewer: boolean): string | undefined {
  if (keyword !== 'additionalProperties' || !isNewer && !isOfCdi(place.kind)) {
    return undefined;
  }
  const isLater = isOfLaterCdi(place, name) || isNewer && mistakeOf(place, name) === undefined && mayBeLater(place, name);
  return isLater ? fieldPath(place.path, name) : undefined;
}

/** The fields that CDI 1.66 added, by the kind of source that has them. The version of a cluster's CDI is not known. */
export const ADDED_BY_CDI_1_66: ReadonlyArray<readonly [source: 'http' | 'vddk', field: string]> = [['http', 'insecureSkipVerify'], ['vddk', 'certConfigMap']];

function isOfLaterCdi({ kind, path }: Place, name: string): boolean {
  return isOfCdi(kind) && ADDED_BY_CDI_1_66.some(([source, field]) => field === name && path.endsWith(`source.${source}`));
}

/**
 * Whether a later version may have an unknown field in the spec of one of KubeVirt's kinds: it is probably neither misspelt nor meant for
 * another kind.
 */
function mayBeLater({ kind, steps, schema }: Place, name: string): boolean {
  return isOfKubeVirt(kind) && steps[0] === 'spec' && steps.at(-1) !== 'metadata'
    && nearestFields(name, fieldsOf(schema)).length === 0
    && !(steps.at(-1) === 'spec' && SPEC_FIELDS.of(name) === true);
}

/** Whether some kind of KubeVirt has a field in its spec. */
const SPEC_FIELDS = new KeyCache((name): true | undefined => (
  Object.keys(schemas.roots).some((kind) => isOfKubeVirt(kind) && fieldSchema(fieldSchema(kindSchema(kind), 'spec'), name) !== undefined) || undefined
));

/** Whether a kind, as `apiVersion/kind`, is one of KubeVirt and not of CDI. */
function isOfKubeVirt(kind: string): boolean {
  return /^(?:[a-z]+\.)?kubevirt\.io\//.test(kind) && !kind.includes('cdi.kubevirt.io/');
}

function isOfCdi(kind: string): boolean {
  return kind.startsWith('cdi.kubevirt.io/');
}

/** Where a misplaced field belongs; undefined if no place is near. */
function misplacedAdvice(place: Place, name: string): string | undefined {
  const empty = emptyField(place, name);
  // Where any name is allowed below the empty field, it need not be meant.
  if (empty !== undefined) {
    return empty.isNamed ? indentAdvice(empty) : undefined;
  }
  const places = placesFor(place, name);
  return places.length === 0 ? undefined : `move it to ${places.map((each) => each.place).join(' or ')}`;
}

function placesFor(place: Place, name: string): ReturnType<typeof suggestedPlaces> {
  return suggestedPlaces({ ...place, name, value: place.value?.[name] });
}

/** The steps to each field without a value that the unknown field of an error may have been meant to be, and which is therefore not missing. */
export function meantFields({ keyword, params: { additionalProperty: name } }: SchemaError, place: Place): (readonly string[])[] {
  if (keyword !== 'additionalProperties') {
    return [];
  }
  const elsewhere = placesFor(place, name);
  return elsewhere.length > 0
    ? elsewhere.map(({ path }) => path)
    : nearestNames(name, fieldsOf(place.schema)).filter((field) => place.value[field] === undefined).map((field) => [...place.steps, field]);
}

function indentAdvice({ name, below }: EmptyField): string {
  return `indent it below ${JSON.stringify(name)} to make it ${below}`;
}

/** The field to indent an unknown field below. If any name is allowed below, a misspelt name is more likely. */
function emptyField({ schema, value, written, ...whole }: Place, name: string): EmptyField | undefined {
  // Without nulls, an object is the same as written.
  const empty = written === whole.object ? undefined : emptyFieldAbove({ ...whole, name, value: value?.[name] }, written);
  return empty === undefined || empty.isNamed || nearestNames(name, fieldsOf(schema)).length === 0 ? empty : undefined;
}

/** The version whose fields are known: a later one may have more. */
function versionOf(kind: string): string {
  return isOfKubeVirt(kind) ? `KubeVirt ${KUBEVIRT_VERSION}` : kind.includes('kubevirt.io/') ? `CDI ${CDI_VERSION}` : kind.startsWith('v1/') ? 'Kubernetes' : 'its CRD';
}

/** The path of the empty field that the message tells the user to indent an unknown field below, if any. */
export function emptyFieldOf({ keyword, params }: SchemaError, place: Place): string | undefined {
  return keyword === 'additionalProperties' ? emptyField(place, params.additionalProperty)?.path : undefined;
}
