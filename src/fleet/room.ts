// Room for machines, in whole numbers, so that sums are exact in any order: CPUs in thousandths, and memory in KiB.
import type { FleetMachine } from './fleet-props';
import { type Issue, issue } from '../issues/issues';
import type { MachineCpu } from '../machine/machine-size';
import { quantityValue } from '../plain-data/quantity';
import { isSize, quantity } from '../plain-data/size';
import { guestSize } from '../spec/guest-size';

/** The room that a machine takes or a cluster has: thousandths of a CPU, and KiB of memory. */
export interface Room {
  readonly cpu: number;
  readonly memory: number;
}

/** The room of a machine or a cluster. NaN if a value is not an amount. */
export function roomOf(cpu: unknown, memory: unknown): Room {
  return { cpu: Math.round(1000 * amountOf(cpu)), memory: Math.ceil(amountOf(memory) / 1024) };
}

function amountOf(value: unknown): number {
  const amount = isSize(value) ? quantity(value) : value;
  return typeof amount === 'string' || typeof amount === 'number' ? quantityValue(amount) ?? NaN : NaN;
}

export const subtract = (one: Room, other: Room): Room => ({ cpu: one.cpu - other.cpu, memory: one.memory - other.memory });

export const hasRoomFor = ({ cpu, memory }: Room, other: Room): boolean => other.cpu <= cpu && other.memory <= memory;

/** The weight of a room: how many machines fit into it depends on both CPUs and memory. */
export const weightOf = ({ cpu, memory }: Room): number => Math.sqrt(cpu * memory);

export const cpusText = ({ cpu }: Room): string => String(cpu / 1000);

export const memoryText = ({ memory }: Room): string => `${Number((memory / 1024 ** 2).toFixed(2))} GiB`;

/** The room that a machine takes: from its props, or else its size, or else its template. Issues if none of them sets it. */
export function demandOf({ name, size, template, ...own }: FleetMachine): Room | Issue[] {
  const declared = size === undefined ? guestSize(template?._wire.spec) : { cpu: cpusOf(size.cpu), memory: size.memory };
  const { cpu = declared.cpu, memory = declared.memory } = own;
  if (cpu === undefined || memory === undefined) {
    return [issue('', `${JSON.stringify(name)} has no size: write size, a template without an instance type, or cpu and memory`)];
  }
  const unreadable = Object.entries({ cpu, memory }).filter(([, amount]) => Number.isNaN(amountOf(amount)));
  if (unreadable.length > 0) {
    return unreadable.map(([field, amount]) => issue('', `${JSON.stringify(name)} has a template whose ${field} ${typeof amount === 'string' ? `${JSON.stringify(amount)} ` : ''}is not an amount: `
      + `correct it there, fill in its placeholders with substitute, or write ${field} here`));
  }
  const demand = roomOf(cpu, memory);
  return demand.cpu > 0 && demand.memory > 0 ? demand
    : [issue('', `${JSON.stringify(name)} takes ${cpusText(demand)} CPUs and ${memoryText(demand)}: write more than 0 of both`)];
}

const cpusOf = ({ cores = 1, sockets = 1, threads = 1 }: MachineCpu): number => cores * sockets * threads;
