// Writes the quantities of a VirtualMachine's spec in the form that KubeVirt stores, so that no comparison shows a change.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { canonicalQuantity } from '../plain-data/canonical-quantity';
import { isMap } from '../plain-data/plain-data';

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
  return QUANTITIES.reduce<any>((value, path) => canonicalizeAt(value, path), spec);
}

/** A value with the quantities at a path in canonical form. Returns the same value if there is nothing to rewrite. */
function canonicalizeAt(value: any, path: readonly string[], depth: number = 0): any {
  if (depth === path.length) {
    return typeof value === 'string' || typeof value === 'number' ? canonicalQuantity(value) : value;
  }
  if (path[depth] === EACH && Array.isArray(value)) {
    const items = value.map((item) => canonicalizeAt(item, path, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isMap(value)) {
    return value;
  }
  const keys = path[depth] === EACH ? Object.keys(value) : [path[depth]].filter((key) => Object.hasOwn(value, key));
  return keys.reduce((result, key) => {
    const field = canonicalizeAt(value[key], path, depth + 1);
    return field === value[key] ? result : { ...result, [key]: field };
  }, value);
}
