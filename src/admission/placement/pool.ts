// Rules on pools: whether a pool selects its machines, its strategies, and the names that it gives.
import { alternatives } from '../../issues/nearest-name';
import { below, type Refuse } from '../refuse';
import { refuseSelectorOfOthers } from './selectors';
import { isPlaceholder, displayText, OBJECT_NAME } from '../../issues/formats';
import type { VirtualMachinePoolRule } from '../rule';

/** A pool needs a spec for its machines. */
export const poolHasMachine: VirtualMachinePoolRule = {
  name: 'pool-has-machine',
  refuses: 'a pool without a spec for its machines',
  story: 'A pool makes VirtualMachines from virtualMachineTemplate.spec, which has the fields of a VirtualMachine\'s spec. Where it is missing, KubeVirt\'s webhook fails, '
    + 'and the API server refuses the pool.',
  check: ({ virtualMachineTemplate }, refuse) => {
    if (virtualMachineTemplate && !virtualMachineTemplate.spec) {
      refuse('virtualMachineTemplate.spec', 'required field is missing, write the spec of a VirtualMachine');
    }
  },
};

/** A pool finds its machines by their labels. */
export const poolSelectsMachines: VirtualMachinePoolRule = {
  name: 'pool-selects-machines',
  refuses: 'a pool whose selector is malformed or does not select its own machines',
  story: 'A pool counts the VirtualMachines that its selector selects. If its own were not among them, it would make new ones for ever: KubeVirt refuses it. '
    + 'Write the labels of the selector under virtualMachineTemplate.metadata.labels.',
  check: ({ selector, virtualMachineTemplate }, refuse) => (
    refuseSelectorOfOthers(selector, virtualMachineTemplate?.metadata?.labels, 'virtualMachineTemplate.metadata.labels', refuse)
  ),
};

const PERCENTAGE = /^[-+]?\d+%$/;

/** How many machines may be unavailable. */
export const poolMaxUnavailableForm: VirtualMachinePoolRule = {
  name: 'pool-max-unavailable-form',
  refuses: 'a maxUnavailable that lets no machine be updated, or that is neither a number nor a percentage',
  story: 'maxUnavailable limits how many machines of a pool an update may stop at once: a whole number of at least 1, or a percentage from 1% to 100%. '
    + 'To keep machines as they are, write an updateStrategy of unmanaged instead.',
  check: ({ maxUnavailable }, refuse) => {
    if (typeof maxUnavailable === 'number' && maxUnavailable < 1) {
      refuse('maxUnavailable', `${maxUnavailable} is too small, write at least 1`);
    } else if (typeof maxUnavailable === 'string' && !isPercentage(maxUnavailable) && !isPlaceholder(maxUnavailable)) {
      refuse('maxUnavailable', `${displayText(maxUnavailable)} is no share of the machines, write a percentage from "1%" to "100%", or a number without quotes`);
    }
  },
};

/** Whether a text is a share that an update may stop at once. */
export function isPercentage(text: string): boolean {
  const percent = PERCENTAGE.test(text) ? Number(text.slice(0, -1)) : 0;
  return percent >= 1 && percent <= 100;
}

/** Updates and scale-in take one strategy each. */
export const poolOneStrategy: VirtualMachinePoolRule = {
  name: 'pool-one-strategy',
  refuses: 'several update strategies, or several scale-in strategies, at once',
  story: 'A pool updates its machines, and removes those that are too many, in one of three ways: proactive at once, opportunistic when a machine is stopped or deleted '
    + 'anyway, unmanaged not at all. Write one of them; without any, proactive holds.',
  check: ({ scaleInStrategy = {}, updateStrategy = {} }, refuse) => {
    refuseSeveral(updateStrategy, below('updateStrategy', refuse));
    refuseSeveral(scaleInStrategy, below('scaleInStrategy', refuse));
  },
};

function refuseSeveral(strategies: object, refuse: Refuse): void {
  const names = Object.keys(strategies);
  if (names.length > 1) {
    refuse('', `${names.length} strategies at once, keep one of ${alternatives(names)}`);
  }
}

/** The most characters of a label's value. */
const LABEL_LENGTH = 63;

/** The most characters of an object's name. */
const NAME_LENGTH = 253;

/** The shortest suffix that a pool appends to names: a hyphen and a number. */
const APPENDED = '-0';

/** A pool's name becomes a part of its machines' labels. */
export const poolNameFits: VirtualMachinePoolRule = {
  name: 'pool-name-fits',
  refuses: 'a pool whose name is too long for the labels of its machines',
  story: 'A pool labels its machines with its name and the number of its revision, "workers-1", and a label holds 63 characters. The pool is admitted and makes no '
    + 'machine. Each change of the pool is a new revision, so leave room for more digits.',
  check: (_, refuse, { object: { metadata } }) => {
    const name: unknown = metadata?.name;
    if (typeof name === 'string' && name.length + APPENDED.length > LABEL_LENGTH && !isPlaceholder(name)) {
      refuse('', `the pool's name has ${name.length} characters and its machines are labelled with it, write at most ${LABEL_LENGTH - APPENDED.length} at metadata.name`);
    }
  },
};

/** A pool's volumes are named after the templates they are made from. */
export const poolVolumeNameFits: VirtualMachinePoolRule = {
  name: 'pool-volume-name-fits',
  refuses: 'a DataVolume template of a pool whose name is too long for the index of a machine',
  story: 'Each machine of a pool has data volumes of its own, named after their template and the machine\'s index: "root-0". A name holds 253 characters.',
  check: ({ virtualMachineTemplate }, refuse) => virtualMachineTemplate?.spec?.dataVolumeTemplates?.forEach((template, index) => {
    const name = template?.metadata?.name;
    if (name !== undefined && OBJECT_NAME.matches(name) && !OBJECT_NAME.matches(name + APPENDED) && !isPlaceholder(name)) {
      refuse(`virtualMachineTemplate.spec.dataVolumeTemplates[${index}].metadata.name`, `${displayText(name)} leaves no room for the index of a machine, write at most ${NAME_LENGTH - APPENDED.length} characters`);
    }
  }),
};
