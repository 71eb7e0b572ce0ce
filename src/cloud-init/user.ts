// A user account that cloud-init creates: its description, its rules, and its entry in `users`.
import {
  DATE, EMAIL, GECOS, GROUP_NAME, HOME, NO_PRIVATE_KEY, SHELL, SSH_IMPORT_ID, SSH_PUBLIC_KEY, SUDO_RULE, USER_NAME, withoutReturns,
} from './formats';
import { PASSWORD_HASH } from './passwords';
import { checkRange } from '../issues/checks';
import { checkFormat, checkFormatOfEach, Format } from '../issues/formats';
import { type Issue, issue, Issues, missing, NO_ISSUES } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';

/**
 * A user account of the guest, created at the first boot. There is no field for a plaintext password: use an SSH key, or
 * a password hash made by `mkpasswd --method=SHA-512`.
 */
export interface CloudInitUser {
  /**
   * The login name: at most 32 letters, digits, `.`, `_` or `-`. Sets `users[].name`. Exactly one of `name` and
   * `snapuser` is needed.
   *
   * @default - the name of the `snapuser` account
   */
  readonly name?: string;

  /**
   * The email address of an Ubuntu SSO account, whose name and SSH keys snapd fetches. Sets `users[].snapuser`.
   *
   * @default - an ordinary account
   */
  readonly snapuser?: string;

  /**
   * A comment about the user, usually the real name, on a line without `:`. Sets `users[].gecos`.
   *
   * @default - none
   */
  readonly gecos?: string;

  /**
   * Sudo rules without the user's name, such as `ALL=(ALL) NOPASSWD:ALL`: one, or a list. Sets `users[].sudo`.
   *
   * @default - no sudo
   */
  readonly sudo?: string | string[];

  /**
   * Rules for doas, which Alpine has instead of sudo, such as `permit nopass admin`; each names the user. Sets
   * `users[].doas`, which needs cloud-init 23.4.
   *
   * @default - no doas
   */
  readonly doas?: string[];

  /**
   * Further groups of the user. The administrators' group is `sudo` on Debian and Ubuntu, `wheel` on most others. Sets
   * `users[].groups`.
   *
   * @default - only the primary group
   */
  readonly groups?: string[];

  /**
   * The primary group. Sets `users[].primary_group`.
   *
   * @default - a group named after the user
   */
  readonly primaryGroup?: string;

  /**
   * Whether groups that do not exist are created. Sets `users[].create_groups`.
   *
   * @default true
   */
  readonly createGroups?: boolean;

  /**
   * Whether to create no group named after the user. Sets `users[].no_user_group`.
   *
   * @default false
   */
  readonly noUserGroup?: boolean;

  /**
   * The login shell, an absolute path. Alpine has `/bin/ash` and no bash. Sets `users[].shell`.
   *
   * @default - the distribution's
   */
  readonly shell?: string;

  /**
   * The home directory, an absolute path. Sets `users[].homedir`.
   *
   * @default - `/home/<name>`
   */
  readonly homedir?: string;

  /**
   * Whether to create no home directory. Excludes the fields that write to it: `sshAuthorizedKeys`, `sshImportId` and
   * `sshRedirectUser`. Sets `users[].no_create_home`.
   *
   * @default false
   */
  readonly noCreateHome?: boolean;

  /**
   * Whether to keep the user out of the lastlog and faillog databases, which matters for very large user ids. Sets
   * `users[].no_log_init`.
   *
   * @default false
   */
  readonly noLogInit?: boolean;

  /**
   * The numeric user id. Sets `users[].uid`.
   *
   * @default - the next free one
   */
  readonly uid?: number;

  /**
   * Whether this is a system account, which has no home directory, and so no SSH keys either. Sets `users[].system`.
   *
   * @default false
   */
  readonly system?: boolean;

  /**
   * The SELinux user of the login. Sets `users[].selinux_user`.
   *
   * @default - the policy's
   */
  readonly selinuxUser?: string;

  /**
   * The day on which the account is disabled, as YYYY-MM-DD. Sets `users[].expiredate`.
   *
   * @default - never
   */
  readonly expiredate?: string;

  /**
   * How many days after the password expires the account is disabled. Sets `users[].inactive`.
   *
   * @default - the distribution's
   */
  readonly inactive?: number;

  /**
   * The crypt(3) hash of the password of a user that does not exist yet. For a user of the image, set `hashedPasswd`.
   * Plaintext is refused. Sets `users[].passwd`.
   *
   * @default - no password
   */
  readonly passwd?: string;

  /**
   * The crypt(3) hash of the password, also for a user that the image has. Plaintext is refused. Sets
   * `users[].hashed_passwd`.
   *
   * @default - no password
   */
  readonly hashedPasswd?: string;

  /**
   * Whether login by password is locked. Sets `users[].lock_passwd`.
   *
   * @default - cloud-init's true, but false for a user with a password hash, which would be useless otherwise
   */
  readonly lockPasswd?: boolean;

  /**
   * SSH public keys that may log in, each a line of a `.pub` file; private keys are refused. Sets
   * `users[].ssh_authorized_keys`.
   *
   * @default - none
   */
  readonly sshAuthorizedKeys?: string[];

