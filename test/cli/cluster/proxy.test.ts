import { proxyOf } from '../../../src/cli/cluster/proxy';

const PROXY = 'http://proxy.test:3128';
const SERVER = 'https://api.shop.test:6443';

const proxied = (server: string, environment: object, configured?: string) => proxyOf(new URL(server), configured, environment as never);

test.each<[string, string, object, string | undefined]>([
  ['no proxy if nothing is set', SERVER, {}, undefined],
  ['the proxy of HTTPS_PROXY', SERVER, { HTTPS_PROXY: PROXY }, `${PROXY}/`],
  ['the proxy of https_proxy', SERVER, { https_proxy: PROXY }, `${PROXY}/`],
  ['the proxy of HTTPS_PROXY if both are set', SERVER, { HTTPS_PROXY: PROXY, https_proxy: 'http://other.test' }, `${PROXY}/`],
  ['no proxy for an HTTPS server if HTTP_PROXY is set', SERVER, { HTTP_PROXY: PROXY }, undefined],
  ['the proxy of HTTP_PROXY for an HTTP server', 'http://api.shop.test', { HTTP_PROXY: PROXY }, `${PROXY}/`],
  ['no proxy if ALL_PROXY is set, which Go ignores', SERVER, { ALL_PROXY: PROXY }, undefined],
  ['an HTTP proxy if its address has no scheme', SERVER, { HTTPS_PROXY: 'proxy.test:3128' }, `${PROXY}/`],
  ['a SOCKS proxy that resolves names itself', SERVER, { HTTPS_PROXY: 'socks5://proxy.test:1080' }, 'socks5h://proxy.test:1080'],
  ['no proxy for localhost', 'https://localhost:6443', { HTTPS_PROXY: PROXY }, undefined],
  ['no proxy for a loopback address', 'https://127.8.0.1', { HTTPS_PROXY: PROXY }, undefined],
  ['no proxy for the IPv6 loopback address', 'https://[::1]:6443', { HTTPS_PROXY: PROXY }, undefined],
])('%s', (_, server, environment, proxy) => {
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

test('the proxy of the kubeconfig takes precedence over the environment', () => {
  expect(proxied('https://localhost', { HTTPS_PROXY: 'http://other.test', NO_PROXY: '*' }, PROXY)).toBe(`${PROXY}/`);
});

const WRITE = 'is not a proxy: write http://HOST:PORT, https://HOST:PORT or socks5://HOST:PORT';
const ENCODE = ', and %40 for @, %23 for #, %2F for / and so on in a password';

test.each<[string, string, string]>([
  ['ftp://proxy.test', 'ftp://proxy.test', ''],
  ['ftp://ann:s3cr3t@proxy.test', 'ftp://proxy.test', ENCODE],
  ['ann:s3cr3t@proxy.test:3128', 'proxy.test:3128', ENCODE],
  ['http:/ann:s3cr3t@', '', ENCODE],
  ['http://ann:p/s3cr3t@proxy.test:3128', 'http://proxy.test:3128', ENCODE],
  ['http://ann:12/s3cr3t@proxy.test:3128', 'http://proxy.test:3128', ENCODE],
  ['http://ann:12#s3cr3t@proxy.test:3128', 'http://proxy.test:3128', ENCODE],
  ['http://ann:12?s3cr3t@proxy.test:3128', 'http://proxy.test:3128', ENCODE],
  ['http://ann:%zzs3cr3t@proxy.test:3128', 'http://proxy.test:3128', ENCODE],
])('%s is refused, without its password', (text, said, advice) => {
  expect(() => proxied(SERVER, {}, text)).toThrow(new Error(`proxy-url "${said}": ${WRITE}${advice}`));
});

test('a proxy of the environment that is refused is named by its variable', () => {
  expect(() => proxied(SERVER, { HTTPS_PROXY: 'ftp://ann:s3cr3t@proxy.test' })).toThrow(new Error(`HTTPS_PROXY "ftp://proxy.test": ${WRITE}${ENCODE}`));
});

test.each(['http://ann:p%40ss%2Fw@proxy.test:3128', 'http://ann:p@ss@proxy.test:3128'])('a password in a proxy may have special characters: %s', (text) => {
  expect(proxied(SERVER, {}, text)).toMatch(/^http:\/\/ann:p%40ss(?:%2Fw)?@proxy\.test:3128\/$/);
});
