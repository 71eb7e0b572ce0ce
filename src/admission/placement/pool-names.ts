// The names that a pool gives to its machines, to their volumes, and to its revisions.
import { isPlaceholder } from '../../issues/formats';
import { displayText } from '../form';
import { NAME_OF_OBJECT } from '../kubernetes-names';
import type { VirtualMachinePoolRule } from '../rule';

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
    if (name !== undefined && NAME_OF_OBJECT.matches(name) && !NAME_OF_OBJECT.matches(name + APPENDED) && !isPlaceholder(name)) {
      refuse(`virtualMachineTemplate.spec.dataVolumeTemplates[${index}].metadata.name`, `${displayText(name)} leaves no room for the index of a machine, write at most ${NAME_LENGTH - APPENDED.length} characters`);
    }
  }),
};
