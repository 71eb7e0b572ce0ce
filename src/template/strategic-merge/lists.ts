// Two lists that merge: as sets of scalars, or as maps told apart by a key, with `$patch` directives on the patch's items.
import { arrange, Identity, same } from './lists';
import { Refusal, Trail } from '../../issues/issue-trail';
import { dropDirectives, dropNulls, JsonMap, Kind, kindOf, shown } from '../../issues/checked-copy';

/** Merges two items that have the same key. May change the base's. */
export type MergeItems = (base: JsonMap, patch: JsonMap) => JsonMap;

/** A list that is being merged. */
export interface ListMerge {
  readonly base: any[];
  readonly patch: any[];
  /** The key of lists of maps; empty for lists of scalars. */
  readonly mergeKey: string;
  readonly mergeItems: MergeItems;
  readonly trail: Trail;
}

/** Merges as Kubernetes does. Changes the base as Go changes its memory, since `$setElementOrder` reads its order again. */
export function mergeLists(merge: ListMerge): any[] {
  const { base, patch, mergeKey } = merge;
  if (base.length === 0 && patch.length === 0) return base;
  const identity = new Identity(mergeKey);
  if (kindOfItems(base, patch) !== 'map') {
    identity.require('patch', patch);
    identity.require('base', base);
    return arrange(union(base, patch), patch, base, identity);
  }
  if (mergeKey === '') throw new Refusal('the list has no merge key to tell its maps apart by: write the whole list without directives');

  const { replaced, plain, deleted } = readDirectives(patch, mergeKey);
  removeItems(base, deleted, mergeKey);
  identity.require('patch', plain);
  if (replaced) return arrange(plain, [], plain, identity);
  const known = [...base];
  mergeByKey(base, plain, merge);
  identity.require('base', base);
  return arrange(base, plain, known, identity);
}

/** Takes scalars out of a list; lists of maps have no such directive, and merge. */
export function deleteFromList(merge: ListMerge): any[] {
  const { base, patch } = merge;
  if (base.length === 0 && patch.length === 0) return base;
  return kindOfItems(base, patch) === 'map' ? mergeLists(merge) : base.filter(item => !patch.includes(item));
}

/** Merges as cdk8s users expect: the base keeps its order, what is new comes last. */
export function mergeNamedLists(merge: ListMerge): any[] {
  const { replaced, plain, deleted } = readDirectives(merge.patch, merge.mergeKey);
  const base = replaced ? [] : merge.base;
  removeItems(base, deleted, merge.mergeKey);
  mergeByKey(base, plain, merge, item => dropDirectives(dropNulls(item)));
  return base;
}

/** Whether both lists can merge by the key: each item is a map that has it, or replaces the list. */
export function areNamed(base: any[], patch: any[], key: string): boolean {
  const isNamed = (item: any) => kindOf(item) === 'map' && Object.hasOwn(item, key) && ['string', 'number'].includes(typeof item[key]);
  return base.every(isNamed) && patch.every(item => isNamed(item) || item?.$patch === 'replace');
}

/** The kind that all items share. */
export function kindOfItems(...lists: any[][]): Kind {
  const kinds = new Set(lists.flat().map(kindOf));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === 'null' || kind === 'list') {
    throw new Refusal(`the items are ${[...kinds].join(' and ') || 'none'}, but a list that merges needs some, all of one kind: write strings, or maps with the merge key`);
  }
  return kind;
}

function readDirectives(patch: JsonMap[], mergeKey: string): { replaced: boolean; plain: JsonMap[]; deleted: any[] } {
  const has = (directive: string) => (item: JsonMap) => Object.hasOwn(item, '$patch') && item.$patch === directive;
  const unknown = patch.find(item => Object.hasOwn(item, '$patch') && !has('delete')(item) && !has('replace')(item));
  if (unknown) throw new Refusal(`$patch: ${shown(unknown.$patch)} is no directive of an item: write "delete" or "replace"`);
  const deletions = patch.filter(has('delete'));
  new Identity(mergeKey).require('patch', deletions);
  return {
    replaced: patch.some(has('replace')),
    plain: patch.filter(item => !Object.hasOwn(item, '$patch')),
    deleted: deletions.map(item => item[mergeKey]),
  };
}

function removeItems(base: JsonMap[], deleted: any[], mergeKey: string): void {
  for (const value of deleted) {
    for (let at = find(base, mergeKey, value); at >= 0; at = find(base, mergeKey, value)) base.splice(at, 1);
  }
}

// Merges items into the base in place, and appends the new ones.
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
  return list.findIndex(item => Object.hasOwn(item, key) && same(item[key], value));
}

// Go appends to the base's own memory if there is room, and repeated items are overwritten by the last: so a base that
// repeats itself may end up in another order, which is the one that counts from then on.
function union(base: any[], patch: any[]): any[] {
  const both = [...base, ...patch];
  let length = both.length;
  for (let i = 0; i < length; i++) {
    for (let j = i + 1; j < length; j++) {
      if (both[i] === both[j]) both[j--] = both[--length];
    }
  }
  const room = base.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(base.length));
  if (both.length <= room) base.forEach((_, i) => { base[i] = both[i]; });
  return both.slice(0, length);
}
