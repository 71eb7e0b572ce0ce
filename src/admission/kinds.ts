// The kinds that KubeVirt and CDI serve, whether or not there are rules for them: what is none of them was mistyped.
import { issue, type Issue } from '../issues/issues';
import { alternatives, nearestNames } from '../issues/nearest-name';
import { table } from '../plain-data/plain-data';

interface Group {
  /** The versions it is served in, the one to write first. */
  readonly versions: readonly string[];
  readonly kinds: readonly string[];
}

const GROUPS: { readonly [group: string]: Group } = table({
  'kubevirt.io': {
    versions: ['v1', 'v1alpha3'],
    kinds: ['VirtualMachine', 'VirtualMachineInstance', 'VirtualMachineInstanceMigration', 'VirtualMachineInstancePreset', 'VirtualMachineInstanceReplicaSet', 'KubeVirt'],
  },
  'pool.kubevirt.io': { versions: ['v1beta1', 'v1alpha1'], kinds: ['VirtualMachinePool'] },
  'instancetype.kubevirt.io': {
    versions: ['v1beta1'],
    kinds: ['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype', 'VirtualMachinePreference', 'VirtualMachineClusterPreference'],
  },
  'snapshot.kubevirt.io': { versions: ['v1beta1', 'v1alpha1'], kinds: ['VirtualMachineSnapshot', 'VirtualMachineSnapshotContent', 'VirtualMachineRestore'] },
  'export.kubevirt.io': { versions: ['v1beta1', 'v1alpha1'], kinds: ['VirtualMachineExport'] },
  'clone.kubevirt.io': { versions: ['v1beta1', 'v1alpha1'], kinds: ['VirtualMachineClone'] },
  'migrations.kubevirt.io': { versions: ['v1alpha1'], kinds: ['MigrationPolicy'] },
  'backup.kubevirt.io': { versions: ['v1alpha1'], kinds: ['VirtualMachineBackup', 'VirtualMachineBackupTracker'] },
  'template.kubevirt.io': { versions: ['v1alpha1'], kinds: ['VirtualMachineTemplate', 'VirtualMachineTemplateRequest'] },
  'cdi.kubevirt.io': {
    versions: ['v1beta1'],
    kinds: [
      'DataVolume', 'DataSource', 'DataImportCron', 'CDI', 'CDIConfig', 'StorageProfile', 'ObjectTransfer', 'VolumeCloneSource', 'VolumeImportSource', 'VolumeUploadSource',
    ],
  },
  'forklift.cdi.kubevirt.io': { versions: ['v1beta1'], kinds: ['OpenstackVolumePopulator', 'OvirtVolumePopulator'] },
  'upload.cdi.kubevirt.io': { versions: ['v1beta1'], kinds: ['UploadTokenRequest'] },
});

/** How many letters of a group may be wrong: others have kinds of the same names. */
const MISTYPED_LETTERS = 2;

/** What is wrong with an apiVersion and kind that are meant to be KubeVirt's or CDI's; nothing where another system may have them. */
export function typeIssue(apiVersion: string, kind: string): Issue | undefined {
  const group = apiVersion.split('/')[0];
  const served = apiVersionsOf(kind);
  if (served.includes(apiVersion)) {
    return undefined;
  }
  if (served.length > 0) {
    const isMeant = /(^|\.)kubevirt(\.io)?$/.test(group) || nearestNames(group, Object.keys(GROUPS), MISTYPED_LETTERS).length > 0;
    return isMeant ? issue('apiVersion', `${JSON.stringify(apiVersion)} does not serve ${kind}, write ${JSON.stringify(served[0])}`) : undefined;
  }
  return Object.hasOwn(GROUPS, group) ? issue('kind', `${JSON.stringify(kind)} is no kind of ${group}, write ${kindsMeant(kind, GROUPS[group])}`) : undefined;
}

/** The apiVersions that serve a kind, the one to write first. */
function apiVersionsOf(kind: string): string[] {
  return Object.entries(GROUPS).filter(([, { kinds }]) => kinds.includes(kind))
    .flatMap(([group, { versions }]) => versions.map((version) => `${group}/${version}`));
}

/** A kind that is near may also be another group's. */
function kindsMeant(kind: string, { kinds }: Group): string {
  const near = nearestNames(kind, Object.values(GROUPS).flatMap((group) => group.kinds));
  return alternatives(near.length > 0 ? near : kinds);
}
