// Checks that nodes can run machines: virt-handler runs on them, and they have hardware virtualization, unless KubeVirt may emulate it.
import { type Check, missing, ok, unsure } from './check';
import { type Answered, isSchedulable, items, type Listed, SCHEDULABLE } from './cluster-state';
import { fieldAt } from '../../plain-data/fields';
import { quantityValue } from '../../plain-data/quantity';
import { pageAt } from '../command-line/documentation';

/** The devices of nodes with hardware virtualization, by KubeVirt's hypervisor. A node without them is labeled all the same, and offers none. */
const HYPERVISOR_DEVICES = ['devices.kubevirt.io/kvm', 'devices.kubevirt.io/mshv'];

/** @param kubeVirts may allow emulation, for which nodes need no device */
export function nodeChecks(nodes: Answered, kubeVirts: Listed): Check[] {
  if (typeof nodes === 'string') {
    return [unsure('nodes', 'are not known, since this user may not list them', 'ask for list on nodes')];
  }
  return [capacityCheck(nodes, nodes.filter((node) => isSchedulable(node) && !isSilent(node)), kubeVirts), ...silenceChecks(nodes.filter(isSilent))];
}

/** Whether a node does not answer. KubeVirt's label stays for five minutes. */
function isSilent({ status }: any): boolean {
  return status?.conditions?.some((condition: any) => condition.type === 'Ready' && condition.status === 'Unknown') === true;
}

function silenceChecks(silent: readonly any[]): Check[] {
  const names = silent.map(({ metadata }) => JSON.stringify(metadata.name)).join(', ');
  return silent.length === 0 ? []
    : [unsure('nodes', `${names} ${silent.length === 1 ? 'does' : 'do'} not answer`, `for ${silent.length === 1 ? 'its' : 'their'} machines, see ${pageAt('troubleshooting/NodeUnresponsive.md')}`)];
}

function capacityCheck(nodes: readonly any[], schedulable: readonly any[], kubeVirts: Listed): Check {
  if (schedulable.length === 0) {
    const remedy = `kubectl get nodes -L ${SCHEDULABLE}: virt-handler sets that label on nodes that it runs on`;
    return missing('nodes', `none of ${nodes.length} can run machines`, remedy);
  }
  const [kubeVirt] = items(kubeVirts);
  const isEmulated = fieldAt(kubeVirt, 'spec.configuration.developerConfiguration.useEmulation') === true;
  const amountOf = (node: any, device: string) => quantityValue(node.status?.allocatable?.[device] ?? '') ?? 0;
  const able = schedulable.filter((node) => isEmulated || HYPERVISOR_DEVICES.some((device) => amountOf(node, device) > 0));
  if (able.length > 0) {
    return ok('nodes', `${able.length} of ${nodes.length} can run machines`);
  }
  const verdict = kubeVirt === undefined ? unsure : missing;
  return verdict(
    'nodes',
    `none of ${schedulable.length} offers hardware virtualization (${HYPERVISOR_DEVICES[0]})`,
    'enable it in their firmware or hypervisor, or set useEmulation: true in developerConfiguration of the KubeVirt object',
  );
}
