// Waits for what an object needs beyond applied objects: a kind that is served, or a DataSource that is ready.
import { table } from '../../plain-data/plain-data';
import { isPassing, unlessNotFound } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { Patience, patiently } from '../cluster/patience';

const CDI = 'cdi.kubevirt.io/v1beta1';

/** The DataVolumes and their templates in an object, by its kind. */
const VOLUMES: { readonly [kind: string]: (spec: any) => any[] | undefined } = table({
  DataVolume: (spec) => [spec],
  VirtualMachine: (spec) => spec?.dataVolumeTemplates,
  VirtualMachinePool: (spec) => spec?.virtualMachineTemplate?.spec?.dataVolumeTemplates,
});

/** The condition is not met yet. */
class PendingError extends Error {}

const passes = (error: unknown) => error instanceof PendingError || error instanceof UnknownKind || isPassing(error);

/** Waits until the cluster serves the kind of a CustomResourceDefinition. */
export async function waitForKind(cluster: Cluster, definition: any, patience: Patience): Promise<void> {
  const { group, names: { kind }, versions } = definition.spec;
  const served = versions.filter((version: any) => version.served);
  await waitForCondition(cluster, { ...definition, name: definition.metadata.name }, 'Established', { ...patience, onFailure: undefined });
  await Promise.all(served.map(({ name }: any) => patiently(() => cluster.discovery.resource({ apiVersion: `${group}/${name}`, kind }), { ...patience, onFailure: undefined, passes })));
}

/** Waits until a condition of an object, which may not exist yet, is True. */
export async function waitForCondition(cluster: Cluster, reference: ObjectReference, type: string, patience: Patience): Promise<void> {
  const { kind, name } = reference;
  await patiently(async () => {
    const object = await cluster.read(reference, patience.signal).catch(unlessNotFound);
    const condition = object?.status?.conditions?.find((each: any) => each.type === type);
    if (condition?.status !== 'True') {
      throw new PendingError(`${kind} ${JSON.stringify(name)} is not ${type}${condition?.message ? `: ${condition.message}` : ''}`);
    }
  }, { ...patience, passes });
}

/** The DataSources that an object's volumes clone. CDI does not retry a volume that was created before its source. */
export function sourcesOf({ kind, metadata: { namespace }, spec }: any): ObjectReference[] {
  const volumes: any[] = VOLUMES[kind]?.(spec) ?? [];
  const references = volumes.map((volume) => volume?.sourceRef ?? volume?.spec?.sourceRef).filter((reference) => reference?.kind === 'DataSource');
  return references.map((reference) => ({ apiVersion: CDI, kind: 'DataSource', name: reference.name, namespace: reference.namespace ?? namespace }));
}

/** The DataSources among manifests, and those that a DataImportCron among them manages. */
export function sourcesAmong(manifests: readonly any[]): ObjectReference[] {
  return manifests.filter(({ apiVersion }) => apiVersion === CDI).flatMap(({ kind, metadata: { name, namespace }, spec }) => {
    const source = kind === 'DataSource' ? name : kind === 'DataImportCron' ? spec?.managedDataSource : undefined;
    return source === undefined ? [] : [{ apiVersion: CDI, kind: 'DataSource', name: source, namespace }];
  });
}
