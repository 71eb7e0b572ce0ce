// Kubeconfigs as kubectl reads them: the entries of the chosen context, and whom it impersonates.
import { mkdirSync, rmSync, writeFileSync } from 'fs';
import { IncomingMessage } from 'http';
import { AddressInfo, createServer } from 'net';
import { join } from 'path';
import { json, serve, TestServer } from './http-server';
import { publishedCommand } from './published-command';

const { file, run } = publishedCommand();
const SECRET = 's3cr3t-t0ken';

/** The outcome of `list` when it asked the server properly. */
const LISTED = { status: 0, stderr: 'note: no machines were found in namespace "default"\n' };

// Each test starts the command.
jest.setTimeout(60_000);

let under: TestServer;
let asked: IncomingMessage[];

beforeEach(async () => {
  asked = [];
  under = await serve((request, response) => {
    asked.push(request);
    json(response, 200, { metadata: { name: 'default', resourceVersion: '1' }, items: [] });
  });
});

afterEach(() => under.close());

/** A kubeconfig whose context `test` has the server and the user `ann`; further entries come first. */
function configOf(user: object, { clusters = [], contexts = [] }: { readonly clusters?: unknown[]; readonly contexts?: unknown[] } = {}): string {
  return JSON.stringify({
    'current-context': 'test',
    'clusters': [...clusters, { name: 'test', cluster: { server: under.url } }],
    'users': [{ name: 'ann', user }],
    'contexts': [...contexts, { name: 'test', context: { cluster: 'test', user: 'ann' } }],
  });
}

const writeConfig = (...args: Parameters<typeof configOf>) => writeFileSync(file('kubeconfig'), configOf(...args));

describe('an incomplete entry', () => {
  const INCOMPLETE = {
    clusters: [{ name: 'none', cluster: { server: '' } }, { name: 'odd', cluster: { server: { toString: 1 } } }, { name: 'empty' }, null, { cluster: { server: 'https://a.test' } }],
    contexts: [{ name: 'dev', context: { cluster: '', user: '' } }, { name: 'lost', context: { cluster: 'none' } }, { name: 'odd', context: { cluster: 'odd', namespace: { toString: 1 } } }, { name: 'bare' }, { name: 5 }, { name: ['x'] }],
  };

  test('does not matter if another one is used', async () => {
    const extensions = [{ name: 'client.authentication.k8s.io/exec', extension: { audience: 'shop' } }];
    writeConfig({ token: 'own' }, { ...INCOMPLETE, clusters: [...INCOMPLETE.clusters, { name: 'more', cluster: { server: 'https://a.test', extensions } }] });
    expect(await run('list')).toMatchObject(LISTED);
    expect(asked[0].headers.authorization).toBe('Bearer own');
  });

  test('whose name is not a string is no suggestion', async () => {
    writeConfig({}, { contexts: [{ name: 5 }, { name: ['x'] }] });
    expect(await run('list --context production')).toMatchObject({ status: 2, stderr: 'error: --context "production": unknown context: write "test"\n' });
  });

  test.each([
    ['dev', 'context "dev": the kubeconfig lacks its cluster: choose another one with --context'],
    ['bare', 'context "bare": the kubeconfig lacks its cluster: choose another one with --context'],
    ['lost', 'cluster "none": its server "" is not an address: write https://HOST:PORT'],
    ['odd', 'cluster "odd": its server "" is not an address: write https://HOST:PORT'],
  ])('is reported if it is chosen, as in context %s', async (context, message) => {
    writeConfig({ token: 'own' }, INCOMPLETE);
    expect(await run(`list --context ${context}`)).toMatchObject({ status: 2, stderr: `error: ${message}\n` });
  });

  test('may be a whole file', async () => {
    writeConfig({ token: 'own' });
    writeFileSync(file('empty'), '');
    writeFileSync(file('comment'), '# nothing yet\n');
    expect(await run('list', { KUBECONFIG: ['empty', 'comment', 'kubeconfig'].map(file).join(':') })).toMatchObject(LISTED);
  });

  test.each(['contexts: s3cr3t-t0ken', 'users: [{name: a, user: s3cr3t-t0ken}]', 's3cr3t-t0ken'])('differs from one of the wrong type, which is refused: `%s`', async (text) => {
    writeFileSync(file('kubeconfig'), text);
    const { status, stderr } = await run('list');
    expect(stderr).toBe(`error: ${file('kubeconfig')}: is not a kubeconfig, since its entries are not lists of maps: set --kubeconfig to the file that kubectl uses\n`);
    expect(status).toBe(2);
  });
});

