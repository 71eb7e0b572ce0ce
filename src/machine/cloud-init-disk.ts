// The disk that hands cloud-init its user data: one a machine.
import { upsertNamed } from './devices';
import { attach } from './disk';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { CloudInit } from '../cloud-init/cloud-init';

/** The name of a cloud-init disk that the library adds; KubeVirt's own examples call it so. */
export const CLOUD_INIT_DISK = 'cloudinitdisk';

/** Whether a volume holds cloud-init's user data. */
export function isCloudInitVolume(volume: object): boolean {
  return 'cloudInitNoCloud' in volume || 'cloudInitConfigDrive' in volume;
}

/** The spec with this user data: the volume that has some is replaced and its disk kept, else a disk is added. */
export function withCloudInit(spec: VirtualMachineSpec, cloudInit: CloudInit): VirtualMachineSpec {
  const source = cloudInit.toVolumeSource();
  const before = spec.template?.spec?.volumes?.find(isCloudInitVolume);
  if (before === undefined) {
    return attach(spec, { name: CLOUD_INIT_DISK }, source);
  }
  const volumes = upsertNamed(spec.template.spec!.volumes, { name: before.name, ...source });
  return { ...spec, template: { ...spec.template, spec: { ...spec.template.spec!, volumes } } };
}
