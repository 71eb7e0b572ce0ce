// The advice about user data and network data is right only if the real cloud-init agrees with it.
import { createUsers, formatDisks, judgedTest, judgeNetworkConfigs, judgeUserData, knows, mountedDevices, readConfigDrives, writeFiles } from './judge';
import { Admission } from '../../src/admission/admission';
import { cloudConfigIssues } from '../../src/cloud-init/cloud-config-rules';
import {
  BEFORE_THEIR_OWNERS, BYTE_ORDER_MARKED, FAULTY_NETWORK_DATA, FAULTY_USER_DATA, FINE_NETWORK_DATA, FINE_USER_DATA, NOT_CREATED, UNKNOWN_FIELDS,
  UNKNOWN_FIELDS_BELOW, UNVERSIONED_NETWORK_DATA,
} from '../admission/advice/cloud-init-texts';

/** Whether cloud-init finds fault with each user data. */
const judged = (texts: { readonly [what: string]: string }) => {
  const judgements = judgeUserData(Object.values(texts));
  return Object.fromEntries(Object.keys(texts).map((what, index) => [what, judgements[index].faults.length > 0]));
};

const all = (texts: object, verdict: boolean) => Object.fromEntries(Object.keys(texts).map((what) => [what, verdict]));

describe('cloud-init finds fault with user data that causes advice:', () => {
  judgedTest.each(Object.entries(FAULTY_USER_DATA))('%s', (_id, texts) => {
    expect(judged(texts)).toEqual(all(texts, true));
  });

  judgedTest('cloud-config-field-unknown, since 23.1', () => {
    expect(judged(UNKNOWN_FIELDS)).toEqual(all(UNKNOWN_FIELDS, knows('23.1')));
  });

  judgedTest('cloud-config-field-unknown, below other fields', () => {
    expect(judged(UNKNOWN_FIELDS_BELOW)).toEqual(all(UNKNOWN_FIELDS_BELOW, true));
  });

  judgedTest('network data that cloud-init cannot read', () => {
    const faulty = { ...FAULTY_NETWORK_DATA, ...UNVERSIONED_NETWORK_DATA };
    expect(judgeNetworkConfigs(Object.values(faulty)).map((faults) => faults.length > 0)).toEqual(Object.values(faulty).map(() => true));
    expect(judgeNetworkConfigs(Object.values(FINE_NETWORK_DATA)).flat()).toEqual([]);
  });

  judgedTest('a byte order mark', () => {
    expect(judged(BYTE_ORDER_MARKED)).toEqual(all(BYTE_ORDER_MARKED, true));
  });

  judgedTest('network data of a ConfigDrive that is not in OpenStack\'s format', () => {
    expect(readConfigDrives([...Object.values(FINE_NETWORK_DATA), '{"links": []}'])).toEqual([...Object.values(FINE_NETWORK_DATA).map(() => false), true]);
  });
});

judgedTest('cloud-init finds no fault with user data that causes no advice', () => {
  expect(judged(FINE_USER_DATA)).toEqual(all(FINE_USER_DATA, false));
});

judgedTest('cloud-init stops at a file whose owner it has not created yet', () => {
  const written = writeFiles(Object.values(BEFORE_THEIR_OWNERS));
  expect(written.map(({ stopped }) => stopped)).toEqual(written.map(() => expect.stringContaining('Unknown user or group')));
  expect(written.filter(({ modes }) => '/last' in modes)).toEqual([]);
});

judgedTest.each([
  ['partition: none', ['/dev/vdb']],
  ['partition: ', ['/dev/vdb']],
  ['partition: 1, overwrite: true', ['/dev/vdb1']],
  ['partition: 1, overwrite: "false"', ['/dev/vdb1']],
  ['partition: "", overwrite: 1', ['/dev/vdb']],
  ['partition: 1', []],
  ['partition: auto, overwrite: true', []],
  ['overwrite: true', []],
])('with %s cloud-init formats the devices %j, and advice agrees', (fields, devices) => {
  const text = `#cloud-config\nssh_import_id: [gh:ada]\nfs_setup: [{device: /dev/vdb, filesystem: ext4, label: data, ${fields}}]\n`;
  expect([formatDisks([text]), isAdvised(text)]).toEqual([[devices], devices.length > 0]);
});

