// What Flux is to know of machines, as data: for a Kustomization however it is made.
import { HEALTH_CHECKS } from './health-checks';

/** How Flux tells the health of the objects of a kind: an entry of a Kustomization's `spec.healthCheckExprs`. */
export interface FluxHealthCheckExpressions {
  /** The kind's API version. */
  readonly apiVersion: string;

  /** The kind. */
  readonly kind: string;

  /** The CEL expression that holds for an object that has failed; all others are in progress unless they are current. */
  readonly failed: string;

  /** The CEL expression that holds for an object that is as it is wanted. */
  readonly current: string;
}

/** What Flux is to know of VirtualMachines, VirtualMachinePools, DataVolumes, PersistentVolumeClaims and DataImportCrons. */
export class Flux {
  /**
   * The expressions for the `spec.healthCheckExprs` of a Kustomization, which Flux 2.5 and newer have. Flux takes a machine
   * whose spec was changed while it ran for one in progress until it is started anew, whatever an expression says.
   */
  public static healthCheckExprs(): FluxHealthCheckExpressions[] {
    return HEALTH_CHECKS.map(({ apiVersion, kind, failed, current }) => ({ apiVersion, kind, failed, current }));
  }

  private constructor() {}
}
