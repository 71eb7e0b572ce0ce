// Machines with a persistent TPM or persistent UEFI variables, in clusters with and without a storage class for these.
import { COMPLETE } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import { machineStateChecks } from '../../../src/cli/doctor/machine-state';
import type { Document } from '../../../src/cli/manifests/documents';

const machine = (domain: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'desk' }, spec: { template: { spec: { domain } } } });
const TPM = machine({ devices: { tpm: { persistent: true } } });
const EFI = machine({ devices: {}, firmware: { bootloader: { efi: { persistent: true } } } });

const cluster = (vmStateStorageClass: string | undefined, ...annotations: (string | undefined)[]): ClusterState => ({
  ...COMPLETE,
  kubeVirts: [{ spec: { configuration: { vmStateStorageClass } } }],
  storageClasses: annotations.map((annotation, index) => ({ metadata: { name: `class-${index}`, annotations: annotation && { [annotation]: 'true' } } })),
});

const lacking = (value: object, state: ClusterState) => checkLines(machineStateChecks([{ value, where: 'all.yaml:1' } as Document], state));

test('a machine needs a default class for its state, of machines or of the cluster', () => {
  expect(lacking(TPM, cluster(undefined, undefined))).toEqual([
    '✗ all.yaml:1: VirtualMachine "desk": needs a storage class for a persistent TPM, and the cluster has no default: write vmStateStorageClass in the KubeVirt object: the cluster has class-0',
  ]);
  expect(lacking(EFI, cluster(''))).toEqual([
    '✗ all.yaml:1: VirtualMachine "desk": needs a storage class for persistent UEFI variables, and the cluster has no default: write vmStateStorageClass in the KubeVirt object: the cluster has none',
  ]);
  for (const annotation of ['storageclass.kubevirt.io/is-default-virt-class', 'storageclass.kubernetes.io/is-default-class']) {
    expect(lacking(TPM, cluster(undefined, undefined, annotation))).toEqual([]);
  }
});

test('the class of the KubeVirt object has to exist', () => {
  expect(lacking(TPM, cluster('class-0', undefined))).toEqual([]);
  expect(lacking(TPM, cluster('fast', 'storageclass.kubernetes.io/is-default-class'))).toEqual([
    '✗ all.yaml:1: VirtualMachine "desk": needs a storage class for a persistent TPM, and vmStateStorageClass "fast" of the KubeVirt object does not exist: '
    + 'write vmStateStorageClass in the KubeVirt object: the cluster has class-0',
  ]);
});

test.each<[string, object, Partial<ClusterState>]>([
  ['a machine that keeps nothing', machine({ devices: { tpm: {} }, firmware: { bootloader: { efi: { persistent: false } } } }), {}],
  ['something that is not a machine', { kind: 'Secret', metadata: { name: 'desk' } }, {}],
  ['a cluster whose classes are not known', TPM, { storageClasses: 'forbidden' }],
  ['a cluster whose KubeVirt is not known', TPM, { kubeVirts: 'forbidden' }],
])('%s is not reported', (_, object, state) => {
  expect(lacking(object, { ...cluster(undefined, undefined), ...state })).toEqual([]);
});
