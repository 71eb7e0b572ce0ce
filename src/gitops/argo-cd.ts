// Argo CD's configuration for machines, as data: for an Application, or for the ConfigMap `argocd-cm`, however it is created.
import { Yaml } from 'cdk8s';
import { IConstruct } from 'constructs';
import { HEALTH_CHECKS } from './health-checks';
import { ArgoCdIgnoreDifferences, IGNORED_DIFFERENCES } from './ignored-differences';
import { addSyncWaves } from './sync-waves';
import { checkArguments } from '../declared/arguments';

/** Argo CD's configuration for VirtualMachines, VirtualMachinePools, DataVolumes, PersistentVolumeClaims and DataImportCrons. */
export class ArgoCd {
  /**
   * The differences between manifests and objects that KubeVirt causes, for the `spec.ignoreDifferences` of an
   * Application.
   */
  public static ignoreDifferences(): ArgoCdIgnoreDifferences[] {
    return IGNORED_DIFFERENCES.map((each) => ({ ...each }));
  }

  /**
   * The keys and values for the ConfigMap `argocd-cm`: a health check for each kind, and the ignored differences, for all
   * Applications. A Helm installation of Argo CD takes them as `configs.cm`.
   */
  public static customizations(): { [key: string]: string } {
    return {
      ...Object.fromEntries(HEALTH_CHECKS.map(({ apiVersion, kind, lua }) => [`resource.customizations.health.${key(groupOf(apiVersion), kind)}`, lua])),
      ...Object.fromEntries(IGNORED_DIFFERENCES.map(({ group, kind, ...fields }) => [`resource.customizations.ignoreDifferences.${key(group, kind)}`, Yaml.stringify(fields)])),
    };
  }

  /**
   * Puts the objects that machines need into earlier sync waves: namespaces, then networks, Secrets, ConfigMaps, service
   * accounts, instance types and preferences, then image sources. With the health checks of `customizations`, Argo CD waits for
   * the first image of each image source. Machines, their claims and everything else stay together in wave 0: a claim that waits
   * for its machine would otherwise block the sync before the machine is created.
   *
   * Call it last: objects that are added later are in wave 0. A wave that an object's annotation sets is kept, and a machine's
   * claims are in the machine's wave.
   *
   * @param scope the app, chart or construct whose objects are ordered
   */
  public static addSyncWaves(scope: IConstruct): void {
    checkArguments('ArgoCd.addSyncWaves', scope);
    addSyncWaves(scope);
  }

  private constructor() {}
}

/** The key of a kind in Argo CD's configuration. */
function key(group: string, kind: string): string {
  return [group, kind].filter(Boolean).join('_');
}

function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
}
