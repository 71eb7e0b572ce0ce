// The whole way to a cluster: the published command, kubeconfigs, credential plugins, proxies, and servers that fail.
import { existsSync, readFileSync, writeFileSync } from 'fs';
import { createServer, IncomingMessage } from 'http';
import { AddressInfo, connect, Socket } from 'net';
import { join } from 'path';
import { DISCOVERY, json, Respond, serve, TestServer } from './http-server';
import { publishedCommand } from './published-command';

const { file, run } = publishedCommand();
const SECRET = 's3cr3t-t0ken';

// Each test starts the command.
jest.setTimeout(60_000);

let under: TestServer;

afterEach(() => under?.close());

function writeConfig({ user = {}, namespace, ...cluster }: { readonly [field: string]: unknown } = {}): void {
  writeFileSync(file('kubeconfig'), JSON.stringify({
    'apiVersion': 'v1',
    'kind': 'Config',
    'current-context': 'test',
    'clusters': [{ name: 'test', cluster: { server: under?.url, ...cluster } }],
    'users': [{ name: 'ann', user }],
    'contexts': [{ name: 'test', context: { cluster: 'test', user: 'ann', namespace } }],
  }));
}

const RUNS = { metadata: { name: 'web', namespace: 'shop', uid: 'u' }, spec: { runStrategy: 'Halted' }, status: { printableStatus: 'Stopped' } };

/** A namespace with one machine. */
const machines: Respond = ({ url = '', method }, response) => {
  if (url.startsWith('/apis/kubevirt.io/v1/')) {
    const isList = url.includes('?');
    json(response, 200, isList ? { metadata: { resourceVersion: '1' }, items: url.includes('instances') || method === 'DELETE' ? [] : [RUNS] } : RUNS);
  } else {
    json(response, method === 'PUT' ? 202 : 404, { kind: 'Status', message: 'not found' });
  }
};

async function served(respond: Respond = machines): Promise<void> {
  under = await serve(respond);
}

/** The same server, which refuses the first request of each kind. */
async function servedAtSecond(): Promise<void> {
  const seen = new Set<string>();
  await served((request, response) => {
    const key = `${request.method} ${request.url}`;
    if (seen.has(key)) {
      machines(request, response);
    } else {
      seen.add(key);
      json(response, 503, { kind: 'Status', message: 'the server is restarting' }, { 'Retry-After': '0' });
    }
  });
}

test.each(['list', 'list web', 'status', 'start web', 'stop web', 'delete web --no-wait', 'nodetypes --cluster -n shop provider.yaml'])('`%s` retries while a server restarts, and reports it once', async (args) => {
  writeFileSync(file('provider.yaml'), readFileSync(join(__dirname, '../../../examples/vcluster-flavours/node-provider.yaml')));
  await servedAtSecond();
  writeConfig({ namespace: 'shop' });
  const { status, stderr } = await run(args);
  expect(stderr).toMatch(/^note: cluster \S+: 503: the server is restarting: retrying for up to (?:1|5|10)m$/m);
  expect([status, stderr.match(/retrying/g)]).toEqual([0, ['retrying']]);
});

test('a server that is not up yet is waited for', async () => {
  await served();
  const { port } = new URL(under.url);
  await under.close();
  writeConfig({ server: `http://127.0.0.1:${port}` });
  const back = createServer((request, response) => json(response, 200, DISCOVERY[request.url!] ?? { metadata: {}, items: [RUNS] }));
  const { status, stdout, stderr } = await run('list', {}, () => back.listen(Number(port), '127.0.0.1'));
  back.close();
  expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('web'), expect.stringMatching(/^note: cluster \S+: connect ECONNREFUSED \S+: retrying for up to 1m\n$/)]);
});

