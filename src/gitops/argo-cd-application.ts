// The Application with which Argo CD delivers machines, configured so that no sync is refused or undoes the work of CDI and autoscalers.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { ArgoCd, type ArgoCdIgnoreDifferences } from './argo-cd';
import { checkCall } from '../declared/arguments';
import { checkRange } from '../issues/checks';
import { type Issue, issue, missing, pathOf, refuse } from '../issues/issues';
import { LibraryObject } from '../objects/library-object';
import { objectMetadata } from '../objects/metadata';
import { omitEmpty } from '../plain-data/plain-data';

/** Where Argo CD finds manifests: an entry of an Application's `spec.sources`. */
export interface ArgoCdSource {
  /** The repository's URL: sets `repoURL`. */
  readonly repoUrl: string;

  /**
   * The folder of the manifests, from the root of the repository: sets `path`.
   *
   * @default "."
   */
  readonly path?: string;

  /**
   * The branch, tag or commit: sets `targetRevision`.
   *
   * @default "HEAD"
   */
  readonly targetRevision?: string;

  /**
   * Whether the folder's own folders belong to it: sets `directory.recurse`.
   *
   * @default false
   */
  readonly recurse?: boolean;
}

/** The properties of an Application. */
export interface ArgoCdApplicationProps {
  /**
   * The object's metadata. Without the finalizer `resources-finalizer.argocd.argoproj.io` the machines stay when the Application is
   * deleted; with it, they are deleted, and their disks stay.
   *
   * @default - the name is the construct id, the namespace the chart's, which has to be Argo CD's
   */
  readonly metadata?: ApiObjectMetadata;

  /** Where the manifests are: sets `spec.source`, or `spec.sources` if there are several. */
  readonly sources: ArgoCdSource[];

  /**
   * The project: sets `spec.project`.
   *
   * @default "default"
   */
  readonly project?: string;

  /**
   * The cluster, by its name in Argo CD: sets `spec.destination.name`. Excludes `destinationServer`.
   *
   * @default - the cluster of `destinationServer`
   */
  readonly destinationName?: string;

  /**
   * The cluster, by the URL of its API server: sets `spec.destination.server`. Excludes `destinationName`.
   *
   * @default "https://kubernetes.default.svc", the cluster that Argo CD runs in
   */
  readonly destinationServer?: string;

  /**
   * The namespace of objects that do not set one: sets `spec.destination.namespace`.
   *
   * @default - none
   */
  readonly destinationNamespace?: string;

  /**
   * Whether Argo CD syncs each commit on its own: sets `spec.syncPolicy.automated`.
   *
   * @default true
   */
  readonly automated?: boolean;

  /**
   * Whether an automated sync deletes objects that were removed from the manifests, unless they are protected: sets
   * `spec.syncPolicy.automated.prune`.
   *
   * @default true
   */
  readonly prune?: boolean;

  /**
   * Whether Argo CD reverts changes that were made in the cluster: sets `spec.syncPolicy.automated.selfHeal`.
   *
   * @default true
   */
  readonly selfHeal?: boolean;

  /**
   * How often a failed sync is retried, with the newest commit each time: sets `spec.syncPolicy.retry.limit`. After the last retry, Argo CD
   * does not try the same commit again, even if what refused it was temporary. -1 retries without end.
   *
   * @default 5
   */
  readonly retryLimit?: number;

  /**
   * More options, such as `CreateNamespace=true`: adds to `spec.syncPolicy.syncOptions`, which has `RespectIgnoreDifferences=true`.
   *
   * @default - none
   */
  readonly syncOptions?: string[];

  /**
   * The fields that Argo CD neither compares nor applies: sets `spec.ignoreDifferences`.
   *
   * @default ArgoCd.ignoreDifferences()
   */
  readonly ignoreDifferences?: ArgoCdIgnoreDifferences[];
}

/**
 * An Application's metadata, with the annotation that Argo CD compares objects itself, even where it is configured to ask the API server. CDI
 * would refuse the question about another image or size of a disk. Argo CD then compares nothing, and later reports the commit as Synced,
 * although it has not applied it.
 */
export function comparedByArgoCd<Metadata extends ApiObjectMetadata>(metadata: Metadata): Metadata {
  return { ...metadata, annotations: { 'argocd.argoproj.io/compare-options': 'ServerSideDiff=false', ...metadata.annotations } };
}

