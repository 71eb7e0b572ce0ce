// The mistakes that prevent a document from identifying its object.
import type { Document } from './documents';
import { issueAt } from './place';
import { isName } from '../../admission/schema';
import { issue, type Issue } from '../../issues/issues';

/** The issues of a document whose apiVersion, kind or name is missing or not a string, or whose namespace is not a string. */
export function identityIssues(document: Document): Issue[] {
  const { apiVersion, kind, metadata } = document.value ?? {};
  const missing = Object.entries({ apiVersion, kind, 'metadata.name': metadata?.name }).filter(([, name]) => !isName(name));
  const names = missing.map(([path]) => path).join(', no ');
  return [
    ...names === '' ? [] : [issueAt(document, '', `has no ${names}: write it as a string, or leave the document out`)],
    ...namespaceIssues(metadata).map(({ path, message }) => issueAt(document, path, message)),
  ];
}

/** An issue of a namespace that is not a string. */
export function namespaceIssues(metadata: any): Issue[] {
  return ['undefined', 'string'].includes(typeof metadata?.namespace) ? [] : [issue('metadata.namespace', 'is not a string: write the name of a namespace')];
}
