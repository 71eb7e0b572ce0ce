// Which fields with a placeholder take a number or a boolean, and no text, by the schema of their kind.
import { schemaIssues } from '../../admission/schema';
import { IssueCollector } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import type { PlaceholderValue } from '../../template/placeholders';

/** Of each type, a value that a field may take: the text is a quantity, too. */
const [TEXT, ...OTHERS]: readonly PlaceholderValue[] = ['1', 1, true];

/**
 * Tells which fields of a document take no text.
 *
 * @param fill the document, with a value in the place of each placeholder that has none
 */
export function takingNoText(document: any, fill: (value: PlaceholderValue) => unknown): (path: string) => boolean {
  const wrongWith = (value: PlaceholderValue): ReadonlySet<string> => {
    // Whatever else is wrong with the document is told once its placeholders have values.
    const filled = new IssueCollector().collect(() => fill(value), undefined);
    return new Set(isMap(filled) ? schemaIssues({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', ...filled }).map(({ path }) => path) : []);
  };
  const wrongAsText = isMap(document) ? wrongWith(TEXT) : new Set();
  if (wrongAsText.size === 0) {
    return () => false;
  }
  const others = OTHERS.map(wrongWith);
  return (path) => wrongAsText.has(path) && others.some((wrong) => !wrong.has(path));
}
