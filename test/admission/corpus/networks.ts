// Networks and the interfaces that connect a machine to them.
import { machines, type Corpus } from './corpus';
import { names } from './names';

/** A machine with one interface and its network, the pod network by default. */
const connected = (one: object, network: object = { pod: {} }) => devices([{ name: 'default', ...one }], [{ name: 'default', ...network }]);

/** A machine with a second network by Multus in addition to the pod network. */
const secondary = (one: object, networkName: string = 'office') => devices(
  [{ name: 'default', masquerade: {} }, { name: 'second', ...one }],
  [{ name: 'default', pod: {} }, { name: 'second', multus: { networkName } }],
);

const forwarding = (...ports: object[]) => connected({ masquerade: {}, ports });

const configured = (dhcpOptions: object) => connected({ masquerade: {}, dhcpOptions });

function devices(interfaces: readonly object[] | undefined, networks: readonly object[] | undefined, others: object = {}): object {
  return { domain: { devices: { interfaces, ...others } }, networks };
}

const masquerade = { name: 'default', masquerade: {} };

const networksAndInterfaces = machines({
  'a machine as it is': {},
  'no network said': devices(undefined, undefined),
  'no network wanted': devices(undefined, undefined, { autoattachPodInterface: false }),
  'a second network': secondary({ bridge: {} }),
  'networks behind masquerade': connected({ masquerade: {} }, { pod: { vmNetworkCIDR: '10.1.0.0/30', vmIPv6NetworkCIDR: 'fd01::/126' } }),
  'a network of another namespace': secondary({ bridge: {} }, 'machines/office'),
  'Multus for the default network': connected({ bridge: {} }, { multus: { networkName: 'office', default: true } }),
  'a network without an interface': devices([masquerade], [{ name: 'default', pod: {} }, { name: 'second', multus: { networkName: 'office' } }]),
  'networks without any interface': devices(undefined, [{ name: 'default', pod: {} }]),
  'an interface without a network': devices([masquerade, { name: 'second', bridge: {} }], [{ name: 'default', pod: {} }]),
  'interfaces without any network': devices([masquerade], undefined),
  'an interface of a nearly right name': devices([{ name: 'defualt', masquerade: {} }], [{ name: 'default', pod: {} }]),
  'two networks of one name': devices([masquerade], [{ name: 'default', pod: {} }, { name: 'default', multus: { networkName: 'office' } }]),
  'two interfaces of one name': devices([masquerade, { name: 'default', bridge: {} }], [{ name: 'default', pod: {} }]),
  'a network that is nowhere': connected({ bridge: {} }, {}),
  'a network in two places': connected({ bridge: {} }, { pod: {}, multus: { networkName: 'office' } }),
  'a network by Multus without its name': connected({ bridge: {} }, { multus: {} }),
  'a network by Multus by a name with a space': secondary({ bridge: {} }, 'Foo Bar'),
  'a network by Multus by a name with a dot': secondary({ bridge: {} }, 'machines/office.1'),
  'a network of a namespace with a dot': secondary({ bridge: {} }, 'machines.1/office'),
  'a network of a namespace without a name': secondary({ bridge: {} }, '/office'),
  'a network of a namespace in a namespace': secondary({ bridge: {} }, 'machines/office/lab'),
  'a network by Multus with an empty name': connected({ bridge: {} }, { multus: { networkName: '' } }),
  'two pod networks': devices([masquerade, { name: 'second', masquerade: {} }], [{ name: 'default', pod: {} }, { name: 'second', pod: {} }]),
  'two default networks': devices([{ name: 'default', bridge: {} }, { name: 'second', bridge: {} }], [
    { name: 'default', multus: { networkName: 'office', default: true } }, { name: 'second', multus: { networkName: 'lab', default: true } },
  ]),
  'a default network besides the pod\'s': devices([masquerade, { name: 'second', bridge: {} }], [
    { name: 'default', pod: {} }, { name: 'second', multus: { networkName: 'office', default: true } },
  ]),
  'an interface\'s name of letters, digits, dashes and underscores': devices([{ name: 'Net_1-a', masquerade: {} }], [{ name: 'Net_1-a', pod: {} }]),
  'an interface\'s name with a dot': devices([{ name: 'eth0.1', masquerade: {} }], [{ name: 'eth0.1', pod: {} }]),
  'an empty interface\'s name': devices([{ name: '', masquerade: {} }], [{ name: '', pod: {} }]),
  'an interface and a network without names': devices([{ masquerade: {} }], [{ pod: {} }]),
});

