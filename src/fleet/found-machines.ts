// Checks that the machines in a fleet's folders are those that were placed: in their clusters, and with the planned sizes.
import type { ApiObject } from 'cdk8s';
import type { Folder } from './folder';
import type { Placed } from './placement';
import { cpusText, memoryText, roomOf } from './room';
import { type Issue, issue } from '../issues/issues';
import { manifestOf } from '../objects/rendered-object';
import { guestSize } from '../spec/guest-size';

/** How many machines are named; the others are counted. */
const MAX_LISTED = 5;

/** Collects the mistakes in machines, object by object: other clusters, other sizes, and, at the end, missing machines. */
export class FoundMachines {
  private readonly found = new Set<string>();
  private readonly misplaced: Issue[] = [];
  private readonly resized: Issue[] = [];

  /** @param places the place of each machine, and the room that was made for it */
  public constructor(private readonly places: ReadonlyMap<string, Placed>) {}

  public record(object: ApiObject, folder: Folder): void {
    const placed = object.kind === 'VirtualMachine' ? this.places.get(object.name) : undefined;
    if (placed === undefined) {
      return;
    }
    this.found.add(object.name);
    const path = `machine ${JSON.stringify(object.name)}`;
    if (placed.cluster !== folder.cluster) {
      this.misplaced.push(issue(path, `is in folder ${JSON.stringify(folder.name)}, which goes to cluster ${JSON.stringify(folder.cluster)}, but has its place in ${JSON.stringify(placed.cluster)}: `
        + `add it to chartOf(${JSON.stringify(object.name)}), or pin it with cluster: ${JSON.stringify(folder.cluster)}`));
    }
    const { demand: planned } = placed;
    const { cpu, memory } = guestSize(manifestOf(object).spec);
    const room = cpu === undefined || memory === undefined ? planned : roomOf(cpu, memory);
    const isAmount = !Number.isNaN(room.cpu + room.memory);
    if (isAmount && (room.cpu !== planned.cpu || room.memory !== planned.memory)) {
      this.resized.push(issue(path, `has ${cpusText(room)} CPUs and ${memoryText(room)}, but the fleet made room for ${cpusText(planned)} and ${memoryText(planned)}: write the same in both`));
    }
  }

  public issues(): Issue[] {
    const missing = [...this.places.keys()].filter((name) => !this.found.has(name))
      .map((name) => issue(`machine ${JSON.stringify(name)}`, 'has a place but no VirtualMachine of that name: add one to chartOf, or remove it from machines'));
    return [...truncated(this.misplaced, 'are in other clusters'), ...truncated(this.resized, 'have other sizes'), ...truncated(missing, 'are missing')];
  }
}

function truncated(issues: readonly Issue[], what: string): Issue[] {
  const more = issues.length - MAX_LISTED;
  return more > 0 ? [...issues.slice(0, MAX_LISTED), issue('machines', `${more} more ${what}`)] : [...issues];
}
