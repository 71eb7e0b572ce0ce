// The types of machines: VirtualMachines and their instances.
import type { Type } from './discovery';

export const VIRTUAL_MACHINE: Type = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

export const VIRTUAL_MACHINE_INSTANCE: Type = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
