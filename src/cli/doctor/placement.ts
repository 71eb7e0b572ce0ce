// Checks that a node has the labels, the hardware and the hugepages that a machine asks for. KubeVirt admits the machine without, and its pod
// stays unschedulable.
import { type Check, unsure } from './check';
import { type ClusterState, isSchedulable } from './cluster-state';
import { titleOf } from './document-names';
import { instancetypeFinder } from './instancetypes';
import { isFilledInLater } from '../../admission/form';
import { similarNames } from '../../issues/nearest-name';
import { fieldAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { quantityValue } from '../../plain-data/quantity';
import type { Document } from '../manifests/documents';
import { machineIn } from '../manifests/machines';

/** The label that virt-handler sets to "true" on nodes whose kubelet dedicates CPUs. */
const DEDICATES_CPUS = 'kubevirt.io/cpumanager';

/** What virt-handler labels nodes with: the beginning of the labels, the field that asks for one, and the values that every node offers. */
const LABELED_HARDWARE = [
  { prefix: 'machine-type.node.kubevirt.io/', field: 'domain.machine.type', anywhere: [''] },
  { prefix: 'cpu-model.node.kubevirt.io/', field: 'domain.cpu.model', anywhere: ['', 'host-model', 'host-passthrough'] },
];

/** What a machine asks of its node. */
interface Request {
  readonly labels: { readonly [key: string]: unknown };
  readonly pageSize: unknown;
}

/** A check for each machine for which no node that can run machines has the labels, or hugepages of the size. An autoscaler may add such nodes. */
export function placementChecks(documents: readonly Document[], { nodes }: ClusterState): Check[] {
  const able = typeof nodes === 'string' ? [] : nodes.filter(isSchedulable);
  const hardware = offeredHardware(able);
  const instancetypesOf = instancetypeFinder(documents);
  // Another check reports that no node can run machines.
  return able.length === 0 ? [] : documents.flatMap((document) => {
    const machine = fieldAt(machineIn(document.value)?.spec, 'template.spec');
    const { labels, pageSize } = requestOf(machine, instancetypesOf(document)[0]?.value.spec);
    const wanted = Object.entries(labels).map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ');
    return [
      ...hardwareChecks(document, machine, hardware),
      ...able.some((node) => hasLabels(node, labels)) ? [] : [unsure(titleOf(document), `needs a node with ${wanted}, and none that can run machines has ${wanted.includes(', ') ? 'all of these labels' : 'that label'}`, remedyFor(labels))],
      ...pageSize === undefined || able.some((node) => hasPages(node, pageSize)) ? [] : [
        unsure(titleOf(document), `needs hugepages of ${JSON.stringify(pageSize)}, which no node that can run machines offers`, 'reserve them on a node, with hugepages= of its kernel, or write a page size that nodes offer'),
      ],
    ];
  });
}

function requestOf(machine: unknown, instancetype: unknown): Request {
  const selectors = [fieldAt(machine, 'nodeSelector'), fieldAt(instancetype, 'nodeSelector')].map((selector) => isMap(selector) ? selector : {});
  const isDedicated = fieldAt(machine, 'domain.cpu.dedicatedCpuPlacement') === true || fieldAt(instancetype, 'cpu.dedicatedCPUPlacement') === true;
  const pageSize = fieldAt(machine, 'domain.memory.hugepages.pageSize') ?? fieldAt(instancetype, 'memory.hugepages.pageSize');
  return {
    labels: { ...selectors[0], ...selectors[1], ...isDedicated && { [DEDICATES_CPUS]: 'true' } },
    pageSize: typeof pageSize === 'string' && !isFilledInLater(pageSize) ? pageSize : undefined,
  };
}

function hasLabels({ metadata }: any, labels: Request['labels']): boolean {
  return Object.entries(labels).every(([key, value]) => metadata.labels?.[key] === value || isFilledInLater(JSON.stringify([key, value])));
}

function hasPages({ status }: any, pageSize: unknown): boolean {
  return (quantityValue(status?.allocatable?.[`hugepages-${pageSize}`] ?? '') ?? 0) > 0;
}

function remedyFor(labels: Request['labels']): string {
  return labels[DEDICATES_CPUS] === undefined
    ? 'kubectl get nodes --show-labels lists those of nodes'
    : `kubectl get nodes -L ${DEDICATES_CPUS}: virt-handler sets that label to "true" where the kubelet has the CPU manager policy "static", if the feature gate CPUManager is on`;
}

/** Hardware that a field of a machine asks for. */
interface OfferedHardware {
  readonly field: string;
  readonly anywhere: readonly string[];
  /** Sorted. */
  readonly offered: readonly string[];
}

/** The hardware that nodes are labeled with. A cluster whose virt-handler sets none of the labels tells nothing. */
function offeredHardware(nodes: readonly any[]): OfferedHardware[] {
  const known = [...new Set(nodes.flatMap(({ metadata }) => Object.keys(metadata.labels ?? {})))].sort();
  return LABELED_HARDWARE
    .map(({ prefix, ...hardware }) => {
      const labels = known.filter((label) => label.startsWith(prefix));
      return { ...hardware, offered: labels.map((label) => label.slice(prefix.length)) };
    })
    .filter(({ offered }) => offered.length > 0);
}

/** KubeVirt selects nodes by these labels. Its upgrades remove old machine types, with the QEMU of virt-launcher, and obsoleteCPUModels removes CPU models. */
function hardwareChecks(document: Document, machine: unknown, hardware: readonly OfferedHardware[]): Check[] {
  return hardware.flatMap(({ field, anywhere, offered }) => {
    const value = fieldAt(machine, field);
    const isMissing = typeof value === 'string' && ![anywhere, offered].some((values) => values.includes(value)) && !isFilledInLater(value);
    return isMissing
      ? [unsure(titleOf(document), `needs ${field} ${JSON.stringify(value)}, which no node that can run machines offers`, offersText(value, offered))]
      : [];
  });
}

/** How many offers a message lists. */
const MAX_OFFERS = 10;

function offersText(value: string, offered: readonly string[]): string {
  const near = similarNames(value, offered);
  const listed = near.length > 0 ? near : offered;
  return `they offer ${listed.slice(0, MAX_OFFERS).join(', ')}${listed.length > MAX_OFFERS ? ', …' : ''}`;
}
