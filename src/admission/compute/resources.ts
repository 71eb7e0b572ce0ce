// Rules on the resource requests and limits of a machine.
import { quantityValue } from '../../plain-data/quantity';
import type { MachineRule } from '../rule';

const FIELDS = ['requests', 'limits'] as const;

const RESOURCES = ['cpu', 'memory'] as const;

/** KubeVirt assumes that the unit is missing from a smaller memory request. */
const MIN_MEMORY = '1M';

/**
 * The value of a quantity, rounded to a thousandth, as Kubernetes compares quantities. A missing quantity is 0. An
 * unknown one is NaN, which is neither more nor less than any number.
 */
export function amount(quantity: number | string | undefined): number {
  return quantity === undefined ? 0 : Math.round((quantityValue(quantity) ?? NaN) * 1000) / 1000;
}

/** The first amount that is not 0. */
export function firstAmount(...quantities: ReadonlyArray<number | string | undefined>): number {
  return quantities.map(amount).find((each) => each !== 0) ?? 0;
}

/** Requests and limits must not be negative, and a memory request must not be tiny. */
export const resourcesLargeEnough: MachineRule = {
  name: 'resources-large-enough',
  refuses: 'a negative CPU or memory request or limit, or a memory request below a megabyte',
  story: 'The scheduler reserves the request for a machine; the limit is the most that it may use. KubeVirt refuses negative values, and memory '
    + 'requests so small that their unit, such as "Mi", was probably forgotten. Without a request, KubeVirt requests what the guest has.',
  when: ['domain.resources'],
  check: ({ domain: { resources } }, refuse) => {
    for (const field of resources ? FIELDS : []) {
      for (const resource of RESOURCES) {
        const quantity = resources?.[field]?.[resource];
        if (amount(quantity) < 0) {
          refuse(`domain.resources.${field}.${resource}`, `${JSON.stringify(quantity)} is negative, write a positive quantity or remove it`);
        }
      }
    }
    const memory = resources?.requests?.memory;
    if (amount(memory) > 0 && amount(memory) < amount(MIN_MEMORY)) {
      refuse('domain.resources.requests.memory', `${JSON.stringify(memory)} is less than a megabyte, write at least ${JSON.stringify(MIN_MEMORY)}`);
    }
  },
};

/** A request must not exceed its limit. */
export const requestWithinLimit: MachineRule = {
  name: 'request-within-limit',
  refuses: 'a CPU or memory request above its limit',
  story: 'The scheduler reserves the request for a machine; the limit is the most that it may use. The limit cannot be less than the request.',
  when: ['domain.resources.limits'],
  check: ({ domain: { resources } }, refuse) => {
    for (const resource of resources ? RESOURCES : []) {
      const request = resources?.requests?.[resource];
      const limit = resources?.limits?.[resource];
      if (amount(limit) > 0 && amount(request) > amount(limit)) {
        refuse(`domain.resources.requests.${resource}`, `${JSON.stringify(request)} is more than the limit ${JSON.stringify(limit)}, write at most that or raise the limit`);
      }
    }
  },
};
