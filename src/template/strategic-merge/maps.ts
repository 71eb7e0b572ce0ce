// Merges two maps field by field, which is the core of the strategic merge, with the directives that maps can have.
import { describeJson, dropDirectives, dropNulls, jsonKind, type JsonMap, setOrDelete } from './json-values';
import { areNamed, areNamedObjects, deleteFromList, Identity, kindOfItems, type ListMerge, mergeLists, mergeNamedLists, mergeNamedObjects, orderItems } from './lists';
import type { Field, Shape } from './merge-schema';
import { Refusal, type Trail } from '../../issues/issue-trail';

/** The beginnings of directives, which the name of a list follows. */
const DELETE_FROM = '$deleteFromPrimitiveList';
const ELEMENT_ORDER = '$setElementOrder';

/** The context of a merge. */
export interface Merge {
  readonly trail: Trail;
  /** The key by which lists merge that Kubernetes would replace; undefined if they are replaced. */
  readonly mergeListsBy?: string;
}

/** Merges a patch into a base, and returns the result. Changes both. */
export function mergeMaps(base: JsonMap, patch: JsonMap, shape: Shape, merge: Merge): JsonMap {
  if (Object.hasOwn(patch, '$patch')) {
    return applyDirective(patch);
  }
  retainKeys(base, patch);
  const { trail } = merge;
  for (const key of Object.keys(patch).filter((name) => name.startsWith(ELEMENT_ORDER))) {
    const order = patch[key];
    setOrDelete(patch, key, undefined);
    trail.at(key, () => setElementOrder(base, patch, key, order, shape, merge));
  }
  const isDeletion = (name: string) => name.startsWith(DELETE_FROM);
  for (const key of Object.keys(patch).filter((name) => !isDeletion(name))) {
    trail.at(key, () => mergeField(base, key, patch[key], false, shape, merge));
  }
  // Deletions come last: Kubernetes processes the fields in any order, and a deletion always takes effect only if it comes last.
  for (const key of Object.keys(patch).filter(isDeletion)) {
    trail.at(key, () => mergeField(base, listNameIn(key, DELETE_FROM) || key, patch[key], true, shape, merge));
  }
  return base;
}

function mergeField(base: JsonMap, key: string, value: any, isDeletion: boolean, shape: Shape, merge: Merge): void {
  if (value === null) {
    setOrDelete(base, key, undefined);
  } else if (!Object.hasOwn(base, key) || jsonKind(base[key]) !== jsonKind(value)) {
    if (!isDeletion) {
      setOrDelete(base, key, dropDirectives(dropNulls(value)));
    }
  } else if (jsonKind(value) === 'map') {
    base[key] = mergeMaps(base[key], value, shape.field(key, 'two maps meet').asMap, merge);
  } else if (jsonKind(value) === 'list') {
    const field = shape.field(key, 'two lists meet');
    const strategy = isDeletion ? { mergeKey: field.mergeKey, apply: deleteFromList } : strategyFor(field, base[key], value, merge);
    base[key] = applyStrategy(strategy, field, base[key], value, merge);
  } else {
    base[key] = value;
  }
}

/** How two lists merge. */
interface Strategy {
  readonly mergeKey: string;
  readonly apply: (lists: ListMerge) => any[];
}

const REPLACE: Strategy = { mergeKey: '', apply: (lists) => lists.patch };

/** Lists that Kubernetes merges keep their own key. */
function strategyFor(field: Field, base: any[], patch: any[], { mergeListsBy }: Merge): Strategy {
  if (field.listsMerge) {
    return { mergeKey: field.mergeKey, apply: mergeLists };
  }
  if (mergeListsBy === undefined) {
    return REPLACE;
  }
  if (areNamed(base, patch, mergeListsBy)) {
    return { mergeKey: mergeListsBy, apply: mergeNamedLists };
  }
  if (areNamedObjects(base, patch, mergeListsBy)) {
    return { mergeKey: mergeListsBy, apply: mergeNamedObjects };
  }
  return REPLACE;
}

function applyStrategy({ mergeKey, apply }: Strategy, field: Field, base: any[], patch: any[], merge: Merge): any[] {
  const mergeItems = (baseItem: JsonMap, patchItem: JsonMap) => mergeMaps(baseItem, patchItem, field.asItem!, merge);
  return apply({ base, patch, mergeKey, mergeItems, trail: merge.trail });
}

