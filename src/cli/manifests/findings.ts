// Findings in documents: what a cluster would refuse, and what is advised against, each with the file and line of its field.
import { CloudInitSecrets, type NumberedDocument } from './cloud-init-secrets';
import { Document, InputStream, ReadDocument } from './documents';
import { Duplicates } from './duplicates';
import { violationsOf } from '../../admission/admission';
import { adviceLines, type PlacedAdvice } from '../../admission/advice/report';
import { adviceOn } from '../../admission/advice/rules';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { ProvidedObjects } from '../../admission/provided-objects';
import { nullViolations, isJudged, withoutNulls } from '../../admission/schema';
import { secretValues } from '../../admission/secrets/secret-values';
import { type ObjectSeverities, Severities, type Severity } from '../../admission/severities';
import type { Issue } from '../../issues/issues';
import { ownText } from '../../plain-data/own-text';

/** A violation or advice, and where it is; for a file that cannot be read, only the file and the reason. */
export interface Finding extends Partial<Pick<Issue, 'path' | 'rule' | 'line'>> {
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
  /** Advice on objects that would be admitted, and what else is made a warning. */
  readonly advice: Finding[];
  /** How many findings are silenced for a reason, if any are. */
  readonly silenced?: number;
}

/** Checks the documents of an input, one after the other. Files that cannot be read come first. */
export function findings(input: InputStream, capabilities?: ClusterCapabilitiesProps, severities = new Severities()): Findings {
  const secrets = new CloudInitSecrets();
  const duplicates = new Duplicates();
  const others = new Map<string, number>();
  const provided = new ProvidedObjects();
  const violations: Refusal[] = [];
  const policy = new Map<number, Graded>();
  const advice = new Map<number, Graded>();
  const advise = ({ document, index }: NumberedDocument) => {
    const alone = adviceOn(withoutNulls(document.value), { capabilities, secrets: secrets.of({ document, index }) });
    const found = [...alone, ...duplicates.advice(index)];
    if (found.length > 0 || advice.has(index)) {
      advice.set(index, graded(document, found, severities.of(document.value), 'warning'));
    }
  };
  let [index, checked] = [0, 0];
  for (const document of input.documents) {
    const own = severities.of(document.value);
    const ofPolicy = graded(document, [...secretValues(document.value ?? {}), ...duplicates.violations(document, index)], own, 'error');
    provided.add(document.value ?? {});
    const broken = [...violationsIn(document, capabilities), ...own.mistakes];
    const refused: Refusal[] = [
      ...broken.map((each) => ({ index, finding: findingsIn(document, [each])[0], absent: each.absent })),
      ...ofPolicy.errors.map((finding) => ({ index, finding })),
    ];
    violations.push(...refused.sort(({ finding: one }, { finding: other }) => (one.line ?? 0) - (other.line ?? 0)));
    if (ofPolicy !== NOTHING) {
      policy.set(index, ofPolicy);
    }
    if (document.value?.kind === 'Secret') {
      secrets.add({ document, index }).forEach(advise);
    }
    if (!isChecked(document)) {
      const type = `${document.value.apiVersion} ${document.value.kind}`;
      others.set(type, (others.get(type) ?? 0) + 1);
    } else {
      checked += 1;
      if (refused.every(({ absent }) => absent !== undefined)) {
        advise({ document, index });
      }
    }
    index += 1;
  }
  const refusals = provided.withoutProvided(violations);
  refusals.forEach((refusal) => advice.delete(refusal.index));
  // What was said of a machine before its Secret came was said again since.
  const all = [...policy, ...advice].sort(([one], [other]) => one - other).map(([, each]) => each);
  const silenced = all.reduce((sum, each) => sum + each.silenced, 0);
  return {
    checked,
    others: Object.fromEntries([...others].sort(([one], [other]) => one < other ? -1 : 1)),
    violations: [...input.issues.map(unreadable), ...refusals.map(({ finding }) => finding), ...[...advice.values()].flatMap(({ errors }) => errors)],
    advice: all.flatMap(({ warnings }) => warnings),
    ...silenced > 0 ? { silenced } : {},
  };
}

/** A violation of the document of that index. Unless nothing is absent, what documents bring along decides about it when all were read. */
interface Refusal extends Pick<Issue, 'absent'> {
  readonly finding: Finding;
  readonly index: number;
}

/** Findings of an object by their severity. */
interface Graded {
  readonly errors: Finding[];
  readonly warnings: Finding[];
  /** How many are silenced, and a reason is given. */
  readonly silenced: number;
}

const NOTHING: Graded = { errors: [], warnings: [], silenced: 0 };

function graded(document: Document, issues: readonly Issue[], own: ObjectSeverities, otherwise: Severity): Graded {
  if (issues.length === 0) {
    return NOTHING;
  }
  const of = (severity: Severity) => issues.filter(({ rule = '' }) => (own.decision(rule)?.severity ?? otherwise) === severity);
  const silenced = of('silent').filter(({ rule = '' }) => own.decision(rule)?.reason !== '').length;
  return { errors: findingsIn(document, of('error')), warnings: findingsIn(document, of('warning')), silenced };
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
export function findingsIn(document: Document, violations: readonly Issue[]): Finding[] {
  if (violations.length === 0) {
    return [];
  }
  const { value, source, lineAt, placeOf = (path: string) => ({ source, line: lineAt(path) }) } = document;
  const object = { kind: text(value?.kind), namespace: text(value?.metadata?.namespace), name: text(value?.metadata?.name) };
  return violations
    .map(({ path, message, rule }) => ({ ...placeOf(path), ...object, path: ownText(path), message: ownText(message), rule }))
    .sort((one, other) => one.line - other.line)
    // What a program wrote has no line.
    .map(({ source: file, line, ...finding }) => ({ file, ...line === 0 ? {} : { line }, ...finding }));
}

function isChecked({ value }: Document): boolean {
  return isJudged(value ?? {});
}

function violationsIn(document: ReadDocument, capabilities?: ClusterCapabilitiesProps): Issue[] {
  return isChecked(document) ? [...violationsOf(document.value, capabilities), ...nullViolations(document.raw)] : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? ownText(value) : undefined;
}

function unreadable({ source = '', line, message }: Issue): Finding {
  return { file: source, line, message };
}
