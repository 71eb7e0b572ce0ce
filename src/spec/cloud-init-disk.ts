// The disk with cloud-init's user data: one per machine.
import { upsertNamed } from './devices';
import { diskEntry, withDisks } from './disk';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { CloudInit } from '../cloud-init/cloud-init';
import { CLOUD_INIT_TYPES, withVolumes } from '../cloud-init/volumes';
import { issue, IssueError } from '../issues/issues';

/** The name of a cloud-init disk that the library adds. KubeVirt's own examples use it. */
export const CLOUD_INIT_DISK = 'cloudinitdisk';

/** Whether a volume holds cloud-init's user data. */
export function isCloudInitVolume(volume: object): boolean {
  return CLOUD_INIT_TYPES.some((type) => type in volume);
}

/**
 * The spec with this user data. An existing cloud-init volume is replaced and its disk kept; otherwise a disk is added.
 *
 * @throws when another disk has the name of the one to add
 */
export function withCloudInit(spec: VirtualMachineSpec, cloudInit: CloudInit): VirtualMachineSpec {
  const source = cloudInit.toObject();
  const volumes = spec.template?.spec?.volumes ?? [];
  const before = volumes.find(isCloudInitVolume);
  if (before !== undefined) {
    return withVolumes(spec, upsertNamed(volumes, [{ name: before.name, ...source }]));
  }
  if (volumes.some(({ name }) => name === CLOUD_INIT_DISK)) {
    throw new IssueError([issue(`disk ${JSON.stringify(CLOUD_INIT_DISK)}`, 'is the name of the disk that cloud-init needs: give the other disk another name')]);
  }
  const disk = diskEntry({ name: CLOUD_INIT_DISK }, spec.preference !== undefined);
  return withDisks(spec, [{ disk, volume: { name: CLOUD_INIT_DISK, ...source }, templates: [] }]);
}
