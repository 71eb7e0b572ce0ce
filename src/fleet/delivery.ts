// The engine that delivers a fleet to its clusters: one of four.
import { argoCdDelivery } from './argo-cd-delivery';
import { ArgoCdDeliveryProps, FluxDeliveryProps, RancherFleetDeliveryProps } from './delivery-props';
import type { Engine } from './engine';
import { fluxDelivery } from './flux-delivery';
import { openClusterManagementDelivery } from './open-cluster-management-delivery';
import { rancherFleetDelivery } from './rancher-fleet-delivery';
import { checkArguments } from '../declared/arguments';

/** The engine that delivers a fleet to its clusters. Each engine has limits, and synth refuses folders that exceed them. */
export class Delivery {
  /**
   * Delivers with one Argo CD that knows all clusters: emits an ApplicationSet, whose Applications each sync a folder. A folder's
   * Application may take 1 MiB of status, which is about 900 machines with three objects each, and 10 MB of manifests.
   *
   * @param props where Argo CD finds the folders
   */
  public static argoCd(props: ArgoCdDeliveryProps): Delivery {
    checkArguments('Delivery.argoCd', props);
    return new Delivery(argoCdDelivery(props));
  }

  /**
   * Delivers with a Flux in each cluster: emits a folder of Kustomizations for each, `<fleet>-<cluster>-flux`. Point that cluster's Flux to
   * it. A pass over a folder has to end within its interval: about 2,800 machines with three objects each in ten minutes.
   *
   * @param props where Flux finds the folders
   */
  public static flux(props: FluxDeliveryProps): Delivery {
    checkArguments('Delivery.flux', props);
    return new Delivery(fluxDelivery(props));
  }

  /**
   * Delivers with Open Cluster Management: emits a ManifestWork for each folder. Apply it to the hub. It has at most 512,000 bytes of
   * manifests, which is about 150 machines. Everybody who may read it can read the Secrets in it.
   */
  public static openClusterManagement(): Delivery {
    return new Delivery(openClusterManagementDelivery());
  }

  /**
   * Delivers with Rancher Fleet: emits a GitRepo for each cluster, whose paths become bundles. A bundle has at most 1.5 MiB of manifests,
   * and its Helm release 1 MiB, both compressed, which is about 700 machines.
   *
   * @param props where Rancher Fleet finds the folders
   */
  public static rancherFleet(props: RancherFleetDeliveryProps): Delivery {
    checkArguments('Delivery.rancherFleet', props);
    return new Delivery(rancherFleetDelivery(props));
  }

  /** @internal */
  public readonly _engine: Engine;

  private constructor(engine: Engine) {
    this._engine = engine;
  }
}
