// Access credentials: keys and passwords that a guest gets from Secrets, while it boots or while it runs.
import type { SSHPublicKeyAccessCredential, UserPasswordAccessCredential, Volume } from '../../../imports/kubevirt';
import { CREDENTIAL_SECRET, displayText } from '../../issues/formats';
import { table } from '../../plain-data/plain-data';
import { refuseMalformed } from '../form';
import { below, checkEach, type Refuse } from '../refuse';
import type { MachineRule } from '../rule';

type Credential = Partial<SSHPublicKeyAccessCredential | UserPasswordAccessCredential>;

const CREDENTIALS = 'accessCredentials';

const TYPES = ['sshPublicKey', 'userPassword'] as const;

/** The propagation methods by cloud-init, and the volume that each of them writes keys to. */
const CLOUD_INIT: { readonly [way: string]: keyof Volume } = table({ noCloud: 'cloudInitNoCloud', configDrive: 'cloudInitConfigDrive' });

/** An access credential is one key or password, from one Secret, by one propagation method. */
export const accessCredentialComplete: MachineRule = {
  name: 'access-credential-complete',
  refuses: 'an access credential that is not one key or one password, from one Secret, by one way',
  story: 'sshPublicKey adds the keys of a Secret to those who may log in: at boot by cloud-init (noCloud or configDrive), or at any time by the guest agent (qemuGuestAgent), '
    + 'which has to know for which users. userPassword sets the passwords of a Secret, by the guest agent only. Write an entry of the list for each.',
  when: ['accessCredentials'],
  check: ({ accessCredentials }, refuse) => checkEach(CREDENTIALS, accessCredentials, refuse, (credential, refuseIt) => {
    const types = TYPES.filter((type) => credential[type]);
    if (types.length !== 1) {
      refuseIt('', types.length === 0 ? 'the entry has neither sshPublicKey nor userPassword, write one' : 'the entry has sshPublicKey and userPassword, make two entries of it');
    }
    types.forEach((type) => refuseCredential(credential[type]!, type, below(type, refuseIt)));
    if (credential.sshPublicKey?.propagationMethod?.qemuGuestAgent?.users?.length === 0) {
      refuseIt('sshPublicKey.propagationMethod.qemuGuestAgent.users', 'the keys are for nobody, write the users who may log in with them, such as ["ubuntu"]');
    }
  }),
};

/** Keys that are propagated by cloud-init need a cloud-init volume of the same kind. */
export const accessCredentialHasVolume: MachineRule = {
  name: 'access-credential-has-volume',
  refuses: 'a key that cloud-init is to bring, in a machine without the cloud-init volume for it',
  story: 'KubeVirt adds the keys to the data on the machine\'s cloud-init volume. noCloud needs one of cloudInitNoCloud, configDrive one of cloudInitConfigDrive.',
  when: ['accessCredentials'],
  check: ({ accessCredentials, volumes }, refuse) => checkEach(CREDENTIALS, accessCredentials, refuse, ({ sshPublicKey }, refuseIt) => {
    for (const way of Object.keys(sshPublicKey?.propagationMethod ?? {})) {
      const field = CLOUD_INIT[way];
      if (field && !volumes?.some((volume) => volume[field])) {
        refuseIt(`sshPublicKey.propagationMethod.${way}`, `the machine has no volume of ${field} to put the keys on, add one or write qemuGuestAgent with the users`);
      }
    }
  }),
};

/** Each Secret becomes a volume of the machine's pod, which is named after it. */
export const accessCredentialSecret: MachineRule = {
  name: 'access-credential-secret',
  refuses: 'two access credentials from one Secret, or one from a Secret whose name cannot name a volume of a pod',
  story: 'KubeVirt mounts each credential\'s Secret into the machine\'s pod as a volume, named after the Secret with "-access-cred" behind it. Kubernetes refuses two volumes of one name, '
    + 'and names that are no DNS label or have more than 63 characters: the machine is admitted and never starts. Keep keys and passwords in Secrets of their own.',
  when: ['accessCredentials'],
  check: ({ accessCredentials }, refuse) => {
    const before = new Set<string>();
    checkEach(CREDENTIALS, accessCredentials, refuse, ({ sshPublicKey, userPassword }, refuseIt) => {
      const type = sshPublicKey ? 'sshPublicKey' : 'userPassword';
      const path = `${type}.source.secret.secretName`;
      const name = (sshPublicKey ?? userPassword)?.source?.secret?.secretName;
      if (!name) {
        return;
      }
      refuseMalformed(path, name, CREDENTIAL_SECRET, refuseIt);
      if (before.has(name)) {
        refuseIt(path, `${displayText(name)} is the Secret of an earlier one already, write a Secret for each`);
      }
      before.add(name);
    });
  },
};

function refuseCredential({ source, propagationMethod }: Credential, type: typeof TYPES[number], refuse: Refuse): void {
  if (!source?.secret) {
    refuse('source', `the ${type} comes from nowhere, write secret with the secretName of a Secret`);
  }
  const ways = Object.keys(propagationMethod ?? {});
  if (ways.length === 0) {
    refuse('propagationMethod', `nothing brings the ${type} to the guest, write one way, such as qemuGuestAgent`);
  } else if (ways.length > 1) {
    refuse('propagationMethod', `${ways.join(' and ')} are several ways, keep one of them`);
  }
}
