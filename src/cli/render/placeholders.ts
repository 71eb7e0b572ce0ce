// The placeholders of documents: which of them need no value, and the issues of those without a value, or that another tool fills in.
import type { Assignment } from './assignments';
import { schemaIssues } from '../../admission/schema';
import { issue, type Issue, IssueCollector } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { isOpenShiftTemplate, OC_PROCESS } from '../../template/openshift-template';
import { COPY_PLACEHOLDERS, substitutePlaceholders } from '../../template/placeholders';
import type { PlaceholderValue } from '../../template/text-substitution';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import type { Document } from '../manifests/documents';
import { issueAt } from '../manifests/place';

/** The fields that each machine of a pool may have for itself, also in a pool without the template of its instances, which is corrected later. */
const OWN_TEXT = /^spec\.virtualMachineTemplate\.spec\.(?:template\.spec\.)?volumes\[\d+]\.cloudInit\w+\.(?:userData|networkData)$/;

/**
 * Whether the reader of a document fills in a placeholder at a path: in a pool, one with a different value for each machine, as in a
 * VirtualMachinePool construct.
 */
export function isFilledLater(document: any): (name: string, path: string) => boolean {
  const isOwn = document?.kind === 'VirtualMachinePool' && document.spec?.nameGeneration?.appendIndexToSecretRefs === true;
  return isOwn ? (name, path) => (COPY_PLACEHOLDERS as readonly string[]).includes(name) && OWN_TEXT.test(path) : () => false;
}

/** Refuses a template of OpenShift, in which `${{NAME}}` is a parameter. */
export function templateIssues(document: Document): Issue[] {
  return isOpenShiftTemplate(document.value ?? {})
    ? [issueAt(document, '', `is a Template of OpenShift, which only oc fills in: give the output of \`${OC_PROCESS}\` as -`)] : [];
}

/** A placeholder's name, and the path of its first use. */
type FoundPlaceholder = readonly [name: string, path: string];

/** An issue for each placeholder without a value. */
export function missingValues(document: unknown, missing: readonly FoundPlaceholder[], set: readonly Assignment[]): Issue[] {
  const refusesText = missing.length === 0 ? () => false : fieldsRefusingText(document, (other) => {
    const values = Object.fromEntries([...missing.map(([name]): Assignment => [name, other]), ...set]);
    return substitutePlaceholders(document, values, isFilledLater(document));
  });
  return missing.map(([name, path]) => issue(path, `placeholder {{${name}}} has no value: write ${refusesText(path) ? '--set-json' : '--set'} ${name}=…`));
}

/** A value of each type that a field may have. The string is also a quantity. */
const [TEXT, ...OTHERS]: readonly PlaceholderValue[] = ['1', 1, true];

/**
 * Which fields of a document take a number or a boolean but not a string, by the schema of its kind.
 *
 * @param fill the document, with a value instead of each placeholder without a value
 */
function fieldsRefusingText(document: any, fill: (value: PlaceholderValue) => unknown): (path: string) => boolean {
  const wrongWith = (value: PlaceholderValue): ReadonlySet<string> => {
    // Other mistakes in the document are reported after its placeholders have values.
    const filled = new IssueCollector().collect(() => fill(value), undefined);
    return new Set(isMap(filled) ? schemaIssues({ ...VIRTUAL_MACHINE, ...filled }).map(({ path }) => path) : []);
  };
  const wrongAsText = isMap(document) ? wrongWith(TEXT) : new Set();
  if (wrongAsText.size === 0) {
    return () => false;
  }
  const others = OTHERS.map(wrongWith);
  return (path) => wrongAsText.has(path) && others.some((wrong) => !wrong.has(path));
}
