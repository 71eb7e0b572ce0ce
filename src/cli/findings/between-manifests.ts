// What shows only if all manifests are compared: references and selectors that miss the object that they are meant for, and objects that are not as
// those that refer to them need.
import { MissingNames } from './missing-names';
import type { WrittenReference } from './references';
import { ReferredFacts } from './referred-facts';
import { ServiceSelectors } from './service-selectors';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import type { Issue } from '../../issues/issues';

/** The most objects to compare. More of them are generated, and so are their names. */
const MAX_COMPARED = 10_000;

/** Compares objects that no schema has checked, in any order. */
export class BetweenManifests<Place> {
  private checks: readonly (MissingNames<Place> | ServiceSelectors<Place> | ReferredFacts<Place>)[];
  private count = 0;

  constructor(capabilities?: ClusterCapabilitiesProps) {
    this.checks = [new MissingNames(capabilities), new ServiceSelectors(), new ReferredFacts()];
  }

  /**
   * Looks at the next object.
   *
   * @param set the set of objects that it belongs to, such as those of one cluster
   * @param oldName its name before a kustomization was built, if that has renamed it
   */
  public add(set: string | undefined, object: any, references: WrittenReference[], place: () => Place, oldName?: string): void {
    this.count += 1;
    if (this.count > MAX_COMPARED) {
      this.checks = [];
    }
    this.checks.forEach((check) => check.add(set, object, place, oldName, references));
  }

  /** The advice, once all objects have been looked at. */
  public advice(): { readonly place: Place; readonly issue: Issue }[] {
    return this.checks.flatMap((check) => check.advice());
  }
}
