// The construct for a snapshot of a machine: its definition and the content of its disks at one time.
import { ApiObject, type ApiObjectMetadata, type Duration } from 'cdk8s';
import { Construct } from 'constructs';
import {
  type FromVirtualMachineSnapshotNameOptions, ImportedVirtualMachineSnapshot, type IVirtualMachineSnapshot,
} from './imported-virtual-machine-snapshot';
import { machineReference, operationMetadata, sourceIssues } from './source';
import { checkCall } from '../declared/arguments';
import { pathOf, refuse } from '../issues/issues';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { EmittedObject } from '../objects/emitted-object';
import { validateAtSynth } from '../objects/object-check';
import { omitEmpty } from '../plain-data/plain-data';
import { checkSeconds, wireDuration } from '../spec/duration';

/** What happens to the content of a deleted snapshot: `deletionPolicy`. */
export enum SnapshotDeletionPolicy {
  /** It is deleted too. */
  DELETE = 'Delete',
  /** It stays, as a VirtualMachineSnapshotContent with its VolumeSnapshots. */
  RETAIN = 'Retain',
}

/** The properties of a snapshot. */
export interface VirtualMachineSnapshotProps {
  /** The machine, which may run: sets `spec.source`. For one that the program does not create, use `VirtualMachine.fromVirtualMachineName`. */
  readonly virtualMachine: IVirtualMachine;

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the machine's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * What happens to the content when the snapshot is deleted: sets `spec.deletionPolicy`.
   *
   * @default - KubeVirt's: SnapshotDeletionPolicy.DELETE
   */
  readonly deletionPolicy?: SnapshotDeletionPolicy;

  /**
   * After how long a snapshot that is not ready fails, in whole seconds; 0 means never. The file systems of a running guest may stay frozen
   * that long, or, with 0, until they are thawed by hand. Sets `spec.failureDeadline`.
   *
   * @default - KubeVirt's: 5 minutes
   */
  readonly failureDeadline?: Duration;
}

/**
 * A snapshot of a machine: emits a VirtualMachineSnapshot (`snapshot.kubevirt.io/v1beta1`), from which KubeVirt creates a VolumeSnapshot of
 * each disk. The storage classes of the disks need a VolumeSnapshotClass; a disk without one is left out. Its spec cannot be changed: for
 * another snapshot, use another name.
 *
 * Its child is the VirtualMachineSnapshot, `Resource`.
 */
export class VirtualMachineSnapshot extends Construct implements IVirtualMachineSnapshot {
  /**
   * A snapshot that the program does not create, for restores, clones and exports. Emits nothing.
   *
   * Throws when the name is not an object's name.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id
   * @param name the snapshot's name: `metadata.name`
   * @param options the location of the snapshot
   */
  public static fromVirtualMachineSnapshotName(
    scope: Construct, id: string, name: string, options: FromVirtualMachineSnapshotNameOptions = {},
  ): IVirtualMachineSnapshot {
    return new ImportedVirtualMachineSnapshot(scope, id, name, options);
  }

  /** The name of the machine: `spec.source.name`. */
  public readonly virtualMachineName: string;

  /** @internal the machine */
  public readonly _virtualMachine: IVirtualMachine;

  /** The VirtualMachineSnapshot. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: another namespace
   * than the machine's, or a deadline that is not a whole number of seconds.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the snapshot's name unless `metadata` sets another
   * @param props the machine
   */
  constructor(scope: Construct, id: string, props: VirtualMachineSnapshotProps) {
    checkCall('VirtualMachineSnapshot', [scope, id, props], (...valid) => new VirtualMachineSnapshot(...valid));
    const { virtualMachine, deletionPolicy, failureDeadline } = props;
    const metadata = operationMetadata(scope, id, props.metadata, { virtualMachine });
    refuse([...sourceIssues({ virtualMachine }, props.metadata), ...checkSeconds('failureDeadline', failureDeadline)], () => pathOf(scope, id));
    super(scope, id);
    this.virtualMachineName = virtualMachine.name;
    this._virtualMachine = virtualMachine;
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: 'snapshot.kubevirt.io/v1beta1',
      kind: 'VirtualMachineSnapshot',
      metadata,
      spec: omitEmpty({
        source: machineReference(virtualMachine.name),
        deletionPolicy,
        failureDeadline: failureDeadline && wireDuration(failureDeadline),
      }),
    }));
  }

  /** The snapshot's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The snapshot's namespace: `metadata.namespace`. Undefined if nothing sets it; it is then chosen when the manifest is applied. */
  public get namespace(): string | undefined {
    return this.apiObject.metadata.namespace;
  }
}
