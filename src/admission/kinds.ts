// The kinds that KubeVirt and CDI serve, with or without rules here. Any other kind in their groups was mistyped.
import type { VersionCapabilities } from './kubevirt-version';
import { servedVersion } from './versions/served-versions';
import { displayText } from '../issues/formats';
import { issue, type Issue } from '../issues/issues';
import { alternatives, nearestNames } from '../issues/nearest-name';
import { groupBy, table } from '../plain-data/plain-data';

interface Group {
  /** The versions that serve it; the preferred one is first. */
  readonly versions: readonly string[];
  readonly kinds: readonly string[];
  /** Versions that serve some kinds only. */
  readonly more?: { readonly [kind: string]: readonly string[] };
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
  'export.kubevirt.io': { versions: ['v1', 'v1beta1'], kinds: ['VirtualMachineExport'] },
  'clone.kubevirt.io': { versions: ['v1beta1', 'v1alpha1'], kinds: ['VirtualMachineClone'] },
  'migrations.kubevirt.io': {
    versions: ['v1alpha1'],
    kinds: [
      'MigrationPolicy',
      // KubeVirt's migration controller, which is installed separately, serves these in the same group.
      'VirtualMachineStorageMigration', 'VirtualMachineStorageMigrationPlan', 'MultiNamespaceVirtualMachineStorageMigration', 'MultiNamespaceVirtualMachineStorageMigrationPlan',
    ],
  },
  'backup.kubevirt.io': { versions: ['v1alpha1'], kinds: ['VirtualMachineBackup', 'VirtualMachineBackupTracker'] },
  'plugin.kubevirt.io': { versions: ['v1alpha1'], kinds: ['Plugin'] },
  'template.kubevirt.io': { versions: ['v1beta1', 'v1alpha1'], kinds: ['VirtualMachineTemplate', 'VirtualMachineTemplateRequest'] },
  'cdi.kubevirt.io': {
    versions: ['v1beta1'],
    kinds: [
      'DataVolume', 'DataSource', 'DataImportCron', 'CDI', 'CDIConfig', 'StorageProfile', 'ObjectTransfer', 'VolumeCloneSource', 'VolumeImportSource', 'VolumeUploadSource',
    ],
    more: { CDI: ['v1alpha1'] },
  },
  'forklift.cdi.kubevirt.io': { versions: ['v1beta1'], kinds: ['OpenstackVolumePopulator', 'OvirtVolumePopulator'] },
  'upload.cdi.kubevirt.io': { versions: ['v1beta1'], kinds: ['UploadTokenRequest'] },
});

/** The kinds of Kubernetes' first group, which gets no new ones. Other systems have files with its apiVersion, such as kubeconfigs. */
const CORE_KINDS = [
  'Binding', 'ComponentStatus', 'ConfigMap', 'Endpoints', 'Event', 'LimitRange', 'Namespace', 'Node', 'PersistentVolume', 'PersistentVolumeClaim', 'Pod',
  'PodTemplate', 'ReplicationController', 'ResourceQuota', 'Secret', 'Service', 'ServiceAccount',
];

/** Kinds that were once in KubeVirt's groups and now belong to another operator. */
const MOVED_KINDS: { readonly [kind: string]: string } = table({ NodeMaintenance: 'nodemaintenance.medik8s.io/v1beta1' });

/** How many letters of a group may be wrong. Few, because other groups have kinds with the same names. */
const MAX_MISTYPED_LETTERS = 2;

