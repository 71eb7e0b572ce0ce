// Static addresses that all machines of a pool would have.
import { admittedAdvice } from './admitted';

const CONFIG = 'version: 2\nethernets:\n  enp1s0:\n    addresses: [192.168.7.20/24]\n';

function advice({ networkData = CONFIG, network = { multus: { networkName: 'office' } } as object, replicas = 2, kind = 'VirtualMachinePool' }): string[] {
  const machine = {
    runStrategy: 'Always',
    template: {
      metadata: { labels: { app: 'web' } },
      spec: {
        domain: { memory: { guest: '2Gi' }, devices: { interfaces: [{ name: 'lan', bridge: {} }] } },
        networks: [{ name: 'lan', ...network }],
        volumes: [{ name: 'root', containerDisk: { image: 'quay.io/containerdisks/fedora:41' } }, { name: 'seed', cloudInitNoCloud: { networkData } }],
      },
    },
  };
  const spec = kind === 'VirtualMachine' ? machine : { replicas, selector: { matchLabels: { app: 'web' } }, virtualMachineTemplate: { metadata: { labels: { app: 'web' } }, spec: machine } };
  const object = { apiVersion: kind === 'VirtualMachine' ? 'kubevirt.io/v1' : 'pool.kubevirt.io/v1beta1', kind, metadata: { name: 'web' }, spec };
  return admittedAdvice(object).filter((each) => each.endsWith('[pool-shares-address]')).map((each) => each.split('networkData.')[1]);
}

const mistake = (path: string, address = '192.168.7.20') => (
  `${path}: is "${address}" in every machine of the pool, write dhcp4: true, or give each machine a Secret of its own [pool-shares-address]`
);

test('an address on an additional network is reported', () => {
  expect(advice({})).toEqual([mistake('ethernets.enp1s0.addresses[0]')]);
  expect(advice({ networkData: `network:\n  ${CONFIG.replaceAll('\n', '\n  ')}` })).toEqual([mistake('network.ethernets.enp1s0.addresses[0]')]);
  expect(advice({ networkData: 'version: 2\nbonds: {bond0: {addresses: ["fd00::2/64", {172.16.0.9/16: {label: "a"}}]}}\n' })).toEqual([mistake('bonds.bond0.addresses[1]', '172.16.0.9')]);
});

test.each<[string, Parameters<typeof advice>[0]]>([
  ['behind masquerade', { network: { pod: {} } }],
  ['of masquerade beside another network', { networkData: CONFIG.replace('192.168.7.20', '10.0.2.2') }],
  ['of a loopback device', { networkData: CONFIG.replace('enp1s0', 'lo') }],
  ['of the link', { networkData: CONFIG.replace('192.168.7.20', '169.254.7.20') }],
  ['that is filled in for each machine', { networkData: CONFIG.replace('192.168.7.20', '{{ADDRESS}}') }],
  ['that is IPv6', { networkData: CONFIG.replace('192.168.7.20/24', '"fd10:0:2::2/120"') }],
  ['in a pool of one machine', { replicas: 1 }],
  ['of a machine', { kind: 'VirtualMachine' }],
])('an address %s may be the same', (_, given) => {
  expect(advice(given)).toEqual([]);
});
