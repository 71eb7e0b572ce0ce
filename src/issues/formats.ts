// The formats of strings such as names, addresses and URLs, and the issues of strings that do not match.
import { isIP, isIPv4 } from 'net';
import { URL } from 'url';
import { type Issue, issue, issuesOfEach, NO_ISSUES } from './issues';
import { withoutLogins } from './logins';

/** The format of a string. */
export interface Format {
  /** The name of the format: `an absolute path`. */
  readonly is: string;
  readonly matches: (text: string) => boolean;
  /** What to write instead of a string that does not match. */
  readonly write: string;
  /** Whether an error must not show the string. */
  readonly secret?: boolean;
}

/** Formats by the name of the field that each is for. */
export interface FieldFormats {
  readonly [field: string]: Format;
}

/** A format from a pattern. */
export const format = (is: string, pattern: RegExp, write: string): Format => ({ is, matches: (text) => pattern.test(text), write });

/** A non-empty string. */
export const NOT_EMPTY = format('a name', /^\S(?:.*\S)?$/s, 'a string that is neither empty nor surrounded by spaces');

const LABEL = '[a-z0-9](?:[-a-z0-9]*[a-z0-9])?';

/** A name that the cluster also writes into labels. */
export const DNS_LABEL = format('a DNS label', new RegExp(`^(?=.{1,63}$)${LABEL}$`), 'at most 63 lower-case letters, digits and "-", such as "ubuntu"');

/** The name of a Secret with keys or passwords. With the suffix "-access-cred" it is the name of a volume of the pod, which is a DNS label. */
export const CREDENTIAL_SECRET = format('the name of a Secret that a machine can get credentials from', new RegExp(`^(?=.{1,51}$)${LABEL}$`),
  'at most 51 lower-case letters, digits and "-", such as "ada-keys"');

