// The shape of a document that another system defines, or of what a program hands over: which fields it has, what each may
// hold, and which must be there; and what else is asked of numbers, choices and names.
import { breaking, type FieldFormats, type Format } from './formats';
import { besides, issue, type Issue, Issues } from './issues';
import { nearestNames } from './nearest-name';
import { isMap } from '../plain-data/plain-data';
import { quantityValue } from '../plain-data/quantity';

/** Longer texts are no help in a message. */
const LONG = 80;

/** What to write instead of a value, or `undefined` where the value is right. */
export type Check = (value: any) => string | undefined;

/** The fields of a map. */
export interface Fields {
  readonly [field: string]: Shape;
}

/** A field's check, the format of a text, the fields of a map, with others or without, a list of one shape, a map with keys of the user's choice, or a field that must be there. */
export type Shape = Check | Format | Hidden | Fields | readonly [Shape] | MapOf | Open | Required;

class MapOf {
  constructor(public readonly item: Shape) {}
}

class Hidden {
  constructor(public readonly check: Check) {}
}

class Open {
  constructor(public readonly fields: Fields, public readonly others?: Shape) {}
}

class Required {
  constructor(public readonly shape: Shape, public readonly advice: string) {}
}

/** A string. */
export const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string, in quotes where YAML reads it as something else';

/** A string that is not empty: a name. */
export const name: Check = (value) => typeof value === 'string' && value !== '' ? undefined : 'write a name, in quotes where YAML reads it as something else';

/** A whole number from 1. */
export const count: Check = (value) => Number.isInteger(value) && value > 0 ? undefined : 'write a whole number from 1';

/** A boolean. */
export const flag: Check = (value) => typeof value === 'boolean' ? undefined : 'write true or false';

/** A Kubernetes quantity above zero. */
export const amount: Check = (value) => ['string', 'number'].includes(typeof value) && quantityValue(value)! > 0 ? undefined : 'write a quantity such as 4 or "8Gi"';

/** Anything: kept as it is. */
export const anything: Check = () => undefined;

/** One of some strings. */
export function oneOf(...values: string[]): Check {
  return (value) => values.includes(value) ? undefined : `write one of ${values.join(', ')}`;
}

/** A map whose keys are the user's, each with a value of one shape. */
export function mapOf(item: Shape): Shape {
  return new MapOf(item);
}

/** A map that may have other fields too, but none that is called nearly as one of these: that one is misspelt. */
export function open(fields: Fields): Shape {
  return new Open(fields);
}

/** A map that may have others than these fields, whatever they are called, all of one shape. */
export function atLeast(fields: Fields, others: Shape): Shape {
  return new Open(fields, others);
}

/** A value of which no message shows more than what kind it is of. */
export function hidden(check: Check): Shape {
  return new Hidden(check);
}

/** A field that must be there; `advice` says what to write where it is not. Of a map that is missing, its own required fields are asked for. */
export function required(shape: Shape, advice: string): Shape {
  return new Required(shape, advice);
}

/** The metadata of an object of a kind: what a person writes, and what a live object has besides. */
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
  /** Whose values may be secrets, by their paths: no message shows more than what kind they are of. */
  readonly secret?: RegExp;
}

const YAML: Form = { list: 'write "- " before each item', map: 'write a name, ":" and its value on each line' };

/**
 * All that is wrong with a value, each with its path: fields that are missing, that hold something else, or that the shape lacks.
 *
 * @param form how the author writes values
 */
export function shapeIssues(value: any, shape: Shape, path: string = '', form: Form = YAML): Issue[] {
  if (shape instanceof Required) {
    return value === undefined ? missing(shape, path, form) : shapeIssues(value, shape.shape, path, form);
  }
  return value === undefined ? [] : issuesOfValue(value, shape, path, form);
}

/**
 * All that is wrong with a value: by its shape, and by what else is asked of that in it which has the right shape.
 *
 * @param rules what is wrong with a value that has the shape
 */
export function issuesOfBoth<Value>(value: Value, shape: Shape, rules: (right: Value) => Issues, path: string = '', form: Form = YAML): Issue[] {
  const odd = shapeIssues(value, shape, path, form);
  const right = odd.length === 0 ? value : fitting(value, shape);
  return [...odd, ...right === undefined ? [] : besides(odd, rules(right))];
}

/** What of a value has the shape: without fields that have not, and without what lacks a field that it must have; nothing where that is all of it. */
export function fitting(value: any, shape: Shape): any {
  const inner = (shape instanceof Required ? shape.shape : shape) as Exclude<Shape, Required>;
  if (value === undefined || typeof inner === 'function' || inner instanceof Hidden || isFormat(inner)) {
    return shapeIssues(value, inner).length === 0 ? value : undefined;
  }
  if (isListShape(inner)) {
    const items = Array.isArray(value) ? Array.from(value, (item) => fitting(item, inner[0])) : [undefined];
    return items.includes(undefined) ? undefined : items;
  }
  return isMap(value) ? fittingFields(value, inner) : undefined;
}

function fittingFields(value: any, shape: Fields | Open | MapOf): any {
  const fields = shape instanceof MapOf ? {} : fieldsOf(shape);
  const others = shape instanceof MapOf ? shape.item : shape instanceof Open ? shape.others ?? anything : undefined;
  const shapeOf = (field: string) => Object.hasOwn(fields, field) ? fields[field] : others;
  const entries = Object.keys(value).map((field) => ({ field, shape: shapeOf(field) })).flatMap((each) => {
    const right = each.shape && fitting(value[each.field], each.shape);
    return right === undefined ? [] : [[each.field, right]];
  });
  const right = Object.fromEntries(entries);
  return Object.keys(fields).some((field) => fields[field] instanceof Required && right[field] === undefined) ? undefined : right;
}

