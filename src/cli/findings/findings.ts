// Findings in documents: violations that a cluster would refuse, and advice, each with the file and line of its field.
import { BetweenManifests } from './between-manifests';
import { MachineSecrets, type NumberedDocument } from './machine-secrets';
import { writtenReferences } from './references';
import type { UnfilledValues } from './unfilled-values';
import { isChecked, judge, type Judgement } from '../../admission/admission';
import { adviceLines, type PlacedAdvice } from '../../admission/advice/report';
import { adviceOn } from '../../admission/advice/rules';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { ProvidedObjects } from '../../admission/provided-objects';
import { FITTING, hasSchema, isName, type SchemaVerdict } from '../../admission/schema';
import { secretValues } from '../../admission/secrets/secret-values';
import { type ObjectSeverities, Severities, type Severity } from '../../admission/severities';
import { type Issue, joinPath } from '../../issues/issues';
import { detachString } from '../../plain-data/detach-string';
import { groupBy, withoutFields } from '../../plain-data/plain-data';
import { foreignSpaceIn } from '../../yaml/foreign-spaces';
import { Document, InputStream, ReadDocument } from '../manifests/documents';
import { Duplicates } from '../manifests/duplicates';

/** A violation or advice, and its place. For a file that cannot be read, it has only the file and the reason. */
export interface Finding extends Partial<Pick<Issue, 'path' | 'rule' | 'line'>> {
  readonly file: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
  /** The object that installs the release of a chart, if only one of several has the finding. */
  readonly release?: string;
  readonly message: string;
}

/** The result of a check. */
export interface Findings {
  /** The number of checked objects. */
  readonly checked: number;
  /** The number of objects of each other kind, by `apiVersion kind`. They were only searched for secrets. */
  readonly others: { readonly [type: string]: number };
  readonly violations: Finding[];
  /** Advice, and rules that are set to warnings. For objects that would be refused, only advice that does not depend on the refused values. */
  readonly advice: Finding[];
  /** The number of findings that are silenced with a reason, if any. */
  readonly silenced?: number;
}

/**
 * Checks the documents of an input one by one. Files that cannot be read come first.
 *
 * @param unfilled collects the values that another tool fills in later, which have no findings
 */
export function findings(
  input: InputStream, capabilities?: ClusterCapabilitiesProps, severities = new Severities(), unfilled?: UnfilledValues,
): Findings {
  const secrets = new MachineSecrets();
  const duplicates = new Duplicates();
  const others = new Map<string, number>();
  const provided = new ProvidedObjects();
  const compared = new BetweenManifests<Rereader>(capabilities);
  const violations: Refusal[] = [];
  const policy = new Map<number, Graded>();
  const advice = new Map<number, Graded>();
  /** The verdicts of schemas on objects that do not fit. */
  const verdicts = new Map<number, SchemaVerdict>();
  const decisionsOn = ({ value, within }: Document) => severities.of(within === undefined ? value : within.object);
  const judgementOn = (document: ReadDocument) => judgementIn(document, capabilities);
  const known = (document: Document, issues: readonly Issue[]) => unfilled?.without(document, issues) ?? issues;
  const knownWithDefaults = (document: ReadDocument, issues: readonly Issue[]) => (
    unfilled?.withDefaults(document, issues, (each) => judgementOn(each).violations) ?? issues
  );
  const advise = ({ document, index }: NumberedDocument) => {
    if (!isTyped(document)) {
      return;
    }
    const environment = { capabilities, secrets: secrets.of({ document, index }) };
    const found = [...adviceOn(document.value, environment, verdicts.get(index)), ...duplicates.advice(index), ...document.buildAdvice ?? []];
    if (found.length > 0 || advice.has(index)) {
      advice.set(index, gradeIssues(document, known(document, found), decisionsOn(document), 'warning'));
    }
  };
  const addAdvice = (numbered: NumberedDocument | undefined, issue: Issue) => {
    if (numbered !== undefined) {
      const { document, index } = numbered;
      advice.set(index, mergeGraded(advice.get(index) ?? NO_FINDINGS, gradeIssues(document, known(document, [issue]), decisionsOn(document), 'warning')));
    }
  };
  const adviseOnBuild = (numbered: NumberedDocument) => numbered.document.buildAdvice?.forEach((each) => addAdvice(numbered, each));
  let [index, checked] = [0, 0];
  for (const document of input.documents) {
    const object = document.value ?? {};
    // Objects have many fields that may refer to others, so they are searched once.
    const references = writtenReferences(object);
    compared.add({ object, set: document.set, oldName: document.oldName, references, place: () => rereader(document, index) });
    const own = decisionsOn(document);
    const mistakes = unlessNested(document, own.mistakes);
    const ofPolicy = gradeIssues(document, [...unlessNested(document, secretValues(object)), ...known(document, duplicates.violations(document, index))], own, 'error');
    provided.add(object);
    const misnamed = unfilled?.addReferences(document, references) ?? [];
    const { violations: refused, verdict } = judgementOn(document);
    if (verdict !== FITTING) {
      verdicts.set(index, verdict);
    }
    const broken = [...knownWithDefaults(document, refused), ...misnamed, ...mistakes];
    // A call takes only so many arguments.
    refusalsOf(document, broken, ofPolicy).forEach((each) => violations.push(each));
    if (ofPolicy !== NO_FINDINGS) {
      policy.set(index, ofPolicy);
    }
    if (document.value?.kind === 'Secret') {
      secrets.add({ document, index }).forEach(advise);
    }
    if (!isCheckedDocument(document)) {
      count(others, `${document.value.apiVersion} ${document.value.kind}`);
      adviseOnBuild({ document, index });
    } else {
      checked += 1;
      advise({ document, index });
    }
    index += 1;
  }
  compared.advice().forEach(({ place, issue }) => addAdvice(place(), issue));
  // The findings of a machine before its Secret was read are repeated afterwards.
  const all = [...policy, ...advice].sort(([one], [other]) => one - other).map(([, each]) => each);
  const silenced = all.reduce((sum, each) => sum + each.silenced, 0);
  return {
    checked,
    others: Object.fromEntries([...others].sort(([one], [other]) => one < other ? -1 : 1)),
    violations: distinct([
      ...input.issues.map(unreadable),
      ...provided.withoutProvided(violations).map(({ finding }) => finding),
      ...[...advice.values()].flatMap(({ errors }) => errors),
    ]),
    advice: distinct(all.flatMap(({ warnings }) => warnings)),
    ...silenced > 0 ? { silenced } : {},
  };
}

