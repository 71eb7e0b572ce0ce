// Resource requests and limits of a machine.
import { quantityValue } from '../../plain-data/quantity';
import type { MachineRule } from '../rule';

const FIELDS = ['requests', 'limits'] as const;

const RESOURCES = ['cpu', 'memory'] as const;

/** KubeVirt assumes that a smaller memory request lacks its unit. */
const LEAST_MEMORY = '1M';

/**
 * The value of a quantity, rounded to a thousandth, as Kubernetes compares quantities. A missing quantity is 0. One that is not
 * known yet is NaN, which is neither more nor less than any number.
 */
export function amount(quantity: number | string | undefined): number {
  return quantity === undefined ? 0 : Math.round((quantityValue(quantity) ?? NaN) * 1000) / 1000;
}

/** The first amount that is not 0. */
export function firstAmount(...quantities: ReadonlyArray<number | string | undefined>): number {
  return quantities.map(amount).find((each) => each !== 0) ?? 0;
}

/** Requests and limits must not be negative, and a memory request not tiny. */
export const resourcesLargeEnough: MachineRule = {
  name: 'resources-large-enough',
  refuses: 'a CPU or memory request or limit below zero, or a memory request below a megabyte',
  story: 'A request is what the scheduler keeps free for a machine, a limit what it may use at most. KubeVirt refuses negative ones, and memory requests so small '
    + 'that their unit, such as "Mi", was probably forgotten. Without a request it asks for what the guest has.',
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
    if (amount(memory) > 0 && amount(memory) < amount(LEAST_MEMORY)) {
      refuse('domain.resources.requests.memory', `${JSON.stringify(memory)} is less than a megabyte, write at least ${JSON.stringify(LEAST_MEMORY)}`);
    }
  },
};

/** A request must not exceed its limit. */
export const requestWithinLimit: MachineRule = {
  name: 'request-within-limit',
  refuses: 'a CPU or memory request above its limit',
  story: 'A request is what the scheduler keeps free for a machine, a limit what it may use at most: it cannot be less than the request.',
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
