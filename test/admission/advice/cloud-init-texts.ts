// Texts that cloud-init cannot read or misunderstands, by the advice on them, and similar texts that are right.

export const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

/** A login, so that its absence is not reported. */
const LOGIN = `ssh_authorized_keys: [${KEY}]\n`;

const config = (text: string) => `#cloud-config\n${LOGIN}${text}`;

/** Faulty user data by the id of its advice. */
export const FAULTY_USER_DATA: { readonly [id: string]: { readonly [what: string]: string } } = {
  'cloud-init-not-yaml': {
    'an unclosed bracket': config('packages: [git\n'),
    'wrong indentation': config('users:\n  - name: ada\n   sudo: x\n'),
    'a colon in a command': config('hostname: web: 1\n'),
    'an alias without its anchor': config('hostname: *web\n'),
    'a tab': config('users:\n\t- ada\n'),
  },
  'cloud-config-without-header': {
    'no header': `${LOGIN}packages: [git]\n`,
    'a space in the header': `# cloud-config\n${LOGIN}`,
    'a comment before the header': `# made by hand\n#cloud-config\n${LOGIN}`,
    'another header': `#cloudconfig\n${LOGIN}`,
    'the program\'s name as the header': `#cloud-init\n${LOGIN}`,
    'JSON': '{"hostname": "web"}\n',
  },
  'cloud-config-field-form': {
    'a runcmd that is not a list': config('runcmd: ls\n'),
    'commands as a block string': config('runcmd: |\n  ls\n  true\n'),
    'a command with a colon': config('runcmd:\n  - echo note: done\n'),
    'a command that is a number': config('bootcmd: [1]\n'),
    'users that are a number': config('users: 5\n'),
    'packages that are not a list': config('packages: git\n'),
    'write_files that are not a list': config('write_files: {path: /etc/motd, content: hello}\n'),
    'a file that is only a path': config('write_files: [/etc/motd]\n'),
    'keys that are not a list': `#cloud-config\nssh_authorized_keys: ${KEY}\n`,
    'a chpasswd that is not a map': config('chpasswd: false\n'),
    'a power state that is a string': config('power_state: reboot\n'),
    'permissions without a leading zero': config('write_files:\n  - path: /etc/motd\n    permissions: 644\n'),
    'a content that is a list of bytes': config('write_files:\n  - path: /etc/motd\n    content: [104, 105]\n'),
    'a content on lines of its own': config('write_files:\n  - path: /etc/motd\n    content:\n      - 104\n'),
    'a content that is a number': config('write_files: [{path: /etc/motd, content: 42}]\n'),
    'a content that is a boolean': config('write_files:\n  - content: yes\n    path: /etc/motd\n'),
    'an unknown encoding': config('write_files:\n- {path: /etc/motd, encoding: base-64}\n'),
    'a lock_passwd in quotes': config('users:\n  - default\n  - name: ada\n    lock_passwd: "false"\n'),
    'an unknown power state': config('power_state:\n  mode: restart\n'),
    'a power state that YAML reads as false': config('power_state:\n  mode: off\n'),
    'a mount as a line of fstab': config('mounts:\n  - /dev/vdb /data ext4 defaults 0 0\n'),
    'an invalid delay': config('power_state: {mode: reboot, delay: soon}\n'),
    'an invalid growpart mode': config('growpart:\n  mode: on\n'),
    'NTP servers that are not a list': config('ntp:\n  servers: ntp.example.com\n'),
    'NTP networks that are not a list': config('ntp: {allow: 192.0.2.0/24}\n'),
  },
};

/** Unknown fields that cloud-init itself reports only since 23.1. */
export const UNKNOWN_FIELDS: { readonly [what: string]: string } = {
  'a misspelt field': config('packges: [git]\n'),
  'a field in the singular': config('write_file: [{path: /etc/motd}]\n'),
  'a field with hyphens': config('write-files: [{path: /etc/motd}]\n'),
  'network data': config('network: {version: 2}\n'),
};