test.each([
  ['wait web --timeout 2s', 'cannot look up VirtualMachine'],
  ['start web --timeout 2s', 'cannot get VirtualMachine "web"'],
  ['diff web.yaml --timeout 2s', 'ECONNREFUSED'],
])('`%s` says once how long it waits for a server that does not come', async (args, error) => {
  await served();
  const { url } = under;
  await under.close();
  writeConfig({ server: url });
  writeFileSync(file('web.yaml'), JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web', namespace: 'shop' } }));
  const { status, stderr } = await run(args);
  expect(stderr.match(/^note: .*$/gm)).toEqual([expect.stringMatching(/^note: cluster \S+: connect ECONNREFUSED \S+: retrying for up to 2s$/)]);
  expect([status, stderr]).toEqual([args.startsWith('diff') ? 2 : 1, expect.stringContaining(error)]);
});

test('an answer from a gateway is reported at once, without secrets', async () => {
  await served((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<title>Sign in</title><input value="${SECRET}">`));
  writeConfig();
  const { status, stderr } = await run('list');
  expect(stderr).toMatch(/^error: cluster http:\/\/127\S+: cannot list VirtualMachine of kubevirt\.io\/v1 in namespace "default": GET \S+: the answer is not JSON but text\/html, "Sign in": check whether [^\n]+\n$/);
  expect([status, stderr.includes(SECRET)]).toEqual([1, false]);
});

test.each([['no namespace', undefined, 'default'], ['an empty namespace', '', 'default'], ['a namespace', 'shop', 'shop']])('a context with %s uses the right namespace', async (_, namespace, meant) => {
  await served();
  writeConfig({ namespace });
  await run('list');
  expect(under.requests).toContainEqual(expect.stringContaining(`/namespaces/${meant}/virtualmachines`));
});

describe('secrets in a kubeconfig are not printed', () => {
  test('a password in the address of the server', async () => {
    await served((_, response) => json(response, 401, { kind: 'Status', message: 'Unauthorized' }));
    writeConfig({ server: under.url.replace('//', `//ann:${SECRET}@`) });
    const { stderr } = await run('list');
    expect(stderr).toMatch(/^error: cluster http:\/\/127\.0\.0\.1:\d+: cannot list .*: 401: Unauthorized: log in again, or write a new token or certificate into the kubeconfig: user "ann" of \S+ has no credentials\n$/);
  });

  test.each([
    ['an alias', `users: [{name: a, user: {password: *${SECRET}}}]`],
    ['a tag', `users: [{name: a, user: {password: !${SECRET} x}}]`],
    ['a string in place of a list', `users: ${SECRET}\nclusters: [${SECRET}]`],
    ['a server with an invalid address', `current-context: a\ncontexts: [{name: a, context: {cluster: a}}]\nclusters: [{name: a, cluster: {server: "ftp://ann:${SECRET}@x"}}]`],
    ['a server without a scheme', `current-context: a\ncontexts: [{name: a, context: {cluster: a}}]\nclusters: [{name: a, cluster: {server: "ann:${SECRET}@x:6443"}}]`],
    ['a server with a fragment', `current-context: a\ncontexts: [{name: a, context: {cluster: a}}]\nclusters: [{name: a, cluster: {server: "https://ann:12#${SECRET}@x"}}]`],
  ])('%s', async (_, config) => {
    writeFileSync(file('kubeconfig'), config);
    const { status, stderr } = await run('list');
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^error: [^\n]+\n$/)]);
    expect(stderr).not.toContain(SECRET);
  });
});

describe('a token that the server refuses', () => {
  /** A server that knows only the second token, which is written when it refuses the first one. */
  const renewing = (renew: () => void) => served((request, response) => {
    if (request.headers.authorization === `Bearer ${SECRET}-2`) {
      machines(request, response);
    } else {
      renew();
      json(response, 401, { kind: 'Status', message: 'Unauthorized' });
    }
  });

  test('is read again from the kubeconfig', async () => {
    await renewing(() => writeConfig({ namespace: 'shop', user: { token: `${SECRET}-2` } }));
    writeConfig({ namespace: 'shop', user: { token: `${SECRET}-1` } });
    expect(await run('status web')).toMatchObject({ status: 0, stderr: '' });
  });

  test('is read again from its file, before the file is due', async () => {
    await renewing(() => writeFileSync(file('token'), `${SECRET}-2\n`));
    writeFileSync(file('token'), `${SECRET}-1\n`);
    writeConfig({ namespace: 'shop', user: { tokenFile: 'token' } });
    expect(await run('status web')).toMatchObject({ status: 0, stderr: '' });
  });

  test.each<[string, () => void]>([
    ['leads to another server', () => writeConfig({ server: 'http://127.0.0.1:1', user: { token: `${SECRET}-2` } })],
    ['is incomplete', () => writeFileSync(file('kubeconfig'), 'users: [')],
    ['has the same token', () => undefined],
  ])('is not replaced if the kubeconfig %s by then', async (_, renew) => {
    await renewing(renew);
    writeConfig({ namespace: 'shop', user: { token: `${SECRET}-1` } });
    const { status, stderr } = await run('list');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: .*: 401: Unauthorized: log in again, .*\n$/)]);
    expect(stderr).not.toContain(SECRET);
  });
});

