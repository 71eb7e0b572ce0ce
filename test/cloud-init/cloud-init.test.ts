import { Size } from 'cdk8s';
import { judgedTest, judgeUserData } from './judge';
import { EVERYTHING, HASHES, NETWORK, PARTS, SSH_KEY, mistakes } from './samples';
import { CloudInitManageEtcHosts, CloudInitResizeRootfs } from '../../src/cloud-init/cloud-config';
import { CloudInit, CloudInitProps } from '../../src/cloud-init/cloud-init';

test('every field of a cloud-config is written under cloud-init\'s own name', () => {
  expect(CloudInit.noCloud(EVERYTHING).userData).toMatchSnapshot();
});

test('empty fields are not written', () => {
  const props = { packages: ['git'], users: [], runcmd: [], writeFiles: [], growpart: {}, groups: {}, raw: {} };
  expect(CloudInit.noCloud(props).userData).toBe('#cloud-config\npackages:\n  - git\n');
  expect(CloudInit.noCloud({ packages: ['git'] }).networkData).toBeUndefined();
});

test('false and 0 are written', () => {
  expect(CloudInit.noCloud({ sshPwauth: false, users: [{ name: 'a', inactive: 0 }] }).userData)
    .toBe('#cloud-config\nusers:\n  - name: a\n    inactive: "0"\nssh_pwauth: false\n');
});

describe('the volume source', () => {
  test('of typed fields holds user data and network data inline', () => {
    const cloudInit = CloudInit.noCloud({ packages: ['git'], networkConfig: { ethernets: { enp1s0: { dhcp4: true } } } });
    expect(cloudInit.toObject()).toEqual({
      cloudInitNoCloud: { userData: '#cloud-config\npackages:\n  - git\n', networkData: 'version: 2\nethernets:\n  enp1s0:\n    dhcp4: true\n' },
    });
  });

  test('of Secrets refers to them, without user data or network data', () => {
    const cloudInit = CloudInit.configDriveFromSecrets({ userDataSecretName: 'web-1', networkDataSecretName: 'net' });
    expect(cloudInit.toObject()).toEqual({ cloudInitConfigDrive: { secretRef: { name: 'web-1' }, networkDataSecretRef: { name: 'net' } } });
    expect(CloudInit.noCloudFromSecrets({ networkDataSecretName: 'net' }).toObject()).toEqual({ cloudInitNoCloud: { networkDataSecretRef: { name: 'net' } } });
    expect(cloudInit.userData ?? cloudInit.networkData).toBeUndefined();
  });

  test('of Secrets needs at least one valid name', () => {
    expect(() => CloudInit.noCloudFromSecrets({})).toThrow('write userDataSecretName or networkDataSecretName');
    expect(() => CloudInit.noCloudFromSecrets({ userDataSecretName: 'My_Secret' })).toThrow('userDataSecretName: "My_Secret" is not a Secret\'s name');
  });
});

test.each([
  ['CloudInit.noCloud: packages[0]: ', () => CloudInit.noCloud({ packages: [''] })],
  ['CloudInit.noCloud: nothing ', () => CloudInit.noCloud({})],
  ['CloudInit.configDrive: packages[0]: ', () => CloudInit.configDrive({ packages: [''] })],
  ['CloudInit.configDrive: nothing ', () => CloudInit.configDrive({})],
  ['CloudInit.noCloudFromSecrets: userDataSecretName: ', () => CloudInit.noCloudFromSecrets({ userDataSecretName: 'A' })],
  ['CloudInit.configDriveFromSecrets: no Secret ', () => CloudInit.configDriveFromSecrets({})],
])('an error begins with the call and the field: %s', (where, make) => {
  expect(make).toThrow(new RegExp(`^${where.replaceAll('[0]', '\\[0\\]')}`));
});

