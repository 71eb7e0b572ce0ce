// Advice on users that a cloud-config or an access credential names, but that will not exist in the guest.
import { below, type Refuse } from '../refuse';
import { type Config, eachUserData, isTrueInPython } from './cloud-configs';
import { USER_NAME } from '../../cloud-init/formats';
import { isPlaceholder } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { isMap, listOf } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import type { MachineRule } from '../rule';

/** A cloud-config without this word in its text is about the distribution's own user only. */
const USERS = /users/i;

/** Groups and users that images of the Debian and Red Hat families already have. useradd refuses a user with the name of a group. */
const TAKEN: ReadonlySet<unknown> = new Set([
  'adm', 'audio', 'bin', 'cdrom', 'daemon', 'dialout', 'disk', 'floppy', 'games', 'kmem', 'lp', 'mail', 'man', 'nobody', 'sys', 'tape', 'tty', 'users', 'video',
]);

/** Every user that is named must be one that cloud-init creates. */
export const userCloudInitWouldNotCreate: MachineRule = {
  name: 'user-cloud-init-would-not-create',
  refuses: 'a user whose name Linux does not take or has taken already, or with keys and no home or a group that is not there, and keys or a group for a user whom nobody creates, or creates later',
  story: 'cloud-init calls useradd, and where that fails it creates no further user, and goes on: the guest then runs without its users. Names begin with a letter or "_" and have at most 32 letters, digits, ".", "_" and "-"; '
    + 'those of groups that images have, such as "users", are taken unless primary_group says which group is meant. As soon as users is written, the distribution\'s own user is created only '
    + 'where "default" is one of them: ssh_authorized_keys at the top are for that user, and so may be the users of accessCredentials. A user with system or no_create_home has no home for keys: there cloud-init stops, '
    + 'and creates no further user. The members of a group have to be in the image, since groups are made first: a user\'s own groups are the place for others.',
  check: (machine, advise, context) => eachUserData(machine, context, advise, (userData, adviseIt) => {
    const config = USERS.test(userData.text) ? userData.config : undefined;
    if (config === undefined) {
      return;
    }
    const { users, hasDefault } = usersOf(config);
    const groups = groupsOf(config);
    const adviseOnUser = below('users', adviseIt);
    users.forEach((user) => {
      adviseOnName(user, adviseOnUser);
      adviseOnHome(user, adviseOnUser);
      adviseOnPrimaryGroup(user, groups, adviseOnUser);
    });
    if (groups.length > 0) {
      adviseOnMembers(groups, users.map(({ name }) => name).filter(isCreated), below('groups', adviseIt));
    }
    if (!hasDefault && config.disable_root !== false && (config.ssh_authorized_keys ?? []).length > 0) {
      adviseIt('ssh_authorized_keys', 'is for the distribution\'s own user, whom users leaves out, write "default" as one of users or give the keys to one of them');
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

/** What cloud-init takes for true. */
const TRUE = /^\s*(?:true|yes|on|1)\s*$/i;

/** A file is written before users are created, unless it is deferred. */
export const fileBeforeItsOwner: MachineRule = {
  name: 'file-before-its-owner',
  refuses: 'a file of a user or group that cloud-init creates only after it has written files',
  story: 'cloud-init writes files first, and creates groups and users later. At a file whose owner is not there yet it stops: that file stays with root, and no further one is written. '
    + 'A file with defer: true is written at the end, when packages are installed and users are there.',
  check: (machine, advise, context) => eachUserData(machine, context, advise, (userData, adviseIt) => {
    const config = OWNER.test(userData.text) ? userData.config : undefined;
    const files = listOf(config?.write_files);
    const later = files.length === 0 ? [] : namesCreated(config!);
    files.forEach((file, index) => {
      const missing = TRUE.test(String(file?.defer)) ? undefined : String(file?.owner ?? '').split(':').find((name) => later.includes(name));
      if (missing !== undefined) {
        adviseIt(`write_files[${index}]`, `belongs to ${JSON.stringify(missing)}, which cloud-init creates after it has written files, write defer: true there, without it this file stays with root and no later one is written`);
      }
    });
  }),
};

/** The users and groups that cloud-init creates, except those that images have. */
function namesCreated(config: Config): readonly unknown[] {
  const { users, hasDefault } = usersOf(config);
  const own = isMap(config.user) ? config.user.name : config.user;
  const names = [own, ...users.map(({ name }) => name), ...groupsOf(config).map(({ name }) => name), ...hasDefault ? DISTRIBUTION_USERS : []];
  return names.filter(isCreated);
}

/** Whether images do not have a user or group already. */
function isCreated(name: unknown): boolean {
  return name !== 'root' && !TAKEN.has(name);
}

/** A group of a cloud-config, with the members that it lists there. */
interface Group {
  readonly name: string;
  readonly members: readonly unknown[];
}

function groupsOf({ groups }: Config): readonly Group[] {
  const listed: readonly unknown[] = typeof groups === 'string' ? namesIn(groups) : [groups ?? []].flat();
  const members = listed.flatMap((group) => Object.entries(isMap(group) ? group : { [String(group)]: [] }));
  return members.map(([name, each]) => ({ name, members: [each].flat() }));
}

/** The users of a cloud-config as maps, and whether the distribution's own user is among them. */
export function usersOf({ users, user: own }: Config): { readonly users: Config[]; readonly hasDefault: boolean } {
  const listed = listedUsers(users);
  return {
    users: listed.filter((user) => user !== 'default').map((user) => (isMap(user) ? user : { name: user })),
    // Whoever names the distribution's own user has it, too, and so has an entry without a name.
    hasDefault: Boolean(own) || listed.includes('default') || listed.some((user) => isMap(user) && (user.name ?? 'default') === 'default'),
  };
}

/** The entries of `users`: a list, a map by name, or a text with commas. Without it, there is the distribution's own user. */
function listedUsers(users: unknown): readonly any[] {
  if (typeof users === 'string') {
    return namesIn(users);
  }
  if (isMap(users)) {
    return Object.entries(users).flatMap(([name, user]) => isMap(user) ? { ...user, name } : TRUE.test(String(user)) ? name : []);
  }
  return users === null ? [] : Array.isArray(users) ? users.flat() : ['default'];
}

function namesIn(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

function adviseOnName({ name, primary_group: group, no_user_group: withoutGroup }: Config, advise: Refuse): void {
  if (name === undefined || name === 'default' || typeof name === 'string' && isFilledInLater(name)) {
    return;
  }
  if (!USER_NAME.matches(String(name))) {
    advise('', `${JSON.stringify(name)} is no name that Linux takes, write at most 32 letters, digits, ".", "_" and "-", and a letter first, such as "admin"`);
  } else if (TAKEN.has(name) && group === undefined && withoutGroup !== true) {
    advise('', `${JSON.stringify(name)} is the name of a group that images have, write another one or primary_group: ${JSON.stringify(name)}`);
  }
}

/** The fields that leave out the home directory, and those of files in it. */
const HOMELESS = ['system', 'no_create_home'];
const IN_HOME = ['ssh_authorized_keys', 'ssh_import_id', 'ssh_redirect_user'];

/** Keys are files in the home directory, which a system user does not have. */
function adviseOnHome(user: Config, advise: Refuse): void {
  const without = HOMELESS.find((field) => isTrueInPython(user[field]));
  const within = without && IN_HOME.find((field) => isTrueInPython(user[field]));
  if (within !== undefined) {
    advise('', `${JSON.stringify(user.name ?? 'default')} has ${within}, for which ${without} leaves no home directory, drop one of them, cloud-init would create neither this user nor those after it`);
  }
}

/** Only beside other groups of the user cloud-init creates the primary one; useradd creates one of the user's name unless it is told which to take. */
function adviseOnPrimaryGroup(user: Config, groups: readonly Group[], advise: Refuse): void {
  const { name, primary_group: group, groups: own, create_groups: creates = true } = user;
  const isMade = () => isTrueInPython(own) && isTrueInPython(creates) || groups.some((each) => each.name === group);
  if (group === name && typeof name === 'string' && isCreated(group) && !isFilledInLater(name) && !isMade()) {
    advise('', `${JSON.stringify(name)} has primary_group: ${JSON.stringify(group)}, which nobody creates, leave it out, useradd makes a group of the user's name by itself`);
  }
}

function adviseOnMembers(groups: readonly Group[], names: readonly unknown[], advise: Refuse): void {
  for (const { name, members } of groups) {
    for (const member of members.filter((each) => names.includes(each))) {
      advise('', `${JSON.stringify(member)} in ${JSON.stringify(name)} is a user whom cloud-init creates after groups, write ${JSON.stringify(name)} among that user's own groups`);
    }
  }
}

function adviseOnCredentials(credentials: readonly any[], names: readonly string[], advise: Refuse): void {
  credentials.forEach((credential, index) => {
    const credentialUsers: readonly string[] = credential?.sshPublicKey?.propagationMethod?.qemuGuestAgent?.users ?? [];
    credentialUsers.forEach((name, at) => {
      if (!names.includes(name) && !isPlaceholder(name)) {
        advise(`accessCredentials[${index}].sshPublicKey.propagationMethod.qemuGuestAgent.users[${at}]`,
          `${JSON.stringify(name)} is a user whom cloud-init does not create, write ${alternatives(names)} or add the user to cloud-init's`);
      }
    });
  });
}
