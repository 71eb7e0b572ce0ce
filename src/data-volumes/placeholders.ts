// The placeholders of what is no template: nothing fills them in later, and CDI would look for an image or a class of that name.
import { issue, type Issue } from '../issues/issues';
import { findPlaceholders } from '../template/placeholders';

/** An issue for each placeholder of an object, or of a part of it, that is written as it is. */
export function unfilledIssues(object: object): Issue[] {
  return [...findPlaceholders(object)].map(([name, field]) => issue(field, `placeholder {{${name}}} has no value: write the value here, only templates get theirs later`));
}
