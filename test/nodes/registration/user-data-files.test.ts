import { gzipSync } from 'zlib';
import * as fc from 'fast-check';
import { CloudInit } from '../../../src/cloud-init/cloud-init';
import { SecretValue } from '../../../src/cloud-init/secret-value';
import { editUserData, withFiles } from '../../../src/nodes/registration/user-data-files';
import { VirtualMachineTemplate } from '../../../src/template/virtual-machine-template';
import { judgedTest, judgeUserData, loadYaml, mergeUserData } from '../../cloud-init/judge';
import { EVERYTHING, PARTS } from '../../cloud-init/samples';

const FILES = [{ path: '/etc/a', content: '#!/bin/sh\nif true; then\n\n  echo "a: b # c"\nfi\n', permissions: '0700' }, { path: '/etc/b' }];
const ENTRIES = [{ path: '/etc/a', permissions: '0700', content: FILES[0].content }, { path: '/etc/b' }];

const added = (userData: string) => withFiles('user data', userData, FILES).userData;

/** Cloud-configs in the styles that people write, which YAML parses in different ways. */
const CLOUD_CONFIGS: { readonly [name: string]: string } = {
  'without files': '#cloud-config\n# why\nusers: [default, { name: ada, uid: 0o17 }]\npackages:\n- git\nruncmd:\n- [ls, 22:22, 0644, 1e3, on]\n',
  'with files': '#cloud-config\nwrite_files:\n- path: /etc/own\n  permissions: 0644\n  content: |\n    x\n\n    y\nruncmd: [ls]\n',
  'with indented files': '#cloud-config\npackages: [git]\nwrite_files:\n    - { path: /etc/own }   # mine\n    -   path: /etc/other\n',
  'with files on one line': '#cloud-config\nwrite_files: [{ path: /etc/own }]\nruncmd: [ls]\n',
  'with no files in its list': '#cloud-config\nwrite_files: []\nruncmd: [ls]\n',
  'indented': '#cloud-config\n  packages: [git]\n  runcmd: [ls]\n',
  'in braces': '#cloud-config\n{ "packages": ["git"], "runcmd": ["ls"] }\n',
  'with a document\'s marks': '#cloud-config\n---\npackages: [git]\n...\n',
  'that ends in a block without a line break': '#cloud-config\nfinal_message: |\n  up',
  'with blanks and capitals in its first line': '\n #Cloud-Config\npackages: [git]\n',
  'with anchors': '#cloud-config\nx: &x { path: /etc/own }\nwrite_files: &files\n- *x\n- <<: *x\n  append: true\n',
  'rendered from every field': CloudInit.noCloud(EVERYTHING).userData!,
};

