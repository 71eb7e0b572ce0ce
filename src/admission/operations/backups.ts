// Where a backup goes.
import type { BackupRule } from '../rule';

/** A backup has a claim, and one that is pulled a token too. */
export const backupTargetGiven: BackupRule = {
  name: 'backup-target-given',
  refuses: 'a backup without a claim, or one that is pulled without a token',
  story: 'pvcName is the claim that takes the backup in the mode Push, and what a backup in the mode Pull is kept on meanwhile. In that mode somebody else reads it, '
    + 'with the token in the Secret that tokenSecretRef names.',
  check: ({ mode, pvcName = '', tokenSecretRef = '' }, refuse) => {
    if (pvcName === '') {
      refuse('pvcName', 'required field is missing, write the name of a claim that has room for the backup');
    }
    if (mode === 'Pull' && tokenSecretRef === '') {
      refuse('tokenSecretRef', 'required field is missing: the mode "Pull" needs it, write the name of a Secret with the token');
    }
  },
};
