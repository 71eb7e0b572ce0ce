// Merges two lists: sets of scalars, or maps that are identified by a key, with `$patch` directives on the patch's items.
import { describeJson, dropDirectives, dropNulls, jsonKind, type JsonMap, type Kind } from './json-values';
import { Refusal, type Trail } from '../../issues/issue-trail';
import { isMap } from '../../plain-data/plain-data';

/** Merges two items that have the same key. May change the base's. */
type MergeItems = (base: JsonMap, patch: JsonMap) => JsonMap;

/** A list that is being merged. */
export interface ListMerge {
  readonly base: any[];
  readonly patch: any[];
  /** The key of lists of maps; empty for lists of scalars. */
  readonly mergeKey: string;
  readonly mergeItems: MergeItems;
  readonly trail: Trail;
}

/** Merges as Kubernetes does. Changes the base as Go does in memory, because `$setElementOrder` reads the base's order again. */
export function mergeLists(merge: ListMerge): any[] {
  const { base, patch, mergeKey } = merge;
  if (base.length === 0 && patch.length === 0) {
    return base;
  }
  const identity = new Identity(mergeKey);
  if (kindOfItems(base, patch) !== 'map') {
    identity.require('patch', patch);
    identity.require('base', base);
    return orderItems(union(base, patch), patch, base, identity);
  }
  if (mergeKey === '') {
    throw new Refusal('the list has no merge key to tell its maps apart by: write the whole list without directives');
  }

  const { replaced, plain, deleted } = readDirectives(patch, mergeKey);
  removeItems(base, deleted, mergeKey);
  identity.require('patch', plain);
  if (replaced) {
    return orderItems(plain, [], plain, identity);
  }
  const known = [...base];
  mergeByKey(base, plain, merge);
  identity.require('base', base);
  return orderItems(base, plain, known, identity);
}

/** Removes scalars from a list. Lists of maps have no such directive: they merge. */
export function deleteFromList(merge: ListMerge): any[] {
  const { base, patch } = merge;
  if (base.length === 0 && patch.length === 0) {
    return base;
  }
  return kindOfItems(base, patch) === 'map' ? mergeLists(merge) : base.filter((item) => !patch.includes(item));
}

/** Merges as cdk8s users expect: the base keeps its order, and new items come last. */
export function mergeNamedLists(merge: ListMerge): any[] {
  const { replaced, plain, deleted } = readDirectives(merge.patch, merge.mergeKey);
  const base = replaced ? [] : merge.base;
  removeItems(base, deleted, merge.mergeKey);
  mergeByKey(base, plain, merge, (item) => dropDirectives(dropNulls(item)));
  return base;
}

/** The same for objects, which have the key in their metadata: the templates of DataVolumes. */
export function mergeNamedObjects({ base, patch, mergeKey, ...merge }: ListMerge): any[] {
  const liftName = (item: JsonMap): JsonMap => isNamed(item.metadata, mergeKey) ? { ...item, [mergeKey]: item.metadata[mergeKey] } : item;
  return mergeNamedLists({ base: base.map(liftName), patch: patch.map(liftName), mergeKey, ...merge }).map(({ [mergeKey]: _, ...item }) => item);
}

/** Whether both lists can merge by the key: each item is a map that has it, or is a `$patch: replace`. */
export function areNamed(base: any[], patch: any[], key: string): boolean {
  return everyItem(base, patch, (item) => isNamed(item, key));
}

/** Whether the items of both lists have the key in their metadata. */
export function areNamedObjects(base: any[], patch: any[], key: string): boolean {
  return everyItem(base, patch, (item) => isMap(item) && !Object.hasOwn(item, key) && isNamed(item.metadata, key));
}

function everyItem(base: any[], patch: any[], isRight: (item: any) => boolean): boolean {
  return base.every(isRight) && patch.every((item) => isRight(item) || item?.$patch === 'replace');
}

function isNamed(item: any, key: string): boolean {
  return isMap(item) && Object.hasOwn(item, key) && ['string', 'number'].includes(typeof item[key]);
}

/** The kind that all items share. */
export function kindOfItems(...lists: any[][]): Kind {
  const kinds = new Set(lists.flat().map(jsonKind));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === 'null' || kind === 'list') {
    throw new Refusal(`the items are ${[...kinds].join(' and ') || 'none'}, but a list that merges needs some, all of one kind: write strings, or maps with the merge key`);
  }
  return kind;
}

function readDirectives(patch: JsonMap[], mergeKey: string): { replaced: boolean; plain: JsonMap[]; deleted: any[] } {
  const has = (directive: string) => (item: JsonMap) => item.$patch === directive;
  const unknown = patch.find((item) => Object.hasOwn(item, '$patch') && !has('delete')(item) && !has('replace')(item));
  if (unknown) {
    throw new Refusal(`$patch: ${describeJson(unknown.$patch)} is not a directive of an item: write "delete" or "replace"`);
  }
  const deletions = patch.filter(has('delete'));
  new Identity(mergeKey).require('patch', deletions);
  return {
    replaced: patch.some(has('replace')),
    plain: patch.filter((item) => !Object.hasOwn(item, '$patch')),
    deleted: deletions.map((item) => item[mergeKey]),
  };
}

function removeItems(base: JsonMap[], deleted: any[], mergeKey: string): void {
  for (const value of deleted) {
    for (let at = find(base, mergeKey, value); at >= 0; at = find(base, mergeKey, value)) {
      base.splice(at, 1);
    }
  }
}

