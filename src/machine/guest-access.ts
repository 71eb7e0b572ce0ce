// Who may log in to a guest, from Secrets that are read when it boots or while it runs.
import type { AccessCredential, VirtualMachineSpec } from '../../imports/kubevirt';
import { checkUnique } from '../issues/checks';
import { checkFormat, CREDENTIAL_SECRET } from '../issues/formats';
import { type Issue, issue, type Issues, issuesOfEach } from '../issues/issues';

/** SSH keys that a Secret holds, each the value of one of its keys. */
export interface SshKeySecret {
  /** The Secret's name, of at most 51 characters, each once in a machine: sets `sshPublicKey.source.secret.secretName`. */
  readonly secretName: string;

  /**
   * The users of the guest who log in with the keys. The guest agent writes them whenever the Secret changes, and in place of the keys that
   * these users had: sets `sshPublicKey.propagationMethod.qemuGuestAgent.users`.
   *
   * @default - cloud-init gives them to its default user at the first boot: sets `noCloud` or `configDrive`, whichever the machine has
   */
  readonly users?: string[];
}

/** Who may log in to the guest. */
export interface GuestAccessProps {
  /**
   * The Secrets with the SSH keys of those who may log in: sets `accessCredentials[].sshPublicKey`.
   *
   * @default - those of cloud-init
   */
  readonly sshKeySecrets?: SshKeySecret[];

  /**
   * The names of the Secrets with passwords, of at most 51 characters, each under the name of a user; the guest agent sets them whenever the Secret changes. Sets
   * `accessCredentials[].userPassword`.
   *
   * @default - none
   */
  readonly userPasswordSecrets?: string[];
}

/** What is wrong with the names of Secrets, each of which stands once, and with keys that are for nobody. */
export function guestAccessIssues({ sshKeySecrets, userPasswordSecrets }: GuestAccessProps): readonly Issue[] {
  const keys = sshKeySecrets?.map(({ secretName }, index) => [`sshKeySecrets[${index}].secretName`, secretName] as const) ?? [];
  const passwords = userPasswordSecrets?.map((secretName, index) => [`userPasswordSecrets[${index}]`, secretName] as const) ?? [];
  return [
    ...issuesOfEach(sshKeySecrets, sshKeySecretIssues),
    ...issuesOfEach(passwords, ([path, secretName]) => checkFormat(path, secretName, CREDENTIAL_SECRET)),
    // KubeVirt calls a volume of the pod after each, and Kubernetes refuses two of a name: the machine would never start.
    ...checkUnique([...keys, ...passwords]),
  ];
}

function* sshKeySecretIssues({ secretName, users }: SshKeySecret, index: number): Issues {
  yield* checkFormat(`sshKeySecrets[${index}].secretName`, secretName, CREDENTIAL_SECRET);
  if (users?.length === 0) {
    yield issue(`sshKeySecrets[${index}].users`, 'is empty: write the users who log in with the keys, or leave it out for cloud-init\'s default user');
  }
}

/** The spec of a machine, which has all of its volumes, with those who may log in. */
export function withGuestAccess(spec: VirtualMachineSpec, { sshKeySecrets = [], userPasswordSecrets = [] }: GuestAccessProps): VirtualMachineSpec {
  if (sshKeySecrets.length === 0 && userPasswordSecrets.length === 0) {
    return spec;
  }
  const instance = spec.template!.spec!;
  const ofCloudInit = instance.volumes?.some(({ cloudInitConfigDrive }) => cloudInitConfigDrive) ? { configDrive: {} } : { noCloud: {} };
  const accessCredentials: AccessCredential[] = [
    ...sshKeySecrets.map(({ secretName, users }) => ({
      sshPublicKey: { source: { secret: { secretName } }, propagationMethod: users === undefined ? ofCloudInit : { qemuGuestAgent: { users } } },
    })),
    ...userPasswordSecrets.map((secretName) => ({
      userPassword: { source: { secret: { secretName } }, propagationMethod: { qemuGuestAgent: {} } },
    })),
  ];
  return { ...spec, template: { ...spec.template, spec: { ...instance, accessCredentials } } };
}
