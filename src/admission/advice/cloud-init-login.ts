// Advice on guests set up by cloud-init that nobody can log in to.
import { type UserData, type Config, eachUserData, isCloudConfig } from './cloud-configs';
import { usersOf } from './cloud-init-users';
import { SSH_IMPORT_ID, SSH_PUBLIC_KEY } from '../../cloud-init/formats';
import { isPlaceholder, type Format } from '../../issues/formats';
import { isMap } from '../../plain-data/plain-data';
import type { MachineRule } from '../rule';

/** A cloud-config without any of these in its text lets nobody log in. */
const ACCOUNTS = /authorized[-_]keys|ssh[-_]import[-_]id|snapuser|passw|useradd|adduser|usermod|autologin/i;

/** Words that may change who can log in. Without them, a key is enough. */
const CONDITIONS = /users|passw|disable[-_]root/i;

/** A key, which is longer than what stands for one. In a text without CONDITIONS, it lets the distribution's user log in. */
const KEY = / AAAA(?<=\b(?:ssh|ecdsa|sk)-\S+ AAAA)[\w+/]{60}/;

/** Fields of other systems that read the same text, and bring logins of their own: Kairos takes keys by the name of an account of GitHub. */
const OF_OTHERS = /^(?:install|k0s|k3s|kairos|p2p|rancher|stages|vyos_config_commands):/m;

/** The fields of a cloud-config that can run any commands. */
const COMMANDS = ['runcmd', 'bootcmd', 'write_files', 'ansible', 'chef', 'puppet', 'salt_minion', 'snap'];

/** A guest that nobody can log in to cannot be examined when something is wrong. */
export const cloudInitWithoutLogin: MachineRule = {
  name: 'cloud-init-without-login',
  refuses: 'a cloud-config that gives nobody a key or a password to log in with',
  story: 'The users of cloud images have no password, so that without a key the console asks for one that does not exist. Write sshAuthorizedKeys, a user with a key or a password hash '
    + '(and lock_passwd: false, without which cloud-init locks it), or accessCredentials of the machine, which KubeVirt takes from a Secret. A node of a cluster that nobody is to log in to is '
    + 'one to silence this for.',
  check: (machine, advise, context) => {
    if ((machine.accessCredentials ?? []).length > 0) {
      return;
    }
    eachUserData(machine, context, advise, (userData, adviseIt) => {
      if (isCloudConfig(userData.text) && !mayAllowLogin(userData) && !OF_OTHERS.test(userData.text)) {
        adviseIt('', `this cloud-config lets nobody log in, write ssh_authorized_keys, or a user with keys or a password hash${hint(userData)}`);
      }
    });
  },
};

/**
 * What is written but counts for nothing. A name is all that is left of a user whose other fields were lost, such as those in snake case of
 * a dictionary in Python. A key is not quoted: somebody may have pasted the private one.
 */
function hint({ config }: UserData): string {
  const users = config === undefined ? [] : usersOf(config).users;
  const bare = users.find((user) => Object.keys(user).join() === 'name');
  if (bare !== undefined) {
    return `; ${JSON.stringify(bare.name)} has nothing but its name`;
  }
  const unread = [...users, config ?? {}].find(({ ssh_authorized_keys: keys }) => isSet(keys) && !hasMatch(keys, SSH_PUBLIC_KEY));
  return unread === undefined ? ''
    : `; ssh_authorized_keys${unread.name === undefined ? '' : ` of ${JSON.stringify(unread.name)}`} has no key that sshd reads: write ${SSH_PUBLIC_KEY.write}`;
}

function mayAllowLogin(userData: UserData): boolean {
  const { text } = userData;
  if (!ACCOUNTS.test(text)) {
    return false;
  }
  if (!CONDITIONS.test(text) && KEY.test(text)) {
    return true;
  }
  const { config } = userData;
  return config === undefined || allowsLogin(config);
}

function allowsLogin(config: Config): boolean {
  const { users, hasDefault } = usersOf(config);
  return hasDefault && (hasKey(config) || isSet(config.password))
    || isMap(config.user) && canLogIn(config.user)
    || config.disable_root === false && hasMatch(config.ssh_authorized_keys, SSH_PUBLIC_KEY)
    || isMap(config.chpasswd) && (isSet(config.chpasswd.users) || isSet(config.chpasswd.list))
    || users.some(canLogIn)
    || COMMANDS.some((field) => config[field] !== undefined && ACCOUNTS.test(JSON.stringify(config[field])));
}

function canLogIn(user: Config): boolean {
  return hasKey(user) || isSet(user.snapuser)
    || user.lock_passwd === false && [user.passwd, user.hashed_passwd, user.plain_text_passwd].some(isSet);
}

function hasKey({ ssh_authorized_keys: keys, ssh_import_id: ids }: Config): boolean {
  return hasMatch(keys, SSH_PUBLIC_KEY) || hasMatch(ids, SSH_IMPORT_ID);
}

/** Whether a text, or one text of a list, has a format. A placeholder counts as a match. */
function hasMatch(value: unknown, { matches }: Format): boolean {
  const texts = Array.isArray(value) ? value : isMap(value) ? Object.values(value) : [value];
  return texts.some((text) => typeof text === 'string' && (isPlaceholder(text) || matches(text.trim())));
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
