// Findings in documents: what a cluster would refuse, and what is advised against, each with the file and line of its field.
import { Document, Input, ReadDocument } from './documents';
import { duplicateViolations } from './duplicates';
import { violationsOf } from '../../admission/admission';
import { adviceLines, type PlacedAdvice } from '../../admission/advice/report';
import { adviceOn } from '../../admission/advice/rules';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { nullViolations, isJudged, withoutNulls } from '../../admission/schema';
import { secretValues } from '../../admission/secrets/secret-values';
import type { Issue } from '../../issues/issues';

/** A violation or advice, and where it is; for a file that cannot be read, only the file and the reason. */
interface Finding extends Partial<Pick<Issue, 'path' | 'rule' | 'line'>> {
  readonly file: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly message: string;
}

/** The result of a check. */
export interface Findings {
  /** The number of checked objects. */
  readonly checked: number;
  /** The number of objects of each other kind, by `apiVersion kind`; they were searched for secrets only. */
  readonly others: { readonly [type: string]: number };
  readonly violations: Finding[];
  /** Advice on objects that would be admitted. */
  readonly advice: Finding[];
}

/** Checks the documents of an input. Files that cannot be read come first. */
export function findings({ documents, issues }: Input, capabilities?: ClusterCapabilitiesProps, silenced: readonly string[] = []): Findings {
  const secrets = documents.map(({ value }) => value).filter((value) => value?.kind === 'Secret');
  const duplicated = duplicateViolations(documents);
  const judged = documents.map((document) => ({
    document,
    violations: [...violationsIn(document, capabilities), ...secretValues(document.value ?? {}), ...duplicated.get(document) ?? []],
  }));
  return {
    checked: documents.filter(isChecked).length,
    others: counts(documents.filter((document) => !isChecked(document)).map(({ value: { apiVersion, kind } }) => `${apiVersion} ${kind}`)),
    violations: [...issues.map(unreadable), ...judged.flatMap(({ document, violations }) => findingsIn(document, violations))],
    advice: judged.filter(({ document, violations }) => isChecked(document) && violations.length === 0)
      .flatMap(({ document }) => findingsIn(document, adviceOn(withoutNulls(document.value), { capabilities, secrets })))
      .filter(({ rule = '' }) => !silenced.includes(rule)),
  };
}

/** A finding in one line: `file:line: Kind/name: path: message [rule]`. */
export function report(finding: Finding): string {
  const { place, message } = placeAndMessage(finding);
  return `${place}: ${message}`;
}

/** Advice in the lines of `report`; advice on many objects is one line. */
export function adviceReport(advice: readonly Finding[]): string[] {
  return adviceLines(advice.map(placeAndMessage));
}

function placeAndMessage({ file, line, kind, name, path, message, rule }: Finding): PlacedAdvice {
  const object = [kind, name].filter((step) => step !== undefined).join('/');
  return {
    place: [line === undefined ? file : `${file}:${line}`, object].filter(Boolean).join(': '),
    message: `${path ? `${path}: ` : ''}${message}${rule === undefined ? '' : ` [${rule}]`}`,
  };
}

/** The violations or advice of a document, in the order of its lines. */
export function findingsIn({ value, source, lineAt }: Document, violations: readonly Issue[]): Finding[] {
  const object = { kind: text(value?.kind), namespace: text(value?.metadata?.namespace), name: text(value?.metadata?.name) };
  return violations
    .map(({ path, message, rule }) => ({ file: source, line: lineAt(path), ...object, path, message, rule }))
    .sort((one, other) => one.line - other.line);
}

function isChecked({ value }: Document): boolean {
  return isJudged(value ?? {});
}

function violationsIn(document: ReadDocument, capabilities?: ClusterCapabilitiesProps): Issue[] {
  return isChecked(document) ? [...violationsOf(document.value, capabilities), ...nullViolations(document.raw)] : [];
}

function counts(names: readonly string[]): { readonly [name: string]: number } {
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((other) => other === name).length]));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function unreadable({ source = '', line, message }: Issue): Finding {
  return { file: source, line, message };
}
