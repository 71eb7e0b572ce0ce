// Two machines of a namespace cannot share a DataVolume, so each machine of a template gets its own DataVolumes.
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** Renames each DataVolume of the template to `<machine>-<DataVolume>`, also where volumes refer to it. */
export function withOwnDataVolumes(template: VirtualMachineTemplate, machine: string): VirtualMachineTemplate {
  const { spec, ...object } = template.toObject();
  const names = new Map<string, string>(listOf(spec.dataVolumeTemplates)
    .filter((dataVolume) => dataVolume?.metadata?.name !== undefined)
    .map(({ metadata: { name } }) => [name, `${machine}-${name}`]));
  if (names.size === 0) {
    return template;
  }
  const dataVolumeTemplates = spec.dataVolumeTemplates.map((dataVolume: any) => rename(dataVolume, ['metadata', 'name'], names));
  const volumes = listOf(spec.template?.spec?.volumes).map((volume) => VOLUME_NAMES.reduce((result, path) => rename(result, path, names), volume));
  return VirtualMachineTemplate.fromObject({
    ...object,
    spec: {
      ...spec,
      dataVolumeTemplates,
      ...volumes.length > 0 && { template: { ...spec.template, spec: { ...spec.template.spec, volumes } } },
    },
  });
}

/** The paths at which a volume names a DataVolume, or the claim of the same name that the DataVolume fills. */
const VOLUME_NAMES = [
  ['dataVolume', 'name'],
  ['persistentVolumeClaim', 'claimName'],
  ['ephemeral', 'persistentVolumeClaim', 'claimName'],
];

function rename(value: any, [field, ...below]: readonly string[], names: ReadonlyMap<string, string>): any {
  if (value?.[field] === undefined) {
    return value;
  }
  return { ...value, [field]: below.length === 0 ? names.get(value[field]) ?? value[field] : rename(value[field], below, names) };
}

/** An empty list if the value is not a list: the schema refuses that later. */
function listOf(value: any): any[] {
  return Array.isArray(value) ? value : [];
}
