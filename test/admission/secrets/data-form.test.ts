import { Admission } from '../../../src';

const object = (kind: string, fields: object) => ({ apiVersion: 'v1', kind, metadata: { name: 'ci' }, ...fields });
const messages = (kind: string, fields: object) => Admission.validate(object(kind, fields));

const RULE = '[data-form]';
const CLOUD_CONFIG = '#cloud-config\nusers:\n  - name: ada\n';
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('passes what the API server decodes', () => {
  expect([
    object('Secret', { type: 'Opaque', immutable: true, data: { userdata: base64(CLOUD_CONFIG), empty: '' }, stringData: { 'user-data': CLOUD_CONFIG } }),
    object('Secret', { data: { lines: base64(CLOUD_CONFIG.repeat(9)).replace(/(.{76})/g, '$1\n'), nothing: null }, stringData: null, immutable: null }),
    object('ConfigMap', { data: { 'autounattend.xml': '<xml/>' }, binaryData: { logo: base64('png') }, immutable: false }),
    object('ConfigMap', {}),
  ].flatMap((each) => Admission.validate(each))).toEqual([]);
});

test.each([
  ['an object', { users: [{ name: 'ada' }] }, 'a string, as a block with | if it has several lines'],
  ['a list', [], 'a string, as a block with | if it has several lines'],
  ['a number', 5, 'it in quotes'],
  ['a boolean', true, 'it in quotes'],
])('refuses %s as a value of a Secret or ConfigMap', (is, value, instead) => {
  expect(messages('Secret', { stringData: { userdata: value } })).toEqual([`stringData.userdata: ${is} has the wrong type, write ${instead} ${RULE}`]);
  expect(messages('ConfigMap', { data: { 'a.xml': value } })).toEqual([`data[a.xml]: ${is} has the wrong type, write ${instead} ${RULE}`]);
  expect(messages('Secret', { data: { userdata: value } })).toEqual([`data.userdata: ${is} has the wrong type, write base64 in quotes ${RULE}`]);
});

test.each([CLOUD_CONFIG, 'hunter2', 'ssh-ed25519 AAAA ada@example.com', 'YWRh YWRh', 'YQ=', 'YQ', 'a-_b', '#cloud-config\nruncmd: [echo $HOME]\n'])('refuses %j, which is not base64', (text) => {
  const refusal = (instead: string) => `a string of ${text.length} characters is not base64, encode it or write it unencoded under ${instead} ${RULE}`;
  expect(messages('Secret', { data: { userdata: text } })).toEqual([`data.userdata: ${refusal('stringData')}`]);
  expect(messages('ConfigMap', { binaryData: { userdata: text } })).toEqual([`binaryData.userdata: ${refusal('data')}`]);
});

test('refuses fields of the wrong type', () => {
  expect(messages('Secret', { data: 'hunter2', stringData: ['hunter2'], type: 5, immutable: 'true' })).toEqual([
    `data: a string has the wrong type, write a key, ":" and its value on each line ${RULE}`,
    `stringData: a list has the wrong type, write a key, ":" and its value on each line ${RULE}`,
    `type: a number has the wrong type, write a string in quotes ${RULE}`,
    `immutable: a string has the wrong type, write true or false ${RULE}`,
  ]);
});

test('refuses a key that is not a file name without showing it', () => {
  const wrong = (length: number) => `a key of ${length} characters is not a valid file name, write only letters, digits, "-", "_" and ".", such as "userdata" ${RULE}`;
  expect(messages('Secret', { stringData: { 'PASSWORD=hunter2': '', '': '', 'a/b': 5 } })).toEqual([
    `stringData: ${wrong(16)}`, `stringData: ${wrong(0)}`, `stringData: ${wrong(3)}`, `stringData: a number has the wrong type, write it in quotes ${RULE}`,
  ]);
  expect(messages('ConfigMap', { data: { '.': '', '..x': '', ['a'.repeat(254)]: '', '.x': '', 'a..b': '' } })).toEqual([
    `data: a key cannot be "." or begin with "..", write another one, such as "userdata" ${RULE}`,
    `data: a key cannot be "." or begin with "..", write another one, such as "userdata" ${RULE}`,
    `data: a key of 254 characters is too long, write at most 253 ${RULE}`,
  ]);
});

test('refuses a key in both data and binaryData of a ConfigMap', () => {
  expect(messages('ConfigMap', { data: { a: '', b: '' }, binaryData: { b: '' } })).toEqual([`binaryData.b: data has this key too, keep one of them ${RULE}`]);
  expect(messages('Secret', { data: { a: '' }, stringData: { a: '' } })).toEqual([]);
});

test.each(['${USERDATA_BASE64}', '{{ .Values.userData | b64enc }}', '{{USERDATA}}', '$USERDATA', '<base64 of the user data>', 'REPLACE_ME', 'ENC[AES256_GCM,data:0a==,type:str]', '$ANSIBLE_VAULT;1.1;AES256\n3839\n3536\n'])(
  'passes what another tool fills in: %j', (text) => {
    expect(messages('Secret', { data: { userdata: text } })).toEqual([]);
  },
);

