import { proxyOf } from '../../../src/cli/cluster/proxy';

const PROXY = 'http://proxy.test:3128';
const SERVER = 'https://api.shop.test:6443';

const proxied = (server: string, environment: object, configured?: string) => proxyOf(new URL(server), configured, environment as never);

test.each<[string, string, object, string | undefined]>([
  ['nothing is set', SERVER, {}, undefined],
  ['HTTPS_PROXY is set', SERVER, { HTTPS_PROXY: PROXY }, `${PROXY}/`],
  ['https_proxy is set', SERVER, { https_proxy: PROXY }, `${PROXY}/`],
  ['both are set', SERVER, { HTTPS_PROXY: PROXY, https_proxy: 'http://other.test' }, `${PROXY}/`],
  ['HTTP_PROXY is set, and the server speaks HTTPS', SERVER, { HTTP_PROXY: PROXY }, undefined],
  ['HTTP_PROXY is set, and the server speaks HTTP', 'http://api.shop.test', { HTTP_PROXY: PROXY }, `${PROXY}/`],
  ['ALL_PROXY is set, which Go does not know', SERVER, { ALL_PROXY: PROXY }, undefined],
  ['the proxy has no scheme', SERVER, { HTTPS_PROXY: 'proxy.test:3128' }, `${PROXY}/`],
  ['the proxy speaks SOCKS, which looks names up itself', SERVER, { HTTPS_PROXY: 'socks5://proxy.test:1080' }, 'socks5h://proxy.test:1080'],
  ['the server is this machine', 'https://localhost:6443', { HTTPS_PROXY: PROXY }, undefined],
  ['the server is this machine by its address', 'https://127.8.0.1', { HTTPS_PROXY: PROXY }, undefined],
  ['the server is this machine by its IPv6 address', 'https://[::1]:6443', { HTTPS_PROXY: PROXY }, undefined],
])('where %s', (_, server, environment, proxy) => {
  expect(proxied(server, environment)).toBe(proxy);
});

test.each<[string, string, boolean]>([
  ['*', SERVER, true],
  ['api.shop.test', SERVER, true],
  ['API.Shop.Test', SERVER, true],
  ['shop.test', SERVER, true],
  ['.shop.test', SERVER, true],
  ['*.shop.test', SERVER, true],
  ['hop.test', SERVER, false],
  ['.api.shop.test', SERVER, false],
  ['api.shop.test:6443', SERVER, true],
  ['api.shop.test:443', SERVER, false],
  ['api.shop.test:443', 'https://api.shop.test', true],
  ['other.test, shop.test', SERVER, true],
  [' , ,', SERVER, false],
  [':6443', SERVER, false],
  ['10.0.0.0/8', 'https://10.1.2.3', true],
  ['10.0.0.0/8', 'https://11.1.2.3', false],
  ['10.0.0.0/8', 'https://api.10.test', false],
  ['10.1.2.3', 'https://10.1.2.3:6443', true],
  ['10.1.2.3:443', 'https://10.1.2.3:6443', false],
  ['10.0.0.0/99', 'https://10.1.2.3', false],
  ['fd00::/8', 'https://[fd12::1]:6443', true],
  ['fd12::1', 'https://[fd12::1]:6443', true],
  ['[fd12::1]:6443', 'https://[fd12::1]:6443', true],
  ['[fd12::1]:443', 'https://[fd12::1]:6443', false],
])('NO_PROXY %j for %s', (exceptions, server, isDirect) => {
  expect([proxied(server, { HTTPS_PROXY: PROXY, NO_PROXY: exceptions }), proxied(server, { https_proxy: PROXY, no_proxy: exceptions })])
    .toEqual(Array(2).fill(isDirect ? undefined : `${PROXY}/`));
});

test('the kubeconfig\'s own proxy counts, whatever the environment says', () => {
  expect(proxied('https://localhost', { HTTPS_PROXY: 'http://other.test', NO_PROXY: '*' }, PROXY)).toBe(`${PROXY}/`);
});

test.each([['proxy-url "ftp://proxy.test"', {}, 'ftp://ann:s3cr3t@proxy.test'], ['HTTPS_PROXY "ftp://proxy.test"', { HTTPS_PROXY: 'ftp://ann:s3cr3t@proxy.test' }, undefined]])(
  '%s is refused, and without its password', (said, environment, configured) => {
    expect(() => proxied(SERVER, environment, configured)).toThrow(new Error(`${said}: is not a proxy: write http://HOST:PORT, https://HOST:PORT or socks5://HOST:PORT`));
  },
);