  /**
   * Accounts whose public SSH keys the guest fetches at the first boot, such as `gh:octocat` or `lp:name`. Sets
   * `users[].ssh_import_id`.
   *
   * @default - none
   */
  readonly sshImportId?: string[];

  /**
   * Whether SSH logins as this user are refused with a hint to the default user. Excludes `sshAuthorizedKeys` and
   * `sshImportId`. Sets `users[].ssh_redirect_user`.
   *
   * @default false
   */
  readonly sshRedirectUser?: boolean;
}

/** A user's entry in `users`. */
export function userEntry(user: CloudInitUser): object {
  return omitEmpty({
    name: user.name,
    snapuser: user.snapuser,
    gecos: user.gecos,
    sudo: user.sudo,
    doas: user.doas,
    groups: user.groups,
    primary_group: user.primaryGroup,
    create_groups: user.createGroups,
    no_user_group: user.noUserGroup,
    shell: user.shell,
    homedir: user.homedir,
    no_create_home: user.noCreateHome,
    no_log_init: user.noLogInit,
    uid: user.uid,
    system: user.system,
    selinux_user: user.selinuxUser,
    expiredate: user.expiredate,
    inactive: user.inactive === undefined ? undefined : String(user.inactive),
    passwd: user.passwd,
    hashed_passwd: user.hashedPasswd,
    lock_passwd: user.lockPasswd ?? (hasPassword(user) ? false : undefined),
    ssh_authorized_keys: withoutReturns(user.sshAuthorizedKeys),
    ssh_import_id: user.sshImportId,
    ssh_redirect_user: user.sshRedirectUser,
  });
}

const hasPassword = (user: CloudInitUser) => (user.passwd ?? user.hashedPasswd) !== undefined;

/** Everything that is wrong with a user. */
export function userIssues(path: string, user: CloudInitUser): readonly Issue[] {
  const { name, snapuser, sudo, doas, sshRedirectUser, sshAuthorizedKeys, sshImportId } = user;
  return [
    ...(name === undefined) === (snapuser === undefined)
      ? [missing(path, `has ${name === undefined ? 'neither name nor snapuser' : 'both name and snapuser'}: write one of them`)] : NO_ISSUES,
    ...checkFormat(`${path}.name`, name, name === 'default' ? NO_DEFAULT : USER_NAME),
    ...checkFormat(`${path}.snapuser`, snapuser, EMAIL),
    ...checkFormat(`${path}.gecos`, user.gecos, GECOS),
    ...checkFormatOfEach(`${path}.sudo`, typeof sudo === 'string' ? [sudo] : sudo, SUDO_RULE),
    ...doas === undefined ? NO_ISSUES : checkFormatOfEach(`${path}.doas`, doas, doasRule(name ?? '')),
    ...checkFormatOfEach(`${path}.groups`, user.groups, GROUP_NAME),
    ...checkFormat(`${path}.primaryGroup`, user.primaryGroup, GROUP_NAME),
    ...checkFormat(`${path}.shell`, user.shell, SHELL),
    ...checkFormat(`${path}.homedir`, user.homedir, HOME),
    ...checkRange(`${path}.uid`, user.uid, 0, 2 ** 32 - 2),
    ...checkRange(`${path}.inactive`, user.inactive, 0),
    ...checkFormat(`${path}.expiredate`, user.expiredate, DATE),
    ...checkFormat(`${path}.passwd`, user.passwd, PASSWORD_HASH),
    ...checkFormat(`${path}.hashedPasswd`, user.hashedPasswd, PASSWORD_HASH),
    ...checkFormatOfEach(`${path}.sshAuthorizedKeys`, sshAuthorizedKeys, NO_PRIVATE_KEY, SSH_PUBLIC_KEY),
    ...checkFormatOfEach(`${path}.sshImportId`, sshImportId, SSH_IMPORT_ID),
    ...sshRedirectUser && (sshAuthorizedKeys ?? sshImportId) !== undefined
      ? [issue(`${path}.sshRedirectUser`, 'a user whose logins are refused cannot have sshAuthorizedKeys or sshImportId: drop one or the other')] : NO_ISSUES,
    ...user.system || user.noCreateHome ? missingHomeIssues(path, user) : NO_ISSUES,
  ];
}

/** Keys are files in the home directory. cloud-init stops at a user with keys and without a home directory. */
function* missingHomeIssues(path: string, user: CloudInitUser): Issues {
  const without = (['system', 'noCreateHome'] as const).find((field) => user[field]);
  const within = (['sshAuthorizedKeys', 'sshImportId', 'sshRedirectUser'] as const).filter((field) => user[field] === true || Array.isArray(user[field]) && user[field].length > 0);
  for (const field of within) {
    yield issue(`${path}.${field}`, `needs the home directory that ${without} leaves out, and cloud-init creates neither this user nor those after it: drop one of them`);
  }
}

const NO_DEFAULT: Format = { is: 'the name of a new user', matches: () => false, write: 'defaultUser: true to keep the distribution\'s user' };

function doasRule(name: string): Format {
  return {
    is: 'a doas rule of this user',
    matches: (text) => /^(?:permit|deny)\s/.test(text) && text.split(/\s+/).includes(name),
    write: `permit or deny, options, and the user's name, such as ${JSON.stringify(`permit nopass ${name}`)}`,
  };
}
