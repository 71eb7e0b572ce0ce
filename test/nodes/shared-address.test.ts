// Static addresses that all machines of a claim would have.
import { App, Chart } from 'cdk8s';
import { Advice, CloudInit, NodeProvider, VirtualMachineTemplate } from '../../src';

let stderr: jest.SpyInstance;

beforeEach(() => {
  stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => stderr.mockRestore());

const BASE = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } } } } } });

function told({ address = '10.60.0.5/24', quantity = 2, network = { networkName: 'nodes' }, silenced = [] as string[] }): string[] {
  const app = new App();
  Advice.silence(app, 'no-root-disk', 'cloud-init-without-login', ...silenced);
  const template = BASE.withNetwork({ name: 'default', ...network }).withCloudInit(CloudInit.noCloud({
    packages: ['curl'], networkConfig: { ethernets: { enp1s0: { addresses: [address] } } },
  }));
  new NodeProvider(new Chart(app, 'chart'), 'nodes', { template, nodeTypes: [{ name: 'small' }] }).claim('workers', { nodeType: 'small', quantity });
  app.synth();
  return stderr.mock.calls.map(([line]) => line);
}

test('an address on an additional network is reported once for the claim', () => {
  expect(told({})).toEqual([
    'warning: chart/nodes/workers: spec.template.spec.volumes[0].cloudInitNoCloud.networkData.ethernets.enp1s0.addresses[0]: is "10.60.0.5" in every machine of the claim, '
      + 'write dhcp4: true, or an address with {{INDEX}}, the number of the machine [pool-shares-address]\n',
  ]);
});

test.each<[string, Parameters<typeof told>[0]]>([
  ['of a single machine', { quantity: 1 }],
  ['with the number of each machine', { address: '10.60.0.1{{INDEX}}/24' }],
  ['on the pod network', { network: {} as any }],
  ['that is silenced', { silenced: ['pool-shares-address'] }],
])('an address %s is not reported', (_title, options) => {
  expect(told(options)).toEqual([]);
});
