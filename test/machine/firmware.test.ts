// The boot firmware of a machine, and the identity that it reports to the guest.
import { Chart, Lazy, Testing } from 'cdk8s';
import { ImageSource, Machine, MachineProps, MachineSize, VirtualMachine, VirtualMachinePool } from '../../src';

const UUID = '564d1234-abcd-ef01-2345-6789abcdef01';
const size = MachineSize.SMALL;
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

const chart = () => new Chart(Testing.app(), 'farm', { namespace: 'vms' });
const firmware = (props: MachineProps) => new Machine(chart(), 'web', { size, ...props }).apiObject.toJson().spec.template.spec.domain.firmware;
const checked = (props: MachineProps) => new Machine(chart(), 'web', { size, ...props }).node.validate();

/** How many lines of this advice the program writes to standard error. */
function advised(made: Chart, id: string): number {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  made.node.root.node.validate();
  const told = stderr.mock.calls.filter(([line]) => String(line).includes(`[${id}]`)).length;
  stderr.mockRestore();
  return told;
}

test('a machine from another hypervisor keeps the identity that its guest knows', () => {
  const made = chart();
  new Machine(made, 'web', {
    size, image, persistentEfi: true, firmwareUuid: UUID, firmwareSerial: 'VMware-56 4d 12 34 ab cd ef 01-23 45 67 89 ab cd ef 01',
  });
  expect(Testing.synth(made)).toMatchSnapshot();
  expect(made.node.root.node.validate()).toEqual([]);
});

test('a given UUID or serial number replaces the derived one, and a machine with a UUID gets no serial number that it did not have', () => {
  const { uuid } = firmware({});
  expect(firmware({ firmwareUuid: UUID })).toEqual({ uuid: UUID });
  expect(firmware({ firmwareSerial: '1' })).toEqual({ uuid, serial: '1' });
  expect(firmware({ firmwareUuid: UUID, overrides: { spec: { template: { spec: { domain: { firmware: { serial: '2' } } } } } } })).toEqual({ uuid: UUID, serial: '2' });
});

test.each<[string, MachineProps, object | undefined]>([
  ['persistent variables', { persistentEfi: true }, { secureBoot: false, persistent: true }],
  ['persistent variables and secure boot', { persistentEfi: true, secureBoot: true }, { secureBoot: true, persistent: true }],
  ['persistent variables and efi: true', { persistentEfi: true, efi: true }, { secureBoot: false, persistent: true }],
  ['variables that do not persist', { persistentEfi: false, efi: true }, { secureBoot: false }],
  ['everything turned off', { persistentEfi: false, efi: false }, undefined],
])('UEFI with %s', (_, props, efi) => {
  expect(firmware(props).bootloader).toEqual(efi && { efi });
  expect(checked(props)).toEqual([]);
});

test('contradictory firmware settings and invalid identities are refused, all at once', () => {
  const mistakes = { efi: false, secureBoot: true, persistentEfi: true, firmwareUuid: 'web-1', firmwareSerial: ' ' };
  expect(() => firmware(mistakes)).toThrow(new Error([
    'farm/web: secureBoot true needs UEFI: write efi: true, or leave efi out',
    'farm/web: persistentEfi true needs UEFI: write efi: true, or leave efi out',
    'farm/web: firmwareUuid: "web-1" is not a UUID: write 32 hex digits with dashes, such as "5d307ca9-b3ef-428c-8861-06e72d69f223", or leave it out',
    'farm/web: firmwareSerial: " " is not a serial number: write a string of one line, such as "VMware-42 1d 5b", or leave it out',
  ].join('\n')));
  expect(() => firmware({ firmwareUuid: '', firmwareSerial: '' })).toThrow('firmwareUuid: "" is not a UUID');
  expect(() => firmware({ firmwareSerial: '42\n' })).toThrow('firmwareSerial: "42\\n" is not a serial number');
});

test.each(['564D1234ABCDEF0123456789ABCDEF01', '56 4d 12 34 ab cd ef 01-23 45 67 89 ab cd ef 01'])('a UUID may be written as other hypervisors write it: %s', (firmwareUuid) => {
  expect(checked({ firmwareUuid })).toEqual([]);
});

test('an identity may be a lazy value, which is checked once it is produced', () => {
  const later = (uuid: string): any => ({ firmwareUuid: Lazy.any({ produce: () => uuid }), firmwareSerial: Lazy.any({ produce: () => '1' }) });
  expect(firmware(later(UUID))).toEqual({ uuid: UUID, serial: '1' });
  expect(checked(later('web-1'))).toEqual([expect.stringMatching(/firmware\.uuid: "web-1" is not a UUID.* \[firmware-uuid-form\]$/)]);
});

test('synth warns of a UUID that two machines share, and of one identity for a whole pool', () => {
  const twins = chart();
  ['web', 'db'].forEach((id) => new Machine(twins, id, { size, image, firmwareUuid: UUID }));
  expect(advised(twins, 'firmware-uuid-of-two-machines')).toBe(1);

  const identified = { size, image, firmwareUuid: UUID, firmwareSerial: '1' };
  const pooled = chart();
  new VirtualMachinePool(pooled, 'web', { template: Machine.template(pooled, identified), replicas: 2 });
  expect(advised(pooled, 'pool-shares-identity')).toBeGreaterThan(0);

  const single = chart();
  new VirtualMachine(single, 'web', { template: Machine.template(single, identified) });
  expect(advised(single, 'firmware-uuid-of-two-machines')).toBe(0);
});
