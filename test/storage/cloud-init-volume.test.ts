import { gzipSync } from 'zlib';
import * as fc from 'fast-check';
import { issueText } from '../../src/issues/issues';
import { cloudInitVolume, cloudInitVolumeIssues, CloudInitVolumeOptions } from '../../src/storage/cloud-init-volume';

const mistakes = (options: CloudInitVolumeOptions) => Array.from(cloudInitVolumeIssues(options), issueText);
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('user data and network data are each given in one form', () => {
  expect(mistakes({ userData: '#cloud-config\n', userDataSecretName: 'a', networkDataBase64: base64('version: 2'), networkDataSecretName: 'a' })).toEqual([
    'has userData and userDataSecretName: keep one of them',
    'has networkDataBase64 and networkDataSecretName: keep one of them',
  ]);
});

test('user data or network data is required', () => {
  expect(mistakes({})).toEqual([
    'has nothing for cloud-init: write one of userData, userDataBase64, userDataSecretName, networkData, networkDataBase64, networkDataSecretName',
  ]);
  expect(mistakes({ userData: '' })).toEqual(['userData: this value is not data for cloud-init, since it is blank: write user data or network data, or leave it out']);
});

test('an invalid name of a Secret is refused', () => {
  expect(mistakes({ userDataSecretName: '', networkDataSecretName: 'A' })).toEqual([
    'userDataSecretName: "" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'networkDataSecretName: "A" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
  ]);
});

test('base64 of any bytes is accepted, with or without line breaks', () => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
    const wrapped = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\n');
    expect(mistakes({ networkDataBase64: wrapped })).toEqual([]);
  }));
});

test('base64 with bits after the last byte is accepted, as KubeVirt does', () => {
  expect(mistakes({ userDataBase64: 'aGl=' })).toEqual([]);
});

test('invalid base64 is refused and not printed', () => {
  for (const text of ['', 'hunter2!', 'abc', 'YWJj ZGVm', base64('hunter2').slice(0, -1)]) {
    expect(mistakes({ userDataBase64: text })).toEqual([
      'userDataBase64: this value is not base64: write the output of `base64 --wrap=0`, or the text itself in the field without Base64',
    ]);
  }
});

test('a plaintext password is refused as text, base64 or gzip, and not printed', () => {
  const userData = '#cloud-config\npassword: hunter2\n';
  for (const options of [{ userData }, { userDataBase64: base64(userData) }, { userDataBase64: gzipSync(userData).toString('base64') }]) {
    const found = mistakes(options);
    expect(found).toEqual([expect.stringMatching(/^userData(Base64)?: line 2: password: /)]);
    expect(found[0]).not.toContain('hunter2');
  }
});

test('the Secret of user data is named in secretRef', () => {
  expect(cloudInitVolume({ userDataSecretName: 'a', networkDataSecretName: 'b' })).toEqual({ secretRef: { name: 'a' }, networkDataSecretRef: { name: 'b' } });
});
