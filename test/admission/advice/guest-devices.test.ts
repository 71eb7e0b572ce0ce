// Cloud-init texts that refer to the machine's interfaces and disks.
import { admittedAdvice } from './admitted';
import { KEY } from './cloud-init-texts';

const machine = (devices: object, seed: object) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', namespace: 'shop' },
  spec: {
    runStrategy: 'Always',
    template: {
      spec: {
        domain: { devices, memory: { guest: '2Gi' } },
        ...'interfaces' in devices ? { networks: (devices.interfaces as { name: string }[]).map(({ name }, index) => index === 0 ? { name, pod: {} } : { name, multus: { networkName: name } }) } : {},
        volumes: [...'disks' in devices ? (devices.disks as { name: string }[]).map(({ name }) => ({ name, persistentVolumeClaim: { claimName: name } })) : [], { name: 'root', persistentVolumeClaim: { claimName: 'web' } }, { name: 'seed', cloudInitNoCloud: seed }],
      },
    },
  },
});
const advice = (object: object) => admittedAdvice(object).map((each) => each.replace(/^.*?cloudInitNoCloud\.(?:userData|networkData)\.?/, ''));

describe('a MAC address in network data', () => {
  const interfaces = (...addresses: (string | undefined)[]) => ({ interfaces: addresses.map((macAddress, index) => ({ name: `net-${index}`, ...index === 0 ? { masquerade: {} } : { bridge: {} }, macAddress })) });
  const matching = (address: string) => ({ networkData: `version: 2\nethernets:\n  lan:\n    match: {macaddress: ${address}}\n    dhcp4: true\n` });
  const OTHER = matching('"02:00:00:00:00:0b"');

  test('is reported unless an interface of the machine has it', () => {
    expect(advice(machine(interfaces('02:00:00:00:00:0a'), OTHER))).toEqual([
      'ethernets.lan.match.macaddress: is "02:00:00:00:00:0b", which no interface of the machine has, write "02:00:00:00:00:0a" [mac-address-of-no-interface]',
    ]);
    expect(advice(machine(interfaces('02:00:00:00:00:0a', '52:54:00:12:34:56'), { networkData: `network:\n  ${OTHER.networkData.replaceAll('\n', '\n  ')}` }))).toHaveLength(1);
  });

  test.each<[string, object, object]>([
    ['in upper case with hyphens', interfaces('02-00-00-00-00-0B'), OTHER],
    ['of another interface', interfaces('02:00:00:00:00:0a', '02:00:00:00:00:0b'), OTHER],
    ['that KubeVirt may assign', interfaces('02:00:00:00:00:0a', undefined), OTHER],
    ['of a machine without declared interfaces', {}, OTHER],
    ['of a host device', { ...interfaces('02:00:00:00:00:0a'), hostDevices: [{ name: 'nic', deviceName: 'example.com/nic' }] }, OTHER],
    ['that is filled in later', interfaces('02:00:00:00:00:0a'), matching('"${MAC}"')],
    ['that is not one', interfaces('02:00:00:00:00:0a'), { networkData: 'version: 2\nethernets: {a: {match: macaddress}, b: 1, c: {match: {macaddress: 12}}}\n' }],
    ['in version 1', interfaces('02:00:00:00:00:0a'), { networkData: 'version: 1\nconfig: [{type: physical, name: eth0, mac_address: "02:00:00:00:00:0b"}] # macaddress\n' }],
  ])('%s is not reported', (_what, devices, seed) => {
    expect(advice(machine(devices, seed)).filter((each) => each.includes('[mac-address'))).toEqual([]);
  });
});

