// The names of leases: a unique id, a slug that is easy to remember, and the machine's name, which combines both.
import { randomBytes, randomInt } from 'crypto';
import { issue, IssueError } from '../../issues/issues';
import { LEASE_ID, SLUG } from '../../leases/lease-labels';

export function newId(): string {
  return `lease-${randomBytes(6).toString('hex')}`;
}

/** Two random words, with a number appended if they are taken. */
export function newSlug(taken: Pick<ReadonlySet<string>, 'has'> = new Set()): string {
  const words = NEW_SLUG_WORDS.map((each) => each[randomInt(each.length)]).join('-');
  let slug = words;
  while (taken.has(slug)) {
    slug = `${words}-${randomInt(1_000_000)}`;
  }
  return slug;
}

/** The name of the VirtualMachine. It is unique, so leftover objects of another lease are never mistaken for those of this one. */
export function machineName(id: string, slug: string): string {
  return `lease-${slug}-${id.slice(-8)}`;
}

/** Whether a machine has the name of a lease with that id and slug. Labels can change; names cannot. */
export function hasNameOf({ id, slug, name }: { readonly id: string; readonly slug: string; readonly name: string }): boolean {
  return LEASE_ID.test(id) && SLUG.test(slug) && name === machineName(id, slug);
}

/** @throws for an invalid slug */
export function requireSlug(slug: string): void {
  if (!SLUG.test(slug) || LEASE_ID.test(slug)) {
    throw new IssueError([issue('', `--slug ${JSON.stringify(slug)} is not a slug: write at most 40 lower-case letters, digits and "-", a letter first, such as "vm-smoke"`)]);
  }
}

/** The words of new slugs, one from each list. */
const NEW_SLUG_WORDS = [
  ['amber', 'bold', 'brisk', 'calm', 'clear', 'coral', 'crisp', 'early', 'fair', 'fresh', 'gentle', 'golden', 'green', 'happy', 'keen', 'light', 'lucky', 'mild', 'noble', 'plain', 'quick', 'quiet', 'rapid', 'royal', 'silver', 'steady', 'sunny', 'swift', 'tidy', 'warm', 'wide', 'wise'],
  ['acorn', 'badger', 'birch', 'cedar', 'cloud', 'comet', 'crane', 'delta', 'ember', 'falcon', 'fern', 'finch', 'grove', 'harbor', 'heron', 'island', 'lark', 'maple', 'meadow', 'otter', 'pebble', 'pine', 'quartz', 'raven', 'river', 'robin', 'spruce', 'summit', 'thistle', 'tiger', 'valley', 'willow'],
] as const;
