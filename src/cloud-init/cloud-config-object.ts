// A cloud-config as the plain object that cloud-init reads: its typed fields merged with `raw`.
import { CloudConfig } from './cloud-config';
import { fileEntry } from './file';
import { phoneHomeEntry, powerStateEntry } from './final-stage';
import { withoutReturns } from './formats';
import { growpartEntry, ntpEntry, swapEntry } from './system';
import { userEntry } from './user';
import { issue, Issues } from '../issues/issues';
import { entriesOf, isDeepEqual, isMap, omitEmpty, sortFields } from '../plain-data/plain-data';

/** A cloud-config with cloud-init's own keys, without fields that are not set. */
export function cloudConfigObject(config: CloudConfig): { [key: string]: any } {
  const typed = typedObject(config);
  return config.raw === undefined ? typed : mergeRaw(typed, sortFields(config.raw));
}

function typedObject(config: CloudConfig): { [key: string]: any } {
  const names = omitEmpty({
    hostname: config.hostname,
    fqdn: config.fqdn,
    prefer_fqdn_over_hostname: config.preferFqdnOverHostname,
    preserve_hostname: config.preserveHostname,
    manage_etc_hosts: choice(config.manageEtcHosts),
    locale: config.locale,
    timezone: config.timezone,
    groups: entriesOf(config.groups).map(([name, members]) => members.length > 0 ? { [name]: members } : name),
  });
  const others = omitEmpty({
    ssh_authorized_keys: withoutReturns(config.sshAuthorizedKeys),
    ssh_import_id: config.sshImportId,
    ssh_pwauth: config.sshPwauth,
    disable_root: config.disableRoot,
    ssh_keys: sortFields(config.sshKeys),
    ssh_deletekeys: config.sshDeletekeys,
    ssh_genkeytypes: config.sshGenkeytypes,
    chpasswd: config.chpasswd && omitEmpty({
      expire: config.chpasswd.expire,
      users: config.chpasswd.users.map(({ name, password }) => ({ name, password, type: 'hash' })),
    }),
    ntp: config.ntp && ntpEntry(config.ntp),
    growpart: config.growpart && growpartEntry(config.growpart),
    resize_rootfs: choice(config.resizeRootfs),
    mounts: config.mounts,
    swap: config.swap && swapEntry(config.swap),
    package_update: config.packageUpdate,
    package_upgrade: config.packageUpgrade,
    package_reboot_if_required: config.packageRebootIfRequired,
    packages: config.packages,
    write_files: config.writeFiles?.map(fileEntry),
    bootcmd: config.bootcmd,
    runcmd: config.runcmd,
    phone_home: config.phoneHome && phoneHomeEntry(config.phoneHome),
    final_message: config.finalMessage,
    power_state: config.powerState && powerStateEntry(config.powerState),
  });
  return Object.assign(names, userEntries(config), others);
}

const FLAGS = new Map<string | undefined, boolean>([['true', true], ['false', false]]);

/** cloud-init's value of a choice that is a word, true or false. */
function choice(value: string | undefined): boolean | string | undefined {
  return FLAGS.get(value) ?? value;
}

/** Whether the distribution's own user is created: cloud-init skips it if `users` is set without `default`. */
export function hasDefaultUser({ users = [], defaultUser = users.length === 0 }: CloudConfig): boolean {
  return defaultUser;
}

/** The field `users`. It is omitted if it equals cloud-init's default; an empty list means that no user is created. */
function userEntries(config: CloudConfig): { readonly users?: any[] } {
  const users = (config.users ?? []).map(userEntry);
  if (!hasDefaultUser(config)) {
    return { users };
  }
  return users.length === 0 ? {} : { users: ['default', ...users] };
}

function mergeRaw(typed: { [key: string]: any }, raw: { [key: string]: any }): { [key: string]: any } {
  const merged = Object.entries(raw).map(([key, value]) => [key, isMap(value) && isMap(typed[key]) ? mergeRaw(typed[key], value) : value]);
  return { ...typed, ...Object.fromEntries(merged) };
}

/** Every key that the typed fields and `raw` set to different values. Messages show neither value. */
export function rawIssues(config: CloudConfig): Issues {
  return config.raw ? conflicts('raw', typedObject(config), config.raw) : [];
}

function* conflicts(path: string, typed: { [key: string]: unknown }, raw: { [key: string]: unknown }): Issues {
  for (const [key, value] of entriesOf(raw).filter(([rawKey]) => Object.hasOwn(typed, rawKey))) {
    const other = typed[key];
    if (isMap(value) && isMap(other)) {
      yield* conflicts(`${path}.${key}`, other, value);
    } else if (!isDeepEqual(value, other)) {
      yield issue(`${path}.${key}`, 'is also set by the typed field, to another value: keep one of them');
    }
  }
}
