// The construct that keeps an image up to date: CDI imports the image again after each change and points a DataSource to it.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { InstancetypeDefaultsProps, instancetypeLabels } from './instancetype-labels';
import type { DataImportCronSpec } from '../../imports/cdi';
import { checkCall } from '../declared/arguments';
import { checkRange } from '../issues/checks';
import { DNS_LABEL, OBJECT_NAME } from '../issues/formats';
import { issue, IssueCollector, Issues, pathOf, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { EmittedObject } from '../objects/emitted-object';
import { machineDefaults } from '../objects/machine-defaults';
import { objectMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';
import { omitEmpty } from '../plain-data/plain-data';
import { CDI_API_VERSION } from '../storage/cdi-version';
import { scheduleIssues } from '../storage/cron-schedule';
import { dataVolumeSpec, ImageVolumeProps, sourceKind } from '../storage/data-volume-spec';
import { unfilledIssues } from '../template/placeholders';

/** What happens to older imports. */
export enum DataImportCronGarbageCollect {
  /** All but the latest are deleted. */
  OUTDATED = 'Outdated',
  /** All are kept. */
  NEVER = 'Never',
}

/** What happens to imports and DataSource when their DataImportCron is deleted. */
export enum DataImportCronRetentionPolicy {
  /** They are kept. */
  ALL = 'All',
  /** They are deleted too. */
  NONE = 'None',
}

/** The properties of a DataImportCron. Its image is an `ImageSource.registry`, `.imageStream` or `.pvc`. */
export interface DataImportCronProps extends ImageVolumeProps, InstancetypeDefaultsProps {
  /**
   * The object's metadata: sets `metadata`.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * When to look for a new image: five cron fields such as `0 3 * * 0`, a name such as `@daily`, or `@every 12h`; without a
   * time zone. Sets `spec.schedule`.
   */
  readonly schedule: string;

  /** The DataSource, in the same namespace, that points to the latest import; CDI creates it: sets `spec.managedDataSource`. */
  readonly managedDataSource: string;

  /**
   * Whether older imports are deleted: sets `spec.garbageCollect`.
   *
   * @default - CDI's: DataImportCronGarbageCollect.OUTDATED
   */
  readonly garbageCollect?: DataImportCronGarbageCollect;

  /**
   * How many imports are kept, the latest included, at least 1, or 0 if `garbageCollect` is `NEVER`: sets `spec.importsToKeep`.
   *
   * @default - CDI's: 3
   */
  readonly importsToKeep?: number;

  /**
   * Whether imports and DataSource outlive the DataImportCron: sets `spec.retentionPolicy`.
   *
   * @default - CDI's: DataImportCronRetentionPolicy.ALL
   */
  readonly retentionPolicy?: DataImportCronRetentionPolicy;

  /**
   * The service account that clones a claim. If the claim is in another namespace, the account needs permission to clone there.
   * Sets `spec.serviceAccountName`.
   *
   * @default - the namespace's default
   */
  readonly serviceAccountName?: string;

  /**
   * The service account of the pods that import the image: sets `spec.template.spec.serviceAccountName`.
   *
   * @default - the namespace's default
   */
  readonly importerServiceAccountName?: string;
}

/**
 * An image that is kept up to date: emits a DataImportCron (`cdi.kubevirt.io/v1beta1`). CDI copies only the DataImportCron's
 * KubeVirt labels, such as those that suggest an instance type, to the imports and their DataSource. The spec of an existing
 * DataImportCron cannot be changed.
 *
 * Its child is the DataImportCron, `Resource`.
 */
export class DataImportCron extends Construct {
  /** The DataImportCron. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: an
   * image that is neither from a registry nor a claim, an invalid schedule, a missing or too small size, malformed names.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the DataImportCron's name unless `metadata` sets another
   * @param props the image and the schedule
   */
  constructor(scope: Construct, id: string, props: DataImportCronProps) {
    checkCall('DataImportCron', [scope, id, props], (...valid) => new DataImportCron(...valid));
    const metadata = objectMetadata(scope, id, props.metadata);
    const collector = new IssueCollector();
    const { storageClassName = machineDefaults(scope).storage.storageClassName } = props;
    const template = collector.collect(() => templateSpec({ ...props, storageClassName }), {});
    const spec = collector.collect(() => cronSpec(props, template), undefined);
    const labels = collector.collect(() => instancetypeLabels(props), {});
    collector.add(unfilledIssues({ spec }));
    collector.raise(() => pathOf(scope, id));
    super(scope, id);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: CDI_API_VERSION,
      kind: 'DataImportCron',
      metadata: { ...metadata, labels: { ...metadata.labels, ...labels } },
      spec,
    }));
  }

  /** The DataImportCron's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The name of the DataSource that points to the latest import: `spec.managedDataSource`. */
  public get managedDataSource(): string {
    return this.apiObject.toJson().spec.managedDataSource;
  }
}

/** Picks only the fields that CDI accepts in a DataImportCron's template: `props` may come from a language without type checks. */
function templateSpec(props: DataImportCronProps) {
  const { image, size, storageClassName, accessModes, volumeMode, priorityClassName, preallocation, importerServiceAccountName } = props;
  refuse(checkFieldFormats('', props, { importerServiceAccountName: OBJECT_NAME }));
  return dataVolumeSpec({
    image, size, storageClassName, accessModes, volumeMode, priorityClassName, preallocation, serviceAccountName: importerServiceAccountName,
  });
}

function cronSpec(props: DataImportCronProps, template: DataImportCronSpec['template']['spec']): DataImportCronSpec {
  refuse(cronIssues(props));
  const { schedule, managedDataSource, garbageCollect, importsToKeep, retentionPolicy, serviceAccountName } = props;
  return {
    schedule,
    managedDataSource,
    ...omitEmpty({ garbageCollect, importsToKeep, retentionPolicy, serviceAccountName }),
    template: { spec: template },
  };
}

function* cronIssues(props: DataImportCronProps): Issues {
  const kind = sourceKind(props.image);
  if (kind !== 'registry' && kind !== 'pvc') {
    yield issue('image', `a DataImportCron does not support ${JSON.stringify(kind)}: write ImageSource.registry, ImageSource.imageStream or ImageSource.pvc`);
  }
  yield* scheduleIssues('schedule', props.schedule);
  yield* checkFieldFormats('', props, { managedDataSource: DNS_LABEL, serviceAccountName: OBJECT_NAME });
  // With 0, CDI deletes the latest import too, imports it again, and so on.
  yield* checkRange('importsToKeep', props.importsToKeep, props.garbageCollect === DataImportCronGarbageCollect.NEVER ? 0 : 1);
}
