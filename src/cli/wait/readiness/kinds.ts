// Every kind whose objects are more than there: what they are called, and who judges them. Of all others, one that is there is ready.
import { definitionReadiness, daemonSetReadiness, deploymentReadiness, jobReadiness, namespaceReadiness, statefulSetReadiness } from './kubernetes';
import { instanceSetReadiness, poolReadiness } from './machine-groups';
import { cloneReadiness, migrationReadiness, restoreReadiness, snapshotReadiness } from './operations';
import { Judge } from './readiness';
import { instanceReadiness, machineReadiness } from './virtual-machine';
import { claimReadiness, dataSourceReadiness, importCronReadiness, volumeReadiness } from './volumes';
import type { Type } from '../../cluster/discovery';

/** A kind in whichever version a cluster serves. */
export interface JudgedKind {
  /** Empty for Kubernetes' own first group. */
  readonly group: string;
  readonly kind: string;
  /** As `kubectl` calls it, beside the kind in lower case: the plural, and short names. */
  readonly names: readonly string[];
  readonly judge: Judge;
}

function judged(group: string, kind: string, judge: Judge, ...names: string[]): JudgedKind {
  return { group, kind, judge, names: [kind.toLowerCase(), `${kind.toLowerCase()}s`, ...names] };
}

export const JUDGED_KINDS: readonly JudgedKind[] = [
  judged('kubevirt.io', 'VirtualMachine', machineReadiness, 'vm', 'vms'),
  judged('kubevirt.io', 'VirtualMachineInstance', instanceReadiness, 'vmi', 'vmis'),
  judged('kubevirt.io', 'VirtualMachineInstanceReplicaSet', instanceSetReadiness, 'vmirs', 'vmirss'),
  judged('kubevirt.io', 'VirtualMachineInstanceMigration', migrationReadiness, 'vmim', 'vmims'),
  judged('pool.kubevirt.io', 'VirtualMachinePool', poolReadiness, 'vmpool', 'vmpools'),
  judged('snapshot.kubevirt.io', 'VirtualMachineSnapshot', snapshotReadiness, 'vmsnapshot', 'vmsnapshots'),
  judged('snapshot.kubevirt.io', 'VirtualMachineRestore', restoreReadiness, 'vmrestore', 'vmrestores'),
  judged('clone.kubevirt.io', 'VirtualMachineClone', cloneReadiness, 'vmclone', 'vmclones'),
  judged('cdi.kubevirt.io', 'DataVolume', volumeReadiness, 'dv', 'dvs'),
  judged('cdi.kubevirt.io', 'DataSource', dataSourceReadiness, 'das'),
  judged('cdi.kubevirt.io', 'DataImportCron', importCronReadiness, 'dic', 'dics'),
  judged('', 'PersistentVolumeClaim', claimReadiness, 'pvc', 'pvcs'),
  judged('', 'Namespace', namespaceReadiness, 'ns'),
  judged('apiextensions.k8s.io', 'CustomResourceDefinition', definitionReadiness, 'crd', 'crds'),
  judged('apps', 'Deployment', deploymentReadiness, 'deploy'),
  judged('apps', 'StatefulSet', statefulSetReadiness, 'sts'),
  judged('apps', 'DaemonSet', daemonSetReadiness, 'ds'),
  judged('batch', 'Job', jobReadiness),
];

/** Who judges objects of a kind; nobody where one that is there is ready. */
export function judgeOf({ apiVersion, kind }: Type): Judge | undefined {
  return JUDGED_KINDS.find((each) => each.kind === kind && each.group === groupOf(apiVersion))?.judge;
}

/** Whether a kind that is judged has namespaces. */
export function isNamespaced(type: Type): boolean {
  return judgeOf(type) !== undefined && !CLUSTER_SCOPED.includes(type.kind);
}

const CLUSTER_SCOPED = ['Namespace', 'CustomResourceDefinition'];

/** The group of an API version. */
export function groupOf(apiVersion: string): string {
  return apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
}
