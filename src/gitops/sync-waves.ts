// The order in which Argo CD applies objects: first the objects that machines need, then machines together with their claims. A claim that
// waits for its first consumer is not ready before its machine exists, so a machine in a later wave would never be applied.
import { ApiObject } from 'cdk8s';
import { IConstruct } from 'constructs';
import { entriesOf, table } from '../plain-data/plain-data';
import { usedClaim } from '../storage/used-claims';

const ANNOTATION = 'argocd.argoproj.io/sync-wave';

/** An annotation that Argo CD reads as a wave; it reads anything else as wave 0. */
const WAVE = /^[-+]?\d+$/;

/**
 * The waves of objects that machines need, and of operations on machines. All others are in wave 0, including machines and Services. Argo
 * CD waits until a wave is healthy: an object that needs one in a later wave would block the sync forever.
 */
const WAVES = new Map([
  // The kinds that contain, authorize or limit other objects, and the classes that the claim of an import needs.
  ...inWave(-3, 'CustomResourceDefinition', 'LimitRange', 'Namespace', 'PriorityClass', 'ResourceQuota', 'RuntimeClass'),
  ...inWave(-3, 'ClusterRole', 'ClusterRoleBinding', 'Role', 'RoleBinding', 'ServiceAccount'),
  ...inWave(-3, 'PersistentVolume', 'StorageClass', 'StorageProfile', 'VolumeSnapshotClass'),
  // An ExternalSecret is healthy once its store is. Within a wave, Argo CD applies the kinds that it knows before all others.
  ...inWave(-3, 'ClusterSecretStore', 'SecretStore'),
  ...inWave(-2, 'ConfigMap', 'ExternalSecret', 'MigrationPolicy', 'NetworkAttachmentDefinition', 'SealedSecret', 'Secret'),
  ...inWave(-2, 'VirtualMachineClusterInstancetype', 'VirtualMachineClusterPreference', 'VirtualMachineInstancetype', 'VirtualMachinePreference'),
  ...inWave(-1, 'DataImportCron', 'DataSource'),
  ...inWave(1, 'VirtualMachineExport', 'VirtualMachineSnapshot'),
  ...inWave(2, 'VirtualMachineClone', 'VirtualMachineRestore'),
]);

/** Gets the VirtualMachine's spec of a machine or a pool. */
const MACHINES: { readonly [kind: string]: (spec: any) => any } = table({
  VirtualMachine: (spec) => spec,
  VirtualMachinePool: (spec) => spec?.virtualMachineTemplate?.spec,
});

/** Claims, and the sources of volume populators, which have the names of their claims. */
const CLAIMS = ['DataVolume', 'PersistentVolumeClaim', 'VolumeCloneSource', 'VolumeImportSource', 'VolumeUploadSource'];

/** Stores of secrets, whose own credentials and certificates are in Secrets and ConfigMaps. */
const STORES = ['ClusterSecretStore', 'SecretStore'];
const READ_BY_STORES = ['ConfigMap', 'ExternalSecret', 'SealedSecret', 'Secret'];

/**
 * Annotates every object below a construct whose wave is not 0. A wave that an object already has is kept, except that a claim gets the
 * wave of its first machine. If machines set their own waves, the objects that they need stay before the first of them, and operations on
 * them after the last.
 */
export function addSyncWaves(scope: IConstruct): void {
  const objects = scope.node.findAll().filter(ApiObject.isApiObject);
  const machines = objects.filter(({ kind }) => kind in MACHINES).map((machine) => machine.toJson());
  const first = firstUses(machines);
  const waves = machines.map(({ metadata: { annotations } }) => waveOf(annotations));
  const earliest = waves.reduce((one, other) => Math.min(one, other), 0);
  const latest = waves.reduce((one, other) => Math.max(one, other), 0);
  const ofStores = new Set(objects.filter(({ kind }) => STORES.includes(kind)).flatMap((store) => namesIn(store.toJson().spec)));
  for (const object of objects) {
    const { metadata: { annotations, namespace, name } } = object.toJson();
    const own = waveOf(annotations);
    const isOfStore = READ_BY_STORES.includes(object.kind) && ofStores.has(name);
    const ofKind = WAVES.get(isOfStore ? 'SecretStore' : object.kind) ?? 0;
    const besideMachines = ofKind < 0 ? earliest + ofKind : ofKind > 0 ? latest + ofKind : 0;
    const usual = annotations?.[ANNOTATION] === undefined ? besideMachines : own;
    const wave = CLAIMS.includes(object.kind) ? first.get(objectKey(namespace, name)) ?? usual : usual;
    if (wave !== own) {
      object.metadata.addAnnotation(ANNOTATION, String(wave));
    }
  }
}

/** The wave of the first machine that uses a claim, or starts from its content, by the claim's namespace and name. */
function firstUses(machines: readonly any[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { kind, metadata: { annotations, namespace }, spec } of machines) {
    const wave = waveOf(annotations);
    const volumes: readonly any[] = MACHINES[kind](spec)?.template?.spec?.volumes ?? [];
    for (const claim of volumes.flatMap((volume) => usedClaim(volume.ephemeral ?? volume) ?? [])) {
      first.set(objectKey(namespace, claim), Math.min(wave, first.get(objectKey(namespace, claim)) ?? wave));
    }
  }
  return first;
}

function waveOf(annotations: { readonly [annotation: string]: string } | undefined): number {
  const text = annotations?.[ANNOTATION];
  return text !== undefined && WAVE.test(text) ? Number(text) : 0;
}

/** The names in a store's spec, at any depth: `auth.secretRef.name`, `caProvider.name`. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return entriesOf(value as { [field: string]: unknown }).flatMap(([field, each]) => field === 'name' && typeof each === 'string' ? [each] : namesIn(each));
}

function objectKey(namespace: string | undefined, name: string): string {
  return `${namespace ?? ''}/${name}`;
}

function inWave(wave: number, ...kinds: string[]): [kind: string, wave: number][] {
  return kinds.map((kind) => [kind, wave]);
}
