import { validators } from '../../imports/validators';
import { Admission } from '../../src';
import { SERVED, typeIssue } from '../../src/admission/kinds';
import { isValidated } from '../../src/admission/schema';

const mistakes = (apiVersion: string, kind: string) => Admission.validate({ apiVersion, kind, metadata: { name: 'a' } });

test.each([
  ['kubevirt.io/v1', 'VirtualMachines', 'kind: "VirtualMachines" is not a kind of kubevirt.io, write "VirtualMachine" [fits-schema]'],
  ['kubevirt.io/v1', 'virtualmachine', 'kind: "virtualmachine" is not a kind of kubevirt.io, write "VirtualMachine" [fits-schema]'],
  ['cdi.kubevirt.io/v1beta1', 'Datavolume', 'kind: "Datavolume" is not a kind of cdi.kubevirt.io, write "DataVolume" [fits-schema]'],
  ['kubevirt.io/v1', 'DataVolumes', 'kind: "DataVolumes" is not a kind of kubevirt.io, write "DataVolume" [fits-schema]'],
  ['pool.kubevirt.io/v1beta1', 'Herd', 'kind: "Herd" is not a kind of pool.kubevirt.io, write "VirtualMachinePool" [fits-schema]'],
  ['kubevirt.io/v2', 'VirtualMachine', 'apiVersion: "kubevirt.io/v2" does not serve VirtualMachine, write "kubevirt.io/v1" [fits-schema]'],
  ['kubevirt.io/v1', 'VirtualMachineClone', 'apiVersion: "kubevirt.io/v1" does not serve VirtualMachineClone, write "clone.kubevirt.io/v1beta1" [fits-schema]'],
  ['kubevirt/v1', 'VirtualMachine', 'apiVersion: "kubevirt/v1" does not serve VirtualMachine, write "kubevirt.io/v1" [fits-schema]'],
  ['cdi.kubevirt/v1beta1', 'DataVolume', 'apiVersion: "cdi.kubevirt/v1beta1" does not serve DataVolume, write "cdi.kubevirt.io/v1beta1" [fits-schema]'],
  ['v1', 'VirtualMachine', 'apiVersion: "v1" does not serve VirtualMachine, write "kubevirt.io/v1" [fits-schema]'],
  ['v1', 'PersistantVolumeClaim', 'kind: "PersistantVolumeClaim" is not a kind of v1, write "PersistentVolumeClaim" [fits-schema]'],
  ['v1', 'ConfigMaps', 'kind: "ConfigMaps" is not a kind of v1, write "ConfigMap" [fits-schema]'],
  ['v1', 'secret', 'kind: "secret" is not a kind of v1, write "Secret" [fits-schema]'],
  ['kubvirt.io/v1', 'VirtualMachine', 'apiVersion: "kubvirt.io/v1" does not serve VirtualMachine, write "kubevirt.io/v1" [fits-schema]'],
])('%s %s is reported as mistyped', (apiVersion, kind, mistake) => {
  expect(mistakes(apiVersion, kind)).toEqual([mistake]);
  expect(isValidated({ apiVersion, kind })).toBe(true);
});

test.each([
  ['template.kubevirt.io/v1alpha1', 'VirtualMachineTemplate'],
  ['upload.cdi.kubevirt.io/v1beta1', 'UploadTokenRequest'],
  ['migrations.kubevirt.io/v1alpha1', 'VirtualMachineStorageMigrationPlan'],
  ['hco.kubevirt.io/v1beta1', 'HyperConverged'],
  ['virtualization.example.com/v1', 'VirtualMachine'],
  ['v1', 'Namespace'],
  ['v1', 'SecretList'],
  ['v1', 'Config'],
])('%s %s is real or belongs to another system, and is not judged', (apiVersion, kind) => {
  expect(mistakes(apiVersion, kind)).toEqual([]);
  expect(isValidated({ apiVersion, kind })).toBe(false);
});

test.each<[object, string[]]>([
  [{}, ['apiVersion: required field is missing, write one such as "kubevirt.io/v1"', 'kind: required field is missing, write one such as "VirtualMachine"']],
  [{ kind: 'DataVolume' }, ['apiVersion: required field is missing, write "cdi.kubevirt.io/v1beta1"']],
  [{ kind: 'VirtualMachinePol' }, ['apiVersion: required field is missing, write "pool.kubevirt.io/v1beta1"']],
  [{ kind: 'VirtualMachineDeployment' }, ['apiVersion: required field is missing, write the one that serves "VirtualMachineDeployment", which is not a kind of KubeVirt or CDI']],
  [{ kind: 'VirtualMachineImport' }, ['apiVersion: required field is missing, write the one that serves "VirtualMachineImport", which is not a kind of KubeVirt or CDI']],
  [{ apiVersion: 'cdi.kubevirt.io/v1beta1' }, ['kind: required field is missing, write one such as "DataVolume"']],
  [{ apiVersion: 'constructor/v1', kind: '' }, ['kind: "" is not a name, write one such as "VirtualMachine"']],
])('suggests apiVersion and kind for %j', (object, expected) => {
  expect(Admission.validate(object)).toEqual(expected.map((message) => `${message} [fits-schema]`));
});

test('names the operator that a kind has moved to', () => {
  expect(mistakes('kubevirt.io/v1alpha1', 'NodeMaintenance')).toEqual([
    'apiVersion: "kubevirt.io/v1alpha1" no longer serves NodeMaintenance, which belongs to another operator, write "nodemaintenance.medik8s.io/v1beta1" [fits-schema]',
  ]);
  expect(mistakes('nodemaintenance.medik8s.io/v1beta1', 'NodeMaintenance')).toEqual([]);
});

test('every kind that KubeVirt and CDI serve has a schema, except those that are not theirs or never stored', () => {
  const unjudged = SERVED.filter(({ apiVersion, kind }) => validators[`${apiVersion}/${kind}`] === undefined);
  expect(unjudged).toEqual([
    ...['', 'MultiNamespace'].flatMap((scope) => ['', 'Plan'].map((plan) => (
      { kind: `${scope}VirtualMachineStorageMigration${plan}`, apiVersion: 'migrations.kubevirt.io/v1alpha1' }
    ))),
    ...['VirtualMachineTemplate', 'VirtualMachineTemplateRequest'].flatMap((kind) => ['v1beta1', 'v1alpha1'].map((version) => (
      { kind, apiVersion: `template.kubevirt.io/${version}` }
    ))),
    { kind: 'UploadTokenRequest', apiVersion: 'upload.cdi.kubevirt.io/v1beta1' },
  ]);
});

test('every kind with a schema is served', () => {
  const types = Object.keys(validators).map((key) => [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)] as const);
  expect(types.flatMap(([apiVersion, kind]) => typeIssue(apiVersion, kind) ?? [])).toEqual([]);
});
