// The kinds of volumes that cloud-init reads, and how to replace a machine's volumes.
import { withFields } from '../plain-data/plain-data';

/** The fields of a volume that hold user data and network data. */
export const CLOUD_INIT_TYPES = ['cloudInitNoCloud', 'cloudInitConfigDrive'] as const;

/** A VirtualMachine's spec with other volumes. */
export function withVolumes(spec: any, volumes: readonly any[]): any {
  return withFields(spec, { template: withFields(spec.template, { spec: withFields(spec.template.spec, { volumes }) }) });
}