test('an empty cloud-config is refused', () => {
  expect(mistakes({})).toEqual([expect.stringContaining('nothing for cloud-init to do')]);
  expect(mistakes({ userDataText: '' })).toEqual([expect.stringContaining('nothing for cloud-init to do')]);
  expect(mistakes({ users: [], growpart: {} })).toEqual([expect.stringContaining('nothing for cloud-init to do')]);
  expect(mistakes({ ntp: {} })).toEqual([]);
});

describe('userDataText and networkDataText', () => {
  test('are passed on verbatim', () => {
    const { userData, networkData } = CloudInit.noCloud({ userDataText: '#!/bin/sh\necho hi', networkDataText: 'version: 1\nconfig: []\n' });
    expect([userData, networkData]).toEqual(['#!/bin/sh\necho hi', 'version: 1\nconfig: []\n']);
  });

  test('exclude the typed fields that they would override', () => {
    expect(mistakes({ userDataText: '#!/bin/sh\n', packages: ['git'], raw: { a: 1 } })).toEqual([
      'userDataText: is the whole user data and excludes packages, raw: write that into the text, or leave the text out',
    ]);
    expect(mistakes({ networkDataText: 'version: 1', networkConfig: { ethernets: { eth0: {} } } })).toEqual([expect.stringContaining('networkDataText')]);
  });

  test('may be combined with typed network data or user data', () => {
    expect(mistakes({ userDataText: '#!/bin/sh\n', networkConfig: { ethernets: { eth0: {} } } })).toEqual([]);
    expect(mistakes({ packages: ['git'], networkDataText: 'version: 1' })).toEqual([]);
  });

  test('are in OpenStack\'s format for the network data of a ConfigDrive', () => {
    expect(() => CloudInit.configDrive({ networkConfig: { ethernets: { eth0: {} } } })).toThrow('use CloudInit.noCloud');
    ['version: 2', 'null', '[]', '"eth0"'].forEach((networkDataText) => expect(() => CloudInit.configDrive({ networkDataText })).toThrow('network_data.json'));
    expect(CloudInit.configDrive({ networkDataText: '{"links": []}' }).toObject()).toEqual({ cloudInitConfigDrive: { networkData: '{"links": []}' } });
  });
});

describe('the default user of the distribution', () => {
  const users = [{ name: 'ada' }];
  test.each<[string, CloudInitProps, string]>([
    ['exists by default', { packages: ['git'] }, 'packages:\n  - git\n'],
    ['is replaced by users, as in cloud-init', { users }, 'users:\n  - name: ada\n'],
    ['is kept on request', { users, defaultUser: true }, 'users:\n  - default\n  - name: ada\n'],
    ['can be removed without other users', { defaultUser: false }, 'users: []\n'],
  ])('%s', (_title, props, expected) => {
    expect(CloudInit.noCloud(props).userData).toBe(`#cloud-config\n${expected}`);
  });

  test('is required for its SSH keys', () => {
    expect(mistakes({ users, sshAuthorizedKeys: [SSH_KEY], sshImportId: ['gh:a'] })).toEqual([
      expect.stringMatching(/^sshImportId: .*defaultUser: true$/), expect.stringMatching(/^sshAuthorizedKeys: .*defaultUser: true$/),
    ]);
    expect(mistakes({ users, sshAuthorizedKeys: [SSH_KEY], defaultUser: true })).toEqual([]);
    expect(mistakes({ users, sshAuthorizedKeys: [SSH_KEY], disableRoot: false })).toEqual([]);
  });
});

describe('a password hash', () => {
  test('unlocks the password unless lockPasswd is set', () => {
    const text = (props: object) => CloudInit.noCloud({ users: [{ name: 'a', ...props }] }).userData;
    expect(text({ passwd: HASHES.sha512 })).toContain('lock_passwd: false');
    expect(text({ hashedPasswd: HASHES.sha512, lockPasswd: true })).toContain('lock_passwd: true');
    expect(text({ lockPasswd: false })).toContain('lock_passwd: false');
    expect(text({})).not.toContain('lock_passwd');
  });

  test('is marked as a hash in chpasswd', () => {
    expect(CloudInit.noCloud({ chpasswd: { users: [{ name: 'root', password: HASHES.bcrypt }] } }).userData)
      .toBe(`#cloud-config\nchpasswd:\n  users:\n    - name: root\n      password: ${HASHES.bcrypt}\n      type: hash\n`);
  });
});

