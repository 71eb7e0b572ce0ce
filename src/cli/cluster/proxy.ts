// Through which proxy a server is reached, as kubectl has it: the cluster's proxy-url, else HTTPS_PROXY or HTTP_PROXY, unless
// NO_PROXY names the server.
import { BlockList, isIP } from 'net';
import { shownAddress } from './excerpt';
import { issue, IssueError } from '../../issues/issues';

/** Environment variables. */
export interface Environment {
  readonly [name: string]: string | undefined;
}

const SCHEMES = ['http:', 'https:', 'socks5:', 'socks5h:'];

/** What is without a proxy whatever the environment says. */
const LOOPBACK = blockList('127.0.0.0/8', '::1/128');

/**
 * The proxy's URL; nothing where the server is reached without one.
 *
 * @param configured the proxy-url of the kubeconfig
 * @throws where the proxy's URL is none
 */
export function proxyOf(server: URL, configured: string | undefined, environment: Environment): string | undefined {
  if (configured) {
    return proxyUrl('proxy-url', configured);
  }
  const name = server.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const written = either(environment, name);
  // Go takes a proxy without a scheme for one that speaks HTTP.
  return written && needsProxy(server, either(environment, 'NO_PROXY') ?? '')
    ? proxyUrl(name, /^[\w+.-]+:\/\//.test(written) ? written : `http://${written}`)
    : undefined;
}

function either(environment: Environment, name: string): string | undefined {
  return environment[name] || environment[name.toLowerCase()];
}

/** Whether a server is not this machine, and not among those of NO_PROXY. */
function needsProxy({ hostname, port, protocol }: URL, exceptions: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || isIn(LOOPBACK, host)) {
    return false;
  }
  const at = port || (protocol === 'https:' ? '443' : '80');
  return !exceptions.split(',').map((each) => each.trim().toLowerCase()).some((each) => each !== '' && excepts(each, host, at));
}

/** `*`, `10.0.0.0/8`, `10.0.0.1`, `[::1]:6443`, `example.com` with all below it, `.example.com` with only those, each with a port or without. */
function excepts(exception: string, host: string, port: string): boolean {
  const { network, name, only } = /^(?<network>[^/]+\/\d+)$|^\[?(?<name>.*?)\]?(?::(?<only>\d+))?$/.exec(isIP(exception) === 6 ? `[${exception}]` : exception)!.groups!;
  if (exception === '*') {
    return true;
  }
  if (network !== undefined) {
    return isIn(blockList(network), host);
  }
  if (name === '' || (only !== undefined && only !== port)) {
    return false;
  }
  const suffix = name.replace(/^\*(?=\.)/, '');
  return isIP(name) ? isIn(blockList(`${name}/${isIP(name) === 4 ? 32 : 128}`), host)
    : suffix.startsWith('.') ? host.endsWith(suffix) : host === suffix || host.endsWith(`.${suffix}`);
}

function isIn(networks: BlockList, host: string): boolean {
  const family = isIP(host);
  return family !== 0 && networks.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** What is no network has nothing in it. */
function blockList(...networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks.map((network) => network.split('/'))) {
    const family = isIP(address);
    if (family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128)) {
      list.addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    }
  }
  return list;
}

function proxyUrl(source: string, text: string): string {
  if (!URL.canParse(text) || !SCHEMES.includes(new URL(text).protocol)) {
    throw new IssueError([issue('', `${source} ${JSON.stringify(shownAddress(text))}: is no proxy: write http://HOST:PORT, https://HOST:PORT or socks5://HOST:PORT`)]);
  }
  // Go leaves it to the proxy to look names up.
  return new URL(text).href.replace(/^socks5:/, 'socks5h:');
}