/** Secrets in a nested object, and mistakes of its annotation, are reported for the object that contains it. */
function unlessNested({ within }: Document, issues: readonly Issue[]): readonly Issue[] {
  return within === undefined ? issues : [];
}

/** A finding in one file that several overlays, or releases of a chart, use is reported once. */
function distinct(all: readonly Finding[]): Finding[] {
  const groups = groupBy(all, (finding) => report({ ...finding, release: undefined })).values();
  return Array.from(groups, ([{ release, ...first }, ...others]) => (
    release === undefined || others.some((other) => other.release !== release) ? first : { ...first, release }
  ));
}

type Rereader = () => NumberedDocument | undefined;

/** How to read a document again that was not kept. A document that cannot be read again is kept. */
function rereader(document: ReadDocument, index: number): Rereader {
  return document.reread === undefined ? () => ({ document, index }) : rereaderOf(document.reread, index);
}

/** A function of its own, since the functions made in one call share its variables: the document would be kept too. */
function rereaderOf(reread: () => ReadDocument | undefined, index: number): Rereader {
  return () => {
    const document = reread();
    return document && { document, index };
  };
}

/** A violation. One that depends on absent objects is decided after all documents were read, since they may define them. */
interface Refusal extends Pick<Issue, 'absent'> {
  readonly finding: Finding;
}

/** The violations of a document, in the order of its lines. */
function refusalsOf(document: Document, broken: readonly Issue[], { errors }: Graded): Refusal[] {
  const refusals: Refusal[] = [
    ...broken.map((each) => ({ finding: findingsIn(document, [each])[0], absent: each.absent })),
    ...errors.map((finding) => ({ finding })),
  ];
  return refusals.sort(({ finding: one }, { finding: other }) => (one.line ?? 0) - (other.line ?? 0));
}

/** Findings of an object by their severity. */
interface Graded {
  readonly errors: Finding[];
  readonly warnings: Finding[];
  /** The number of findings that are silenced with a reason. */
  readonly silenced: number;
}

const NO_FINDINGS: Graded = { errors: [], warnings: [], silenced: 0 };

function mergeGraded(one: Graded, other: Graded): Graded {
  return {
    errors: [...one.errors, ...other.errors],
    warnings: [...one.warnings, ...other.warnings],
    silenced: one.silenced + other.silenced,
  };
}

function gradeIssues(document: Document, issues: readonly Issue[], own: ObjectSeverities, defaultSeverity: Severity): Graded {
  if (issues.length === 0) {
    return NO_FINDINGS;
  }
  const of = (severity: Severity) => issues.filter(({ rule = '' }) => (own.decision(rule)?.severity ?? defaultSeverity) === severity);
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

function placeAndMessage({ file, line, kind, name, release, path, message, rule }: Finding): PlacedAdvice {
  const object = [kind, name].filter((step) => step !== undefined).join('/') + (release === undefined ? '' : ` of ${release}`);
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
  const { source, lineAt, placeOf = (path: string) => ({ source, line: lineAt(path) }), within, release } = document;
  const value = within === undefined ? document.value : within.object;
  const named = { kind: text(value?.kind), namespace: text(value?.metadata?.namespace), name: text(value?.metadata?.name) };
  const object = release === undefined ? named : { ...named, release };
  const pathOf = (path: string) => detachString(joinPath(within?.path ?? '', path));
  return violations
    .map(({ path, message, rule }) => (
      { ...placeOf(path), ...object, path: pathOf(path), message: detachString(message + spaceNote(path + message)), rule }
    ))
    .sort((one, other) => one.line - other.line)
    // Output of a program has no lines.
    .map(({ source: file, line, ...finding }) => ({ file, ...line === 0 ? {} : { line }, ...finding }));
}

/** A note on a space in a field or a value that looks like the usual one. */
function spaceNote(shown: string): string {
  const space = foreignSpaceIn(shown);
  return space === undefined ? '' : `; it has ${space.name}, write a usual space or none`;
}

/** Whether the document has an apiVersion and a kind. */
function isTyped({ value }: Document): boolean {
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string';
}

function count(numbers: Map<string, number>, type: string): void {
  numbers.set(type, (numbers.get(type) ?? 0) + 1);
}

function isCheckedDocument({ value }: Document): boolean {
  return isChecked(value ?? {});
}

function judgementIn(document: ReadDocument, capabilities?: ClusterCapabilitiesProps): Judgement {
  return isCheckedDocument(document) ? judge(decrypted(document.raw), capabilities, decrypted(document.value)) : { violations: [], verdict: FITTING };
}

/** An object without the field by which SOPS decrypts it before a cluster sees it. The rule on data knows the field itself. */
function decrypted(object: any): any {
  return isName(object?.sops?.mac) && hasSchema(object) ? withoutFields(object, ['sops']) : object;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? detachString(value) : undefined;
}

/** The finding on what cannot be read or is not checked, which has no path. */
export function unreadable({ source = '', line, message }: Issue): Finding {
  return { file: source, line, message };
}
