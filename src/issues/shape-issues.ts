// Judges a value by its shape: whether it fits, its valid part, and its issues with their paths.
import { checkFormat, displayText, type FieldFormats, hasFormat } from './formats';
import { fieldPath, independentIssues, issue, type Issue, type Issues, joinPath } from './issues';
import { findOtherSpelling } from './nearest-name';
import {
  anything, atLeast, type Check, type Fields, fieldNamesOf, fieldsOf, Hidden, isFormat, isListShape, Open, required, Required,
  type Shape, shapeOfField,
} from './shape';
import { isLazy, isMap } from '../plain-data/plain-data';

/** How values are written. */
export interface Notation {
  /** What to write for a list. */
  readonly list: string;
  readonly map: string;
  /** The paths of values that may be secrets. Messages only name their kind. */
  readonly secret?: RegExp;
}

const YAML: Notation = { list: 'write "- " before each item', map: 'write a name, ":" and its value on each line' };

/**
 * All issues of a value with their paths: fields that are missing, have a wrong value, or are unknown.
 *
 * @param notation how the author writes values
 */
export function shapeIssues(value: any, shape: Shape, path: string = '', notation: Notation = YAML): Issue[] {
  // Nearly every value fits, and finding that out needs no paths.
  return fits(value, shape) ? [] : issuesOf(value, shape, path, notation);
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

/** The same issues as `shapeIssues`, found the slow way. */
export function issuesOf(value: any, shape: Shape, path: string = '', notation: Notation = YAML): Issue[] {
  if (shape instanceof Required) {
    return value === undefined ? missingIssues(shape, path, notation) : issuesOf(value, shape.shape, path, notation);
  }
  return value === undefined ? [] : issuesOfValue(value, shape, path, notation);
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

function issuesOfValue(value: any, shape: Exclude<Shape, Required>, path: string, notation: Notation): Issue[] {
  const shown = () => canDisplay(shape, path, notation) ? describeValue(value) : kindOf(value);
  const refusal = (what: string) => [issue(path, isLazy(value) ? LAZY : `${shown()} is not ${what}`)];
  if (typeof shape === 'function' || shape instanceof Hidden) {
    const found = checkOf(shape)(value) ?? [];
    return typeof found === 'string' ? refusal(`valid here: ${found}`) : found.map((each) => ({ ...each, path: joinPath(path, each.path) }));
  }
  if (isFormat(shape)) {
    return typeof value === 'string' ? [...checkFormat(path, value, shape)] : refusal(`${shape.is}: write ${shape.write}`);
  }
  if (isListShape(shape)) {
    return Array.isArray(value) ? issuesOfItems(value, shape[0], path, notation) : refusal(`a list: ${notation.list}`);
  }
  return hasFields(value) ? issuesOfFields(value, shape, path, notation) : refusal(`a map: ${mapAdvice(fieldNamesOf(fieldsOf(shape)).all, notation)}`);
}

const LAZY = 'a Lazy has no value before synth, and this one is needed earlier: write the value itself';

const checkOf = (shape: Check | Hidden): Check => shape instanceof Hidden ? shape.check : shape;

/** Whether a message may show a value, which may be a secret. */
function canDisplay(shape: Shape, path: string, { secret }: Notation): boolean {
  return !(shape instanceof Hidden) && !(isFormat(shape) && shape.secret) && !secret?.test(path);
}

/** What to write instead of a value that is not a map. */
const mapAdvice = (names: readonly string[], notation: Notation) => names.length === 0 ? notation.map : `write one with ${names.join(', ')}`;

/** A list of a program may have holes. */
function issuesOfItems(list: readonly any[], shape: Shape, path: string, notation: Notation): Issue[] {
  const item = required(shape, 'write a value, or leave it out of the list');
  return Array.from(list, (each, index) => issuesOf(each, item, `${path}[${index}]`, notation)).flat();
}

function issuesOfFields(value: any, shape: Fields | Open, path: string, notation: Notation): Issue[] {
  const fields = fieldsOf(shape);
  // Most fields of most values are not set, and building paths takes time.
  const known = fieldNamesOf(fields).all.filter((field) => value[field] !== undefined || fields[field] instanceof Required);
  const others = Object.keys(value).filter((field) => !Object.hasOwn(fields, field));
  return [
    ...known.flatMap((field) => issuesOf(value[field], fields[field], fieldPath(path, field), notation)),
    ...others.flatMap((field) => unknownFieldIssues(value, field, shape, path, notation)),
  ];
}

/** The issues of a field that the shape of its map does not have. */
function unknownFieldIssues(map: any, field: string, shape: Fields | Open, path: string, notation: Notation): Issue[] {
  const similar = shape instanceof Open ? shape.similar(field, map) : [];
  if (shape instanceof Open && similar.length === 0) {
    return issuesOf(map[field], shape.others, fieldPath(path, field), notation);
  }
  const known = fieldNamesOf(fieldsOf(shape)).all;
  const same = findOtherSpelling(field, known);
  const others = `${known.length > 1 ? 'one of ' : ''}${known.join(', ')}`;
  const advice = same === undefined ? `unknown field: write ${similar.join(' or ') || others}` : `is written ${same} here: write that`;
  return [issue(fieldPath(path, field), advice)];
}

/** The issues of a missing map are those of its required fields, since these have to be written. */
function missingIssues({ shape, advice }: Required, path: string, notation: Notation): Issue[] {
  const isMapShape = shape instanceof Open || Object.getPrototypeOf(shape) === Object.prototype && !isFormat(shape);
  const below = isMapShape ? issuesOf({}, shape, path, notation) : [];
  return below.length > 0 ? below : [issue(path, `is missing: ${advice}`)];
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
