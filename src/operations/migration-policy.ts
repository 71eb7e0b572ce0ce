// The construct for how selected machines are migrated between nodes.
import { ApiObject, type ApiObjectMetadata, type Duration, type Size } from 'cdk8s';
import { Construct } from 'constructs';
import { checkCall } from '../declared/arguments';
import { pathOf, refuse } from '../issues/issues';
import { EmittedObject } from '../objects/emitted-object';
import { subdomainMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';
import { omitEmpty } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';
import { checkSeconds, secondsOf } from '../spec/duration';

/** The properties of a migration policy. Properties that are not set follow the cluster's configuration. */
export interface MigrationPolicyProps {
  /**
   * The object's metadata.
   *
   * @default - the name is the construct id
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The labels of the namespaces to whose machines the policy applies: sets `spec.selectors.namespaceSelector`.
   *
   * @default - any namespace
   */
  readonly namespaceSelector?: { readonly [label: string]: string };

  /**
   * The labels of the machines' instances to which the policy applies. A VirtualMachine sets them in `spec.template.metadata`. Sets
   * `spec.selectors.virtualMachineInstanceSelector`.
   *
   * @default - any machine
   */
  readonly virtualMachineInstanceSelector?: { readonly [label: string]: string };

  /**
   * How much a migration may send per second; 0 means no limit. Sets `spec.bandwidthPerMigration`.
   *
   * @default - the cluster's
   */
  readonly bandwidthPerMigration?: Size;

  /**
   * How long a migration may take for each GiB of memory and disks, in whole seconds: sets `spec.completionTimeoutPerGiB`.
   *
   * @default - the cluster's
   */
  readonly completionTimeoutPerGib?: Duration;

  /**
   * Whether a guest that writes memory faster than the migration sends it is slowed down: sets `spec.allowAutoConverge`.
   *
   * @default - the cluster's
   */
  readonly allowAutoConverge?: boolean;

  /**
   * Whether a guest whose migration takes too long runs on the target node before all of its memory has arrived. If that node or the
   * network fails then, the guest is lost. Sets `spec.allowPostCopy`.
   *
   * @default - the cluster's
   */
  readonly allowPostCopy?: boolean;

  /**
   * Whether a guest whose migration takes too long is paused until the rest of its memory has been sent: sets
   * `spec.allowWorkloadDisruption`.
   *
   * @default - the cluster's
   */
  readonly allowWorkloadDisruption?: boolean;
}

/**
 * How machines are live-migrated: emits a MigrationPolicy (`migrations.kubevirt.io/v1alpha1`), which is cluster-scoped. If several policies
 * select a machine, the one with the most labels applies.
 *
 * Its child is the MigrationPolicy, `Resource`.
 */
export class MigrationPolicy extends Construct {
  /** The MigrationPolicy. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS name of at most 63 characters, the metadata has a namespace, or the time is not a whole number of
   * seconds.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the policy's name unless `metadata` sets another
   * @param props the machines, and how they are migrated
   */
  constructor(scope: Construct, id: string, props: MigrationPolicyProps) {
    checkCall('MigrationPolicy', [scope, id, props], (...valid) => new MigrationPolicy(...valid));
    const { namespaceSelector, virtualMachineInstanceSelector, bandwidthPerMigration, completionTimeoutPerGib } = props;
    const { allowAutoConverge, allowPostCopy, allowWorkloadDisruption } = props;
    refuse(checkSeconds('completionTimeoutPerGib', completionTimeoutPerGib), () => pathOf(scope, id));
    const metadata = subdomainMetadata(scope, id, props.metadata, false);
    super(scope, id);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: 'migrations.kubevirt.io/v1alpha1',
      kind: 'MigrationPolicy',
      metadata,
      spec: {
        // KubeVirt requires it even if it selects all machines.
        selectors: omitEmpty({ namespaceSelector, virtualMachineInstanceSelector }),
        ...omitEmpty({
          allowAutoConverge,
          allowPostCopy,
          allowWorkloadDisruption,
          bandwidthPerMigration: bandwidthPerMigration && quantity(bandwidthPerMigration),
          completionTimeoutPerGiB: completionTimeoutPerGib && secondsOf(completionTimeoutPerGib),
        }),
      },
    }, false));
  }

  /** The policy's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}
