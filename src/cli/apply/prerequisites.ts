// What has to have come about in the cluster, and not only to be applied, before others can follow.
import { table } from '../../table';
import { undefinedIfNotFound, isTransient } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { withRetry, RetryUntil } from '../cluster/retry';

/** It has not come about yet. */
class NotYet extends Error {}

const passes = (error: unknown) => error instanceof NotYet || error instanceof UnknownKind || isTransient(error);

/** Waits until the kind of a CustomResourceDefinition can be used. */
export async function kindServed(cluster: Cluster, definition: any, retry: RetryUntil): Promise<void> {
  const { group, names: { kind }, versions } = definition.spec;
  const served = versions.filter((version: any) => version.served);
  await conditionMet(cluster, { ...definition, name: definition.metadata.name }, 'Established', { ...retry, onFailure: undefined });
  await Promise.all(served.map(({ name }: any) => withRetry(() => cluster.discovery.resource({ apiVersion: `${group}/${name}`, kind }), { ...retry, onFailure: undefined, shouldRetry: passes })));
}

/** Waits until an object, which may not be there yet, has a condition that is True. */
export async function conditionMet(cluster: Cluster, reference: ObjectReference, type: string, retry: RetryUntil): Promise<void> {
  const { kind, name } = reference;
  await withRetry(async () => {
    const object = await cluster.read(reference, retry.signal).catch(undefinedIfNotFound);
    const condition = object?.status?.conditions?.find((each: any) => each.type === type);
    if (condition?.status !== 'True') {
      throw new NotYet(`${kind} ${JSON.stringify(name)} is not ${type}${condition?.message ? `: ${condition.message}` : ''}`);
    }
  }, { ...retry, shouldRetry: passes });
}

/** The DataSources that an object's volumes are to be copies of. CDI never looks again at a volume that came before them. */
export function copiedSources({ kind, metadata: { namespace }, spec }: any): ObjectReference[] {
  const volumes: any[] = VOLUMES[kind]?.(spec) ?? [];
  const references = volumes.map((volume) => volume?.sourceRef ?? volume?.spec?.sourceRef).filter((reference) => reference?.kind === 'DataSource');
  return references.map((reference) => ({ apiVersion: CDI, kind: 'DataSource', name: reference.name, namespace: reference.namespace ?? namespace }));
}

/** The DataSources that come with objects: they themselves, and those that a DataImportCron makes. */
export function broughtSources(manifests: readonly any[]): ObjectReference[] {
  return manifests.filter(({ apiVersion }) => apiVersion === CDI).flatMap(({ kind, metadata: { name, namespace }, spec }) => {
    const brought = kind === 'DataSource' ? name : kind === 'DataImportCron' ? spec?.managedDataSource : undefined;
    return brought === undefined ? [] : [{ apiVersion: CDI, kind: 'DataSource', name: brought, namespace }];
  });
}

const CDI = 'cdi.kubevirt.io/v1beta1';

/** Where objects have volumes that may be copies. */
const VOLUMES: { readonly [kind: string]: (spec: any) => any[] | undefined } = table({
  DataVolume: (spec) => [spec],
  VirtualMachine: (spec) => spec?.dataVolumeTemplates,
  VirtualMachinePool: (spec) => spec?.virtualMachineTemplate?.spec?.dataVolumeTemplates,
});
