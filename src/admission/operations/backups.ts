// The rule on the target of a backup.
import type { BackupRule } from '../rule';

/** A backup needs a claim, and one in the mode Pull also needs a token. */
export const backupTargetGiven: BackupRule = {
  name: 'backup-target-given',
  refuses: 'a backup without a claim, or one in the mode Pull without a token',
  story: 'In the mode Push, pvcName is the claim that the backup is written to. In the mode Pull, the claim holds the backup until somebody else '
    + 'reads it with the token in the Secret that tokenSecretRef names.',
  check: ({ mode, pvcName = '', tokenSecretRef = '' }, refuse) => {
    if (pvcName === '') {
      refuse('pvcName', 'required field is missing, write the name of a claim that has room for the backup');
    }
    if (mode === 'Pull' && tokenSecretRef === '') {
      refuse('tokenSecretRef', 'required field is missing: the mode "Pull" needs it, write the name of a Secret with the token');
    }
  },
};
