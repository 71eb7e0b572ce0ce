import { admittedAdvice } from './admitted';

interface Guest { readonly domain?: object; readonly virtualMachine?: object; readonly volumes?: readonly object[] }

/** The advice on the user data of a machine, which need not say which system it runs. */
const advice = (userData: string, { domain, virtualMachine, volumes = [] }: Guest = {}) => admittedAdvice({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    ...virtualMachine,
    template: {
      spec: {
        domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'seed', disk: { bus: 'virtio' } }] }, ...domain },
        volumes: [{ name: 'seed', cloudInitNoCloud: { userData } }, ...volumes],
      },
    },
  },
}).filter((each) => each.includes('cloudInitNoCloud'));

test.each([
  ['a configuration of Talos', 'version: v1alpha1\ndebug: false\nmachine: {type: worker}\ncluster: {}\n'],
  ['a configuration of Fedora CoreOS', 'variant: fcos\nversion: 1.4.0\npasswd: {users: [{name: core}]}\n'],
  ['a cloud-config of Kairos', '#cloud-config\nusers: [{name: kairos, ssh_authorized_keys: ["github:octocat"]}]\nk3s: {enabled: true}\n'],
  ['a cloud-config of VyOS', '#cloud-config\nvyos_config_commands: [set system host-name r1]\n'],
])('has no advice on %s, which another system reads', (_title, userData) => {
  expect(advice(userData)).toEqual([]);
});

test('reports a cloud-config without its header even if other systems share some of its fields', () => {
  expect(advice('version: v1\nhostname: web\n')).toEqual([expect.stringContaining('[cloud-config-without-header]')]);
});

/** User data that cloudbase-init reads as intended. cloud-init would create none of these users. */
const WINDOWS = `#cloud-config
groups: [{Operators: [Ada Lovelace]}]
users:
- {name: Ada Lovelace, primary_group: Users, groups: "Users, Administrators", inactive: true, homedir: 'D:\\Users\\ada'}
- {name: users, no_create_home: true, ssh_authorized_keys: [ssh-ed25519]}
write_files: [{path: 'D:\\motd.txt', content: hello, owner: Ada Lovelace, permissions: "0o466"}]
runcmd: [ver]
`;

const WINDOWS_GUESTS: { readonly [what: string]: Guest } = {
  'interfaces of Hyper-V': { domain: { features: { hyperv: { relaxed: {} } } } },
  'the clock of Hyper-V': { domain: { clock: { utc: {}, timer: { hyperv: {} } } } },
  'a preference for Windows': { virtualMachine: { preference: { name: 'windows.2k22.virtio' } } },
  'files of Sysprep': { volumes: [{ name: 'sysprep', sysprep: { configMap: { name: 'unattend' } } }] },
};

test.each(Object.entries(WINDOWS_GUESTS))('has no advice about users of Linux for a guest with %s, which has cloudbase-init', (_title, guest) => {
  expect(advice(WINDOWS, guest)).toEqual([]);
});

test('has no advice about users of Linux on a cloud-config with fields or paths of Windows', () => {
  expect(advice(`${WINDOWS}set_hostname: web\n`)).toEqual([]);
  expect(advice(`${WINDOWS.replaceAll('D:', 'C:')}`)).toEqual([]);
});

test('has advice on the same cloud-config in any other guest, and on misspelt fields in every guest', () => {
  expect(new Set(advice(WINDOWS).map((each) => /\[([\w-]+)\]$/.exec(each)?.[1])))
    .toEqual(new Set(['cloud-init-without-login', 'cloud-config-field-form', 'user-cloud-init-would-not-create', 'file-before-its-owner']));
  for (const guest of Object.values(WINDOWS_GUESTS)) {
    expect(advice(`${WINDOWS}write_file: []\n`, guest)).toEqual([expect.stringContaining('[cloud-config-field-unknown]')]);
  }
});
