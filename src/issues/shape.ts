// The shape of a document, or of a program's arguments: its fields, their values, and which of them are required.
import { checkFormat, displayText, type FieldFormats, type Format, hasFormat } from './formats';
import { fieldPath, independentIssues, issue, type Issue, type Issues, joinPath } from './issues';
import { findOtherSpelling, nearestNames, suggestQuantity } from './nearest-name';
import { isLazy, isMap } from '../plain-data/plain-data';
import { quantityValue } from '../plain-data/quantity';

/** What to write instead of a value, or the issues in it, or undefined if the value is valid. */
export type Check = (value: any) => string | readonly Issue[] | undefined;

/** The fields of a map. */
export interface Fields {
  readonly [field: string]: Shape;
}

/** The known fields that an unknown one was probably meant to be, or what to write instead; `siblings` is the map that has it. */
type FindSimilar = (field: string, known: readonly string[], siblings: any) => readonly string[];

/** The shape of a value: a check, the format of a string, the fields of a map, a list, a map that may have other fields, or a required field. */
export type Shape = Check | Format | Hidden | Fields | readonly [Shape] | Open | Required;

class Hidden {
  constructor(public readonly check: Check) {}
}

class Open {
  /** @param similar the known fields that an unknown one was probably meant to be */
  constructor(
    public readonly fields: Fields, public readonly others: Shape, public readonly similar: (field: string, siblings: any) => readonly string[],
  ) {}
}

class Required {
  constructor(public readonly shape: Shape, public readonly advice: string) {}
}

/** A string. */
export const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string, in quotes where YAML reads it as something else';

/** A string that is not empty: a name. */
export const name: Check = (value) => typeof value !== 'string' ? 'write a name, in quotes where YAML reads it as something else' : value === '' ? 'write a name' : undefined;

/** A whole number from 1. */
export const count: Check = (value) => Number.isInteger(value) && value > 0 ? undefined : 'write a whole number from 1';

/** A boolean. */
export const flag: Check = (value) => typeof value === 'boolean' ? undefined : 'write true or false';

/** A Kubernetes quantity above zero. */
export const amount: Check = (value) => ['string', 'number'].includes(typeof value) && quantityValue(value)! > 0
  ? undefined : `write ${suggestQuantity(value, 'a quantity such as 4 or "8Gi"')}`;

/** Any value. */
export const anything: Check = () => undefined;

/** One of some strings. */
export function oneOf(...values: string[]): Check {
  return (value) => values.includes(value) ? undefined : `write one of ${values.join(', ')}`;
}

/** A map with any keys, whose values all have one shape. */
export function mapOf(item: Shape): Shape {
  return new Open({}, item, () => NO_NAMES);
}

const NO_NAMES: readonly string[] = [];

/** A map that may have other fields too. Fields with nearly the name of a known field are refused as misspelled. */
export function open(fields: Fields): Shape {
  return atLeast(fields, anything, (field, known) => nearestNames(field, known));
}

/**
 * A map that may have other fields, which all have one shape. Fields with the name of a known field in another spelling are refused, and
 * those that `findSimilar` takes for misspelled.
 */
export function atLeast(fields: Fields, others: Shape, findSimilar: FindSimilar = () => NO_NAMES): Shape {
  return new Open(fields, others, (field, siblings) => {
    const known = fieldNamesOf(fields).all;
    const same = findOtherSpelling(field, known);
    return same === undefined ? findSimilar(field, known, siblings) : [same];
  });
}

/** A value that no message shows. Messages only name its kind. */
export function hidden(check: Check): Shape {
  return new Hidden(check);
}

/** A required field; `advice` is what to write if it is missing. The issues of a missing map are those of its own required fields. */
export function required(shape: Shape, advice: string): Shape {
  return new Required(shape, advice);
}

/** The metadata of an object of a kind: the fields that a person writes, and those that a live object has in addition. */
export function metadataOf(kind: string): Shape {
  const advice = `name the ${kind}`;
  return required({
    name: required(name, advice),
    namespace: name,
    labels: mapOf(text),
    annotations: mapOf(text),
    finalizers: anything,
    ownerReferences: anything,
  }, advice);
}

/** How values are written. */
export interface Form {
  /** What to write for a list. */
  readonly list: string;
  readonly map: string;
  /** The paths of values that may be secrets. Messages only name their kind. */
  readonly secret?: RegExp;
}

const YAML: Form = { list: 'write "- " before each item', map: 'write a name, ":" and its value on each line' };

/**
 * All issues of a value with their paths: fields that are missing, have a wrong value, or are unknown.
 *
 * @param form how the author writes values
 */
export function shapeIssues(value: any, shape: Shape, path: string = '', form: Form = YAML): Issue[] {
  // Nearly every value fits, and finding that out needs no paths.
  return fits(value, shape) ? [] : issuesOf(value, shape, path, form);
}

