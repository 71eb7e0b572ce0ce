// The nested lists of a VirtualMachine's spec, changed without touching the original.
import type { Devices, VirtualMachineInstanceSpec, VirtualMachineSpec } from '../../imports/kubevirt';
import { withFields } from '../plain-data/plain-data';

/** The devices of a VirtualMachine, empty where it has none. */
export function devicesOf(spec: VirtualMachineSpec): Devices {
  return spec.template?.spec?.domain?.devices ?? {};
}

/** The spec with some of its devices, and some fields of its instance, replaced. */
export function withDevices(spec: VirtualMachineSpec, devices: Devices, instance: Partial<VirtualMachineInstanceSpec> = {}): VirtualMachineSpec {
  const { template } = spec;
  const domain = withFields(template?.spec?.domain ?? {}, { devices: withFields(devicesOf(spec), devices) });
  return withFields(spec, { template: withFields(template ?? {}, { spec: withFields(withFields(template?.spec ?? {}, instance), { domain }) }) });
}

/** A list in which items replace those of the same names, or are added at the end. */
export function upsertNamed<T extends { readonly name: string }>(before: readonly T[] | null | undefined, items: readonly T[]): T[] {
  const list = [...before ?? []];
  for (const item of items) {
    let isReplaced = false;
    for (let place = 0; place < list.length; place += 1) {
      if (list[place].name === item.name) {
        list[place] = item;
        isReplaced = true;
      }
    }
    if (!isReplaced) {
      list.push(item);
    }
  }
  return list;
}
