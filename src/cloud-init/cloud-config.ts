// The fields of a cloud-config, in the order in which they are written.
import { CloudInitFile } from './file';
import { CloudInitPhoneHome, CloudInitPowerState } from './final-stage';
import { CloudInitGrowpart, CloudInitNtp, CloudInitSwap } from './system';
import { CloudInitUser } from './user';

/** Whether cloud-init writes `/etc/hosts` at every boot. */
export enum CloudInitManageEtcHosts {
  /** It writes the file from the distribution's template, with the guest's names. */
  YES = 'true',
  /** It leaves the file alone. */
  NO = 'false',
  /** It only makes sure that the guest's names are in the file, as addresses of the guest itself. */
  LOCALHOST = 'localhost',
}

/** Whether cloud-init grows the root file system at every boot. */
export enum CloudInitResizeRootfs {
  /** It does, and the boot waits for it. */
  YES = 'true',
  /** It does not. */
  NO = 'false',
  /** It does so in the background, while the guest boots. */
  NOBLOCK = 'noblock',
}

/** The fields of a cloud-config. Each is applied at the first boot unless its description says otherwise. */
export interface CloudConfig {
  /**
   * The hostname without a domain. Sets `hostname`.
   *
   * @default - the VirtualMachine's name
   */
  readonly hostname?: string;

  /**
   * The hostname with its domain. Sets `fqdn`.
   *
   * @default - none
   */
  readonly fqdn?: string;

  /**
   * Whether the guest's name is `fqdn` rather than `hostname`. Sets `prefer_fqdn_over_hostname`.
   *
   * @default - the distribution's
   */
  readonly preferFqdnOverHostname?: boolean;

  /**
   * Whether the image's hostname stays. Sets `preserve_hostname`.
   *
   * @default false
   */
  readonly preserveHostname?: boolean;

  /**
   * Whether `/etc/hosts` is written at every boot. Sets `manage_etc_hosts`.
   *
   * @default CloudInitManageEtcHosts.NO
   */
  readonly manageEtcHosts?: CloudInitManageEtcHosts;

  /**
   * The system's locale, such as `en_US.UTF-8`. Sets `locale`.
   *
   * @default - the distribution's
   */
  readonly locale?: string;

  /**
   * The time zone, such as `Europe/Berlin`. Sets `timezone`.
   *
   * @default - the image's
   */
  readonly timezone?: string;

  /**
   * Groups to create, each with its members, or with an empty list. Members must exist in the image. For a user that cloud-init
   * creates, set `groups` of that user instead. Sets `groups`.
   *
   * @default - none
   */
  readonly groups?: { [name: string]: string[] };

  /**
   * Users to create, in addition to the distribution's own user if `defaultUser` is true. Sets `users`.
   *
   * @default - only the distribution's user, such as `ubuntu` or `fedora`
   */
  readonly users?: CloudInitUser[];

  /**
   * Whether the distribution's own user is created. Sets the entry `default` of `users`.
   *
   * @default - cloud-init's: true without `users`, and false with them
   */
  readonly defaultUser?: boolean;

  /**
   * SSH public keys of the distribution's own user, each a line of a `.pub` file. Without that user they belong to root.
   * Sets `ssh_authorized_keys`.
   *
   * @default - none
   */
  readonly sshAuthorizedKeys?: string[];

  /**
   * Accounts whose public SSH keys the distribution's own user gets, such as `gh:octocat`. Sets `ssh_import_id`.
   *
   * @default - none
   */
  readonly sshImportId?: string[];

  /**
   * Whether SSH accepts passwords. Sets `ssh_pwauth`.
   *
   * @default - the image's
   */
  readonly sshPwauth?: boolean;

  /**
   * Whether SSH refuses logins as root. Sets `disable_root`.
   *
   * @default true
   */
  readonly disableRoot?: boolean;

  /**
   * The guest's SSH host keys by kind: `ed25519_private`, `ed25519_public`, `ed25519_certificate`, and the same for `rsa`
   * and `ecdsa`. Private keys are secrets: read them from outside the program. Sets `ssh_keys`.
   *
   * @default - the guest generates its own
   */
  readonly sshKeys?: { [kind: string]: string };

  /**
   * Whether host keys in the image are removed. Sets `ssh_deletekeys`.
   *
   * @default true
   */
  readonly sshDeletekeys?: boolean;

