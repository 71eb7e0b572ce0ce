// The order in which Argo CD applies objects: first what machines need, then machines together with their claims. A claim that
// waits for its first consumer is not ready before its machine exists, so a machine in a later wave would never be applied.
import { ApiObject } from 'cdk8s';
import { IConstruct } from 'constructs';
import { table } from '../plain-data/plain-data';
import { usedClaims } from '../storage/used-claims';

const ANNOTATION = 'argocd.argoproj.io/sync-wave';

/** The waves of what machines need, and of what is done with them. All others are in wave 0, including machines and Services. */
const WAVES = new Map([
  ...inWave(-3, 'Namespace'),
  ...inWave(-2, 'ConfigMap', 'ExternalSecret', 'MigrationPolicy', 'NetworkAttachmentDefinition', 'Secret', 'ServiceAccount'),
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

/**
 * Annotates every object below a construct whose wave is not 0. A wave that an object already has is kept, except that a claim
 * gets the wave of its first machine.
 */
export function addSyncWaves(scope: IConstruct): void {
  const objects = scope.node.findAll().filter(ApiObject.isApiObject);
  const first = firstUses(objects);
  for (const object of objects) {
    const { metadata: { annotations, namespace, name } } = object.toJson();
    const own = annotations?.[ANNOTATION];
    const usual = own === undefined ? WAVES.get(object.kind) ?? 0 : Number(own);
    const wave = CLAIMS.includes(object.kind) ? first.get(key(namespace, name)) ?? usual : usual;
    if (wave !== Number(own ?? 0)) {
      object.metadata.addAnnotation(ANNOTATION, String(wave));
    }
  }
}

/** The wave of the first machine that uses a claim, by the claim's namespace and name. */
function firstUses(objects: readonly ApiObject[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const object of objects.filter(({ kind }) => Object.hasOwn(MACHINES, kind))) {
    const { metadata: { annotations, namespace }, spec } = object.toJson();
    const wave = Number(annotations?.[ANNOTATION] ?? 0);
    const volumes: readonly any[] = MACHINES[object.kind](spec)?.template?.spec?.volumes ?? [];
    for (const claim of usedClaims(volumes)) {
      first.set(key(namespace, claim), Math.min(wave, first.get(key(namespace, claim)) ?? wave));
    }
  }
  return first;
}

function key(namespace: string | undefined, name: string): string {
  return `${namespace ?? ''}/${name}`;
}

function inWave(wave: number, ...kinds: string[]): [kind: string, wave: number][] {
  return kinds.map((kind) => [kind, wave]);
}
