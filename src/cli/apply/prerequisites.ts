// Waits for prerequisites of an object other than applied objects: that its kind is served, or that a DataSource is ready.
import { fieldAt } from '../../plain-data/fields';
import { CDI_API_VERSION } from '../../storage/cdi-version';
import { isTransient } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { RetryUntil, withRetry } from '../cluster/retry';
import type { DesiredObject } from '../manifests/desired-objects';
import { dataVolumesOf } from '../manifests/machines';
import { hasEarlierImage, NOT_SEEN } from '../wait/readiness/volumes';

/** The phases in which a DataVolume waits for a machine to mount it. CDI reports them as reasons of a DataSource. */
const UNCONSUMED_PHASES = ['PendingPopulation', 'WaitForFirstConsumer'];

/** CDI reads the annotation of the claim, which was copied from the DataVolume at its creation. */
const CONSUME_ADVICE = 'its DataVolume waits for a machine to mount it, and a clone does not mount it: write immediateBinding: true for it, '
  + 'and annotate the existing claim with cdi.kubevirt.io/storage.bind.immediate.requested=true';

/** The condition is not met yet. */
class PendingError extends Error {}

const shouldRetry = (error: unknown) => error instanceof PendingError || error instanceof UnknownKind || isTransient(error);

/** Waits until the cluster serves the kind of a CustomResourceDefinition. */
export async function waitForKind(cluster: Cluster, definition: any, retry: RetryUntil): Promise<void> {
  const { group, names: { kind }, versions } = definition.spec;
  const served = versions.filter((version: any) => version.served);
  await waitForCondition(cluster, { ...definition, name: definition.metadata.name }, 'Established', { ...retry, onFailure: undefined });
  await Promise.all(served.map(({ name }: any) => withRetry(() => cluster.discovery.resource({ apiVersion: `${group}/${name}`, kind }), { ...retry, onFailure: undefined, shouldRetry })));
}

/** Waits until a condition of an object, which may not exist yet, is True. */
export async function waitForCondition(cluster: Cluster, reference: ObjectReference, type: string, retry: RetryUntil): Promise<void> {
  const { kind, name } = reference;
  await withRetry(async () => {
    const object = await cluster.find(reference);
    const conditions: any[] = object?.status?.conditions ?? [];
    const refused = conditions.find((each) => each.type === 'NamesAccepted' && each.status === 'False');
    if (refused !== undefined) {
      // Another kind has taken its names: waiting for it would hold up everything that follows.
      throw new Error(`${kind} ${JSON.stringify(name)} is not ${type}: ${refused.message}`);
    }
    const condition = hasEarlierImage(object ?? {}) ? { message: NOT_SEEN } : conditions.find((each) => each.type === type);
    if (condition?.status !== 'True') {
      const why = [condition?.message, UNCONSUMED_PHASES.includes(condition?.reason) && CONSUME_ADVICE].filter(Boolean).map((each) => `: ${each}`).join('');
      throw new PendingError(`${kind} ${JSON.stringify(name)} is not ${type}${why}`);
    }
  }, { ...retry, shouldRetry });
}

/** The DataSources that an object's volumes clone. CDI does not retry a volume that was created before its source. */
export function sourcesOf(object: any): ObjectReference[] {
  const volumes = object.kind === 'DataVolume' ? [object] : dataVolumesOf(object);
  const references = volumes.map((volume) => fieldAt(volume, 'spec.sourceRef')).filter((reference) => reference?.kind === 'DataSource');
  return references.map(({ name, namespace = object.metadata.namespace }) => ({ apiVersion: CDI_API_VERSION, kind: 'DataSource', name, namespace }));
}

/** The DataSources among objects, and those that a DataImportCron among them manages. */
export function sourcesAmong(objects: readonly DesiredObject[]): ObjectReference[] {
  return objects.filter(({ apiVersion }) => apiVersion === CDI_API_VERSION).flatMap((object) => {
    const { kind, name, namespace } = object;
    const source = kind === 'DataSource' ? name : kind === 'DataImportCron' ? object.manifest.spec?.managedDataSource : undefined;
    return source === undefined ? [] : [{ apiVersion: CDI_API_VERSION, kind: 'DataSource', name: source, namespace }];
  });
}
