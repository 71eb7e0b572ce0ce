import { gzipSync } from 'zlib';
import { CloudInit } from '../../src';
import { CloudInitSecret, withCloudInitSecrets } from '../../src/cloud-init/cloud-init-secret';

const vm = (...volumes: object[]) => ({ kind: 'VirtualMachine', spec: { running: true, template: { metadata: { labels: { a: 'b' } }, spec: { domain: {}, volumes } } } });
const volumesOf = (object: any): any[] => object.spec.template.spec.volumes;
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const only = (secrets: CloudInitSecret[]) => {
  expect(secrets).toHaveLength(1);
  return secrets[0];
};

test('inline user data and network data move to one Secret, and nothing else changes', () => {
  const root = { name: 'root', containerDisk: { image: 'x' } };
  const before = vm(root, { name: 'cloudinitdisk', cloudInitNoCloud: { userData: '#cloud-config\n', networkData: 'version: 2\n' } });
  const copy = structuredClone(before);
  const { object, secrets } = withCloudInitSecrets(before, 'web-1');
  const { name, stringData } = only(secrets);
  expect(stringData).toEqual({ userdata: '#cloud-config\n', networkdata: 'version: 2\n' });
  expect(name).toMatch(/^web-1-cloudinitdisk-[0-9a-f]{10}$/);
  expect(object).toEqual(vm(root, { name: 'cloudinitdisk', cloudInitNoCloud: { secretRef: { name }, networkDataSecretRef: { name } } }));
  expect(before).toEqual(copy);
});

test('base64 is decoded, so that the same user data makes the same Secret', () => {
  const inline = withCloudInitSecrets(vm({ name: 'c', cloudInitConfigDrive: { userData: 'gr\u00fc\u00dfe', networkData: '{}' } }), 'web');
  const encoded = withCloudInitSecrets(vm({ name: 'c', cloudInitConfigDrive: { userDataBase64: base64('gr\u00fc\u00dfe'), networkDataBase64: base64('{}') } }), 'web');
  expect(encoded).toEqual(inline);
});

test('base64 is accepted as KubeVirt does, with line breaks and with bits after the last byte', () => {
  const [plain, wrapped, loose] = ['aGk=', 'aG\nk=\r\n', 'aGl='].map((userDataBase64) => withCloudInitSecrets(vm({ name: 'c', cloudInitNoCloud: { userDataBase64 } }), 'web'));
  expect(only(plain.secrets).stringData).toEqual({ userdata: 'hi' });
  expect([wrapped, loose]).toEqual([plain, plain]);
});

test('binary user data stays in base64', () => {
  const gzip = Buffer.from([0x1f, 0x8b, 0x08, 0xff]);
  const { stringData, data } = only(withCloudInitSecrets(vm({ name: 'c', cloudInitNoCloud: { userDataBase64: base64(gzip), networkData: 'version: 2' } }), 'web').secrets);
  expect({ stringData, data }).toEqual({ stringData: { networkdata: 'version: 2' }, data: { userdata: base64(gzip) } });
});

test.each([
  '#!/bin/sh\n \necho this is a script that is long enough to be written over several lines\n  ',
  '#!/bin/sh\n \necho "\u0007" is a script that is long enough to be written over several lines\n',
])('a string that cdk8s would write wrong is written in base64: %j', (text) => {
  const { stringData, data } = only(withCloudInitSecrets(vm({ name: 'c', cloudInitNoCloud: { userData: text } }), 'web').secrets);
  expect({ stringData, data }).toEqual({ data: { userdata: base64(text) } });
});

test('a reference to network data stays when user data moves', () => {
  const { object, secrets } = withCloudInitSecrets(vm({ name: 'c', cloudInitNoCloud: { userData: 'x', networkDataSecretRef: { name: 'net' } } }), 'web');
  expect(only(secrets).stringData).toEqual({ userdata: 'x' });
  expect(volumesOf(object)[0].cloudInitNoCloud).toEqual({ secretRef: { name: secrets[0].name }, networkDataSecretRef: { name: 'net' } });
});

test.each([
  ['references', vm({ name: 'c', cloudInitNoCloud: { secretRef: { name: 's' } } })],
  ['no cloud-init', vm({ name: 'root', containerDisk: { image: 'x' } })],
  ['no volumes', { spec: { template: { spec: {} } } }],
  ['no template', { spec: {} }],
])('a machine with %s is left unchanged', (_what, object) => {
  expect(withCloudInitSecrets(object, 'web')).toEqual({ object, secrets: [] });
});

test('the hash in the name depends only on the content and its key', () => {
  const name = (source: object, volume = 'c', machine = 'web') => only(withCloudInitSecrets(vm({ name: volume, cloudInitNoCloud: source }), machine).secrets).name;
  const hash = (text: string) => text.slice(-10);
  expect(name({ userData: 'a' })).toBe(name({ userData: 'a' }));
  expect(name({ userData: 'a' })).not.toBe(name({ userData: 'b' }));
  expect(hash(name({ userData: 'a' }))).not.toBe(hash(name({ networkData: 'a' })));
  expect(hash(name({ userData: 'a' }, 'd', 'db'))).toBe(hash(name({ userData: 'a' })));
});

