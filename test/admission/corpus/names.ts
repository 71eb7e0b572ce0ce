// Hostnames, subdomains, DNS configuration and probes.
import { machines } from './corpus';

const noNetwork = { domain: { devices: { interfaces: undefined, autoattachPodInterface: false } }, networks: undefined };

const noNetworkSaid = { domain: { devices: { interfaces: undefined } }, networks: undefined };

const otherNetwork = {
  domain: { devices: { interfaces: [{ name: 'default', bridge: {} }] } },
  networks: [{ name: 'default', multus: { networkName: 'office', default: true } }],
};

const httpGet = { port: 80 };

const tcpSocket = { port: 22 };

export const names = machines({
  'a hostname': { hostname: 'web-1' },
  'an empty hostname': { hostname: '' },
  'a hostname of 63 characters': { hostname: 'a'.repeat(63) },
  'a hostname of 64 characters': { hostname: 'a'.repeat(64) },
  'a hostname in upper case': { hostname: 'WEB' },
  'a hostname with a dot': { hostname: 'web.example' },
  'a subdomain': { subdomain: 'web' },
  'a subdomain with a dot': { subdomain: 'web.example' },
  'a subdomain of 63 characters': { subdomain: 'a'.repeat(63) },
  'a subdomain of 64 characters': { subdomain: 'a'.repeat(64) },
  'an empty subdomain': { subdomain: '' },
  'a subdomain with an underscore': { subdomain: 'web_1' },
  'a subdomain of 254 characters': { subdomain: `${'a.'.repeat(126)}aa` },
  'a DNS policy': { dnsPolicy: 'Default' },
  'a DNS policy that there is not': { dnsPolicy: 'ClusterLast' },
  'no DNS policy and nothing instead': { dnsPolicy: 'None' },
  'no DNS policy and no nameserver': { dnsPolicy: 'None', dnsConfig: { searches: ['example.test'] } },
  'no DNS policy but a nameserver': { dnsPolicy: 'None', dnsConfig: { nameservers: ['192.0.2.1'] } },
  'a whole DNS configuration': {
    dnsConfig: {
      nameservers: ['192.0.2.1', '2001:db8::1', '::1'],
      searches: ['example.test', 'a', 'b', 'c', 'd', 'e'],
      options: [{ name: 'ndots', value: '2' }, { name: 'edns0' }],
    },
  },
  'four nameservers': { dnsConfig: { nameservers: ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'] } },
  'a nameserver by its name': { dnsConfig: { nameservers: ['dns.test'] } },
  'a nameserver with a zone': { dnsConfig: { nameservers: ['fe80::1%eth0'] } },
  'a nameserver with leading zeros': { dnsConfig: { nameservers: ['192.0.02.1'] } },
  'seven search domains': { dnsConfig: { searches: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } },
  'search domains of 256 characters': { dnsConfig: { searches: [domain(127), domain(128)] } },
  'search domains of 257 characters': { dnsConfig: { searches: [domain(128), domain(128)] } },
  'a search domain with an underscore': { dnsConfig: { searches: ['_tcp.example.test'] } },
  'a search domain that ends in a dot': { dnsConfig: { searches: ['example.test.'] } },
  'a resolver option without a name': { dnsConfig: { options: [{ value: '2' }] } },
  'a probe by HTTP': { readinessProbe: { httpGet } },
  'a probe by TCP': { livenessProbe: { tcpSocket } },
  'a probe by the guest agent': { readinessProbe: { guestAgentPing: {} }, livenessProbe: { exec: { command: ['true'] } } },
  'a readiness probe that does nothing': { readinessProbe: { periodSeconds: 5 } },
  'a liveness probe that does nothing': { livenessProbe: {} },
  'a readiness probe that does two things': { readinessProbe: { httpGet, tcpSocket } },
  'a liveness probe that does two things': { livenessProbe: { guestAgentPing: {}, tcpSocket } },
  'a probe that waits for its turn': { readinessProbe: { tcpSocket, initialDelaySeconds: 30, periodSeconds: -1, timeoutSeconds: 0, successThreshold: 2, failureThreshold: -1 } },
  'a probe that begins before the machine': { readinessProbe: { tcpSocket, initialDelaySeconds: -10 } },
  'a probe that begins before its pod': { readinessProbe: { tcpSocket, initialDelaySeconds: -11 } },
  'a liveness probe that has to succeed twice': { livenessProbe: { tcpSocket, successThreshold: 2 } },
  'a probe without a command': { readinessProbe: { exec: {} } },
  'a probe at port 0': { readinessProbe: { tcpSocket: { port: 0 } } },
  'a probe at port 65536': { readinessProbe: { httpGet: { port: 65536 } } },
  'a probe at a port by its name': { readinessProbe: { httpGet: { port: 'http' } } },
  'a probe at a port by a name that none can have': { livenessProbe: { tcpSocket: { port: 'HTTP' } } },
  'a probe by HTTPS': { readinessProbe: { httpGet: { port: 443, scheme: 'HTTPS', path: '/healthz', httpHeaders: [{ name: 'Host', value: 'web.test' }] } } },
  'a probe by a scheme that there is not': { readinessProbe: { httpGet: { port: 443, scheme: 'https' } } },
  'a probe with a header that none can be': { readinessProbe: { httpGet: { port: 80, httpHeaders: [{ name: 'Content Type', value: 'a' }] } } },
  'a probe by HTTP without a network': { ...noNetwork, readinessProbe: { httpGet } },
  'a probe by TCP without a network': { ...noNetwork, livenessProbe: { tcpSocket } },
  'a probe by TCP on another network': { ...otherNetwork, readinessProbe: { tcpSocket } },
  'a probe by the guest agent without a network': { ...noNetwork, readinessProbe: { guestAgentPing: {} } },
  'a probe by HTTP where no network is said': { ...noNetworkSaid, readinessProbe: { httpGet } },
});

/** A domain with this many characters. */
function domain(length: number): string {
  return `${'a'.repeat(60)}.`.repeat(3).slice(0, length - 1).padEnd(length, 'b');
}
