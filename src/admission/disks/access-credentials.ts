// Access credentials: keys and passwords that a guest gets from Secrets, while it boots or while it runs.
import type { SSHPublicKeyAccessCredential, UserPasswordAccessCredential, Volume } from '../../../imports/kubevirt';
import { CREDENTIAL_SECRET, displayText } from '../../issues/formats';
import { table } from '../../plain-data/plain-data';
import { refuseMalformed } from '../form';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import type { MachineRule } from '../rule';

type Credential = Partial<SSHPublicKeyAccessCredential | UserPasswordAccessCredential>;

const CREDENTIALS = 'accessCredentials';

const TYPES = ['sshPublicKey', 'userPassword'] as const;

/** The propagation methods by cloud-init, and the volume that each of them writes keys to. */
const CLOUD_INIT: { readonly [way: string]: keyof Volume } = table({ noCloud: 'cloudInitNoCloud', configDrive: 'cloudInitConfigDrive' });

/** An access credential is one key or password, from one Secret, by one propagation method. */
export const accessCredentialComplete: MachineRule = {
  name: 'access-credential-complete',
  refuses: 'an access credential without exactly one type (sshPublicKey or userPassword), one Secret and one propagation method',
  story: 'sshPublicKey adds the keys in a Secret to the authorized keys of the guest: at boot through cloud-init (noCloud or configDrive), or at '
    + 'any time through the guest agent (qemuGuestAgent), which also needs the list of users. userPassword sets the passwords in a Secret, through '
    + 'the guest agent only. Write a list entry for each.',
  when: ['accessCredentials'],
  check: ({ accessCredentials }, refuse) => checkEach(CREDENTIALS, accessCredentials, refuse, (credential, refuseIt) => {
    const types = TYPES.filter((type) => credential[type]);
    if (types.length !== 1) {
      refuseIt('', types.length === 0 ? 'the entry has neither sshPublicKey nor userPassword, write one' : 'the entry has both sshPublicKey and userPassword, split it into two entries');
    }
    types.forEach((type) => refuseCredential(credential[type]!, type, refuseBelow(type, refuseIt)));
    if (credential.sshPublicKey?.propagationMethod?.qemuGuestAgent?.users?.length === 0) {
      refuseIt('sshPublicKey.propagationMethod.qemuGuestAgent.users', 'the list is empty, write the users who may log in with the keys, such as ["ubuntu"]');
    }
  }),
};

/** Keys that are propagated by cloud-init need a cloud-init volume of the same kind. */
export const accessCredentialHasVolume: MachineRule = {
  name: 'access-credential-has-volume',
  refuses: 'an SSH key that cloud-init propagates, in a machine without the matching cloud-init volume',
  story: 'KubeVirt adds the keys to the data on the machine\'s cloud-init volume. noCloud needs a cloudInitNoCloud volume, and configDrive needs a '
    + 'cloudInitConfigDrive volume.',
  when: ['accessCredentials'],
  check: ({ accessCredentials, volumes }, refuse) => checkEach(CREDENTIALS, accessCredentials, refuse, ({ sshPublicKey }, refuseIt) => {
    for (const way of Object.keys(sshPublicKey?.propagationMethod ?? {})) {
      const field = CLOUD_INIT[way];
      if (field && !volumes?.some((volume) => volume[field])) {
        refuseIt(`sshPublicKey.propagationMethod.${way}`, `the machine has no volume of ${field} for the keys, add one or write qemuGuestAgent with the users`);
      }
    }
  }),
};

/** Each Secret becomes a volume of the machine's pod, which is named after it. */
export const accessCredentialSecret: MachineRule = {
  name: 'access-credential-secret',
  refuses: 'two access credentials from the same Secret, or one from a Secret whose name cannot become the name of a pod volume',
  story: 'KubeVirt mounts the Secret of each credential into the machine\'s pod, as a volume named after the Secret with the suffix '
    + '"-access-cred". Kubernetes refuses two volumes with the same name, and names that are not DNS labels of at most 63 characters. The machine '
    + 'is admitted and never starts. Write a separate Secret for each credential.',
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
        refuseIt(path, `${displayText(name)} is already the Secret of an earlier credential, write a separate Secret for each`);
      }
      before.add(name);
    });
  },
};

function refuseCredential({ source, propagationMethod }: Credential, type: typeof TYPES[number], refuse: Refuse): void {
  if (!source?.secret) {
    refuse('source', `the ${type} has no source, write secret with the secretName of a Secret`);
  }
  const ways = Object.keys(propagationMethod ?? {});
  if (ways.length === 0) {
    refuse('propagationMethod', `the ${type} has no propagation method, write one, such as qemuGuestAgent`);
  } else if (ways.length > 1) {
    refuse('propagationMethod', `${ways.join(' and ')} are several propagation methods, keep one of them`);
  }
}
