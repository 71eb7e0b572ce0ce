// The order of a merged list: the items a patch names stand in the patch's order, the others in the base's, interleaved.
import { Refusal } from '../issues/issue-trail';
import { JsonMap, kindOf } from '../issues/checked-copy';

/** What tells items apart: the value of the merge key, or the item itself. */
export class Identity {
  /** @param key the merge key; empty for lists of scalars */
  constructor(private readonly key: string) {}

  /**
   * Checks that every item can be told apart: a map with the merge key, or a scalar where there is none.
   *
   * @param whose where the items come from, for the message
   */
  public require(whose: 'base' | 'patch' | 'order', items: any[]): void {
    for (const item of items) {
      const kind = kindOf(item);
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
    return list.findIndex(other => same(value, this.of(other)));
  }

  private of(item: any): any {
    return this.key === '' ? item : item[this.key];
  }
}

/** Compares two scalars. Kubernetes gives up on two maps and on two lists, and so does this. */
export function same(left: any, right: any): boolean {
  const kind = kindOf(left);
  if ((kind === 'map' || kind === 'list') && kind === kindOf(right)) {
    throw new Refusal(`two ${kind}s are compared as the key of an item: write a string`);
  }
  return left === right;
}

/**
 * Orders a merged list.
 *
 * @param merged the items, in any order
 * @param wanted the order of those it has: a patch's list, or its `$setElementOrder`
 * @param known the order of the others: the base's
 */
export function arrange(merged: any[], wanted: any[], known: any[], identity: Identity): any[] {
  const isWanted = merged.map(item => identity.position(wanted, item) >= 0);
  const listed = settle(merged.filter((_, i) => isWanted[i]), wanted, identity);
  const others = settle(merged.filter((_, i) => !isWanted[i]), known, identity);
  return interleave(others, listed, known, identity);
}

// An item that the order lacks moves to the front, past all that came before it: Kubernetes' comparison says so. Only an
// empty $setElementOrder beside new items lets that happen; there, beyond 20 items, Go sorts in blocks and may differ.
function settle(items: any[], order: any[], identity: Identity): any[] {
  const [marked, plain] = [items.filter(isMarkedDeleted), items.filter(item => !isMarkedDeleted(item))];
  if (plain.length < 2) return [...plain, ...marked];
  const sorted: { item: any; rank: number }[] = [];
  for (const item of plain) {
    const rank = identity.position(order, item);
    let at = sorted.length;
    while (at > 0 && (rank < 0 || sorted[at - 1].rank < 0 || rank < sorted[at - 1].rank)) at--;
    sorted.splice(at, 0, { item, rank });
  }
  return [...sorted.map(({ item }) => item), ...marked];
}

// Only a base can still hold such an item: a patch's have done their work by now.
function isMarkedDeleted(item: any): boolean {
  return kindOf(item) === 'map' && (item as JsonMap).$patch === 'delete';
}

// A wanted item goes first, unless the base has the other before it.
function interleave(others: any[], wanted: any[], known: any[], identity: Identity): any[] {
  const [left, right, all] = [[...others], [...wanted], [] as any[]];
  while (left.length > 0 && right.length > 0) {
    const [l, r] = [identity.position(known, left[0]), identity.position(known, right[0])];
    all.push(l >= 0 && r >= 0 && l < r ? left.shift() : right.shift());
  }
  return [...all, ...left, ...right];
}