const cards = machines({
  'a model of a network card': connected({ masquerade: {}, model: 'e1000e' }),
  'a model that there is not': connected({ masquerade: {}, model: 'vmxnet3' }),
  'a MAC address with colons': connected({ masquerade: {}, macAddress: '52:54:00:12:34:56' }),
  'a MAC address with dashes': connected({ masquerade: {}, macAddress: '52-54-00-12-34-5A' }),
  'a MAC address with dots': connected({ masquerade: {}, macAddress: '5254.0012.345a' }),
  'a MAC address with colons and dashes': connected({ masquerade: {}, macAddress: '52:54:00-12-34-56' }),
  'a MAC address that is too short': connected({ masquerade: {}, macAddress: '52:54:00:12:34' }),
  'a MAC address that is too long': connected({ masquerade: {}, macAddress: '52:54:00:12:34:56:78:9a' }),
  'the MAC address of masquerade\'s bridge': connected({ masquerade: {}, macAddress: '02:00:00:00:00:00' }),
  'the MAC address of masquerade\'s bridge on another network': secondary({ bridge: {}, macAddress: '02:00:00:00:00:00' }),
  'a PCI address': connected({ masquerade: {}, pciAddress: '0000:81:01.0' }),
  'a PCI address without a function': connected({ masquerade: {}, pciAddress: '0000:81:01' }),
  'a PCI address without a domain': connected({ masquerade: {}, pciAddress: '81:01.0' }),
  'a PCI address with the ninth function': connected({ masquerade: {}, pciAddress: '0000:81:01.8' }),
  'an ACPI index': connected({ masquerade: {}, acpiIndex: 101 }),
  'an interface that is up': connected({ masquerade: {}, state: 'up' }),
  'an interface that is down': connected({ masquerade: {}, state: 'down' }),
  'an interface in a state that there is not': connected({ masquerade: {}, state: 'off' }),
  'an SR-IOV interface that is down': secondary({ sriov: {}, state: 'down' }),
  'an SR-IOV interface that is up': secondary({ sriov: {}, state: 'up' }),
  'an absent interface': secondary({ bridge: {}, state: 'absent' }),
  'an absent SR-IOV interface': secondary({ sriov: {}, state: 'absent' }),
  'an absent interface of the pod network': connected({ bridge: {}, state: 'absent' }),
  'an absent interface of the default network': connected({ bridge: {}, state: 'absent' }, { multus: { networkName: 'office', default: true } }),
});

const bindings = machines({
  'bridge on the pod network': connected({ bridge: {} }),
  'an interface without a binding': connected({}),
  'SR-IOV': secondary({ sriov: {} }),
  'a binding plugin': connected({ binding: { name: 'plugin' } }),
  'a binding plugin besides a binding': connected({ binding: { name: 'plugin' }, masquerade: {} }),
  'two bindings': connected({ bridge: {}, masquerade: {} }),
  'masquerade on another network': secondary({ masquerade: {} }),
  'masquerade on Multus\' default network': connected({ masquerade: {} }, { multus: { networkName: 'office', default: true } }),
  'slirp': connected({ slirp: {} }),
  'macvtap': secondary({ macvtap: {} }),
  'passt as it was': connected({ passt: {} }),
  'passt without its gate': connected({ passtBinding: {} }),
  'a vsock without its gate': { domain: { devices: { autoattachVSOCK: true } } },
  'no vsock': { domain: { devices: { autoattachVSOCK: false } } },
});

const gatedBindings = machines({
  'passt on the pod network': connected({ passtBinding: {} }),
  'passt on another network': secondary({ passtBinding: {} }),
}, ['PasstBinding']);

const gatedVsock = machines({ 'a vsock': { domain: { devices: { autoattachVSOCK: true } } } }, ['VSOCK']);

