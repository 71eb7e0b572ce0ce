import { kept } from '../../../../src/cli/wait/observation/projections';
import { Surroundings } from '../../../../src/cli/wait/observation/surroundings';

const machine = (name: string, claims: string[] = [], pool?: string) => kept({
  kind: 'VirtualMachine',
  metadata: { name, uid: `vm-${name}`, ...pool && { ownerReferences: [{ kind: 'VirtualMachinePool', name: pool, controller: true }] } },
  spec: { runStrategy: 'Always', template: { spec: { volumes: claims.map((claim) => ({ name: claim, dataVolume: { name: claim } })) } } },
});
const named = (kind: string, name: string, uid = `${kind}-${name}`) => kept({ kind, metadata: { name, uid } });
const launcher = (of: string, name = `virt-launcher-${of}-abcde`) => kept({ kind: 'Pod', metadata: { name, uid: name, labels: { 'vm.kubevirt.io/name': of } } });
const warning = (kind: string, about: string, lastTimestamp = '2025-01-01T00:00:00Z', uid?: string) =>
  kept({ kind: 'Event', metadata: { name: `${about}.${lastTimestamp}` }, involvedObject: { kind, name: about, uid }, reason: 'Failed', message: lastTimestamp, lastTimestamp });

let surroundings: Surroundings;
const companions = (kind = 'VirtualMachine', name = 'web') => surroundings.companionsOf(surroundings.get(kind, name));

beforeEach(() => {
  surroundings = new Surroundings();
  surroundings.put(machine('web', ['disk']));
  surroundings.put(machine('other'));
});

test.each([
  ['its machine', machine('web', ['disk']), ['machine/web']],
  ['its instance', named('VirtualMachineInstance', 'web'), ['machine/web']],
  ['its launcher', launcher('web'), ['machine/web']],
  ['its volume', named('DataVolume', 'disk'), ['volume/disk', 'machine/web']],
  ['an event about its launcher', warning('Pod', 'virt-launcher-web-xyz12'), ['machine/web']],
  ['an event about its claim', warning('PersistentVolumeClaim', 'disk'), ['volume/disk', 'machine/web']],
  ['what has nothing to do with it', warning('Service', 'web'), []],
])('%s concerns only those of whom it tells', (_, object, concerned) => {
  expect(surroundings.put(object)).toEqual(concerned);
});

test('what CDI names after the uid of a claim concerns the machine of the claim', () => {
  surroundings.put(named('PersistentVolumeClaim', 'disk', '1234-uid'));
  expect(surroundings.put(warning('Pod', 'importer-prime-1234-uid'))).toEqual(['volume/disk', 'machine/web']);
  expect(companions().warnings).toHaveLength(1);
  expect(companions('PersistentVolumeClaim', 'disk').warnings).toHaveLength(1);
});

test('a machine of a pool concerns the pool', () => {
  expect(surroundings.put(machine('crew-0', [], 'crew'))).toEqual(['machine/crew-0', 'members/crew']);
  surroundings.put(named('VirtualMachinePool', 'crew'));
  expect(companions('VirtualMachinePool', 'crew').machines.map(({ object }) => object.metadata.name)).toEqual(['crew-0']);
});

test('what belongs to a machine comes and goes', () => {
  [named('VirtualMachineInstance', 'web'), launcher('web'), named('DataVolume', 'disk'), named('PersistentVolumeClaim', 'disk')].forEach((each) => surroundings.put(each));
  const { instance, pods, dataVolumes, claims } = companions();
  expect([instance, ...pods, ...dataVolumes, ...claims].map(({ kind }) => kind)).toEqual(['VirtualMachineInstance', 'Pod', 'DataVolume', 'PersistentVolumeClaim']);
  surroundings.remove(launcher('web'));
  surroundings.replace('DataVolume', []);
  expect([companions().pods, companions().dataVolumes]).toEqual([[], []]);
});

test('warnings are in the order of their times, the oldest forgotten first', () => {
  Array.from({ length: 12 }, (_, index) => String(index + 10)).forEach((second) => surroundings.put(warning('VirtualMachine', 'web', `2025-01-01T00:00:${second}Z`)));
  expect(companions().warnings.map(({ message }) => message.slice(-3, -1))).toEqual(['12', '13', '14', '15', '16', '17', '18', '19', '20', '21']);
});

test('a warning about an object that was there before, under the same name, tells nothing', () => {
  surroundings.put(warning('VirtualMachine', 'web', '2025-01-01T00:00:00Z', 'vm-of-old'));
  surroundings.put(warning('VirtualMachine', 'web', '2025-01-01T00:00:01Z', 'vm-web'));
  expect(companions().warnings.map(({ involvedObject }) => involvedObject.uid)).toEqual(['vm-web']);
});
