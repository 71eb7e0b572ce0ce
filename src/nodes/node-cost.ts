// The cost of a node type. If it is not set, it is computed from the resources of its machines, as vCluster does.
import type { NodeTypeProps } from './node-type';
import { quantityValue } from '../plain-data/quantity';
import { guestSize } from '../spec/guest-size';
import { VirtualMachineTemplate } from '../template/virtual-machine-template';

const GIB = 1024 ** 3;
const CPU_COST = 10;
const GIB_COST = 2;
const OTHER_COST = 10_000;

/** The cost of a node type, rounded up; `undefined` if only the cluster knows it, because an instance type sets the size. */
export function nodeCost({ cost, resources = {} }: Omit<NodeTypeProps, 'name'>, template: VirtualMachineTemplate): number | undefined {
  if (cost !== undefined) {
    return cost;
  }
  const size = guestSize(template.toObject().spec);
  const { cpu = size.cpu, memory = size.memory, ...others } = resources;
  if (cpu === undefined || memory === undefined) {
    return undefined;
  }
  const other = Object.values(others).reduce((sum: number, amount) => sum + quantityValue(amount)!, 0);
  return Math.ceil(CPU_COST * quantityValue(cpu)! + GIB_COST * quantityValue(memory)! / GIB + OTHER_COST * other);
}
