import { instancetypeLabels } from '../../src/data-volumes/instancetype-labels';
import { InstancetypeScope } from '../../src/spec/instancetype';

test('names become labels, with cluster scope by default', () => {
  expect(instancetypeLabels({ defaultInstancetype: 'u1.medium', defaultPreference: 'ubuntu', defaultPreferenceScope: InstancetypeScope.NAMESPACE })).toEqual({
    'instancetype.kubevirt.io/default-instancetype': 'u1.medium',
    'instancetype.kubevirt.io/default-instancetype-kind': 'VirtualMachineClusterInstancetype',
    'instancetype.kubevirt.io/default-preference': 'ubuntu',
    'instancetype.kubevirt.io/default-preference-kind': 'VirtualMachinePreference',
  });
});

test('without suggestions there are no labels', () => {
  expect(instancetypeLabels({})).toEqual({});
});

test('a scope without its name is refused', () => {
  const scopes = { defaultInstancetypeScope: InstancetypeScope.CLUSTER, defaultPreferenceScope: InstancetypeScope.NAMESPACE };
  expect(() => instancetypeLabels(scopes)).toThrow(new Error([
    'defaultInstancetypeScope: "cluster" is the scope of a name that is missing: write defaultInstancetype too',
    'defaultPreferenceScope: "namespace" is the scope of a name that is missing: write defaultPreference too',
  ].join('\n')));
});
