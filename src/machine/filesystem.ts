// Filesystems that a guest mounts by virtiofs: what is in a ConfigMap, a Secret or on a claim, without a disk around it.
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
   * What is in it: a ConfigMap, a Secret, a ServiceAccount or fields of the machine, which follow their changes, or a claim or DataVolume,
   * for which the cluster needs the feature gate EnableVirtioFsStorageVolumes and with which the machine cannot be live-migrated. Sets
   * `volumes[]`.
   */
  readonly volume: VolumeSource;
}

/** The types of volumes that are files. */
const SHARED = ['configMap', 'secret', 'serviceAccount', 'downwardAPI', 'persistentVolumeClaim', 'dataVolume'];

/** What is wrong with filesystems: malformed or equal names, also among disks, and volumes that are no files. */
export function* filesystemIssues(filesystems: readonly MachineFilesystem[] = [], disks: readonly string[] = []): Issues {
  for (const [index, { name, volume }] of filesystems.entries()) {
    const [type] = Object.keys(volume.toObject());
    yield* checkFormat(`filesystems[${index}].name`, name, DNS_LABEL);
    if (!SHARED.includes(type) || volume.dataVolumeTemplates.length > 0) {
      yield issue(`filesystems[${index}].volume`, `${JSON.stringify(type)} is no filesystem: write a VolumeSource of ${SHARED.join(', ')}, or a disk`);
    }
    if (disks.includes(name)) {
      yield issue(`filesystems[${index}].name`, `${JSON.stringify(name)} is a disk already: write another name`);
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