/** Whether a value has the shape: whether `issuesOf` finds nothing. */
export function fits(value: any, shape: Shape): boolean {
  if (shape instanceof Required) {
    return value !== undefined && fits(value, shape.shape);
  }
  return value === undefined || fitsDefined(value, shape);
}

function fitsDefined(value: any, shape: Exclude<Shape, Required>): boolean {
  if (typeof shape === 'function' || shape instanceof Hidden) {
    return checkOf(shape)(value) === undefined;
  }
  if (isFormat(shape)) {
    return typeof value === 'string' && hasFormat(value, shape);
  }
  if (isListShape(shape)) {
    return Array.isArray(value) && fitsEach(value, shape[0]);
  }
  return hasFields(value) && fitsFields(value, shape);
}

const hasFields = (value: any) => isMap(value) && !isLazy(value);

/** A list of a program may have holes, which `every` skips. */
function fitsEach(list: readonly any[], shape: Shape): boolean {
  for (const item of list) {
    if (item === undefined || !fits(item, shape)) {
      return false;
    }
  }
  return true;
}

function fitsFields(value: any, shape: Fields | Open): boolean {
  const fields = fieldsOf(shape);
  const prototype = Object.getPrototypeOf(value);
  // Only existing fields are checked, unless they may be those of a class.
  const checkedFields = prototype === Object.prototype || prototype === null ? fieldNamesOf(fields).required : fieldNamesOf(fields).all;
  for (const field of checkedFields) {
    if (!fits(value[field], fields[field])) {
      return false;
    }
  }
  for (const field of Object.keys(value)) {
    const shapeOfIt = shapeOfField(field, shape, value);
    if (shapeOfIt === undefined || !fits(value[field], shapeOfIt)) {
      return false;
    }
  }
  return true;
}

/** The shape of a field; undefined for a field that is not allowed. */
function shapeOfField(field: string, shape: Fields | Open, siblings: any): Shape | undefined {
  const fields = fieldsOf(shape);
  if (Object.hasOwn(fields, field)) {
    return fields[field];
  }
  return shape instanceof Open && shape.similar(field, siblings).length === 0 ? shape.others : undefined;
}

interface FieldNames {
  readonly all: readonly string[];
  readonly required: readonly string[];
}

const fieldNames = new WeakMap<Fields, FieldNames>();

/** The names of the fields of a shape, which does not change. */
function fieldNamesOf(fields: Fields): FieldNames {
  const known = fieldNames.get(fields);
  if (known !== undefined) {
    return known;
  }
  const all = Object.keys(fields);
  const names = { all, required: all.filter((field) => fields[field] instanceof Required) };
  fieldNames.set(fields, names);
  return names;
}

/** The same issues as `shapeIssues`, found the slow way. */
export function issuesOf(value: any, shape: Shape, path: string = '', form: Form = YAML): Issue[] {
  if (shape instanceof Required) {
    return value === undefined ? missingIssues(shape, path, form) : issuesOf(value, shape.shape, path, form);
  }
  return value === undefined ? [] : issuesOfValue(value, shape, path, form);
}

/**
 * All issues of a value: those of its shape, and those that further rules find in its valid part.
 *
 * @param rules the further rules, for a value that has the shape
 */
export function shapeAndRuleIssues<Value>(value: Value, shape: Shape, rules: (valid: Value) => Issues, path: string = ''): Issue[] {
  const issues = shapeIssues(value, shape, path);
  const valid = issues.length === 0 ? value : validPart(value, shape);
  return [...issues, ...valid === undefined ? [] : independentIssues(issues, rules(valid))];
}

/** The part of a value that has the shape: without invalid fields, and without maps that lack a required field; undefined if no part has it. */
export function validPart(value: any, shape: Shape): any {
  const inner = (shape instanceof Required ? shape.shape : shape) as Exclude<Shape, Required>;
  if (value === undefined || typeof inner === 'function' || inner instanceof Hidden || isFormat(inner)) {
    return fits(value, inner) ? value : undefined;
  }
  if (isListShape(inner)) {
    const items = Array.isArray(value) ? Array.from(value, (item) => validPart(item, inner[0])) : [undefined];
    return items.includes(undefined) ? undefined : items;
  }
  return hasFields(value) ? validFields(value, inner) : undefined;
}

function validFields(value: any, shape: Fields | Open): any {
  const valid = Object.fromEntries(Object.keys(value).flatMap((field) => {
    const shapeOfIt = shapeOfField(field, shape, value);
    const part = shapeOfIt && validPart(value[field], shapeOfIt);
    return part === undefined ? [] : [[field, part]];
  }));
  return fieldNamesOf(fieldsOf(shape)).required.every((field) => valid[field] !== undefined) ? valid : undefined;
}

