import { admittedAdvice as advice } from './admitted';

const machine = (probe: object, iface: object, metadata: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    template: {
      metadata,
      spec: {
        domain: { devices: { interfaces: [{ name: 'pod', masquerade: {}, ...iface }] }, memory: { guest: '2Gi' } },
        networks: [{ name: 'pod', pod: {} }],
        volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }],
        ...probe,
      },
    },
  },
});

const HTTP = { readinessProbe: { httpGet: { port: 8080 } } };
const named = (port: string) => ({ readinessProbe: { httpGet: { port } } });
const ports = (...list: object[]) => ({ ports: list });

const closed = (path: string, port = 8080) => (
  `spec.template.spec.${path}.port: ${port} is not forwarded to the guest, so the probe never passes, add it to the ports of interface "pod", or remove those to forward all [probed-port-not-forwarded]`
);

test.each<[string, object, object, string]>([
  ['another port', HTTP, ports({ port: 80 }), closed('readinessProbe.httpGet')],
  ['another port of a liveness probe', { livenessProbe: { tcpSocket: { port: 22 } } }, ports({ port: 80 }), closed('livenessProbe.tcpSocket', 22)],
  ['UDP', HTTP, ports({ port: 8080, protocol: 'UDP' }), closed('readinessProbe.httpGet')],
  ['a range of other ports', HTTP, { portRanges: [{ protocol: 'TCP', start: 8081, end: 8090 }] }, closed('readinessProbe.httpGet')],
  ['the name of a port for UDP', named('dns'), ports({ name: 'dns', port: 53, protocol: 'UDP' }), closed('readinessProbe.httpGet', 53)],
  [
    'a name that no port has', named('web'), ports({ name: 'http', port: 80 }),
    'spec.template.spec.readinessProbe.httpGet.port: "web" is not the name of a port of the machine\'s interfaces, write its number, or name the port under ports [probed-port-not-forwarded]',
  ],
])('%s is reported', (_, probe, iface, expected) => {
  expect(advice(machine(probe, iface))).toEqual([expected]);
});

test.each<[string, object, object]>([
  ['no list of ports', HTTP, {}],
  ['an empty list of ports', HTTP, ports()],
  ['the port', HTTP, ports({ port: 80 }, { port: 8080, protocol: 'TCP' })],
  ['a range with the port', HTTP, { portRanges: [{ protocol: 'TCP', start: 8000, end: 8080 }] }],
  ['the name of a port', named('http'), ports({ name: 'http', port: 80 })],
  ['a port that is filled in later', named('{{PORT}}'), ports({ port: 80 })],
  ['names that are filled in later', named('http'), ports({ name: '{{PORT}}', port: 80 })],
  ['another host', { readinessProbe: { httpGet: { port: 8080, host: '192.0.2.1' } } }, ports({ port: 80 })],
  ['the guest agent', { readinessProbe: { guestAgentPing: {} } }, ports({ port: 80 })],
  ['a bridge, which forwards everything', HTTP, { masquerade: undefined, bridge: {}, ports: [{ port: 80 }] }],
])('%s is not reported', (_, probe, iface) => {
  expect(advice(machine(probe, iface))).toEqual([]);
});

test('a machine with the proxy of Istio is not reported', () => {
  expect(advice(machine(HTTP, ports({ port: 80 }), { annotations: { 'sidecar.istio.io/inject': 'true' } }))).toEqual([]);
});
