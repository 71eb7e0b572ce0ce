// What is copied when a machine is cloned, and what is other about the copy.
import type { VirtualMachineCloneSpec } from '../../../imports/kubevirt';
import { GO_MAC_ADDRESS, isPlaceholder } from '../../issues/formats';
import { below, type Refuse } from '../below';
import { displayText, refuseMalformed } from '../form';
import type { CloneRule } from '../rule';

const FILTERS = ['annotationFilters', 'labelFilters'] as const;

/** Filters have a form that KubeVirt reads. */
export const cloneFilterForm: CloneRule = {
  name: 'clone-filter-form',
  refuses: 'a filter of labels or annotations that is empty, a "!" alone, or has "!" after its beginning or "*" before its end',
  story: 'Filters say which labels and annotations are copied: "app" or "example.com/*", where "*" stands for any end; "!example.com/*" keeps some out.',
  check: (clone, refuse) => {
    refuseFilters(clone, refuse);
    refuseFilters(clone.template ?? {}, below('template', refuse));
  },
};

function refuseFilters(filters: Pick<VirtualMachineCloneSpec, typeof FILTERS[number]>, refuse: Refuse): void {
  FILTERS.forEach((field) => filters[field]?.forEach((filter, index) => {
    if (filter === '' || filter === '!' || filter.slice(1).includes('!') || filter.slice(0, -1).includes('*')) {
      refuse(`${field}[${index}]`, `${displayText(filter)} is no filter, write a key, with "!" only as its first and "*" only as its last character, such as "!example.com/*"`);
    }
  }));
}

/** The MAC addresses of the copy are well-formed. */
export const cloneMacAddressForm: CloneRule = {
  name: 'clone-mac-address-form',
  refuses: 'a malformed MAC address for an interface of the copy',
  story: 'newMacAddresses gives interfaces, by their names, other addresses than those of the source. Interfaces that it leaves out get one of KubeVirt\'s.',
  check: ({ newMacAddresses = {} }, refuse) => Object.entries(newMacAddresses).forEach(([name, address]) => (
    refuseMalformed(`newMacAddresses[${name}]`, address || undefined, GO_MAC_ADDRESS, refuse)
  )),
};

/** Patches are JSON. */
export const clonePatchForm: CloneRule = {
  name: 'clone-patch-form',
  refuses: 'a patch of the copy that is not JSON',
  story: 'Each patch is one operation of JSON Patch as a text, such as \'{"op": "remove", "path": "/spec/instancetype"}\', which is applied to the copy before it is made.',
  check: ({ patches }, refuse) => patches?.forEach((patch, index) => {
    if (!isJson(patch) && !isPlaceholder(patch)) {
      refuse(`patches[${index}]`, `${displayText(patch)} is not JSON, write one operation such as '{"op": "remove", "path": "/spec/instancetype"}'`);
    }
  }),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
