// The HorizontalPodAutoscaler of a pool, which sets the number of its machines through the pool's scale subresource.
import { checkRange } from '../issues/checks';
import { checkFormat, DNS_LABEL } from '../issues/formats';
import { issue, Issues, missing, refuse } from '../issues/issues';
import { anything, oneOf, open, required, type Shape, text } from '../issues/shape';
import { shapeIssues } from '../issues/shape-issues';
import { copyOf, omitEmpty } from '../plain-data/plain-data';

/** How the number of a pool's machines follows their load. */
export interface AutoscaleOptions {
  /** The maximum number of machines: sets `spec.maxReplicas`. Their Secrets are all created at once. */
  readonly maxReplicas: number;

  /**
   * The minimum number of machines, at least 1: sets `spec.minReplicas`.
   *
   * @default 1
   */
  readonly minReplicas?: number;

  /**
   * The target for the average CPU usage of the machines' pods, in percent of the CPU that they request: adds a metric to `spec.metrics`.
   * Set a CPU request in the template (`withResources`): by default KubeVirt requests a tenth of a CPU for each virtual CPU, so a busy
   * guest uses 1000 %. The metric needs a metrics server. Memory is not a good metric: memory that a guest has used once stays in use.
   *
   * @default - only `metrics`
   */
  readonly cpuUtilization?: number;

  /**
   * More metrics, in the form of Kubernetes (`autoscaling/v2`): adds to `spec.metrics`.
   *
   * @default - only `cpuUtilization`
   */
  readonly metrics?: any[];

  /**
   * How fast the number may change, in the form of Kubernetes: sets `spec.behavior`.
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

/** The fields of an autoscaler. Kubernetes checks the content of metrics and behavior. */
export const AUTOSCALING: Shape = open({
  maxReplicas: required(anything, 'write the maximum number of machines'),
  minReplicas: anything,
  cpuUtilization: anything,
  metrics: [open({ type: required(oneOf('Resource', 'ContainerResource', 'Pods', 'Object', 'External'), 'write the metric\'s type, such as Pods') })],
  behavior: open({ scaleUp: anything, scaleDown: anything }),
  autoscalerName: text,
});

/** The object that an autoscaler is for. */
interface ScaleTarget {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/**
 * The manifest of a HorizontalPodAutoscaler.
 *
 * @throws one error that lists every mistake in the options
 */
export function autoscalerManifest({ namespace, ...target }: ScaleTarget, options: AutoscaleOptions) {
  refuse([...shapeIssues(options, AUTOSCALING), ...optionIssues(options)]);
  const { autoscalerName = target.name, minReplicas = 1, maxReplicas, cpuUtilization, metrics = [], behavior } = options;
  const utilization = { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: cpuUtilization } } };
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: autoscalerName, namespace },
    spec: {
      scaleTargetRef: target,
      minReplicas,
      maxReplicas,
      // Copied, because the program may change its own objects later.
      ...omitEmpty(copyOf({ metrics: [...cpuUtilization === undefined ? [] : [utilization], ...metrics], behavior })),
    },
  };
}

function* optionIssues({ autoscalerName, minReplicas = 1, maxReplicas, cpuUtilization, metrics = [] }: AutoscaleOptions): Issues {
  yield* checkFormat('autoscalerName', autoscalerName, DNS_LABEL);
  yield* checkRange('minReplicas', minReplicas, 1);
  yield* checkRange('maxReplicas', maxReplicas, 1);
  yield* checkRange('cpuUtilization', cpuUtilization, 1);
  if (minReplicas > maxReplicas) {
    yield issue('minReplicas', `${minReplicas} is more than maxReplicas, which is ${maxReplicas}: write at most as many`);
  }
  if (cpuUtilization === undefined && metrics.length === 0) {
    yield missing('', 'there is no metric to scale by: write cpuUtilization, or metrics');
  }
}
