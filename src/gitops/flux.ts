// Flux's configuration for machines, as data: for a Kustomization, however it is created.
import { HEALTH_CHECKS } from './health-checks';

/** How Flux checks the health of the objects of a kind: an entry of a Kustomization's `spec.healthCheckExprs`. */
export interface FluxHealthCheckExpressions {
  /** The kind's API version. */
  readonly apiVersion: string;

  /** The kind. */
  readonly kind: string;

  /** The CEL expression that is true for an object that has failed. Objects that are neither failed nor current are in progress. */
  readonly failed: string;

  /** The CEL expression that is true for a healthy object. */
  readonly current: string;
}

/** Flux's configuration for VirtualMachines, VirtualMachinePools, DataVolumes, PersistentVolumeClaims and DataImportCrons. */
export class Flux {
  /**
   * The expressions for the `spec.healthCheckExprs` of a Kustomization, in Flux 2.5 and newer. If the spec of a running machine
   * changes, Flux reports the machine as in progress until it is restarted, whatever the expressions say.
   */
  public static healthCheckExprs(): FluxHealthCheckExpressions[] {
    return HEALTH_CHECKS.map(({ apiVersion, kind, failed, current }) => ({ apiVersion, kind, failed, current }));
  }

  private constructor() {}
}