describe('raw', () => {
  test('may have very many keys', () => {
    const raw = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`key-${10_000 + index}`, index]));
    const begun = process.cpuUsage();
    expect(CloudInit.noCloud({ hostname: 'a', raw }).userData!.split('\n').slice(0, 3)).toEqual(['#cloud-config', 'hostname: a', 'key-10000: 0']);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(2);
  });

  test('is merged into the typed fields, key by key', () => {
    expect(CloudInit.noCloud({ ntp: { enabled: true }, raw: { ntp: { config: { service_name: 'x' } }, apt: { preserve_sources_list: true } } }).userData)
      .toBe('#cloud-config\nntp:\n  enabled: true\n  config:\n    service_name: x\napt:\n  preserve_sources_list: true\n');
  });

  test('may repeat a typed field but not contradict it, and its values are never printed', () => {
    const typed = { packages: ['git'], ntp: { enabled: true }, hostname: 'web' };
    expect(mistakes({ ...typed, raw: { packages: ['git'], ntp: { enabled: true } } })).toEqual([]);
    expect(mistakes({ ...typed, raw: { packages: { apt: ['git'] } } })).toEqual([expect.stringContaining('raw.packages: is also set by the typed field')]);
    expect(mistakes({ ...typed, raw: { packages: ['hunter2'], ntp: { enabled: false }, hostname: null } })).toEqual([
      'raw.hostname: is also set by the typed field, to another value: keep one of them',
      'raw.ntp.enabled: is also set by the typed field, to another value: keep one of them',
      'raw.packages: is also set by the typed field, to another value: keep one of them',
    ]);
  });

  test('does not change the object of the caller', () => {
    const raw = Object.freeze({ ntp: Object.freeze({ config: Object.freeze({ service_name: 'x' }) }) });
    expect(() => CloudInit.noCloud({ ntp: { enabled: true }, raw })).not.toThrow();
  });
});

test('a choice of true, false or a word is written as cloud-init reads it', () => {
  const lines = (manageEtcHosts: CloudInitManageEtcHosts, resizeRootfs: CloudInitResizeRootfs) => (
    CloudInit.noCloud({ manageEtcHosts, resizeRootfs }).userData);
  expect(lines(CloudInitManageEtcHosts.YES, CloudInitResizeRootfs.NO)).toContain('\nmanage_etc_hosts: true\nresize_rootfs: false\n');
  expect(lines(CloudInitManageEtcHosts.NO, CloudInitResizeRootfs.YES)).toContain('\nmanage_etc_hosts: false\nresize_rootfs: true\n');
  expect(lines(CloudInitManageEtcHosts.LOCALHOST, CloudInitResizeRootfs.NOBLOCK)).toContain('\nmanage_etc_hosts: localhost\nresize_rootfs: noblock\n');
  expect(mistakes({ manageEtcHosts: true as any, resizeRootfs: 'maybe' as any })).toEqual([
    'manageEtcHosts: true is not valid here: write "true" or "false" or "localhost"',
    'resizeRootfs: "maybe" is not valid here: write "true" or "false" or "noblock"',
  ]);
});

