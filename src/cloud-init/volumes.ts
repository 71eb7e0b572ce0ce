// The volumes of a machine that cloud-init reads, and a machine with other volumes.

/** The fields of a volume that cloud-init's texts stand in. */
export const CLOUD_INIT_TYPES = ['cloudInitNoCloud', 'cloudInitConfigDrive'] as const;

/** A VirtualMachine's spec with other volumes. */
export function withVolumes(spec: any, volumes: readonly any[]): any {
  return { ...spec, template: { ...spec.template, spec: { ...spec.template.spec, volumes } } };
}
