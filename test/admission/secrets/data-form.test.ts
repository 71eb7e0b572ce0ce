import { Admission } from '../../../src';

const object = (kind: string, fields: object) => ({ apiVersion: 'v1', kind, metadata: { name: 'ci' }, ...fields });
const messages = (kind: string, fields: object) => Admission.validate(object(kind, fields));

const RULE = '[data-form]';
const CLOUD_CONFIG = '#cloud-config\nusers:\n  - name: ada\n';
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('what the API server decodes is right', () => {
  expect([
    object('Secret', { type: 'Opaque', immutable: true, data: { userdata: base64(CLOUD_CONFIG), empty: '' }, stringData: { 'user-data': CLOUD_CONFIG } }),
    object('Secret', { data: { lines: base64(CLOUD_CONFIG.repeat(9)).replace(/(.{76})/g, '$1\n'), nothing: null }, stringData: null, immutable: null }),
    object('ConfigMap', { data: { 'autounattend.xml': '<xml/>' }, binaryData: { logo: base64('png') }, immutable: false }),
    object('ConfigMap', {}),
  ].flatMap((each) => Admission.validate(each))).toEqual([]);
});

test.each([
  ['an object', { users: [{ name: 'ada' }] }, 'a text, which begins with | where it has several lines'],
  ['a list', [], 'a text, which begins with | where it has several lines'],
  ['a number', 5, 'it in quotes'],
  ['a boolean', true, 'it in quotes'],
])('%s is no text, neither of a Secret nor of a ConfigMap', (is, value, instead) => {
  expect(messages('Secret', { stringData: { userdata: value } })).toEqual([`stringData.userdata: ${is} has the wrong type, write ${instead} ${RULE}`]);
  expect(messages('ConfigMap', { data: { 'a.xml': value } })).toEqual([`data[a.xml]: ${is} has the wrong type, write ${instead} ${RULE}`]);
  expect(messages('Secret', { data: { userdata: value } })).toEqual([`data.userdata: ${is} has the wrong type, write base64 in quotes ${RULE}`]);
});

test.each([CLOUD_CONFIG, 'hunter2', 'ssh-ed25519 AAAA ada@example.com', 'YWRh YWRh', 'YQ=', 'YQ', 'a-_b', '#cloud-config\nruncmd: [echo $HOME]\n'])('%j is not base64', (text) => {
  const refusal = (instead: string) => `a string of ${text.length} characters is not base64, encode it or write it as it is under ${instead} ${RULE}`;
  expect(messages('Secret', { data: { userdata: text } })).toEqual([`data.userdata: ${refusal('stringData')}`]);
  expect(messages('ConfigMap', { binaryData: { userdata: text } })).toEqual([`binaryData.userdata: ${refusal('data')}`]);
});

test('what has keys is a map, and each other field has its type', () => {
  expect(messages('Secret', { data: 'hunter2', stringData: ['hunter2'], type: 5, immutable: 'true' })).toEqual([
    `data: a string has the wrong type, write a key, ":" and its text on each line ${RULE}`,
    `stringData: a list has the wrong type, write a key, ":" and its text on each line ${RULE}`,
    `type: a number has the wrong type, write a text in quotes ${RULE}`,
    `immutable: a string has the wrong type, write true or false ${RULE}`,
  ]);
});

test('a key is the name of a file, and its message does not have it', () => {
  const wrong = (length: number) => `a key of ${length} characters is not one that a file can have, write letters, digits, "-", "_" and "." alone, such as "userdata" ${RULE}`;
  expect(messages('Secret', { stringData: { 'PASSWORD=hunter2': '', '': '', 'a/b': 5 } })).toEqual([
    `stringData: ${wrong(16)}`, `stringData: ${wrong(0)}`, `stringData: ${wrong(3)}`, `stringData: a number has the wrong type, write it in quotes ${RULE}`,
  ]);
  expect(messages('ConfigMap', { data: { '.': '', '..x': '', ['a'.repeat(254)]: '', '.x': '', 'a..b': '' } })).toEqual([
    `data: "." begins a key, write one that no folder can have, such as "userdata" ${RULE}`,
    `data: ".." begins a key, write one that no folder can have, such as "userdata" ${RULE}`,
    `data: a key of 254 characters is too long, write at most 253 ${RULE}`,
  ]);
});

test('a ConfigMap has a key once', () => {
  expect(messages('ConfigMap', { data: { a: '', b: '' }, binaryData: { b: '' } })).toEqual([`binaryData.b: the key stands under data too, keep one of them ${RULE}`]);
  expect(messages('Secret', { data: { a: '' }, stringData: { a: '' } })).toEqual([]);
});

test.each(['${USERDATA_BASE64}', '{{ .Values.userData | b64enc }}', '{{USERDATA}}', '$USERDATA', '<base64 of the user data>', 'REPLACE_ME', 'ENC[AES256_GCM,data:0a==,type:str]', '$ANSIBLE_VAULT;1.1;AES256\n3839\n3536\n'])(
  'what another tool fills in passes: %j', (text) => {
    expect(messages('Secret', { data: { userdata: text } })).toEqual([]);
  },
);

test('what SOPS has encrypted passes, and so do other kinds', () => {
  expect(messages('Secret', { stringData: { userdata: 5 }, data: { userdata: '-' }, sops: { mac: 'ENC[]' } })).toEqual([]);
  expect(Admission.validate({ apiVersion: 'bitnami.com/v1alpha1', kind: 'SealedSecret', metadata: { name: 'ci' }, spec: { encryptedData: { userdata: 5 } }, data: 5 })).toEqual([]);
  expect(Admission.validate({ apiVersion: 'example.com/v1', kind: 'Secret', metadata: { name: 'ci' }, data: { userdata: 5 } })).toEqual([]);
});
