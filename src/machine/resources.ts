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
   * The most CPUs of the node that the machine may use, such as 2 or 1.5: sets `domain.resources.limits.cpu`. A limit below the number of
   * virtual CPUs slows the guest down; the threads of the hypervisor count too. The limit is also the request, instead of KubeVirt's tenth
   * of a CPU for each virtual CPU.
   *
   * @default - none; if a quota of the namespace counts `limits.cpu`, KubeVirt's: the virtual CPUs plus `supplementalPoolThreadCount`
   */
  readonly cpuLimit?: number;
}

/** The issues of limits that no quantity can express. */
export function resourcesIssues({ memoryLimit, cpuLimit }: ResourcesProps): readonly Issue[] {
  return memoryLimit === undefined && cpuLimit === undefined ? NO_ISSUES : [
    ...memoryLimit === undefined || !exceedsQuantityLimit(memoryLimit) ? NO_ISSUES
      : [issue('memoryLimit', 'is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(2)')],
    ...cpuLimit === undefined || isAmountOfCpus(cpuLimit) ? NO_ISSUES
      : [issue('cpuLimit', `${cpuLimit} is not a number of CPUs: write one above 0 with at most three decimals, such as 2 or 1.5`)],
  ];
}

/** Kubernetes counts CPUs in thousandths. */
function isAmountOfCpus(cpus: number): boolean {
  return cpus > 0 && cpus <= Number.MAX_SAFE_INTEGER && Number(cpus.toFixed(3)) === cpus;
}

/** The requests and limits that the properties set. */
export function resourcesSpec({ memoryRequest, memoryLimit, cpuLimit }: ResourcesProps): ResourceRequirements {
  return {
    ...memoryRequest && { requests: { memory: quantity(memoryRequest) } },
    ...(memoryLimit ?? cpuLimit) && {
      limits: omitEmpty({ cpu: cpuLimit && canonicalQuantity(cpuLimit), memory: memoryLimit && quantity(memoryLimit) }),
    },
  };
}
