// Which rules check a part of an object: those about a field that the part has. There are many rules, and most objects have few of their fields,
// so a whole branch of rules is skipped if its first field is missing.
import type { Rule } from './rule';

/** A field that rules are about, or one on the path to it. */
class Branch {
  /** The indexes of the rules that are about it. */
  public readonly rules: number[] = [];
  /** The fields below it, by name; or ITEMS, for each item of a list. */
  public readonly below = new Map<string, Branch>();
}

const ITEMS = '[]';

/** The rules for one kind of part. */
export class AskedRules {
  private readonly root = new Branch();
  private readonly isAsked: Uint8Array;

  constructor(private readonly rules: ReadonlyArray<Rule<any, any>>) {
    this.isAsked = new Uint8Array(rules.length);
    for (const [number, { when }] of rules.entries()) {
      for (const branch of when?.map((field) => branchOf(this.root, field)) ?? [this.root]) {
        branch.rules.push(number);
      }
    }
  }

  /** The rules that check a part, in their order. */
  public about(part: object): ReadonlyArray<Rule<any, any>> {
    this.isAsked.fill(0);
    mark(this.isAsked, this.root, part);
    const asked = [];
    for (let number = 0; number < this.rules.length; number += 1) {
      if (this.isAsked[number] === 1) {
        asked.push(this.rules[number]);
      }
    }
    return asked;
  }
}

/** The branch of a field that is written as rules do: `domain.cpu.realtime`, or `volumes[].sysprep` of any volume. */
function branchOf(root: Branch, field: string): Branch {
  let branch = root;
  for (const step of field.replaceAll(ITEMS, `.${ITEMS}`).split('.')) {
    const next = branch.below.get(step) ?? new Branch();
    branch.below.set(step, next);
    branch = next;
  }
  return branch;
}

/** Marks the rules about a value and the values in it, if it is set. It follows the object, which has fewer fields than the rules. */
function mark(isAsked: Uint8Array, { rules, below }: Branch, value: any): void {
  if (value === undefined || value === null) {
    return;
  }
  for (const number of rules) {
    isAsked[number] = 1;
  }
  if (below.size === 0 || typeof value !== 'object') {
    return;
  }
  if (Array.isArray(value)) {
    const items = below.get(ITEMS);
    for (const item of items === undefined ? [] : value) {
      mark(isAsked, items!, item);
    }
    return;
  }
  for (const field in value) {
    const branch = below.get(field);
    if (branch !== undefined) {
      mark(isAsked, branch, value[field]);
    }
  }
}
