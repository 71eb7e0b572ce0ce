import { instancetypeLabels } from '../../src/data-volumes/instancetype-labels';
import { InferFromVolumeFailurePolicy, InstancetypeScope } from '../../src/spec/instancetype';

test('names become labels, with cluster scope by default', () => {
  expect(instancetypeLabels({ defaultInstancetype: { name: 'u1.medium' }, defaultPreference: { name: 'ubuntu', scope: InstancetypeScope.NAMESPACE } })).toEqual({
    'instancetype.kubevirt.io/default-instancetype': 'u1.medium',
    'instancetype.kubevirt.io/default-instancetype-kind': 'VirtualMachineClusterInstancetype',
    'instancetype.kubevirt.io/default-preference': 'ubuntu',
    'instancetype.kubevirt.io/default-preference-kind': 'VirtualMachinePreference',
  });
});

test('without suggestions there are no labels', () => {
  expect(instancetypeLabels({})).toEqual({});
});

test('a suggestion without a name, and fields that no label has, are refused', () => {
  expect(() => instancetypeLabels({
    defaultInstancetype: { scope: InstancetypeScope.CLUSTER, revisionName: 'u1-medium-v1' },
    defaultPreference: { inferFromVolume: 'root', inferFromVolumeFailurePolicy: InferFromVolumeFailurePolicy.IGNORE },
  })).toThrow(new Error([
    'defaultInstancetype: has no name: write it',
    'defaultInstancetype.revisionName: has no label: leave it out',
    'defaultPreference: has no name: write it',
    'defaultPreference.inferFromVolume: has no label: leave it out',
    'defaultPreference.inferFromVolumeFailurePolicy: has no label: leave it out',
  ].join('\n')));
});
