// What a storage profile says that a class's volumes can be.
import { ACCESS_MODES } from './claim';
import { checkEach } from '../below';
import { refuseUnknownChoices } from '../form';
import type { StorageProfileRule } from '../rule';

/** The access modes of a profile must be known. */
export const profileAccessModesKnown: StorageProfileRule = {
  name: 'profile-access-modes-known',
  refuses: 'a storage profile with an unknown access mode',
  story: 'claimPropertySets lists what volumes of a storage class can be, the best first, each with access modes as claims write them: "ReadWriteMany", not "RWX".',
  check: ({ claimPropertySets }, refuse) => checkEach('claimPropertySets', claimPropertySets, refuse, ({ accessModes }, refuseIt) => (
    refuseUnknownChoices('accessModes', accessModes, ACCESS_MODES, refuseIt)
  )),
};