judgedTest.each([
  ['layout: remove', ['/dev/vdc']],
  ['layout: true, overwrite: true', ['/dev/vdc']],
  ['layout: true', []],
  ['overwrite: true', []],
])('with %s cloud-init repartitions the devices %j, and advice agrees', (fields, devices) => {
  const text = `#cloud-config\nssh_import_id: [gh:ada]\ndisk_setup: {/dev/vdc: {${fields}}}\n`;
  expect([formatDisks([text]), isAdvised(text)]).toEqual([[devices], devices.length > 0]);
});

/** Whether a cloud-config causes advice on a machine with a disk that outlives it. */
function isAdvised(userData: string): boolean {
  const volumes = [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }, { name: 'data', persistentVolumeClaim: { claimName: 'data' } }, { name: 'seed', cloudInitNoCloud: { userData } }];
  const spec = { runStrategy: 'Always', template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } }, volumes } } };
  const advice = Admission.advise({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web', namespace: 'shop' }, spec });
  expect(advice.filter((each) => !each.endsWith('[cloud-init-formats-disk]'))).toEqual([]);
  return advice.length > 0;
}

judgedTest('cloud-init stops at a numeric owner, and accepts names', () => {
  const written = ['"1000:1000"', '"root:0"', '":adm"', 'root:adm'].map((owner) => `write_files: [{path: /own, owner: ${owner}}, {path: /last}]`);
  expect(writeFiles(written).map(({ modes }) => '/last' in modes)).toEqual([false, false, true, true]);
});

judgedTest('cloud-init stops at a user with SSH keys but no home', () => {
  const created = createUsers(Object.values(NOT_CREATED));
  expect(created).toEqual(created.map(() => ({ commands: [], stopped: expect.stringMatching(/^Not creating user ada\. Key\(s\) ssh_(?:authorized_keys|import_id) cannot be provided with/) })));
});

judgedTest('cloud-init creates groups before users, a primary group only beside others, and skips dates that are not strings', () => {
  expect(createUsers([
    'groups: [{docker: [root, ada]}]\nusers: [{name: ada}]\n',
    'users: [{name: ada, primary_group: ada}, {name: eve, primary_group: eve, groups: [adm]}]\n',
    'users: [{name: ada, expiredate: 2032-01-31, inactive: 30}, {name: eve, expiredate: "2032-01-31", inactive: "30"}]\n',
    'users:\nssh_authorized_keys: [key]\n',
  ]).map(({ commands }) => commands)).toEqual([
    ['groupadd docker', 'usermod -a -G docker root', 'useradd ada -m'],
    ['useradd ada --gid ada -m', 'groupadd eve', 'useradd eve --groups adm --gid eve -m'],
    ['useradd ada -m', 'useradd eve --expiredate 2032-01-31 --inactive 30 -m'],
    [],
  ]);
});

judgedTest('cloud-init does not expand "~", and misreads decimal and symbolic modes', () => {
  const files = ['path: ~/.bashrc', 'path: /decimal, permissions: 644', 'path: /octal, permissions: 0600', 'path: /letters, permissions: u+x'].map((file) => `{${file}}`);
  expect(writeFiles([`write_files: [${files.join(', ')}]`])).toEqual([{
    modes: { '/~/.bashrc': '0644', '/decimal': '1204', '/octal': '0600', '/letters': '0644' }, stopped: null,
  }]);
});

judgedTest('cloud-init stops at a file whose content is not a string', () => {
  for (const content of ['[104, 105]', '42', 'true']) {
    expect(writeFiles([`write_files: [{path: /first}, {path: /second, content: ${content}}, {path: /third}]`])).toEqual([{ modes: { '/first': '0644' }, stopped: expect.stringContaining("has no attribute 'encode'") }]);
  }
});

// Its log and its documentation say that it ignores what is not a disk, but it does so only when it looks for the disk's path.
judgedTest('cloud-init finds the paths of disks, and writes all other devices to fstab as they are', () => {
  const disks = { 'vdb': '/dev/vdb1', '/dev/vdb.2': '/dev/vdb2', '/dev/vdc': '/dev/vdc', '/dev/disk/by-id/virtio-data': '/dev/disk/by-id/virtio-data-part1' };
  const others = ['/dev/vdb1', '/dev/disk/by-id/virtio-data-part2', 'LABEL=data', '/srv/data', '//nas.example.com/data', 'shared', 'tmpfs', 'none', 'nfs.example.com:/srv'];
  const devices = [...Object.keys(disks), ...others];
  expect(mountedDevices(devices)).toEqual([...Object.values(disks), ...others]);
  expect(devices.flatMap((device) => cloudConfigIssues({ mounts: [[device, '/data']] }))).toEqual([]);
});
