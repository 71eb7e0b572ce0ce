// The conditions that keep a running machine on its node, and its volumes on their claims, as virt-handler and virt-controller 1.9 decide.
import { bridgesPodNetwork } from './live-updates';
import { fieldsTiedToHardware } from '../admission/advice/migration';
import { BRIDGE_ALLOWED } from '../admission/placement/instance-metadata';
import { usedClaim, usedClaims } from '../storage/used-claims';

/** A machine as it was started. */
export interface StartedMachine {
  /** The instance's spec, with KubeVirt's defaults. */
  readonly spec: any;
  readonly podAnnotations: object;
  /** The access modes of a claim, as far as the manifests have them. Claims whose access modes are not known count as shared. */
  readonly modesOf: (claim: string) => readonly string[] | undefined;
  /** Whether it can migrate, if its cluster reports that. */
  readonly isLiveMigratable?: boolean;
}

/** Whether a machine can migrate to another node, which memory hotplug requires. */
export function isMigratable(machine: StartedMachine): boolean {
  if (machine.isLiveMigratable !== undefined) {
    return machine.isLiveMigratable;
  }
  const volumes: readonly any[] = machine.spec.volumes ?? [];
  const isShared = (claim: string) => machine.modesOf(claim)?.includes('ReadWriteMany') ?? true;
  const isOnNode = volumes.some(({ hostDisk }) => hostDisk !== undefined && hostDisk.shared !== true);
  return !isTiedToNode(machine) && !isOnNode && usedClaims(volumes).every(isShared);
}

/** Whether something other than its volumes ties a machine to its node. */
function isTiedToNode({ spec, podAnnotations }: StartedMachine): boolean {
  return fieldsTiedToHardware(spec.domain).length > 0 || !(BRIDGE_ALLOWED in podAnnotations) && bridgesPodNetwork(spec);
}

/** Whether KubeVirt refuses to move volumes to the claims that they have in another spec, with the strategy Migration. */
export function isVolumeMigrationRefused(machine: StartedMachine, after: any): boolean {
  const { volumes = [], domain: { devices: { disks = [], filesystems } } } = machine.spec;
  const wanted = new Map((after.volumes ?? []).map((volume: any) => [volume.name, volume]));
  const claimVolumes: readonly any[] = volumes.filter((volume: any) => usedClaim(volume) !== undefined);
  const moving = claimVolumes.filter((volume) => changesClaim(volume, wanted.get(volume.name))).map(({ name }) => name);
  const isImmovable = ({ shareable, lun }: any) => shareable === true || lun !== undefined;
  const immovable = [...Array.isArray(filesystems) ? filesystems : [], ...disks.filter(isImmovable)];
  const isTied = isTiedToNode(machine) || disks.some(({ lun }: any) => lun?.reservation === true);
  const staysOnNode = (volume: any) => !moving.includes(volume.name) && isSingleNode(machine.modesOf(usedClaim(volume)!));
  return moving.length > 0 && (isTied || immovable.some(({ name }) => moving.includes(name)) || claimVolumes.some(staysOnNode));
}

function changesClaim(before: any, after: any): boolean {
  const claim = after && usedClaim(after);
  return claim !== undefined && claim !== usedClaim(before);
}

function isSingleNode(modes: readonly string[] | undefined): boolean {
  return modes !== undefined && !['ReadWriteMany', 'ReadOnlyMany'].some((mode) => modes.includes(mode));
}
