// Advice on users that a cloud-config or an access credential names, but that will not exist in the guest when they are needed.
import { type Refuse, refuseBelow } from '../refuse';
import { type Config, isTrueInPython } from './cloud-configs';
import { eachLinuxUserData } from './linux-guests';
import { USER_NAME } from '../../cloud-init/formats';
import { isPlaceholder } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { describeValue } from '../../issues/shape-issues';
import { isMap, listOf, scalarText, textOf } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import type { MachineRule } from '../rule';

/** A cloud-config without this word concerns only the distribution's own user. */
const USERS = /users/i;

/** Groups and users that images of the Debian and Red Hat families already have. useradd refuses a user with the name of a group. */
const EXISTING_NAMES: ReadonlySet<unknown> = new Set([
  'adm', 'audio', 'bin', 'cdrom', 'daemon', 'dialout', 'disk', 'floppy', 'games', 'kmem', 'lp', 'mail', 'man', 'nobody', 'sys', 'tape', 'tty', 'users', 'video',
]);

/** cloud-init must create every user that is named. */
export const userCloudInitWouldNotCreate: MachineRule = {
  name: 'user-cloud-init-would-not-create',
  refuses: 'a user that cloud-init cannot create, because of its name, its group or keys without a home directory; and keys or a group for a user '
    + 'that it does not create, or creates later',
  story: 'cloud-init calls useradd. If that fails, it creates no further users and continues, and the guest runs without them. A name begins with '
    + 'a letter or "_" and has at most 32 letters, digits, ".", "_" and "-". The names of groups in the image, such as "users", are taken unless '
    + 'primary_group names the group. If users is set, the distribution\'s own user is created only if "default" is in the list. '
    + 'ssh_authorized_keys at the top level, and possibly the users of accessCredentials, are for that user. A user with system or no_create_home '
    + 'has no home directory for keys: cloud-init stops there and creates no further users. Members of a group must be in the image, because '
    + 'groups are created first: write other members as groups of the user.',
  check: (machine, advise, context) => eachLinuxUserData(machine, context, advise, (userData, adviseIt) => {
    const config = USERS.test(userData.text) ? userData.config : undefined;
    if (config === undefined) {
      return;
    }
    const { users, hasDefault } = usersOf(config);
    const groups = groupsOf(config);
    const adviseOnUser = refuseBelow('users', adviseIt);
    users.forEach((user) => {
      adviseOnName(user, adviseOnUser);
      adviseOnHome(user, adviseOnUser);
      adviseOnPrimaryGroup(user, groups, adviseOnUser);
    });
    if (groups.length > 0) {
      adviseOnMembers(groups, users.map(({ name }) => name).filter(isCreated), refuseBelow('groups', adviseIt));
    }
    if (!hasDefault && config.disable_root !== false && (config.ssh_authorized_keys ?? []).length > 0) {
      adviseIt('ssh_authorized_keys', 'is for the distribution\'s own user, which users leaves out, add "default" to users or give the keys to one of them');
    }
    if (!hasDefault) {
      const names = users.map(({ name }) => name).filter((name) => typeof name === 'string');
      adviseOnCredentials(machine.accessCredentials ?? [], ['root', ...names], advise);
    }
  }),
};

