import { generateKeyPairSync } from 'crypto';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { CERTIFICATE, EXPIRED, KEY } from './certificates';
import { requireUsable } from '../../../src/cli/cluster/kubeconfig-checks';
import { readEntries } from '../../../src/cli/cluster/kubeconfig-file';
import { linesThrown } from '../../lines-thrown';

const SECRET = 's3cr3t-t0ken';
const OTHER_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256', privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } }).privateKey;

const folder = mkdtempSync(join(tmpdir(), 'checks-'));
const file = (name: string) => join(folder, name);
const data = (text: string) => Buffer.from(text).toString('base64');

/** The messages about a kubeconfig with one cluster and one user. */
function mistakes(cluster: object, user: object): string[] {
  writeFileSync(file('kubeconfig'), JSON.stringify({
    clusters: [{ name: 'shop', cluster: { server: 'https://api.shop.test', ...cluster } }], users: [{ name: 'ann', user }],
  }));
  const { clusters, users } = readEntries([file('kubeconfig')]);
  return linesThrown(() => requireUsable(clusters[0], users[0]));
}

beforeAll(() => {
  const files = { certificate: CERTIFICATE, key: KEY, both: KEY + CERTIFICATE, other: OTHER_KEY, text: SECRET };
  Object.entries(files).forEach(([name, text]) => writeFileSync(file(name), text));
});

test.each<[string, object, object]>([
  ['data', { 'certificate-authority-data': data(CERTIFICATE) }, { 'client-certificate-data': data(CERTIFICATE), 'client-key-data': data(KEY) }],
  ['files', { 'certificate-authority': 'certificate' }, { 'client-certificate': 'certificate', 'client-key': 'key' }],
  ['one file', { 'certificate-authority': 'both' }, { 'client-certificate': 'both', 'client-key': 'both' }],
  ['data with a comment and Windows line breaks', { 'certificate-authority-data': data(`# the CA\r\n${CERTIFICATE.replaceAll('\n', '\r\n')}`) }, {}],
  ['an expired certificate, which the server refuses by its own clock', {}, { 'client-certificate-data': data(EXPIRED), 'client-key-data': data(KEY) }],
  ['null, which is nothing', { 'certificate-authority-data': null, 'tls-server-name': null, 'insecure-skip-tls-verify': null }, { token: null, exec: null }],
  ['a key that a token makes useless, as in kubectl', {}, { 'client-key-data': data(KEY), 'token': SECRET }],
  ['no verification and no CA', { 'insecure-skip-tls-verify': true }, { token: SECRET }],
])('%s can be used', (_, cluster, user) => {
  expect(mistakes(cluster, user)).toEqual([]);
});

const CLUSTER = 'cluster "shop": ';
const USER = 'user "ann": ';

