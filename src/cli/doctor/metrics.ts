// Checks that the cluster measures the usage of pods, if an autoscaler depends on it.
import { Check, missing, unsure } from './check';
import { isServerFailure, whyUnknown } from './cluster-state';
import { titleOf } from './document-names';
import { itemsAt } from '../../plain-data/fields';
import { textOf } from '../../plain-data/plain-data';
import { isForbidden, withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import type { Document } from '../manifests/documents';

const METRICS = { apiVersion: 'metrics.k8s.io/v1beta1', kind: 'PodMetrics' };

/** The types of metrics that are read from that API. */
const USAGE_METRICS: readonly string[] = ['Resource', 'ContainerResource'];

/** A check for the first autoscaler that lacks its metrics. */
export async function metricsChecks(cluster: Cluster, documents: readonly Document[]): Promise<Check[]> {
  const scaling = documents.find(({ value }) => scalesByUsage(value));
  if (scaling === undefined || documents.some(({ value }) => value.kind === 'APIService' && value.metadata?.name === 'v1beta1.metrics.k8s.io')) {
    return [];
  }
  const [by, need] = [titleOf(scaling), `needs the metrics API, ${METRICS.apiVersion}`];
  try {
    await withContext(cluster, 'look up', METRICS, () => cluster.discovery.resource(METRICS));
    return [];
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof UnknownKind) {
      return [missing(by, `${need}, which does not exist`, 'install metrics-server: until then, it does not scale')];
    }
    if (isForbidden(cause) || isServerFailure(cause)) {
      return [unsure(by, `${need}, and ${whyUnknown(cause)} whether it exists`)];
    }
    throw error;
  }
}

/** Whether an autoscaler depends on the usage of pods. Without metrics in its spec, Kubernetes uses the CPU. */
function scalesByUsage({ apiVersion, kind, spec }: any): boolean {
  if (kind !== 'HorizontalPodAutoscaler' || !textOf(apiVersion).startsWith('autoscaling/')) {
    return false;
  }
  const metrics = itemsAt(spec, 'metrics');
  return metrics.length === 0 || metrics.some(({ type }) => USAGE_METRICS.includes(type));
}
