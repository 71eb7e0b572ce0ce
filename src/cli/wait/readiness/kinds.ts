// The kinds whose objects have a state: their names, and the function that judges them. Objects of other kinds are ready once they exist.
import { daemonSetReadiness, definitionReadiness, deploymentReadiness, jobReadiness, namespaceReadiness, statefulSetReadiness } from './kubernetes';
import { cloneReadiness, exportReadiness, migrationReadiness, restoreReadiness, snapshotReadiness } from './operations';
import { instanceSetReadiness, poolReadiness } from './pools';
import { Judge } from './readiness';
import { EXTERNAL_SECRET, externalSecretReadiness, SEALED_SECRET, sealedSecretReadiness } from './secret-makers';
import { instanceReadiness, machineReadiness } from './virtual-machine';
import { claimReadiness, dataSourceReadiness, importCronReadiness, volumeReadiness } from './volumes';
import { groupOf } from '../../../admission/kinds';
import { isClusterScoped } from '../../../objects/kinds';
import { type GroupKind, type Type } from '../../cluster/discovery';

/** A kind whose objects have a state. */
export interface JudgedKind extends GroupKind {
  /** The names that kubectl accepts: the kind in lower case, the plural, and short names. */
  readonly names: readonly string[];
  readonly judge: Judge;
}

function judgedKind(group: string, kind: string, judge: Judge, ...names: string[]): JudgedKind {
  return { group, kind, judge, names: [kind.toLowerCase(), `${kind.toLowerCase()}s`, ...names] };
}

export const JUDGED_KINDS: readonly JudgedKind[] = [
  judgedKind('kubevirt.io', 'VirtualMachine', machineReadiness, 'vm', 'vms'),
  judgedKind('kubevirt.io', 'VirtualMachineInstance', instanceReadiness, 'vmi', 'vmis'),
  judgedKind('kubevirt.io', 'VirtualMachineInstanceReplicaSet', instanceSetReadiness, 'vmirs', 'vmirss'),
  judgedKind('kubevirt.io', 'VirtualMachineInstanceMigration', migrationReadiness, 'vmim', 'vmims'),
  judgedKind('pool.kubevirt.io', 'VirtualMachinePool', poolReadiness, 'vmpool', 'vmpools'),
  judgedKind('snapshot.kubevirt.io', 'VirtualMachineSnapshot', snapshotReadiness, 'vmsnapshot', 'vmsnapshots'),
  judgedKind('snapshot.kubevirt.io', 'VirtualMachineRestore', restoreReadiness, 'vmrestore', 'vmrestores'),
  judgedKind('clone.kubevirt.io', 'VirtualMachineClone', cloneReadiness, 'vmclone', 'vmclones'),
  judgedKind('export.kubevirt.io', 'VirtualMachineExport', exportReadiness, 'vmexport', 'vmexports'),
  judgedKind('cdi.kubevirt.io', 'DataVolume', volumeReadiness, 'dv', 'dvs'),
  judgedKind('cdi.kubevirt.io', 'DataSource', dataSourceReadiness, 'das'),
  judgedKind('cdi.kubevirt.io', 'DataImportCron', importCronReadiness, 'dic', 'dics'),
  judgedKind('', 'PersistentVolumeClaim', claimReadiness, 'pvc', 'pvcs'),
  judgedKind('', 'Namespace', namespaceReadiness, 'ns'),
  judgedKind(EXTERNAL_SECRET.group, EXTERNAL_SECRET.kind, externalSecretReadiness, 'es'),
  judgedKind(SEALED_SECRET.group, SEALED_SECRET.kind, sealedSecretReadiness),
  judgedKind('apiextensions.k8s.io', 'CustomResourceDefinition', definitionReadiness, 'crd', 'crds'),
  judgedKind('apps', 'Deployment', deploymentReadiness, 'deploy'),
  judgedKind('apps', 'StatefulSet', statefulSetReadiness, 'sts'),
  judgedKind('apps', 'DaemonSet', daemonSetReadiness, 'ds'),
  judgedKind('batch', 'Job', jobReadiness),
];

/** The function that judges objects of a kind; undefined if they are ready once they exist. */
export function judgeOf({ apiVersion, kind }: Type): Judge | undefined {
  return JUDGED_KINDS.find((each) => each.kind === kind && each.group === groupOf(apiVersion))?.judge;
}

/** Whether a kind is judged and namespaced. */
export function isNamespaced(type: Type): boolean {
  return judgeOf(type) !== undefined && !isClusterScoped(type);
}
