// One thing that a cluster would refuse of an object, and the line that tells it.

/** A value that breaks a rule. */
export interface Violation {
  /** Where it is in the object: `spec.template.spec.volumes[0].name`; empty where it is the object itself. */
  readonly path: string;
  /** The value, what is wrong with it, and what to write instead. */
  readonly mistake: string;
  /** The name of the rule. */
  readonly rule: string;
}

/** The violation in one line. */
export function violationMessage({ path, mistake, rule }: Violation): string {
  return `${path === '' ? '' : `${path}: `}${mistake} [${rule}]`;
}
