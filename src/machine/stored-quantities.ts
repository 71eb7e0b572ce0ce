// The quantities of a VirtualMachine's spec, written as KubeVirt keeps them, so that nothing compares as changed.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { isMap } from '../is-map';
import { canonicalQuantity } from '../template/canonical-quantity';

const EACH = '*';

/** Where a VirtualMachine's spec has quantities. */
const QUANTITIES: readonly string[][] = [
  ...['guest', 'maxGuest'].map((field) => ['template', 'spec', 'domain', 'memory', field]),
  ...['requests', 'limits'].map((field) => ['template', 'spec', 'domain', 'resources', field, EACH]),
  ...['emptyDisk', 'hostDisk'].map((source) => ['template', 'spec', 'volumes', EACH, source, 'capacity']),
  ...['storage', 'pvc'].flatMap((claim) => ['requests', 'limits']
    .map((field) => ['dataVolumeTemplates', EACH, 'spec', claim, 'resources', field, EACH])),
];

/** The spec with every quantity in its canonical form. */
export function withStoredQuantities(spec: VirtualMachineSpec): VirtualMachineSpec {
  return QUANTITIES.reduce<any>((value, path) => at(value, path), spec);
}

/** A copy of a value with the quantities at a path rewritten; the value itself where the path leads nowhere. */
function at(value: any, [step, ...rest]: readonly string[]): any {
  if (step === undefined) {
    return typeof value === 'string' || typeof value === 'number' ? canonicalQuantity(value) : value;
  }
  if (step === EACH && Array.isArray(value)) {
    return value.map((item) => at(item, rest));
  }
  if (!isMap(value)) {
    return value;
  }
  const keys = step === EACH ? Object.keys(value) : [step].filter((key) => Object.hasOwn(value, key));
  return keys.length === 0 ? value : { ...value, ...Object.fromEntries(keys.map((key) => [key, at(value[key], rest)])) };
}
