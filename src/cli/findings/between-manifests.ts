// What shows only if all manifests are compared: references and selectors that miss the object that they are meant for, and objects that are not as
// those that refer to them need.
import { MissingNames } from './missing-names';
import { NetworksElsewhere } from './networks-elsewhere';
import type { WrittenReference } from './references';
import { ReferredFacts } from './referred-facts';
import { ServicePorts } from './service-ports';
import { ServiceSelectors } from './service-selectors';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import type { Issue } from '../../issues/issues';

/** The most objects to compare. More of them are generated, and so are their names. */
const MAX_COMPARED = 10_000;

type Comparison<Place> = MissingNames<Place> | NetworksElsewhere<Place> | ServiceSelectors<Place> | ServicePorts<Place> | ReferredFacts<Place>;

/** Compares objects that no schema has checked, in any order. */
export class BetweenManifests<Place> {
  private checks: readonly Comparison<Place>[];
  private count = 0;

  constructor(capabilities?: ClusterCapabilitiesProps) {
    this.checks = [
      new MissingNames(capabilities), new NetworksElsewhere(capabilities), new ServiceSelectors(), new ServicePorts(), new ReferredFacts(),
    ];
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
