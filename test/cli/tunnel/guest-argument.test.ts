import { parseGuest, parsePort, parsePortPair } from '../../../src/cli/tunnel/guest-argument';

test.each([
  ['web', { kind: 'VirtualMachine', name: 'web' }],
  ['vm/web', { kind: 'VirtualMachine', name: 'web' }],
  ['virtualmachines/web-1.example', { kind: 'VirtualMachine', name: 'web-1.example' }],
  ['virtualmachine.kubevirt.io/web', { kind: 'VirtualMachine', name: 'web' }],
  ['virtualmachineinstances.kubevirt.io/web', { kind: 'VirtualMachineInstance', name: 'web' }],
  ['vmi/vm', { kind: 'VirtualMachineInstance', name: 'vm' }],
  ['vmis/web', { kind: 'VirtualMachineInstance', name: 'web' }],
])('%s is a guest', (text, guest) => {
  expect(parseGuest(text)).toEqual(guest);
});

test.each(['', 'vm/', '/web', 'pod/web', 'vm/web/namespace', 'Web', '../web', 'web?x', '-web', 's/web', 'virtualmachine.example.com/web'])('%j is not a guest', (text) => {
  expect(() => parseGuest(text)).toThrow('write the name of a VirtualMachine, such as web or vm/web, or vmi/web for an instance');
});

test.each([['80', 80, 80], ['8080:80', 8080, 80], ['0:80', 0, 80], ['65535:65535', 65535, 65535]])('%s is a pair of ports', (text, local, remote) => {
  expect(parsePortPair(text, [{ local: 1, remote: 1 }])).toEqual([{ local: 1, remote: 1 }, { local, remote }]);
});

test.each(['', '0', '80:0', ':80', '80:', '1:2:3', '65536', '80/udp', '-1', '1e3', ' 80'])('%j is not a pair of ports', (text) => {
  expect(() => parsePortPair(text)).toThrow('write a port from 1 to 65535, or LOCAL:REMOTE');
});

test('a local port may be any free one', () => {
  expect(parsePort('0')).toBe(0);
  expect(() => parsePort('65536')).toThrow('write a port from 1 to 65535, or 0 for any free port');
});
