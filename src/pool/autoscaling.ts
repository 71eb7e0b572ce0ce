// The HorizontalPodAutoscaler of a pool, which sets the number of its machines through the pool's scale subresource.
import { AUTOSCALING } from './pool-fields';
import { breaking, DNS_LABEL } from '../issues/formats';
import { issue, Issues, missing, refuse } from '../issues/issues';
import { outside, shapeIssues } from '../issues/shape';
import { isMap, present } from '../plain-data/plain-data';

/** How the number of a pool's machines follows what they have to do. */
export interface PoolAutoscaling {
  /** The most machines: sets `spec.maxReplicas`. Each of them has its Secrets from the beginning. */
  readonly maxReplicas: number;

  /**
   * The least machines, at least 1: sets `spec.minReplicas`.
   *
   * @default 1
   */
  readonly minReplicas?: number;

  /**
   * How much of the CPU that they request the machines' pods are to use on average, in percent: adds a metric to
   * `spec.metrics`. Have the template request it (`withResources`): KubeVirt by itself requests a tenth of a CPU for each
   * of the guest's, of which a busy guest uses 1000 %. It needs a metrics server. Memory is no good metric: what a guest has
   * once touched stays in use.
   *
   * @default - only `metrics`
   */
  readonly cpuUtilization?: number;

  /**
   * Further metrics, each as Kubernetes has it (`autoscaling/v2`): adds to `spec.metrics`.
   *
   * @default - only `cpuUtilization`
   */
  readonly metrics?: any[];

  /**
   * How fast the number may change, as Kubernetes has it: sets `spec.behavior`.
   *
   * @default - Kubernetes' own: up at once, down after five minutes
   */
  readonly behavior?: any;

  /**
   * The HorizontalPodAutoscaler's name: sets `metadata.name`.
   *
   * @default - the pool's name
   */
  readonly autoscalerName?: string;
}

/** The object that an autoscaler is for. */
export interface ScaleTarget {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/**
 * A HorizontalPodAutoscaler as its manifest has it.
 *
 * @throws one error that lists every mistake of the options
 */
export function autoscaler({ namespace, ...target }: ScaleTarget, options: PoolAutoscaling) {
  const given = isMap(options) ? options : {} as PoolAutoscaling;
  refuse([...shapeIssues(given, AUTOSCALING), ...contradictions(given)]);
  const { autoscalerName = target.name, minReplicas = 1, maxReplicas, cpuUtilization, metrics = [], behavior } = given;
  const utilization = { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: cpuUtilization } } };
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: autoscalerName, namespace },
    spec: {
      scaleTargetRef: target,
      minReplicas,
      maxReplicas,
      ...present({ metrics: [...cpuUtilization === undefined ? [] : [utilization], ...metrics], behavior }),
    },
  };
}

function* contradictions({ autoscalerName, minReplicas = 1, maxReplicas, cpuUtilization, metrics = [] }: PoolAutoscaling): Issues {
  yield* breaking('autoscalerName', autoscalerName, DNS_LABEL);
  yield* outside('minReplicas', minReplicas, 1);
  yield* outside('maxReplicas', maxReplicas, 1);
  yield* outside('cpuUtilization', cpuUtilization, 1);
  if (minReplicas > maxReplicas) {
    yield issue('minReplicas', `${minReplicas} is more than maxReplicas, which is ${maxReplicas}: write at most as many`);
  }
  if (cpuUtilization === undefined && metrics.length === 0) {
    yield missing('', 'nothing says when there are too many machines: write cpuUtilization, or metrics');
  }
}