test.each<[string, object, object, string[]]>([
  ['a CA that would not be used', { 'insecure-skip-tls-verify': true, 'certificate-authority-data': data(CERTIFICATE) }, {}, [
    `${CLUSTER}insecure-skip-tls-verify is true, so certificate-authority-data is not used: remove one of them`,
  ]],
  ['the same as data and as a file', { 'certificate-authority': 'certificate', 'certificate-authority-data': data(CERTIFICATE) },
    { 'client-certificate': 'certificate', 'client-certificate-data': data(EXPIRED), 'client-key': 'key', 'client-key-data': data(KEY) }, [
      `${CLUSTER}certificate-authority and certificate-authority-data are both set: remove one of them`,
      `${USER}client-certificate and client-certificate-data are both set: remove one of them`,
      `${USER}client-key and client-key-data are both set: remove one of them`,
    ]],
  ['a CA that is none', { 'certificate-authority-data': data(SECRET) }, {}, [`${CLUSTER}certificate-authority-data: is not a certificate in PEM: write one that begins with -----BEGIN CERTIFICATE-----`]],
  ['a file that is none', { 'certificate-authority': 'text' }, {}, [`${CLUSTER}certificate-authority: is not a certificate in PEM: write one that begins with -----BEGIN CERTIFICATE-----`]],
  ['a certificate without its key', {}, { 'client-certificate': 'certificate' }, [`${USER}client-certificate: has no key: set client-key or client-key-data`]],
  ['a key without its certificate', {}, { 'client-key-data': data(KEY) }, [`${USER}client-key-data: has no certificate: set client-certificate or client-certificate-data`]],
  ['a certificate and a key that were swapped', {}, { 'client-certificate': 'key', 'client-key': 'certificate' }, [
    `${USER}client-certificate: is not a certificate in PEM: write one that begins with -----BEGIN CERTIFICATE-----`,
    `${USER}client-key: is not a private key in PEM without a password: write one that begins with -----BEGIN PRIVATE KEY-----`,
  ]],
  ['the key of another certificate', {}, { 'client-certificate': 'certificate', 'client-key': 'other' }, [`${USER}client-key: is not the key of client-certificate: write the one that belongs to it`]],
  ['files that do not exist', { 'certificate-authority': 'lost' }, { 'tokenFile': 'lost', 'client-certificate': 'lost', 'client-key': 'key' }, [
    `${CLUSTER}certificate-authority: ${file('lost')}: no such file or folder`,
    `${USER}tokenFile: ${file('lost')}: no such file or folder`,
    `${USER}client-certificate: ${file('lost')}: no such file or folder`,
  ]],
  ['values of the wrong type',
    { 'certificate-authority': 1, 'tls-server-name': 5, 'proxy-url': 3128, 'insecure-skip-tls-verify': SECRET },
    { 'token': { value: SECRET }, 'username': 7, 'password': 83, 'client-key-data': [SECRET], 'exec': SECRET }, [
      `${CLUSTER}certificate-authority: is not a string: write it in quotes`,
      `${CLUSTER}tls-server-name: is not a string: write it in quotes`,
      `${CLUSTER}proxy-url: is not a string: write it in quotes`,
      `${CLUSTER}insecure-skip-tls-verify: is not a boolean: write true or false`,
      `${USER}token: is not a string: write it in quotes`,
      `${USER}username: is not a string: write it in quotes`,
      `${USER}password: is not a string: write it in quotes`,
      `${USER}client-key-data: is not a string: write it in quotes`,
      `${USER}exec: is not a map: write its command and apiVersion below it`,
    ]],
  ['a list in place of a token file', {}, { tokenFile: [SECRET] }, [`${USER}tokenFile: is not a string: write it in quotes`]],
])('%s is refused', (_, cluster, user, messages) => {
  const found = mistakes(cluster, user);
  expect([...found].sort()).toEqual([...messages].sort());
  expect(found.join()).not.toContain(SECRET);
});

describe('credentials for a server without encryption', () => {
  const server = 'http://api.shop.test:8080';
  const REFUSAL = `${CLUSTER}its server ${server} is not encrypted, and the credentials of user "ann" could be read on the way: write https://, or use a context without a user`;

  test.each<[string, object]>([['a token', { token: SECRET }], ['a token file', { tokenFile: 'text' }], ['a password', { username: 'ann', password: SECRET }], ['a plugin', { exec: { command: 'login' } }]])('are refused: %s', (_, user) => {
    expect(mistakes({ server }, user)).toEqual([REFUSAL]);
  });

  test.each<[string, object, object]>([
    ['no credentials', { server }, {}],
    ['a server on this computer', { server: 'http://127.0.0.1:8001' }, { token: SECRET }],
    ['localhost', { server: 'http://localhost:8001' }, { token: SECRET }],
    ['impersonation alone', { server }, { as: 'jo' }],
  ])('matter not for %s', (_, cluster, user) => {
    expect(mistakes(cluster, user)).toEqual([]);
  });

  test('are refused in the address of the server', () => {
    expect(mistakes({ server: `http://ann:${SECRET}@api.shop.test:8080` }, {})).toEqual([REFUSAL.replace('of user "ann"', 'in its address').replace('use a context without a user', 'leave them out')]);
    expect(mistakes({ server: `http://ann:${SECRET}@127.0.0.1:8080` }, {})).toEqual([]);
  });

  test('are refused for a server on this computer that is reached through a proxy', () => {
    expect(mistakes({ 'server': 'http://127.0.0.1:8001', 'proxy-url': 'http://proxy.test' }, { token: SECRET })).toEqual([REFUSAL.replace(server, 'http://127.0.0.1:8001')]);
  });
});
