// Checks the namespaces of manifests: whether they stay, admit the pods of machines, and have room. A machine is admitted without all of this.
import { type Check, missing, unsure } from './check';
import { type ClusterState, isUnknown, items } from './cluster-state';
import { failureOf } from '../../issues/issues';
import { fieldAt } from '../../plain-data/fields';
import { groupBy, isMap, textOf } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import { type Cluster, isBeingDeleted } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { listServed } from '../cluster/list-served';
import type { Document } from '../manifests/documents';
import { machineIn } from '../manifests/machines';

/** The label with the level of Pod Security that refuses pods. */
const ENFORCED = 'pod-security.kubernetes.io/enforce';

/** A check for each obstacle that this user may see. Another check reports namespaces that do not exist. */
export async function namespaceStateChecks(cluster: Cluster, documents: readonly Document[], state: ClusterState): Promise<Check[]> {
  const byNamespace = groupBy(documents, ({ value }) => fieldAt(value, 'metadata.namespace'));
  const named = [...byNamespace].filter(([name]) => typeof name === 'string');
  return (await mapLimited(named, async ([name, contained]) => {
    const hasMachines = contained.some(({ value }) => machineIn(value) !== undefined);
    const found = await cluster.find({ apiVersion: 'v1', kind: 'Namespace', name }).catch(failureOf);
    const quotas = hasMachines ? await listServed(cluster, { apiVersion: 'v1', kind: 'ResourceQuota', namespace: name }).catch(failureOf) : [];
    return [
      ...isMap(found) ? stateChecks(name, found, hasMachines && !maySetSeccompProfile(state)) : [],
      ...quotas instanceof Error ? [] : quotas.flatMap((quota) => fullQuotaChecks(name, quota)),
    ];
  })).flat();
}

function stateChecks(name: string, namespace: any, hasRefusedPods: boolean): Check[] {
  const subject = `namespace ${name}`;
  return [
    ...isBeingDeleted(namespace) ? [missing(subject, 'is being deleted', 'wait until it is gone, or write another one')] : [],
    ...hasRefusedPods && fieldAt(namespace, 'metadata.labels')?.[ENFORCED] === 'restricted' ? [unsure(
      subject, `its label ${ENFORCED} is restricted, which refuses the pods of machines`,
      'ask for baseline, or for runtimeDefaultProfile in seccompConfiguration of the KubeVirt object',
    )] : [],
  ];
}

const PROFILE = 'spec.configuration.seccompConfiguration.virtualMachineInstanceProfile.customProfile';

/** Whether KubeVirt sets, or may set, the one field of its pods without which the level `restricted` refuses them. */
function maySetSeccompProfile({ kubeVirts }: ClusterState): boolean {
  return isUnknown(kubeVirts) || items(kubeVirts).some((kubeVirt) => {
    const profile = fieldAt(kubeVirt, PROFILE);
    return fieldAt(profile, 'runtimeDefaultProfile') === true || fieldAt(profile, 'localhostProfile') !== undefined;
  });
}

/** What every machine takes. Of anything else, such as node ports and GPUs, a limit of 0 only says that nobody here may have it. */
const TAKEN = /^(?:(?:requests\.|limits\.)?(?:cpu|memory)|(?:count\/)?pods|count\/virtualmachine(?:instance)?s\.kubevirt\.io)$/;

/** A check for each resource of a quota of which nothing is left. */
function fullQuotaChecks(namespace: string, { metadata, status }: any): Check[] {
  return Object.entries(status?.hard ?? {}).flatMap(([resource, hard]) => {
    const [limit, used] = [textOf(hard), textOf(status.used?.[resource]) || '0'];
    const [most, taken] = [limit, used].map(quantityValue);
    const isFull = taken! >= most! && (most! > 0 || TAKEN.test(resource));
    return isFull ? [unsure(
      `namespace ${namespace}`, `its ResourceQuota "${metadata.name}" is used up: ${used} of ${limit} ${resource}`, 'free resources there, or ask for a larger quota',
    )] : [];
  });
}
