import { DiskChangeError } from '../../../src/cli/apply/disk-changes';
import { refusalLines } from '../../../src/cli/apply/refusal';
import { ApiError, Unreachable } from '../../../src/cli/cluster/api-error';

const lineAt = (path: string) => path.length;

const of = (kind: string): any => ({ kind, name: 'web', document: { source: 'in.yaml', lineAt, value: {} } });

const status = (code: number, message: string, causes: object[] = []) => new ApiError(code, { message, details: { causes } });

test('each field of a conflict is reported with its owner and what to do', () => {
  const causes = [
    { reason: 'FieldManagerConflict', message: 'conflict with "kubectl-client-side-apply" using kubevirt.io/v1', field: '.spec.runStrategy' },
    { reason: 'FieldManagerConflict', message: 'conflict with "argocd-controller" using v1 at 2026-11-21T10:00:00Z', field: '.spec.disks[name="root"].bus' },
  ];
  expect(refusalLines(of('VirtualMachine'), status(409, 'Apply failed with 2 conflicts', causes))).toEqual([
    'in.yaml:16: VirtualMachine/web: spec.runStrategy: "kubectl-client-side-apply" owns it: leave the field out, or take it over with --force-conflicts',
    'in.yaml:10: VirtualMachine/web: spec.disks[name="root"].bus: "argocd-controller" owns it: leave the field out, or take it over with --force-conflicts',
  ]);
});

test.each<[string, object, string]>([
  ['runStrategy', { runStrategy: 'Always' }, 'run `cdk8s-kubevirt start web -n shop`, '],
  ['running', { running: true }, 'run `cdk8s-kubevirt start web -n shop`, '],
  ['runStrategy', { runStrategy: 'Halted' }, 'run `cdk8s-kubevirt stop web -n shop`, '],
  ['running', { running: false }, 'run `cdk8s-kubevirt stop web -n shop`, '],
  // KubeVirt leaves such a machine as Always or Halted.
  ['runStrategy', { runStrategy: 'Once' }, ''],
])('a machine that was started or stopped by hand gets its %s of %j back by the verb that is named, if there is one', (field, spec, way) => {
  const causes = [
    { message: 'conflict with "virt-api" using kubevirt.io/v1', field: `.spec.${field}` },
    { message: 'conflict with "virt-api" using kubevirt.io/v1', field: '.spec.template.spec.volumes' },
  ].map((cause) => ({ reason: 'FieldManagerConflict', ...cause }));
  const object = { ...of('VirtualMachine'), namespace: 'shop', document: { source: 'in.yaml', lineAt, value: { spec } } };
  expect(refusalLines(object, status(409, 'Apply failed with 2 conflicts', causes))).toEqual([
    expect.stringContaining(`: spec.${field}: "virt-api" owns it, since the machine was started or stopped by hand: ${way}leave the field out, or take it over with --force-conflicts`),
    expect.stringContaining(': spec.template.spec.volumes: "virt-api" owns it: leave the field out, or take it over with --force-conflicts'),
  ]);
});

test.each([
  ['DataImportCron', 'admission webhook "dataimportcron-validate.cdi.kubevirt.io" denied the request: Cannot update DataImportCron Spec',
    'its spec never changes: delete it, which keeps its images unless its retentionPolicy is None, and apply again'],
  ['VirtualMachineSnapshot', 'admission webhook "virtualmachinesnapshot-validator.snapshot.kubevirt.io" denied the request: spec in immutable after creation',
    'a snapshot never changes: give the changed one another name'],
  ['VirtualMachineRestore', 'admission webhook "virtualmachinerestore-validator.snapshot.kubevirt.io" denied the request: spec in immutable after creation',
    'it runs once: give the changed one another name'],
  ['VirtualMachineExport', 'denied the request: spec in immutable after creation', 'delete the object and apply again, or give the changed one another name'],
  ['VirtualMachinePool', 'denied the request: selector is immutable after creation.', 'give the changed one another name: deleting a pool deletes its machines'],
  ['VirtualMachineInstanceMigration', 'denied the request: update of Migration object\'s spec is restricted', 'it runs once: give the changed one another name'],
  ['PersistentVolumeClaim', 'persistentvolumeclaims "web" is forbidden: only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize',
    'set allowVolumeExpansion: true in its storage class if its driver can grow volumes, or copy the data to another disk'],
])('a refused change of an immutable %s is reported with what to do', (kind, message, advice) => {
  expect(refusalLines(of(kind), status(422, message))).toEqual([`in.yaml:0: ${kind}/web: 422: ${message}: ${advice}`]);
});

test.each([
  ['a permission', 'configmaps "web" is forbidden: User "ada" cannot patch resource "configmaps" in API group "" in the namespace "shop"',
    'ask for this permission: `cdk8s-kubevirt doctor` with the same manifests lists everything that is missing'],
  ['room in the namespace', 'virtualmachines.kubevirt.io "web" is forbidden: exceeded quota: q, requested: count/virtualmachines.kubevirt.io=1',
    'free resources in the namespace, or raise its ResourceQuota: kubectl describe resourcequota'],
])('an object for which the user lacks %s is reported with what to do', (_, message, advice) => {
  expect(refusalLines(of('ConfigMap'), status(403, message))).toEqual([`in.yaml:0: ConfigMap/web: 403: ${message}: ${advice}`]);
});

