// Advice against plain-text secrets in the manifest of a Secret with a machine's cloud-init data or answer files.
import { eachUserData, secretOf, textAt } from './cloud-configs';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';
import { secretIn } from '../secrets/detectors';

/** The manifest of a Secret is not encrypted. */
export const secretInGit: MachineRule = {
  name: 'secret-in-git',
  refuses: 'a private key, a token or a password in an unencrypted Secret with the cloud-init data or the answer files of a machine',
  story: 'In a cluster a Secret has its own permissions. Its manifest is as readable as any other, and Git keeps it forever. Encrypt it with SOPS '
    + 'or kubeseal before you commit it. In a program, SecretSource.externalSecrets lets the External Secrets Operator fill in the secret values '
    + 'from a store. SecretSource.existing leaves the Secret to somebody else. SecretSource.plain writes the Secret to a separate file, which SOPS '
    + 'can encrypt before you commit it. SecretSource is for cloud-init data: the answer files of Windows need an ExternalSecret of your own.',
  check: (machine, advise, context) => {
    // A secret in the machine itself is the subject of no-secret-value.
    eachUserData(machine, context, advise, ({ text, isInSecret }, adviseIt) => isInSecret && adviseOnText(adviseIt, '', text));
    checkEach('volumes', machine.volumes, advise, ({ sysprep }, adviseIt) => {
      const secret = secretOf(sysprep?.secret?.name, context.object.metadata?.namespace, context.secrets);
      // The guest sees each key as a file.
      for (const key of Object.keys({ ...secret?.data, ...secret?.stringData })) {
        adviseOnText(adviseIt, `sysprep.secret[${key}]`, textAt(secret, key));
      }
    });
  },
};

function adviseOnText(advise: Refuse, path: string, text: string = ''): void {
  const kind = secretIn(text);
  if (kind !== undefined) {
    advise(path, `this text contains ${kind} and its Secret is not encrypted, encrypt the manifest before you commit it, or let the External Secrets Operator create the Secret`);
  }
}
