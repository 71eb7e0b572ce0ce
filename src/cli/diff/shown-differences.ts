// The differences between two versions of an object, without secrets. More people read logs and comments than Secrets, so secrets are
// replaced by marks before the comparison: no value and no path of a difference contains one.
import { createHash, randomUUID } from 'crypto';
import { secretOf } from '../../admission/secrets/detectors';
import { FALSE_ALARMS, joinKey, secretValues } from '../../admission/secrets/secret-values';
import { DATA_FIELDS } from '../../cloud-init/volumes';
import { isMap, sortFields, textOf, withoutFields } from '../../plain-data/plain-data';
import { asWritten } from '../../template/as-written';
import { type Difference, differences } from '../manifests/differences';

/** A difference whose values are hidden if one of them is a secret or contains one. */
export interface ShownDifference extends Difference {
  readonly isSecret: boolean;
}

export function shownDifferences(before: any, after: any): ShownDifference[] {
  // Most objects are unchanged, and a search for secrets takes longer than a comparison.
  if (differences(before, after).length === 0) {
    return [];
  }
  const versions = [before, after].map((version) => new Version(version && asWritten(version)));
  // A secret in one version is also a secret in the other, even if nothing there shows it.
  const secrets = new Set(versions.flatMap((version) => version.secretTexts()));
  const [markedBefore, markedAfter] = versions.map((version) => version.withMarks(secrets));
  return differences(markedBefore, markedAfter).map((difference) => ({
    ...difference,
    path: difference.path.replace(MARKS, '(secret)'),
    isSecret: JSON.stringify([difference.before, difference.after]).includes(MARK),
  }));
}

/** The beginning of a mark. No manifest can contain it. */
const MARK = randomUUID();

const MARKS = new RegExp(`${MARK}[0-9a-f]+`, 'g');

/** The mark for a secret: equal secrets have equal marks. */
function markOf(secret: unknown): string {
  return `${MARK}${createHash('sha256').update(JSON.stringify(sortFields(secret))).digest('hex')}`;
}

/** A version of an object, and the paths of its secrets. */
class Version {
  private readonly secrets: ReadonlySet<string>;
  /** Including those that the object declares as false alarms. */
  private readonly withFalseAlarms: ReadonlySet<string>;

  constructor(private readonly object: any) {
    this.secrets = secretPaths(object);
    this.withFalseAlarms = declaresFalseAlarms(object) ? secretPaths(withoutDeclarations(object)) : this.secrets;
  }

  public secretTexts(): string[] {
    return [...this.textsIn('', '', this.object)];
  }

  public withMarks(secrets: ReadonlySet<string>): any {
    return this.replaceSecrets('', this.object, secrets);
  }

  private* textsIn(path: string, key: string, value: unknown): Iterable<string> {
    if (typeof value === 'string') {
      yield* this.isSecret(path, key, value) ? [value] : [];
    } else {
      for (const [step, field, item] of stepsOf(path, value)) {
        yield* this.textsIn(step, field, item);
      }
    }
  }

  /** A field's name may show a secret in cases where a rule that refuses objects would be wrong too often, such as `token`. */
  private isSecret(path: string, key: string, text: string): boolean {
    return this.secrets.has(path) || (!this.withFalseAlarms.has(path) && secretOf(key, text) !== undefined);
  }

  private replaceSecrets(path: string, value: any, secrets: ReadonlySet<string>): any {
    if (typeof value === 'string') {
      return secrets.has(value) ? markOf(value) : value;
    }
    // In a map, the secret is a key.
    if (this.secrets.has(path)) {
      return markOf(value);
    }
    const items = stepsOf(path, value).map(([step, key, item]) => [key, this.replaceSecrets(step, item, secrets)] as const);
    if (Array.isArray(value)) {
      return items.map(([, item]) => item);
    }
    return isMap(value) ? withHiddenFields(Object.fromEntries(items)) : value;
  }
}

type Step = readonly [path: string, key: string, item: unknown];

/** The items of a list or a map: their paths in the form of `secretValues`, their keys, which are empty in a list, and their values. */
function stepsOf(path: string, value: unknown): Step[] {
  if (Array.isArray(value)) {
    return value.map((item, index) => [`${path}[${index}]`, '', item]);
  }
  return isMap(value) ? Object.entries(value).map(([key, item]) => [joinKey(path, key), key, item]) : [];
}

function secretPaths(object: any): Set<string> {
  return new Set(isMap(object) ? secretValues(object).map(({ path }) => path) : []);
}

function declaresFalseAlarms(object: any): boolean {
  const annotations = object?.metadata?.annotations;
  return isMap(annotations) && Object.hasOwn(annotations, FALSE_ALARMS);
}

function withoutDeclarations(object: any): any {
  return { ...object, metadata: { ...object.metadata, annotations: withoutFields(object.metadata.annotations, [FALSE_ALARMS]) } };
}

/** The kind of Secrets, also if it is misspelled. */
const SECRET_KIND = /^secrets?$/i;

/** The fields of a Secret that contain its values. */
const VALUE_FIELDS = ['data', 'stringData'];

/** The fields of a Secret and its metadata without values. A misspelled or misplaced field may contain values, and annotations may contain copies. */
const SHOWN_FIELDS = ['apiVersion', 'kind', 'metadata', 'type', 'immutable'];
const SHOWN_METADATA = ['name', 'namespace', 'generateName', 'labels', 'finalizers', 'ownerReferences'];

/** The fields with user data and network data. Secrets are not searched for in values that are not strings. */
const CLOUD_INIT_TEXTS = DATA_FIELDS.flatMap(({ plain, base64 }) => [plain, base64]);

/** A Secret, at any place, with marks instead of its values; or a map with a mark for each cloud-init field that is not a string. */
function withHiddenFields(map: { readonly [key: string]: any }): object {
  if (!SECRET_KIND.test(textOf(map.kind))) {
    const nonStrings = CLOUD_INIT_TEXTS.filter((field) => typeof map[field] === 'object');
    return nonStrings.length === 0 ? map : { ...map, ...Object.fromEntries(nonStrings.map((field) => [field, markOf(map[field])])) };
  }
  // A reference to a Secret has no metadata, and other fields.
  return isMap(map.metadata)
    ? withMarksWhere({ ...map, metadata: withMarksWhere(map.metadata, isNotIn(SHOWN_METADATA)) }, isNotIn(SHOWN_FIELDS))
    : withMarksWhere(map, (field) => VALUE_FIELDS.includes(field));
}

function isNotIn(fields: readonly string[]): (field: string) => boolean {
  return (field) => !fields.includes(field);
}

function withMarksWhere(map: { readonly [key: string]: any }, isHidden: (field: string) => boolean): object {
  return Object.fromEntries(Object.entries(map).map(([field, value]) => [field, isHidden(field) ? withMarks(value) : value]));
}

/** Replaces values by marks. The keys of a Secret are shown. */
function withMarks(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withMarks);
  }
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMarks(item)])) : markOf(value);
}