describe('a credential plugin', () => {
  const plugin = (script: string, more: object = {}) => ({ exec: { apiVersion: 'client.authentication.k8s.io/v1', interactiveMode: 'Never', command: 'sh', args: ['-c', script], ...more } });
  const credential = (token: string) => JSON.stringify({ apiVersion: 'client.authentication.k8s.io/v1', kind: 'ExecCredential', status: { token } });
  const counting = (name: string) => `echo x >> ${file(name)}; `;
  const calls = (name: string) => readFileSync(file(name), 'utf8').split('x').length - 1;

  test('is called once for all requests, and again when its token is refused', async () => {
    await served((request, response) => {
      // The first token is refused.
      const isFirst = request.headers.authorization === `Bearer ${SECRET}-1`;
      if (isFirst) {
        json(response, 401, { kind: 'Status', message: 'Unauthorized' });
      } else {
        machines(request, response);
      }
    });
    writeConfig({ namespace: 'shop', user: plugin(`${counting('refused')}echo '${credential(`${SECRET}-N`)}' | sed "s/-N/-$(wc -l < ${file('refused')})/"`) });
    const { status, stdout, stderr } = await run('status web');
    expect([status, stderr, stdout.includes('web')]).toEqual([0, '', true]);
    expect(calls('refused')).toBe(2);
  });

  test('that does not end is killed after the timeout', async () => {
    await served();
    writeConfig({ namespace: 'shop', user: plugin(`echo $$ > ${file('pid')}; exec sleep 60`) });
    const began = Date.now();
    const { status, stderr } = await run('wait vm/web --timeout 1s');
    expect(Date.now() - began).toBeLessThan(10_000);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: [^\n]*the time of --timeout 1s is over\n$/)]);
    expect(existsSync(`/proc/${readFileSync(file('pid'), 'utf8').trim()}/exe`)).toBe(false);
  });

  test('that prints nonsense is not quoted, while its standard error reaches the user', async () => {
    await served();
    writeConfig({ user: plugin(`echo '${SECRET}'; echo 'log in at https://login.test' >&2`) });
    const { status, stderr } = await run('list');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^log in at https:\/\/login\.test\nerror: .*: credential plugin "sh": what it printed is not an ExecCredential in JSON\n$/)]);
  });

  test.each(['gcp', 'azure'])('of the legacy kind, such as %s, is refused with its replacement', async (name) => {
    await served();
    writeConfig({ user: { 'auth-provider': { name, config: { 'access-token': SECRET, 'cmd-path': `${counting('never')}` } } } });
    const { status, stderr } = await run('list');
    expect([status, stderr]).toEqual([2, `error: user "ann": kubectl has no auth-provider ${name} since 1.26: set exec to its credential plugin\n`]);
  });

  test('gives way to a token or a token file', async () => {
    const shown: (string | undefined)[] = [];
    await served((request, response) => {
      shown.push(request.headers.authorization);
      machines(request, response);
    });
    writeFileSync(file('token'), 'of-the-file');
    for (const user of [{ token: 'own' }, { token: 'own', tokenFile: 'token' }]) {
      writeConfig({ user: { ...plugin('exit 1'), ...user } });
      expect(await run('list')).toMatchObject({ status: 0, stderr: '' });
    }
    expect(new Set(shown)).toEqual(new Set(['Bearer own', 'Bearer of-the-file']));
  });

  test('is found relative to its kubeconfig, and is given the cluster', async () => {
    await served();
    const script = `#!/bin/sh\necho "$KUBERNETES_EXEC_INFO" > ${file('info')}\necho '${credential(SECRET)}'\n`;
    writeFileSync(file('give'), script, { mode: 0o755 });
    const extensions = [{ name: 'client.authentication.k8s.io/exec', extension: { audience: 'shop' } }];
    writeConfig({ extensions, user: plugin('', { command: './give', args: undefined, provideClusterInfo: true }) });
    expect(await run(`list --kubeconfig ${file('kubeconfig')}`, { PWD: '/' })).toMatchObject({ status: 0 });
    expect(JSON.parse(readFileSync(file('info'), 'utf8')).spec).toMatchObject({ interactive: false, cluster: { server: under.url, config: { audience: 'shop' } } });
  });
});

