// The findings of a document by their severity: rules that no server enforces may be errors, warnings or silent.
import { type Finding, findingsIn } from './finding';
import type { ObjectSeverities, Severity } from '../../admission/severities';
import type { Issue } from '../../issues/issues';
import type { Document } from '../manifests/documents';

/** Findings of an object by their severity. */
export interface Graded {
  readonly errors: Finding[];
  readonly warnings: Finding[];
  /** The number of findings that are silenced with a reason. */
  readonly silenced: number;
}

export const NO_FINDINGS: Graded = { errors: [], warnings: [], silenced: 0 };

export function mergeGraded(one: Graded, other: Graded): Graded {
  return {
    errors: [...one.errors, ...other.errors],
    warnings: [...one.warnings, ...other.warnings],
    silenced: one.silenced + other.silenced,
  };
}

/**
 * The findings of a document's issues.
 *
 * @param own what the object's annotation and the options decide on rules
 * @param defaultSeverity of rules on which nothing decides
 */
export function gradeIssues(document: Document, issues: readonly Issue[], own: ObjectSeverities, defaultSeverity: Severity): Graded {
  if (issues.length === 0) {
    return NO_FINDINGS;
  }
  const of = (severity: Severity) => issues.filter(({ rule = '' }) => (own.decision(rule)?.severity ?? defaultSeverity) === severity);
  const silenced = of('silent').filter(({ rule = '' }) => own.decision(rule)?.reason !== '').length;
  return { errors: findingsIn(document, of('error')), warnings: findingsIn(document, of('warning')), silenced };
}
