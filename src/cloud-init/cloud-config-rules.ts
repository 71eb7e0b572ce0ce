// Rules for cloud-configs, so that cloud-init applies all of their fields.
import { CloudConfig } from './cloud-config';
import { hasDefaultUser, rawIssues } from './cloud-config-object';
import { fileIssues } from './file';
import { COMMAND, FQDN, GROUP_NAME, HOSTNAME, LOCALE, NO_PRIVATE_KEY, SSH_IMPORT_ID, SSH_PUBLIC_KEY, TIMEZONE, USER_NAME } from './formats';
import { objectIssues, PASSWORD_HASH } from './passwords';
import { growpartIssues, ntpIssues, phoneHomeIssues, powerStateIssues, swapIssues } from './system';
import { userIssues } from './user';
import { checkChoice, checkUnique } from '../issues/checks';
import { checkFormat, checkFormatOfEach, NOT_EMPTY } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { entriesOf } from '../plain-data/plain-data';

/** Everything that is wrong with a cloud-config. */
export function* cloudConfigIssues(config: CloudConfig): Issues {
  yield* checkFormat('hostname', config.hostname, HOSTNAME);
  yield* checkFormat('fqdn', config.fqdn, FQDN);
  yield* checkChoice('manageEtcHosts', config.manageEtcHosts, [true, false, 'localhost']);
  yield* checkFormat('locale', config.locale, LOCALE);
  yield* checkFormat('timezone', config.timezone, TIMEZONE);
  yield* accountIssues(config);
  yield* sshIssues(config);
  yield* checkChoice('resizeRootfs', config.resizeRootfs, [true, false, 'noblock']);
  yield* mountIssues(config.mounts ?? []);
  yield* packageIssues(config.packages ?? []);
  for (const [index, file] of (config.writeFiles ?? []).entries()) {
    yield* fileIssues(`writeFiles[${index}]`, file);
  }
  yield* commandIssues('bootcmd', config.bootcmd ?? []);
  yield* commandIssues('runcmd', config.runcmd ?? []);
  yield* config.ntp ? ntpIssues('ntp', config.ntp) : [];
  yield* config.growpart ? growpartIssues('growpart', config.growpart) : [];
  yield* config.swap ? swapIssues('swap', config.swap) : [];
  yield* config.phoneHome ? phoneHomeIssues('phoneHome', config.phoneHome) : [];
  yield* config.powerState ? powerStateIssues('powerState', config.powerState) : [];
  yield* rawIssues(config);
  yield* objectIssues('raw', config.raw);
}

function* accountIssues({ groups = {}, users = [], chpasswd }: CloudConfig): Issues {
  for (const [name, members] of entriesOf(groups)) {
    yield* checkFormat(`groups.${name}`, name, GROUP_NAME);
    yield* checkFormatOfEach(`groups.${name}`, members, USER_NAME);
  }
  for (const [index, user] of users.entries()) {
    yield* userIssues(`users[${index}]`, user);
  }
  yield* checkUnique(users.map(({ name }, index) => [`users[${index}].name`, name]));
  for (const [index, { name, password }] of (chpasswd?.users ?? []).entries()) {
    yield* checkFormat(`chpasswd.users[${index}].name`, name, USER_NAME);
    yield* checkFormat(`chpasswd.users[${index}].password`, password, PASSWORD_HASH);
  }
  yield* checkUnique((chpasswd?.users ?? []).map(({ name }, index) => [`chpasswd.users[${index}].name`, name]));
}

const HOST_KEY = {
  is: 'a kind of host key',
  matches: (text: string) => /^(?:rsa|ecdsa|ed25519)_(?:private|public|certificate)$/.test(text),
  write: 'such as "ed25519_private" and "ed25519_public"',
};

