// What a machine's pod asks of its node, and what it may use of it at most.
import type { Size } from 'cdk8s';
import type { ResourceRequirements } from '../../imports/kubevirt';
import { issue, type Issue, NO_ISSUES } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';
import { canonicalQuantity } from '../plain-data/quantity';
import { isBeyondQuantities, quantity } from '../plain-data/size';

/**
 * What a machine asks of its node, and may use of it at most. Limits are for namespaces that count them, by a ResourceQuota, or demand
 * them, by a LimitRange; KubeVirt finds limits for a quota by itself, which the defaults here tell.
 */
export interface ResourcesProps {
  /**
   * The memory that the machine is scheduled by, which may be less than the guest's: sets `domain.resources.requests.memory`.
   *
   * @default - KubeVirt's: `memoryLimit`, or else the guest's memory
   */
  readonly memoryRequest?: Size;

  /**
   * The most memory that the machine may use, to which KubeVirt adds what the hypervisor takes: sets `domain.resources.limits.memory`. It
   * needs to be the guest's memory at least, unless that is `hugepages`: a guest that uses more than its limit is killed, and where the
   * rollout strategy is Stage, KubeVirt refuses the machine. Without `memoryRequest` it is also what the machine is scheduled by.
   *
   * @default - none; where a quota of the namespace counts `limits.memory`, KubeVirt's: twice what the pod requests, or as many times as the
   * label `alpha.kubevirt.io/auto-memory-limits-ratio` of the namespace says
   */
  readonly memoryLimit?: Size;

  /**
   * The most CPUs of the node that the machine may use, such as 2 or 1.5: sets `domain.resources.limits.cpu`. Below the virtual CPUs it slows
   * the guest down; the threads of the hypervisor count too. The machine is also scheduled by it, and not by KubeVirt's tenth of a CPU for
   * each virtual one.
   *
   * @default - none; where a quota of the namespace counts `limits.cpu`, KubeVirt's: the virtual CPUs, and those of `supplementalPoolThreadCount`
   */
  readonly cpuLimit?: number;
}

/** What is wrong with limits that no quantity says. */
export function resourcesIssues({ memoryLimit, cpuLimit }: ResourcesProps): readonly Issue[] {
  return memoryLimit === undefined && cpuLimit === undefined ? NO_ISSUES : [
    ...memoryLimit === undefined || !isBeyondQuantities(memoryLimit) ? NO_ISSUES
      : [issue('memoryLimit', 'is more bytes than Kubernetes counts, which are below 8Ei: write a size such as Size.gibibytes(2)')],
    ...cpuLimit === undefined || isAmountOfCpus(cpuLimit) ? NO_ISSUES
      : [issue('cpuLimit', `${cpuLimit} is no number of CPUs: write one above 0 with at most three decimals, such as 2 or 1.5`)],
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