function issuesOfValue(value: any, shape: Exclude<Shape, Required>, path: string, form: Form): Issue[] {
  const refused = (what: string) => [issue(path, `${shape instanceof Hidden || isFormat(shape) && shape.secret || form.secret?.test(path) ? kindOf(value) : shown(value)} is not ${what}`)];
  if (typeof shape === 'function' || shape instanceof Hidden) {
    const advice = typeof shape === 'function' ? shape(value) : shape.check(value);
    return advice === undefined ? [] : refused(`right here: ${advice}`);
  }
  if (isFormat(shape)) {
    return typeof value === 'string' ? [...breaking(path, value, shape)] : refused(`${shape.is}: write ${shape.write}`);
  }
  if (isListShape(shape)) {
    return Array.isArray(value) ? issuesOfItems(value, shape[0], path, form) : refused(`a list: ${form.list}`);
  }
  if (shape instanceof MapOf) {
    return isMap(value)
      ? Object.entries(value).flatMap(([key, item]) => shapeIssues(item, shape.item, child(path, key), form))
      : refused(`a map: ${form.map}`);
  }
  return isMap(value) ? issuesOfFields(value, shape, path, form) : refused(`a map: write its fields ${Object.keys(fieldsOf(shape)).join(', ')}`);
}

/** A list of a program may have holes. */
function issuesOfItems(list: readonly any[], shape: Shape, path: string, form: Form): Issue[] {
  const item = required(shape, 'write a value, or leave it out of the list');
  return Array.from(list, (each, index) => shapeIssues(each, item, `${path}[${index}]`, form)).flat();
}

function issuesOfFields(value: any, shape: Fields | Open, path: string, form: Form): Issue[] {
  const fields = fieldsOf(shape);
  const issues: Issue[] = [];
  for (const field of Object.keys(fields)) {
    // Most fields of most values are not there, and putting paths together takes time.
    if (value[field] !== undefined || fields[field] instanceof Required) {
      issues.push(...shapeIssues(value[field], fields[field], child(path, field), form));
    }
  }
  for (const field of Object.keys(value)) {
    if (!Object.hasOwn(fields, field)) {
      issues.push(...issuesOfOther(value[field], field, shape, path, form));
    }
  }
  return issues;
}

/** What is wrong with a field that the shape does not name. */
function issuesOfOther(value: any, field: string, shape: Fields | Open, path: string, form: Form): Issue[] {
  if (shape instanceof Open && shape.others !== undefined) {
    return shapeIssues(value, shape.others, child(path, field), form);
  }
  const known = Object.keys(fieldsOf(shape));
  return shape instanceof Open && nearestNames(field, known).length === 0 ? [] : [issue(child(path, field), `there is no such field: known are ${known.join(', ')}`)];
}

function fieldsOf(shape: Fields | Open): Fields {
  return shape instanceof Open ? shape.fields : shape;
}

/** Of a map that is missing, the fields that it has to have are what to write. */
function missing({ shape, advice }: Required, path: string, form: Form): Issue[] {
  const below = shape instanceof Open || Object.getPrototypeOf(shape) === Object.prototype ? shapeIssues({}, shape, path, form) : [];
  return below.length > 0 ? below : [issue(path, `is missing: ${advice}`)];
}

/** No field's shape is a text. */
function isFormat(shape: Shape): shape is Format {
  return typeof (shape as Format).is === 'string';
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function child(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

/** A value as a message shows it: only what is short. */
function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value.length > LONG ? `a text of ${value.length} characters` : JSON.stringify(value);
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return value === null ? 'null' : kindOf(value);
  }
}

function kindOf(value: unknown): string {
  return value === undefined || value === null ? 'nothing' : Array.isArray(value) ? 'a list' : isMap(value) ? 'a map' : `a ${typeof value}`;
}

/** The issues of the fields that have a format, each below `path`. */
export function breakingFields(path: string, fields: object, formats: FieldFormats): Issue[] {
  return shapeIssues(fields, atLeast(formats, anything), path);
}

/** The issue of a whole number that lies outside of its bounds. */
export function* outside(path: string, value: number | undefined, least: number, most: number = Number.MAX_SAFE_INTEGER): Issues {
  if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most)) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    yield issue(path, `${JSON.stringify(value)} is not a whole number ${range}: write one`);
  }
}

/** The issue of a choice that is not among those there are. */
export function* notOneOf(path: string, value: unknown, choices: readonly unknown[]): Issues {
  if (value !== undefined && !choices.includes(value)) {
    yield issue(path, `${JSON.stringify(value)} is unknown: write ${choices.map((choice) => JSON.stringify(choice)).join(' or ')}`);
  }
}

/** The issues of names that appear a second time. */
export function* repeated(names: ReadonlyArray<readonly [path: string, name: string | undefined]>): Issues {
  const firsts = new Map<string, string>();
  for (const [path, written] of names) {
    const before = written === undefined ? undefined : firsts.get(written);
    if (before !== undefined) {
      yield issue(path, `${JSON.stringify(written)} is already at ${before}: keep one of them`);
    } else if (written !== undefined) {
      firsts.set(written, path);
    }
  }
}
