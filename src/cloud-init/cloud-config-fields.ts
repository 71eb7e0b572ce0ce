// The fields that cloud-init supports in a cloud-config, and the forms of some of them.
import { isMap, scalarText, table, textOf } from '../plain-data/plain-data';

/** Every field at the top of a cloud-config, of any version of cloud-init. */
export const CLOUD_CONFIG_FIELDS: readonly string[] = [
  'allow_public_ssh_keys', 'ansible', 'apk_repos', 'apt', 'apt_pipelining', 'apt_reboot_if_required', 'apt_update', 'apt_upgrade', 'authkey_hash', 'autoinstall',
  'bootcmd', 'byobu_by_default', 'ca-certs', 'ca_certs', 'chef', 'chpasswd', 'cloud_config_modules', 'cloud_final_modules', 'cloud_init_modules',
  'create_hostname_file', 'datasource', 'datasource_list', 'debug', 'device_aliases', 'disable_ec2_metadata', 'disable_root', 'disable_root_opts', 'disk_setup', 'drivers', 'fan',
  'final_message', 'fqdn', 'fs_setup', 'groups', 'growpart', 'grub-dpkg', 'grub_dpkg', 'hostname', 'keyboard', 'landscape', 'launch-index', 'locale', 'locale_configfile',
  'lxd', 'manage_etc_hosts', 'manage_resolv_conf', 'mcollective', 'merge_how', 'merge_type', 'migrate', 'mount_default_fields', 'mounts', 'no_ssh_fingerprints', 'ntp',
  'output', 'package_reboot_if_required', 'package_update', 'package_upgrade', 'packages', 'password', 'phone_home', 'power_state', 'prefer_fqdn_over_hostname',
  'preserve_hostname', 'puppet', 'random_seed', 'reporting', 'resize_rootfs', 'resolv_conf', 'rh_subscription', 'rpi', 'rsyslog', 'runcmd', 'salt_minion', 'set_hostname', 'set_timezone', 'snap',
  'spacewalk', 'ssh', 'ssh_authorized_keys', 'ssh_deletekeys', 'ssh_fp_console_blacklist', 'ssh_genkeytypes', 'ssh_import_id', 'ssh_key_console_blacklist', 'ssh_keys',
  'ssh_publish_hostkeys', 'ssh_pwauth', 'ssh_quiet_keygen', 'swap', 'system_info', 'timezone', 'ubuntu_advantage', 'ubuntu_pro', 'updates', 'user', 'users',
  'vendor_data', 'version', 'wireguard', 'write_files', 'yum_repo_dir', 'yum_repos', 'zypper',
];

/** A form that a value can have. */
export interface Form {
  readonly is: string;
  readonly has: (value: unknown) => boolean;
  /** Whether a message may show a string or a number that does not have the form. */
  readonly isShown?: boolean;
}

const isString = (value: unknown) => typeof value === 'string';

const LIST: Form = { is: 'a list', has: Array.isArray };
const MAP: Form = { is: 'a map', has: isMap };
const LIST_OR_MAP: Form = { is: 'a list', has: (value) => Array.isArray(value) || isMap(value) || isString(value) };

/** The forms of fields. A field without a value counts as missing. */
export const FIELD_FORMS: { readonly [field: string]: Form } = table({
  bootcmd: LIST,
  chpasswd: MAP,
  disk_setup: MAP,
  fs_setup: LIST,
  groups: LIST_OR_MAP,
  growpart: MAP,
  mounts: LIST,
  ntp: MAP,
  packages: LIST,
  phone_home: MAP,
  power_state: MAP,
  runcmd: LIST,
  ssh_authorized_keys: LIST,
  ssh_genkeytypes: LIST,
  ssh_import_id: LIST,
  ssh_keys: MAP,
  swap: MAP,
  users: LIST_OR_MAP,
  write_files: LIST,
});

const COMMAND: Form = { is: 'a string or a list of words, in quotes where it contains ": "', has: (value) => isString(value) || Array.isArray(value) };

/** The forms of the items of some lists. */
export const ITEM_FORMS: { readonly [field: string]: Form } = table({
  bootcmd: COMMAND,
  mounts: LIST,
  runcmd: COMMAND,
  ssh_authorized_keys: { is: 'a string', has: isString },
  write_files: MAP,
});

/** The fields of maps that are items of a list, of any version of cloud-init. */
const ITEM_FIELDS: { readonly [field: string]: readonly string[] } = table({
  fs_setup: ['cmd', 'device', 'extra_opts', 'filesystem', 'label', 'overwrite', 'partition', 'replace_fs'],
  users: [
    'create_groups', 'doas', 'expiredate', 'gecos', 'groups', 'hashed_passwd', 'homedir', 'inactive', 'lock_passwd', 'name', 'no_create_home', 'no_log_init', 'no_user_group',
    'passwd', 'plain_text_passwd', 'primary_group', 'selinux_user', 'shell', 'snapuser', 'ssh_authorized_keys', 'ssh_import_id', 'ssh_redirect_user', 'sudo', 'system', 'uid',
  ],
  write_files: ['append', 'content', 'defer', 'encoding', 'owner', 'path', 'permissions', 'source'],
});