/** Merges items into the base in place, and appends the new ones. */
function mergeByKey(base: JsonMap[], items: JsonMap[], merge: ListMerge, added = (item: JsonMap) => item): void {
  const { patch, mergeKey, mergeItems, trail } = merge;
  for (const item of items) {
    const at = find(base, mergeKey, item[mergeKey]);
    if (at >= 0) {
      base[at] = trail.at(patch.indexOf(item), () => mergeItems(base[at], item)) ?? base[at];
    } else {
      base.push(added(item));
    }
  }
}

function find(list: JsonMap[], key: string, value: any): number {
  return list.findIndex((item) => Object.hasOwn(item, key) && isSameScalar(item[key], value));
}

/**
 * Go appends to the base's own memory if there is room, and overwrites repeated items with the last one. So the order of a base with
 * repeated items may change, and the later steps use the changed order.
 */
function union(base: any[], patch: any[]): any[] {
  const both = [...base, ...patch];
  let length = both.length;
  for (let one = 0; one < length; one += 1) {
    for (let other = one + 1; other < length;) {
      if (both[one] === both[other]) {
        length -= 1;
        both[other] = both[length];
      } else {
        other += 1;
      }
    }
  }
  const room = base.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(base.length));
  if (both.length <= room) {
    base.forEach((_, index) => {
      base[index] = both[index];
    });
  }
  return both.slice(0, length);
}

/** What identifies an item: the value of the merge key, or the item itself. */
export class Identity {
  /** @param key the merge key; empty for lists of scalars */
  constructor(private readonly key: string) {}

  /**
   * Checks that every item can be identified: it is a map with the merge key, or a scalar if the list has no merge key.
   *
   * @param whose where the items come from, for the message
   */
  public require(whose: 'base' | 'patch' | 'order', items: any[]): void {
    for (const item of items) {
      const kind = jsonKind(item);
      const lacksKey = kind !== 'map' || !Object.hasOwn(item, this.key);
      if (this.key !== '' && lacksKey) {
        throw new Refusal(`an item of the ${whose} has no ${this.key}, by which the list merges (it is a ${kind}): write maps that have it`);
      }
      if (this.key === '' && (kind === 'map' || kind === 'list')) {
        throw new Refusal(`an item of the ${whose} is a ${kind}, but the list has no merge key: write scalars, or a whole list without directives`);
      }
    }
  }

  /** Where the list first has the item, or -1. */
  public position(list: any[], item: any): number {
    const value = this.of(item);
    return list.findIndex((other) => isSameScalar(value, this.of(other)));
  }

  private of(item: any): any {
    return this.key === '' ? item : item[this.key];
  }
}

/** Whether two scalars are the same. Refuses to compare two maps or two lists, as Kubernetes does. */
function isSameScalar(left: any, right: any): boolean {
  const kind = jsonKind(left);
  if ((kind === 'map' || kind === 'list') && kind === jsonKind(right)) {
    throw new Refusal(`two ${kind}s are compared as the key of an item: write a string`);
  }
  return left === right;
}

/**
 * Orders a merged list.
 *
 * @param merged the items, in any order
 * @param order the order of the items that it lists: a patch's list, or its `$setElementOrder`
 * @param known the order of the other items: the base's
 */
export function orderItems(merged: any[], order: any[], known: any[], identity: Identity): any[] {
  const isOrdered = merged.map((item) => identity.position(order, item) >= 0);
  const listed = sortByOrder(merged.filter((_, index) => isOrdered[index]), order, identity);
  const others = sortByOrder(merged.filter((_, index) => !isOrdered[index]), known, identity);
  return interleave(others, listed, known, identity);
}

/**
 * Sorts as Kubernetes compares: an item that the order lacks moves to the front, before all earlier items. This happens only with an
 * empty $setElementOrder and new items; with more than 20 items Go sorts in blocks, and its result may differ.
 */
function sortByOrder(items: any[], order: any[], identity: Identity): any[] {
  const [marked, plain] = [items.filter(isMarkedDeleted), items.filter((item) => !isMarkedDeleted(item))];
  if (plain.length < 2) {
    return [...plain, ...marked];
  }
  const sorted: { item: any; rank: number }[] = [];
  for (const item of plain) {
    const rank = identity.position(order, item);
    let at = sorted.length;
    while (at > 0 && (sorted[at - 1].rank < 0 || rank < sorted[at - 1].rank)) {
      at -= 1;
    }
    sorted.splice(at, 0, { item, rank });
  }
  return [...sorted.map(({ item }) => item), ...marked];
}

/** Only a base can still have such an item: those of the patch have been applied and removed. */
function isMarkedDeleted(item: any): boolean {
  return jsonKind(item) === 'map' && (item as JsonMap).$patch === 'delete';
}

/** A listed item goes first, unless the base has the other item before it. */
function interleave(others: any[], listed: any[], known: any[], identity: Identity): any[] {
  const [left, right, all] = [[...others], [...listed], [] as any[]];
  while (left.length > 0 && right.length > 0) {
    const [ofLeft, ofRight] = [identity.position(known, left[0]), identity.position(known, right[0])];
    all.push(ofLeft >= 0 && ofRight >= 0 && ofLeft < ofRight ? left.shift() : right.shift());
  }
  return [...all, ...left, ...right];
}
