// The copy of a plain value that a program passes: checked on its way in, so that all of it can be in a manifest.
import { Refusal, type Trail } from './issue-trail';

type PlainMap = { [key: string]: any };

/** The most levels of nesting: more than any machine needs, and few enough for the call stack. */
export const MAX_DEPTH = 500;

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

function copyMap(map: PlainMap, trail: Trail, parents: object[]): PlainMap {
  const prototype = Object.getPrototypeOf(map);
  // Judged by the prototype's own prototype, because a plain object of another realm has another Object.prototype.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new Refusal(`an instance of ${className(map)} is not a JSON value: write ${writtenAs(map)}`);
  }
  const copied: PlainMap = {};
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
function className(instance: PlainMap): string {
  const name: unknown = instance.constructor?.name;
  return typeof name === 'string' && name.replace(/^_/, '') || 'a class';
}

/** What to write instead of an instance, known by its functions: a module that imports cdk8s is not shared with the command. */
function writtenAs(instance: PlainMap): string {
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
