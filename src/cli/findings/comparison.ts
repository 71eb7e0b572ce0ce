// A comparison of objects with each other: it looks at them one by one, in any order, and no schema has checked them.
import type { WrittenReference } from './references';
import type { Issue } from '../../issues/issues';

/** An object to compare with others. */
export interface ComparedObject<Place> {
  readonly object: any;
  /** The set of objects that it belongs to, such as those of one cluster. */
  readonly set?: string;
  /** Its name before a kustomization was built, if that has renamed it. */
  readonly oldName?: string;
  /** The names of other objects in it. */
  readonly references: readonly WrittenReference[];
  readonly place: () => Place;
}

/** Advice on an object. */
export interface AdviceAt<Place> {
  readonly place: Place;
  readonly issue: Issue;
}

export interface Comparison<Place> {
  /** Looks at the next object. */
  add(next: ComparedObject<Place>): void;
  /** The advice, once all objects have been looked at. */
  advice(): AdviceAt<Place>[];
}
