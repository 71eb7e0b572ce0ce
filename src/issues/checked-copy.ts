// The values a strategic merge works on: plain JSON values, copied and checked on their way in.
import { Refusal, type Trail } from './issue-trail';

/** A map of JSON values. */
export type JsonMap = { [key: string]: any };

/** The kinds of values that Kubernetes distinguishes. `1` and `1.5` are of two types, which matters in lists that merge. */
export type Kind = 'map' | 'list' | 'string' | 'boolean' | 'whole number' | 'fractional number' | 'null';

/** The most levels of nesting: more than any machine needs, and few enough for the call stack. */
export const MAX_DEPTH = 500;

const INT64_LIMIT = 2 ** 63;

export function jsonKind(value: any): Kind {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < INT64_LIMIT ? 'whole number' : 'fractional number';
    default:
      return value === null ? 'null' : Array.isArray(value) ? 'list' : 'map';
  }
}

/** Copies a plain value, without fields and items that are undefined. */
export function copy(value: any, trail: Trail, parents: object[] = []): any {
  switch (typeof value) {
    case 'undefined':
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value)) {
        throw new Refusal(`${value} is not a number in JSON: write a finite number or a string`);
      }
      return value;
    case 'object':
      return value === null ? null : copyNested(value, trail, parents);
    default:
      throw new Refusal(`a ${typeof value} is not a JSON value: write a map, list, string, number, boolean or null`);
  }
}

function copyNested(value: any, trail: Trail, parents: object[]): any {
  if (parents.includes(value)) {
    throw new Refusal('the value contains itself: write it out as far as it is needed');
  }
  if (parents.length >= MAX_DEPTH) {
    throw new Refusal(`the value is nested deeper than ${MAX_DEPTH} levels: write a flatter one`);
  }
  parents.push(value);
  const copied = Array.isArray(value) ? copyList(value, trail, parents) : copyMap(value, trail, parents);
  parents.pop();
  return copied;
}

function copyList(list: any[], trail: Trail, parents: object[]): any[] {
  return Array.from(list, (item, index) => trail.at(index, () => copy(item, trail, parents))).filter((item) => item !== undefined);
}

function copyMap(map: JsonMap, trail: Trail, parents: object[]): JsonMap {
  const prototype = Object.getPrototypeOf(map);
  // Judged by the prototype's own prototype, because a plain object of another realm has another Object.prototype.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new Refusal(`an instance of ${className(map)} is not a JSON value: write ${writtenAs(map)}`);
  }
  const copied: JsonMap = {};
  for (const key of Object.keys(map)) {
    if (isLostKey(key)) {
      throw new Refusal("this map's keys are not strings, so all fields but one are lost: write map[string]any, or YAML");
    }
    const value = trail.at(key, () => {
      if (key === '__proto__') {
        throw new Refusal('no field of a VirtualMachine has this name: leave it out');
      }
      return copy(map[key], trail, parents);
    });
    if (value !== undefined) {
      copied[key] = value;
    }
  }
  return copied;
}

/** The name of an instance's class, without the underscore that the bundler puts before it if the class refers to itself. */
function className(instance: JsonMap): string {
  const name: unknown = instance.constructor?.name;
  return typeof name === 'string' && name.replace(/^_/, '') || 'a class';
}

/** What to write instead of an instance, known by its functions: a module that imports cdk8s is not shared with the command. */
function writtenAs(instance: JsonMap): string {
  const has = (member: string) => typeof instance[member] === 'function';
  if (has('toKibibytes')) {
    return 'a quantity such as "4Gi"';
  }
  if (has('toISOString')) {
    return 'its text, such as "2026-01-31T12:00:00Z", in quotes';
  }
  return has('toObject') ? 'what its toObject() returns' : 'the plain value it stands for';
}

/** Whether a key is what jsii's runtime for Go writes for each key of a map whose keys are not strings: its type, as `<interface {} Value>`. */
function isLostKey(key: string): boolean {
  return key.startsWith('<') && key.endsWith(' Value>');
}

/** Drops null fields at every level. A list keeps its nulls, since they hold a place. Changes the value. */
export function dropNulls(value: any): any {
  if (Array.isArray(value)) {
    value.forEach(dropNulls);
  } else if (jsonKind(value) === 'map') {
    for (const key of Object.keys(value)) {
      setOrDelete(value, key, dropNulls(value[key]) ?? undefined);
    }
  }
  return value;
}

/**
 * Drops maps with a `$patch` directive at every level: without a base to merge with, they have no effect.
 * Changes the value; returns undefined if the value itself is such a map.
 */
export function dropDirectives(value: any): any {
  if (Array.isArray(value)) {
    return value.map(dropDirectives).filter((item) => item !== undefined);
  }
  if (jsonKind(value) !== 'map') {
    return value;
  }
  if (Object.hasOwn(value, '$patch')) {
    return undefined;
  }
  for (const key of Object.keys(value)) {
    setOrDelete(value, key, dropDirectives(value[key]));
  }
  return value;
}

/** A value as a message shows it: scalars as they are, and only the kind of maps and lists. */
export function describeJson(value: any): string {
  const kind = jsonKind(value);
  return kind === 'map' || kind === 'list' ? `a ${kind}` : JSON.stringify(value);
}

/** Sets a field, or deletes it if the value is undefined. */
export function setOrDelete(map: JsonMap, key: string, value: any): void {
  if (value === undefined) {
    Reflect.deleteProperty(map, key);
  } else {
    map[key] = value;
  }
}
