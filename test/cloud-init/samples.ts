// Programs that other tests render: together they use every field at least once.
import { Duration, Size } from 'cdk8s';
import { CloudInitManageEtcHosts, CloudInitResizeRootfs } from '../../src/cloud-init/cloud-config';
import { CloudInit, CloudInitProps } from '../../src/cloud-init/cloud-init';
import { CloudInitPowerStateMode } from '../../src/cloud-init/final-stage';
import { NetworkConfig, NetworkDhcpOverrides, NetworkRenderer, NetworkUseDomains } from '../../src/cloud-init/network-config';
import {
  NetworkBondAdSelect, NetworkBondFailOverMacPolicy, NetworkBondLacpRate, NetworkBondMode, NetworkBondPrimaryReselectPolicy,
  NetworkBondTransmitHashPolicy,
} from '../../src/cloud-init/network-parameters';
import { CloudInitPartType } from '../../src/cloud-init/part';
import { CloudInitGrowpartMode } from '../../src/cloud-init/system';
import { linesThrown } from '../lines-thrown';

export const SSH_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGyhDO4nZuVHl2Zt0f7cQ1lJm5Q9cIuKq8Yw3oTz9Xab me@example.com';

const CALL = 'CloudInit.noCloud: ';

/** The lines of the error of CloudInit.noCloud, without the name of the call. */
export const mistakes = (props: CloudInitProps): string[] => (
  linesThrown(() => CloudInit.noCloud(props)).map((line) => line.startsWith(CALL) ? line.slice(CALL.length) : `not of ${CALL}${line}`)
);

/** Hashes of the word "secret". */
export const HASHES = {
  sha512: '$6$ZVxIuySY9MoJqNZQ$B3xIcLku/J9sjlfM3jDae5qlgYB4dQvohpe3v608/s5lTGUdwpLl7JXKak.EcENzjdifIEd6Y9oOgfEN8TcE61',
  sha256: '$5$cf0D3xig6JW6h0bD$hjybi1fB.G97pu9D.aBmgDVLqR2SNCle7JROqKNyHZ6',
  yescrypt: '$y$j9T$ee1uMiSvBlpN/19ZTzpLO/$w4Yt1ORp5sDzmbcdJiszSHmmhcKfpnS4b8eVsl5/K38',
  gostYescrypt: '$gy$j9T$izfswrLqPIvsOxKOmUIcH/$u6sdCses6qKUETM30IA4qk05bGJGUReEZB0tRcnXG89',
  bcrypt: '$2b$05$BlYMymTm36njTfTD0IWKWu/ugkGhd/eJX4ZTjOinUOoHfHjhIirqW',
  scrypt: '$7$CU..../....Dc0Yu2rgvjze.J59Gz4sM/$O3dq2NAXJTAzIRSBTIueZkT/OBkT8O572LI8Ajx5US8',
  md5: '$1$n2f.D4e/$880Jj7j8PeK6QqMdPuLQq1',
};

