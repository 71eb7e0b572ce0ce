// That somebody can log in where cloud-init sets up the guest.
import { cloudConfigOf, type Config, eachUserData, isCloudConfig } from './cloud-configs';
import { usersOf } from './cloud-init-users';
import { SSH_IMPORT_ID, SSH_PUBLIC_KEY } from '../../cloud-init/formats';
import { isPlaceholder, type Format } from '../../issues/formats';
import { isMap } from '../../plain-data/plain-data';
import type { MachineRule } from '../rule';

/** Without any of these in its text, a cloud-config lets nobody in. */
const ACCOUNTS = /authorized[-_]keys|ssh[-_]import[-_]id|snapuser|passw|useradd|adduser|usermod|autologin/i;

/** Who gets in is in question only where one of these is said. */
const CONDITIONS = /users|passw|disable[-_]root/i;

/** What a key begins with; where nobody is in question, it lets the distribution's user in. */
const KEY = / AAAA(?<=\b(?:ssh|ecdsa|sk)-\S+ AAAA)/;

/** The parts of a cloud-config that can do what they want. */
const COMMANDS = ['runcmd', 'bootcmd', 'write_files', 'ansible', 'chef', 'puppet', 'salt_minion', 'snap'];

/** A guest that nobody can log in to cannot be looked at when something is wrong with it. */
export const cloudInitWithoutLogin: MachineRule = {
  name: 'cloud-init-without-login',
  refuses: 'a cloud-config that gives nobody a key or a password to log in with',
  story: 'The users of cloud images have no password, so that without a key the console asks for one that does not exist. Write sshAuthorizedKeys, a user with a key or a password hash '
    + '(and lock_passwd: false, without which cloud-init locks it), or accessCredentials of the machine, which KubeVirt takes from a Secret. A node of a cluster that nobody is to log in to is '
    + 'one to silence this for.',
  check: (machine, advise, around) => {
    if ((machine.accessCredentials ?? []).length > 0) {
      return;
    }
    eachUserData(machine, around, advise, (text, adviseIt) => {
      if (isCloudConfig(text) && !mayLetSomebodyIn(text)) {
        adviseIt('', 'this cloud-config lets nobody log in, write ssh_authorized_keys, or a user with keys or a password hash');
      }
    });
  },
};

function mayLetSomebodyIn(text: string): boolean {
  if (!ACCOUNTS.test(text) || !CONDITIONS.test(text) && KEY.test(text)) {
    return ACCOUNTS.test(text);
  }
  const config = cloudConfigOf(text);
  return config === undefined || letsSomebodyIn(config);
}

function letsSomebodyIn(config: Config): boolean {
  const { users, hasDefault } = usersOf(config);
  return hasDefault && (hasKey(config) || isGiven(config.password))
    || config.disable_root === false && hasAny(config.ssh_authorized_keys, SSH_PUBLIC_KEY)
    || isMap(config.chpasswd) && (isGiven(config.chpasswd.users) || isGiven(config.chpasswd.list))
    || users.some(mayLogIn)
    || COMMANDS.some((field) => config[field] !== undefined && ACCOUNTS.test(JSON.stringify(config[field])));
}

function mayLogIn(user: Config): boolean {
  return hasKey(user) || isGiven(user.snapuser)
    || user.lock_passwd === false && [user.passwd, user.hashed_passwd, user.plain_text_passwd].some(isGiven);
}

function hasKey({ ssh_authorized_keys: keys, ssh_import_id: ids }: Config): boolean {
  return hasAny(keys, SSH_PUBLIC_KEY) || hasAny(ids, SSH_IMPORT_ID);
}

/** Whether one text of a list, or a text alone, keeps a rule, as far as it is known. */
function hasAny(value: unknown, { matches }: Format): boolean {
  const texts = Array.isArray(value) ? value : isMap(value) ? Object.values(value) : [value];
  return texts.some((text) => typeof text === 'string' && (isPlaceholder(text) || matches(text.trim())));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