test('the longest machine and volume names still make a valid Secret name', () => {
  const long = 'a'.repeat(63);
  const { name } = only(withCloudInitSecrets(vm({ name: long, cloudInitNoCloud: { userData: 'x' } }), long).secrets);
  expect(name.length).toBeLessThanOrEqual(253);
  expect(name).toMatch(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);
});

test('duplicate forms and invalid base64 are listed, and their contents never printed', () => {
  const object = vm(
    { name: 'a', cloudInitNoCloud: { userData: 'hunter2', userDataBase64: base64('hunter3') } },
    { name: 'b', cloudInitConfigDrive: { networkData: 'x', networkDataSecretRef: { name: 's' } } },
    { name: 'c', cloudInitNoCloud: { userDataBase64: 'hunter2!' } },
  );
  expect(() => withCloudInitSecrets(object, 'web')).toThrow(new Error([
    'spec.template.spec.volumes[0].cloudInitNoCloud: has userData and userDataBase64: keep one of them',
    'spec.template.spec.volumes[1].cloudInitConfigDrive: has networkData and networkDataSecretRef: keep one of them',
    'spec.template.spec.volumes[2].cloudInitNoCloud.userDataBase64: this value is not base64: write the output of `base64 --wrap=0`, or the text itself as userData',
  ].join('\n')));
});

test('a plaintext password is refused even in gzip, and other gzip is kept as it is', () => {
  const packed = (text: string) => vm({ name: 'c', cloudInitNoCloud: { userData: '', userDataBase64: base64(gzipSync(text)) } });
  expect(() => withCloudInitSecrets(packed('#cloud-config\nusers:\n  - name: ada\n    plain_text_passwd: swordfish\n'), 'web')).toThrow(new Error(
    'spec.template.spec.volumes[0].cloudInitNoCloud.userDataBase64: line 4: users[0].plain_text_passwd: is a plaintext password: write hashed_passwd with its hash, as `mkpasswd --method=SHA-512` makes it',
  ));
  const harmless = '#cloud-config\nhostname: web\n';
  expect(only(withCloudInitSecrets(packed(harmless), 'web').secrets).data).toEqual({ userdata: base64(gzipSync(harmless)) });
});

test.each(['#!/bin/sh\n# users:\n', '{"ignition": {}}\n\n'])('a plaintext password is refused in user data of another format with its line: %j', (begin) => {
  const userData = `${begin}plain_text_passwd: swordfish\n`;
  const refused = 'line 3: plain_text_passwd is a plaintext password';
  expect(() => withCloudInitSecrets(vm({ name: 'c', cloudInitNoCloud: { userData } }), 'web')).toThrow(`spec.template.spec.volumes[0].cloudInitNoCloud.userData: ${refused}`);
  expect(() => withCloudInitSecrets(vm({ name: 'c', cloudInitNoCloud: { userDataBase64: base64(userData) } }), 'web')).toThrow(`cloudInitNoCloud.userDataBase64: ${refused}`);
});

test('content above 1 MiB, the limit of a Secret, is refused', () => {
  const sized = (bytes: number) => vm({ name: 'root', containerDisk: { image: 'x' } }, { name: 'c', cloudInitNoCloud: { userData: '#'.repeat(bytes), networkDataBase64: base64(Buffer.alloc(9, 255)) } });
  expect(withCloudInitSecrets(sized(2 ** 20 - 9), 'web').secrets).toHaveLength(1);
  expect(() => withCloudInitSecrets(sized(2 ** 20 - 8), 'web')).toThrow(new Error(
    'spec.template.spec.volumes[1].cloudInitNoCloud: 1048577 bytes of user data and network data are more than the 1048576 that a Secret takes: put large files into the image or onto a disk, or fetch them by runcmd',
  ));
});

test('the user data of a CloudInit is trusted, frozen, and checked again in a copy', () => {
  const source = CloudInit.noCloud({ hostname: 'web' }).toObject();
  const secret = 'plain_text_passwd: swordfish';
  expect(only(withCloudInitSecrets(vm({ name: 'c', ...source }), 'web').secrets).stringData).toEqual({ userdata: '#cloud-config\nhostname: web\n' });
  expect(() => Object.assign(source.cloudInitNoCloud, { userData: `#cloud-config\n${secret}\n` })).toThrow(TypeError);
  const changed = { ...source.cloudInitNoCloud, userData: `#cloud-config\n${secret}\n` };
  expect(() => withCloudInitSecrets(vm({ name: 'c', cloudInitNoCloud: changed }), 'web')).toThrow(/plain_text_passwd/);
});
