// Rules on clones: what is copied, and how the copy differs.
import type { VirtualMachineCloneSpec } from '../../../imports/kubevirt';
import { type Format, GO_MAC_ADDRESS, isPlaceholder, MAC_ADDRESS, displayText } from '../../issues/formats';
import { isJson } from '../../plain-data/json';
import { refuseMalformed } from '../form';
import { type Refuse, refuseBelow } from '../refuse';
import type { CloneRule } from '../rule';
import { patchMistake, refusePatches } from './restores';

/** The fields of a clone, and of its template, that select what is copied. */
export const FILTERS = ['annotationFilters', 'labelFilters'] as const;

/** Filters must have a form that KubeVirt can read. */
export const cloneFilterForm: CloneRule = {
  name: 'clone-filter-form',
  refuses: 'a filter of labels or annotations that is empty, that is only "!", or that has "!" after its beginning or "*" before its end',
  story: 'Filters select the labels and annotations that are copied, such as "app" or "example.com/*", where "*" stands for any ending. '
    + '"!example.com/*" excludes some of what other filters, such as "*", include; on its own it includes nothing.',
  check: (clone, refuse) => {
    refuseFilters(clone, refuse);
    refuseFilters(clone.template ?? {}, refuseBelow('template', refuse));
  },
};

function refuseFilters(filters: Pick<VirtualMachineCloneSpec, typeof FILTERS[number]>, refuse: Refuse): void {
  FILTERS.forEach((field) => filters[field]?.forEach((filter, index) => {
    if (filter === '' || filter === '!' || filter.slice(1).includes('!') || filter.slice(0, -1).includes('*')) {
      refuse(`${field}[${index}]`, `${displayText(filter)} is not a filter, write a key, with "!" only as its first and "*" only as its last character, such as "!example.com/*"`);
    }
  }));
}

/** The MAC addresses of the copy must be well-formed, in a form that a restore accepts. */
export const cloneMacAddressForm: CloneRule = {
  name: 'clone-mac-address-form',
  refuses: 'a malformed MAC address for an interface of the copy, or one with colons',
  story: 'newMacAddresses gives interfaces, by name, addresses that differ from those of the source. KubeVirt generates addresses for the others. '
    + 'It admits an address with colons, but creates the copy with a restore that has the address in a patch, and refuses that restore: write '
    + 'hyphens.',
  check: ({ newMacAddresses = {} }, refuse) => Object.entries(newMacAddresses).forEach(([name, address]) => {
    const path = `newMacAddresses[${name}]`;
    if (MAC_ADDRESS.matches(address)) {
      refuse(path, `${displayText(address)} has colons, with which KubeVirt cannot create the copy, write ${JSON.stringify(address.replaceAll(':', '-'))}`);
    } else {
      refuseMalformed(path, address || undefined, MAC_OF_COPY, refuse);
    }
  }),
};

const MAC_OF_COPY: Format = { ...GO_MAC_ADDRESS, write: 'six pairs of hex digits with "-" between them, such as "52-54-00-12-34-56"' };

/** The serial number of the copy must have a form that a restore accepts. */
export const cloneSerialForm: CloneRule = {
  name: 'clone-serial-form',
  refuses: 'a serial number of the copy with a comma or a colon',
  story: 'newSMBiosSerial is the serial number in the guest\'s firmware. KubeVirt admits any string, but creates the copy with a restore that has '
    + 'the serial number in a patch. It refuses that restore if the serial number has a comma or a colon.',
  check: ({ newSMBiosSerial: serial = '' }, refuse) => {
    if (/[,:]/.test(serial) && !isPlaceholder(serial)) {
      refuse('newSMBiosSerial', `${displayText(serial)} has a comma or a colon, with which KubeVirt cannot create the copy, write one such as "web-2"`);
    }
  },
};

/** Patches must be JSON that a restore accepts. */
export const clonePatchForm: CloneRule = {
  name: 'clone-patch-form',
  refuses: 'a patch of the copy that is not JSON, that changes anything but labels, annotations and spec, or whose values have a comma or a colon',
  story: 'Each patch is a string with one JSON Patch operation, such as \'{"op": "remove", "path": "/spec/instancetype"}\'. Its path begins with '
    + '/spec/, /metadata/labels/ or /metadata/annotations/. KubeVirt admits the clone and creates the copy with a restore that has the same '
    + 'patches. It refuses that restore for the reasons of restore-patch-form, and there is never a copy.',
  check: ({ patches }, refuse) => refusePatches(patches, (patch) => (
    isJson(patch) ? patchMistake(patch) : `${displayText(patch)} is not JSON, write one operation such as '{"op": "remove", "path": "/spec/instancetype"}'`
  ), refuse),
};
