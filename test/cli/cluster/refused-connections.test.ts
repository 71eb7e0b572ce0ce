// Connections and logins that a server or a proxy refuses: what the command tells about them.
import { rmSync, writeFileSync } from 'fs';
import { createServer } from 'http';
import { createServer as createTlsServer } from 'https';
import { AddressInfo, Server } from 'net';
import { CERTIFICATE, EXPIRED, KEY } from './certificates';
import { json } from './http-server';
import { publishedCommand } from './published-command';

const { file, run } = publishedCommand();
const SECRET = 's3cr3t-t0ken';
const data = (text: string) => Buffer.from(text).toString('base64');
const CERTIFIED = { 'client-certificate-data': data(CERTIFICATE), 'client-key-data': data(KEY) };

// Each test starts the command.
jest.setTimeout(60_000);

let server: Server | undefined;

afterEach(() => new Promise<void>((resolve) => void (server === undefined ? resolve() : server.close(() => resolve()))));

async function listening(started: Server, host = '127.0.0.1'): Promise<number> {
  server = started;
  await new Promise<void>((resolve) => server!.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

function writeConfig(cluster: object, user?: object): void {
  writeFileSync(file('kubeconfig'), JSON.stringify({
    'current-context': 'test',
    'clusters': [{ name: 'shop', cluster }],
    'users': [{ name: 'ann', user: user ?? {} }],
    'contexts': [{ name: 'test', context: { cluster: 'shop', ...user && { user: 'ann' } } }],
  }));
}

/** What `list` reports about the server, after the request. */
async function reported(environment: object = {}): Promise<string> {
  const { status, stderr } = await run('list', environment);
  const [, told] = /^error: cluster \S+: cannot list VirtualMachine of kubevirt\.io\/v1 in namespace "default": (.*)\n$/.exec(stderr) ?? [];
  expect([status, told ?? stderr]).toEqual([1, told]);
  expect(stderr).not.toContain(SECRET);
  return told!;
}

describe('a certificate of the server', () => {
  const tls = (cert = CERTIFICATE) => listening(createTlsServer({ cert, key: KEY }, (_, response) => json(response, 401, {})));

  test('that no trusted CA signed is reported with the field that names its CA', async () => {
    writeConfig({ server: `https://127.0.0.1:${await tls()}` });
    expect(await reported()).toBe('self-signed certificate: set certificate-authority in the kubeconfig to the file of its CA, or NODE_EXTRA_CA_CERTS if the kubeconfig has no CA');
  });

  test('with another name is reported with the field that names it', async () => {
    writeConfig({ 'server': `https://127.0.0.1:${await tls()}`, 'certificate-authority-data': data(CERTIFICATE) });
    expect(await reported()).toMatch(/^Hostname\/IP does not match certificate's altnames: .*: use a name of the certificate, or write it into tls-server-name of the kubeconfig$/);
  });

  test('that has expired is reported', async () => {
    writeConfig({ 'server': `https://127.0.0.1:${await tls(EXPIRED)}`, 'certificate-authority-data': data(EXPIRED) });
    expect(await reported()).toBe('certificate has expired: renew the certificate of the server, or correct the clock of this computer');
  });
});

test('a server without TLS is reported at once', async () => {
  writeConfig({ server: `https://127.0.0.1:${await listening(createServer())}` });
  expect(await reported()).toBe('the server does not speak TLS: check the address and the port in the kubeconfig');
});

describe('a login that the server refuses is reported', () => {
  const refusing = async (code: number, message: string) => `http://127.0.0.1:${await listening(createServer((_, response) => json(response, code, { kind: 'Status', message })))}`;
  const AGAIN = '401: Unauthorized: log in again, or write a new token or certificate into the kubeconfig: ';
  const ANONYMOUS = 'User "system:anonymous" cannot get path';

  test.each<[string, object | undefined, (kubeconfig: string) => string]>([
    ['its user', { token: SECRET }, (kubeconfig) => `it used user "ann" of ${kubeconfig}`],
    ['its user without credentials', {}, (kubeconfig) => `user "ann" of ${kubeconfig} has no credentials`],
    ['its context without a user', undefined, () => 'context "test" has no user'],
    ['its expired certificate', { ...CERTIFIED, 'client-certificate-data': data(EXPIRED) }, (kubeconfig) => `the client certificate of user "ann" of ${kubeconfig} expired on 2001-01-01`],
  ])('with %s', async (_, user, account) => {
    writeConfig({ server: await refusing(401, 'Unauthorized') }, user);
    expect(await reported()).toBe(`${AGAIN}${account(file('kubeconfig'))}`);
  });

  test('with its user, if the file of its certificate is being replaced', async () => {
    writeFileSync(file('certificate'), CERTIFICATE);
    const port = await listening(createServer((_, response) => {
      rmSync(file('certificate'), { force: true });
      json(response, 401, { kind: 'Status', message: 'Unauthorized' });
    }));
    writeConfig({ server: `http://127.0.0.1:${port}` }, { 'client-certificate': file('certificate'), 'client-key-data': data(KEY) });
    expect(await reported()).toBe(`${AGAIN}it used user "ann" of ${file('kubeconfig')}`);
  });

  test('even if the server takes its user for anonymous', async () => {
    writeConfig({ server: await refusing(403, ANONYMOUS) }, {});
    expect(await reported()).toBe(`403: ${ANONYMOUS}: log in, or write a token or certificate into the kubeconfig: user "ann" of ${file('kubeconfig')} has no credentials`);
  });

  test('by doctor too', async () => {
    writeConfig({ server: await refusing(401, 'Unauthorized') }, { token: SECRET });
    const { status, stdout } = await run('doctor');
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^✗ cluster: \S+ does not answer as a cluster: 401: Unauthorized: log in again, .*: it used user "ann" of \S+\n/)]);
  });

  test('for a stream too', async () => {
    writeConfig({ server: await refusing(401, 'Unauthorized') }, { token: SECRET });
    const { status, stderr } = await run('port-forward vm/web 22');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/: cannot reach port 22 of VirtualMachine "web" .*: 401: Unauthorized: log in again, .*: it used user "ann" of \S+\n$/)]);
  });
});

