// The resource requests and limits of a machine's pod.
import type { Size } from 'cdk8s';
import type { ResourceRequirements } from '../../imports/kubevirt';
import { issue, type Issue, NO_ISSUES } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';
import { canonicalQuantity } from '../plain-data/quantity';
import { exceedsQuantityLimit, quantity } from '../plain-data/size';

/**
 * The resource requests and limits of a machine. Set limits in namespaces that count them with a ResourceQuota, or require them with a
 * LimitRange. KubeVirt sets limits for a quota on its own, as the defaults here describe.
 *
 * @internal
 */
export interface ResourcesProps {
  /**
   * The memory that the machine requests for scheduling, which may be less than the guest's: sets `domain.resources.requests.memory`.
   *
   * @default - KubeVirt's: `memoryLimit`, or else the guest's memory
   */
  readonly memoryRequest?: Size;

  /**
   * The most memory that the machine may use; KubeVirt adds the overhead of the hypervisor: sets `domain.resources.limits.memory`. It must be
   * at least the guest's memory, unless that is `hugepages`. A guest that exceeds its limit is killed. With the rollout strategy Stage, KubeVirt
   * refuses a machine with a lower limit. Without `memoryRequest`, the limit is also the request.
   *
   * @default - none; if a quota of the namespace counts `limits.memory`, KubeVirt's: the pod's request times 2, or times the value of the
   * namespace's label `alpha.kubevirt.io/auto-memory-limits-ratio`
   */
  readonly memoryLimit?: Size;

  /**
   * The CPUs of the node that the machine requests for scheduling, such as 2 or 0.5: sets `domain.resources.requests.cpu`. On a busy node, the
   * machine gets CPU time in proportion to it. With `dedicatedCpuPlacement`, it must be the number of virtual CPUs.
   *
   * @default - KubeVirt's: `cpuLimit`, or else the number of virtual CPUs divided by `cpuAllocationRatio` of the KubeVirt object, which is 10 by
   * default
   */
  readonly cpuRequest?: number;

  /**
   * The most CPUs of the node that the machine may use, such as 2 or 1.5: sets `domain.resources.limits.cpu`. A limit below the number of
   * virtual CPUs slows the guest down; the threads of the hypervisor count too. Without `cpuRequest`, the limit is also the request.
   *
   * @default - none; if a quota of the namespace counts `limits.cpu`, KubeVirt's: the virtual CPUs plus `supplementalPoolThreadCount`
   */
  readonly cpuLimit?: number;
}

/** The issues of requests and limits that no quantity can express. */
export function resourcesIssues({ memoryRequest, memoryLimit, cpuRequest, cpuLimit }: ResourcesProps): readonly Issue[] {
  return (memoryRequest ?? memoryLimit ?? cpuRequest ?? cpuLimit) === undefined ? NO_ISSUES : [
    ...memoryIssues('memoryRequest', memoryRequest),
    ...memoryIssues('memoryLimit', memoryLimit),
    ...cpuIssues('cpuRequest', cpuRequest),
    ...cpuIssues('cpuLimit', cpuLimit),
  ];
}

/** The issue of an amount of memory that is too large. */
export function memoryIssues(prop: string, memory: Size | undefined): readonly Issue[] {
  return memory === undefined || !exceedsQuantityLimit(memory) ? NO_ISSUES
    : [issue(prop, 'is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(2)')];
}

/** Kubernetes counts CPUs in thousandths. */
function cpuIssues(prop: string, cpus: number | undefined): readonly Issue[] {
  const isAmount = cpus === undefined || (cpus > 0 && cpus <= Number.MAX_SAFE_INTEGER && Number(cpus.toFixed(3)) === cpus);
  return isAmount ? NO_ISSUES : [issue(prop, `${cpus} is not a number of CPUs: write one above 0 with at most three decimals, such as 2 or 1.5`)];
}

/** The requests and limits that the properties set. */
export function resourcesSpec({ memoryRequest, memoryLimit, cpuRequest, cpuLimit }: ResourcesProps): ResourceRequirements {
  return omitEmpty({ requests: amounts(cpuRequest, memoryRequest), limits: amounts(cpuLimit, memoryLimit) });
}

function amounts(cpu: number | undefined, memory: Size | undefined) {
  return omitEmpty({ cpu: cpu && canonicalQuantity(cpu), memory: memory && quantity(memory) });
}
