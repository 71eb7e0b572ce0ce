// Advice on user data and network data that cloud-init cannot read, or reads differently than intended.
import type { Refuse } from '../refuse';
import { cloudConfigOf, type UserData, type Config, eachNetworkData, eachUserData, tryParseYaml } from './cloud-configs';
import { eachLinuxUserData } from './linux-guests';
import { isWorthParsing } from './worth-parsing';
import { CLOUD_CONFIG_FIELDS, FIELD_FORMS, type Form, ITEM_FORMS, MAP_FIELDS, NESTED_FIELDS, NESTED_FORMS } from '../../cloud-init/cloud-config-fields';
import { isGzip } from '../../cloud-init/decoded-user-data';
import { isOpenStackData } from '../../cloud-init/network-data';
import { unreadableUserData } from '../../cloud-init/user-data';
import { isPlaceholder } from '../../issues/formats';
import { joinPath } from '../../issues/issues';
import { alternatives, nearestFields, nearestNames } from '../../issues/nearest-name';
import { describeValue, kindOf } from '../../issues/shape-issues';
import { isMap, textOf } from '../../plain-data/plain-data';
import { cacheByText } from '../../plain-data/text-cache';
import { isFilledInLater } from '../form';
import type { MachineRule } from '../rule';

/** The beginnings that cloud-init recognizes in user data, case-insensitively. The last three are email headers of multipart texts. */
const KNOWN_BEGINNING = /^\s*(?:#!|#include|#cloud-(?:config|boothook)|#part-handler|#upstart-job|## template: jinja|content-type:|mime-version:|from )/i;

/** Editors on Windows write it before a text. It is invisible, but cloud-init does not treat it as a blank. */
const BYTE_ORDER_MARK = '\ufeff';

/** A line of plain words. Agents other than cloud-init read user data too, but none can find a setting in such a line. */
const WORDS = /^\s*[a-z][a-z ,.!?'\\-]{0,79}\s*$/i;

const KNOWN_FIELDS = new Set(CLOUD_CONFIG_FIELDS);

/** Fields that configurations of other systems, such as Talos and Fedora CoreOS, have too. */
const AMBIGUOUS_FIELDS = ['debug', 'version'];

/** Fields that identify a text as a cloud-config. */
const DISTINCTIVE_FIELDS = CLOUD_CONFIG_FIELDS.filter((field) => !AMBIGUOUS_FIELDS.includes(field));

const DISTINCTIVE_FIELD = new RegExp(`^[{ ]*["']?(?:${DISTINCTIVE_FIELDS.join('|')})["']?\\s*:`, 'm');

/** A cloud-config and network data must be YAML. */
export const cloudInitNotYaml: MachineRule = {
  name: 'cloud-init-not-yaml',
  refuses: 'a cloud-config or network data that is not YAML, or network data in a form that the data source does not read',
  story: 'cloud-init logs the error to a file in the guest and continues without the data. It creates no users either, so nobody can log in to '
    + 'read the file. If a field occurs twice, the first one is lost. `cloud-init schema --config-file` reads a file as a guest does. Network data '
    + 'of cloudInitNoCloud needs a version. Network data of cloudInitConfigDrive must be OpenStack\'s network_data.json: otherwise the disk counts '
    + 'as broken, and its user data is not read either.',
  check: (machine, advise, context) => {
    eachUserData(machine, context, advise, ({ text, isRead }, adviseIt) => {
      // A construct that has read the text has already refused bad YAML.
      for (const { path, message } of isRead ? [] : unreadableUserData('', text)) {
        adviseIt(path, message);
      }
    });
    eachNetworkData(machine, context, advise, ({ text, type }, adviseIt) => {
      const mistake = isPlaceholder(text) ? undefined : type === 'cloudInitConfigDrive' ? openStackDataMistake(text) : networkConfigMistake(text);
      if (mistake !== undefined) {
        adviseIt('', mistake);
      }
    });
  },
};

function openStackDataMistake(text: string): string | undefined {
  return isOpenStackData(text) || isFilledInLater(text) ? undefined
    : 'is not OpenStack\'s network_data.json, which a ConfigDrive needs, write that or use cloudInitNoCloud, cloud-init would not read the user data either';
}

function networkConfigMistake(text: string): string | undefined {
  const parsed = tryParseYaml(text);
  if (parsed === undefined) {
    return 'is not YAML, correct it, cloud-init would leave the network as the image has it';
  }
  const { version, config } = parsed.network ?? parsed;
  return version === 1 || version === 2 || config === 'disabled' || isFilledInLater(text) ? undefined
    : 'has no version that cloud-init knows, write version: 2 beside ethernets, as in netplan, or version: 1 beside config';
}

/** A cloud-config must begin with its header. */
export const cloudConfigWithoutHeader: MachineRule = {
  name: 'cloud-config-without-header',
  refuses: 'user data that has the fields of a cloud-config, or only a few words, but does not begin with #cloud-config, that has a byte order '
    + 'mark before its first line, or that is base64 where text is expected',
  story: 'cloud-init recognizes user data by its first line, and ignores data that it does not recognize. The first line must be "#cloud-config" '
    + 'alone, without a space and before any comment. A byte order mark, which some editors write at the beginning of a file, hides the first line. '
    + 'cloud-init decompresses gzip, but decodes no base64: KubeVirt does that once, for userDataBase64 and data of a Secret.',
  check: (machine, advise, context) => eachUserData(machine, context, advise, ({ text }, adviseIt) => {
    if (text.startsWith(BYTE_ORDER_MARK) && KNOWN_BEGINNING.test(text)) {
      adviseIt('', 'this text begins with an invisible byte order mark, save it as UTF-8 without one, cloud-init would ignore the whole text');
    } else if (!KNOWN_BEGINNING.test(text) && DISTINCTIVE_FIELD.test(text) && hasDistinctiveField(tryParseYaml(text))) {
      adviseIt('', 'this text has fields of a cloud-config but does not begin with #cloud-config, write that as its first line, cloud-init would ignore the whole text');
    } else if (isEncoded(text)) {
      adviseIt('', 'this text is base64, write what it stands for, or write it as userDataBase64 or under data of a Secret, cloud-init would ignore the whole text');
    } else if (WORDS.test(text) && !KNOWN_BEGINNING.test(text)) {
      adviseIt('', 'this text is only a few words, write #cloud-config and its fields below, or a script that begins with #!, cloud-init would ignore the whole text');
    }
  }),
};

/** The letters of base64, which may be in lines. */
const BASE64 = /^[A-Za-z0-9+/=\s]+$/;

/** As many digits of base64 as have all bytes of the longest known beginning. */
const ENCODED_BEGINNING = 64;

/** Whether a text is user data in base64, such as that of Terraform's base64encode or base64gzip. */
function isEncoded(text: string): boolean {
  if (!BASE64.test(text)) {
    return false;
  }
  const bytes = Buffer.from(text.slice(0, ENCODED_BEGINNING), 'base64');
  return isGzip(bytes) || KNOWN_BEGINNING.test(bytes.toString('utf8'));
}

/** Whether a value is a map with a field of a cloud-config. Ignition's `passwd.users` is not one. */
function hasDistinctiveField(config: unknown): boolean {
  return isMap(config) && Object.keys(config).some((field) => DISTINCTIVE_FIELDS.includes(field));
}

/** Fields must have the forms that cloud-init expects. */
export const cloudConfigFieldForm: MachineRule = {
  name: 'cloud-config-field-form',
  refuses: 'a cloud-config field in the wrong form, such as a runcmd that is not a list or permissions that are not octal digits',
  story: 'cloud-init logs an error when it applies such a field, and skips it. In YAML, a command with ": " is a map unless it is quoted. '
    + '`cloud-init schema --config-file` checks all fields.',
  check: (machine, advise, context) => eachLinuxUserData(machine, context, advise, (userData, adviseIt) => {
    const config = fieldsToCheck(userData);
    adviseOnForms(config, adviseIt);
    adviseOnExpiryDates(config, userData.text, adviseIt);
  }),
};

/** Fields must have names that cloud-init knows. */
export const cloudConfigFieldUnknown: MachineRule = {
  name: 'cloud-config-field-unknown',
  refuses: 'a misspelt field of a cloud-config or of its users, files and other entries, a field of the cloud-config that is indented below one of these, or a network field',
  story: 'cloud-init ignores unknown fields. Only fields that resemble a known one are reported, and known ones in the wrong place. User data does not configure the network: write '
    + 'it as network data.',
  check: (machine, advise, context) => eachUserData(machine, context, advise, (userData, adviseIt) => {
    const config = fieldsToCheck(userData);
    for (const field of Object.keys(config)) {
      if (KNOWN_FIELDS.has(field)) {
        adviseOnNestedFields(field, config[field], adviseIt);
      } else if (field === 'network') {
        adviseIt(field, 'is not a field of a cloud-config, write it as networkData');
      } else {
        adviseOnMisspelt(field, nearestNames(field, CLOUD_CONFIG_FIELDS), adviseIt);
      }
    }
  }),
};

/** The maps and lists below a field, with their paths: the items of a list, the entries of users that are a map, or the field itself. */
function nestedParts(field: string, value: unknown): readonly (readonly [path: string, part: Config])[] {
  const parts: (readonly [string, unknown])[] = Array.isArray(value) ? value.map((item, index) => [`${field}[${index}]`, item])
    : MAP_FIELDS[field] !== undefined ? [[field, value]]
      : isMap(value) ? Object.entries(value).map(([name, item]) => [`${field}.${name}`, item]) : [];
  return parts.filter((each): each is readonly [string, Config] => isMap(each[1]) || Array.isArray(each[1]));
}

function adviseOnNestedFields(field: string, value: unknown, advise: Refuse): void {
  const known = NESTED_FIELDS[field];
  for (const [path, part] of known === undefined ? [] : nestedParts(field, value)) {
    for (const each of Object.keys(part).filter((name) => !known.includes(normalizeField(name)))) {
      const near = FIELD_FORMS[each]?.has(part[each]) ? [] : nearestFields(each, known);
      if (near.length === 0 && KNOWN_FIELDS.has(each)) {
        advise(joinPath(path, each), `is a field of the cloud-config, not of ${field}, write it at the top, indented less`);
      } else {
        adviseOnMisspelt(joinPath(path, each), near, advise);
      }
    }
  }
}

/** A field of a user as cloud-init reads it, which may be written with "-" or "_". */
function normalizeField(field: string): string {
  return field.replaceAll('-', '_');
}

function adviseOnMisspelt(path: string, near: readonly string[], advise: Refuse): void {
  if (near.length > 0) {
    advise(path, `is not a field that cloud-init knows, write ${alternatives(near)}`);
  }
}

/** The fields of a cloud-config that is worth parsing; none for any other text. */
const questionableFields = cacheByText((text): Config => isWorthParsing(text) ? cloudConfigOf(text, 'as written') ?? {} : {});

/** The fields of a cloud-config, if one of them may be wrong. */
function fieldsToCheck({ text, written }: UserData): Config {
  return written === undefined ? questionableFields(text) : written.isTyped ? {} : written.fields;
}

function adviseOnForms(config: Config, advise: Refuse): void {
  for (const field of Object.keys(config)) {
    const value = config[field];
    adviseOnForm(field, value, FIELD_FORMS[field], advise);
    const form = Array.isArray(value) ? ITEM_FORMS[field] : undefined;
    if (form !== undefined) {
      (value as unknown[]).forEach((item, index) => adviseOnForm(`${field}[${index}]`, item, form, advise));
    }
    adviseOnNestedForms(field, value, advise);
  }
}

function adviseOnNestedForms(field: string, value: unknown, advise: Refuse): void {
  const forms = NESTED_FORMS[field];
  for (const [path, part] of forms === undefined ? [] : nestedParts(field, value)) {
    for (const each of Object.keys(part)) {
      const form = forms[normalizeField(each)];
      if (form !== undefined && !isFilledInLater(textOf(part[each]))) {
        adviseOnForm(Array.isArray(part) ? `${path}[${each}]` : `${path}.${each}`, part[each], form, advise);
      }
    }
  }
}

/** Advises on a value that does not have a form. A field without a value counts as missing. */
export function adviseOnForm(path: string, value: unknown, form: Form | undefined, advise: Refuse): void {
  if (form !== undefined && value !== null && !form.has(value)) {
    advise(path, `is ${form.isShown ? describeValue(value) : describeHiddenValue(value)}, write ${form.is}`);
  }
}

/** PyYAML reads a day without quotes as a date, which cloud-init does not pass to useradd: the account would never expire. */
const UNQUOTED_DATE = /["' \t{,-]expiredate["']?[ \t]*:[ \t]+(\d{4}-\d\d?-\d\d?)[ \t]*(?:[,}#\r]|$)/gm;

function adviseOnExpiryDates({ users }: Config, text: string, advise: Refuse): void {
  const days = users === undefined ? [] : [...text.matchAll(UNQUOTED_DATE)].map(([, day]) => day);
  for (const [path, { expiredate: day }] of days.length === 0 ? [] : nestedParts('users', users)) {
    if (days.includes(day)) {
      advise(`${path}.expiredate`, `is a date, write it in quotes, ${JSON.stringify(day)}, cloud-init ignores any other form`);
    }
  }
}

function describeHiddenValue(value: unknown): string {
  return typeof value === 'string' ? 'a string' : kindOf(value);
}
