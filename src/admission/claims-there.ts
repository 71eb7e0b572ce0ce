// Checks for claims that are there before what is to make them: a DataVolume is refused then, and a restore restores nothing.
import { Firsts } from './distinct-objects';
import type { RuleDescription } from './rule';
import type { Issue } from '../issues/issues';
import { isMap, listOf } from '../plain-data/plain-data';
import { usedClaim } from '../storage/used-claims';

export const RESTORE_OF_NOTHING: RuleDescription = {
  name: 'restore-of-nothing',
  refuses: 'a restore by which the claims of a machine would be called as they are called already',
  story: 'With volumeRestorePolicy: PrefixTargetName the claim of a restored disk is called <machine>-<disk>. Where a claim of this name is there, KubeVirt takes it as it is, says that the restore is complete, and the disk '
    + 'has what it had. Write InPlace to restore the machine that the snapshot is of, or another target. Where the restore has made the machine that is in the manifests now, nothing is wrong.',
};

export const CLAIM_BEFORE_DATA_VOLUME: RuleDescription = {
  name: 'claim-before-data-volume',
  refuses: 'a DataVolume after a PersistentVolumeClaim of its name',
  story: 'CDI makes the claim of a DataVolume, which has its name, and refuses a DataVolume whose claim is there. It takes a claim as it is where the DataVolume has the annotation cdi.kubevirt.io/allowClaimAdoption: "true", '
    + 'or CDI\'s feature gate DataVolumeClaimAdoption is on; and where the claim has cdi.kubevirt.io/storage.populatedFor with the name, or is owned by a DataVolume, as in a backup.',
};

/** A place, and volumes by their names in JSON: texts that were cut out of a file would keep all of it. */
interface Kept {
  readonly where: string;
  readonly volumes: readonly string[];
}

/** Finds DataVolumes and restores whose claims are there. No schema has checked any. */
export class ClaimsThere<Cluster> {
  private readonly claims = new Firsts<Cluster, string>();
  private readonly machines = new Firsts<Cluster, Kept>();
  private readonly restores = new Firsts<Cluster, Kept>();

  /**
   * What is advised on the next object.
   *
   * @param where its place, for messages on later objects
   */
  public look(cluster: Cluster, { kind, metadata, spec }: any, where: string): Issue[] {
    const { namespace, name } = metadata ?? {};
    const identity = (of: unknown) => JSON.stringify([namespace, of]);
    if (kind === 'PersistentVolumeClaim' && !isForDataVolume(metadata)) {
      this.claims.of(cluster, identity(name), where);
    } else if (kind === 'DataVolume' && !mayAdopt(metadata)) {
      return dataVolumeIssues(name, this.claims.find(cluster, identity(name)));
    } else if (kind === 'VirtualMachine') {
      const machine = { where, volumes: volumesNamedAsRestored(name, spec) };
      this.machines.of(cluster, identity(name), machine);
      return restoreIssues('spec.template.spec.volumes', name, machine, this.restores.find(cluster, identity(name)));
    } else if (kind === 'VirtualMachineRestore' && spec?.volumeRestorePolicy === PREFIXED) {
      const [target, restore] = [spec.target?.name, { where, volumes: renamedVolumes(spec) }];
      this.restores.of(cluster, identity(target), restore);
      return restoreIssues('spec.volumeRestorePolicy', target, this.machines.find(cluster, identity(target)), restore);
    }
    return [];
  }
}

const ALLOW_ADOPTION = 'cdi.kubevirt.io/allowClaimAdoption';

/** What Go reads as true. */
const TRUE = ['1', 't', 'T', 'true', 'TRUE', 'True'];

/** Whether a DataVolume may take a claim that is there. */
function mayAdopt(metadata: any): boolean {
  return TRUE.includes(metadata?.annotations?.[ALLOW_ADOPTION]);
}

/** Whether CDI takes a claim for one that a DataVolume has filled. */
function isForDataVolume(metadata: any): boolean {
  return metadata?.annotations?.['cdi.kubevirt.io/storage.populatedFor'] === metadata?.name
    || listOf(metadata?.ownerReferences).some((owner) => owner?.controller === true && owner.kind === 'DataVolume');
}

function dataVolumeIssues(name: unknown, claimAt: string | undefined): Issue[] {
  return claimAt === undefined ? [] : [{
    path: 'metadata.name',
    message: `${JSON.stringify(name)} is the name of the claim at ${claimAt}, and CDI refuses a DataVolume whose claim is there, leave one of both out, or write the annotation `
      + `${ALLOW_ADOPTION}: "true" for a claim that is to stay as it is`,
    rule: CLAIM_BEFORE_DATA_VOLUME.name,
  }];
}

const PREFIXED = 'PrefixTargetName';

/** The volumes of a machine whose claims are called as those that a restore would make for it. */
function volumesNamedAsRestored(name: unknown, spec: any): string[] {
  return listOf(spec?.template?.spec?.volumes)
    .filter((volume) => isMap(volume) && typeof volume.name === 'string' && usedClaim(volume) === `${name}-${volume.name}`)
    .map((volume) => JSON.stringify(volume.name));
}

/** The volumes whose claims a restore calls otherwise. */
function renamedVolumes({ volumeRestoreOverrides }: any): string[] {
  return listOf(volumeRestoreOverrides).filter((override) => override?.restoreName).map(({ volumeName }) => JSON.stringify(volumeName));
}

function restoreIssues(path: string, machine: string, there?: Kept, restore?: Kept): Issue[] {
  const kept = there && restore ? there.volumes.filter((volume) => !restore.volumes.includes(volume)) : [];
  const claims = kept.map((volume) => JSON.stringify(`${machine}-${JSON.parse(volume)}`)).join(', ');
  return claims === '' ? [] : [{
    path,
    message: `the restore at ${restore!.where} with "${PREFIXED}" restores nothing of ${claims} of the machine at ${there!.where}, KubeVirt takes what is there as it is: `
      + 'write "InPlace" in the restore, or another target',
    rule: RESTORE_OF_NOTHING.name,
  }];
}
