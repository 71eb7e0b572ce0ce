// The proxy of a server, chosen as in kubectl: the cluster's proxy-url, else HTTPS_PROXY or HTTP_PROXY, unless NO_PROXY names the server.
import { BlockList, isIP } from 'net';
import { withoutCredentials } from './excerpt';
import { issue, IssueError } from '../../issues/issues';

const SCHEMES = ['http:', 'https:', 'socks5:', 'socks5h:'];

/** Addresses that never use a proxy. */
const LOOPBACK = blockList('127.0.0.0/8', '::1/128');

/**
 * The proxy's URL; undefined if the server is reached directly.
 *
 * @param configured the proxy-url of the kubeconfig
 * @throws if the proxy is not a URL
 */
export function proxyOf(server: URL, configured: string | undefined, environment: NodeJS.ProcessEnv): string | undefined {
  if (configured) {
    return proxyUrl('proxy-url', configured);
  }
  const name = server.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const configuredProxy = variable(environment, name);
  // As in Go, a proxy without a scheme uses HTTP.
  return configuredProxy && needsProxy(server, variable(environment, 'NO_PROXY') ?? '')
    ? proxyUrl(name, /^[\w+.-]+:\/\//.test(configuredProxy) ? configuredProxy : `http://${configuredProxy}`)
    : undefined;
}

function variable(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  return environment[name] || environment[name.toLowerCase()];
}

/** Whether a server is neither this computer nor excluded by NO_PROXY. */
function needsProxy({ hostname, port, protocol }: URL, exceptions: string): boolean {
  const host = unbracketed(hostname).toLowerCase();
  if (isLoopback(host)) {
    return false;
  }
  const serverPort = port || (protocol === 'https:' ? '443' : '80');
  return !exceptions.split(',').map((each) => each.trim().toLowerCase()).some((each) => each !== '' && matchesException(each, host, serverPort));
}

/** Whether a host name or address is this computer. */
export function isLoopback(hostname: string): boolean {
  const host = unbracketed(hostname).toLowerCase();
  return host === 'localhost' || includesHost(LOOPBACK, host);
}

/** URLs have IPv6 addresses in brackets. */
function unbracketed(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** `*`, `10.0.0.0/8`, `10.0.0.1`, `[::1]:6443`, `example.com` with its subdomains, or `.example.com` with only the subdomains; each may have a port. */
function matchesException(exception: string, host: string, port: string): boolean {
  if (exception === '*') {
    return true;
  }
  if (/^[^/]+\/\d+$/.test(exception)) {
    return includesHost(blockList(exception), host);
  }
  const [, name, exceptionPort] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(isIP(exception) === 6 ? `[${exception}]` : exception)!;
  if (name === '' || (exceptionPort !== undefined && exceptionPort !== port)) {
    return false;
  }
  const suffix = name.replace(/^\*(?=\.)/, '');
  return isIP(name) ? includesHost(blockList(`${name}/${isIP(name) === 4 ? 32 : 128}`), host)
    : suffix.startsWith('.') ? host.endsWith(suffix) : host === suffix || host.endsWith(`.${suffix}`);
}

function includesHost(networks: BlockList, host: string): boolean {
  const family = isIP(host);
  return family !== 0 && networks.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** A list of networks, without invalid ones. */
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
  if (!isProxy(text)) {
    const advice = text.includes('@') ? ', and %40 for @, %23 for #, %2F for / and so on in a password' : '';
    throw new IssueError([issue('', `${source} ${JSON.stringify(withoutCredentials(text))}: is not a proxy: write http://HOST:PORT, https://HOST:PORT or socks5://HOST:PORT${advice}`)]);
  }
  // As in Go, the proxy resolves names.
  return new URL(text).href.replace(/^socks5:/, 'socks5h:');
}

/** A password that is not encoded can end the host too early: the rest would be a port, a path or a fragment. */
function isProxy(text: string): boolean {
  if (!URL.canParse(text)) {
    return false;
  }
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  return SCHEMES.includes(protocol) && !pathname.includes('@') && search === '' && hash === '' && [username, password].every(canDecode);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Takes the brackets off the IPv6 address of an agent's proxy, with which the client's agents would look it up as a name. */
export function unbracketProxy(agent: any): void {
  const { proxy } = agent;
  if (proxy instanceof URL) {
    const { protocol, hostname, port, username, password } = proxy;
    agent.proxy = { protocol, hostname: unbracketed(hostname), port, username, password };
  } else if (proxy !== undefined) {
    proxy.host = unbracketed(proxy.host);
  }
}
