// Texts that cloud-init cannot read, or takes for something else, by the advice that is given; and what is right beside them.

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

/** What lets somebody in, so that nothing is said of that. */
const LOGIN = `ssh_authorized_keys: [${KEY}]\n`;

const config = (text: string) => `#cloud-config\n${LOGIN}${text}`;

/** User data by the advice, with what cloud-init's own judgement begins to say since a version. */
export const FAULTY_USER_DATA: { readonly [id: string]: { readonly [what: string]: string } } = {
  'cloud-init-not-yaml': {
    'a bracket that stays open': config('packages: [git\n'),
    'an indentation that fits nowhere': config('users:\n  - name: ada\n   sudo: x\n'),
    'a colon in a command': config('hostname: web: 1\n'),
    'an alias without its anchor': config('hostname: *web\n'),
    'a tab': config('users:\n\t- ada\n'),
  },
  'cloud-config-without-header': {
    'no header': `${LOGIN}packages: [git]\n`,
    'a blank in the header': `# cloud-config\n${LOGIN}`,
    'a comment before the header': `# made by hand\n#cloud-config\n${LOGIN}`,
    'another header': `#cloudconfig\n${LOGIN}`,
    'JSON': '{"hostname": "web"}\n',
  },
  'cloud-config-field-form': {
    'a command that is no list': config('runcmd: ls\n'),
    'commands as a block of text': config('runcmd: |\n  ls\n  true\n'),
    'a command with a colon': config('runcmd:\n  - echo note: done\n'),
    'a command that is a number': config('bootcmd: [1]\n'),
    'users that are a number': config('users: 5\n'),
    'a package that is no list': config('packages: git\n'),
    'a file that is no list': config('write_files: {path: /etc/motd, content: hello}\n'),
    'a file that is only a path': config('write_files: [/etc/motd]\n'),
    'a key that is no list': `#cloud-config\nssh_authorized_keys: ${KEY}\n`,
    'a password that is no map': config('chpasswd: false\n'),
    'a power state in a word': config('power_state: reboot\n'),
  },
};

/** Fields that cloud-init knows only to be none since 23.1. */
export const UNKNOWN_FIELDS: { readonly [what: string]: string } = {
  'a misspelt field': config('packges: [git]\n'),
  'a field of one word too few': config('write_file: [{path: /etc/motd}]\n'),
  'hyphens': config('write-files: [{path: /etc/motd}]\n'),
  'a network': config('network: {version: 2}\n'),
};

/** Fields that no version knows there. */
export const UNKNOWN_FIELDS_BELOW: { readonly [what: string]: string } = {
  'a misspelt field of a user': config('users:\n  - default\n  - name: ada\n    sudos: ALL=(ALL) NOPASSWD:ALL\n'),
  'a misspelt field of a user in braces': config('users:\n- {name: ada, home-dirs: /srv/ada}\n- default\n'),
  'a misspelt field of a file': config('write_files:\n  - path: /etc/motd\n    contents: hello\n'),
  'a misspelt field in quotes': config('write_files:\n  - path: /etc/motd\n    "permission": "0600"\n'),
  'a misspelt field of a map': config('ntp:\n  server: [ntp.example.com]\n'),
};

export const FINE_USER_DATA: { readonly [what: string]: string } = {
  'every kind of command': config('runcmd:\n  - ls\n  - [echo, "note: done"]\n  - "echo note: done"\n  - echo http://example.com\n  - |\n    note: done\n'),
  'users as a text': config('users: default, ada\n'),
  'users as a map': config('users: {default: true}\n'),
  'groups in each form': config('groups: [docker, {shop: [root]}]\n'),
  'flow style': `#cloud-config\n{ssh_authorized_keys: [${KEY}], runcmd: [ls]}\n`,
  'a blank line before the header': `\n${config('packages: [git]\n')}`,
  'comments and documents': config('# runcmd: ls\n---\n'.replace('---\n', '')),
  'fields that are written in quotes': config('"hostname": web\n'),
  'files': config('write_files:\n  - path: /etc/motd\n    content: |\n      runcmd: ls\n'),
};

/** Network data that nobody can read. */
export const FAULTY_NETWORK_DATA: { readonly [what: string]: string } = {
  'a bracket that stays open': 'version: 2\nethernets: {eth0: {dhcp4: true}\n',
  'a tab': 'version: 2\nethernets:\n\teth0: {}\n',
};