/** The cluster that Argo CD runs in. */
const OWN_SERVER = 'https://kubernetes.default.svc';

/**
 * Makes Argo CD deliver manifests of machines: emits an Application (`argoproj.io/v1alpha1`). Its defaults suit machines: it syncs, prunes
 * and heals on its own, ignores fields that CDI and autoscalers own, and retries a failed sync with the newest commit. Argo CD would
 * otherwise retry the commit that failed. An annotation turns server-side diff off, because it fails for a DataVolume with another image or
 * size, whatever is ignored.
 *
 * Its child is the Application, `Resource`.
 */
export class ArgoCdApplication extends Construct {
  /** The Application. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters, when there is no source or one with an absolute
   * path, when the cluster is given twice, or when an item of `ignoreDifferences` has no fields.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the Application's name unless `metadata` sets another
   * @param props where the manifests are, and where they go
   */
  constructor(scope: Construct, id: string, props: ArgoCdApplicationProps) {
    checkCall('ArgoCdApplication', [scope, id, props], (...valid) => new ArgoCdApplication(...valid));
    refuse(applicationIssues(props), () => pathOf(scope, id));
    const metadata = objectMetadata(scope, id, props.metadata);
    super(scope, id);
    this.apiObject = new LibraryObject(this, 'Resource', {
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'Application',
      metadata: comparedByArgoCd(metadata),
      spec: applicationSpec(props),
    });
  }
}

/** Reports all mistakes in an Application. */
export function applicationIssues(props: ArgoCdApplicationProps): Issue[] {
  const { sources, destinationName, destinationServer, retryLimit, ignoreDifferences = [] } = props;
  return [
    ...sources.length === 0 ? [issue('sources', 'is empty: write where the manifests are, such as { repoUrl: "https://git.example.com/fleet.git", path: "machines" }')] : [],
    ...sources.flatMap(({ path }, index) => sourceIssues(`sources[${index}].path`, path)),
    ...destinationName !== undefined && destinationServer !== undefined
      ? [issue('destinationServer', `${JSON.stringify(destinationServer)} is given together with destinationName ${JSON.stringify(destinationName)}: keep one of them`)] : [],
    ...checkRange('retryLimit', retryLimit, -1),
    ...ignoreDifferences.flatMap((each, index) => differenceIssues(`ignoreDifferences[${index}]`, each)),
  ];
}

function sourceIssues(field: string, path: string = '.'): Issue[] {
  return !path.startsWith('/') ? []
    : [issue(field, `${JSON.stringify(path)} is absolute, which Argo CD refuses: write it from the root of the repository, ${JSON.stringify(path.replace(/^\/+/, '') || '.')}`)];
}

/** Argo CD accepts an entry without fields, which ignores nothing. */
function differenceIssues(path: string, { jsonPointers = [], jqPathExpressions = [] }: ArgoCdIgnoreDifferences): Issue[] {
  return jsonPointers.length + jqPathExpressions.length > 0 ? []
    : [missing(path, 'ignores no field: write jsonPointers such as ["/spec/replicas"], jqPathExpressions, or both')];
}

/** An Application's `spec`. */
export function applicationSpec(props: ArgoCdApplicationProps): object {
  const { project = 'default', destinationName, destinationServer = OWN_SERVER, destinationNamespace } = props;
  const { ignoreDifferences = ArgoCd.ignoreDifferences() } = props;
  const sources = props.sources.map(source);
  return omitEmpty({
    project,
    ...sources.length === 1 ? { source: sources[0] } : { sources },
    destination: omitEmpty({
      ...destinationName === undefined ? { server: destinationServer } : { name: destinationName }, namespace: destinationNamespace,
    }),
    ignoreDifferences: ignoreDifferences.map(omitEmpty),
    syncPolicy: syncPolicy(props),
  });
}

function source({ repoUrl, path = '.', targetRevision = 'HEAD', recurse }: ArgoCdSource): object {
  return omitEmpty({ repoURL: repoUrl, path, targetRevision, directory: omitEmpty({ recurse }) });
}

function syncPolicy({ automated = true, prune = true, selfHeal = true, retryLimit = 5, syncOptions = [] }: ArgoCdApplicationProps): object {
  return omitEmpty({
    automated: automated ? { prune, selfHeal } : undefined,
    retry: { limit: retryLimit, refresh: true },
    syncOptions: ['RespectIgnoreDifferences=true', ...syncOptions],
  });
}
