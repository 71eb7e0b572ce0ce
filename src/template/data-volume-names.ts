// The names of the DataVolumes in a template. `{{NAME}}` in them stands for the name of the machine or pool that uses the template, so that
// no two machines share a disk.
import type { VirtualMachineInstanceSpec, VirtualMachineSpec } from '../../imports/kubevirt';
import { PLACEHOLDER_PATTERN } from '../issues/formats';
import { isMap, listOf } from '../plain-data/plain-data';

/** Stands for the name of a machine. In DataVolume names of a pool it stands for the pool's name, and KubeVirt adds each machine's number. */
export const NAME_PLACEHOLDER = '{{NAME}}';

const PLACEHOLDER = new RegExp(PLACEHOLDER_PATTERN, 'g');

const HYPHENATED_PLACEHOLDER = new RegExp(`(-?)${PLACEHOLDER_PATTERN}(-?)`, 'g');

const isMachineName = (placeholder: string) => placeholder === 'NAME';

/** A name with the machine's name filled in; the same name if it has no placeholder for it. */
export function fillName(name: string, machine: string): string {
  return name.replace(PLACEHOLDER, (found, placeholder) => isMachineName(placeholder) ? machine : found);
}

/** A name without the placeholder and the hyphens that join it, for callers that fill in no name: `disk` if nothing else is left. */
export function withoutNamePlaceholder(name: string): string {
  return name.replace(HYPHENATED_PLACEHOLDER, (found, before, placeholder, after) => isMachineName(placeholder) ? before && after : found) || 'disk';
}

/** Whether a placeholder stands for the machine's name in a DataVolume's name, where `withNamedDataVolumes` fills it in. */
export function isDataVolumeName(placeholder: string, path: string): boolean {
  return isMachineName(placeholder) && DATA_VOLUME_NAME.test(path);
}

/** The paths at which a volume names a DataVolume, or the claim of the same name that the DataVolume fills. */
const CLAIM_NAME_PATHS = [
  ['dataVolume', 'name'],
  ['persistentVolumeClaim', 'claimName'],
  ['ephemeral', 'persistentVolumeClaim', 'claimName'],
];

const NAME_IN_VOLUME = CLAIM_NAME_PATHS.map((path) => path.join('\\.')).join('|');

/** The paths of a VirtualMachine that hold a DataVolume's name. */
const DATA_VOLUME_NAME = new RegExp(`^spec\\.(?:dataVolumeTemplates\\[\\d+\\]\\.metadata\\.name|template\\.spec\\.volumes\\[\\d+\\]\\.(?:${NAME_IN_VOLUME}))$`);

/** The spec of a machine with the machine's name filled in the names of its DataVolumes. */
export function withNamedDataVolumes(spec: VirtualMachineSpec, machine: string): VirtualMachineSpec {
  return withDataVolumeNames(spec, (name) => fillName(name, machine));
}

/** The spec with its own DataVolumes renamed, also where volumes refer to them. Returns the same spec if there is nothing to rename. */
export function withDataVolumeNames(spec: VirtualMachineSpec, nameOf: (name: string) => string): VirtualMachineSpec {
  const { dataVolumeTemplates, template } = spec;
  const names = new Map<string, string>(listOf(dataVolumeTemplates).map((each) => each?.metadata?.name)
    .filter((name) => typeof name === 'string' && nameOf(name) !== name).map((name) => [name, nameOf(name)]));
  if (names.size === 0) {
    return spec;
  }
  const instance = template?.spec;
  const volumes = listOf(instance?.volumes).map((volume) => CLAIM_NAME_PATHS.reduce((result, path) => rename(result, path, names), volume));
  return {
    ...spec,
    dataVolumeTemplates: listOf(dataVolumeTemplates).map((each) => rename(each, ['metadata', 'name'], names)),
    ...volumes.length > 0 && { template: { ...template, spec: { ...instance, volumes } as VirtualMachineInstanceSpec } },
  };
}

function rename(value: any, [field, ...below]: readonly string[], names: ReadonlyMap<string, string>): any {
  if (!isMap(value) || value[field] === undefined) {
    return value;
  }
  return { ...value, [field]: below.length === 0 ? names.get(value[field]) ?? value[field] : rename(value[field], below, names) };
}