describe('a proxy', () => {
  const refusing = (code: string) => createServer().on('connect', (_, client) => client.end(`HTTP/1.1 ${code}\r\n\r\n`));

  test('that wants a login is named without its password', async () => {
    const proxy = `127.0.0.1:${await listening(refusing('407 Proxy Authentication Required'))}`;
    writeConfig({ 'server': 'https://api.shop.test', 'proxy-url': `http://ann:${SECRET}@${proxy}` });
    expect(await reported()).toBe(`the proxy refuses the connection: 407: write its user and password into its address (through http://${proxy}/, from proxy-url, HTTPS_PROXY or HTTP_PROXY)`);
  });

  test('that cannot be reached is named', async () => {
    const port = await listening(createServer());
    await new Promise((resolve) => server!.close(resolve));
    server = undefined;
    writeConfig({ server: 'https://api.shop.test' });
    const { stderr } = await run('wait vm/web --timeout 1s', { HTTPS_PROXY: `http://ann:${SECRET}@127.0.0.1:${port}` });
    expect(stderr).toMatch(/^note: cluster https:\/\/api\.shop\.test: connect ECONNREFUSED 127\.0\.0\.1:\d+ \(through http:\/\/127\.0\.0\.1:\d+\/, from proxy-url, HTTPS_PROXY or HTTP_PROXY\): retrying/);
    expect(stderr).not.toContain(SECRET);
  });

  test.each(['http', 'socks5'])('may have an IPv6 address, as in %s://', async (scheme) => {
    const connected = jest.fn();
    const port = await listening((scheme === 'http' ? refusing('403 Forbidden') : createServer()).on('connection', connected), '::1');
    writeConfig({ 'server': 'https://api.shop.test', 'proxy-url': `${scheme}://[::1]:${port}` });
    const { stderr } = await run('wait vm/web --timeout 2s');
    expect(stderr).toContain(`(through ${scheme === 'http' ? 'http' : 'socks5h'}://[::1]:${port}`);
    expect(connected).toHaveBeenCalled();
  });
});

test('the command ends at once if a request cannot begin', async () => {
  const began = Date.now();
  writeConfig({ server: 'http://127.0.0.1:1' }, { token: `${SECRET}\n${SECRET}` });
  expect(await reported()).toContain('Invalid character in header content ["Authorization"]');
  expect(Date.now() - began).toBeLessThan(10_000);
});
