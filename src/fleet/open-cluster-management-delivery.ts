// Delivery by Open Cluster Management: in the hub's namespace of each cluster a ManifestWork with the manifests of each folder.
import { ApiObject, Lazy } from 'cdk8s';
import { type Engine, FLEET_NAMESPACE } from './engine';
import { addChart, type Folder, objectsIn, sumOf } from './folder';
import { groupOf } from '../admission/kinds';
import { AUTOSCALED } from '../objects/autoscaled';
import { isClusterScoped, resourceName } from '../objects/kinds';
import { LibraryObject } from '../objects/library-object';
import { protectionOf } from '../objects/prune-protection';
import { manifestOf } from '../objects/rendered-object';
import { omitEmpty, table } from '../plain-data/plain-data';

/** The most manifests that the hub's webhook admits in a ManifestWork. */
const MANIFESTS_BYTES = 512_000;

/** etcd limits a ManifestWork to 1.5 MiB. */
const WORK_BYTES = 1.5 * 2 ** 20;

/** The bytes that an object adds to a ManifestWork besides its manifest: its conditions, and the rules for its update and deletion. */
const OBJECT_BYTES = 1000;

/** Objects are applied server-side, so that what KubeVirt adds to them stays. */
const serverSideApply = (options: object = {}): object => ({ type: 'ServerSideApply', serverSideApply: { force: true, ...options } });

/** How objects are updated. Objects of other kinds are updated by Open Cluster Management's default strategy. */
const UPDATE_STRATEGIES: { readonly [kind: string]: object } = table({
  ConfigMap: serverSideApply(),
  DataImportCron: serverSideApply(),
  DataSource: serverSideApply(),
  // CDI never changes an existing DataVolume.
  DataVolume: { type: 'CreateOnly' },
  Namespace: serverSideApply(),
  PersistentVolumeClaim: serverSideApply(),
  Secret: serverSideApply(),
  Service: serverSideApply(),
  VirtualMachine: serverSideApply(),
  VirtualMachineInstancetype: serverSideApply(),
  VirtualMachinePool: serverSideApply(),
  VirtualMachinePreference: serverSideApply(),
});

export function openClusterManagementDelivery(): Engine {
  return {
    readsFolders: false,
    namespaceAdvice: FLEET_NAMESPACE,
    deliver: (app, { id, folders, handover }) => {
      const chart = addChart(app, id, `${id}-open-cluster-management`, {});
      for (const folder of folders) {
        new LibraryObject(chart, folder.name, {
          apiVersion: 'work.open-cluster-management.io/v1',
          kind: 'ManifestWork',
          metadata: { name: folder.name, namespace: folder.cluster },
          // Machines are added after the fleet.
          spec: Lazy.any({ produce: () => workSpec(folder, handover) }),
        });
      }
    },
    usages: (objects) => {
      const manifests = sumOf(objects, bytesInWork);
      return [
        { of: 'the ManifestWork', used: manifests, limit: MANIFESTS_BYTES, unit: 'bytes', reason: 'the most that the hub admits' },
        { of: 'the ManifestWork', used: manifests + objects.length * OBJECT_BYTES, limit: WORK_BYTES, unit: 'bytes', reason: 'because etcd limits it to 1.5 MiB' },
      ];
    },
  };
}

/**
 * The bytes that the hub counts for an object: its JSON as Go writes it, with some characters as six bytes, and the tag and length that
 * precede it in protobuf.
 */
function bytesInWork(object: ApiObject): number {
  const bytes = Buffer.byteLength(JSON.stringify(manifestOf(object)).replace(/[<>&\u2028\u2029]/g, '\\u0000'));
  return 1 + Math.ceil(bytes.toString(2).length / 7) + bytes;
}

/** The agent does not find cluster-scoped objects in a namespace, which cdk8s sets on every object of a chart that has one. */
function scopedManifest(object: ApiObject): any {
  const { metadata: { namespace, ...metadata }, ...manifest } = object.toJson();
  return { ...manifest, metadata: { ...metadata, ...isClusterScoped(object) ? {} : omitEmpty({ namespace }) } };
}

function workSpec(folder: Folder, handover: boolean): object {
  const manifests = objectsIn(folder).map(scopedManifest);
  return {
    workload: { manifests },
    deleteOption: handover ? { propagationPolicy: 'Orphan' } : deleteOption(manifests),
    manifestConfigs: [...manifests.flatMap(poolConfig), ...kindConfigs(manifests)],
  };
}

/**
 * Objects that ask to be kept are orphaned, such as disks and the Secrets of machines. An orphaned object no longer belongs to the work, so
 * it also stays when a later version of the work has another object in its place.
 */
function deleteOption(manifests: readonly any[]): object {
  const orphaningRules = manifests.filter(({ metadata: { annotations } }) => protectionOf(annotations) !== undefined).map(orphaningRule);
  return orphaningRules.length === 0 ? { propagationPolicy: 'Foreground' } : { propagationPolicy: 'SelectivelyOrphan', selectivelyOrphans: { orphaningRules } };
}

function orphaningRule(manifest: any): object {
  const { metadata: { name, namespace } } = manifest;
  return { ...resourceOf(manifest), name, ...omitEmpty({ namespace }) };
}

/** An autoscaled pool keeps its size. The first configuration of an object wins. */
function poolConfig(manifest: any): object[] {
  const { kind, metadata: { name, namespace, annotations } } = manifest;
  return kind !== 'VirtualMachinePool' || annotations?.[AUTOSCALED] !== 'true' ? [] : [{
    resourceIdentifier: { ...resourceOf(manifest), name, ...omitEmpty({ namespace }) },
    updateStrategy: serverSideApply({ ignoreFields: [{ condition: 'OnSpokePresent', jsonPaths: ['.spec.replicas'] }] }),
  }];
}

function kindConfigs(manifests: readonly any[]): object[] {
  // Two groups may each have a kind of the same name.
  const kinds = new Map(manifests.filter(({ kind }) => kind in UPDATE_STRATEGIES).map((manifest) => [`${manifest.kind} ${groupOf(manifest.apiVersion)}`, manifest]));
  return [...kinds].sort(([one], [other]) => one < other ? -1 : 1).map(([, manifest]) => ({
    resourceIdentifier: { ...resourceOf(manifest), name: '*', ...manifest.metadata.namespace === undefined ? {} : { namespace: '*' } },
    updateStrategy: UPDATE_STRATEGIES[manifest.kind],
  }));
}

function resourceOf({ apiVersion, kind }: any): object {
  return { group: groupOf(apiVersion), resource: resourceName(kind) };
}
