// Who may log in to a guest: SSH keys and passwords from Secrets, which are read when the guest boots or while it runs.
import type { AccessCredential, VirtualMachineSpec } from '../../imports/kubevirt';
import { checkUnique } from '../issues/checks';
import { checkFormat, CREDENTIAL_SECRET } from '../issues/formats';
import { type Issue, issue, type Issues, issuesOfEach } from '../issues/issues';

/** A Secret with SSH keys, one in each of its values. */
export interface SshKeySecret {
  /** The Secret's name, at most 51 characters and unique in the machine: sets `sshPublicKey.source.secret.secretName`. */
  readonly secretName: string;

  /**
   * The guest's users who log in with the keys. Whenever the Secret changes, the guest agent replaces the keys of these users: sets
   * `sshPublicKey.propagationMethod.qemuGuestAgent.users`.
   *
   * @default - cloud-init gives the keys to its default user at the first boot: sets `noCloud` or `configDrive`, whichever the machine has
   */
  readonly users?: string[];
}

/**
 * Who may log in to the guest.
 *
 * @internal
 */
export interface GuestAccessProps {
  /**
   * The Secrets with the SSH keys that may log in: sets `accessCredentials[].sshPublicKey`.
   *
   * @default - only the keys that cloud-init has
   */
  readonly sshKeySecrets?: SshKeySecret[];

  /**
   * The names of Secrets with passwords, at most 51 characters each. Each key of a Secret is a user, and its value is the user's password. The
   * guest agent sets the passwords whenever the Secret changes. Sets `accessCredentials[].userPassword`.
   *
   * @default - none
   */
  readonly userPasswordSecrets?: string[];
}

/** The issues of Secrets: invalid names, names that occur twice, and keys for an empty list of users. */
export function guestAccessIssues({ sshKeySecrets, userPasswordSecrets }: GuestAccessProps): readonly Issue[] {
  const keys = sshKeySecrets?.map(({ secretName }, index) => [`sshKeySecrets[${index}].secretName`, secretName] as const) ?? [];
  const passwords = userPasswordSecrets?.map((secretName, index) => [`userPasswordSecrets[${index}]`, secretName] as const) ?? [];
  return [
    ...issuesOfEach(sshKeySecrets, sshKeySecretIssues),
    ...issuesOfEach(passwords, ([path, secretName]) => checkFormat(path, secretName, CREDENTIAL_SECRET)),
    // KubeVirt names a volume of the pod after each Secret, and Kubernetes refuses duplicate names: the machine would never start.
    ...checkUnique([...keys, ...passwords]),
  ];
}

function* sshKeySecretIssues({ secretName, users }: SshKeySecret, index: number): Issues {
  yield* checkFormat(`sshKeySecrets[${index}].secretName`, secretName, CREDENTIAL_SECRET);
  if (users?.length === 0) {
    yield issue(`sshKeySecrets[${index}].users`, 'is empty: write the users who log in with the keys, or leave it out for cloud-init\'s default user');
  }
}

/** The spec with access credentials. It must have all of its volumes already. */
export function withGuestAccess(spec: VirtualMachineSpec, { sshKeySecrets = [], userPasswordSecrets = [] }: GuestAccessProps): VirtualMachineSpec {
  if (sshKeySecrets.length === 0 && userPasswordSecrets.length === 0) {
    return spec;
  }
  const instance = spec.template!.spec!;
  const cloudInitMethod = instance.volumes?.some(({ cloudInitConfigDrive }) => cloudInitConfigDrive) ? { configDrive: {} } : { noCloud: {} };
  const accessCredentials: AccessCredential[] = [
    ...sshKeySecrets.map(({ secretName, users }) => ({
      sshPublicKey: { source: { secret: { secretName } }, propagationMethod: users === undefined ? cloudInitMethod : { qemuGuestAgent: { users } } },
    })),
    ...userPasswordSecrets.map((secretName) => ({
      userPassword: { source: { secret: { secretName } }, propagationMethod: { qemuGuestAgent: {} } },
    })),
  ];
  return { ...spec, template: { ...spec.template, spec: { ...instance, accessCredentials } } };
}