/** Nearly every field of a cloud-config. */
export const EVERYTHING: CloudInitProps = {
  hostname: 'web-1',
  fqdn: 'web-1.example.com',
  preferFqdnOverHostname: true,
  preserveHostname: false,
  manageEtcHosts: CloudInitManageEtcHosts.LOCALHOST,
  locale: 'en_US.UTF-8',
  timezone: 'Europe/Berlin',
  groups: { docker: ['admin', 'deploy'], on: [] },
  users: [
    {
      name: 'admin',
      gecos: 'Ada Lovelace #1',
      sudo: 'ALL=(ALL) NOPASSWD:ALL',
      groups: ['sudo', 'docker'],
      shell: '/bin/bash',
      hashedPasswd: HASHES.yescrypt,
      sshAuthorizedKeys: [SSH_KEY],
      sshImportId: ['gh:octocat'],
    },
    {
      name: 'deploy',
      primaryGroup: 'deploy',
      createGroups: false,
      noUserGroup: true,
      homedir: '/srv/deploy',
      noCreateHome: true,
      noLogInit: true,
      uid: 1500,
      system: true,
      selinuxUser: 'staff_u',
      expiredate: '2031-12-31',
      inactive: 30,
      passwd: HASHES.sha512,
      lockPasswd: true,
    },
    { name: 'old', sshRedirectUser: true },
    { snapuser: 'me@example.com' },
  ],
  defaultUser: true,
  sshAuthorizedKeys: [SSH_KEY],
  sshImportId: ['lp:someone'],
  sshPwauth: false,
  disableRoot: true,
  sshKeys: { ed25519_public: SSH_KEY },
  sshDeletekeys: true,
  sshGenkeytypes: ['ed25519', 'rsa'],
  chpasswd: { expire: false, users: [{ name: 'root', password: HASHES.sha512 }] },
  ntp: { enabled: true, ntpClient: 'chrony', pools: ['0.pool.ntp.org'], servers: ['192.0.2.1', 'ntp.example.com'] },
  growpart: { mode: CloudInitGrowpartMode.OFF, devices: ['/', '/dev/vdb1'], ignoreGrowrootDisabled: true },
  resizeRootfs: CloudInitResizeRootfs.NOBLOCK,
  mounts: [['/dev/vdb', '/data', 'ext4', 'defaults,nofail', '0', '2'], ['files.example.com:/scratch', '/scratch', 'nfs']],
  swap: { filename: '/swapfile', size: Size.gibibytes(2), maxsize: Size.mebibytes(3072) },
  packageUpdate: true,
  packageUpgrade: true,
  packageRebootIfRequired: true,
  packages: ['git', ['nginx', '1.24.0-2']],
  writeFiles: [
    { path: '/etc/motd', content: 'welcome\nto web-1\n', owner: 'root:root', permissions: '0644' },
    { path: '/etc/dos.txt', content: 'a\r\nb\r\n', append: true },
    { path: '/opt/blob', contentBase64: 'AAEC', defer: true },
    { path: '/etc/empty' },
  ],
  bootcmd: ['echo 12:30:45 > /run/time', ['cloud-init-per', 'once', 'mark', 'touch', '/run/on']],
  runcmd: ['systemctl enable --now ssh || systemctl enable --now sshd', ['mkdir', '-p', '/srv/a b'], 'cat <<EOF > /etc/x\nkey: value # no comment\nEOF\n'],
  phoneHome: { url: 'https://example.com/$INSTANCE_ID', post: ['hostname', 'fqdn'], tries: 3 },
  finalMessage: 'up after $UPTIME seconds',
  powerState: {
    mode: CloudInitPowerStateMode.REBOOT, delay: Duration.minutes(2), message: 'rebooting', timeout: Duration.minutes(1), condition: ['test', '-f', '/run/reboot-required'],
  },
  raw: { ca_certs: { remove_defaults: false }, ntp: { config: { service_name: 'chrony' } }, apt: { conf: 'APT { Get { Assume-Yes "true"; }; };\n' } },
};

/** Cloud-configs that every supported cloud-init accepts. */
export const CLOUD_CONFIGS: { readonly [name: string]: CloudInitProps } = {
  everything: EVERYTHING,
  packages: { packages: ['curl', 'vim'], runcmd: ['systemctl enable docker'] },
  lease: {
    sshPwauth: false,
    users: [{ name: 'crabbox', sudo: 'ALL=(ALL) NOPASSWD:ALL', shell: '/bin/bash', sshAuthorizedKeys: ['{{SSH_PUBLIC_KEY}}'] }],
    packageUpdate: false,
  },
  powerOff: { powerState: { mode: CloudInitPowerStateMode.POWEROFF } },
  clock: { ntp: {} },
};