/** Unknown fields that every version of cloud-init reports. */
export const UNKNOWN_FIELDS_BELOW: { readonly [what: string]: string } = {
  'a misspelt field of a user': config('users:\n  - default\n  - name: ada\n    sudos: ALL=(ALL) NOPASSWD:ALL\n'),
  'a misspelt field of a user in flow style': config('users:\n- {name: ada, home-dirs: /srv/ada}\n- default\n'),
  'a misspelt field of a file': config('write_files:\n  - path: /etc/motd\n    contents: hello\n'),
  'a field of a user in capitals': config('users:\n  - default\n  - Name: ada\n'),
  'a misspelt field in quotes': config('write_files:\n  - path: /etc/motd\n    "permission": "0600"\n'),
  'packages below a user': config('users:\n  - default\n  - name: ada\n    packages: [git]\n'),
  'files below the NTP servers': config('ntp:\n  servers: [ntp.example.com]\n  write_files: [{path: /etc/motd}]\n'),
  'a misspelt field of a map': config('ntp:\n  server: [ntp.example.com]\n'),
};

/** Unknown fields that pass cloud-init's schema, which does not check users in a map. */
export const UNCHECKED_FIELDS: { readonly [what: string]: string } = {
  'commands below a user in a map': config('users:\n  default: true\n  ada:\n    sudo: ["ALL=(ALL) ALL"]\n    runcmd:\n      - ls\n'),
  'passwords below a user in a map': config('users:\n  default: true\n  ada:\n    chpasswd: {expire: false}\n'),
};

/** Faulty values that pass cloud-init's schema. */
export const FAULTY_VALUES: { readonly [what: string]: string } = {
  'symbolic permissions': config('write_files:\n  - path: /etc/motd\n    permissions: u+x\n'),
  'permissions of four digits without a leading zero': config('write_files:\n  - path: /etc/motd\n    permissions: 4755\n'),
  'permissions that are not octal': config('write_files:\n  - path: /etc/motd\n    permissions: "0888"\n'),
  'a path in the home directory': config('write_files:\n  - path: ~/.bashrc\n    content: hello\n'),
  'a lock_passwd in quotes in a map of users': config('users:\n  default: true\n  ada:\n    lock-passwd: "false"\n'),
  'a shell by its name': config('users:\n  - default\n  - {name: ada, shell: bash}\n'),
  'a home directory that is not a path': config('users:\n  - default\n  - name: ada\n    homedir: ada\n'),
  'mount options with a space': config('mounts:\n  - [/dev/vdb, /data, ext4, "defaults, nofail"]\n'),
  'an owner by user and group id': config('write_files:\n  - path: /own\n    owner: "1000:1000"\n'),
  'an owner that is a number': config('write_files:\n  - {path: /own, owner: 0}\n'),
  'a group by its id': config('write_files:\n  - path: /own\n    owner: root:0\n'),
  'a comment with a colon': config('users:\n  - default\n  - name: ada\n    gecos: "Ada: admin"\n'),
  'a comment of two lines': config('users: [default, {name: ada, gecos: "Ada\\nadmin"}]\n'),
  'a shell with a colon': config('users:\n  - default\n  - {name: ada, shell: "/bin/a:b"}\n'),
  'a date without quotes': config('users:\n  - default\n  - name: ada\n    expiredate: 2032-01-31 # when she leaves\n'),
  'a number of days without quotes': config('users:\n  - default\n  - name: ada\n    inactive: 30\n'),
};

/** Users, each followed by another, whom cloud-init would not create, or not as written. */
export const NOT_CREATED: { readonly [what: string]: string } = {
  'a system user with keys': `#cloud-config\nusers:\n  - name: ada\n    system: true\n    ssh_authorized_keys: [${KEY}]\n  - {name: eve, ssh_authorized_keys: [${KEY}]}\n`,
  'a user without a home directory but with an ssh-import-id': '#cloud-config\nusers:\n  - {name: ada, no-create-home: true, ssh-import-id: [gh:ada]}\n  - eve\n',
};

/** Users who do not join a group as written: it is created before them, or not at all. */
export const GROUPS_AMISS: { readonly [what: string]: string } = {
  'a member who is created later': config('groups:\n  - docker: [root, ada]\nusers: [default, {name: ada}]\n'),
  'members as a string': config('groups: {docker: ada}\nusers: default, ada\n'),
  'a primary group with the name of its user': config('users: [default, {name: ada, primary_group: ada}]\n'),
};

const beforeOwner = (owner: string, others: string) => `#cloud-config\n${others}\nwrite_files:\n  - {path: /own, owner: ${owner}}\n  - path: /last\n`;

