// Objects that run together without a `---` line between them, such as those of a template's range. They get one issue, not one for each of
// their fields.
import type { Issue } from '../../issues/issues';
import { GLUED_SEPARATOR } from '../../yaml/syntax-issues';

/** A field that every object has exactly once. */
const REPEATED_OBJECT_FIELD = new RegExp(`^(?:duplicate key "(?:apiVersion|kind)"|${GLUED_SEPARATOR})`);

const REPEATED_KEY = /^duplicate key /;

/** The issues of files, with one instead of all those caused by objects that run together. */
export function withRunTogether(issues: readonly Issue[]): Issue[] {
  const firsts = new Map<string | undefined, Issue>();
  issues.filter(({ message }) => REPEATED_OBJECT_FIELD.test(message)).forEach((each) => firsts.set(each.source, firsts.get(each.source) ?? each));
  return issues.flatMap((each) => {
    const first = firsts.get(each.source);
    if (first === undefined || !REPEATED_KEY.test(each.message)) {
      return [each];
    }
    return first === each ? [{ ...each, message: 'two objects run together here: write --- before each of them, in the range of a template too' }] : [];
  });
}