// The general advice would have a claim deleted, and its data with it.
test('a refusal that has advice on disks gets no other', () => {
  const error = new DiskChangeError('spec.accessModes', 'spec is immutable after creation: the spec of a claim is fixed: give the changed one another name');
  expect(refusalLines(of('PersistentVolumeClaim'), error)).toEqual([
    expect.stringMatching(/: spec\.accessModes: spec is immutable after creation: the spec of a claim is fixed: give the changed one another name$/),
  ]);
});

test('the line is that of the field that the server names', () => {
  expect(refusalLines(of('VirtualMachine'), status(422, 'no', [{ field: 'spec.x' }]))).toEqual(['in.yaml:6: VirtualMachine/web: 422: no']);
  expect(refusalLines(of('ConfigMap'), status(400, 'strict decoding error: unknown field "dta"'))[0]).toMatch(/^in\.yaml:3: /);
});

test('a value of the wrong type is not shown', () => {
  const message = 'failed to create typed patch object (ns/leak; /v1, Kind=Secret): .stringData.port: expected string, got &value.valueUnstructured{Value:987654}';
  expect(refusalLines(of('Secret'), status(500, message))).toEqual(['in.yaml:15: Secret/web: stringData.port: expected string, got a value of another type']);
});

test('a value in place of a map or a list is not shown', () => {
  const message = 'failed to create typed patch object (ns/leak; /v1, Kind=Secret): errors:\n  .stringData: expected map, got &{hunter2}\n  .data: expected map, got &{[x}\nhunter2]}';
  expect(refusalLines(of('Secret'), status(500, message))).toEqual([expect.stringMatching(/: errors: \.stringData: expected map, got a value of another type \.data: expected map, got a value of another type$/)]);
});

test('each of several such fields is named, without any line of their values', () => {
  const message = 'failed to create typed patch object (ns/leak; /v1, Kind=Secret): errors:\n  .data.a: expected string, got &value.valueUnstructured{Value:map[k:x}\nhunter2]}\n  .data.b: expected string, got &value.valueUnstructured{Value:7} by hunter2';
  expect(refusalLines(of('Secret'), status(500, message))).toEqual([expect.stringMatching(/: errors: \.data\.a: expected string, got a value of another type \.data\.b: expected string, got a value of another type$/)]);
});

test('a server that does not answer is reported in one line', () => {
  expect(refusalLines(of('Secret'), new Unreachable('connect ECONNREFUSED\n127.0.0.1:1'))).toEqual(['in.yaml:0: Secret/web: connect ECONNREFUSED 127.0.0.1:1']);
});

test('a manifest that was read from a cluster is reported with the fields to leave out', () => {
  const read = { ...of('VirtualMachine'), document: { source: 'in.yaml', lineAt, value: { metadata: { name: 'web', resourceVersion: '7' } } } };
  expect(refusalLines(read, status(409, 'Operation cannot be fulfilled on virtualmachines.kubevirt.io "web"'))).toEqual([
    'in.yaml:0: VirtualMachine/web: 409: Operation cannot be fulfilled on virtualmachines.kubevirt.io "web": leave out metadata.resourceVersion and metadata.uid, which belong to an earlier version or another object',
  ]);
});

// Deleting the claim would be the obvious way, and would lose what a backup has brought back.
test('a DataVolume that is refused because its claim exists adopts the claim', () => {
  const message = 'admission webhook "datavolume-validate.cdi.kubevirt.io" denied the request: Destination PVC shop/web-root already exists';
  const [line] = refusalLines(of('DataVolume'), status(422, message));
  expect(line).toContain(`${message}: to keep the claim with its data, as after a restore from a backup, write the annotation cdi.kubevirt.io/allowClaimAdoption: "true" in the DataVolume`);
});

test.each<[string, object, string]>([
  ['of a live machine with running', { runStrategy: 'Manual' },
    'the machine in the cluster has spec.running, replace it once: kubectl patch vm web -n shop --type merge -p \'{"spec":{"running":null,"runStrategy":"Manual"}}\''],
  ['to running', { running: true }, 'write runStrategy in place of running'],
])('a change %s is refused with how to make it', (_, spec, advice) => {
  const message = 'admission webhook "virtualmachine-validator.kubevirt.io" denied the request: Running and RunStrategy are mutually exclusive. Note that Running is deprecated';
  const object = { ...of('VirtualMachine'), namespace: 'shop', document: { source: 'in.yaml', lineAt, value: { spec } } };
  expect(refusalLines(object, status(422, message))).toEqual([`in.yaml:0: VirtualMachine/web: 422: ${message}: ${advice}`]);
});

test('a machine that would no longer mount the disks of its live dataVolumeTemplates is refused with how to keep them', () => {
  const message = 'denied the request: DataVolumeTemplate entry spec.dataVolumeTemplate[0] must be referenced in the VMI template\'s \'volumes\' list';
  expect(refusalLines(of('VirtualMachine'), status(422, message))[0]).toMatch(
    /'volumes' list: the machine in the cluster has dataVolumeTemplates: mount their disks, as https:\S+start\/from-a-cluster\.md describes, or give this machine another name$/,
  );
});
