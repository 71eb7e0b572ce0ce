// Which rules are asked about a part of an object: those that are about a field which it has. There are many rules, and most objects have few
// of the fields that they are about, so that a whole branch of rules is passed over where its first field is missing.
import type { Rule } from './rule';

/** A field that rules are about, or one on the way to it. */
interface Branch {
  /** Its name; or ITEMS, for each item of the list that it is below. */
  readonly step: string;
  /** The numbers of the rules that are about it. */
  readonly rules: number[];
  readonly below: Branch[];
}

const ITEMS = '[]';

/** The rules for one kind of part. */
export class AskedRules {
  private readonly root: Branch = { step: '', rules: [], below: [] };
  private readonly isAsked: Uint8Array;

  constructor(private readonly rules: ReadonlyArray<Rule<any, any>>) {
    this.isAsked = new Uint8Array(rules.length);
    for (const [number, { when }] of rules.entries()) {
      for (const branch of when?.map((field) => branchOf(this.root, field)) ?? [this.root]) {
        branch.rules.push(number);
      }
    }
  }

  /** The rules that are asked about a part, in their order. */
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
    const known = branch.below.find((each) => each.step === step);
    const next = known ?? { step, rules: [], below: [] };
    if (known === undefined) {
      branch.below.push(next);
    }
    branch = next;
  }
  return branch;
}

/** Marks the rules that are about a value, if it is there, or about what is in it. */
function mark(isAsked: Uint8Array, { rules, below }: Branch, value: any): void {
  if (value === undefined || value === null) {
    return;
  }
  for (const number of rules) {
    isAsked[number] = 1;
  }
  for (const branch of below) {
    if (branch.step === ITEMS) {
      for (const item of Array.isArray(value) ? value : []) {
        mark(isAsked, branch, item);
      }
    } else {
      mark(isAsked, branch, value[branch.step]);
    }
  }
}
