// Advice on clones and restores that would make another machine of one with a persistent TPM or persistent UEFI variables.
import { Chart, Testing } from 'cdk8s';
import { ImageSource, Machine, MachineSize, VirtualMachineClone, VirtualMachineRestore, VirtualMachineSnapshot } from '../../src';
import { SharedByMachines } from '../../src/admission/shared-by-machines';
import { issueText } from '../../src/issues/issues';

/** The advice on each object; the objects are at the places a, b and so on. */
function told(...objects: readonly object[]): string[][] {
  const shared = new SharedByMachines<undefined>();
  return objects.map((object, index) => shared.look(undefined, object, 'abc'[index]).advice.map(issueText));
}

const machine = (domain: object) => ({
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'desk', namespace: 'shop' }, spec: { runStrategy: 'Halted', template: { spec: { domain } } },
});

const tpm = machine({ devices: { tpm: { persistent: true } } });
const efi = machine({ firmware: { bootloader: { efi: { persistent: true } } } });

const snapshot = (name = 'monday', source = 'desk', namespace = 'shop') => ({
  apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name, namespace }, spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: source } },
});

const clone = (kind = 'VirtualMachine', name = 'desk', namespace = 'shop') => ({
  apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone', metadata: { name: 'copy', namespace }, spec: { source: { kind, name }, target: { kind: 'VirtualMachine', name: 'other' } },
});

const restore = (target: unknown = 'other') => ({
  apiVersion: 'snapshot.kubevirt.io/v1beta1',
  kind: 'VirtualMachineRestore',
  metadata: { name: 'back', namespace: 'shop' },
  spec: { target: { kind: 'VirtualMachine', name: target }, virtualMachineSnapshotName: 'monday' },
});

const message = (copy: string, source: string, state = 'a persistent TPM') => (
  `the copy at ${copy} fails, since KubeVirt makes no other machine of the one at ${source}, which has ${state}: write a machine of its own whose disks clone those of "desk" [copy-of-persistent-state]`
);

// KubeVirt's controller fails the clone with SourceVMWithBackendStorageInvalid, and its webhook refuses the restore.
describe('another machine of one with persistent state', () => {
  test('is reported, whichever object comes last', () => {
    expect(told(tpm, clone())).toEqual([[], [`spec.source.name: ${message('b', 'a')}`]]);
    expect(told(clone(), tpm)).toEqual([[], [`spec.template.spec.domain.devices.tpm.persistent: ${message('a', 'b')}`]]);
    expect(told(clone(), efi)).toEqual([[], [`spec.template.spec.domain.firmware.bootloader.efi.persistent: ${message('a', 'b', 'persistent UEFI variables')}`]]);
    expect(told(efi, snapshot(), clone('VirtualMachineSnapshot', 'monday'))[2]).toEqual([`spec.source.name: ${message('c', 'a', 'persistent UEFI variables')}`]);
    expect(told(tpm, snapshot(), restore())[2]).toEqual([`spec.target.name: ${message('c', 'a')}`]);
    expect(told(snapshot(), restore(), tpm)[2]).toEqual([`spec.template.spec.domain.devices.tpm.persistent: ${message('b', 'c')}`]);
    expect(told(restore(), tpm, snapshot())[2]).toEqual([`spec.source.name: ${message('a', 'b')}`]);
  });

  test('is reported for each copy, also if the machine comes last', () => {
    expect(told(clone(), { ...clone(), metadata: { name: 'second', namespace: 'shop' } }, tpm)[2]).toEqual(['a', 'b'].map((copy) => (
      `spec.template.spec.domain.devices.tpm.persistent: ${message(copy, 'c')}`
    )));
  });

  test.each<[string, readonly object[]]>([
    ['the machine is restored itself', [tpm, snapshot(), restore('desk')]],
    ['the state is not persistent', [machine({ devices: { tpm: {} }, firmware: { bootloader: { efi: { persistent: false } } } }), clone()]],
    ['the TPM is off', [machine({ devices: { tpm: { enabled: false, persistent: true } } }), clone()]],
    ['the machine differs', [tpm, clone('VirtualMachine', 'web')]],
    ['the snapshot is of another machine', [tpm, snapshot('monday', 'web'), restore()]],
    ['the snapshot is unknown', [tpm, snapshot('tuesday'), restore()]],
    ['the namespace differs', [tpm, clone('VirtualMachine', 'desk', 'bank')]],
    ['the target is filled in later', [tpm, snapshot(), restore('${NAME}')]],
  ])('is not reported if %s', (_, objects) => {
    expect([told(...objects), told(...[...objects].reverse())].flat(2)).toEqual([]);
  });

  test('is reported at synth', () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const chart = new Chart(Testing.app(), 'chart', { namespace: 'shop' });
    const desk = new Machine(chart, 'desk', { size: MachineSize.SMALL, image: ImageSource.dataSource('windows'), tpm: { persistent: true } });
    const monday = new VirtualMachineSnapshot(chart, 'monday', { virtualMachine: desk });
    new VirtualMachineClone(chart, 'copy', { virtualMachine: desk, targetName: 'other' });
    new VirtualMachineRestore(chart, 'back', { snapshot: monday, targetName: 'third' });
    Testing.synth(chart);
    const lines = write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('copy-of-persistent-state'));
    write.mockRestore();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('chart/copy');
    expect(lines[1]).toContain('chart/back');
  });

  test('ignores invalid values in place of lists and maps', () => {
    const odd = [null, 'a', [], {}, { source: 'a', target: 'b' }, { source: { kind: 5, name: {} }, template: { spec: { domain: 'a' } } }];
    for (const kind of ['VirtualMachine', 'VirtualMachineSnapshot', 'VirtualMachineClone', 'VirtualMachineRestore']) {
      expect(odd.flatMap((spec) => told({ kind, spec, metadata: { name: 'desk' } }, { kind, spec }, { kind, spec, metadata: 5 })).flat()).toEqual([]);
    }
  });
});
