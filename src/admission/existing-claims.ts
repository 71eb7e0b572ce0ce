// Checks for claims that exist before the object that would create them: CDI then refuses a DataVolume, and a restore restores nothing.
import { FirstOwners } from './first-owners';
import type { RuleDescription } from './rule';
import type { Issue } from '../issues/issues';
import { isMap, listOf, textOf } from '../plain-data/plain-data';
import { usedClaim } from '../storage/used-claims';

export const RESTORE_OF_NOTHING: RuleDescription = {
  name: 'restore-of-nothing',
  refuses: 'a restore whose target machine already uses claims with the names that the restore would create',
  story: 'With volumeRestorePolicy: PrefixTargetName the claim of a restored disk gets the name <machine>-<disk>. If a claim of this name already '
    + 'exists, KubeVirt uses it unchanged and reports the restore as complete, but the disk still has its old data. Write InPlace to restore the '
    + 'machine that the snapshot is of, or choose another target. If the restore has created the machine that is now in the manifests, nothing is '
    + 'wrong.',
};

export const CLAIM_BEFORE_DATA_VOLUME: RuleDescription = {
  name: 'claim-before-data-volume',
  refuses: 'a DataVolume that comes after a PersistentVolumeClaim with the same name',
  story: 'CDI creates the claim of a DataVolume with the same name, and refuses a DataVolume whose claim already exists. CDI adopts an existing '
    + 'claim if the DataVolume has the annotation cdi.kubevirt.io/allowClaimAdoption: "true", or if CDI\'s feature gate DataVolumeClaimAdoption is '
    + 'on. It also does so if the claim has the annotation cdi.kubevirt.io/storage.populatedFor with the name, or is owned by a DataVolume, as in '
    + 'a backup.',
};

/** A place, and the names of volumes as a list in JSON: a part of a file's text would keep the whole text in memory. */
interface SeenObject {
  readonly where: string;
  readonly volumes: string;
}

/** Finds DataVolumes and restores whose claims already exist. No schema has checked the objects. */
export class ExistingClaims<Cluster> {
  private readonly claims = new FirstOwners<Cluster, string>();
  private readonly machines = new FirstOwners<Cluster, SeenObject>();
  private readonly restores = new FirstOwners<Cluster, SeenObject>();

  /**
   * Returns the advice on the next object.
   *
   * @param where its place, for messages on later objects
   */
  public check(cluster: Cluster, { kind, metadata, spec }: any, where: string): Issue[] {
    const [namespace, name] = [textOf(metadata?.namespace), textOf(metadata?.name)];
    if (kind === 'PersistentVolumeClaim' && !isForDataVolume(metadata)) {
      this.claims.register(cluster, namespace, name, where);
    } else if (kind === 'DataVolume' && !mayAdopt(metadata)) {
      return dataVolumeIssues(name, this.claims.find(cluster, namespace, name));
    } else if (kind === 'VirtualMachine') {
      const machine = { where, volumes: JSON.stringify(volumesNamedAsRestored(name, spec)) };
      this.machines.register(cluster, namespace, name, machine);
      return restoreIssues('spec.template.spec.volumes', name, machine, this.restores.find(cluster, namespace, name));
    } else if (kind === 'VirtualMachineRestore' && spec?.volumeRestorePolicy === PREFIXED) {
      const [target, restore] = [textOf(spec.target?.name), { where, volumes: JSON.stringify(renamedVolumes(spec)) }];
      this.restores.register(cluster, namespace, target, restore);
      return restoreIssues('spec.volumeRestorePolicy', target, this.machines.find(cluster, namespace, target), restore);
    }
    return [];
  }
}

const ALLOW_ADOPTION = 'cdi.kubevirt.io/allowClaimAdoption';

/** What Go reads as true. */
const TRUE = ['1', 't', 'T', 'true', 'TRUE', 'True'];

/** Whether a DataVolume may adopt an existing claim. */
function mayAdopt(metadata: any): boolean {
  return TRUE.includes(metadata?.annotations?.[ALLOW_ADOPTION]);
}

/** Whether CDI treats a claim as one that a DataVolume has filled. */
function isForDataVolume(metadata: any): boolean {
  return metadata?.annotations?.['cdi.kubevirt.io/storage.populatedFor'] === metadata?.name
    || listOf(metadata?.ownerReferences).some((owner) => owner?.controller === true && owner.kind === 'DataVolume');
}

function dataVolumeIssues(name: string, claimAt: string | undefined): Issue[] {
  return claimAt === undefined ? [] : [{
    path: 'metadata.name',
    message: `${JSON.stringify(name)} is the name of the claim at ${claimAt}, and CDI refuses a DataVolume whose claim already exists, remove one of the two, or write the annotation `
      + `${ALLOW_ADOPTION}: "true" to keep the claim as it is`,
    rule: CLAIM_BEFORE_DATA_VOLUME.name,
  }];
}

const PREFIXED = 'PrefixTargetName';

/** The volumes of a machine whose claims have the names that a restore would give them. */
function volumesNamedAsRestored(name: string, spec: any): string[] {
  return listOf(spec?.template?.spec?.volumes)
    .filter((volume) => isMap(volume) && typeof volume.name === 'string' && usedClaim(volume) === `${name}-${volume.name}`)
    .map((volume) => volume.name);
}

/** The volumes whose claims get other names from the restore. */
function renamedVolumes({ volumeRestoreOverrides }: any): unknown[] {
  return listOf(volumeRestoreOverrides).filter((override) => override?.restoreName).map(({ volumeName }) => volumeName);
}

function restoreIssues(path: string, machine: string, machineWithClaims?: SeenObject, restore?: SeenObject): Issue[] {
  const [volumes, renamed] = machineWithClaims && restore ? [machineWithClaims, restore].map((seen): string[] => JSON.parse(seen.volumes)) : [[], []];
  const claims = volumes.filter((volume) => !renamed.includes(volume)).map((volume) => JSON.stringify(`${machine}-${volume}`)).join(', ');
  return claims === '' ? [] : [{
    path,
    message: `the restore at ${restore!.where} with "${PREFIXED}" does not restore ${claims} of the machine at ${machineWithClaims!.where}, KubeVirt keeps the existing claims: `
      + 'write "InPlace" in the restore, or another target',
    rule: RESTORE_OF_NOTHING.name,
  }];
}
