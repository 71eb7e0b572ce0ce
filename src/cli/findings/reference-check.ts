// What a check of references is: what objects need of those that they refer to, and what is known of those.
import type { Reference } from './references';
import type { RuleDescription } from '../../admission/rule';

/** A need of an object, and the objects that must meet it together. */
export interface Use {
  readonly references: readonly Pick<Reference, 'kind' | 'name' | 'namespace'>[];
  readonly path: string;
  readonly need: unknown;
}

/** One comparison. Needs and facts are plain data. No schema has checked the objects. */
export interface ReferenceCheck {
  readonly rule: RuleDescription;
  /** What is known of objects of a kind; undefined if it is not known whether the object meets a need. */
  readonly facts: { readonly [kind: string]: (object: any) => unknown };
  readonly usesOf: (object: any) => readonly Use[];
  /** The mistake, if the facts do not meet a need. They are in the order of its references. */
  readonly mistakeIn: (need: any, ...facts: any[]) => string | undefined;
}