test.each([['no user', undefined], ['an empty user', '']])('a context with %s uses the settings of its cluster', async (_, user) => {
  let greeting = '';
  const server = createServer((socket) => socket.once('data', (data) => {
    greeting += data.toString('latin1');
    socket.destroy();
  }).on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeConfig({}, {
    clusters: [{ name: 'tls', cluster: { 'server': address, 'tls-server-name': 'api.shop.test' } }],
    contexts: [{ name: 'nobody', context: { cluster: 'tls', user } }],
  });
  await run('wait vm/web --timeout 1s --context nobody');
  server.close();
  // The server name is sent before encryption starts.
  expect(greeting).toContain('api.shop.test');
});

test.each([
  [['nowhere'], (path: string) => `KUBECONFIG names ${path}nowhere: the file does not exist`],
  [['nowhere', '', 'lost'], (path: string) => `KUBECONFIG names ${path}nowhere and ${path}lost: none of these files exists`],
])('files in KUBECONFIG that do not exist are named: %j', async (names, told) => {
  const KUBECONFIG = names.map((name) => name && file(name)).join(':');
  expect(await run('list', { KUBECONFIG })).toMatchObject({
    status: 2, stderr: `error: ${told(`${file('')}/`)}: set it to the file that kubectl uses, or write --kubeconfig\n`,
  });
});

describe('a token in a file', () => {
  test.each([['may end with a line break', 'of-the-file\n'], ['may have blank space around it', ' of-the-file\r\n\n']])('%s', async (_, text) => {
    writeFileSync(file('token'), text);
    writeConfig({ tokenFile: 'token' });
    expect(await run('list')).toMatchObject(LISTED);
    expect(asked[0].headers.authorization).toBe('Bearer of-the-file');
  });

  test('is reported before any request if it does not exist or is empty', async () => {
    rmSync(file('token'), { force: true });
    writeConfig({ tokenFile: 'token' });
    expect(await run('list')).toMatchObject({ status: 2, stderr: `error: user "ann": tokenFile: ${file('token')}: no such file or folder\n` });
    writeFileSync(file('token'), '\n');
    expect(await run('list')).toMatchObject({ status: 2, stderr: `error: user "ann": tokenFile: ${file('token')}: is empty: write the token\n` });
    expect(asked).toEqual([]);
  });
});

describe('an auth-provider', () => {
  const provider = (name: string) => ({ 'auth-provider': { name, config: { 'id-token': SECRET, 'refresh-token': SECRET } } });

  test.each(['oidc', 'openstack'])('such as %s is refused, with its replacement', async (name) => {
    writeConfig(provider(name));
    const { status, stderr } = await run('list');
    expect([status, stderr]).toEqual([2, `error: user "ann": auth-provider "${name}": is not supported: set exec to a credential plugin, such as kubelogin\n`]);
    expect(asked).toEqual([]);
  });

  test('gives way to a token, as in kubectl', async () => {
    writeConfig({ ...provider('oidc'), token: 'own' });
    expect(await run('list')).toMatchObject(LISTED);
    expect(asked[0].headers.authorization).toBe('Bearer own');
  });
});

test('a credential plugin is found beside its kubeconfig, even if that is given as a bare file name', async () => {
  const credential = JSON.stringify({ apiVersion: 'client.authentication.k8s.io/v1', kind: 'ExecCredential', status: { token: 'given' } });
  writeFileSync(file('plug.sh'), `#!/bin/sh\necho '${credential}'\n`, { mode: 0o755 });
  writeConfig({ exec: { apiVersion: 'client.authentication.k8s.io/v1', interactiveMode: 'Never', command: './plug.sh' } });
  expect(await run('list --kubeconfig kubeconfig')).toMatchObject(LISTED);
  expect(asked[0].headers.authorization).toBe('Bearer given');
});

describe('impersonation', () => {
  test('is sent to the server in full', async () => {
    writeConfig({ 'token': 'own', 'as': 'jo', 'as-uid': '1-2', 'as-groups': ['dev', 'österreich'], 'as-user-extra': { 'example.com/scopes %': ['view', 'list'], 'reason': ['test'] } });
    expect(await run('list')).toMatchObject(LISTED);
    const sent = asked[0].rawHeaders.map((text) => Buffer.from(text, 'latin1').toString());
    const headers = sent.flatMap((name, index) => index % 2 === 0 && name.startsWith('Impersonate-') ? [[name, sent[index + 1]]] : []);
    expect(headers).toEqual([
      ['Impersonate-User', 'jo'], ['Impersonate-Uid', '1-2'], ['Impersonate-Group', 'dev'], ['Impersonate-Group', 'österreich'],
      ['Impersonate-Extra-example.com%2Fscopes%20%25', 'view'], ['Impersonate-Extra-example.com%2Fscopes%20%25', 'list'], ['Impersonate-Extra-reason', 'test'],
    ]);
    expect(asked[0].headers.authorization).toBe('Bearer own');
  });

  test.each<[string, object, string[]]>([
    ['with a user that is no text', { as: {} }, ['as {}: is not a string: write it in quotes']],
    ['with a user that is false', { as: false }, ['as false: is not a string: write it in quotes']],
    ['without a user', { 'as-groups': ['dev'], 'as-uid': '1' }, ['as-uid, as-groups: need as: write as and the name of a user']],
    ['with fields of the wrong type', { 'as': 'jo', 'as-uid': 12, 'as-groups': 'dev', 'as-user-extra': { scopes: 'view' } }, [
      'as-uid 12: is not a string: write it in quotes', 'as-groups "dev": is not a list of strings: write - before each item', 'as-user-extra {"scopes":"view"}: is not a map of lists: write - before each value of a key',
    ]],
  ])('%s is refused', async (_, user, messages) => {
    writeConfig({ token: SECRET, ...user });
    const { status, stderr } = await run('list');
    expect([status, stderr]).toEqual([2, messages.map((message) => `error: user "ann": ${message}\n`).join('')]);
  });

  test.each([{ 'as': '', 'as-groups': [], 'as-user-extra': null }, { 'as-uid': '', 'as-user-extra': {} }])('is off if its fields are empty: %j', async (fields) => {
    writeConfig({ token: 'own', ...fields });
    expect(await run('list')).toMatchObject(LISTED);
    expect(Object.keys(asked[0].headers).filter((name) => name.startsWith('impersonate'))).toEqual([]);
  });
});

test('files are found relative to the kubeconfig that names them', async () => {
  mkdirSync(file('more'), { recursive: true });
  writeFileSync(join(file('more'), 'token'), 'of-more');
  writeFileSync(join(file('more'), 'config'), configOf({ tokenFile: 'token' }));
  expect(await run('list --kubeconfig more/config')).toMatchObject(LISTED);
  expect(asked[0].headers.authorization).toBe('Bearer of-more');
});

test('a file in JSON may be indented with tabs, and one in YAML may repeat what it has written', async () => {
  const config = JSON.parse(configOf({ token: 'own' }));
  writeFileSync(file('kubeconfig'), JSON.stringify(config, undefined, '\t'));
  expect(await run('list')).toMatchObject(LISTED);
  writeFileSync(file('kubeconfig'), `own: &own {token: own}
current-context: test
clusters: [{name: test, cluster: {server: "${under.url}"}}]
users: [{name: ann, user: *own}]
contexts: [{name: test, context: {cluster: test, user: ann}}]
`);
  expect(await run('list')).toMatchObject(LISTED);
});
