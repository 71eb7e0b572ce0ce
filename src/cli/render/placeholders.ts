// The placeholders of documents: those that need no value, and what is said of those that have none.
import type { Assignment } from './assignments';
import { schemaIssues } from '../../admission/schema';
import { issue, type Issue, IssueCollector } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { PLACEHOLDERS_OF_COPIES, type PlaceholderValue, substitutePlaceholders } from '../../template/placeholders';

/** The texts that each machine of a pool may have for itself, also where a pool lacks its instances' template, which is corrected later. */
const OWN_TEXT = /^spec\.virtualMachineTemplate\.spec\.(?:template\.spec\.)?volumes\[\d+]\.cloudInit\w+\.(?:userData|networkData)$/;

/**
 * Tells whether the reader of a document fills in a placeholder at a path: in a pool, one that has another value for each machine, as a
 * VirtualMachinePool of a program has it.
 */
export function filledLaterIn(document: any): (name: string, path: string) => boolean {
  const isOwn = document?.kind === 'VirtualMachinePool' && document.spec?.nameGeneration?.appendIndexToSecretRefs === true;
  return isOwn ? (name, path) => (PLACEHOLDERS_OF_COPIES as readonly string[]).includes(name) && OWN_TEXT.test(path) : () => false;
}

/** A placeholder's name, and the path of its first use. */
type FoundPlaceholder = readonly [name: string, path: string];

/** An issue for each placeholder without a value. */
export function missingValues(document: unknown, missing: readonly FoundPlaceholder[], set: readonly Assignment[]): Issue[] {
  const takesNoText = missing.length === 0 ? () => false : takingNoText(document, (other) => {
    const values = Object.fromEntries([...missing.map(([name]): Assignment => [name, other]), ...set]);
    return substitutePlaceholders(document, values, filledLaterIn(document));
  });
  return missing.map(([name, path]) => issue(path, `placeholder {{${name}}} has no value: write ${takesNoText(path) ? '--set-json' : '--set'} ${name}=…`));
}

/** Of each type, a value that a field may take: the text is a quantity, too. */
const [TEXT, ...OTHERS]: readonly PlaceholderValue[] = ['1', 1, true];

/**
 * Tells which fields of a document take a number or a boolean and no text, by the schema of its kind.
 *
 * @param fill the document, with a value in the place of each placeholder that has none
 */
function takingNoText(document: any, fill: (value: PlaceholderValue) => unknown): (path: string) => boolean {
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
