// What Argo CD is to know of machines, as data: for an Application, or for its ConfigMap `argocd-cm` however that is made.
import { Yaml } from 'cdk8s';
import { IConstruct } from 'constructs';
import { HEALTH_CHECKS } from './health-checks';
import { ArgoCdIgnoreDifferences, IGNORED_DIFFERENCES } from './ignored-differences';
import { addSyncWaves } from './sync-waves';
import { checkArguments } from '../declared/arguments';

/** What Argo CD is to know of VirtualMachines, VirtualMachinePools, DataVolumes, PersistentVolumeClaims and DataImportCrons. */
export class ArgoCd {
  /**
   * The differences between manifests and objects that are KubeVirt's doing, for the `spec.ignoreDifferences` of an
   * Application.
   */
  public static ignoreDifferences(): ArgoCdIgnoreDifferences[] {
    return IGNORED_DIFFERENCES.map((each) => ({ ...each }));
  }

  /**
   * The keys and values for the ConfigMap `argocd-cm`: a health check for each kind, and the differences to overlook, for
   * every Application at once. A Helm installation of Argo CD takes them as `configs.cm`.
   */
  public static customizations(): { [key: string]: string } {
    return {
      ...Object.fromEntries(HEALTH_CHECKS.map(({ apiVersion, kind, lua }) => [`resource.customizations.health.${key(groupOf(apiVersion), kind)}`, lua])),
      ...Object.fromEntries(IGNORED_DIFFERENCES.map(({ group, kind, ...fields }) => [`resource.customizations.ignoreDifferences.${key(group, kind)}`, Yaml.stringify(fields)])),
    };
  }

  /**
   * Puts what machines need into sync waves before them: namespaces, then networks, Secrets, ConfigMaps, service accounts,
   * instance types and preferences, then sources of images, whose first image is waited for with the health checks of
   * `customizations`. Machines, their claims and everything else stay together in wave 0, so that no claim keeps a sync
   * waiting for the machine that it waits for itself.
   *
   * Call it last: objects that are added later are of wave 0. A wave that an object's annotation says stays, and a machine's
   * claims are of the machine's wave.
   *
   * @param scope the app, chart or construct whose objects are ordered
   */
  public static addSyncWaves(scope: IConstruct): void {
    checkArguments('ArgoCd.addSyncWaves', scope);
    addSyncWaves(scope);
  }

  private constructor() {}
}

/** How Argo CD names a kind in its configuration. */
function key(group: string, kind: string): string {
  return [group, kind].filter(Boolean).join('_');
}

function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
}
