import { Chart, Testing } from 'cdk8s';
import { InterfaceBinding, InterfaceModel, InterfaceState, Machine, MachineProps, MachineSize } from '../../src';

function instance(props: MachineProps): any {
  const chart = new Chart(Testing.app(), 'chart');
  new Machine(chart, 'web', props);
  return Testing.synth(chart)[0].spec.template.spec;
}

test('networks have a model, a MAC address and a binding', () => {
  const { domain, networks } = instance({
    size: MachineSize.SMALL,
    networks: [
      { name: 'default', ports: [{ port: 22, protocol: undefined }] },
      { name: 'eth1', networkName: 'prod-network', model: InterfaceModel.E1000, macAddress: '52:54:00:12:34:56' },
      { name: 'eth2', networkName: 'other/fast', binding: InterfaceBinding.SRIOV },
      { name: 'eth3', networkName: 'plugged', bindingPlugin: 'passt' },
    ],
  });
  expect(domain.devices.interfaces).toEqual([
    { name: 'default', masquerade: {}, ports: [{ protocol: 'TCP', port: 22 }] },
    { name: 'eth1', bridge: {}, model: 'e1000', macAddress: '52:54:00:12:34:56' },
    { name: 'eth2', sriov: {}, macAddress: expect.stringMatching(/^02:/) },
    { name: 'eth3', binding: { name: 'passt' }, macAddress: expect.stringMatching(/^02:/) },
  ]);
  expect(networks).toEqual([
    { name: 'default', pod: {} }, { name: 'eth1', multus: { networkName: 'prod-network' } }, { name: 'eth2', multus: { networkName: 'other/fast' } }, { name: 'eth3', multus: { networkName: 'plugged' } },
  ]);
});

test('networks have a link state, an ACPI index and DHCP options', () => {
  const { interfaces } = instance({
    size: MachineSize.SMALL,
    networks: [
      {
        name: 'default',
        acpiIndex: 1,
        dhcpOptions: { bootFileName: 'pxelinux.0', tftpServerName: 'tftp.example.com', ntpServers: ['192.0.2.1'], privateOptions: [{ option: 240, value: 'blue' }] },
      },
      { name: 'office', networkName: 'office', state: InterfaceState.ABSENT },
      { name: 'lab', networkName: 'lab', state: InterfaceState.DOWN },
    ],
  }).domain.devices;
  expect(interfaces).toEqual([
    {
      name: 'default',
      masquerade: {},
      acpiIndex: 1,
      dhcpOptions: { bootFileName: 'pxelinux.0', tftpServerName: 'tftp.example.com', ntpServers: ['192.0.2.1'], privateOptions: [{ option: 240, value: 'blue' }] },
    },
    { name: 'office', bridge: {}, macAddress: expect.any(String), state: 'absent' },
    { name: 'lab', bridge: {}, macAddress: expect.any(String), state: 'down' },
  ]);
});

test('networks with an impossible state, ACPI index or DHCP option are refused, all at once', () => {
  expect(() => instance({ size: MachineSize.SMALL, networks: [{ name: 'default', acpiIndex: 0 }, { name: 'office', networkName: 'office', acpiIndex: 16384 }] })).toThrow(
    /acpiIndex.* 0[^]*acpiIndex.* 16384/);
  expect(() => instance({ size: MachineSize.SMALL, networks: [{ name: 'default', state: InterfaceState.ABSENT, dhcpOptions: { ntpServers: ['ntp.example.com'] } }] })).toThrow(
    /"absent" is only for a bridged interface of a secondary network[^]*"ntp.example.com" is not an IPv4 address/);
});

test('a machine with an empty list of networks is not attached to the pod network either', () => {
  expect(instance({ size: MachineSize.SMALL, networks: [] }).domain.devices).toMatchObject({ autoattachPodInterface: false });
});
