// The volumes behind a machine's disks: every kind of volume that KubeVirt attaches as a disk.
import type { Size } from 'cdk8s';
import { cloudInitVolume, cloudInitVolumeIssues, CloudInitVolumeOptions } from './cloud-init-volume';
import { DataVolumeSpecProps, dataVolumeTemplate } from './data-volume-spec';
import { downwardApiFile, downwardApiIssues } from './downward-api';
import { FILE_PATH, checkSize, VOLUME_LABEL } from './formats';
import { CONTAINER_IMAGE, checkLocation } from './locations';
import { ConfigMapVolumeOptions, ContainerDiskOptions, DataVolumeVolumeOptions, DownwardApiVolumeOptions, EphemeralVolumeOptions, HostDiskOptions, HostDiskType, PersistentVolumeClaimVolumeOptions, SecretVolumeOptions, SysprepVolumeOptions } from './volume-source-options';
import type { DataVolumeTemplateSpec, Volume } from '../../imports/kubevirt';
import { checkCall } from '../declared/arguments';
import { checkExactlyOne } from '../issues/checks';
import { OBJECT_NAME } from '../issues/formats';
import { Issues, issuesOfEach, missing, refuse, runIn } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { copyOf, omitEmpty, withOtherFields } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';

/** The volume behind a machine's disk. Immutable. Names are those of objects in the machine's namespace. */
export class VolumeSource {
  /**
   * A disk inside a container image. Writes are lost when the machine stops. Sets `containerDisk`.
   *
   * Throws when the image contains a scheme or credentials, or a name or path is not valid.
   *
   * @param image the image, such as `quay.io/containerdisks/ubuntu:22.04`: sets `containerDisk.image`
   * @param options where in the image the disk is, and how to pull it
   */
  public static containerDisk(image: string, options: ContainerDiskOptions = {}): VolumeSource {
    checkCall('VolumeSource.containerDisk', [image, options], (...valid) => VolumeSource.containerDisk(...valid));
    return VolumeSource.of('containerDisk', withOptions({ image }, options), [
      ...checkLocation('image', image, CONTAINER_IMAGE),
      ...checkFieldFormats('', options, { path: FILE_PATH, imagePullSecret: OBJECT_NAME }),
    ]);
  }

  /**
   * The disk that a DataVolume fills; the machine waits for it. Sets `dataVolume`.
   *
   * Throws when the name is not valid.
   *
   * @param name the DataVolume: sets `dataVolume.name`
   * @param options how it is attached
   */
  public static dataVolume(name: string, options: DataVolumeVolumeOptions = {}): VolumeSource {
    checkCall('VolumeSource.dataVolume', [name, options], (...valid) => VolumeSource.dataVolume(...valid));
    return VolumeSource.of('dataVolume', withOptions({ name }, withoutFalse(options)), checkFieldFormats('', { name }, { name: OBJECT_NAME }));
  }

  /**
   * The disk of a DataVolume that belongs to the machine: it is created and deleted with the machine. A pool creates one for
   * each of its machines, with the machine's number after the name. Sets `dataVolume`, and adds to
   * `spec.dataVolumeTemplates`.
   *
   * Throws when the name is not valid, or when the DataVolume lacks what its image needs.
   *
   * @param name the DataVolume, unique in its namespace: sets `dataVolume.name` and `dataVolumeTemplates[].metadata.name`. `{{NAME}}` in it,
   *   such as in `{{NAME}}-root`, stands for the name of the machine or pool that uses the template
   * @param props the DataVolume
   */
  public static dataVolumeTemplate(name: string, props: DataVolumeSpecProps): VolumeSource {
    checkCall('VolumeSource.dataVolumeTemplate', [name, props], (...valid) => VolumeSource.dataVolumeTemplate(...valid));
    return runIn('VolumeSource.dataVolumeTemplate', () => VolumeSource._ofTemplate(name, props));
  }

  /** @internal the same, for a disk whose issues are reported with its machine's */
  public static _ofTemplate(name: string, props: DataVolumeSpecProps, options: DataVolumeVolumeOptions = {}): VolumeSource {
    return new VolumeSource({ dataVolume: { name, ...omitEmpty(withoutFalse(options)) } }, [dataVolumeTemplate(name, props)]);
  }

  /**
   * The disk on a PersistentVolumeClaim. Sets `persistentVolumeClaim`.
   *
   * Throws when the name is not valid.
   *
   * @param claimName the claim: sets `persistentVolumeClaim.claimName`
   * @param options how it is attached
   */
  public static persistentVolumeClaim(claimName: string, options: PersistentVolumeClaimVolumeOptions = {}): VolumeSource {
    checkCall('VolumeSource.persistentVolumeClaim', [claimName, options], (...valid) => VolumeSource.persistentVolumeClaim(...valid));
    return VolumeSource.of('persistentVolumeClaim', withOptions({ claimName }, withoutFalse(options)),
      checkFieldFormats('', { claimName }, { claimName: OBJECT_NAME }));
  }

