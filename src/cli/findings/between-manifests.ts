// What shows only if all manifests are compared: references and selectors that miss the object that they are meant for, and objects that are not as
// those that refer to them need.
import type { AdviceAt, ComparedObject, Comparison } from './comparison';
import { MissingNames } from './missing-names';
import { NetworksElsewhere } from './networks-elsewhere';
import { ReferredFacts } from './referred-facts';
import { ServicePorts } from './service-ports';
import { ServiceSelectors } from './service-selectors';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';

/** The most objects to compare. More of them are generated, and so are their names. */
const MAX_COMPARED = 10_000;

/** All comparisons. */
export class BetweenManifests<Place> implements Comparison<Place> {
  private checks: readonly Comparison<Place>[];
  private count = 0;

  constructor(capabilities?: ClusterCapabilitiesProps) {
    this.checks = [
      new MissingNames(capabilities), new NetworksElsewhere(capabilities), new ServiceSelectors(), new ServicePorts(), new ReferredFacts(),
    ];
  }

  public add(next: ComparedObject<Place>): void {
    this.count += 1;
    if (this.count > MAX_COMPARED) {
      this.checks = [];
    }
    this.checks.forEach((check) => check.add(next));
  }

  public advice(): AdviceAt<Place>[] {
    return this.checks.flatMap((check) => check.advice());
  }
}
