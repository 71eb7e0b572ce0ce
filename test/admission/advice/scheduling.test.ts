// Machines for which no node will ever have a label: those with dedicated CPUs where the gate is off, and those with half a machine type.
import { admittedAdvice as advice } from './admitted';
import type { ClusterCapabilitiesProps } from '../../../src';

const machine = (domain: object) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' }, ...domain }, volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }] } } },
});

const ofInstancetypes = (kind: string, spec: object) => ({ apiVersion: 'instancetype.kubevirt.io/v1beta1', kind, metadata: { name: 'small' }, spec });

describe('dedicated CPUs', () => {
  const dedicated = machine({ cpu: { cores: 2, dedicatedCpuPlacement: true } });
  const type = ofInstancetypes('VirtualMachineInstancetype', { cpu: { guest: 2, dedicatedCPUPlacement: true }, memory: { guest: '2Gi' } });
  const mistake = (path: string, change = 'add "CPUManager" to') => (
    `${path}: a machine with dedicated CPUs needs the feature gate CPUManager, remove it or ${change} developerConfiguration.featureGates of the KubeVirt object [dedicated-cpu-gate]`
  );

  test('need a feature gate', () => {
    expect(advice(dedicated, { featureGates: ['Snapshot'] })).toEqual([mistake('spec.template.spec.domain.cpu.dedicatedCpuPlacement')]);
    expect(advice(type, { featureGates: [] })).toEqual([mistake('spec.cpu.dedicatedCPUPlacement')]);
    expect(advice(type, { disabledFeatureGates: ['CPUManager'] })).toEqual([mistake('spec.cpu.dedicatedCPUPlacement', 'move "CPUManager" from disabledFeatureGates to')]);
  });

  test.each<[string, object, ClusterCapabilitiesProps | undefined]>([
    ['with the gate', dedicated, { featureGates: ['CPUManager'] }],
    ['where the gates are not known', dedicated, undefined],
    ['that are not requested', machine({ cpu: { cores: 2, dedicatedCpuPlacement: false } }), { featureGates: [] }],
    ['of an instance type where the gates are not known', type, { kubevirtVersion: 'v1.9.0' }],
  ])('%s are fine', (_, object, capabilities) => {
    expect(advice(object, capabilities)).toEqual([]);
  });
});

describe('a machine type', () => {
  const mistake = (path: string) => `${path}: "pc-q35" is not a machine type of QEMU, write "q35", or one with its version, such as "pc-q35-rhel9.6.0" [machine-type-incomplete]`;
  const preference = (preferredMachineType: string) => ofInstancetypes('VirtualMachinePreference', { machine: { preferredMachineType } });

  test('needs its version', () => {
    expect(advice(machine({ machine: { type: 'pc-q35' } }))).toEqual([mistake('spec.template.spec.domain.machine.type')]);
    expect(advice(preference('pc-q35'))).toEqual([mistake('spec.machine.preferredMachineType')]);
  });

  test.each(['q35', 'pc-q35-rhel9.6.0', 'pc-q35-9.2', '{{MACHINE_TYPE}}', ''])('%j is fine', (type) => {
    expect([...advice(machine({ machine: { type } })), ...advice(preference(type))]).toEqual([]);
  });
});

describe('a topology spread constraint', () => {
  const spread = (constraint: object, labels?: object) => ({
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'web', labels: { app: 'web' } },
    spec: {
      runStrategy: 'Always',
      template: {
        metadata: { labels },
        spec: {
          domain: { devices: {}, memory: { guest: '2Gi' } },
          topologySpreadConstraints: [{ maxSkew: 1, topologyKey: 'kubernetes.io/hostname', whenUnsatisfiable: 'DoNotSchedule', ...constraint }],
          volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }],
        },
      },
    },
  });
  const APP = { labelSelector: { matchLabels: { app: 'web' } } };
  const PATH = 'spec.template.spec.topologySpreadConstraints[0]';

  test('counts the machine itself', () => {
    expect(advice(spread(APP))).toEqual([
      `${PATH}.labelSelector: {"matchLabels":{"app":"web"}} does not select the machine itself, whose pod has the labels {} of template.metadata, `
      + 'so that it is not spread, write the same labels in both places [spread-selects-others]',
    ]);
    expect(advice(spread(APP, { app: 'shop' }))).toHaveLength(1);
    expect(advice(spread({}, { app: 'web' }))).toEqual([`${PATH}: counts no machines without a labelSelector, write one with labels of spec.template.metadata [spread-selects-others]`]);
  });

  test.each<[string, object]>([
    ['that selects the machine', spread(APP, { app: 'web', tier: 'a' })],
    ['that selects everything', spread({ labelSelector: {} })],
    ['by an expression', spread({ labelSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: ['web', 'shop'] }] } }, { app: 'web' })],
    ['by a label of KubeVirt', spread({ labelSelector: { matchLabels: { 'kubevirt.io': 'virt-launcher', 'vmi.kubevirt.io/id': 'web' } } })],
    ['by a label that is filled in later', spread({ labelSelector: { matchLabels: { app: '{{APP}}' } } }, { app: 'web' })],
  ])('%s is fine', (_, object) => {
    expect(advice(object)).toEqual([]);
  });
});