describe('a cloud-config', () => {
  judgedTest('keeps its meaning in any style', () => {
    const texts = Object.values(CLOUD_CONFIGS);
    const before = loadYaml(texts) as any[];
    mergeUserData(texts.map(added)).forEach(({ cloudConfig: { write_files: files, ...rest }, faults }, index) => {
      const { write_files: own = [], ...others } = before[index];
      expect({ text: texts[index], faults, rest }).toEqual({ text: texts[index], faults: [], rest: others });
      expect(files).toHaveLength(own.length + ENTRIES.length);
      expect(files).toEqual(expect.arrayContaining([...own, ...ENTRIES]));
    });
  });

  test.each([
    'without files', 'with files', 'with indented files', 'indented', 'with a document\'s marks', 'that ends in a block without a line break',
  ])('%s keeps its lines', (name) => {
    const userData = CLOUD_CONFIGS[name];
    const lines = added(userData).split('\n');
    expect(userData.split('\n').filter((line) => !lines.includes(line))).toEqual([]);
    expect(added(userData)).toMatch(/^#cloud-config\n/);
    expect(added(userData)).toMatchSnapshot();
  });

  test('is recognized whatever the case of its first line', () => {
    expect(added(CLOUD_CONFIGS['with blanks and capitals in its first line'])).toMatch(/^\n #Cloud-Config\nwrite_files:\n/);
  });

  test('that is empty gets write_files', () => {
    expect(added('#cloud-config\n# nothing yet\n')).toMatch(/^#cloud-config\n# nothing yet\nwrite_files:\n {2}- path: \/etc\/a\n/);
  });

  test('whose write_files is not a list is refused', () => {
    expect(() => added('#cloud-config\nwrite_files:\nruncmd: [ls]\n')).toThrow('user data: write_files is not a list, so registration cannot be added to it: write a list of files, or leave it out');
  });

  test('that cloud-init cannot read is refused', () => {
    expect(() => added('#cloud-config\na: [\n')).toThrow(/user data: line \d+ is not YAML/);
  });
});

describe('user data in another format becomes a MIME part', () => {
  const SCRIPT = '#!/bin/bash\necho "ünïcode"\n';

  interface Case { readonly is: string; readonly userData: string; readonly scripts?: string[]; readonly others?: object }

  const CASES: readonly Case[] = [
    { is: 'a script', userData: SCRIPT, scripts: [SCRIPT] },
    { is: 'a template', userData: '## template: jinja\n#cloud-config\nhostname: {{ v1.local_hostname }}\n{% if v1.distro == "ubuntu" %}\nwrite_files: [{ path: /etc/own }]\n{% endif %}\n', others: { hostname: 'worker-1' } },
    { is: 'an archive', userData: '#cloud-config-archive\n- type: text/cloud-config\n  content: |\n    #cloud-config\n    packages: [git]\n- "#!/bin/sh\\necho hi\\n"\n', scripts: ['#!/bin/sh\necho hi\n'], others: { packages: ['git'] } },
    { is: 'several parts', userData: CloudInit.noCloud({ packages: ['git'], writeFiles: [{ path: '/etc/own' }], parts: [{ content: SCRIPT }] }).userData!, scripts: [SCRIPT], others: { packages: ['git'] } },
    { is: 'several parts that merge', userData: 'From nobody Fri Jan 11 07:00:00 1980\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/cloud-config\n\nruncmd: [a]\nwrite_files: [{ path: /etc/own }]\n--b\nContent-Type: text/cloud-config\nMerge-Type: list(append)+dict(recurse_array)+str()\n\nruncmd: [b]\n--b--\n', others: { runcmd: ['a', 'b'] } },
  ];

  judgedTest('that keeps its meaning', () => {
    mergeUserData(CASES.map(({ userData }) => added(userData))).forEach(({ cloudConfig: { write_files: files, ...rest }, ...merged }, index) => {
      const { is, userData, scripts = [], others = {} } = CASES[index];
      expect({ is, ...merged, rest }).toEqual({ is, faults: [], scripts, rest: others });
      expect(files.slice(-ENTRIES.length)).toEqual(ENTRIES);
      expect(files).toHaveLength(ENTRIES.length + (/\/etc\/own/.test(userData) ? 1 : 0));
    });
  });

  judgedTest('that cloud-init finds no fault with', () => {
    expect(judgeUserData([SCRIPT, CloudInit.noCloud(PARTS).userData!].map(added)).flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('unless its format is unknown or for Windows', () => {
    expect(() => added('{"ignition": {"version": "3.4.0"}}')).toThrow('user data: its first line has no known format');
    expect(() => added('#ps1_sysnative\nWrite-Output hi\n')).toThrow('user data: is a script for Windows, and registration joins with scripts for Linux: leave out one of them');
  });

  test('unless it contains a value from a store', () => {
    const value = SecretValue.storePlaceholder({ key: 'a' });
    expect(() => added(`#!/bin/sh\necho ${value}\n`)).toThrow('user data: a value from a store cannot be put into multipart user data');
    expect(added(`#cloud-config\nruncmd: ["echo ${value}"]\n`)).toContain(value);
  });
});

test('adding files to user data from the library takes a shortcut to the same bytes', () => {
  // These belong to the distribution's default user, and are refused without it.
  const { sshAuthorizedKeys: _keys, sshImportId: _ids, ...others } = EVERYTHING;
  const fields = fc.subarray(Object.entries(others), { minLength: 1 }).map((entries) => Object.fromEntries(entries));
  fc.assert(fc.property(fields, (some) => {
    const { userData = '' } = CloudInit.noCloud({ hostname: 'web-1', ...some });
    const comment = '# by hand\n';
    expect(added(userData) + comment).toBe(added(userData + comment));
  }));
});

describe('the cloud-init volume', () => {
  const template = (...volumes: any[]) => VirtualMachineTemplate.fromObject({
    spec: { template: { spec: { domain: { devices: { disks: [] } }, volumes } } },
  });
  const volumes = (changed: VirtualMachineTemplate) => changed.toObject().spec.template.spec.volumes;
  const withAnd = (before: VirtualMachineTemplate) => volumes(editUserData(before, (_path, text) => ({ userData: `${text}and` })));

  test('is added to a machine without one', () => {
    const [volume] = volumes(editUserData(template(), (_path, text) => ({ userData: `#cloud-config\n# ${JSON.stringify(text)}\npackages: [git]\n` })));
    expect(volume).toEqual({ name: 'cloudinitdisk', cloudInitNoCloud: { userData: '#cloud-config\n# ""\npackages: [git]\n' } });
  });

  test.each(['cloudInitNoCloud', 'cloudInitConfigDrive'])('is the existing %s, and keeps its network data', (type) => {
    const root = { name: 'root', containerDisk: { image: 'a/b:1' } };
    expect(withAnd(template(root, { name: 'ci', [type]: { userData: 'a', networkData: 'b' } }))).toEqual([root, { name: 'ci', [type]: { userData: 'aand', networkData: 'b' } }]);
    expect(withAnd(template({ name: 'ci', [type]: { networkDataSecretRef: { name: 'n' } } }))).toEqual([{ name: 'ci', [type]: { userData: 'and', networkDataSecretRef: { name: 'n' } } }]);
  });

  test.each<[string, Buffer]>([['base64', Buffer.from('grün')], ['gzip in base64', gzipSync('grün')]])('with %s is decoded to text', (_name, bytes) => {
    expect(withAnd(template({ name: 'ci', cloudInitNoCloud: { userDataBase64: bytes.toString('base64') } }))).toEqual([{ name: 'ci', cloudInitNoCloud: { userData: 'grünand' } }]);
  });

  test.each<[string, object, string]>([
    ['a Secret', { secretRef: { name: 'mine' } }, 'spec.template.spec.volumes[0].cloudInitNoCloud.secretRef: the content of Secret "mine" is not known here, so registration cannot be added to it: write the user data itself'],
    ['binary user data', { userDataBase64: '/w==' }, 'spec.template.spec.volumes[0].cloudInitNoCloud.userDataBase64: is not text'],
    ['truncated gzip', { userDataBase64: gzipSync('a').subarray(0, 8).toString('base64') }, 'userDataBase64: begins like gzip output, but is not'],
  ])('with %s is refused', (_name, source, message) => {
    expect(() => withAnd(template({ name: 'ci', cloudInitNoCloud: source }))).toThrow(message);
  });
});