describe('malformed values', () => {
  test('are listed all at once, each with its field and a correction', () => {
    expect(mistakes({
      hostname: 'web.example.com',
      fqdn: 'web',
      timezone: 'Europe Berlin',
      groups: { 'a b': ['c d'] },
      users: [
        { name: '1st', sudo: 'ada ALL=(ALL) ALL', shell: 'bash', expiredate: '31.12.2031', uid: -1, groups: ['a,b'] },
        { name: 'ada', sshImportId: ['gh octocat'], doas: ['permit nopass eve'] },
        { name: 'ada', snapuser: 'me' },
        { name: 'default' },
        {},
      ],
      packages: ['', ['nginx']],
      writeFiles: [{ path: 'etc/motd', permissions: '888', owner: 'a b', content: 'x', contentBase64: 'eA==' }, { path: '/x', contentBase64: 'no' }],
      runcmd: [' ', []],
      bootcmd: [['']],
      mounts: [[], ['/dev/vdb', 'data'], ['a', '/b', 'c', 'd', 'e', 'f', 'g']],
      sshGenkeytypes: ['dsa'],
      sshKeys: { dsa_private: 'x' },
      ntp: { servers: ['a b'] },
      phoneHome: { url: 'example.com', post: ['everything'], tries: 0 },
    })).toMatchSnapshot();
  });

  test.each(['https://example.com', 'http://192.0.2.1:8080/a%20b?c=$INSTANCE_ID#d', 'https://[2001:db8::1]/', 'https://me@example.com/'])('do not include the URL %p', (url) => {
    expect(mistakes({ phoneHome: { url } })).toEqual([]);
  });

  test.each(['https://a b', 'https://example.com/{id}', 'https://example.com:http/', 'https://example.com/%zz', 'https://', 'ftp://example.com'])('include the URL %p', (url) => {
    expect(mistakes({ phoneHome: { url } })).toEqual([expect.stringContaining('phoneHome.url: ')]);
  });

  test.each(['2032-02-29', '9999-12-31'])('do not include the date %p', (expiredate) => {
    expect(mistakes({ users: [{ name: 'ada', expiredate }] })).toEqual([]);
  });

  test.each(['2031-02-29', '2031-04-31', '2031-13-01', '0000-01-01', '2031-1-1'])('include the date %p', (expiredate) => {
    expect(mistakes({ users: [{ name: 'ada', expiredate }] })).toEqual([expect.stringContaining('users[0].expiredate: ')]);
  });

  test('include a swap file with a unit that cloud-init lacks', () => {
    expect(mistakes({ swap: { size: Size.tebibytes(1023), maxsize: Size.tebibytes(2048) } })).toEqual([
      'swap.maxsize: 2P has no unit that cloud-init knows, the largest is T: write a size such as Size.gibibytes(4)',
    ]);
  });

  test('include NTP clients that are not networks', () => {
    const networks = ['192.0.2.0/24', '2001:db8::/32', '10.1', '10/8', '192.0.2.7', 'all', 'all 192.0.2.0/24', 'host.example.com', '{{NETWORK}}'];
    expect(mistakes({ ntp: { allow: networks } })).toEqual([]);
    for (const allow of ['192.0.2.0/33', '192.0.2.0/255.255.255.0', '10.0.0.0.0/8', '192.0.2.0/24 10.0.0.0/8', '2001:db8::/129', '']) {
      expect(mistakes({ ntp: { allow: [allow] } })).toEqual([`ntp.allow[0]: ${JSON.stringify(allow)} is not a network: write CIDR notation, such as "192.0.2.0/24"`]);
    }
  });

  test('include duplicate NTP servers', () => {
    expect(mistakes({ ntp: { servers: ['192.0.2.1', '192.0.2.2', '192.0.2.1'], pools: ['192.0.2.1'] } })).toEqual([
      'ntp.servers[2]: "192.0.2.1" is already at ntp.servers[0]: keep one of them',
    ]);
  });

  test('do not include placeholders, whose values are not known yet', () => {
    expect(mistakes({ hostname: '{{NAME}}', users: [{ name: '{{USER}}', passwd: '{{HASH}}', sshAuthorizedKeys: ['{{ KEY }}'] }] })).toEqual([]);
  });

  test.each([
    'ALL=(ALL) NOPASSWD:ALL', 'ALL=(ALL:ALL) ALL', 'ALL = (root) /usr/bin/apt', 'web1, web2=(ALL) ALL', 'ALL=(ALL) NOPASSWD: /bin/a, /bin/b',
  ])('do not include the sudo rule %p', (sudo) => {
    expect(mistakes({ users: [{ name: 'ada', sudo }] })).toEqual([]);
  });

  test.each(['ada ALL=(ALL) ALL', 'NOPASSWD', 'ALL=', 'web,,db=ALL', 'ALL=(ALL) ALL\nroot ALL=(ALL) ALL'])('include the sudo rule %p', (sudo) => {
    expect(mistakes({ users: [{ name: 'ada', sudo }] })).toEqual([expect.stringContaining('users[0].sudo[0]')]);
    expect(mistakes({ users: [{ name: 'ada', sudo: ['ALL=(ALL) ALL', sudo] }] })).toEqual([expect.stringContaining('users[0].sudo[1]')]);
  });
});

