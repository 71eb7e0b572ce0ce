// The ApplicationSet from which Argo CD creates Applications of machines: one for each folder or cluster that its generators find.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { applicationIssues, type ArgoCdApplicationProps, applicationSpec, comparedByArgoCd } from './argo-cd-application';
import { checkCall } from '../declared/arguments';
import { type Issue, issue, pathOf, refuse } from '../issues/issues';
import { LibraryObject } from '../objects/library-object';
import { objectMetadata } from '../objects/metadata';
import { omitEmpty } from '../plain-data/plain-data';

/** The properties of an ApplicationSet. */
export interface ArgoCdApplicationSetProps {
  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the chart's, which has to be Argo CD's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The generators that find the Applications, in Argo CD's own form: sets `spec.generators`.
   * `[{ list: { elements: [{ cluster: 'berlin' }] } }]` creates one Application with a parameter `cluster`.
   */
  readonly generators: any[];

  /**
   * The template of each Application: sets `spec.template`. Its strings may contain the parameters of the generators as Go templates, such
   * as `{{.cluster}}`. The name in its metadata has to contain one. A missing parameter is an error.
   */
  readonly application: ArgoCdApplicationProps;

  /**
   * Whether machines stay when a generator no longer finds their Application, or when the ApplicationSet is deleted: sets
   * `spec.syncPolicy.preserveResourcesOnDeletion`.
   *
   * @default true
   */
  readonly preserveResourcesOnDeletion?: boolean;
}

/**
 * Makes Argo CD create Applications of machines: emits an ApplicationSet (`argoproj.io/v1alpha1`), whose Applications have the defaults of
 * ArgoCdApplication.
 *
 * Its child is the ApplicationSet, `Resource`.
 */
export class ArgoCdApplicationSet extends Construct {
  /** The ApplicationSet. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters, and when Applications have no name, no source or two clusters.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the ApplicationSet's name unless `metadata` sets another
   * @param props the generators, and the template of the Applications
   */
  constructor(scope: Construct, id: string, props: ArgoCdApplicationSetProps) {
    checkCall('ArgoCdApplicationSet', [scope, id, props], (...valid) => new ArgoCdApplicationSet(...valid));
    const { generators, application, preserveResourcesOnDeletion = true } = props;
    refuse(applicationSetIssues(props), () => pathOf(scope, id));
    const metadata = objectMetadata(scope, id, props.metadata);
    super(scope, id);
    this.apiObject = new LibraryObject(this, 'Resource', {
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'ApplicationSet',
      metadata,
      spec: {
        goTemplate: true,
        goTemplateOptions: ['missingkey=error'],
        generators,
        syncPolicy: { preserveResourcesOnDeletion },
        template: { metadata: omitEmpty(comparedByArgoCd(application.metadata ?? {})), spec: applicationSpec(application) },
      },
    });
  }
}

function applicationSetIssues({ generators, application }: ArgoCdApplicationSetProps): Issue[] {
  const name = application.metadata?.name;
  return [
    ...generators.length === 0 ? [issue('generators', 'is empty: write a generator, such as [{ clusters: {} }]')] : [],
    ...!name?.includes('{{')
      ? [issue('application.metadata.name', `${JSON.stringify(name) ?? 'it'} would be the name of every Application: write one with a parameter, such as "machines-{{.cluster}}"`)] : [],
    ...applicationIssues(application).map(({ path, ...found }) => ({ ...found, path: `application.${path}` })),
  ];
}
