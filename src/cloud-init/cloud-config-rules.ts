// Rules for cloud-configs, so that cloud-init applies all of their fields.
import { CloudConfig, CloudInitManageEtcHosts, CloudInitResizeRootfs } from './cloud-config';
import { hasDefaultUser, rawIssues } from './cloud-config-object';
import { fileIssues } from './file';
import { finalMessageIssues, phoneHomeIssues, powerStateIssues } from './final-stage';
import { COMMAND, FQDN, GROUP_NAME, HOSTNAME, LOCALE, NO_PRIVATE_KEY, SSH_IMPORT_ID, SSH_PUBLIC_KEY, USER_NAME } from './formats';
import { PASSWORD_HASH, rawPasswordIssues } from './passwords';
import { growpartIssues, ntpIssues, swapIssues } from './system';
import { userIssues } from './user';
import { checkChoice, checkUniqueNames } from '../issues/checks';
import { checkFormat, checkFormatOfEach, format, NOT_EMPTY, TIMEZONE } from '../issues/formats';
import { type Issue, issue, Issues, issuesOfEach, NO_ISSUES } from '../issues/issues';
import { entriesOf } from '../plain-data/plain-data';

/** Everything that is wrong with a cloud-config. */
export function cloudConfigIssues(config: CloudConfig): readonly Issue[] {
  return [
    ...checkFormat('hostname', config.hostname, HOSTNAME),
    ...checkFormat('fqdn', config.fqdn, FQDN),
    ...checkChoice('manageEtcHosts', config.manageEtcHosts, Object.values(CloudInitManageEtcHosts)),
    ...checkFormat('locale', config.locale, LOCALE),
    ...checkFormat('timezone', config.timezone, TIMEZONE),
    ...accountIssues(config),
    ...sshIssues(config),
    ...checkChoice('resizeRootfs', config.resizeRootfs, Object.values(CloudInitResizeRootfs)),
    ...issuesOfEach(config.mounts, mountIssues),
    ...issuesOfEach(config.packages, packageIssues),
    ...issuesOfEach(config.writeFiles, (file, index) => fileIssues(`writeFiles[${index}]`, file)),
    ...issuesOfEach(config.bootcmd, (command, index) => commandIssues(`bootcmd[${index}]`, command)),
    ...issuesOfEach(config.runcmd, (command, index) => commandIssues(`runcmd[${index}]`, command)),
    ...systemIssues(config),
    ...config.raw === undefined ? NO_ISSUES : [...rawIssues(config), ...rawPasswordIssues(config.raw)],
  ];
}

function systemIssues({ ntp, growpart, swap, phoneHome, finalMessage, powerState }: CloudConfig): readonly Issue[] {
  return [
    ...ntp ? ntpIssues(ntp) : NO_ISSUES,
    ...growpart ? growpartIssues(growpart) : NO_ISSUES,
    ...swap ? swapIssues(swap) : NO_ISSUES,
    ...phoneHome ? phoneHomeIssues(phoneHome) : NO_ISSUES,
    ...finalMessage === undefined ? NO_ISSUES : finalMessageIssues(finalMessage),
    ...powerState ? powerStateIssues(powerState) : NO_ISSUES,
  ];
}

function accountIssues({ groups, users, chpasswd }: CloudConfig): readonly Issue[] {
  return [
    ...issuesOfEach(entriesOf(groups), ([name, members]) => [
      ...checkFormat(`groups.${name}`, name, GROUP_NAME),
      ...checkFormatOfEach(`groups.${name}`, members, USER_NAME),
    ]),
    ...issuesOfEach(users, (user, index) => userIssues(`users[${index}]`, user)),
    ...checkUniqueNames('users', users),
    ...issuesOfEach(chpasswd?.users, ({ name, password }, index) => [
      ...checkFormat(`chpasswd.users[${index}].name`, name, USER_NAME),
      ...checkFormat(`chpasswd.users[${index}].password`, password, PASSWORD_HASH),
    ]),
    ...checkUniqueNames('chpasswd.users', chpasswd?.users),
  ];
}

const HOST_KEY = format('a kind of host key', /^(?:rsa|ecdsa|ed25519)_(?:private|public|certificate)$/, 'such as "ed25519_private" and "ed25519_public"');

function sshIssues(config: CloudConfig): readonly Issue[] {
  return [
    ...checkFormatOfEach('sshAuthorizedKeys', config.sshAuthorizedKeys, NO_PRIVATE_KEY, SSH_PUBLIC_KEY),
    ...checkFormatOfEach('sshImportId', config.sshImportId, SSH_IMPORT_ID),
    ...hasDefaultUser(config) ? NO_ISSUES : defaultUserKeyIssues(config),
    ...issuesOfEach(entriesOf(config.sshKeys), ([kind, key]) => [
      ...checkFormat(`sshKeys.${kind}`, kind, HOST_KEY),
      ...kind.endsWith('_private') ? NO_ISSUES : checkFormat(`sshKeys.${kind}`, key, NO_PRIVATE_KEY),
    ]),
    ...issuesOfEach(config.sshGenkeytypes, (type, index) => checkChoice(`sshGenkeytypes[${index}]`, type, HOST_KEY_TYPES)),
  ];
}

const HOST_KEY_TYPES = ['rsa', 'ecdsa', 'ed25519'];

/** Without the distribution's user, its keys have no effect; authorized keys go to root, which only matters if root may log in. */
function* defaultUserKeyIssues({ sshImportId = [], sshAuthorizedKeys = [], disableRoot = true }: CloudConfig): Issues {
  for (const [field, keys] of Object.entries({ sshImportId, sshAuthorizedKeys: disableRoot ? sshAuthorizedKeys : [] })) {
    if (keys.length > 0) {
      yield issue(field, 'belongs to the distribution\'s user, which is dropped: write it in one of users, or add defaultUser: true');
    }
  }
}

function* mountIssues(fields: readonly string[], index: number): Issues {
  const path = `mounts[${index}]`;
  if (fields.length < 1 || fields.length > 6) {
    yield issue(path, `has ${fields.length} fields: write one to six, such as ["/dev/vdb", "/data", "ext4", "defaults,nofail", "0", "2"]`);
  }
  yield* checkFormat(`${path}[0]`, fields[0], NOT_EMPTY);
  yield* checkFormat(`${path}[1]`, fields[1], {
    is: 'a mount point', matches: (text) => text.startsWith('/') || ['none', 'swap'].includes(text), write: 'an absolute path, or "none"',
  });
  yield* issuesOfEach(fields.slice(2), (field, each) => checkFormat(`${path}[${each + 2}]`, field, FSTAB_FIELD));
}

/** cloud-init writes these fields to a line unchanged. */
const FSTAB_FIELD = format('a field of fstab, which ends at a blank', /^\S+$/, 'a string without blanks, such as "defaults,nofail"');

function packageIssues(item: string | string[], index: number): Issues {
  return Array.isArray(item) ? versionedPackageIssues(`packages[${index}]`, item) : checkFormat(`packages[${index}]`, item, NOT_EMPTY);
}

function* versionedPackageIssues(path: string, item: readonly string[]): Issues {
  if (item.length !== 2) {
    yield issue(path, `has ${item.length} items: write the name and the version, such as ["nginx", "1.24.0-2"], or each name on its own`);
  }
  yield* checkFormatOfEach(path, item, NOT_EMPTY);
}

/** A command may contain secrets, so errors only name the field. */
function commandIssues(path: string, command: string | string[]): Issues {
  return checkFormat(path, Array.isArray(command) ? command[0] ?? '' : command, COMMAND);
}
