// Advice on DataVolumes and restores whose claims already exist.
import { Admission } from '../../src';
import { SharedByMachines } from '../../src/admission/shared-by-machines';
import { issueText } from '../../src/issues/issues';

/** The advice on each object; the objects are at the places a, b and so on. */
function told(...objects: readonly object[]): string[][] {
  const shared = new SharedByMachines<undefined>();
  return objects.map((object, index) => shared.look(undefined, object, 'abc'[index]).advice.map(issueText));
}

const restore = (spec: object = {}, namespace = 'shop') => ({
  apiVersion: 'snapshot.kubevirt.io/v1beta1',
  kind: 'VirtualMachineRestore',
  metadata: { name: 'back', namespace },
  spec: { target: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' }, virtualMachineSnapshotName: 'nightly', volumeRestorePolicy: 'PrefixTargetName', ...spec },
});

const machine = (...volumes: readonly object[]) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', namespace: 'shop' },
  spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } }, volumes } } },
});

const root = { name: 'root', persistentVolumeClaim: { claimName: 'web-root' } };

const data = { name: 'data', dataVolume: { name: 'web-data' } };

// KubeVirt looks for a claim of the new name, finds the machine's own, and reports that the restore is complete.
describe('a restore to the names of the machine\'s own claims', () => {
  test('is reported to restore nothing, whichever of the two comes first', () => {
    expect([restore(), machine(root, data)].map((object) => Admission.validate(object))).toEqual([[], []]);
    const message = (claims: string, one: string, other: string) => `the restore at ${one} with "PrefixTargetName" does not restore ${claims} of the machine at ${other}, `
      + 'KubeVirt keeps the existing claims: write "InPlace" in the restore, or another target [restore-of-nothing]';
    expect(told(machine(root, data), restore())).toEqual([[], [`spec.volumeRestorePolicy: ${message('"web-root", "web-data"', 'b', 'a')}`]]);
    expect(told(restore(), machine(root))).toEqual([[], [`spec.template.spec.volumes: ${message('"web-root"', 'a', 'b')}`]]);
  });

  test.each<[string, object, object]>([
    ['the claims have other names', machine({ ...root, persistentVolumeClaim: { claimName: 'golden' } }), restore()],
    ['the policy differs', machine(root), restore({ volumeRestorePolicy: 'InPlace' })],
    ['KubeVirt makes up names', machine(root), restore({ volumeRestorePolicy: undefined })],
    ['the restore renames the disk', machine(root), restore({ volumeRestoreOverrides: [{ volumeName: 'root', restoreName: 'web-root-2' }] })],
    ['the machine differs', machine(root), restore({ target: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'db' } })],
    ['the namespace differs', machine(root), restore({}, 'bank')],
  ])('is not reported if %s', (_, one, other) => {
    expect([told(one, other), told(other, one)]).toEqual([[[], []], [[], []]]);
  });
});

const claim = (annotations?: object, ownerReferences?: readonly object[]) => ({
  apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'web-data', namespace: 'shop', annotations, ownerReferences }, spec: { accessModes: ['ReadWriteOnce'] },
});

const dataVolume = (annotations?: object) => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'web-data', namespace: 'shop', annotations }, spec: { source: { blank: {} }, storage: {} },
});

const ADOPTION = 'cdi.kubevirt.io/allowClaimAdoption';

// CDI's webhook gave the same verdict on each.
describe('a DataVolume after a claim of the same name', () => {
  test('is reported', () => {
    expect(told(claim(), dataVolume())).toEqual([[], [
      'metadata.name: "web-data" is the name of the claim at a, and CDI refuses a DataVolume whose claim already exists, remove one of the two, or write the annotation '
        + `${ADOPTION}: "true" to keep the claim as it is [claim-before-data-volume]`,
    ]]);
    expect([{ [ADOPTION]: 'yes' }, { [ADOPTION]: 'false' }, { 'cdi.kubevirt.io/storage.prePopulated': 'web-data' }].map((annotations) => told(claim(), dataVolume(annotations))[1].length)).toEqual([1, 1, 1]);
  });

  test.each<[string, object, object]>([
    ['it may adopt the claim', claim(), dataVolume({ [ADOPTION]: 'true' })],
    ['the claim is populated for it', claim({ 'cdi.kubevirt.io/storage.populatedFor': 'web-data' }), dataVolume()],
    ['the claim has an owner, as the claim of a backup has', claim(undefined, [{ kind: 'DataVolume', controller: true }]), dataVolume()],
    ['the DataVolume makes the claim', dataVolume(), claim()],
  ])('is not reported if %s', (_, one, other) => {
    expect(told(one, other)).toEqual([[], []]);
  });
});

test('ignores invalid values in place of lists and maps', () => {
  const odd = [null, 'a', [], {}, { target: 'a', volumeRestorePolicy: 'PrefixTargetName', volumeRestoreOverrides: [null, 5] }, { template: { spec: { volumes: [null, 5, { persistentVolumeClaim: { claimName: 'web-undefined' } }] } } }];
  for (const kind of ['VirtualMachineRestore', 'VirtualMachine', 'PersistentVolumeClaim', 'DataVolume']) {
    expect(told(...odd.slice(0, 3).map((spec) => ({ kind, spec, metadata: { name: 'web', annotations: 5, ownerReferences: {} } }))).flat()
      .filter((line) => !line.endsWith('[claim-before-data-volume]'))).toEqual([]);
    expect(told(...odd.slice(3).map((spec) => ({ kind, spec, metadata: { name: 'web' } }))).flat()).toEqual([]);
  }
});