  /**
   * The disk on a PersistentVolumeClaim whose content does not change: writes go to the node and are lost when the machine
   * stops. Sets `ephemeral`.
   *
   * Throws when the name is not valid.
   *
   * @param claimName the claim: sets `ephemeral.persistentVolumeClaim.claimName`
   * @param options how it is attached
   */
  public static ephemeral(claimName: string, options: EphemeralVolumeOptions = {}): VolumeSource {
    checkCall('VolumeSource.ephemeral', [claimName, options], (...valid) => VolumeSource.ephemeral(...valid));
    return VolumeSource.of('ephemeral', { persistentVolumeClaim: withOptions({ claimName }, withoutFalse(options)) },
      checkFieldFormats('', { claimName }, { claimName: OBJECT_NAME }));
  }

  /**
   * An empty disk on the node, which survives reboots of the guest and is lost when the machine stops. Sets `emptyDisk`.
   *
   * Throws when it is smaller than 1Mi.
   *
   * @param capacity the disk's size: sets `emptyDisk.capacity`
   */
  public static emptyDisk(capacity: Size): VolumeSource {
    checkCall('VolumeSource.emptyDisk', [capacity], (...valid) => VolumeSource.emptyDisk(...valid));
    return VolumeSource.of('emptyDisk', { capacity: quantity(capacity) }, checkSize('capacity', capacity));
  }

  /**
   * A disk file on the node; the cluster's feature gate `HostDisk` must be on. Sets `hostDisk`.
   *
   * Throws when the path is not absolute, or type and capacity contradict each other.
   *
   * @param path the file on the node, such as `/data/disk.img`: sets `hostDisk.path`
   * @param options whether the file must exist, and whether all nodes share it
   */
  public static hostDisk(path: string, options: HostDiskOptions = {}): VolumeSource {
    checkCall('VolumeSource.hostDisk', [path, options], (...valid) => VolumeSource.hostDisk(...valid));
    const { capacity, type = capacity === undefined ? HostDiskType.DISK : HostDiskType.DISK_OR_CREATE, shared } = options;
    return VolumeSource.of('hostDisk', omitEmpty({ path, type, capacity: capacity && quantity(capacity), shared }), [
      ...checkFieldFormats('', { path }, { path: FILE_PATH }),
      ...checkSize('capacity', capacity),
      ...(type === HostDiskType.DISK_OR_CREATE) === (capacity !== undefined) ? [] : [
        missing('type', `${JSON.stringify(type)} ${capacity ? 'takes no capacity' : 'has no capacity'}: write HostDiskType.DISK without a capacity, or DISK_OR_CREATE with one`),
      ],
    ]);
  }

  /**
   * The disk that cloud-init's NoCloud data source reads: one for each machine. Sets `cloudInitNoCloud`.
   *
   * Throws when user data or network data is given in two forms, neither is given, base64 is not valid, user data has a plaintext
   * password, or a name is not valid.
   *
   * @param options user data and network data, or the Secrets that hold them
   */
  public static cloudInitNoCloud(options: CloudInitVolumeOptions): VolumeSource {
    checkCall('VolumeSource.cloudInitNoCloud', [options], (...valid) => VolumeSource.cloudInitNoCloud(...valid));
    return VolumeSource.of('cloudInitNoCloud', cloudInitVolume(options), cloudInitVolumeIssues(options));
  }

  /**
   * The disk that cloud-init's ConfigDrive data source reads: one for each machine. Sets `cloudInitConfigDrive`.
   *
   * Throws when user data or network data is given in two forms, neither is given, base64 is not valid, user data has a plaintext
   * password, or a name is not valid.
   *
   * @param options user data and network data, or the Secrets that hold them
   */
  public static cloudInitConfigDrive(options: CloudInitVolumeOptions): VolumeSource {
    checkCall('VolumeSource.cloudInitConfigDrive', [options], (...valid) => VolumeSource.cloudInitConfigDrive(...valid));
    return VolumeSource.of('cloudInitConfigDrive', cloudInitVolume(options), cloudInitVolumeIssues(options));
  }

  /**
   * A disk with a file for each key of a ConfigMap, as it is when the machine starts. Sets `configMap`.
   *
   * Throws when the name or the label is not valid.
   *
   * @param name the ConfigMap: sets `configMap.name`
   * @param options how it is attached
   */
  public static configMap(name: string, options: ConfigMapVolumeOptions = {}): VolumeSource {
    checkCall('VolumeSource.configMap', [name, options], (...valid) => VolumeSource.configMap(...valid));
    return VolumeSource.of('configMap', withOptions({ name }, options),
      checkFieldFormats('', { ...options, name }, { name: OBJECT_NAME, volumeLabel: VOLUME_LABEL }));
  }

