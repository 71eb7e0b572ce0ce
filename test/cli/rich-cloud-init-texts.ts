// Texts of cloud-init with a value at every place that some rule reads.

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';
const HASH = `$6$salt$${'a'.repeat(86)}`;

/** A text below its first line, which is not part of the YAML. */
export interface RichText {
  readonly field: 'userData' | 'networkData';
  readonly head: string;
  readonly yaml: string;
}

export const RICH_TEXTS: readonly RichText[] = [
  {
    field: 'userData',
    head: '#cloud-config\n',
    yaml: `
users:
- default
- name: ada
  passwd: ${HASH}
  lock_passwd: false
  gecos: Ada
  homedir: /home/ada
  shell: /bin/sh
  expiredate: "2031-12-31"
  inactive: "30"
  uid: 1001
  primary_group: staff
  groups: [staff]
  ssh_authorized_keys: [${KEY}]
  ssh_import_id: [gh:ada]
  sudo: [ALL=(ALL) ALL]
  system: false
  no_create_home: false
groups: [staff, {ops: [ada, root]}]
user: {name: admin, hashed_passwd: ${HASH}}
password: ${HASH}
chpasswd:
  expire: false
  list: ["ada:${HASH}"]
  users: [{name: ada, password: ${HASH}, type: hash}]
disable_root: false
ssh_authorized_keys: [${KEY}]
ssh_keys: {ed25519_public: ${KEY}}
write_files: [{path: /etc/motd, content: a, owner: ada:staff, permissions: "0644", encoding: b64, defer: "no", append: true}]
runcmd: [ls, [ls, -l]]
bootcmd: [ls]
packages: [git, [nginx, "1.2"]]
mounts: [[/dev/disk/by-id/virtio-DATA, /data, ext4, "defaults,nofail", "0", "2"]]
fs_setup: [{device: /dev/disk/by-id/virtio-DATA, filesystem: ext4, partition: 1, overwrite: true}]
disk_setup: {/dev/disk/by-id/virtio-DATA: {table_type: gpt, layout: [100], overwrite: true}}
growpart: {mode: auto, devices: [/]}
ntp: {servers: [ntp.example.com], allow: [192.0.2.0/24]}
power_state: {mode: reboot, delay: now, condition: true}
swap: {filename: /swap, size: auto, maxsize: 1}
system_info: {default_user: {name: ubuntu}}
`,
  },
  {
    field: 'userData',
    head: '#cloud-config\n',
    yaml: `
users: {ada: {ssh_authorized_keys: {a: ${KEY}}}, eve: true}
groups: {ops: ada}
chpasswd: {list: "ada:${HASH}"}
`,
  },
  {
    field: 'userData',
    head: '#cloud-config-archive\n',
    yaml: '[{type: text/cloud-config, content: "#cloud-config\\nhostname: web\\n"}, "#!/bin/sh\\n"]',
  },
  {
    field: 'networkData',
    head: '',
    yaml: `
version: 2
renderer: networkd
ethernets:
  lan:
    match: {macaddress: "02:00:00:00:00:01", name: en*}
    set-name: lan
    mtu: 1500
    addresses: [192.0.2.2/24, {192.0.2.3/24: {label: a}}]
    gateway4: 198.51.100.1
    gateway6: "2001:db8::1"
    macaddress: "02:00:00:00:00:02"
    nameservers: {addresses: [192.0.2.1], search: [example.com]}
    routes: [{to: default, via: 203.0.113.1, metric: 5, table: 254, type: unicast}, {to: 192.0.3.0/24, scope: link, on-link: true}]
    dhcp6-overrides: {use-dns: false, route-metric: 5}
  wan: {gateway4: 192.0.4.1, routes: [{to: 0.0.0.0/0, via: 203.0.113.2, metric: 5, table: main}]}
bonds: {bond0: {interfaces: [lan], parameters: {mode: active-backup, lacp-rate: fast, arp-ip-targets: [192.0.2.9]}}}
bridges: {br0: {interfaces: [bond0], parameters: {stp: true, path-cost: {bond0: 1}}}}
vlans: {vlan1: {id: 1, link: lan}}
wifis: {wlan0: {access-points: {home: {password: a, auth: {key-management: psk}, hidden: true}}}}
`,
  },
  {
    field: 'networkData',
    head: '',
    yaml: `
network:
  version: 1
  config:
  - type: physical
    name: lan
    mac_address: "02:00:00:00:00:01"
    mtu: 1500
    subnets:
    - {type: static, address: 192.0.2.2/24, gateway: 192.0.2.1, dns_nameservers: [192.0.2.1], routes: [{network: 192.0.3.0, gateway: 192.0.2.1}]}
  - {type: nameserver, address: [192.0.2.1], search: [example.com]}
`,
  },
];