  /**
   * The types of host keys that the guest generates: `rsa`, `ecdsa`, `ed25519`. Sets `ssh_genkeytypes`.
   *
   * @default - all of them
   */
  readonly sshGenkeytypes?: string[];

  /**
   * Password hashes of existing users. Sets `chpasswd`.
   *
   * @default - none
   */
  readonly chpasswd?: CloudInitChpasswd;

  /**
   * How the guest synchronizes its clock. Sets `ntp`.
   *
   * @default - the image's
   */
  readonly ntp?: CloudInitNtp;

  /**
   * Partitions that grow with their disk, at every boot. Sets `growpart`.
   *
   * @default - the root file system's
   */
  readonly growpart?: CloudInitGrowpart;

  /**
   * Whether the root file system grows with its partition, at every boot. Sets `resize_rootfs`.
   *
   * @default CloudInitResizeRootfs.YES
   */
  readonly resizeRootfs?: CloudInitResizeRootfs;

  /**
   * Lines of `/etc/fstab`, each a list of one to six fields: device, mount point, type, options, dump frequency, pass.
   * The device is a disk, such as `/dev/disk/by-id/virtio-data` for one whose `serial` is `data`; its first partition is mounted, if it has
   * any. `/dev/vdb.2` is its second partition. All that fstab knows is possible too, such as `LABEL=data`, `tmpfs`, or the name of a
   * `MachineFilesystem` with the type `virtiofs`. Sets `mounts`.
   *
   * @default - none
   */
  readonly mounts?: string[][];

  /**
   * A swap file. Sets `swap`.
   *
   * @default - none
   */
  readonly swap?: CloudInitSwap;

  /**
   * Whether the package index is refreshed. Sets `package_update`.
   *
   * @default - false, but cloud-init refreshes it anyway when it installs or upgrades packages
   */
  readonly packageUpdate?: boolean;

  /**
   * Whether all packages are upgraded. Sets `package_upgrade`.
   *
   * @default false
   */
  readonly packageUpgrade?: boolean;

  /**
   * Whether the guest reboots if a package requires it. Sets `package_reboot_if_required`.
   *
   * @default false
   */
  readonly packageRebootIfRequired?: boolean;

  /**
   * Packages to install: each a name, or a list of a name and a version. Sets `packages`.
   *
   * @default - none
   */
  readonly packages?: (string | string[])[];

  /**
   * Files to write. Sets `write_files`.
   *
   * @default - none
   */
  readonly writeFiles?: CloudInitFile[];

  /**
   * Commands that run early in every boot: each a line for the shell, or a list of a program and its arguments. Sets
   * `bootcmd`.
   *
   * @default - none
   */
  readonly bootcmd?: (string | string[])[];

  /**
   * Commands that run at the end of the first boot: each a line for the shell, or a list of a program and its arguments.
   * Sets `runcmd`.
   *
   * @default - none
   */
  readonly runcmd?: (string | string[])[];

  /**
   * A request to send at the end. Sets `phone_home`.
   *
   * @default - none
   */
  readonly phoneHome?: CloudInitPhoneHome;

  /**
   * The message on the console at the end of every boot; `${UPTIME}`, `${TIMESTAMP}`, `${VERSION}` and `${DATASOURCE}` are replaced. Sets
   * `final_message`.
   *
   * @default - cloud-init's own
   */
  readonly finalMessage?: string;

  /**
   * A reboot or power-off at the end. Sets `power_state`.
   *
   * @default - the guest keeps running
   */
  readonly powerState?: CloudInitPowerState;

  /**
   * Any other fields of a cloud-config, with cloud-init's own keys. They are merged into the other fields; a field that is set
   * in both, with different values, is an error. Plaintext passwords are refused here too.
   *
   * @default - nothing
   */
  readonly raw?: { [key: string]: any };
}

/** Passwords of existing users. */
export interface CloudInitChpasswd {
  /** The users and their passwords' hashes. Sets `chpasswd.users`. */
  readonly users: CloudInitPassword[];

  /**
   * Whether each user must choose a new password at the next login. Sets `chpasswd.expire`.
   *
   * @default true
   */
  readonly expire?: boolean;
}

/** The password of an existing user. */
export interface CloudInitPassword {
  /** The user's name. Sets `chpasswd.users[].name`. */
  readonly name: string;

  /** The crypt(3) hash of the password, as `mkpasswd --method=SHA-512` makes it. Sets `chpasswd.users[].password`. */
  readonly password: string;
}
