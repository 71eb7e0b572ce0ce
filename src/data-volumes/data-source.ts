// The construct for a name that stands for an image. DataVolumes clone the claim or snapshot that it currently points to.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { InstancetypeDefaultsProps, instancetypeLabels } from './instancetype-labels';
import type { DataSourceSource } from '../../imports/cdi';
import { checkCall } from '../declared/arguments';
import { issue, type Issue, IssueCollector, pathOf, refuse } from '../issues/issues';
import { EmittedObject } from '../objects/emitted-object';
import { namespaceOf, objectMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';
import { CDI_API_VERSION } from '../storage/cdi-version';
import { sourceKind } from '../storage/data-volume-spec';
import { ImageSource } from '../storage/image-source';
import { unfilledIssues } from '../template/placeholders';

/** The properties of a DataSource. */
export interface DataSourceProps extends InstancetypeDefaultsProps {
  /**
   * The object's metadata: sets `metadata`.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * What the name stands for: `ImageSource.pvc`, `ImageSource.snapshot`, or `ImageSource.dataSource` for another DataSource
   * of the same namespace that itself stands for a claim or a snapshot. Sets `spec.source`.
   */
  readonly source: ImageSource;
}

/**
 * A name that stands for an image: emits a DataSource (`cdi.kubevirt.io/v1beta1`), which DataVolumes clone by
 * `ImageSource.dataSource`.
 *
 * Its child is the DataSource, `Resource`.
 */
export class DataSource extends Construct {
  /** The DataSource. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: a
   * source that a DataSource does not support, such as HTTP, a DataSource of another namespace or itself, malformed names.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the DataSource's name unless `metadata` sets another
   * @param props what the name stands for
   */
  constructor(scope: Construct, id: string, props: DataSourceProps) {
    checkCall('DataSource', [scope, id, props], (...valid) => new DataSource(...valid));
    const path = () => pathOf(scope, id);
    const metadata = objectMetadata(scope, id, props.metadata);
    const collector = new IssueCollector();
    const source = collector.collect(() => dataSourceSource(props.source, metadata.name, namespaceOf(scope, metadata.namespace, path)), undefined);
    const labels = collector.collect(() => instancetypeLabels(props), {});
    collector.add(unfilledIssues({ spec: { source } }));
    collector.raise(path);
    super(scope, id);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: CDI_API_VERSION,
      kind: 'DataSource',
      metadata: { ...metadata, labels: { ...metadata.labels, ...labels } },
      spec: { source },
    }));
  }

  /** The DataSource's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}

/** `spec.source` of a DataSource. The namespace is undefined if it is only chosen when the manifests are applied. */
function dataSourceSource(image: ImageSource, name: string, namespace?: string): DataSourceSource {
  const kind = sourceKind(image);
  const { source, sourceRef } = image.toObject();
  if (kind === 'pvc' || kind === 'snapshot') {
    return source;
  }
  refuse(sourceRef === undefined
    ? [issue('source', `a DataSource does not support ${JSON.stringify(kind)}: import with a DataVolume or a DataImportCron, and refer to its claim by ImageSource.pvc`)]
    : referenceIssues(sourceRef, name, namespace));
  // The field is required, and CDI reads an empty one as the DataSource's own namespace.
  return { dataSource: { name: sourceRef.name, namespace: sourceRef.namespace ?? namespace ?? '' } };
}

function referenceIssues(reference: { readonly name: string; readonly namespace?: string }, name: string, namespace?: string): Issue[] {
  const isInOtherNamespace = reference.namespace !== undefined && reference.namespace !== namespace;
  if (isInOtherNamespace && namespace !== undefined) {
    return [issue('source', `DataSource ${JSON.stringify(reference.name)} is in namespace ${JSON.stringify(reference.namespace)}, and CDI follows references in ${JSON.stringify(namespace)} only: refer to its claim by ImageSource.pvc`)];
  }
  return !isInOtherNamespace && reference.name === name ? [issue('source', `${JSON.stringify(name)} is the DataSource itself: name another one`)] : [];
}