/** Files that cloud-init would write before their owners exist, each followed by another file. */
export const BEFORE_THEIR_OWNERS: { readonly [what: string]: string } = {
  'a file of a user': beforeOwner('ada', `users: [{name: ada, ssh_authorized_keys: [${KEY}]}]`),
  'a file of a user and a group': beforeOwner('"ada:ada"', `users: [default, {name: ada, ssh_authorized_keys: [${KEY}]}]`),
  'a file of the distribution\'s user': beforeOwner('ubuntu:ubuntu', `ssh_authorized_keys: [${KEY}]`),
  'a file of the user that the field user names': beforeOwner('"app:app"', `user: app\nssh_authorized_keys: [${KEY}]`),
  'a file of a group': beforeOwner('root:shop', `groups: [docker, {shop: [root]}]\nssh_authorized_keys: [${KEY}]`),
};

export const FINE_USER_DATA: { readonly [what: string]: string } = {
  'every kind of command': config('runcmd:\n  - ls\n  - [echo, "note: done"]\n  - "echo note: done"\n  - echo http://example.com\n  - |\n    note: done\n'),
  'users as a string': config('users: default, ada\n'),
  'users as a map': config('users: {default: true}\n'),
  'groups in each form': config('groups: [docker, {shop: [root]}]\n'),
  'flow style': `#cloud-config\n{ssh_authorized_keys: [${KEY}], runcmd: [ls]}\n`,
  'a blank line before the header': `\n${config('packages: [git]\n')}`,
  'a comment': config('# runcmd: ls\n---\n'.replace('---\n', '')),
  'a field in quotes': config('"hostname": web\n'),
  'permissions in each form': config('write_files:\n  - {path: /a, permissions: "0644"}\n  - path: /b\n    permissions: \'755\'\n'),
  'encodings': config('write_files:\n  - {path: /a, encoding: b64}\n  - {path: /b, encoding: "gz+base64", content: ""}\n'),
  'power states': config('power_state: {mode: reboot, delay: now, timeout: 5}\n'),
  'a delay in minutes': config('power_state:\n  delay: 5\n  mode: halt\n'),
  'values that another tool fills in': config('write_files:\n  - path: ${FOLDER}/motd\n    permissions: "${MODE}"\n'),
  'a mount by a label': config('mounts:\n  - [LABEL=data, /data]\n'),
  'a mount of a partition': config('mounts:\n  - [/dev/vdb1, /data]\n'),
  'a bind mount': config('mounts:\n  - [/srv/data, /data, none, bind]\n'),
  'a mount of a Windows share': config('mounts:\n  - [//nas.example.com/data, /data, cifs]\n'),
  'a mount of a filesystem that the host shares': config('mounts:\n  - [shared, /data, virtiofs]\n'),
  'a mount by a path': config('mounts:\n  - [/dev/disk/by-id/virtio-data, /data]\n  - [vdb]\n  - [/dev/vdc.2, /srv]\n'),
  'Windows paths': config('write_files:\n  - path: C:\\test\n  - path: "%TEMP%\\\\b"\n'),
  'the default shell of the image': config('users: [default, {name: ada, shell: ""}]\n'),
  'a file of root, who is listed under users': `#cloud-config\nusers: [{name: root, ssh_authorized_keys: [${KEY}]}]\nwrite_files: [{path: /own, owner: "root:adm"}]\n`,
  'a file with only a group': config('write_files: [{path: /own, owner: ":adm"}]\n'),
  'network mounts': config('mounts:\n  - ["nas.example.com:/srv", /data, nfs]\n  - ["192.0.2.1:6789:/", /ceph, ceph]\n  - [/dev/mapper/data, /lvm]\n'),
  'an account that expires': config('users:\n  - default\n  - {name: ada, gecos: "Ada Lovelace, admin", expiredate: "2032-01-31", inactive: \'30\'}\n'),
  'fields of a user in the content of a file': config('users: [default]\nwrite_files:\n  - path: /own\n    content: |\n      expiredate: 2032-01-31\n      gecos: a: b\n'),
  'users with groups': config('groups: [docker, {shop: [root]}]\nusers:\n  - default\n  - {name: ada, groups: [docker], primary_group: ada}\n  - {name: shop, primary_group: shop}\n'),
  'a system user': config('users: [default, {name: ada, system: true}, {name: eve, system: false, ssh_import_id: ["gh:eve"]}]\n'),
  'a random password': config('password: RANDOM\n'),
  'a deferred file of a user': config('users: [default, {name: ada}]\nwrite_files: [{path: /own, owner: "ada:ada", defer: true}]\n'),
  'a file of a user that the image has': config('users: [default, {name: ada}]\nwrite_files: [{path: /own, owner: "nginx:nginx"}]\n'),
  'a file with a cloud-config as its content': config('write_files:\n  - path: /etc/motd\n    content: |\n      runcmd: ls\n'),
};

