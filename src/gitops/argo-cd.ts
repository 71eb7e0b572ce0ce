// Argo CD's configuration for machines: as data, for an Application or for the ConfigMap `argocd-cm`, and as a construct.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { IConstruct, Construct } from 'constructs';
import { HEALTH_CHECKS } from './health-checks';
import { addSyncWaves } from './sync-waves';
import { checkArguments, checkCall } from '../declared/arguments';
import { pathOf } from '../issues/issues';
import { AUTOSCALED } from '../objects/autoscaled';
import { LibraryObject } from '../objects/library-object';
import { chartOf, objectMetadata } from '../objects/metadata';
import { copyOf } from '../plain-data/plain-data';

/**
 * Argo CD's configuration for VirtualMachines, VirtualMachinePools, DataVolumes, PersistentVolumeClaims, DataImportCrons, snapshots, restores
 * and clones.
 */
export class ArgoCd {
  /**
   * Fields for the `spec.ignoreDifferences` of an Application that has `RespectIgnoreDifferences=true` among its
   * `spec.syncPolicy.syncOptions`: the specs of DataVolumes and of the sources of volume populators, which CDI never changes, the sources
   * of claims, and the sizes of pools with an autoscaler. Otherwise another image or size of a disk fails the sync, and every sync resets
   * the size that the autoscaler has set. The drawback: Argo CD does not report that a disk differs from its manifest; `cdk8s-kubevirt diff`
   * does.
   *
   * Argo CD needs nothing else: it does not compare fields that KubeVirt adds.
   */
  public static ignoreDifferences(): ArgoCdIgnoreDifferences[] {
    return copyOf(IGNORED_DIFFERENCES);
  }

  /**
   * The keys and values for the ConfigMap `argocd-cm`: a health check for each kind. In a Helm installation of Argo CD, set them as
   * `configs.cm`.
   */
  public static customizations(): { [key: string]: string } {
    return Object.fromEntries(HEALTH_CHECKS.map(({ apiVersion, kind, lua }) => [`resource.customizations.health.${customizationKey(apiVersion, kind)}`, lua]));
  }

  /**
   * Puts the objects that machines need into earlier sync waves: namespaces, roles, service accounts, quotas, storage classes and stores of
   * secrets with the objects that they read, then networks, Secrets, ConfigMaps, instance types and preferences, then image sources. With
   * the health checks of `customizations`, Argo CD waits for the first image of each image source. Machines, their claims and everything
   * else stay together in wave 0: a claim that waits for its machine would otherwise block the sync before the machine is created.
   *
   * Call it last: objects that are added later are in wave 0. A wave that an object's annotation sets is kept, and a machine's claims are
   * in the machine's wave. Objects that machines need stay before the earliest machine. Snapshots, exports, clones and restores stay after
   * the latest.
   *
   * @param scope the app, chart or construct whose objects are ordered
   */
  public static addSyncWaves(scope: IConstruct): void {
    checkArguments('ArgoCd.addSyncWaves', scope);
    addSyncWaves(scope);
  }

  private constructor() {}
}

/** The key of a kind in Argo CD's configuration: `cdi.kubevirt.io_DataVolume`, or for the core group the kind alone. */
function customizationKey(apiVersion: string, kind: string): string {
  return apiVersion.includes('/') ? `${apiVersion.split('/')[0]}_${kind}` : kind;
}

/** Differences of the objects of a kind that Argo CD ignores: an entry of an Application's `spec.ignoreDifferences`. */
export interface ArgoCdIgnoreDifferences {
  /** The kind's API group, `''` for the core group: sets `group`. */
  readonly group: string;

  /** The kind: sets `kind`. */
  readonly kind: string;

  /**
   * The fields, as JSON pointers such as `/spec/replicas`: sets `jsonPointers`.
   *
   * @default - none: `jqPathExpressions` then has at least one
   */
  readonly jsonPointers?: string[];

  /**
   * The fields, as jq paths such as `.spec.template.spec.volumes[] | select(.name == "root")`: sets `jqPathExpressions`.
   *
   * @default - none: `jsonPointers` then has at least one
   */
  readonly jqPathExpressions?: string[];
}

const IGNORED_DIFFERENCES: ArgoCdIgnoreDifferences[] = [
  ...['DataVolume', 'VolumeImportSource', 'VolumeUploadSource'].map((kind) => (
    { group: 'cdi.kubevirt.io', kind, jsonPointers: ['/spec'] }
  )),
  // The source of a claim never changes either, and differs if a snapshot was restored.
  { group: '', kind: 'PersistentVolumeClaim', jsonPointers: ['/spec/dataSource', '/spec/dataSourceRef'] },
  {
    group: 'pool.kubevirt.io',
    kind: 'VirtualMachinePool',
    jqPathExpressions: [`select(.metadata.annotations["${AUTOSCALED}"] == "true") | .spec.replicas`],
  },
];

/** Where Argo CD is. */
export interface ArgoCdCustomizationsProps {
  /**
   * The metadata of Argo CD's ConfigMap.
   *
   * @default - the name is `argocd-cm`, the namespace the chart's, or else `argocd`
   */
  readonly metadata?: ApiObjectMetadata;
}

/**
 * Health checks for every Application of an Argo CD: emits the ConfigMap `argocd-cm` with only these keys. The ConfigMap already exists, so
 * apply it server-side, which keeps its other keys: with `kubectl apply --server-side`, or with Argo CD itself. Annotations make Argo CD
 * apply it server-side and never delete it. Where Argo CD's operator writes the ConfigMap, as on OpenShift, it removes the keys again: write
 * the checks of `ArgoCd.customizations` in `spec.resourceHealthChecks` of the ArgoCD object instead.
 *
 * Its child is the ConfigMap, `Resource`.
 */
export class ArgoCdCustomizations extends Construct {
  /** The ConfigMap. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id
   * @param props where Argo CD is
   */
  constructor(scope: Construct, id: string, props: ArgoCdCustomizationsProps = {}) {
    checkCall('ArgoCdCustomizations', [scope, id, props], (...valid) => new ArgoCdCustomizations(...valid));
    const namespace = chartOf(scope, () => pathOf(scope, id)).namespace ?? 'argocd';
    const { labels, annotations, ...metadata } = objectMetadata(scope, id, { name: 'argocd-cm', namespace, ...props.metadata });
    super(scope, id);
    this.apiObject = new LibraryObject(this, 'Resource', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: {
        ...metadata,
        // Argo CD ignores a ConfigMap without this label.
        labels: { 'app.kubernetes.io/name': 'argocd-cm', 'app.kubernetes.io/part-of': 'argocd', ...labels },
        annotations: { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true,Prune=false,Delete=false', ...annotations },
      },
      data: ArgoCd.customizations(),
    });
  }
}
