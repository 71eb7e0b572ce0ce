// What Flux is asked to wait for where it is not to wait for all that it applies: the same objects, and the instance of a machine that
// runs always in place of the machine, which is in progress for Flux from a change until its restart.
import { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { omitEmpty } from '../plain-data/plain-data';
import { RunStrategy } from '../spec/run-strategy';

/** An object that Flux waits for: an entry of a Kustomization's `spec.healthChecks`. */
export interface FluxHealthCheck {
  /** The object's API version: sets `apiVersion`. */
  readonly apiVersion: string;

  /** The object's kind: sets `kind`. */
  readonly kind: string;

  /** The object's name: sets `name`. */
  readonly name: string;

  /**
   * The object's namespace: sets `namespace`.
   *
   * @default - none: the object is in no namespace, or in the Kustomization's `targetNamespace`
   */
  readonly namespace?: string;
}

/** The health checks of all objects below a construct. */
export function healthChecksOf(scope: IConstruct): FluxHealthCheck[] {
  return scope.node.findAll().filter(ApiObject.isApiObject).map((object) => {
    const { apiVersion, kind, metadata: { name, namespace }, spec } = object.toJson();
    const runsAlways = kind === 'VirtualMachine' && (spec?.runStrategy === RunStrategy.ALWAYS || spec?.running === true);
    return omitEmpty({ apiVersion, kind: runsAlways ? 'VirtualMachineInstance' : kind, name, namespace }) as FluxHealthCheck;
  });
}
