// What leases are called: an id that is never given twice, a slug that a person remembers, and the machine's name from both.
import { randomBytes, randomInt } from 'crypto';
import { NEW_SLUG_WORDS } from './slug-words';
import { issue, IssueError } from '../../issues/issues';

const ID = /^lease-[0-9a-f]{12}$/;

/** Short enough for the machine's name to be a host name. */
const SLUG = /^[a-z](?:[-a-z0-9]{0,38}[a-z0-9])?$/;

export function newId(): string {
  return `lease-${randomBytes(6).toString('hex')}`;
}

/** Two words that do not offend. */
export function newSlug(): string {
  return NEW_SLUG_WORDS.map((words) => words[randomInt(words.length)]).join('-');
}

/** The name of the VirtualMachine, which no other lease has had, so that what is left of another is never taken for its own. */
export function machineName(id: string, slug: string): string {
  return `lease-${slug}-${id.slice(-8)}`;
}

/** Whether a machine's name is the one that a lease of that id and slug has: labels are anybody's to write, a name never changes. */
export function isNamedFor({ id, slug, name }: { readonly id: string; readonly slug: string; readonly name: string }): boolean {
  return ID.test(id) && SLUG.test(slug) && name === machineName(id, slug);
}

/** @throws where a text cannot be a slug */
export function requireSlug(slug: string): void {
  if (!SLUG.test(slug) || ID.test(slug)) {
    throw new IssueError([issue('', `--slug ${JSON.stringify(slug)} is none: write at most 40 lower-case letters, digits and "-", a letter first, such as "vm-smoke"`)]);
  }
}