function* sshIssues(config: CloudConfig): Issues {
  yield* checkFormatOfEach('sshAuthorizedKeys', config.sshAuthorizedKeys, NO_PRIVATE_KEY, SSH_PUBLIC_KEY);
  yield* checkFormatOfEach('sshImportId', config.sshImportId, SSH_IMPORT_ID);
  yield* ownerlessIssues(config);
  for (const [kind, key] of entriesOf(config.sshKeys)) {
    yield* checkFormat(`sshKeys.${kind}`, kind, HOST_KEY);
    yield* kind.endsWith('_private') ? [] : checkFormat(`sshKeys.${kind}`, key, NO_PRIVATE_KEY);
  }
  for (const [index, type] of (config.sshGenkeytypes ?? []).entries()) {
    yield* checkChoice(`sshGenkeytypes[${index}]`, type, ['rsa', 'ecdsa', 'ed25519']);
  }
}

/** Without the distribution's user, its keys have no effect; authorized keys go to root, which only matters if root may log in. */
function* ownerlessIssues(config: CloudConfig): Issues {
  const { sshImportId, sshAuthorizedKeys, disableRoot = true } = config;
  for (const [field, keys] of Object.entries({ sshImportId, sshAuthorizedKeys: disableRoot ? sshAuthorizedKeys : [] })) {
    if (keys && keys.length > 0 && !hasDefaultUser(config)) {
      yield issue(field, 'belongs to the distribution\'s user, which is dropped: write it in one of users, or add defaultUser: true');
    }
  }
}

function* mountIssues(mounts: readonly string[][]): Issues {
  for (const [index, fields] of mounts.entries()) {
    const path = `mounts[${index}]`;
    if (fields.length < 1 || fields.length > 6) {
      yield issue(path, `has ${fields.length} fields: write one to six, such as ["/dev/vdb", "/data", "ext4", "defaults,nofail", "0", "2"]`);
    }
    yield* checkFormat(`${path}[0]`, fields[0], NOT_EMPTY);
    yield* deviceIssues(`${path}[0]`, fields[0] ?? '');
    yield* checkFormat(`${path}[1]`, fields[1], {
      is: 'a mount point', matches: (text) => text.startsWith('/') || ['none', 'swap'].includes(text), write: 'an absolute path, or "none"',
    });
  }
}

/** File systems that have no device. */
const WITHOUT_DEVICE = ['tmpfs', 'ramfs', 'overlay', 'none'];

/** Reports what cloud-init does not take for a device: it mounts paths of block devices, and what a network serves. */
function* deviceIssues(path: string, device: string): Issues {
  const [, tag, value] = /^((?:PART)?(?:LABEL|UUID))=(.+)$/.exec(device) ?? [];
  if (tag !== undefined) {
    const link = `/dev/disk/by-${tag.toLowerCase()}/${value.replaceAll('"', '')}`;
    yield issue(path, `${JSON.stringify(device)} is fstab's own way to name a device, which cloud-init leaves out without a word: write ${JSON.stringify(link)}`);
  }
  if (WITHOUT_DEVICE.includes(device)) {
    yield issue(path, `${JSON.stringify(device)} is no device, and cloud-init leaves the mount out without a word: write a line of /etc/fstab by runcmd, or a mount unit by writeFiles`);
  }
}

function* packageIssues(packages: ReadonlyArray<string | string[]>): Issues {
  for (const [index, item] of packages.entries()) {
    const path = `packages[${index}]`;
    if (Array.isArray(item) && item.length !== 2) {
      yield issue(path, `has ${item.length} items: write the name and the version, such as ["nginx", "1.24.0-2"], or each name by itself`);
    }
    yield* Array.isArray(item) ? checkFormatOfEach(path, item, NOT_EMPTY) : checkFormat(path, item, NOT_EMPTY);
  }
}

/** Commands may contain secrets, so errors only name the field. */
function* commandIssues(path: string, commands: ReadonlyArray<string | string[]>): Issues {
  for (const [index, command] of commands.entries()) {
    yield* checkFormat(`${path}[${index}]`, Array.isArray(command) ? command[0] ?? '' : command, COMMAND);
  }
}