const ports = machines({
  'ports': forwarding({ name: 'http', port: 80, protocol: 'TCP' }, { name: 'dns-1', port: 53, protocol: 'UDP' }, { port: 22 }, { port: 23 }),
  'a port without a number': forwarding({ name: 'http' }),
  'the port 0': forwarding({ port: 0 }),
  'a port below 0': forwarding({ port: -1 }),
  'the port 65535': forwarding({ port: 65535 }),
  'the port 65536': forwarding({ port: 65536 }),
  'the port 65537': forwarding({ port: 65537 }),
  'a port of SCTP': forwarding({ port: 80, protocol: 'SCTP' }),
  'a port\'s protocol in lower case': forwarding({ port: 80, protocol: 'tcp' }),
  'a port\'s name in upper case': forwarding({ port: 80, name: 'HTTP' }),
  'a port\'s name of 16 characters': forwarding({ port: 80, name: 'a123456789-12345' }),
  'a port\'s name of digits only': forwarding({ port: 80, name: '8080' }),
  'a port\'s name with two dashes in a row': forwarding({ port: 80, name: 'a--b' }),
  'a port\'s name that ends in a dash': forwarding({ port: 80, name: 'a-' }),
  'two ports of one name': forwarding({ port: 80, name: 'http' }, { port: 81, name: 'http' }),
  'two ports of one name on two networks': devices(
    [{ name: 'default', masquerade: {}, ports: [{ port: 80, name: 'http' }] }, { name: 'second', bridge: {}, ports: [{ port: 80, name: 'http' }] }],
    [{ name: 'default', pod: {} }, { name: 'second', multus: { networkName: 'office' } }],
  ),
  'a port of SCTP on another network': secondary({ bridge: {}, ports: [{ port: 80, protocol: 'SCTP' }] }),
  'a port of another protocol on another network': secondary({ bridge: {}, ports: [{ port: 80, protocol: 'DCCP' }] }),
  'the port 0 on another network': secondary({ bridge: {}, ports: [{ port: 0 }] }),
  'a port\'s name in upper case on another network': secondary({ bridge: {}, ports: [{ port: 80, name: 'HTTP' }] }),
});

const range = (start: unknown, end: unknown, protocol: unknown = 'TCP') => ({ start, end, protocol });
const ranging = (...portRanges: object[]) => connected({ masquerade: {}, portRanges });
const eleven = Array.from({ length: 11 }, (_, index) => range(index + 1, index + 1));

const portRanges = {
  ...machines({ 'a range of ports without its gate': ranging(range(80, 90)), 'no ranges of ports without their gate': ranging() }),
  ...machines({
    'ranges of ports': ranging(range(80, 90), range(91, 91), range(80, 90, 'UDP')),
    'no ranges of ports': ranging(),
    'ten ranges of ports': ranging(...eleven.slice(1)),
    'eleven ranges of ports': ranging(...eleven),
    'a range of ports beside ports': connected({ masquerade: {}, ports: [{ port: 22 }], portRanges: [range(80, 90)] }),
    'a range of ports beside no ports': connected({ masquerade: {}, ports: [], portRanges: [range(80, 90)] }),
    'a range of ports with bridge': connected({ bridge: {}, portRanges: [range(80, 90)] }),
    'a range of ports on another network': secondary({ bridge: {}, portRanges: [range(90, 80, 'SCTP')] }),
    'a range of ports without a protocol': ranging({ start: 80, end: 90 }),
    'a range of ports without an end': ranging({ start: 80, protocol: 'TCP' }),
    'a range of ports without a start': ranging({ end: 80, protocol: 'TCP' }),
    'a range of ports of SCTP': ranging(range(80, 90, 'SCTP')),
    'a range of ports in lower case': ranging(range(80, 90, 'tcp')),
    'a range of ports from 0': ranging(range(0, 90)),
    'a range of ports to 65536': ranging(range(80, 65536)),
    'a range of ports to 65535': ranging(range(80, 65535)),
    'a range of ports backwards': ranging(range(90, 80)),
    'a range of ports in quotes': ranging(range('80', '90')),
    'two ranges of ports that overlap': ranging(range(80, 90), range(90, 100)),
    'a range of ports within another': ranging(range(80, 90), range(85, 86)),
    'a range of ports around another': ranging(range(85, 86), range(80, 90)),
  }, ['PortRangesSpec']),
};

