// The severity of a finding of a rule that no server enforces: the flags of the command decide first, then the object's annotation, then the
// repository's file.
import { severityMistake } from './catalogue';
import { type Issue, issue } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';

const SEVERITIES = ['error', 'warning', 'silent'] as const;

export type Severity = typeof SEVERITIES[number];

/** A decision about a rule. */
export interface Decision {
  readonly rule: string;
  readonly severity: Severity;
  /** Empty only if advice is silenced on the command line. */
  readonly reason: string;
}

/** A line for each rule: `no-secret-value=warning: thrown away each night`. */
const SEVERITY_ANNOTATION = 'cdk8s-kubevirt/severity';

/** What is decided for an object. */
export interface ObjectSeverities {
  readonly decision: (rule: string) => Decision | undefined;
  /** What is wrong with its annotation. */
  readonly mistakes: readonly Issue[];
}

const DECISION = /^([^=\s]+)=(\w+)(?::\s*(.*))?$/;

/** The decision in a string such as `no-secret-value=warning: thrown away each night`; or what to write instead. */
export function parseDecision(text: string): Decision | { readonly mistake: string } {
  const [, rule, severity, reason = ''] = DECISION.exec(text.trim()) ?? [];
  return rule === undefined ? { mistake: 'write a rule, a severity and the reason, such as "no-secret-value=warning: thrown away each night"' } : decisionOf(rule, severity, reason);
}

/** A decision made of these parts; or what to write instead. */
export function decisionOf(rule: string, severity: unknown, reason: unknown): Decision | { readonly mistake: string } {
  const mistake = severityMistake(rule);
  if (mistake !== undefined) {
    return { mistake };
  }
  const known = SEVERITIES.find((each) => each === severity);
  if (known === undefined) {
    return { mistake: `the severity of ${rule} is ${JSON.stringify(severity ?? null)}: write one of ${SEVERITIES.join(', ')}` };
  }
  const hasReason = typeof reason === 'string' && reason.trim() !== '';
  return hasReason ? { rule, severity: known, reason: reason.trim() } : { mistake: `the severity of ${rule} has no reason: write one for later readers` };
}

/** What is decided for a run: by its flags, by each object's annotation, and by the repository's file, in this order. */
export class Severities {
  private readonly flags: ReadonlyMap<string, Decision>;
  private readonly file: ReadonlyMap<string, Decision>;

  constructor(flags: readonly Decision[] = [], file: readonly Decision[] = []) {
    this.flags = byRule(flags);
    this.file = byRule(file);
  }

  public of(object: any): ObjectSeverities {
    const parsed = annotationLines(object).map(parseDecision);
    const own = byRule(parsed.flatMap((each) => 'mistake' in each ? [] : [each]));
    return {
      decision: (rule) => this.flags.get(rule) ?? own.get(rule) ?? this.file.get(rule),
      mistakes: parsed.flatMap((each) => 'mistake' in each ? [issue(`metadata.annotations[${SEVERITY_ANNOTATION}]`, each.mistake)] : []),
    };
  }
}

function byRule(decisions: readonly Decision[]): ReadonlyMap<string, Decision> {
  return new Map(decisions.map((each) => [each.rule, each]));
}

function annotationLines(object: any): string[] {
  const annotations = object?.metadata?.annotations;
  const text = isMap(annotations) ? annotations[SEVERITY_ANNOTATION] : undefined;
  return typeof text === 'string' ? text.split('\n').filter((line) => line.trim() !== '') : [];
}
