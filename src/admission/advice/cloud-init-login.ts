// Advice on guests that cloud-init sets up without any way to log in.
import { type UserData, type Config, isKnownConfig } from './cloud-configs';
import { usersOf } from './cloud-init-users';
import { eachLinuxUserData } from './linux-guests';
import { SSH_IMPORT_ID, SSH_PUBLIC_KEY } from '../../cloud-init/formats';
import { isPlaceholder, type Format } from '../../issues/formats';
import { isMap } from '../../plain-data/plain-data';
import type { MachineRule } from '../rule';

/** A cloud-config whose text has none of these lets nobody log in. */
const LOGIN_HINT = /authorized[-_]keys|ssh[-_]import[-_]id|snapuser|passw|useradd|adduser|usermod|autologin/i;

/** Words that may change who can log in. Without them, a key is enough. */
const LOGIN_CONDITION = /users|passw|disable[-_]root/i;

/** A key, which is longer than any placeholder for one. In a text without LOGIN_CONDITION, it lets the distribution's user log in. */
const KEY = / AAAA(?<=\b(?:ssh|ecdsa|sk)-\S+ AAAA)[\w+/]{60}/;

/** Fields of other systems that read the same text and have their own logins: Kairos takes keys from a GitHub account. */
const OTHER_SYSTEM = /^(?:install|k0s|k3s|kairos|p2p|rancher|stages|vyos_config_commands):/m;

/** The fields of a cloud-config that can run any commands. */
const COMMANDS = ['runcmd', 'bootcmd', 'write_files', 'ansible', 'chef', 'puppet', 'salt_minion', 'snap'];

/** A guest that nobody can log in to cannot be examined when something is wrong. */
export const cloudInitWithoutLogin: MachineRule = {
  name: 'cloud-init-without-login',
  refuses: 'a cloud-config that gives no user a key or a password to log in with',
  story: 'The users of cloud images have no password, so without a key nobody can log in, not even on the console. Write sshAuthorizedKeys, a user '
    + 'with a key, or a user with a password hash and lock_passwd: false, without which cloud-init locks the password. Or write accessCredentials '
    + 'of the machine, which KubeVirt takes from a Secret. Silence this advice for a cluster node that nobody should log in to. '
    + 'Guests with Windows are not checked.',
  check: (machine, advise, context) => {
    if ((machine.accessCredentials ?? []).length > 0) {
      return;
    }
    eachLinuxUserData(machine, context, advise, (userData, adviseIt) => {
      if (isKnownConfig(userData.text) && !mayAllowLogin(userData) && !OTHER_SYSTEM.test(userData.text)) {
        adviseIt('', `nobody can log in with this cloud-config, write ssh_authorized_keys, or a user with keys or a password hash${hint(userData)}`);
      }
    });
  },
};

/**
 * What is written but has no effect. A user with nothing but a name has often lost its other fields, such as the snake-case keys of a Python
 * dictionary. The key is not quoted: somebody may have pasted a private key.
 */
function hint({ config }: UserData): string {
  const users = config === undefined ? [] : usersOf(config).users;
  const bare = users.find((user) => Object.keys(user).join() === 'name');
  if (bare !== undefined) {
    return `; ${JSON.stringify(bare.name)} has only a name`;
  }
  const unread = [...users, config ?? {}].find(({ ssh_authorized_keys: keys }) => isSet(keys) && !hasMatch(keys, SSH_PUBLIC_KEY));
  return unread === undefined ? ''
    : `; ssh_authorized_keys${unread.name === undefined ? '' : ` of ${JSON.stringify(unread.name)}`} has no key that sshd accepts: write ${SSH_PUBLIC_KEY.write}`;
}

function mayAllowLogin(userData: UserData): boolean {
  const { text } = userData;
  if (!LOGIN_HINT.test(text)) {
    return false;
  }
  if (!LOGIN_CONDITION.test(text) && KEY.test(text)) {
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
    || COMMANDS.some((field) => config[field] !== undefined && LOGIN_HINT.test(JSON.stringify(config[field])));
}

function canLogIn(user: Config): boolean {
  return hasKey(user) || isSet(user.snapuser)
    || user.lock_passwd === false && [user.passwd, user.hashed_passwd, user.plain_text_passwd].some(isSet);
}

function hasKey({ ssh_authorized_keys: keys, ssh_import_id: ids }: Config): boolean {
  return hasMatch(keys, SSH_PUBLIC_KEY) || hasMatch(ids, SSH_IMPORT_ID);
}

/** Whether a string, or one string of a list, has a format. A placeholder counts as a match. */
function hasMatch(value: unknown, { matches }: Format): boolean {
  const texts = Array.isArray(value) ? value : isMap(value) ? Object.values(value) : [value];
  return texts.some((text) => typeof text === 'string' && (isPlaceholder(text) || matches(text.trim())));
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
