// Advice against secrets in plain text where manifests are kept, in the Secret of a machine's cloud-init.
import { eachUserData } from './cloud-configs';
import type { MachineRule } from '../rule';
import { secretIn } from '../secrets/detectors';

/** The manifest of a Secret is not encrypted. */
export const secretInGit: MachineRule = {
  name: 'secret-in-git',
  refuses: 'a private key, a token or a password in the Secret of a machine\'s cloud-init, which stands beside it in plain text',
  story: 'In a cluster a Secret has its own permissions. Its manifest is as readable as any other, and Git keeps it for ever. SOPS and kubeseal encrypt it before it is committed. In a program, SecretSource.externalSecrets has the External Secrets Operator put secret '
    + 'values into the text from a store; SecretSource.existing leaves the Secret to somebody else; SecretSource.plain writes it to a file of its own, which SOPS can encrypt before it is committed.',
  check: (machine, advise, context) => eachUserData(machine, context, advise, ({ text }, adviseIt) => {
    const kind = secretIn(text);
    if (kind !== undefined) {
      adviseIt('', `${kind} is in this text, whose Secret is not encrypted, encrypt its manifest before it is committed, or have the External Secrets Operator make the Secret`);
    }
  }),
};