function applyDirective(patch: JsonMap): JsonMap {
  const { $patch: directive, ...rest } = patch;
  switch (directive) {
    case 'replace':
      return rest;
    case 'delete':
      return {};
    default:
      throw new Refusal(`$patch: ${describeJson(directive)} is not a directive of a map: write "replace" or "delete", or leave it out to merge`);
  }
}

/** Deletes the base's other keys. A patch must list all keys that it sets; those of its directives need not be listed. */
function retainKeys(base: JsonMap, patch: JsonMap): void {
  if (!Object.hasOwn(patch, '$retainKeys')) {
    return;
  }
  const keys = patch.$retainKeys;
  delete patch.$retainKeys;
  if (!Array.isArray(keys) || keys.some((key) => ['map', 'list'].includes(jsonKind(key)))) {
    throw new Refusal(`$retainKeys is ${Array.isArray(keys) ? 'a list of more than strings' : `a ${jsonKind(keys)}`}: write a list of field names`);
  }
  const unlisted = Object.keys(patch).filter((key) =>
    patch[key] !== null && !key.startsWith(DELETE_FROM) && !key.startsWith(ELEMENT_ORDER) && !keys.includes(key));
  if (unlisted.length > 0) {
    throw new Refusal(`$retainKeys lacks ${unlisted.join(', ')}, which the patch sets: add ${unlisted.length > 1 ? 'them' : 'it'} to the list`);
  }
  Object.keys(base).filter((key) => !keys.includes(key)).forEach((key) => setOrDelete(base, key, undefined));
}

/** Merges the list that the order is for, and removes it from the patch. */
function setElementOrder(base: JsonMap, patch: JsonMap, directive: string, order: any, shape: Shape, merge: Merge): void {
  const key = listNameIn(directive, ELEMENT_ORDER);
  const [inBase, inPatch] = [Object.hasOwn(base, key), Object.hasOwn(patch, key)];
  const [baseList, patchList] = [inBase ? base[key] : [], inPatch ? patch[key] : []];
  setOrDelete(patch, key, undefined);
  [order, baseList, patchList].forEach(requireList);
  const field = shape.field(key, 'an order stands');
  const strategy = strategyFor(field, baseList, patchList, merge);
  const identity = new Identity(strategy.mergeKey);
  if (order.length > 0) {
    requirePatchOrder(patchList, order, identity);
  }
  if (!inBase && !inPatch) {
    return;
  }

  // Items that the merge appends beyond the base's length are not part of its order; those that replace deleted items are.
  const before = baseList.length;
  const merged = !inPatch ? baseList
    : !inBase ? dropDirectives(patchList)
      : applyStrategy(strategy, field, baseList, patchList, merge);
  const known = baseList.slice(0, before);
  kindOfItems(known, patchList);
  identity.require('order', order);
  identity.require('base', known);
  identity.require('patch', merged);
  base[key] = orderItems(merged, order, known, identity);
}

function requireList(value: any): void {
  if (!Array.isArray(value)) {
    throw new Refusal(`an order needs lists, but found a ${jsonKind(value)}: write a list, or leave the order out`);
  }
}

/**
 * The order must list the patch's items in the patch's order. It need not list deletions and replacements, but a replacement must come
 * before the end of the order.
 */
function requirePatchOrder(patch: any[], order: any[], identity: Identity): void {
  const isDirective = (item: any) => jsonKind(item) === 'map' && Object.hasOwn(item, '$patch');
  const listed = patch.filter((item) => !isDirective(item) || item.$patch !== 'delete');
  identity.require('patch', listed.filter((item) => !isDirective(item)));
  if (listed.length > 0) {
    identity.require('order', order);
  }
  let [placed, at] = [0, 0];
  while (placed < listed.length && at < order.length) {
    if (isDirective(listed[placed])) {
      placed += 1;
    } else {
      placed += identity.position([order[at]], listed[placed]) === 0 ? 1 : 0;
      at += 1;
    }
  }
  if (placed < listed.length) {
    throw new Refusal('the order lacks an item of the patch, or has it elsewhere: list the patch\'s items in the patch\'s order');
  }
}

function listNameIn(directive: string, prefix: string): string {
  const name = directive.startsWith(`${prefix}/`) ? directive.slice(prefix.length + 1) : undefined;
  if (name === undefined) {
    throw new Refusal(`the directive names no list: write "${prefix}/" and the list's name, such as "${prefix}/finalizers"`);
  }
  return name;
}
