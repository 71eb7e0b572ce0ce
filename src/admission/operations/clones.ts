// What is copied when a machine is cloned, and what is other about the copy.
import type { VirtualMachineCloneSpec } from '../../../imports/kubevirt';
import { type Format, GO_MAC_ADDRESS, isPlaceholder, MAC_ADDRESS, displayText } from '../../issues/formats';
import { refuseMalformed } from '../form';
import { below, type Refuse } from '../refuse';
import type { CloneRule } from '../rule';
import { patchMistake, refusePatches } from './restores';

/** The fields of a clone, and of its template, that say what is copied. */
export const FILTERS = ['annotationFilters', 'labelFilters'] as const;

/** Filters have a form that KubeVirt reads. */
export const cloneFilterForm: CloneRule = {
  name: 'clone-filter-form',
  refuses: 'a filter of labels or annotations that is empty, a "!" alone, or has "!" after its beginning or "*" before its end',
  story: 'Filters say which labels and annotations are copied: "app" or "example.com/*", where "*" stands for any end; "!example.com/*" keeps some out of what other '
    + 'filters let in, such as "*", and alone lets nothing in.',
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

/** The MAC addresses of the copy are well-formed, and of the form that a restore takes. */
export const cloneMacAddressForm: CloneRule = {
  name: 'clone-mac-address-form',
  refuses: 'a malformed MAC address for an interface of the copy, or one with colons',
  story: 'newMacAddresses gives interfaces, by their names, other addresses than those of the source. Interfaces that it leaves out get one of KubeVirt\'s. KubeVirt admits an '
    + 'address with colons, and then refuses the restore that it makes the copy by, which the address is a patch of: write hyphens.',
  check: ({ newMacAddresses = {} }, refuse) => Object.entries(newMacAddresses).forEach(([name, address]) => {
    const path = `newMacAddresses[${name}]`;
    if (MAC_ADDRESS.matches(address)) {
      refuse(path, `${displayText(address)} has colons, which KubeVirt cannot restore the copy with, write ${JSON.stringify(address.replaceAll(':', '-'))}`);
    } else {
      refuseMalformed(path, address || undefined, MAC_OF_COPY, refuse);
    }
  }),
};

const MAC_OF_COPY: Format = { ...GO_MAC_ADDRESS, write: 'six pairs of hex digits with "-" between them, such as "52-54-00-12-34-56"' };

/** The serial number of the copy is a patch of a restore, too. */
export const cloneSerialForm: CloneRule = {
  name: 'clone-serial-form',
  refuses: 'a serial number of the copy with a comma or a colon',
  story: 'newSMBiosSerial is what the guest\'s firmware says of itself. KubeVirt admits any text, makes the copy by a restore that has it in a patch, and refuses that where it has '
    + 'a comma or a colon.',
  check: ({ newSMBiosSerial: serial = '' }, refuse) => {
    if (/[,:]/.test(serial) && !isPlaceholder(serial)) {
      refuse('newSMBiosSerial', `${displayText(serial)} has a comma or a colon, which KubeVirt cannot restore the copy with, write one such as "web-2"`);
    }
  },
};

/** Patches are JSON, and what a restore takes. */
export const clonePatchForm: CloneRule = {
  name: 'clone-patch-form',
  refuses: 'a patch of the copy that is not JSON, that is of something beyond its labels, annotations and spec, or whose values have a comma or a colon',
  story: 'Each patch is one operation of JSON Patch as a text, such as \'{"op": "remove", "path": "/spec/instancetype"}\', on something below /spec/, /metadata/labels/ or '
    + '/metadata/annotations/. KubeVirt makes the copy by a restore that has the patches of its clone, and refuses that where restore-patch-form says so; the clone is admitted, '
    + 'and there is never a copy.',
  check: ({ patches }, refuse) => refusePatches(patches, (patch) => (
    isJson(patch) ? patchMistake(patch) : `${displayText(patch)} is not JSON, write one operation such as '{"op": "remove", "path": "/spec/instancetype"}'`
  ), refuse),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
