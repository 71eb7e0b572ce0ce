// Filesystems that a guest mounts through virtiofs: the content of a ConfigMap, a Secret or a claim, without a disk.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { checkUniqueNames } from '../issues/checks';
import { checkFormat, DNS_LABEL } from '../issues/formats';
import { issue, type Issues } from '../issues/issues';
import { devicesOf, upsertNamed, withDevices } from '../spec/devices';
import type { VolumeSource } from '../storage/volume-source';

/** A filesystem that the guest mounts by its name: `mount -t virtiofs NAME FOLDER`. */
export interface MachineFilesystem {
  /** The filesystem's name, and its volume's: `filesystems[].name` and `volumes[].name`. */
  readonly name: string;

  /**
   * The filesystem's content. The guest sees later changes of a ConfigMap, a Secret, a ServiceAccount or fields of the machine. With a claim
   * or a DataVolume, the machine cannot be live-migrated, and the cluster needs the feature gate EnableVirtioFsStorageVolumes. Sets
   * `volumes[]`.
   */
  readonly volume: VolumeSource;
}

/** The volume types that virtiofs can share. */
const SHAREABLE_VOLUMES = ['configMap', 'secret', 'serviceAccount', 'downwardAPI', 'persistentVolumeClaim', 'dataVolume'];

/** The issues of filesystems: malformed names, names in use by another filesystem or disk, and volumes that virtiofs cannot share. */
export function* filesystemIssues(filesystems: readonly MachineFilesystem[], disks: readonly string[]): Issues {
  for (const [index, { name, volume }] of filesystems.entries()) {
    const [type] = Object.keys(volume.toObject());
    yield* checkFormat(`filesystems[${index}].name`, name, DNS_LABEL);
    if (!SHAREABLE_VOLUMES.includes(type) || volume.dataVolumeTemplates.length > 0) {
      yield issue(`filesystems[${index}].volume`, `${JSON.stringify(type)} is not a filesystem: write a VolumeSource of ${SHAREABLE_VOLUMES.join(', ')}, or a disk`);
    }
    if (disks.includes(name)) {
      yield issue(`filesystems[${index}].name`, `${JSON.stringify(name)} is already the name of a disk: write another name`);
    }
  }
  yield* checkUniqueNames('filesystems', filesystems);
}

/** The spec of a machine with filesystems and their volumes. */
export function withFilesystems(spec: VirtualMachineSpec, filesystems: readonly MachineFilesystem[]): VirtualMachineSpec {
  return filesystems.length === 0 ? spec : withDevices(
    spec,
    { filesystems: upsertNamed(devicesOf(spec).filesystems, filesystems.map(({ name }) => ({ name, virtiofs: {} }))) },
    { volumes: upsertNamed(spec.template?.spec?.volumes, filesystems.map(({ name, volume }) => ({ name, ...volume.toObject() }))) },
  );
}
