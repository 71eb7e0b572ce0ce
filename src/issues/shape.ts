// The shape of a document, or of a program's arguments: its fields, their values, and which of them are required.
import type { Format } from './formats';
import type { Issue } from './issues';
import { findOtherSpelling, nearestNames, suggestQuantity } from './nearest-name';
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

/** What `hidden` returns. */
export class Hidden {
  constructor(public readonly check: Check) {}
}

/** What `open` and `atLeast` return. */
export class Open {
  /** @param similar the known fields that an unknown one was probably meant to be */
  constructor(
    public readonly fields: Fields, public readonly others: Shape, public readonly similar: (field: string, siblings: any) => readonly string[],
  ) {}
}

/** What `required` returns. */
export class Required {
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

export const fieldsOf = (shape: Fields | Open): Fields => shape instanceof Open ? shape.fields : shape;

/** The shape of a field; undefined for a field that is not allowed. */
export function shapeOfField(field: string, shape: Fields | Open, siblings: any): Shape | undefined {
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
export function fieldNamesOf(fields: Fields): FieldNames {
  const known = fieldNames.get(fields);
  if (known !== undefined) {
    return known;
  }
  const all = Object.keys(fields);
  const names = { all, required: all.filter((field) => fields[field] instanceof Required) };
  fieldNames.set(fields, names);
  return names;
}

/** A map's fields may include one called `is`, but its shape is never a string. */
export function isFormat(shape: Shape): shape is Format {
  return typeof (shape as Format).is === 'string';
}

export function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