describe('a proxy', () => {
  /** Connects any requested name with the server, unless the login is wrong; records the names that were requested. */
  async function proxied(login?: string) {
    const asked: string[] = [];
    const sockets = new Set<Socket>();
    const proxy = createServer().on('connection', (socket: Socket) => sockets.add(socket));
    proxy.on('connect', (request: IncomingMessage, client: Socket) => {
      asked.push(request.url!);
      if (request.headers['proxy-authorization'] !== (login && `Basic ${Buffer.from(login).toString('base64')}`)) {
        client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
        return;
      }
      const server = connect(Number(new URL(under.url).port), '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        server.pipe(client).pipe(server);
      });
      server.on('error', () => client.destroy());
      client.on('error', () => server.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const close = () => {
      sockets.forEach((socket) => socket.destroy());
      proxy.close();
    };
    return { url: `127.0.0.1:${(proxy.address() as AddressInfo).port}`, asked, close };
  }

  test.each([
    ['HTTP_PROXY', (url: string) => ({ environment: { HTTP_PROXY: `http://${url}` } })],
    ['http_proxy without a scheme', (url: string) => ({ environment: { http_proxy: url } })],
    ['proxy-url', (url: string) => ({ cluster: { 'proxy-url': `http://${url}` }, environment: { NO_PROXY: '*' } })],
  ] as [string, (url: string) => { environment: object; cluster?: object }][])('from %s is used for lists and watches', async (_, by) => {
    await served((request, response) => {
      if (request.url!.includes('watch=true')) {
        response.writeHead(200).flushHeaders();
        response.write(`${JSON.stringify({ type: 'DELETED', object: { ...RUNS, metadata: { ...RUNS.metadata, resourceVersion: '2' } } })}\n`);
      } else {
        machines(request, response);
      }
    });
    const { url, asked, close } = await proxied();
    const { environment, cluster } = by(url);
    writeConfig({ server: 'http://api.shop.test:6443', namespace: 'shop', ...cluster });
    const { status, stdout, stderr } = await run('delete web', environment);
    close();
    expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('web deleted'), expect.any(String)]);
    expect(new Set(asked)).toEqual(new Set(['api.shop.test:6443']));
  });

  test('that refuses is reported at once, without its password', async () => {
    await served();
    const { url, close } = await proxied('ann:right');
    writeConfig({ server: 'http://api.shop.test:6443' });
    const { status, stderr } = await run('list', { HTTP_PROXY: `http://ann:${SECRET}@${url}` });
    close();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: cluster http:\/\/api\.shop\.test:6443: cannot list .*: the proxy refuses the connection: 407: write its user and password into its address \(through http:\/\/127\.0\.0\.1:\d+\/, from proxy-url, HTTPS_PROXY or HTTP_PROXY\)\n$/)]);
  });

  test('that does not answer is not waited for beyond the timeout', async () => {
    await served();
    const silent = createServer().on('connect', () => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    writeConfig({ server: 'http://api.shop.test:6443' });
    const began = Date.now();
    const { status } = await run('wait vm/web --timeout 1s', { HTTP_PROXY: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    silent.closeAllConnections();
    silent.close();
    expect([status, Date.now() - began < 10_000]).toEqual([1, true]);
  });

  test('is not used for the local host', async () => {
    await served();
    const { url, asked, close } = await proxied();
    writeConfig();
    expect(await run('list', { HTTP_PROXY: `http://${url}` })).toMatchObject({ status: 0 });
    close();
    expect(asked).toEqual([]);
  });
});
