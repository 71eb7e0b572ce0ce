// Changes of cloud-init that do not reach guests which have booted. KubeVirt gives a machine the same instance ID at each start, so cloud-init
// does not repeat what it does once per instance, unless the guest boots from a new disk.
import { isDeepEqual } from '../../plain-data/plain-data';
import { keptRootVolume } from '../manifests/root-volume';

const CLOUD_INIT = /\.cloudInit(?:NoCloud|ConfigDrive)\./;

/**
 * The changed fields that a restart does not apply.
 *
 * @param before the earlier spec of a machine
 * @param fields the paths of its changed fields
 */
export function keptCloudInit(before: any, after: any, fields: readonly string[]): string[] {
  const [root, newRoot] = [before, after].map(keptRootVolume);
  return root !== undefined && isDeepEqual(root, newRoot) ? fields.filter((field) => CLOUD_INIT.test(field)) : [];
}

/** Whether a guest that has booted takes itself for a new one: KubeVirt derives the ID of the instance from the UUID of the firmware. */
export function runsCloudInitAgain({ template }: any, fields: readonly string[]): boolean {
  const { volumes } = template?.spec ?? {};
  const hasCloudInit = Array.isArray(volumes) && volumes.some((volume) => volume?.cloudInitNoCloud !== undefined);
  return hasCloudInit && fields.some((field) => /\.firmware(?:\.uuid)?$/.test(field));
}
