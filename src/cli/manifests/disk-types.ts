// The types of disks: DataVolumes and PersistentVolumeClaims.
import { CDI_API_VERSION } from '../../storage/cdi-version';
import type { Type } from '../cluster/discovery';

export const DATA_VOLUME: Type = { apiVersion: CDI_API_VERSION, kind: 'DataVolume' };

export const DISK_TYPES: readonly Type[] = [DATA_VOLUME, { apiVersion: 'v1', kind: 'PersistentVolumeClaim' }];

/** Whether an object is a disk. */
export function isDisk({ kind }: { readonly kind?: unknown }): boolean {
  return DISK_TYPES.some((type) => type.kind === kind);
}
