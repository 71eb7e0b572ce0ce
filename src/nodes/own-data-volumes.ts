// Two machines of one namespace cannot share a DataVolume, so each machine made of a template has DataVolumes of its own.
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The template with each of its DataVolumes named `<machine>-<DataVolume>`, and the volumes that mean them likewise. */
export function withOwnDataVolumes(template: VirtualMachineTemplate, machine: string): VirtualMachineTemplate {
  const { spec, ...object } = template.toObject();
  const names = new Map<string, string>(listOf(spec.dataVolumeTemplates)
    .filter((dataVolume) => dataVolume?.metadata?.name !== undefined)
    .map(({ metadata: { name } }) => [name, `${machine}-${name}`]));
  if (names.size === 0) {
    return template;
  }
  const dataVolumeTemplates = spec.dataVolumeTemplates.map((dataVolume: any) => renamed(dataVolume, ['metadata', 'name'], names));
  const volumes = listOf(spec.template?.spec?.volumes).map((volume) => VOLUME_NAMES.reduce((result, path) => renamed(result, path, names), volume));
  return VirtualMachineTemplate.fromObject({
    ...object,
    spec: {
      ...spec,
      dataVolumeTemplates,
      ...volumes.length > 0 && { template: { ...spec.template, spec: { ...spec.template.spec, volumes } } },
    },
  });
}

/** Where a volume names a DataVolume, or the claim of the same name that the DataVolume fills. */
const VOLUME_NAMES = [
  ['dataVolume', 'name'],
  ['persistentVolumeClaim', 'claimName'],
  ['ephemeral', 'persistentVolumeClaim', 'claimName'],
];

function renamed(value: any, [field, ...below]: readonly string[], names: ReadonlyMap<string, string>): any {
  if (value?.[field] === undefined) {
    return value;
  }
  return { ...value, [field]: below.length === 0 ? names.get(value[field]) ?? value[field] : renamed(value[field], below, names) };
}

/** What is no list is for the schema to refuse. */
function listOf(value: any): any[] {
  return Array.isArray(value) ? value : [];
}