describe('a serial number in user data', () => {
  const disks = (...serials: (string | undefined)[]) => ({ disks: serials.map((serial, index) => ({ name: `disk-${index}`, serial, disk: { bus: 'virtio' } })) });
  const config = (text: string) => ({ userData: `#cloud-config\nssh_authorized_keys: [${KEY}]\n${text}` });
  const MOUNT = config('mounts:\n  - [/dev/disk/by-id/virtio-data, /data]\n');
  const AMISS = ': is "/dev/disk/by-id/virtio-data", but no virtio disk of the machine has that serial, write serial: "data" for the disk [disk-of-unknown-serial]';

  test.each<[string, object, object, string[]]>([
    ['a mount', disks('datum', undefined), MOUNT, [`mounts[0]${AMISS}`]],
    ['a mount in a machine without disks', {}, MOUNT, [`mounts[0]${AMISS}`]],
    ['a mount of a SATA disk', { disks: [{ name: 'disk-0', serial: 'data', disk: { bus: 'sata' } }] }, MOUNT, [`mounts[0]${AMISS}`]],
    ['a file system', disks('datum'), config('fs_setup: [{device: /dev/disk/by-id/virtio-data, filesystem: ext4}]\n'), [`fs_setup[0].device${AMISS}`]],
    ['a partition table', disks('datum'), config('disk_setup: {/dev/disk/by-id/virtio-data: {table_type: gpt}}\n'), [`disk_setup[/dev/disk/by-id/virtio-data]${AMISS}`]],
    ['a serial number that virtio shortens', disks('a-serial-of-more-than-20'), config('mounts:\n  - [/dev/disk/by-id/virtio-a-serial-of-more-than-20.1, /data]\n'), [
      'mounts[0]: is "/dev/disk/by-id/virtio-a-serial-of-more-than-20.1", but no virtio disk of the machine has that serial, '
      + 'write "a-serial-of-more-tha" instead, the 20 characters that virtio shows of "a-serial-of-more-than-20" [disk-of-unknown-serial]',
    ]],
  ])('is reported unless a virtio disk has it: %s', (_what, devices, seed, expected) => {
    expect(advice(machine(devices, seed))).toEqual(expected);
  });

  test.each<[string, object, object]>([
    ['of a disk', disks('root', 'data'), MOUNT],
    ['of a disk without a bus', { disks: [{ name: 'disk-0', serial: 'data', disk: {} }] }, MOUNT],
    ['with a partition', disks('data'), config('mounts:\n  - [/dev/disk/by-id/virtio-data-part1, /data]\n')],
    ['shortened as virtio shows it', disks('a-serial-of-more-than-20'), config('mounts:\n  - [/dev/disk/by-id/virtio-a-serial-of-more-tha, /data]\n')],
    ['that is filled in later', disks('{{SERIAL}}'), MOUNT],
    ['with a partition in the form of cloud-init', disks('data'), config('mounts:\n  - [/dev/disk/by-id/virtio-data.1, /data]\n')],
    ['of a host device', { hostDevices: [{ name: 'dpu', deviceName: 'example.com/dpu' }] }, MOUNT],
    ['in a command', {}, config('runcmd: [mount /dev/disk/by-id/virtio-data /data]\nmounts: [5, [7], []]\nfs_setup: [null]\n')],
  ])('%s is not reported', (_what, devices, seed) => {
    expect(advice(machine(devices, seed)).filter((each) => each.endsWith('[disk-of-unknown-serial]'))).toEqual([]);
  });
});

describe('default routes', () => {
  const config = (one: string, other: string, rest = '') => ({ networkData: `version: 2\n${rest}ethernets:\n  eth0: {addresses: [192.0.2.2/24], ${one}}\n  eth1: {addresses: [198.51.100.2/24], ${other}}\n` });
  const route = (via: string, rest = '') => `routes: [{to: default, via: ${via}${rest}}]`;
  const [ONE, OTHER] = ['192.0.2.1', '198.51.100.1'];

  test.each<[string, object]>([
    ['', config(route(ONE), route(OTHER))],
    [' with the same number', config(route(ONE, ', metric: 100'), route(OTHER, ', metric: 100, table: 254'))],
    [' in two forms', config(`gateway4: ${ONE}`, route(OTHER).replace('default', '0.0.0.0/0'))],
  ])('are reported with the same metric%s', (_what, seed) => {
    expect(advice(machine({}, seed))).toEqual([expect.stringMatching(
      /^ethernets\.eth1\.routes\[0]\.via: is "198.51.100.1", a second default route besides ethernets\.eth0\.\S+ with the same metric, remove one of them or write another metric \[default-routes-of-one-metric]$/,
    )]);
  });

  test.each<[string, object]>([
    ['with two metrics', config(route(ONE), route(OTHER, ', metric: 200'))],
    ['in two tables', config(route(ONE), route(OTHER, ', table: 200'))],
    ['rendered by NetworkManager', config(route(ONE), route(OTHER), 'renderer: NetworkManager\n')],
    ['of an interface rendered by NetworkManager', config(route(ONE), `renderer: NetworkManager, ${route(OTHER)}`)],
    ['beside DHCP', config(route(ONE), 'dhcp4: true')],
    ['of IPv4 and IPv6', config(route(ONE), `addresses: ["2001:db8::2/64"], ${route('"2001:db8::1"')}`.replace('addresses: [198.51.100.2/24], ', ''))],
    ['to the same gateway', { networkData: config(route(ONE), route(ONE)).networkData.replace('198.51.100.2', '192.0.2.2') }],
    ['to nowhere', config(route(ONE), 'routes: [{to: default, via: 198.51.100.1, type: blackhole}, 1, {to: [default]}]')],
  ])('%s are not reported', (_what, seed) => {
    expect(advice(machine({}, seed)).filter((each) => each.includes('[default-routes'))).toEqual([]);
  });
});