  /**
   * A disk with a file for each key of a Secret, as it is when the machine starts. Sets `secret`.
   *
   * Throws when the name or the label is not valid.
   *
   * @param secretName the Secret: sets `secret.secretName`
   * @param options how it is attached
   */
  public static secret(secretName: string, options: SecretVolumeOptions = {}): VolumeSource {
    checkCall('VolumeSource.secret', [secretName, options], (...valid) => VolumeSource.secret(...valid));
    return VolumeSource.of('secret', withOptions({ secretName }, options),
      checkFieldFormats('', { ...options, secretName }, { secretName: OBJECT_NAME, volumeLabel: VOLUME_LABEL }));
  }

  /**
   * A disk with a service account's token, certificate and namespace: at most one for each machine. Sets `serviceAccount`.
   *
   * Throws when the name is not valid.
   *
   * @param serviceAccountName the service account: sets `serviceAccount.serviceAccountName`
   */
  public static serviceAccount(serviceAccountName: string): VolumeSource {
    checkCall('VolumeSource.serviceAccount', [serviceAccountName], (...valid) => VolumeSource.serviceAccount(...valid));
    return VolumeSource.of('serviceAccount', { serviceAccountName },
      checkFieldFormats('', { serviceAccountName }, { serviceAccountName: OBJECT_NAME }));
  }

  /**
   * The disk with the answer file of Windows' setup: a CD-ROM, unless the disk has another `device`. Sets `sysprep`.
   *
   * Throws when not exactly one of ConfigMap and Secret is set, or its name is not valid.
   *
   * @param options where the answer file is
   */
  public static sysprep(options: SysprepVolumeOptions): VolumeSource {
    checkCall('VolumeSource.sysprep', [options], (...valid) => VolumeSource.sysprep(...valid));
    const { configMapName, secretName } = options;
    return VolumeSource.of('sysprep', omitEmpty({ configMap: omitEmpty({ name: configMapName }), secret: omitEmpty({ name: secretName }) }), [
      ...checkExactlyOne('', { configMapName, secretName }),
      ...checkFieldFormats('', options, { configMapName: OBJECT_NAME, secretName: OBJECT_NAME }),
    ]);
  }

  /**
   * A disk with fields and resources of the machine's pod as files. Sets `downwardAPI`.
   *
   * Throws when there are no files, a file does not have exactly one of field and resource, or a path, field, resource,
   * unit, mode or label is not valid.
   *
   * @param options the files
   */
  public static downwardApi(options: DownwardApiVolumeOptions): VolumeSource {
    checkCall('VolumeSource.downwardApi', [options], (...valid) => VolumeSource.downwardApi(...valid));
    const { fields, volumeLabel } = options;
    return VolumeSource.of('downwardAPI', omitEmpty({ fields: fields.map(downwardApiFile), volumeLabel }), [
      ...fields.length === 0 ? [missing('fields', 'has none: write one such as { path: \'labels\', fieldPath: \'metadata.labels\' }')] : [],
      ...issuesOfEach(fields, (field, index) => downwardApiIssues(`fields[${index}]`, field)),
      ...checkFieldFormats('', { volumeLabel }, { volumeLabel: VOLUME_LABEL }),
    ]);
  }

  /**
   * A small disk with some of the host's and the machine's metrics, as vhostmd writes them; the cluster's feature gate
   * `DownwardMetrics` must be on. At most one for each machine. Sets `downwardMetrics`.
   */
  public static downwardMetrics(): VolumeSource {
    return VolumeSource.of('downwardMetrics', {}, []);
  }

  private static of(kind: Exclude<keyof Volume, 'name'>, source: object, issues: Issues): VolumeSource {
    refuse(issues, `VolumeSource.${kind === 'downwardAPI' ? 'downwardApi' : kind}`);
    return new VolumeSource({ [kind]: source });
  }

  private readonly volume: Omit<Volume, 'name'>;
  private readonly templates: readonly DataVolumeTemplateSpec[];

  private constructor(volume: Omit<Volume, 'name'>, templates: readonly DataVolumeTemplateSpec[] = []) {
    this.volume = copyOf(volume);
    this.templates = copyOf(templates);
  }

  /** The DataVolumes that the machine creates for this volume: items of `spec.dataVolumeTemplates`. */
  public get dataVolumeTemplates(): any[] {
    return this.templates.map(copyOf);
  }

  /** The volume as KubeVirt expects it, without its name: an item of `spec.template.spec.volumes`, such as `{ containerDisk: { image } }`. */
  public toObject(): any {
    return copyOf(this.volume);
  }
}

/** Checked fields and options. KubeVirt gets undeclared options too, but none replaces what was checked. */
function withOptions(checked: object, options: object): { [key: string]: any } {
  return omitEmpty(withOtherFields(checked, options));
}

/** The options of a claim's volume without those that are false, which KubeVirt does not store. */
function withoutFalse(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== false));
}
