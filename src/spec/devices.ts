// The nested lists of a VirtualMachine's spec, changed without touching the original.
import type { Devices, VirtualMachineInstanceSpec, VirtualMachineSpec } from '../../imports/kubevirt';

/** The devices of a VirtualMachine, empty where it has none. */
export function devicesOf(spec: VirtualMachineSpec): Devices {
  return spec.template?.spec?.domain?.devices ?? {};
}

/** The spec with some of its devices, and some fields of its instance, replaced. */
export function withDevices(spec: VirtualMachineSpec, devices: Devices, instance: Partial<VirtualMachineInstanceSpec> = {}): VirtualMachineSpec {
  const before = spec.template?.spec;
  return {
    ...spec,
    template: {
      ...spec.template,
      spec: {
        ...before,
        ...instance,
        domain: { ...before?.domain, devices: { ...devicesOf(spec), ...devices } },
      },
    },
  };
}

/** A list in which items replace those of the same names, or are added at the end. */
export function upsertNamed<T extends { readonly name: string }>(before: readonly T[] | null | undefined, items: readonly T[]): T[] {
  let list = [...before ?? []];
  for (const item of items) {
    const isSame = ({ name }: T) => name === item.name;
    list = list.some(isSame) ? list.map((each) => isSame(each) ? item : each) : [...list, item];
  }
  return list;
}