const claimed = (resourceClaim: object, iface: object = { sriov: {} }, others: object = {}) => ({
  ...devices([masquerade, { name: 'second', ...iface }], [{ name: 'default', pod: {} }, { name: 'second', resourceClaim }]),
  resourceClaims: [{ name: 'cards', resourceClaimName: 'cards' }],
  ...others,
});
const request = { claimName: 'cards', requestName: 'fast' };
const claimedTwice = devices(
  [{ name: 'first', sriov: {} }, { name: 'second', sriov: {} }], [{ name: 'first', resourceClaim: request }, { name: 'second', resourceClaim: request }],
);

const claimedNetworks = {
  ...machines({ 'a network from a claim without its gate': claimed(request) }),
  ...machines({
    'a network from a claim': claimed(request),
    'a network from a claim with a plugin': claimed(request, { binding: { name: 'plugin' } }),
    'a network from a claim with bridge': claimed(request, { bridge: {} }),
    'a network from a claim without a binding': claimed(request, {}),
    'a network from a claim that is missing': claimed({ ...request, claimName: 'card' }),
    'a network from a claim where there is none': claimed(request, undefined, { resourceClaims: undefined }),
    'a network from an empty claim': claimed({}),
    'a network from a claim without its name': claimed({ requestName: 'fast' }),
    'a network from a claim with an empty name': claimed({ ...request, claimName: '' }),
    'a network from a claim without a request': claimed({ claimName: 'cards' }),
    'a network from a claim with an empty request': claimed({ ...request, requestName: '' }),
    'a network from a claim and the pod network': connected({ masquerade: {} }, { pod: {}, resourceClaim: request }),
    'a network from a claim by Multus': connected({ sriov: {} }, { multus: { networkName: 'office' }, resourceClaim: request }),
    'a network from a claim beside Multus': {
      ...devices(
        [{ name: 'first', sriov: {} }, { name: 'second', bridge: {} }],
        [{ name: 'first', resourceClaim: request }, { name: 'second', multus: { networkName: 'office' } }],
      ),
      resourceClaims: [{ name: 'cards', resourceClaimName: 'cards' }],
    },
    'two networks from one request': { ...claimedTwice, resourceClaims: [{ name: 'cards', resourceClaimName: 'cards' }] },
  }, ['NetworkDevicesWithDRA']),
  ...machines({
    'a network and a GPU from one request': claimed(request, undefined, {
      domain: { devices: { interfaces: [masquerade, { name: 'second', sriov: {} }], gpus: [{ name: 'gpu', ...request }] } },
    }),
    'a network and a GPU from two requests': claimed(request, undefined, {
      domain: { devices: { interfaces: [masquerade, { name: 'second', sriov: {} }], gpus: [{ name: 'gpu', ...request, requestName: 'slow' }] } },
    }),
  }, ['NetworkDevicesWithDRA', 'GPUsWithDRA']),
};

const dhcp = machines({
  'DHCP options': configured({ bootFileName: 'boot', tftpServerName: 'tftp.test', ntpServers: ['192.0.2.1'], privateOptions: [{ option: 224, value: 'a' }, { option: 254, value: 'b' }] }),
  'an NTP server by its name': configured({ ntpServers: ['192.0.2.1', 'time.test'] }),
  'an NTP server with an IPv6 address': configured({ ntpServers: ['2001:db8::1'] }),
  'an NTP server with an IPv4 address inside of an IPv6 one': configured({ ntpServers: ['::ffff:192.0.2.1'] }),
  'the private DHCP option 223': configured({ privateOptions: [{ option: 223, value: 'a' }] }),
  'the private DHCP option 255': configured({ privateOptions: [{ option: 255, value: 'a' }] }),
  'a private DHCP option twice': configured({ privateOptions: [{ option: 240, value: 'a' }, { option: 240, value: 'b' }] }),
});

export const networks: Corpus = {
  ...networksAndInterfaces, ...cards, ...bindings, ...gatedBindings, ...gatedVsock, ...ports, ...portRanges, ...claimedNetworks, ...dhcp, ...names,
};
