// What a cluster would refuse of documents, and what else is advised against, each with the file and the line of the field that is to blame.
import { Input, InputMistake, ReadDocument } from './input';
import { violationsOf } from '../admission/admission';
import { adviceOn } from '../admission/advice/rules';
import type { ClusterCapabilitiesProps } from '../admission/cluster-capabilities';
import { isJudged, withoutNulls } from '../admission/schema';
import type { Violation } from '../admission/violation';
import { secretValues } from '../secrets/secret-values';

/** A violation, and the document that it is in; of a file that cannot be read, only where and why. */
export interface Finding extends Partial<Omit<Violation, 'mistake'>> {
  readonly file: string;
  readonly line?: number;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly message: string;
}

/** What was looked at, and what was found. */
export interface Findings {
  /** How many objects were checked. */
  readonly checked: number;
  /** How many objects were not, but for secrets, because neither KubeVirt nor CDI has their kinds. */
  readonly others: number;
  readonly violations: Finding[];
  /** What is advised against in objects that would be admitted, and secrets in any object that is no Secret. */
  readonly advice: Finding[];
}

/** Checks the documents of an input. What cannot be read comes first. */
export function findings({ documents, mistakes }: Input, capabilities?: ClusterCapabilitiesProps, silenced: readonly string[] = []): Findings {
  const checked = documents.filter(({ value }) => isJudged(value ?? {}));
  const secrets = documents.map(({ value }) => value).filter((value) => value?.kind === 'Secret');
  const judged = checked.map((document) => ({ document, violations: violationsOf(document.value, capabilities) }));
  return {
    checked: checked.length,
    others: documents.length - checked.length,
    violations: [...mistakes.map(unreadable), ...judged.flatMap(({ document, violations }) => placed(document, violations))],
    advice: [
      ...judged.filter(({ violations }) => violations.length === 0)
        .flatMap(({ document }) => placed(document, adviceOn(withoutNulls(document.value), { capabilities, secrets }))),
      ...documents.flatMap((document) => placed(document, secretValues(document.value ?? {}))),
    ].filter(({ rule = '' }) => !silenced.includes(rule)),
  };
}

/** One finding in one line: `file:line: Kind/name: path: message [rule]`. */
export function report({ file, line, kind, name, path, message, rule }: Finding): string {
  const object = [kind, name].filter((step) => step !== undefined).join('/');
  const place = [line === undefined ? file : `${file}:${line}`, object, path].filter(Boolean).join(': ');
  return `${place}: ${message}${rule === undefined ? '' : ` [${rule}]`}`;
}

function placed({ value, source, lineAt }: ReadDocument, violations: Violation[]): Finding[] {
  const object = { kind: text(value?.kind), namespace: text(value?.metadata?.namespace), name: text(value?.metadata?.name) };
  return violations
    .map(({ path, mistake, rule }) => ({ file: source, line: lineAt(path), ...object, path, message: mistake, rule }))
    .sort((one, other) => one.line - other.line);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function unreadable({ source, line, mistake }: InputMistake): Finding {
  return { file: source, line, message: mistake };
}
