// The construct for a disk that CDI fills from an image.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { InstancetypeDefaultsProps, instancetypeLabels } from './instancetype-labels';
import { checkCall } from '../declared/arguments';
import { IssueCollector, pathOf } from '../issues/issues';
import { EmittedObject } from '../objects/emitted-object';
import { machineDefaults } from '../objects/machine-defaults';
import { objectMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';
import { CREATED_ONCE, DISK_PROTECTION } from '../objects/prune-protection';
import { CDI_API_VERSION } from '../storage/cdi-version';
import { dataVolumeSpec, DataVolumeSpecProps } from '../storage/data-volume-spec';
import { unfilledIssues } from '../template/placeholders';

/** CDI checks whether the annotation exists and ignores its value. */
const IMMEDIATE_BINDING = 'cdi.kubevirt.io/storage.bind.immediate.requested';

/** The properties of a DataVolume. */
export interface DataVolumeProps extends DataVolumeSpecProps, InstancetypeDefaultsProps {
  /**
   * The object's metadata: sets `metadata`.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * Whether the disk is filled at once, even if its storage class waits for the first machine that uses it. The node is then
   * chosen for the disk, before the machine is scheduled. Sets the annotation `cdi.kubevirt.io/storage.bind.immediate.requested`.
   *
   * @default false
   */
  readonly immediateBinding?: boolean;

  /**
   * Whether Argo CD, Flux and Helm keep the DataVolume after it is removed from the manifests, until somebody deletes it:
   * sets their annotations.
   *
   * @default - the value of `MachineDefaults`, or else true
   */
  readonly pruneProtection?: boolean;
}

/**
 * A disk with content: emits a DataVolume (`cdi.kubevirt.io/v1beta1`). CDI creates a PersistentVolumeClaim of the same name
 * for it and fills it. Its spec always has `storage`, never `pvc`: fields that are left out come from the StorageProfile of
 * the storage class. Only the checkpoints of an existing DataVolume can be changed.
 *
 * Its child is the DataVolume, `Resource`.
 */
export class DataVolume extends Construct {
  /** The DataVolume. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: a
   * missing or too small size, malformed names, options that the image's source does not support.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the DataVolume's name unless `metadata` sets another
   * @param props the disk
   */
  constructor(scope: Construct, id: string, props: DataVolumeProps) {
    checkCall('DataVolume', [scope, id, props], (...valid) => new DataVolume(...valid));
    const metadata = objectMetadata(scope, id, props.metadata);
    const collector = new IssueCollector();
    const storageClassName = props.storageClassName ?? machineDefaults(scope).storage.storageClassName;
    const spec = collector.collect(() => dataVolumeSpec({ ...props, storageClassName }), undefined);
    const labels = collector.collect(() => instancetypeLabels(props), {});
    collector.add(unfilledIssues({ spec }));
    collector.raise(() => pathOf(scope, id));
    super(scope, id);
    const { immediateBinding, pruneProtection = machineDefaults(this).pruneProtection } = props;
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: CDI_API_VERSION,
      kind: 'DataVolume',
      metadata: {
        ...metadata,
        labels: { ...metadata.labels, ...labels },
        annotations: {
          ...pruneProtection && DISK_PROTECTION,
          // Stages of an import are added to an existing DataVolume.
          ...props.checkpoints === undefined && CREATED_ONCE,
          ...metadata.annotations,
          ...immediateBinding && { [IMMEDIATE_BINDING]: 'true' },
        },
      },
      spec,
    }));
  }

  /** The name of the DataVolume, and of its PersistentVolumeClaim: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}