/** A DNS name as in Kubernetes: labels separated by dots. */
export const DNS_NAME = format('a DNS name', new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`), 'at most 253 lower-case letters, digits, "-" and ".", such as "example.test"');

/** The name of a machine, a claim, a Secret, or nearly any other object. */
export const OBJECT_NAME: Format = { ...DNS_NAME, is: 'an object\'s name', write: 'at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"' };

/** A namespace's name. */
export const NAMESPACE: Format = { ...DNS_LABEL, is: 'a namespace', write: 'at most 63 lower-case letters, digits and "-", such as "golden-images"' };

/** The part of a key after its domain, and a value. */
const WORD = '[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?';

const DOMAIN = `(?=[^/]{1,253}/)${LABEL}(?:\\.${LABEL})*/`;

const KEY = `^(?:${DOMAIN})?${WORD}$`;

const KEY_ADVICE = 'at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, after a domain and "/" if need be, such as "example.com/team"';

export const LABEL_KEY = format('a label\'s key', new RegExp(KEY), KEY_ADVICE);

export const LABEL_VALUE = format('a label\'s value', new RegExp(`^(?:${WORD})?$`),
  'at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, such as "web-1", or nothing');

/** A name that becomes the value of a label. */
export const LABELLED_NAME = format('a name that a label can have for its value', new RegExp(`^${WORD}$`),
  'at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, such as "high-memory"');

export const ANNOTATION_KEY = format('an annotation\'s key', new RegExp(KEY, 'i'), KEY_ADVICE);

export const FINALIZER = format('a finalizer\'s name', new RegExp(KEY), 'a domain and a name after "/", such as "example.com/guard"');

/** Kubernetes refuses a pod with another one. */
export const NODE_RESOURCE = format('a resource of nodes', new RegExp(`^${DOMAIN}${WORD}$`), 'a domain and a name after "/" as nodes list it, such as "nvidia.com/A100"');

/** The CPUs of a guest that run in real time, as virt-handler parses them. */
export const CPU_MASK: Format = {
  is: 'a mask of CPUs',
  matches: (mask) => mask.split(',').every((part) => {
    const [, first, last] = /^(?:\^|(\d+)-)?(\d+)$/.exec(part.trim()) ?? [];
    return last !== undefined && Number(first ?? last) <= Number(last);
  }),
  write: 'CPUs and ranges of CPUs between commas, such as "0-3,^1"',
};

/** The name of a machine's network interface, and of its network. */
export const INTERFACE_NAME = format('an interface name', /^[A-Za-z0-9_-]+$/, 'letters, digits, "-" and "_", such as "eth0"');

/** The name of a network interface of Linux. */
export const LINK_NAME = format('a network interface name', /^[^\s/:]{1,15}$/, 'at most 15 characters without space, "/" or ":", such as "eth0"');

/** The address of a network interface. */
export const MAC_ADDRESS = format('a MAC address', /^(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}$/, 'six pairs of hex digits, such as "52:54:00:12:34:56"');

/** A MAC address as Go reads it, which also takes "-" between pairs, or "." between groups of two pairs. */
export const GO_MAC_ADDRESS: Format = {
  ...MAC_ADDRESS, matches: (text) => MAC_ADDRESS.matches(text) || /^[\da-f]{2}(?:-[\da-f]{2}){5}$|^[\da-f]{4}(?:\.[\da-f]{4}){2}$/i.test(text),
};

/** The name of a time zone. */
export const TIMEZONE = format('a time zone', /^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+)*$/, 'a name below /usr/share/zoneinfo, such as "Europe/Berlin"');

/** The place of a device in a guest, as `lspci -D` prints it. */
export const PCI_ADDRESS = format('a PCI address', /^[\da-f]{4}:[\da-f]{2}:[\da-f]{2}\.[0-7]$/i, 'domain, bus, slot and function, such as "0000:81:01.0"');

/** libvirt requires 16 bytes, and ignores spaces and dashes between them. */
export const UUID: Format = {
  is: 'a UUID',
  matches: (text) => /^(?:[- ]*[\da-f]{2}){16}$/i.test(text.trim()),
  write: '32 hex digits with dashes, such as "5d307ca9-b3ef-428c-8861-06e72d69f223", or leave it out',
};

/** The highest port; the lowest is 1. */
export const LAST_PORT = 65_535;

/** A server in a URL, by name or address. */
export const HOST_PATTERN = '(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]+\\])';

const URL_CHARACTER = '(?:[A-Za-z0-9._~:/?@!$&\'()*+,;=-]|%[0-9A-Fa-f]{2})';

const URL_TEXT = new RegExp(`^https?://(?!/|[^/?#]*@[^/?#]*@)(?:\\[[0-9A-Fa-f:.]+\\])?${URL_CHARACTER}*(?:#${URL_CHARACTER}*)?$`);

/** A URL with only the characters that RFC 3986 allows; URL parsers for browsers accept more. */
export const HTTP_URL: Format = {
  is: 'an HTTP URL',
  matches: (text) => URL_TEXT.test(text) && URL.canParse(text),
  write: 'a URL such as "https://example.com/hook"',
};

/** An IP address, version 4 or 6. */
export const IP_ADDRESS: Format = { is: 'an IP address', matches: (text) => isIP(text) !== 0, write: 'an address without a prefix length, such as "192.0.2.1"' };

/** An IP address with its prefix length. */
export const CIDR: Format = {
  is: 'an IP address with a prefix length',
  matches: (text) => {
    const [address, length, ...rest] = text.split('/');
    return isIP(address) !== 0 && /^\d{1,3}$/.test(length ?? '') && Number(length) <= (isIPv4(address) ? 32 : 128) && rest.length === 0;
  },
  write: 'CIDR notation, such as "192.0.2.10/24"',
};

/** A placeholder for a value that is not known yet: `{{NAME}}`. */
export const PLACEHOLDER_PATTERN = '\\{\\{ ?([A-Z_][A-Z0-9_]*) ?\\}\\}';

/** The word at both ends of a placeholder for a value in a secret store. No other text has it, so it shows what is left of a placeholder. */
export const STORE_VALUE_WORD = 'cdk8s-kubevirt-store';

/** A placeholder for a value in a secret store, around the reference. Only the cluster substitutes it. */
export const STORE_VALUE_PATTERN = `\\{\\{${STORE_VALUE_WORD}:([A-Za-z0-9_-]+):${STORE_VALUE_WORD}\\}\\}`;

const DEFERRED_VALUE = `(?:${PLACEHOLDER_PATTERN}|${STORE_VALUE_PATTERN})`;

const PLACEHOLDER = new RegExp(DEFERRED_VALUE);

const WHOLE_PLACEHOLDER = new RegExp(`^${DEFERRED_VALUE}$`);

/** Whether the value of a string is not known yet, because it contains a placeholder. */
export function isPlaceholder(text: string): boolean {
  return text.includes('{{') && PLACEHOLDER.test(text);
}

/** A secret is unknown only if the whole string is a placeholder. Otherwise a part of the password is known. */
const isWholePlaceholder = (text: string) => WHOLE_PLACEHOLDER.test(text);

/** The issue of a string that does not have the format. An undefined string has none. */
export function checkFormat(path: string, text: string | undefined, wanted: Format): readonly Issue[] {
  if (text === undefined || hasFormat(text, wanted)) {
    return NO_ISSUES;
  }
  const { is, write, secret } = wanted;
  return [issue(path, `${secret ? 'this value' : quoted(text)} is not ${is}: write ${write}`)];
}

/** A string as a message shows it: without the login of an address. */
function quoted(text: string): string {
  return JSON.stringify(withoutLogins(text));
}

/** The longest string that a message shows. */
const MAX_DISPLAY_LENGTH = 80;

/** A string as a message shows it; for a long string, only its length. */
export function displayText(text: string): string {
  return text.length > MAX_DISPLAY_LENGTH ? `a string of ${text.length} characters` : quoted(text);
}

/** Whether a string has the format, or is a placeholder. */
export function hasFormat(text: string, { matches, secret }: Format): boolean {
  return matches(text) || (secret ? isWholePlaceholder(text) : isPlaceholder(text));
}

/** The issues of the strings of a list: for each string, the first format that it does not have. */
export function checkFormatOfEach(path: string, texts: readonly string[] | undefined, ...formats: readonly Format[]): readonly Issue[] {
  return issuesOfEach(texts, (text, index) => {
    const violated = text === undefined ? undefined : formats.find((each) => !hasFormat(text, each));
    return violated === undefined ? NO_ISSUES : checkFormat(`${path}[${index}]`, text, violated);
  });
}
