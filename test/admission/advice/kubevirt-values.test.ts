// Advice on values that KubeVirt admits and does not know, and on the names that a restore gives to claims.
import { admittedAdvice } from './admitted';

const machine = (updateVolumesStrategy: string) => admittedAdvice({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    updateVolumesStrategy,
    template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } }, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }] } },
  },
});

const operation = (kind: string, spec: object) => admittedAdvice({ apiVersion: 'snapshot.kubevirt.io/v1beta1', kind, metadata: { name: 'web-1' }, spec });

const MACHINE = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' };

test('reports an unknown strategy for changed volumes, with which KubeVirt moves none', () => {
  expect(['Migration', 'Replacement', '{{STRATEGY}}'].flatMap(machine)).toEqual([]);
  expect(machine('Migrate')).toEqual(['spec.updateVolumesStrategy: "Migrate" is unknown, write "Migration" or "Replacement" [kubevirt-value-unknown]']);
});

test('reports an unknown deletion policy of a snapshot, which counts as Retain', () => {
  const snapshot = (deletionPolicy: string) => operation('VirtualMachineSnapshot', { source: MACHINE, deletionPolicy });
  expect(['Delete', 'Retain'].flatMap(snapshot)).toEqual([]);
  expect(snapshot('delete')).toEqual(['spec.deletionPolicy: "delete" is unknown, write "Delete" [kubevirt-value-unknown]']);
});

test('reports two disks that are restored into one claim, and a name that no claim can have', () => {
  const restore = (...volumeRestoreOverrides: object[]) => operation('VirtualMachineRestore', { target: MACHINE, virtualMachineSnapshotName: 'web-1', volumeRestoreOverrides });
  const renamed = (volumeName: string, restoreName: string) => ({ volumeName, restoreName });
  expect(restore(renamed('root', 'a'), renamed('data', 'b'), { volumeName: 'logs', labels: { a: 'b' } }, { volumeName: 'tmp', labels: {} })).toEqual([]);
  expect(restore(renamed('root', 'a'), renamed('data', 'a'))).toEqual([
    'spec.volumeRestoreOverrides[1].restoreName: "a" is already the claim of volume "root", write another name [restored-claim-name]',
  ]);
  expect(restore(renamed('root', 'A_b'))).toEqual([expect.stringMatching(/^spec\.volumeRestoreOverrides\[0\]\.restoreName: "A_b" is not .* \[restored-claim-name\]$/)]);
});
