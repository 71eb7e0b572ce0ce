// How a machine is restored: patches of it, and what becomes of its volumes.
import { isPlaceholder, displayText } from '../../issues/formats';
import { refuseUnknownChoice } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { RestoreRule } from '../rule';

const PATCHED = ['/metadata/labels/', '/metadata/annotations/', '/spec/'];

/** Patches have the form that KubeVirt can read. */
export const restorePatchForm: RestoreRule = {
  name: 'restore-patch-form',
  refuses: 'a patch of the restored machine beyond its labels, annotations and spec, or one whose values have a comma or a colon',
  story: 'Each patch is one operation of JSON Patch as a text, such as \'{"op": "remove", "path": "/spec/instancetype"}\', on something below /spec/, /metadata/labels/ or '
    + '/metadata/annotations/. KubeVirt splits the text at commas and colons, whatever they are part of: a value that is a map, or a MAC address, it refuses. '
    + 'It looks at patches once the snapshot is there, and applies them only where it creates the machine.',
  check: ({ patches }, refuse) => refusePatches(patches, patchMistake, refuse),
};

/** Refuses the patches in which a function finds a mistake. */
export function refusePatches(patches: readonly string[] = [], mistakeOf: (patch: string) => string | undefined, refuse: Refuse): void {
  patches.forEach((patch, index) => {
    const mistake = isPlaceholder(patch) ? undefined : mistakeOf(patch);
    if (mistake !== undefined) {
      refuse(`patches[${index}]`, mistake);
    }
  });
}

/** What is wrong with a patch as the webhook of restores reads it, and what to write instead. */
export function patchMistake(patch: string): string | undefined {
  const fields = patch.replace(/^[{}]+/, '').replace(/(?<![{}])[{}]+$/, '').split(',').map((field) => field.split(':').map((part) => part.trim()));
  if (fields.some((parts) => parts.length !== 2)) {
    return `${displayText(patch)} is not one operation with plain values, write one such as '{"op": "remove", "path": "/spec/instancetype"}', without commas and colons in values`;
  }
  const paths = fields.filter(([key]) => key === '"path"').map(([, value]) => value);
  const other = paths.find((path) => !PATCHED.some((start) => path.startsWith(`"${start}`)));
  return other === undefined ? undefined : `the path ${displayText(other.replace(/^"|"$/g, ''))} cannot be patched, write one that begins with ${PATCHED.join(' or ')}`;
}

/** An override names a volume and says what is other about it. */
export const restoreOverrideComplete: RestoreRule = {
  name: 'restore-override-complete',
  refuses: 'an override of a restored volume that does not name the volume, or that overrides nothing',
  story: 'volumeRestoreOverrides gives the claim of a restored volume another name (restoreName), labels or annotations. volumeName is the name that the volume has in the machine.',
  check: ({ volumeRestoreOverrides }, refuse) => checkEach('volumeRestoreOverrides', volumeRestoreOverrides, refuse, (override, refuseIt) => {
    const { volumeName = '', restoreName = '', annotations, labels } = override;
    if (volumeName === '') {
      refuseIt('volumeName', 'required field is missing, write the name of a volume of the machine');
    }
    if (restoreName === '' && annotations === undefined && labels === undefined) {
      refuseIt('', 'nothing is overridden, write restoreName, labels or annotations');
    }
  }),
};

const RESTORE_POLICIES = ['InPlace', 'RandomizeNames', 'PrefixTargetName'];

const OWNERSHIP_POLICIES = ['Vm', 'None'];

/** The policies for restored volumes must be known. */
export const restorePolicyKnown: RestoreRule = {
  name: 'restore-policy-known',
  refuses: 'an unknown policy for the names or the owners of restored volumes',
  story: 'Claims of restored volumes get new names (RandomizeNames, the default), names made of the machine\'s and the volume\'s (PrefixTargetName), or replace the former ones '
    + '(InPlace). They belong to the machine and are deleted with it (Vm, the default), or to nobody (None).',
  check: ({ volumeRestorePolicy, volumeOwnershipPolicy }, refuse) => {
    refuseUnknownChoice('volumeRestorePolicy', volumeRestorePolicy, RESTORE_POLICIES, refuse);
    refuseUnknownChoice('volumeOwnershipPolicy', volumeOwnershipPolicy, OWNERSHIP_POLICIES, refuse);
  },
};
