// The dataVolumeTemplates of a document, be it a machine or a pool of them.

/** The dataVolumeTemplates of a machine, or of a pool's machines. */
export function dataVolumeTemplatesOf(value: any): any[] {
  const templates = (value?.spec?.virtualMachineTemplate ?? value)?.spec?.dataVolumeTemplates;
  return Array.isArray(templates) ? templates : [];
}

/** The machine or pool with other dataVolumeTemplates. */
export function withDataVolumeTemplates(value: any, dataVolumeTemplates: any[]): any {
  const machine = value.spec.virtualMachineTemplate;
  return machine === undefined
    ? { ...value, spec: { ...value.spec, dataVolumeTemplates } }
    : { ...value, spec: { ...value.spec, virtualMachineTemplate: withDataVolumeTemplates(machine, dataVolumeTemplates) } };
}