/** The fields of maps below a field, of any version of cloud-init. */
export const MAP_FIELDS: { readonly [field: string]: readonly string[] } = table({
  chpasswd: ['expire', 'list', 'users'],
  growpart: ['devices', 'ignore_growroot_disabled', 'mode'],
  ntp: ['allow', 'config', 'enabled', 'ntp_client', 'peers', 'pools', 'servers'],
  phone_home: ['post', 'tries', 'url'],
  power_state: ['condition', 'delay', 'message', 'mode', 'timeout'],
  swap: ['filename', 'maxsize', 'size'],
});

/** The fields of maps that are items of a list, or below a field. */
export const NESTED_FIELDS: { readonly [field: string]: readonly string[] } = table({ ...ITEM_FIELDS, ...MAP_FIELDS });

const matchesText = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** A path in /etc/passwd, whose fields end at a colon: useradd refuses it, and cloud-init then creates no further user. */
const PATH: Form = { is: 'an absolute path without ":"', has: matchesText(/^(?:\/[^:\n]*)?$/), isShown: true };

/** YAML reads 0644 as an octal number, and 644 as a decimal one, which is the mode 1204. These decimal numbers are probably meant as octal. */
const DECIMAL_MODE = /^[1246]?(?:[4-7](?:00|40|44|50|55)|[67](?:11|60|64|66|70|75|77))$/;

function isMode(value: unknown): boolean {
  return typeof value === 'number' ? !DECIMAL_MODE.test(String(value)) : matchesText(/^(?:0o?)?[0-7]{1,5}$/)(value);
}

/** The encodings of a file's content. */
export const ENCODINGS = ['b64', 'base64', 'gz', 'gzip', 'gz+b64', 'gz+base64', 'gzip+b64', 'gzip+base64', 'text/plain'];

/** The forms of the fields of maps, and of the items of lists, below a field. */
export const NESTED_FORMS: { readonly [field: string]: { readonly [below: string]: Form } } = table({
  growpart: table({ mode: { is: 'auto, growpart, gpart or off', has: (value) => value === false || /^(?:auto|growpart|growfs|gpart|off|no|false|0)$/.test(scalarText(value)), isShown: true } }),
  mounts: table({ 3: { is: 'options without blanks, which end a field of fstab, such as "defaults,nofail"', has: (value) => !/\s/.test(textOf(value)), isShown: true } }),
  // cloud-init would read a string as a list of its letters.
  ntp: table({ allow: LIST, peers: LIST, pools: LIST, servers: LIST }),
  power_state: table({
    delay: { is: 'now, or a number of minutes such as 5', has: (value) => typeof value === 'number' || matchesText(/^(?:now|\+?\d+)$/)(value), isShown: true },
    mode: { is: 'poweroff, reboot or halt', has: matchesText(/^(?:poweroff|reboot|halt)$/), isShown: true },
  }),
  users: table({
    // Other types are ignored.
    expiredate: { is: 'a date in quotes, such as "2031-12-31"', has: isString },
    gecos: { is: 'a line without ":", which useradd does not accept', has: (value) => typeof value !== 'string' || /^[^:\n]*$/.test(value), isShown: true },
    homedir: PATH,
    // For cloudbase-init this is a boolean.
    inactive: { is: 'a number of days in quotes, such as "30"', has: (value) => value === false || isString(value), isShown: true },
    // Somebody may have written a password here.
    lock_passwd: { is: 'true or false without quotes', has: (value) => typeof value === 'boolean' || typeof value === 'number' },
    shell: PATH,
  }),
  write_files: table({
    // cloud-init would write no further files. A program may pass bytes, which become a list of numbers.
    content: { is: 'a string', has: isString },
    encoding: { is: `one of ${ENCODINGS.join(', ')}`, has: (value) => typeof value === 'string' && ['', ...ENCODINGS].includes(value.trim().toLowerCase()), isShown: true },
    owner: { is: 'the names of a user and a group, such as root:adm, since cloud-init does not accept numbers', has: matchesText(/^\s*(?!\d+\s*(?::|$))[^:]*(?::(?!\s*\d+\s*$).*)?$/), isShown: true },
    // Windows guests have cloudbase-init, which reads the same user data.
    path: { is: 'an absolute path, since cloud-init does not expand "~"', has: matchesText(/^(?:\/|[a-z]:[\\/]|%\w+%)/i), isShown: true },
    permissions: { is: 'octal digits in quotes, such as "0644"', has: isMode, isShown: true },
  }),
});
