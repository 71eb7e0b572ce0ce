// Rules on restores: patches of the machine, and overrides and policies of its volumes.
import { isPlaceholder, displayText } from '../../issues/formats';
import { refuseUnknownChoice } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { RestoreRule } from '../rule';

const PATCHABLE_PATHS = ['/metadata/labels/', '/metadata/annotations/', '/spec/'];

/** Patches must have a form that KubeVirt can read. */
export const restorePatchForm: RestoreRule = {
  name: 'restore-patch-form',
  refuses: 'a patch of the restored machine that changes anything but labels, annotations and spec, or whose values have a comma or a colon',
  story: 'Each patch is a string with one JSON Patch operation, such as \'{"op": "remove", "path": "/spec/instancetype"}\'. Its path begins with '
    + '/spec/, /metadata/labels/ or /metadata/annotations/. KubeVirt splits the string at every comma and colon, so it refuses a value that is a '
    + 'map or a MAC address. It checks patches once the snapshot exists, and applies them only if it creates the machine.',
  check: ({ patches }, refuse) => refusePatches(patches, patchMistake, refuse),
};

/** Refuses the patches for which a function returns a message. */
export function refusePatches(patches: readonly string[] = [], mistakeOf: (patch: string) => string | undefined, refuse: Refuse): void {
  patches.forEach((patch, index) => {
    const mistake = isPlaceholder(patch) ? undefined : mistakeOf(patch);
    if (mistake !== undefined) {
      refuse(`patches[${index}]`, mistake);
    }
  });
}

/** What is wrong with a patch as the webhook for restores reads it, and what to write instead. */
export function patchMistake(patch: string): string | undefined {
  const fields = patch.replace(/^[{}]+/, '').replace(/(?<![{}])[{}]+$/, '').split(',').map((field) => field.split(':').map((part) => part.trim()));
  if (fields.some((parts) => parts.length !== 2)) {
    return `${displayText(patch)} is not one operation with plain values, write one such as '{"op": "remove", "path": "/spec/instancetype"}', without commas and colons in values`;
  }
  const paths = fields.filter(([key]) => key === '"path"').map(([, value]) => value);
  const other = paths.find((path) => !PATCHABLE_PATHS.some((start) => path.startsWith(`"${start}`)));
  return other === undefined ? undefined : `the path ${displayText(other.replace(/^"|"$/g, ''))} cannot be patched, write one that begins with ${PATCHABLE_PATHS.join(' or ')}`;
}

/** An override must name a volume and override something. */
export const restoreOverrideComplete: RestoreRule = {
  name: 'restore-override-complete',
  refuses: 'an override of a restored volume that does not name the volume, or that overrides nothing',
  story: 'volumeRestoreOverrides gives the claim of a restored volume another name (restoreName), labels or annotations. volumeName is the name of '
    + 'the volume in the machine.',
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
  story: 'The claim of a restored volume gets a new name (RandomizeNames, the default), or one made from the names of the machine and the volume '
    + '(PrefixTargetName). With InPlace, it replaces the former claim. It belongs to the machine and is deleted with it (Vm, the default), or has '
    + 'no owner (None).',
  check: ({ volumeRestorePolicy, volumeOwnershipPolicy }, refuse) => {
    refuseUnknownChoice('volumeRestorePolicy', volumeRestorePolicy, RESTORE_POLICIES, refuse);
    refuseUnknownChoice('volumeOwnershipPolicy', volumeOwnershipPolicy, OWNERSHIP_POLICIES, refuse);
  },
};
