// The differences between two values of a KubeVirt type, as KubeVirt itself compares them after Go has read them. A missing field is a zero
// value there, except behind a pointer, and quantities are compared by their amounts.
import { fieldOf, pathTo } from './fields';
import { structs } from '../../imports/merge-schema';
import { hasUniqueNames, isDeepEqual, isMap } from '../plain-data/plain-data';
import { quantityValue } from '../plain-data/quantity';

/** The paths of the fields that differ. */
export function typedDifferences(path: string, before: unknown, after: unknown, type: string): string[] {
  return [...compare(path, before ?? undefined, after ?? undefined, type)];
}

/** @param notation a field's notation, which imports/merge-schema.js explains */
function* compare(path: string, before: any, after: any, notation: string): Iterable<string> {
  const [type] = notation.split(' ');
  if (type.startsWith('*')) {
    yield* (before === undefined) === (after === undefined) ? compareValues(path, before, after, type.slice(1)) : [path];
  } else {
    yield* compareValues(path, before, after, type);
  }
}

function compareValues(path: string, before: any, after: any, type: string): Iterable<string> {
  const bothAre = (check: (value: unknown) => boolean) => [before, after].every((value) => value === undefined || check(value));
  if (type.startsWith('[]') && bothAre(Array.isArray)) {
    return compareLists(path, before ?? [], after ?? [], type.slice(2));
  }
  if (type.startsWith('{}') && bothAre(isMap)) {
    return compareFields(path, before, after, () => type.slice(2));
  }
  if (Object.hasOwn(structs, type) && bothAre(isMap)) {
    return compareFields(path, before, after, (field) => Object.hasOwn(structs[type], field) ? structs[type][field] : '');
  }
  return (type === 'Quantity' ? amountOf(before) === amountOf(after) : isSameScalar(before, after)) ? [] : [path];
}

function* compareFields(path: string, before: any = {}, after: any = {}, notationOf: (field: string) => string): Iterable<string> {
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* compare(pathTo(path, field), fieldOf(before, field), fieldOf(after, field), notationOf(field));
  }
}

/** Lists are reported item by item if their items have names. A list in another order differs. */
function* compareLists(path: string, before: readonly any[], after: readonly any[], type: string): Iterable<string> {
  if (![before, after].every(hasUniqueNames)) {
    const isEqual = before.length === after.length && before.every((item, index) => typedDifferences('', item, after[index], type).length === 0);
    yield* isEqual ? [] : [path];
    return;
  }
  const differing = [...new Set([...before, ...after].map(({ name }) => name))].flatMap((name) => (
    [...compare(`${path}[name=${JSON.stringify(name)}]`, ...itemsNamed(name, before, after), `*${type}`)]
  ));
  const isReordered = differing.length === 0 && before.some(({ name }, index) => name !== after[index].name);
  yield* isReordered ? [path] : differing;
}

function itemsNamed(name: string, before: readonly any[], after: readonly any[]): [any, any] {
  return [before.find((item) => item.name === name), after.find((item) => item.name === name)];
}

function amountOf(quantity: any = 0): unknown {
  return quantityValue(quantity) ?? quantity;
}

function isSameScalar(before: unknown, after: unknown): boolean {
  return isDeepEqual(before, after) || (isZero(before) && isZero(after));
}

function isZero(value: unknown): boolean {
  return value === undefined || value === '' || value === 0 || value === false;
}
