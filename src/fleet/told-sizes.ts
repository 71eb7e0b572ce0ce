// Whether the machines in a fleet's folders are those that were placed, with the sizes that room was made for.
import type { ApiObject } from 'cdk8s';
import { manifestOf } from './folder';
import { cpusText, memoryText, type Room, roomOf } from './room';
import { type Issue, issue } from '../issues/issues';
import { guestSize } from '../spec/guest-size';

/** How many machines are named; the others are counted. */
const NAMED = 5;

/** Machines of other sizes than was said, and those that are not there. */
export class ToldSizes {
  private readonly found = new Set<string>();
  private readonly others: Issue[] = [];

  /** @param told the sizes that room was made for, by machine */
  public constructor(private readonly told: ReadonlyMap<string, Room>) {}

  public see(object: ApiObject): void {
    const told = object.kind === 'VirtualMachine' ? this.told.get(object.name) : undefined;
    if (told === undefined) {
      return;
    }
    this.found.add(object.name);
    const { cpu, memory } = guestSize(manifestOf(object).spec);
    const room = cpu === undefined || memory === undefined ? told : roomOf(cpu, memory);
    if (room.cpu !== told.cpu || room.memory !== told.memory) {
      this.others.push(issue(`machine ${JSON.stringify(object.name)}`, `has ${cpusText(room)} CPUs and ${memoryText(room)}, and the fleet has made room for ${cpusText(told)} and ${memoryText(told)}: write the same in both`));
    }
  }

  public issues(): Issue[] {
    const missing = [...this.told.keys()].filter((name) => !this.found.has(name))
      .map((name) => issue(`machine ${JSON.stringify(name)}`, 'has a place and no VirtualMachine of its name: add one to chartOf, or take it out of machines'));
    return [...shortened(this.others, 'have other sizes'), ...shortened(missing, 'are not there')];
  }
}

function shortened(issues: readonly Issue[], what: string): Issue[] {
  const more = issues.length - NAMED;
  return more > 0 ? [...issues.slice(0, NAMED), issue('machines', `${more} more ${what}`)] : [...issues];
}
