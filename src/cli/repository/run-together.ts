// Objects that run together without a `---` line between them, such as those of a template's range. They get one issue, not one for each of
// their fields.
import type { Issue } from '../../issues/issues';
import { GLUED_SEPARATOR } from '../../yaml/syntax-issues';

/** A field that every object has exactly once. */
const TWICE = new RegExp(`^(?:duplicate key "(?:apiVersion|kind)"|${GLUED_SEPARATOR})`);

const ANY = /^duplicate key /;

/** The issues of files, with one instead of all those caused by objects that run together. */
export function withRunTogether(issues: readonly Issue[]): Issue[] {
  const firsts = new Map<string | undefined, Issue>();
  issues.filter(({ message }) => TWICE.test(message)).forEach((each) => firsts.set(each.source, firsts.get(each.source) ?? each));
  return issues.filter((each) => !ANY.test(each.message) || firsts.get(each.source) === undefined || firsts.get(each.source) === each).map((each) => (
    firsts.get(each.source) === each && ANY.test(each.message) ? { ...each, message: 'two objects run together here: write --- before each of them, in the range of a template too' } : each
  ));
}