/** A file that does not belong to root alone. */
const OWNER = /\bowner["']?[ \t]*:(?![ \t]*["']?root(?::root)?["']?[ \t]*(?:[,}#\r]|$))/mi;

/** The users that images of distributions name for cloud-init to create. */
const DISTRIBUTION_USERS = ['almalinux', 'alpine', 'arch', 'centos', 'cloud-user', 'debian', 'ec2-user', 'fedora', 'opensuse', 'rocky', 'ubuntu'];

/** Whether cloud-init reads a value as true, where a string is not always true. */
const isYes = (value: unknown) => value === true || /^\s*(?:true|yes|on|1)\s*$/i.test(scalarText(value));

/** A file is written before users are created, unless it is deferred. */
export const fileBeforeItsOwner: MachineRule = {
  name: 'file-before-its-owner',
  refuses: 'a file owned by a user or group that cloud-init creates only after it writes files',
  story: 'cloud-init writes files first, and creates groups and users later. If the owner of a file does not exist yet, it stops: the file stays '
    + 'owned by root, and no further files are written. A file with defer: true is written at the end, when packages are installed and users exist.',
  check: (machine, advise, context) => eachLinuxUserData(machine, context, advise, (userData, adviseIt) => {
    const config = OWNER.test(userData.text) ? userData.config : undefined;
    const files = listOf(config?.write_files);
    const later = files.length === 0 ? [] : createdNames(config!);
    files.forEach((file, index) => {
      const missing = isYes(file?.defer) ? undefined : textOf(file?.owner).split(':').find((name) => later.includes(name));
      if (missing !== undefined) {
        adviseIt(`write_files[${index}]`, `belongs to ${JSON.stringify(missing)}, which cloud-init creates after it writes files, write defer: true there, otherwise this file stays owned by root and no later one is written`);
      }
    });
  }),
};

/** The users and groups that cloud-init creates, except those that images have. */
function createdNames(config: Config): readonly unknown[] {
  const { users, hasDefault } = usersOf(config);
  const own = isMap(config.user) ? config.user.name : config.user;
  const names = [own, ...users.map(({ name }) => name), ...groupsOf(config).map(({ name }) => name), ...hasDefault ? DISTRIBUTION_USERS : []];
  return names.filter(isCreated);
}

/** Whether cloud-init creates a user or group, because images do not already have it. */
function isCreated(name: unknown): boolean {
  return name !== '' && name !== 'root' && !EXISTING_NAMES.has(name);
}

/** A group of a cloud-config, with the members that it lists there. */
interface Group {
  readonly name: string;
  readonly members: readonly unknown[];
}

function groupsOf({ groups }: Config): readonly Group[] {
  const listed: readonly unknown[] = typeof groups === 'string' ? namesIn(groups) : [groups ?? []].flat();
  const members = listed.flatMap((group) => Object.entries(isMap(group) ? group : { [scalarText(group)]: [] }));
  return members.map(([name, each]) => ({ name, members: [each].flat() }));
}

/** The users of a cloud-config as maps, and whether the distribution's own user is among them. */
export function usersOf({ users, user: own }: Config): { readonly users: Config[]; readonly hasDefault: boolean } {
  const listed = listedUsers(users);
  return {
    users: listed.filter((user) => user !== 'default').map((user) => (isMap(user) ? user : { name: user })),
    // A name for the distribution's own user, or an entry without a name, adds it too.
    hasDefault: Boolean(own) || listed.includes('default') || listed.some((user) => isMap(user) && (user.name ?? 'default') === 'default'),
  };
}

/** The entries of `users`: a list, a map by name, or a comma-separated string. Without the field, only the distribution's own user exists. */
function listedUsers(users: unknown): readonly any[] {
  if (typeof users === 'string') {
    return namesIn(users);
  }
  if (isMap(users)) {
    return Object.entries(users).flatMap(([name, user]) => isMap(user) ? { ...user, name } : isYes(user) ? name : []);
  }
  return users === null ? [] : Array.isArray(users) ? flattened(users) : ['default'];
}

/** Most lists have no lists in them, and V8 takes ten times as long to flatten a list as to see that. */
function flattened(list: readonly unknown[]): readonly any[] {
  return list.some(Array.isArray) ? list.flat() : list;
}

function namesIn(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

function adviseOnName({ name, primary_group: group, no_user_group: withoutGroup }: Config, advise: Refuse): void {
  if (name === undefined || name === 'default' || typeof name === 'string' && isFilledInLater(name)) {
    return;
  }
  if (!USER_NAME.matches(scalarText(name))) {
    advise('', `${describeValue(name)} is not a valid user name in Linux, write at most 32 letters, digits, ".", "_" and "-", beginning with a letter, such as "admin"`);
  } else if (EXISTING_NAMES.has(name) && group === undefined && withoutGroup !== true) {
    advise('', `${JSON.stringify(name)} is the name of a group that images already have, write another name or primary_group: ${JSON.stringify(name)}`);
  }
}

/** The fields that leave out the home directory, and those that need files in it. */
const NO_HOME_FIELDS = ['system', 'no_create_home'];
const HOME_FIELDS = ['ssh_authorized_keys', 'ssh_import_id', 'ssh_redirect_user'];

/** Keys are files in the home directory, which a system user does not have. */
function adviseOnHome(user: Config, advise: Refuse): void {
  const without = NO_HOME_FIELDS.find((field) => isTrueInPython(user[field]));
  const within = without && HOME_FIELDS.find((field) => isTrueInPython(user[field]));
  if (within !== undefined) {
    advise('', `${JSON.stringify(user.name ?? 'default')} has ${within}, but no home directory because of ${without}, remove one of them, cloud-init would create neither this user nor those after it`);
  }
}

/** cloud-init creates the primary group only if the user has other groups. useradd creates a group with the user's name, unless it is given another. */
function adviseOnPrimaryGroup(user: Config, groups: readonly Group[], advise: Refuse): void {
  const { name, primary_group: group, groups: own, create_groups: creates = true } = user;
  const isMade = () => isTrueInPython(own) && isTrueInPython(creates) || groups.some((each) => each.name === group);
  if (group === name && typeof name === 'string' && isCreated(group) && !isFilledInLater(name) && !isMade()) {
    advise('', `${JSON.stringify(name)} has primary_group: ${JSON.stringify(group)}, a group that nothing creates, leave it out, useradd creates a group with the user's name on its own`);
  }
}

function adviseOnMembers(groups: readonly Group[], names: readonly unknown[], advise: Refuse): void {
  for (const { name, members } of groups) {
    for (const member of members.filter((each) => names.includes(each))) {
      advise('', `${JSON.stringify(member)} in ${JSON.stringify(name)} is a user that cloud-init creates after groups, write ${JSON.stringify(name)} among that user's own groups`);
    }
  }
}

function adviseOnCredentials(credentials: readonly any[], names: readonly string[], advise: Refuse): void {
  credentials.forEach((credential, index) => {
    const credentialUsers: readonly string[] = credential?.sshPublicKey?.propagationMethod?.qemuGuestAgent?.users ?? [];
    credentialUsers.forEach((name, at) => {
      if (!names.includes(name) && !isPlaceholder(name)) {
        advise(`accessCredentials[${index}].sshPublicKey.propagationMethod.qemuGuestAgent.users[${at}]`,
          `${JSON.stringify(name)} is a user that cloud-init does not create, write ${alternatives(names)} or add the user to the cloud-config`);
      }
    });
  });
}
