// The construct for a disk that CDI fills from an image.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { InstancetypeDefaultsProps } from './instancetype-defaults';
import { instancetypeLabels } from './instancetype-labels';
import { checkCall } from '../declared/arguments';
import { IssueCollector } from '../issues/issues';
import { EmittedObject } from '../objects/emitted-object';
import { machineDefaults } from '../objects/machine-defaults';
import { objectMetadata } from '../objects/metadata';
import { validated } from '../objects/object-check';
import { DISK_PROTECTION } from '../objects/prune-protection';
import { dataVolumeSpec, DataVolumeSpecProps } from '../storage/data-volume-spec';

/** CDI looks whether the annotation is there, not what it says. */
const IMMEDIATE_BINDING = 'cdi.kubevirt.io/storage.bind.immediate.requested';

/** What a DataVolume is made of. */
export interface DataVolumeProps extends DataVolumeSpecProps, InstancetypeDefaultsProps {
  /**
   * The object's metadata: sets `metadata`.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * Whether the disk is filled at once, even where its storage class waits for the first machine to use it, and so
   * chooses a node before the machine does: sets the annotation `cdi.kubevirt.io/storage.bind.immediate.requested`.
   *
   * @default false
   */
  readonly immediateBinding?: boolean;

  /**
   * Whether Argo CD, Flux and Helm leave the DataVolume alone once it is in the manifests no more, until somebody deletes
   * it: sets annotations of theirs.
   *
   * @default - what `MachineDefaults` says, or else true
   */
  readonly pruneProtection?: boolean;
}

/**
 * A disk with content: emits a DataVolume (`cdi.kubevirt.io/v1beta1`), of which CDI makes a PersistentVolumeClaim of the
 * same name and fills it. Its spec always has `storage`, never `pvc`: what is not given comes from the StorageProfile of
 * the storage class. A DataVolume cannot be changed once it is there, its checkpoints aside.
 *
 * Its child is the DataVolume, `Resource`.
 */
export class DataVolume extends Construct {
  /** The DataVolume. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is no DNS label of at most 63 characters, and else one error that lists all that is wrong: a
   * missing or too small size, malformed names, what the image's source cannot do.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the DataVolume's name unless `metadata` says another
   * @param props the disk
   */
  constructor(scope: Construct, id: string, props: DataVolumeProps) {
    checkCall('DataVolume', [scope, id, props], (...right) => new DataVolume(...right));
    super(scope, id);
    const metadata = objectMetadata(scope, id, props.metadata);
    const steps = new IssueCollector();
    const spec = steps.collect(() => dataVolumeSpec(props), undefined);
    const labels = steps.collect(() => instancetypeLabels(props), {});
    steps.raise(this.node.path);
    const { immediateBinding, pruneProtection = machineDefaults(this).pruneProtection } = props;
    this.apiObject = validated(this, new EmittedObject(this, 'Resource', {
      apiVersion: 'cdi.kubevirt.io/v1beta1',
      kind: 'DataVolume',
      metadata: {
        ...metadata,
        labels: { ...metadata.labels, ...labels },
        annotations: {
          ...pruneProtection && DISK_PROTECTION,
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