/** What is wrong with the apiVersion or kind of an object; undefined if they may belong to another system. */
export function typeIssue(apiVersion: string, kind: string, capabilities?: VersionCapabilities): Issue | undefined {
  const group = apiVersion.split('/')[0];
  const served = apiVersionsOf(kind);
  if (served.includes(apiVersion)) {
    return undefined;
  }
  if (served.length > 0) {
    // Kubernetes' own group, which has no name, has none of these kinds.
    const isMeant = /^v\d\w*$/.test(apiVersion) || /(^|\.)kubevirt(\.io)?$/.test(group) || nearestNames(group, Object.keys(GROUPS), MAX_MISTYPED_LETTERS).length > 0;
    return isMeant ? issue('apiVersion', `${JSON.stringify(apiVersion)} does not serve ${kind}, write ${JSON.stringify(servedVersion(served[0], capabilities))}`) : undefined;
  }
  if (Object.hasOwn(GROUPS, group) && kind in MOVED_KINDS) {
    return issue('apiVersion', `${JSON.stringify(apiVersion)} no longer serves ${kind}, which belongs to another operator, write ${JSON.stringify(MOVED_KINDS[kind])}`);
  }
  const meant = apiVersion === 'v1' ? similarCoreKinds(kind) : Object.hasOwn(GROUPS, group) ? similarKinds(kind, GROUPS[group]) : [];
  return meant.length === 0 ? undefined : issue('kind', `${JSON.stringify(kind)} is not a kind of ${group}, write ${alternatives(meant)}`);
}

/** The kinds of Kubernetes' first group that a kind which is not among them was probably meant to be. */
function similarCoreKinds(kind: string): string[] {
  return CORE_KINDS.includes(kind) ? [] : nearestNames(kind, CORE_KINDS, Math.min(MAX_MISTYPED_LETTERS, Math.floor(kind.length / 4)));
}

/** Whether a later KubeVirt may serve a kind in this version of its group. */
export function isLaterApiVersion(apiVersion: string, kind: string): boolean {
  const [, group, version] = /^((?:[a-z]+\.)?kubevirt\.io)\/(v\d+(?:(?:alpha|beta)\d+)?)$/.exec(apiVersion) ?? [];
  const known = group === undefined || group === 'cdi.kubevirt.io' ? undefined : GROUPS[group];
  return known !== undefined && known.kinds.includes(kind) && !known.versions.includes(version);
}

/** What to write as the missing apiVersion of an object. */
export function missingApiVersion(kind: unknown, capabilities?: VersionCapabilities): string {
  if (typeof kind !== 'string' || kind === '') {
    return `one such as ${JSON.stringify(SERVED[0].apiVersion)}`;
  }
  // Not two letters: Harvester has a VirtualMachineImport.
  const [meant = kind] = nearestNames(kind, [...API_VERSIONS.keys()], 1);
  const [preferred] = apiVersionsOf(meant);
  return preferred === undefined ? `the one that serves ${displayText(kind)}, which is not a kind of KubeVirt or CDI` : JSON.stringify(servedVersion(preferred, capabilities));
}

/** What to write as the missing kind of an object. */
export function missingKind(apiVersion: unknown): string {
  const { kinds: [example] } = GROUPS[typeof apiVersion === 'string' ? groupOf(apiVersion) : ''] ?? GROUPS['kubevirt.io'];
  return `one such as ${JSON.stringify(example)}`;
}

/** The group of an API version; empty for Kubernetes' own first group. */
export function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
}

/** Every kind in every version; the preferred one is first. */
export const SERVED = Object.entries(GROUPS).flatMap(([group, { versions, kinds, more }]) => (
  kinds.flatMap((kind) => [...versions, ...more?.[kind] ?? []].map((version) => ({ kind, apiVersion: `${group}/${version}` })))
));

/** The apiVersions that serve each kind. */
const API_VERSIONS = groupBy(SERVED, ({ kind }) => kind);

function apiVersionsOf(kind: string): string[] {
  return (API_VERSIONS.get(kind) ?? []).map(({ apiVersion }) => apiVersion);
}

/** Similar kinds are searched in all groups: the group may be the mistake. */
function similarKinds(kind: string, { kinds }: Group): readonly string[] {
  const near = nearestNames(kind, Object.values(GROUPS).flatMap((group) => group.kinds));
  return near.length > 0 ? near : kinds;
}
