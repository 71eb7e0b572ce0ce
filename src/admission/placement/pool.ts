// Rules on pools: the selector of a pool, its strategies, and the names that it derives.
import { alternatives } from '../../issues/nearest-name';
import { type Refuse, refuseBelow } from '../refuse';
import { refuseSelectorOfOthers } from './selectors';
import { isPlaceholder, displayText, OBJECT_NAME } from '../../issues/formats';
import type { VirtualMachinePoolRule } from '../rule';

/** A pool needs a spec for its machines. */
export const poolHasMachine: VirtualMachinePoolRule = {
  name: 'pool-has-machine',
  refuses: 'a pool without a spec for its machines',
  story: 'A pool creates VirtualMachines from virtualMachineTemplate.spec, which has the fields of a VirtualMachine\'s spec. If it is missing, '
    + 'KubeVirt\'s webhook fails, and the API server refuses the pool.',
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
  story: 'A pool counts the VirtualMachines that its selector matches. If its own were not among them, it would create new ones forever, so '
    + 'KubeVirt refuses it. Write the labels of the selector under virtualMachineTemplate.metadata.labels.',
  check: ({ selector, virtualMachineTemplate }, refuse) => (
    refuseSelectorOfOthers(selector, virtualMachineTemplate?.metadata?.labels, 'virtualMachineTemplate.metadata.labels', refuse)
  ),
};

const PERCENTAGE = /^[-+]?\d+%$/;

/** How many machines may be unavailable. */
export const poolMaxUnavailableForm: VirtualMachinePoolRule = {
  name: 'pool-max-unavailable-form',
  refuses: 'a maxUnavailable that allows no update, or that is neither a number nor a percentage',
  story: 'maxUnavailable limits how many machines of a pool an update may stop at a time: a whole number of at least 1, or a percentage from 1% to '
    + '100%. To leave machines as they are, use the updateStrategy unmanaged instead.',
  check: ({ maxUnavailable }, refuse) => {
    if (typeof maxUnavailable === 'number' && maxUnavailable < 1) {
      refuse('maxUnavailable', `${maxUnavailable} is too small, write at least 1`);
    } else if (typeof maxUnavailable === 'string' && !isPercentage(maxUnavailable) && !isPlaceholder(maxUnavailable)) {
      refuse('maxUnavailable', `${displayText(maxUnavailable)} is not a share of the machines, write a percentage from "1%" to "100%", or a number without quotes`);
    }
  },
};

/** Whether a string is a percentage of machines that an update may stop at a time. */
export function isPercentage(text: string): boolean {
  const percent = PERCENTAGE.test(text) ? Number(text.slice(0, -1)) : 0;
  return percent >= 1 && percent <= 100;
}

/** Updates and scale-in each have one strategy. */
export const poolOneStrategy: VirtualMachinePoolRule = {
  name: 'pool-one-strategy',
  refuses: 'several update strategies, or several scale-in strategies, at once',
  story: 'A pool updates its machines, and removes surplus ones, in one of three ways. proactive acts at once, opportunistic acts when a machine is '
    + 'stopped or deleted anyway, and unmanaged never acts. Write one of them; without any, proactive applies.',
  check: ({ scaleInStrategy = {}, updateStrategy = {} }, refuse) => {
    refuseSeveral(updateStrategy, refuseBelow('updateStrategy', refuse));
    refuseSeveral(scaleInStrategy, refuseBelow('scaleInStrategy', refuse));
  },
};

function refuseSeveral(strategies: object, refuse: Refuse): void {
  const names = Object.keys(strategies);
  if (names.length > 1) {
    refuse('', `${names.length} strategies at once, keep one of ${alternatives(names)}`);
  }
}

/** The maximum length of a label value. */
const MAX_LABEL_LENGTH = 63;

/** The maximum length of an object's name. */
const MAX_NAME_LENGTH = 253;

/** The shortest suffix that a pool appends to names: a hyphen and a number. */
const SHORTEST_SUFFIX = '-0';

/** A pool's name becomes part of its machines' labels. */
export const poolNameFits: VirtualMachinePoolRule = {
  name: 'pool-name-fits',
  refuses: 'a pool whose name is too long for the labels of its machines',
  story: 'A pool labels its machines with its name and its revision number, such as "workers-1", and a label value holds 63 characters. KubeVirt '
    + 'admits a pool with a longer name, but the pool creates no machine. Each change of the pool is a new revision, so leave room for more digits.',
  check: (_, refuse, { object: { metadata } }) => {
    const name: unknown = metadata?.name;
    if (typeof name === 'string' && name.length + SHORTEST_SUFFIX.length > MAX_LABEL_LENGTH && !isPlaceholder(name)) {
      refuse('', `the pool's name has ${name.length} characters and its machines are labeled with it, write at most ${MAX_LABEL_LENGTH - SHORTEST_SUFFIX.length} at metadata.name`);
    }
  },
};

/** A pool names DataVolumes after their templates. */
export const poolVolumeNameFits: VirtualMachinePoolRule = {
  name: 'pool-volume-name-fits',
  refuses: 'a DataVolume template of a pool whose name is too long for the index of a machine',
  story: 'Each machine of a pool has its own DataVolumes, which are named after their template and the index of the machine, such as "root-0". A '
    + 'name holds 253 characters.',
  check: ({ virtualMachineTemplate }, refuse) => virtualMachineTemplate?.spec?.dataVolumeTemplates?.forEach((template, index) => {
    const name = template?.metadata?.name;
    if (name !== undefined && OBJECT_NAME.matches(name) && !OBJECT_NAME.matches(name + SHORTEST_SUFFIX) && !isPlaceholder(name)) {
      refuse(`virtualMachineTemplate.spec.dataVolumeTemplates[${index}].metadata.name`, `${displayText(name)} leaves no room for the index of a machine, write at most ${MAX_NAME_LENGTH - SHORTEST_SUFFIX.length} characters`);
    }
  }),
};
