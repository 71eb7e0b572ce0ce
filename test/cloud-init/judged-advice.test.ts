// What is said of a text that cloud-init would not read, cloud-init itself says too.
import { judgedTest, judgeNetworkConfigs, judgeUserData, knows, mountedDevices, writeFiles } from './judge';
import { cloudConfigIssues } from '../../src/cloud-init/cloud-config-rules';
import { BEFORE_THEIR_OWNERS, FAULTY_NETWORK_DATA, FAULTY_USER_DATA, FINE_USER_DATA, UNKNOWN_FIELDS, UNKNOWN_FIELDS_BELOW } from '../admission/advice/cloud-init-texts';

/** Whether cloud-init finds fault with each text. */
const judged = (texts: { readonly [what: string]: string }) => {
  const judgements = judgeUserData(Object.values(texts));
  return Object.fromEntries(Object.keys(texts).map((what, index) => [what, judgements[index].faults.length > 0]));
};

const all = (texts: object, verdict: boolean) => Object.fromEntries(Object.keys(texts).map((what) => [what, verdict]));

describe('cloud-init finds fault with what is advised against', () => {
  judgedTest.each(Object.entries(FAULTY_USER_DATA))('%s', (_id, texts) => {
    expect(judged(texts)).toEqual(all(texts, true));
  });

  judgedTest('cloud-config-field-unknown, since 23.1', () => {
    expect(judged(UNKNOWN_FIELDS)).toEqual(all(UNKNOWN_FIELDS, knows('23.1')));
  });

  judgedTest('cloud-config-field-unknown, below other fields', () => {
    expect(judged(UNKNOWN_FIELDS_BELOW)).toEqual(all(UNKNOWN_FIELDS_BELOW, true));
  });

  judgedTest('network data', () => {
    expect(judgeNetworkConfigs(Object.values(FAULTY_NETWORK_DATA)).every((faults) => faults.length > 0)).toBe(true);
  });
});

judgedTest('cloud-init finds no fault with what is right', () => {
  expect(judged(FINE_USER_DATA)).toEqual(all(FINE_USER_DATA, false));
});

judgedTest('cloud-init stops at a file whose owner comes later', () => {
  const written = writeFiles(Object.values(BEFORE_THEIR_OWNERS));
  expect(written.map(({ stopped }) => stopped)).toEqual(written.map(() => expect.stringContaining('Unknown user or group')));
  expect(written.filter(({ modes }) => '/last' in modes)).toEqual([]);
});

judgedTest('cloud-init takes modes and paths for something else', () => {
  const files = ['path: ~/.bashrc', 'path: /decimal, permissions: 644', 'path: /octal, permissions: 0600', 'path: /letters, permissions: u+x'].map((file) => `{${file}}`);
  expect(writeFiles([`write_files: [${files.join(', ')}]`])).toEqual([{
    modes: { '/~/.bashrc': '0644', '/decimal': '1204', '/octal': '0600', '/letters': '0644' }, stopped: null,
  }]);
});

judgedTest('cloud-init leaves out partitions, and mounts what is to be written instead', () => {
  const partitions = ['/dev/vdb1', 'vdb2', '/dev/disk/by-id/virtio-data-part1', '/dev/disk/by-id/virtio-data-part2'];
  const instead = partitions.map((device) => cloudConfigIssues({ mounts: [[device, '/data']] }).map(({ message }) => JSON.parse(/write (.*)$/.exec(message)![1])).join());
  expect(mountedDevices([...partitions, 'LABEL=data'])).toEqual(Array(5).fill(null));
  expect(mountedDevices(instead)).toEqual(['/dev/vdb1', '/dev/vdb2', '/dev/disk/by-id/virtio-data-part1', '/dev/disk/by-id/virtio-data-part2']);
  const fine = ['vdb', '/dev/vdc', '/dev/disk/by-id/virtio-data', 'nfs.example.com:/srv'];
  expect(fine.flatMap((device) => cloudConfigIssues({ mounts: [[device, '/data']] }))).toEqual([]);
  expect(mountedDevices(fine)).toEqual(['/dev/vdb1', '/dev/vdc', '/dev/disk/by-id/virtio-data-part1', 'nfs.example.com:/srv']);
});