function issuesOfValue(value: any, shape: Exclude<Shape, Required>, path: string, form: Form): Issue[] {
  const shown = () => canDisplay(shape, path, form) ? describeValue(value) : kindOf(value);
  const refusal = (what: string) => [issue(path, isLazy(value) ? LAZY : `${shown()} is not ${what}`)];
  if (typeof shape === 'function' || shape instanceof Hidden) {
    const found = checkOf(shape)(value) ?? [];
    return typeof found === 'string' ? refusal(`valid here: ${found}`) : found.map((each) => ({ ...each, path: joinPath(path, each.path) }));
  }
  if (isFormat(shape)) {
    return typeof value === 'string' ? [...checkFormat(path, value, shape)] : refusal(`${shape.is}: write ${shape.write}`);
  }
  if (isListShape(shape)) {
    return Array.isArray(value) ? issuesOfItems(value, shape[0], path, form) : refusal(`a list: ${form.list}`);
  }
  return hasFields(value) ? issuesOfFields(value, shape, path, form) : refusal(`a map: ${mapAdvice(fieldNamesOf(fieldsOf(shape)).all, form)}`);
}

const LAZY = 'a Lazy has no value before synth, and this one is needed earlier: write the value itself';

const checkOf = (shape: Check | Hidden): Check => shape instanceof Hidden ? shape.check : shape;

/** Whether a message may show a value, which may be a secret. */
function canDisplay(shape: Shape, path: string, { secret }: Form): boolean {
  return !(shape instanceof Hidden) && !(isFormat(shape) && shape.secret) && !secret?.test(path);
}

/** What to write instead of a value that is not a map. */
const mapAdvice = (names: readonly string[], form: Form) => names.length === 0 ? form.map : `write one with ${names.join(', ')}`;

/** A list of a program may have holes. */
function issuesOfItems(list: readonly any[], shape: Shape, path: string, form: Form): Issue[] {
  const item = required(shape, 'write a value, or leave it out of the list');
  return Array.from(list, (each, index) => issuesOf(each, item, `${path}[${index}]`, form)).flat();
}

function issuesOfFields(value: any, shape: Fields | Open, path: string, form: Form): Issue[] {
  const fields = fieldsOf(shape);
  const issues: Issue[] = [];
  for (const field of fieldNamesOf(fields).all) {
    // Most fields of most values are not set, and building paths takes time.
    if (value[field] !== undefined || fields[field] instanceof Required) {
      issues.push(...issuesOf(value[field], fields[field], fieldPath(path, field), form));
    }
  }
  for (const field of Object.keys(value)) {
    if (!Object.hasOwn(fields, field)) {
      issues.push(...unknownFieldIssues(value, field, shape, path, form));
    }
  }
  return issues;
}

/** The issues of a field that the shape of its map does not have. */
function unknownFieldIssues(map: any, field: string, shape: Fields | Open, path: string, form: Form): Issue[] {
  const similar = shape instanceof Open ? shape.similar(field, map) : [];
  if (shape instanceof Open && similar.length === 0) {
    return issuesOf(map[field], shape.others, fieldPath(path, field), form);
  }
  const known = fieldNamesOf(fieldsOf(shape)).all;
  const same = findOtherSpelling(field, known);
  const others = `${known.length > 1 ? 'one of ' : ''}${known.join(', ')}`;
  const advice = same === undefined ? `unknown field: write ${similar.join(' or ') || others}` : `is written ${same} here: write that`;
  return [issue(fieldPath(path, field), advice)];
}

const fieldsOf = (shape: Fields | Open): Fields => shape instanceof Open ? shape.fields : shape;

/** The issues of a missing map are those of its required fields, since these have to be written. */
function missingIssues({ shape, advice }: Required, path: string, form: Form): Issue[] {
  const below = shape instanceof Open || Object.getPrototypeOf(shape) === Object.prototype ? issuesOf({}, shape, path, form) : [];
  return below.length > 0 ? below : [issue(path, `is missing: ${advice}`)];
}

/** A map's fields may include one called `is`, but its shape is never a string. */
function isFormat(shape: Shape): shape is Format {
  return typeof (shape as Format).is === 'string';
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

/** A value as a message shows it: only short strings, and only the kind of maps and lists. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return displayText(value);
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : kindOf(value);
}

/** The kind of a value, as a message names it. */
export function kindOf(value: unknown): string {
  return value === undefined ? 'nothing' : value === null ? 'null' : Array.isArray(value) ? 'a list' : isMap(value) ? 'a map' : `a ${typeof value}`;
}

/** The issues of the fields that have a format, each below `path`. */
export function checkFieldFormats(path: string, fields: object, formats: FieldFormats): Issue[] {
  const given: { readonly [field: string]: any } = fields;
  const areValid = Object.keys(formats).every((field) => fits(given[field], formats[field]));
  return areValid ? [] : issuesOf(fields, atLeast(formats, anything), path);
}