describe('SSH keys', () => {
  const RSA = 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7 a comment';
  test.each([
    SSH_KEY, RSA, `restrict,command="echo hi" ${SSH_KEY}`, `${SSH_KEY}\n`, 'sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29t me',
    `${SSH_KEY} replaces ssh-rsa AAAAx`, `no-pty,from="192.0.2.1" ${SSH_KEY} ssh-rsa AAAABBBB`, 'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTY=', 'ssh-ed25519-cert-v01@openssh.com AAAAIHNzaC1lZDI1NTE5LWNlcnQtdjAxQG9wZW5zc2guY29t',
  ])('may be %p', (key) => {
    expect(mistakes({ sshAuthorizedKeys: [key], users: [{ name: 'a', sshAuthorizedKeys: [key] }], defaultUser: true })).toEqual([]);
  });

  test('may be the line of a file with the line endings of Windows, which the guest does not get', () => {
    const [bare] = SSH_KEY.split(/ (?=me@)/);
    const keys = [`${SSH_KEY}\r\n`, `${bare}\r\n`, `${bare}\r`];
    const userDataOf = (sshAuthorizedKeys: string[]) => CloudInit.noCloud({ users: [{ name: 'ada', sshAuthorizedKeys }], sshAuthorizedKeys, defaultUser: true }).userData;
    expect(userDataOf(keys)).not.toMatch(/\r|\\r/);
    expect(userDataOf(keys)).toBe(userDataOf([`${SSH_KEY}\n`, `${bare}\n`, bare]));
  });

  test.each(['hunter2', 'ssh-rsa', 'ssh-rsa hunter2', 'ssh-rsa AAAAx', `ssh-rsa AAAAx ${SSH_KEY}`, `two words ${SSH_KEY}`, SSH_KEY.replace('ssh-ed25519', 'ssh-rsa'), 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB...', 'AAAAC3NzaC1lZDI1NTE5AAAAI', `${SSH_KEY}\n${SSH_KEY}`])(
    'may not be %p, which is never printed', (key) => {
      const [mistake, ...others] = mistakes({ users: [{ name: 'a', sshAuthorizedKeys: [key] }] });
      expect(mistake).toContain('users[0].sshAuthorizedKeys[0]: this value is not an SSH public key');
      expect(mistake).not.toContain(key);
      expect(others).toEqual([]);
    });

  test('that are private are refused and never printed', () => {
    const key = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----\n';
    const found = mistakes({
      sshAuthorizedKeys: [key], raw: { ssh_authorized_keys: [key], users: [{ 'ssh-authorized-keys': [key] }] }, sshKeys: { ed25519_public: key, ed25519_private: key },
    });
    expect(found.map((mistake) => mistake.split(':')[0]).sort()).toEqual([
      'raw.ssh_authorized_keys[0]', 'raw.users[0].ssh-authorized-keys[0]', 'sshAuthorizedKeys[0]', 'sshKeys.ed25519_public',
    ]);
    expect(found.join()).not.toContain('b3Blbn');
  });

  test('that are elided are accepted in userDataText', () => {
    expect(mistakes({ userDataText: '#cloud-config\nusers:\n  - name: admin\n    ssh_authorized_keys:\n      - ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB...\n' })).toEqual([]);
  });
});

describe('files', () => {
  test.each(['a\r\nb', '\u0000\u0001', '\ufeffbom', 'a\u2028b'])('with content %j are written in base64, which decodes to the same content', (content) => {
    const text = CloudInit.noCloud({ writeFiles: [{ path: '/x', content }] }).userData!;
    expect(text).toContain('encoding: b64');
    expect(Buffer.from(/content: (.*)/.exec(text)![1].replace(/"/g, ''), 'base64').toString()).toBe(content);
  });

  test.each(['gr\u00fc\u00dfe \u{1f600}\n', '#!/bin/sh\n\techo\n', ''])('with content %j are written as text', (content) => {
    expect(CloudInit.noCloud({ writeFiles: [{ path: '/x', content }] }).userData).not.toContain('encoding');
  });

  test('with a lone surrogate are refused', () => {
    expect(mistakes({ writeFiles: [{ path: '/x', content: '\ud83d' }] })).toEqual([expect.stringContaining('contentBase64')]);
  });

  test('that were read as UTF-8, but are not, are refused', () => {
    const content = Buffer.from([0x1f, 0x8b, 0x08]).toString('utf8');
    expect(mistakes({ writeFiles: [{ path: '/x.gz', content }] })).toEqual([
      'writeFiles[0].content: this value is not UTF-8: it has U+FFFD, which replaces bytes that are no characters: write its bytes as contentBase64',
    ]);
  });
});

describe('parts', () => {
  test('make one MIME message, with the cloud-config first', () => {
    expect(CloudInit.noCloud(PARTS).userData).toMatchSnapshot();
  });

  test('make the same message every time, with a boundary that depends on their content', () => {
    const text = (content: string) => CloudInit.noCloud({ parts: [{ content }] }).userData;
    expect(text('#!/bin/sh\n')).toBe(text('#!/bin/sh\n'));
    expect(text('#!/bin/sh\n')!.split('\n')[0]).not.toBe(text('#!/bin/sh\necho\n')!.split('\n')[0]);
  });

  judgedTest('reach cloud-init byte for byte', () => {
    const [{ parts: [first, ...rest] }] = judgeUserData([CloudInit.noCloud(PARTS).userData!]);
    expect(first).toEqual({ type: 'text/cloud-config', filename: 'cloud-config.yaml', content: '#cloud-config\npackages:\n  - git\n' });
    expect(rest.map(({ content }) => content)).toEqual(PARTS.parts!.map(({ content }) => content));
    expect(rest.map(({ type }) => type)).toEqual([
      'text/x-shellscript', 'text/x-shellscript-per-boot', 'text/cloud-boothook', 'text/jinja2', 'text/cloud-config', 'text/part-handler',
    ]);
  });

  test('that cannot work are refused', () => {
    expect(mistakes({
      parts: [
        { content: 'echo hi' },
        { content: 'echo hi', type: 'text/x-shellscript-per-boot' as any },
        { content: 'hostname: x', type: 'text/jinja2' as any },
        { content: '#!/bin/sh', filename: 'a"b', mergeType: 'x\ny' },
        { content: '#cloud-config\npassword: hunter2\n' },
        { content: 'password: hunter2\n', type: 'text/cloud-config' as any },
      ],
    })).toMatchSnapshot();
  });
});

test('a network is written as network-config version 2', () => {
  expect(CloudInit.noCloud({ networkConfig: NETWORK }).networkData).toMatchSnapshot();
});
