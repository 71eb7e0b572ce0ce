// What the texts of a cloud-config must look like, as a table of rules.
import { isIP, isIPv4 } from 'net';
import { URL } from 'url';
import { Rule, rule } from '../rules';

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

export const USER_NAME = rule('a Linux user name', /^[A-Za-z_][A-Za-z0-9_.-]{0,31}$/, 'at most 32 letters, digits, ".", "_" or "-", such as "admin"');
export const GROUP_NAME = { ...USER_NAME, is: 'a Linux group name' };
export const OWNER = rule('an owner', /^[A-Za-z0-9_][A-Za-z0-9_.-]*(?::[A-Za-z0-9_][A-Za-z0-9_.-]*)?$/, '"user" or "user:group", such as "root:root"');
export const HOSTNAME = rule('a hostname', new RegExp(`^${LABEL}$`), 'letters, digits and "-", such as "web-1", and a name with dots as fqdn');
export const FQDN = rule('a fully qualified domain name', new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})+$`), 'dot-separated labels, such as "web-1.example.com"');
export const HOST = rule('a host name or address', /^[A-Za-z0-9](?:[A-Za-z0-9.:-]*[A-Za-z0-9])?$/, 'a name such as "ntp.example.com", or an IP address');
export const TIMEZONE = rule('a time zone', /^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+)*$/, 'a name below /usr/share/zoneinfo, such as "Europe/Berlin"');
export const LOCALE = rule('a locale', /^[A-Za-z0-9_.@-]+$/, 'a name such as "en_US.UTF-8"');
export const ABSOLUTE_PATH = rule('an absolute path', /^\/[^\0\n]*$/, 'a path that starts with "/", such as "/etc/motd"');
export const OCTAL_MODE = rule('an octal mode', /^0?[0-7]{3,4}$/, 'a text of three or four octal digits, such as "0644"');
export const EMAIL = rule('an email address', /^[^\s@]+@[^\s@]+$/, 'an address such as "me@example.com"');
export const COMMAND = rule('a command', /\S/, 'a command, or leave it out');
export const SUDO_RULE = rule('a sudo rule', /^[^=\s,]+(?:\s*,\s*[^=\s,]+)*\s*=\s*\S[^\n]*$/, 'the part after the user name, such as "ALL=(ALL) NOPASSWD:ALL"');
export const SSH_IMPORT_ID = rule('an ssh-import-id', /^(?:[a-z]+:)?[A-Za-z0-9_.+@-]+$/, '"gh:<GitHub user>" or "lp:<Launchpad user>"');
export const DOMAIN = rule('a domain', new RegExp(`^\\.?(?:${LABEL}\\.)*${LABEL}\\.?$`), 'a search domain, such as "example.com"');

/** A day that the calendar has. */
export const DATE: Rule = {
  is: 'a date',
  holds: (text) => /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && (new Date(text).toJSON() ?? '').startsWith(text),
  write: 'YYYY-MM-DD, such as "2031-12-31"',
};

const URL_CHARACTER = '(?:[A-Za-z0-9._~:/?@!$&\'()*+,;=-]|%[0-9A-Fa-f]{2})';

const URL_TEXT = new RegExp(`^https?://(?!/|[^/?#]*@[^/?#]*@)(?:\\[[0-9A-Fa-f:.]+\\])?${URL_CHARACTER}*(?:#${URL_CHARACTER}*)?$`);

/** A URL with only the characters that RFC 3986 knows, which URL parsers for browsers go beyond. */
export const HTTP_URL: Rule = {
  is: 'an HTTP URL',
  holds: (text) => URL_TEXT.test(text) && URL.canParse(text),
  write: 'a URL such as "https://example.com/hook"',
};

/** An IP address, version 4 or 6. */
export const IP_ADDRESS: Rule = { is: 'an IP address', holds: (text) => isIP(text) !== 0, write: 'an address without a prefix length, such as "192.0.2.1"' };

/** An IP address with its prefix length. */
export const CIDR: Rule = {
  is: 'an IP address with a prefix length',
  holds: (text) => {
    const [address, length, ...rest] = text.split('/');
    return isIP(address) !== 0 && /^\d{1,3}$/.test(length ?? '') && Number(length) <= (isIPv4(address) ? 32 : 128) && rest.length === 0;
  },
  write: 'CIDR notation, such as "192.0.2.10/24"',
};

/** An address that an interface may have. */
export const INTERFACE_ADDRESS: Rule = { ...CIDR, is: 'an IP address with the prefix length of its network', holds: (text) => CIDR.holds(text) && !/\/0+$/.test(text) };

const KEY_TYPES = '(?:ssh-(?:ed25519|rsa|dss)|ecdsa-sha2-nistp(?:256|384|521)|sk-ssh-ed25519@openssh\\.com|sk-ecdsa-sha2-nistp256@openssh\\.com)';

const KEY_LINE = new RegExp(`^(?=[^\\n]*\\n?$)(?:[^\\n]+[ \\t])?(${KEY_TYPES}(?:-cert-v01@openssh\\.com)?) (AAAA[A-Za-z0-9+/]+={0,3})(?: [^\\n]*)?\\n?$`);

/** A key begins with its type, after the length of that. */
function typeOfKey(base64: string): string {
  const key = Buffer.from(base64, 'base64');
  return key.length < 4 ? '' : key.subarray(4, 4 + key.readUInt32BE()).toString();
}

/** A line of `authorized_keys`, options and comment included. It is kept out of errors: a private key may be pasted by mistake. */
export const SSH_PUBLIC_KEY: Rule = {
  is: 'an SSH public key',
  holds: (text) => {
    const [, type, key] = KEY_LINE.exec(text) ?? [];
    return type !== undefined && typeOfKey(key) === type;
  },
  write: 'the one line of the .pub file, such as "ssh-ed25519 AAAA… me@example.com"',
  secret: true,
};

/** Anything but a private key. */
export const NO_PRIVATE_KEY: Rule = {
  is: 'public: it holds a private key',
  holds: (text) => !/-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----|PuTTY-User-Key-File/.test(text),
  write: 'the one line of the .pub file instead',
  secret: true,
};