test('passes Secrets that SOPS encrypted, and other kinds', () => {
  expect(messages('Secret', { stringData: { userdata: 5 }, data: { userdata: '-' }, sops: { mac: 'ENC[]' } })).toEqual([]);
  expect(Admission.validate({ apiVersion: 'bitnami.com/v1alpha1', kind: 'SealedSecret', metadata: { name: 'ci' }, spec: { encryptedData: { userdata: 5 } }, data: 5 })).toEqual([]);
  expect(Admission.validate({ apiVersion: 'example.com/v1', kind: 'Secret', metadata: { name: 'ci' }, data: { userdata: 5 } })).toEqual([]);
});

test('refuses an unknown field without showing a name that may be a value', () => {
  expect(messages('Secret', { 'stringdata': { userdata: 'hunter2' }, 'userdata': 'hunter2', 'PASSWORD=hunter2': null })).toEqual([
    `stringdata: unknown field, did you mean "stringData" ${RULE}`,
    `userdata: unknown field, indent it below "data" or "stringData" if it is a key, or remove it ${RULE}`,
  ]);
  expect(messages('ConfigMap', { 'stringData': {}, 'PASSWORD=hunter2': 1 })).toEqual([
    `stringData: unknown field, indent it below "data" or "binaryData" if it is a key, or remove it ${RULE}`,
    `unknown field whose name has 16 characters, indent it below "data" or "binaryData" if it is a key, or remove it ${RULE}`,
  ]);
});

describe('the type of a Secret', () => {
  const refused = (type: string, fields: object) => messages('Secret', { type: `kubernetes.io/${type}`, ...fields });
  const lacks = (type: string, keys: string) => [`type: "kubernetes.io/${type}" requires the key ${keys}, write it below stringData, or the type "Opaque" ${RULE}`];

  test('requires keys, in data or stringData', () => {
    expect(refused('tls', {})).toEqual(lacks('tls', '"tls.crt" and "tls.key"'));
    expect(refused('tls', { data: { 'tls.crt': '' } })).toEqual(lacks('tls', '"tls.key"'));
    expect(refused('tls', { data: { 'tls.crt': '' }, stringData: { 'tls.key': '' } })).toEqual([]);
    expect(refused('basic-auth', { stringData: { user: 'ada' } })).toEqual(lacks('basic-auth', '"username" or "password"'));
    expect(refused('basic-auth', { stringData: { password: '' } })).toEqual([]);
    expect(refused('dockerconfigjson', { data: { 'config.json': 'e30=' } })).toEqual(lacks('dockerconfigjson', '".dockerconfigjson"'));
  });

  test('restricts values', () => {
    const logins = `the value is not a JSON object, write what \`docker login\` writes to its config.json ${RULE}`;
    expect(refused('dockerconfigjson', { stringData: { '.dockerconfigjson': 'ada:hunter2' } })).toEqual([`stringData[.dockerconfigjson]: ${logins}`]);
    expect(refused('dockercfg', { data: { '.dockercfg': base64('[]') } })).toEqual([`data[.dockercfg]: ${logins}`]);
    expect(refused('dockercfg', { data: { '.dockercfg': base64('[]') }, stringData: { '.dockercfg': '{}' } })).toEqual([]);
    expect(refused('ssh-auth', { stringData: { 'ssh-privatekey': '' } })).toEqual([
      `stringData[ssh-privatekey]: the private key is empty, write it in full, from -----BEGIN to -----END ${RULE}`,
    ]);
  });

  test('may require an annotation', () => {
    const annotated = (annotations?: object) => Admission.validate({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'ci', annotations }, type: 'kubernetes.io/service-account-token' });
    expect(annotated()).toEqual([
      `metadata.annotations[kubernetes.io/service-account.name]: "kubernetes.io/service-account-token" requires this annotation, write the name of the ServiceAccount ${RULE}`,
    ]);
    expect(annotated({ 'kubernetes.io/service-account.name': 'ci' })).toEqual([]);
  });

  test('requires nothing where another tool fills in values, or of an unknown type', () => {
    expect(refused('dockerconfigjson', { data: { '.dockerconfigjson': '${LOGINS}' } })).toEqual([]);
    expect(refused('dockerconfigjson', { data: '${SECRETS}' })).toEqual([]);
    expect(refused('own', {})).toEqual([]);
    expect(messages('Secret', { type: '${TYPE}' })).toEqual([]);
  });
});

test('limits the values of a Secret or ConfigMap to one mebibyte of decoded bytes', () => {
  const bytes = (length: number) => 'x'.repeat(length);
  const tooMany = (kind: string, length: number) => [`${length} bytes of values are too many, write at most 1048576 into one ${kind} ${RULE}`];
  expect(messages('Secret', { stringData: { a: bytes(1048576) } })).toEqual([]);
  expect(messages('Secret', { stringData: { a: bytes(1048575), b: 'ä' } })).toEqual(tooMany('Secret', 1048577));
  expect(messages('Secret', { data: { a: base64(bytes(1048576)) } })).toEqual([]);
  expect(messages('Secret', { data: { a: base64(bytes(1048576)) }, stringData: { b: 'x' } })).toEqual(tooMany('Secret', 1048577));
  expect(messages('Secret', { data: { a: base64(bytes(1048576)) }, stringData: { a: 'x' } })).toEqual([]);
  expect(messages('ConfigMap', { data: { a: bytes(1048576) }, binaryData: { b: 'eA==' } })).toEqual(tooMany('ConfigMap', 1048577));
});