/** Cloud-configs with a field that a version of cloud-init introduced, and the fault that earlier versions report. */
export const NEWER_CLOUD_CONFIGS: { readonly [name: string]: { readonly props: CloudInitProps; readonly since: string; readonly before: RegExp } } = {
  'the peers of a clock': { props: { ntp: { peers: ['ntp2.example.com'], allow: ['192.0.2.0/24'] } }, since: '23.3', before: /ntp: .*'allow', 'peers' were unexpected/ },
  'the rules of doas': { props: { users: [{ name: 'ada', doas: ['permit nopass ada'], shell: '/bin/ash' }] }, since: '23.4', before: /users\.0: .*'doas'/ },
  'nobody at all': { props: { defaultUser: false }, since: '24.1', before: /users: \[\] is too short/ },
  'several sudo rules': {
    props: { users: [{ name: 'ada', sudo: ['ALL=(root) /bin/true', 'ALL=(ALL) NOPASSWD: /bin/ls'] }] }, since: '24.3', before: /users\.0: .*'sudo': \[/,
  },
};

/** Every DHCP override; networkd does not support different ones for the two IP versions. */
const DHCP_OVERRIDES: NetworkDhcpOverrides = {
  hostname: 'web-1', routeMetric: 100, sendHostname: true, useDns: false, useDomains: NetworkUseDomains.YES, useHostname: false, useMtu: true, useNtp: false, useRoutes: true,
};

/** Every kind of device, with every setting. */
export const NETWORK: NetworkConfig = {
  renderer: NetworkRenderer.NETWORKD,
  ethernets: {
    uplink: {
      match: { macaddress: '52:54:00:AB:CD:01', name: 'enp*', driver: 'virtio_net' },
      setName: 'eth0',
      wakeonlan: true,
      dhcp4: true,
      dhcp6: true,
      dhcp4Overrides: DHCP_OVERRIDES,
      dhcp6Overrides: DHCP_OVERRIDES,
      optional: true,
    },
    enp2s0: {},
    enp3s0: { mtu: 9000 },
    enp4s0: {
      addresses: ['192.0.2.10/24', '2001:db8::10/64'],
      routes: [{ to: 'default', via: '192.0.2.1' }, { to: 'default', via: '2001:db8::1' }, { to: '198.51.100.0/24', via: '192.0.2.2', metric: 50 }, { to: '203.0.113.7', via: '192.0.2.3', onLink: true }],
      nameservers: { addresses: ['192.0.2.53', '2001:db8::53'], search: ['example.com', 'lab'] },
    },
  },
  bonds: {
    bond0: {
      interfaces: ['enp2s0', 'enp3s0'],
      macaddress: '52:54:00:AB:CD:02',
      parameters: {
        mode: NetworkBondMode.LACP,
        lacpRate: NetworkBondLacpRate.FAST,
        miiMonitorInterval: Duration.millis(100),
        minLinks: 1,
        transmitHashPolicy: NetworkBondTransmitHashPolicy.LAYER3_4,
        adSelect: NetworkBondAdSelect.BANDWIDTH,
        upDelay: Duration.millis(200),
        downDelay: Duration.seconds(1),
        failOverMacPolicy: NetworkBondFailOverMacPolicy.ACTIVE,
        gratuitousArp: 2,
        primary: 'enp2s0',
        primaryReselectPolicy: NetworkBondPrimaryReselectPolicy.BETTER,
      },
    },
  },
  bridges: {
    br0: {
      interfaces: ['bond0'],
      dhcp4: true,
      macaddress: '52:54:00:ab:cd:03',
      parameters: {
        stp: false,
        forwardDelay: Duration.seconds(4),
        helloTime: Duration.seconds(2),
        maxAge: Duration.seconds(12),
        ageingTime: Duration.minutes(5),
        priority: 4096,
      },
    },
  },
  vlans: { 'br0.42': { id: 42, link: 'br0', addresses: ['198.51.100.2/24'], macaddress: '52:54:00:ab:cd:04' } },
};

export const NETWORKS: { readonly [name: string]: NetworkConfig } = {
  everything: NETWORK,
  dhcp: { ethernets: { enp1s0: { dhcp4: true } } },
};

/** A cloud-config with parts of other types. */
export const PARTS: CloudInitProps = {
  packages: ['git'],
  parts: [
    { content: '#!/bin/sh\necho "gr\u00fc\u00dfe"\n', filename: '10-greet.sh' },
    { content: '#!/bin/sh\necho again\n', type: CloudInitPartType.SHELL_SCRIPT_PER_BOOT, filename: '20-again.sh' },
    { content: '#cloud-boothook\n#!/bin/sh\necho early\n' },
    { content: '## template: jinja\n#cloud-config\nhostname: {{ v1.local_hostname }}\n{% if v1.distro == "ubuntu" %}\npackages: [snapd]\n{% endif %}\n' },
    { content: 'runcmd: [echo merged]\n', type: CloudInitPartType.CLOUD_CONFIG, mergeType: 'list(append)+dict(recurse_array)+str()' },
    { content: 'no newline at the end', type: CloudInitPartType.PART_HANDLER },
  ],
};
