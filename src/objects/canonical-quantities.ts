// The quantities of a machine as KubeVirt writes them back, so that GitOps tools see no difference.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { isMap, withFields } from '../plain-data/plain-data';
import { canonicalQuantity } from '../plain-data/quantity';

const EACH = '*';

/** The places of quantities in a value: the value itself, some of its fields, or each of its fields or items. */
type QuantityPaths = 'here' | { readonly [field: string]: QuantityPaths };

const AMOUNTS: QuantityPaths = { requests: { [EACH]: 'here' }, limits: { [EACH]: 'here' } };

/** The places of quantities in a VirtualMachine's spec. */
const QUANTITIES: QuantityPaths = {
  template: {
    spec: {
      domain: { memory: { guest: 'here', maxGuest: 'here', reservedOverhead: { addedOverhead: 'here' } }, resources: AMOUNTS },
      volumes: {
        [EACH]: {
          emptyDisk: { capacity: 'here' },
          hostDisk: { capacity: 'here' },
          downwardAPI: { fields: { [EACH]: { resourceFieldRef: { divisor: 'here' } } } },
        },
      },
    },
  },
  dataVolumeTemplates: { [EACH]: { spec: { storage: { resources: AMOUNTS }, pvc: { resources: AMOUNTS } } } },
};

/** The spec with its quantities in canonical form. Returns the same spec if there is nothing to rewrite. */
export function withCanonicalQuantities(spec: VirtualMachineSpec): VirtualMachineSpec {
  return canonicalize(spec, QUANTITIES);
}

function canonicalize(value: any, places: QuantityPaths): any {
  if (places === 'here') {
    return typeof value === 'string' || typeof value === 'number' ? canonicalQuantity(value) : value;
  }
  const each = places[EACH] as QuantityPaths | undefined;
  if (Array.isArray(value)) {
    return each === undefined ? value : canonicalizeItems(value, each);
  }
  return isMap(value) ? canonicalizeFields(value, places, each) : value;
}

function canonicalizeItems(list: readonly any[], each: QuantityPaths): readonly any[] {
  const items = list.map((item) => canonicalize(item, each));
  return items.some((item, index) => item !== list[index]) ? items : list;
}

/** @param each where all fields have quantities */
function canonicalizeFields(map: { readonly [key: string]: any }, places: { readonly [key: string]: QuantityPaths }, each?: QuantityPaths): any {
  let result = map;
  for (const key of Object.keys(each === undefined ? places : map)) {
    const field = Object.hasOwn(map, key) ? canonicalize(map[key], each ?? places[key]) : undefined;
    if (field !== undefined && field !== map[key]) {
      result = withFields(result, { [key]: field });
    }
  }
  return result;
}
