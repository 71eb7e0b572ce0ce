// Finds the violations of documents that a cluster would refuse, and advice on them, each document by itself and all of them together.
import { BetweenManifests } from './between-manifests';
import { distinctFindings, type Finding, findingsIn, unreadable } from './finding';
import { type Graded, gradeIssues, mergeGraded, NO_FINDINGS } from './graded-findings';
import { MachineSecrets, type NumberedDocument } from './machine-secrets';
import { writtenReferences } from './references';
import type { UnfilledValues } from './unfilled-values';
import { isChecked, judge, type Judgement } from '../../admission/admission';
import { adviceOn } from '../../admission/advice/rules';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { ProvidedObjects } from '../../admission/provided-objects';
import { FITTING, hasSchema, isName, type SchemaVerdict } from '../../admission/schema';
import { secretValues } from '../../admission/secrets/secret-values';
import { type ObjectSeverities, Severities } from '../../admission/severities';
import type { Issue } from '../../issues/issues';
import { withoutFields } from '../../plain-data/plain-data';
import type { Document, InputStream, ReadDocument } from '../manifests/documents';
import { Duplicates } from '../manifests/duplicates';

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
  const check = new DocumentCheck(severities, capabilities, unfilled);
  for (const document of input.documents) {
    check.look(document);
  }
  return check.findings(input.issues);
}

/** Checks documents in any order. Of each it keeps its findings, and what others are compared with. */
class DocumentCheck {
  private readonly secrets = new MachineSecrets();
  private readonly duplicates = new Duplicates();
  private readonly provided = new ProvidedObjects();
  private readonly compared: BetweenManifests<Rereader>;
  private readonly others = new Map<string, number>();
  private checked = 0;
  /** The number of documents so far. */
  private count = 0;
  private readonly refusals: Refusal[] = [];
  /** The findings of rules that no server enforces, and advice, by the indexes of documents. */
  private readonly policy = new Map<number, Graded>();
  private readonly advice = new Map<number, Graded>();
  /** The verdicts of schemas on objects that do not fit. */
  private readonly verdicts = new Map<number, SchemaVerdict>();

  constructor(
    private readonly severities: Severities,
    private readonly capabilities: ClusterCapabilitiesProps | undefined,
    private readonly unfilled: UnfilledValues | undefined,
  ) {
    this.compared = new BetweenManifests(capabilities);
  }

  public look(document: ReadDocument): void {
    const numbered = { document, index: this.count };
    const { kind, apiVersion } = document.value ?? {};
    this.findViolations(numbered);
    if (kind === 'Secret') {
      this.secrets.add(numbered).forEach((machine) => this.advise(machine));
    }
    if (isCheckedDocument(document)) {
      this.checked += 1;
      this.advise(numbered);
    } else {
      const type = `${apiVersion} ${kind}`;
      this.others.set(type, (this.others.get(type) ?? 0) + 1);
      document.buildAdvice?.forEach((each) => this.addAdvice(numbered, each));
    }
    this.count += 1;
  }

  /** @param unreadableIssues those of files, known once all documents have been read */
  public findings(unreadableIssues: readonly Issue[]): Findings {
    this.compared.advice().forEach(({ place, issue }) => this.addAdvice(place(), issue));
    // The findings of a machine before its Secret was read are repeated afterwards.
    const all = [...this.policy, ...this.advice].sort(([one], [other]) => one - other).map(([, each]) => each);
    const silenced = all.reduce((sum, each) => sum + each.silenced, 0);
    return {
      checked: this.checked,
      others: Object.fromEntries([...this.others].sort(([one], [other]) => one < other ? -1 : 1)),
      violations: distinctFindings([
        ...unreadableIssues.map(unreadable),
        ...this.provided.withoutProvided(this.refusals).map(({ finding }) => finding),
        ...[...this.advice.values()].flatMap(({ errors }) => errors),
      ]),
      advice: distinctFindings(all.flatMap(({ warnings }) => warnings)),
      ...silenced > 0 ? { silenced } : {},
    };
  }

  private findViolations({ document, index }: { readonly document: ReadDocument; readonly index: number }): void {
    const object = document.value ?? {};
    // Objects have many fields that may refer to others, so they are searched once.
    const references = writtenReferences(object);
    this.compared.add({ object, set: document.set, oldName: document.oldName, references, place: () => rereader(document, index) });
    this.provided.add(object);
    const own = this.decisionsOn(document);
    const duplicates = this.known(document, this.duplicates.violations(document, index));
    const policy = gradeIssues(document, [...unlessNested(document, secretValues(object)), ...duplicates], own, 'error');
    if (policy !== NO_FINDINGS) {
      this.policy.set(index, policy);
    }
    const { violations, verdict } = this.judgementOn(document);
    if (verdict !== FITTING) {
      this.verdicts.set(index, verdict);
    }
    const misnamed = this.unfilled?.addReferences(document, references) ?? [];
    const broken = [...this.knownWithDefaults(document, violations), ...misnamed, ...unlessNested(document, own.mistakes)];
    // A call takes only so many arguments.
    refusalsOf(document, broken, policy).forEach((each) => this.refusals.push(each));
  }

  private advise({ document, index }: NumberedDocument): void {
    if (!isTyped(document)) {
      return;
    }
    const environment = { capabilities: this.capabilities, secrets: this.secrets.of({ document, index }) };
    const ofRules = adviceOn(document.value, environment, this.verdicts.get(index));
    const found = [...ofRules, ...this.duplicates.advice(index), ...document.buildAdvice ?? []];
    if (found.length > 0 || this.advice.has(index)) {
      this.advice.set(index, this.gradeAdvice(document, found));
    }
  }

  private addAdvice(numbered: NumberedDocument | undefined, issue: Issue): void {
    if (numbered !== undefined) {
      const { document, index } = numbered;
      this.advice.set(index, mergeGraded(this.advice.get(index) ?? NO_FINDINGS, this.gradeAdvice(document, [issue])));
    }
  }

  private gradeAdvice(document: Document, issues: readonly Issue[]): Graded {
    return gradeIssues(document, this.known(document, issues), this.decisionsOn(document), 'warning');
  }

  private decisionsOn({ value, within }: Document): ObjectSeverities {
    return this.severities.of(within === undefined ? value : within.object);
  }

  private judgementOn(document: ReadDocument): Judgement {
    const { raw, value } = document;
    return isCheckedDocument(document) ? judge(decrypted(raw), this.capabilities, decrypted(value)) : { violations: [], verdict: FITTING };
  }

  private known(document: Document, issues: readonly Issue[]): readonly Issue[] {
    return this.unfilled?.without(document, issues) ?? issues;
  }

  private knownWithDefaults(document: ReadDocument, issues: readonly Issue[]): readonly Issue[] {
    return this.unfilled?.withDefaults(document, issues, (each) => this.judgementOn(each).violations) ?? issues;
  }
}

/** Secrets in a nested object, and mistakes of its annotation, are reported for the object that contains it. */
function unlessNested({ within }: Document, issues: readonly Issue[]): readonly Issue[] {
  return within === undefined ? issues : [];
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

/** Whether the document has an apiVersion and a kind. */
function isTyped({ value }: Document): boolean {
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string';
}

function isCheckedDocument({ value }: Document): boolean {
  return isChecked(value ?? {});
}

/** An object without the field by which SOPS decrypts it before a cluster sees it. The rule on data knows the field itself. */
function decrypted(object: any): any {
  return isName(object?.sops?.mac) && hasSchema(object) ? withoutFields(object, ['sops']) : object;
}
