// Decides which cloud-configs are worth parsing for advice: parsing is slow, and most have only known fields, each on its own line.
import { isKnownConfig } from './cloud-configs';
import { CLOUD_CONFIG_FIELDS, ENCODINGS, FIELD_FORMS, NESTED_FIELDS } from '../../cloud-init/cloud-config-fields';

const KNOWN_FIELDS = new Set(CLOUD_CONFIG_FIELDS);

/** A line without indentation: a comment, or a field and its value. */
const FIELD = /^(?:(#|---).*|([\w-]+):[ \t]*(.*)|\S.*)$/gm;

/** A command in a list that YAML may read as a map. */
const MAP_IN_LIST = /^[^\S\n\r\u2028\u2029]*-\s+[^\s"'[{|>#-].*:(?:\s|$)/m;

/** The beginning of a map below a field: in braces, or by its first field on a line of its own, which may begin an item of a list. */
const NESTED_FIELD = /^(?=[ \t-])[ \t]*(?:-[ \t]+)*(?:["'{]|([\w-]+):(?=\s|$))/gm;

/** The fields with maps below them whose fields are known. */
const WITH_NESTED_FIELDS = new RegExp(`^(?:${Object.keys(NESTED_FIELDS).join('|')}):`, 'm');

const KNOWN_NESTED_FIELDS = new Set(Object.values(NESTED_FIELDS).flat());

const END = '[ \\t]*(?:[,}#\\r]|$)';

/** The usual forms of values of nested fields. Another form may be valid too, and is worth parsing. */
const USUAL = {
  'path': '["\']?/',
  '(?:homedir|shell)': `["']?/[^:,"'{}\\s]*["']?${END}`,
  'gecos': '["\']?[^:"\'|>[{&*!\\s][^:"\'{},#\\r\\n]*(?:["\'][ \\t]*)?(?:[,}#\\r]|$)',
  'content': `(?!(?:true|false|yes|no|on|off|null)${END})[^-+.\\d[{~\\s]`,
  'expiredate': `["']\\d{4}-\\d\\d-\\d\\d["']${END}`,
  'inactive': `["']\\d+["']${END}`,
  'owner': `["']?[a-z_][\\w.-]*(?::[a-z_][\\w.-]*)?["']?${END}`,
  'delay': `(?:now|["']?\\+?\\d+["']?)${END}`,
  'encoding': `["']?(?:${ENCODINGS.map((encoding) => encoding.replace('+', '\\+')).join('|')})["']?${END}`,
  'lock[_-]passwd': `(?:true|false)${END}`,
  '(?:allow|peers|pools|servers)': '(?:$|#|\\[|\\r)',
  'mode': `["']?(?:auto|halt|poweroff|reboot)["']?${END}`,
  'permissions': `(?:"[0-7]{3,5}"|'[0-7]{3,5}'|0[0-7]{3})${END}`,
};

const UNUSUAL = Object.entries(USUAL).map(([field, value]) => `${field}["']?[ \\t]*:(?![ \\t]*${value})`);

const UNUSUAL_NESTED_VALUE = new RegExp(`["' \\t{,-](?:${UNUSUAL.join('|')})`, 'mi');

/** Whether a cloud-config may have a field that is unknown, misspelt or in the wrong form. */
export function isWorthParsing(text: string): boolean {
  return isKnownConfig(text) && (
    [...text.matchAll(FIELD)].some(([, comment, field, value]) => comment === undefined && !isExpected(field, value))
    || /^(?:runcmd|bootcmd|ssh_authorized_keys):/m.test(text) && MAP_IN_LIST.test(text)
    || /^mounts:/m.test(text)
    || WITH_NESTED_FIELDS.test(text) && (UNUSUAL_NESTED_VALUE.test(text) || hasUnknownNestedField(text))
  );
}

function hasUnknownNestedField(text: string): boolean {
  return [...text.matchAll(NESTED_FIELD)].some(([, field]) => field === undefined || !KNOWN_NESTED_FIELDS.has(field));
}

function isExpected(field: string | undefined, value: string): boolean {
  return field !== undefined && KNOWN_FIELDS.has(field) && (FIELD_FORMS[field] === undefined || value === '' || value.startsWith('#'));
}
