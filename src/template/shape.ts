// The shape of a document that another system defines: which fields it has, what each may hold, and which must be there.
import { isMap } from '../is-map';
import { nearestNames } from '../nearest-name';
import { quantityValue } from './quantity';

/** What to write instead of a value, or `undefined` where the value is right. */
export type Check = (value: any) => string | undefined;

/** The fields of a map. */
export interface Fields {
  readonly [field: string]: Shape;
}

/** A field's check, the fields of a map, with others or without, a list of one shape, a map with keys of the user's choice, or a field that must be there. */
export type Shape = Check | Fields | readonly [Shape] | MapOf | Open | Required;

class MapOf {
  constructor(public readonly item: Shape) {}
}

class Open {
  constructor(public readonly fields: Fields) {}
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

/** All that is wrong with a value, each with its path: fields that are missing, that hold something else, or that the shape lacks. */
export function mistakesOf(value: any, shape: Shape, path: string = ''): string[] {
  if (shape instanceof Required) {
    return value === undefined ? missing(shape, path) : mistakesOf(value, shape.shape, path);
  }
  if (value === undefined) {
    return [];
  }
  if (typeof shape === 'function') {
    const advice = shape(value);
    return advice === undefined ? [] : [`${path}: ${shown(value)} is not right here: ${advice}`];
  }
  if (isListShape(shape)) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => mistakesOf(item, shape[0], `${path}[${index}]`))
      : [`${path}: ${shown(value)} is not a list: write "- " before each item`];
  }
  if (shape instanceof MapOf) {
    return isMap(value)
      ? Object.entries(value).flatMap(([key, item]) => mistakesOf(item, shape.item, child(path, key)))
      : [`${path}: ${shown(value)} is not a map: write a name, ":" and its value on each line`];
  }
  return isMap(value) ? mistakesOfFields(value, shape, path) : [`${path}: ${shown(value)} is not a map: write its fields ${Object.keys(fieldsOf(shape)).join(', ')}`];
}

function mistakesOfFields(value: any, shape: Fields | Open, path: string): string[] {
  const fields = fieldsOf(shape);
  const known = Object.keys(fields);
  const odd = (field: string) => !Object.hasOwn(fields, field) && (fields === shape || nearestNames(field, known).length > 0);
  return [
    ...Object.entries(fields).flatMap(([field, below]) => mistakesOf(value[field], below, child(path, field))),
    ...Object.keys(value).filter(odd).map((field) => `${child(path, field)}: there is no such field: known are ${known.join(', ')}`),
  ];
}

function fieldsOf(shape: Fields | Open): Fields {
  return shape instanceof Open ? shape.fields : shape;
}

/** Of a map that is missing, the fields that it has to have are what to write. */
function missing({ shape, advice }: Required, path: string): string[] {
  const below = shape instanceof Open || Object.getPrototypeOf(shape) === Object.prototype ? mistakesOf({}, shape, path) : [];
  return below.length > 0 ? below : [`${path}: is missing: ${advice}`];
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function child(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

function shown(value: any): string {
  return isMap(value) ? 'a map' : Array.isArray(value) ? 'a list' : JSON.stringify(value);
}
