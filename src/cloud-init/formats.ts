// The formats of the strings in a cloud-config.
import { CIDR, Format, format, IP_ADDRESS } from '../issues/formats';

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

export const USER_NAME = format('a Linux user name', /^[A-Za-z_][A-Za-z0-9_.-]{0,31}$/, 'at most 32 letters, digits, ".", "_" or "-", such as "admin"');
export const GROUP_NAME = { ...USER_NAME, is: 'a Linux group name' };
export const OWNER = format('an owner', /^(?!\d+(?::|$))\w[\w.-]*(?::(?!\d+$)\w[\w.-]*)?$/, '"user" or "user:group" by their names, such as "root:root", since cloud-init does not accept numbers');
export const HOSTNAME = format('a hostname', new RegExp(`^${LABEL}$`), 'letters, digits and "-", such as "web-1", and a name with dots as fqdn');
export const FQDN = format('a fully qualified domain name', new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})+$`), 'dot-separated labels, such as "web-1.example.com"');
export const HOST = format('a host name or address', /^[A-Za-z0-9](?:[A-Za-z0-9.:-]*[A-Za-z0-9])?$/, 'a name such as "ntp.example.com", or an IP address');

/** What chrony accepts: networks, which may be abbreviated to their first numbers, addresses and names, each optionally after "all". */
export const NTP_CLIENTS: Format = {
  is: 'a network',
  matches: (text) => /^all$/i.test(text) || isChronyNetwork(text.replace(/^all +/i, '')),
  write: 'CIDR notation, such as "192.0.2.0/24"',
};

function isChronyNetwork(text: string): boolean {
  return CIDR.matches(text) || IP_ADDRESS.matches(text) || /^\d{1,3}(?:\.\d{1,3}){0,2}(?:\/(?:[12]?\d|3[0-2]))?$/.test(text)
    || /[A-Za-z]/.test(text) && HOST.matches(text) && !text.includes(':');
}

export const LOCALE = format('a locale', /^[A-Za-z0-9_.@-]+$/, 'a name such as "en_US.UTF-8"');
export const ABSOLUTE_PATH = format('an absolute path', /^\/[^\0\n]*$/, 'a path that starts with "/", such as "/etc/motd"');

/** A path in /etc/passwd, whose fields end at a colon. */
const ACCOUNT_PATH: Format = { ...ABSOLUTE_PATH, matches: (text) => ABSOLUTE_PATH.matches(text) && !text.includes(':') };

export const HOME: Format = { ...ACCOUNT_PATH, write: 'a path that starts with "/" and has no ":", such as "/srv/ada"' };
export const SHELL: Format = { ...ACCOUNT_PATH, write: 'a path that starts with "/" and has no ":", such as "/bin/bash"' };
export const GECOS = format('a comment of /etc/passwd', /^[^:\n]*$/, 'a line without ":", such as "Ada Lovelace"');
export const OCTAL_MODE = format('an octal mode', /^0?[0-7]{3,4}$/, 'a string of three or four octal digits, such as "0644"');
export const EMAIL = format('an email address', /^[^\s@]+@[^\s@]+$/, 'an address such as "me@example.com"');
export const COMMAND = format('a command', /\S/, 'a command, or leave it out');
export const SUDO_RULE = format('a sudo rule', /^[^=\s,]+(?:\s*,\s*[^=\s,]+)*\s*=\s*\S[^\n]*$/, 'the part after the user name, such as "ALL=(ALL) NOPASSWD:ALL"');
export const SSH_IMPORT_ID = format('an ssh-import-id', /^(?:[a-z]+:)?[A-Za-z0-9_.+@-]+$/, '"gh:<GitHub user>" or "lp:<Launchpad user>"');
export const DOMAIN = format('a domain', new RegExp(`^\\.?(?:${LABEL}\\.)*${LABEL}\\.?$`), 'a search domain, such as "example.com"');

/** A day that exists in the calendar. */
export const DATE: Format = {
  is: 'a date',
  matches: (text) => /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && (new Date(text).toJSON() ?? '').startsWith(text),
  write: 'YYYY-MM-DD, such as "2031-12-31"',
};

/** An address that an interface may have. */
export const INTERFACE_ADDRESS: Format = { ...CIDR, is: 'an IP address with the prefix length of its network', matches: (text) => CIDR.matches(text) && !/\/0+$/.test(text) };

/** Where a route leads. */
export const DESTINATION: Format = {
  is: 'a destination',
  matches: (text) => text === 'default' || CIDR.matches(text) || IP_ADDRESS.matches(text),
  write: '"default", or a network such as "192.0.2.0/24"',
};

const KEY_TYPES = '(?:ssh-(?:ed25519|rsa|dss)|ecdsa-sha2-nistp(?:256|384|521)|sk-ssh-ed25519@openssh\\.com|sk-ecdsa-sha2-nistp256@openssh\\.com)';

/** Options are one word, which may have blanks in quotes. A line that begins with a key's type has none, as sshd reads it. */
const OPTIONS = `(?!${KEY_TYPES}[ \\t])(?:"(?:\\\\.|[^"\\\\\\n])*"|[^\\s"])+[ \\t]+`;

const KEY_LINE = new RegExp(`^(?=[^\\n]*\\n?$)(?:${OPTIONS})?(${KEY_TYPES}(?:-cert-v01@openssh\\.com)?) (AAAA[A-Za-z0-9+/]+={0,3})(?: [^\\n]*)?\\r?\\n?$`);

/** The type of a key, which is at the key's beginning after the type's length. */
function typeOfKey(base64: string): string {
  const key = Buffer.from(base64, 'base64');
  return key.length < 4 ? '' : key.toString('latin1', 4, 4 + key.readUInt32BE());
}

/** A line of `authorized_keys` with its options and comment. Errors do not show it, since it may be a private key by mistake. */
export const SSH_PUBLIC_KEY: Format = {
  is: 'an SSH public key',
  matches: (text) => {
    const [, type, key] = KEY_LINE.exec(text) ?? [];
    return type !== undefined && typeOfKey(key) === type;
  },
  write: 'the one line of the .pub file, such as "ssh-ed25519 AAAA… me@example.com"',
  secret: true,
};

/** The lines of .pub files, without the carriage returns at their ends that files on Windows have. */
export const withoutReturns = (keys?: readonly string[]) => keys?.map((key) => key.replace(/\r(?=\n?$)/, ''));

/** Anything but a private key. */
export const NO_PRIVATE_KEY: Format = {
  is: 'public: it holds a private key',
  matches: (text) => !/-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----|PuTTY-User-Key-File/.test(text),
  write: 'the one line of the .pub file instead',
  secret: true,
};
