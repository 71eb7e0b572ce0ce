// Which rules check a part of an object: those about a field that the part has. There are many rules, and most objects have few of their fields,
// so a whole branch of rules is skipped if its first field is missing.
import type { Rule } from './rule';

/** A field that rules are about, or one on the path to it. */
class Branch {
  /** The indexes of the rules that are about it. */
  public readonly rules: number[] = [];
  /** The fields below it, by name; or ITEMS, for each item of a list. */
  public readonly children = new Map<string, Branch>();
}

const ITEMS = '[]';

/** The rules for one kind of part. */
export class RuleIndex {
  private readonly root = new Branch();
  private readonly isApplicable: Uint8Array;

  constructor(private readonly rules: ReadonlyArray<Rule<any, any>>) {
    this.isApplicable = new Uint8Array(rules.length);
    for (const [number, { when }] of rules.entries()) {
      for (const branch of when?.map((field) => branchOf(this.root, field)) ?? [this.root]) {
        branch.rules.push(number);
      }
    }
  }

  /** The rules that check a part, in their order. */
  public applicableTo(part: object): ReadonlyArray<Rule<any, any>> {
    this.isApplicable.fill(0);
    markRules(this.isApplicable, this.root, part);
    const applicable = [];
    for (let number = 0; number < this.rules.length; number += 1) {
      if (this.isApplicable[number] === 1) {
        applicable.push(this.rules[number]);
      }
    }
    return applicable;
  }
}

/** The branch of a field that is written as rules do: `domain.cpu.realtime`, or `volumes[].sysprep` of any volume. */
function branchOf(root: Branch, field: string): Branch {
  let branch = root;
  for (const step of field.replaceAll(ITEMS, `.${ITEMS}`).split('.')) {
    const next = branch.children.get(step) ?? new Branch();
    branch.children.set(step, next);
    branch = next;
  }
  return branch;
}

/** Marks the rules about a value and the values in it, if it is set. It follows the object, which has fewer fields than the rules. */
function markRules(isApplicable: Uint8Array, { rules, children }: Branch, value: any): void {
  if (value === undefined || value === null) {
    return;
  }
  for (const number of rules) {
    isApplicable[number] = 1;
  }
  if (children.size === 0 || typeof value !== 'object') {
    return;
  }
  if (Array.isArray(value)) {
    const items = children.get(ITEMS);
    for (const item of items === undefined ? [] : value) {
      markRules(isApplicable, items!, item);
    }
    return;
  }
  for (const field in value) {
    const branch = children.get(field);
    if (branch !== undefined) {
      markRules(isApplicable, branch, value[field]);
    }
  }
}