/** Texts after an invisible byte order mark. */
export const BYTE_ORDER_MARKED: { readonly [what: string]: string } = {
  'a cloud-config': `\ufeff${config('packages: [git]\n')}`,
  'a script': '\ufeff#!/bin/sh\ntrue\n',
};

/** Network data that is YAML but not a network configuration. */
export const UNVERSIONED_NETWORK_DATA: { readonly [what: string]: string } = {
  'no version': 'ethernets: {eth0: {dhcp4: true}}\n',
  'an unknown version': 'version: 3\nethernets: {eth0: {dhcp4: true}}\n',
  'no version under network': 'network: {ethernets: {eth0: {dhcp4: true}}}\n',
  'a word': 'dhcp\n',
  'the form of a ConfigDrive': '{"links": []}',
};

export const FINE_NETWORK_DATA: { readonly [what: string]: string } = {
  'version 2': 'version: 2\nethernets: {eth0: {dhcp4: true}}\n',
  'version 1': 'version: 1\nconfig: [{type: physical, name: eth0, subnets: [{type: dhcp}]}]\n',
  'netplan\'s form': 'network:\n  version: 2\n  ethernets: {eth0: {dhcp4: true}}\n',
};

const static4 = (device: string, above: string = '') => `version: 2\n${above}ethernets:\n  eth0:\n    addresses: [192.0.2.2/24, "2001:db8::2/64"]\n    ${device}\n`;

const DEFAULT_ROUTE = 'to: 0.0.0.0/0, via: 198.51.100.1';

/** Network data with a gateway that no address of the interface reaches. */
export const UNREACHED_GATEWAYS: { readonly [what: string]: string } = {
  'a route': static4(`routes: [{${DEFAULT_ROUTE}}]`),
  'gateway4': static4('gateway4: 198.51.100.1'),
  'netplan\'s form': `network:\n  version: 2\n  ethernets: {eth0: {}}\n  vlans:\n    v1: {id: 1, link: eth0, addresses: [{192.0.2.2/24: {label: "v1:a"}}], routes: [{${DEFAULT_ROUTE}, on-link: false}]}\n`,
  'a single address': `version: 2\nethernets: {eth0: {addresses: [192.0.2.2/32], routes: [{${DEFAULT_ROUTE}}]}}\n`,
};

/** Network data whose gateways are reachable, or may be. */
export const REACHED_GATEWAYS: { readonly [what: string]: string } = {
  'in the network': static4('routes: [{to: default, via: 192.0.2.1}]'),
  'on the link': static4(`routes: [{${DEFAULT_ROUTE}, on-link: true}]`),
  'by a route without a gateway': static4(`routes: [{to: 198.51.100.1/32, scope: link}, {${DEFAULT_ROUTE}}]`),
  'by DHCP': static4(`dhcp4: true\n    routes: [{${DEFAULT_ROUTE}}]`),
  'by NetworkManager': static4(`routes: [{${DEFAULT_ROUTE}}]`, 'renderer: NetworkManager\n'),
  'of IPv6, which a router may announce': static4('routes: [{to: "::/0", via: "2001:db8:1::1"}, {to: "2001:db8:2::/48", via: "fe80::1"}]'),
  'that a placeholder gives': static4('gateway4: ${GATEWAY}'),
  'of version 1': 'version: 1\nconfig: [{type: physical, name: eth0, subnets: [{type: static, address: 192.0.2.2/24, gateway: 198.51.100.1}]}]\n',
};

/** Network data whose values all have the wrong form. */
export const SENSELESS_NETWORK_DATA = 'version: 2\nethernets: {eth0: {addresses: 5, routes: {via: 1}}, eth1: [], eth2: {addresses: [[], 7, null, 192.0.2.0/99], routes: [null, 1, {via: {}}]}}\n';

/** Network data that is not YAML. */
export const FAULTY_NETWORK_DATA: { readonly [what: string]: string } = {
  'an unclosed bracket': 'version: 2\nethernets: {eth0: {dhcp4: true}\n',
  'a tab': 'version: 2\nethernets:\n\teth0: {}\n',
};
