// Messages on the objects that configure KubeVirt and CDI. The corpus compares what is refused with virt-operator.
import { Admission, type ClusterCapabilitiesProps } from '../../../src';

const kubevirt = (spec: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt', metadata: { name: 'kubevirt', namespace: 'kubevirt' }, spec });

const refusals = (spec: object, capabilities?: ClusterCapabilitiesProps) => Admission.validate(kubevirt(spec), capabilities);

const advice = (configuration: object, capabilities?: ClusterCapabilitiesProps) => Admission.advise(kubevirt({ configuration }), capabilities);

const listing = (featureGates: string[], disabledFeatureGates: string[] = []) => ({ developerConfiguration: { featureGates, disabledFeatureGates } });

const RATIO = 'spec.configuration.additionalGuestMemoryOverheadRatio';

const SELF_SIGNED = 'spec.certificateRotateStrategy.selfSigned';

describe('feature gates', () => {
  test('are in one list', () => {
    expect(refusals({ configuration: listing(['HostDisk', 'Snapshot'], ['Snapshot']) })).toEqual([
      'spec.configuration.developerConfiguration.featureGates[1]: "Snapshot" is in disabledFeatureGates too, remove it from one of them [kubevirt-gates-possible]',
    ]);
  });

  test('are on for the settings that need them', () => {
    const settings = { virtTemplateDeployment: { enabled: true }, roleAggregationStrategy: 'Manual', migrations: { maxDowntimeMs: 300 } };
    expect(refusals({ configuration: { ...settings, ...listing([], ['Template']) } })).toEqual([
      'spec.configuration.virtTemplateDeployment.enabled: virtTemplateDeployment needs the feature gate Template, remove it or move "Template" from disabledFeatureGates to developerConfiguration.featureGates of the KubeVirt object [kubevirt-gates-possible]',
      'spec.configuration.migrations.maxDowntimeMs: maxDowntimeMs needs the feature gate MigrationStallDetection, remove it or add "MigrationStallDetection" to developerConfiguration.featureGates of the KubeVirt object [kubevirt-gates-possible]',
    ]);
    expect(refusals({ configuration: { ...settings, ...listing(['MigrationStallDetection']) } })).toEqual([]);
  });

  test('are those of the object, not those that the cluster has now', () => {
    const cluster = { featureGates: ['MigrationStallDetection'], disabledFeatureGates: ['OptOutRoleAggregation'] };
    expect(refusals({ configuration: { roleAggregationStrategy: 'Manual' } }, cluster)).toEqual([]);
    expect(refusals({ configuration: { migrations: { maxDowntimeMs: 300 } } }, cluster)).toHaveLength(1);
  });

  test('are named as KubeVirt names them', () => {
    expect(advice(listing(['SideCar', 'DataVolumes', 'Sidecar'], ['Snapshots', '${GATE}']))).toEqual([
      'spec.configuration.developerConfiguration.featureGates[0]: "SideCar" is not a feature gate of KubeVirt 1.9.0, write "Sidecar" [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[1]: "DataVolumes" is not a feature gate of KubeVirt 1.9.0, remove it [gate-without-effect]',
      'spec.configuration.developerConfiguration.disabledFeatureGates[0]: "Snapshots" is not a feature gate of KubeVirt 1.9.0, write "Snapshot" [gate-without-effect]',
    ]);
    expect(advice(listing(['SideCar', 'GateOfTomorrow']), { kubevirtVersion: 'v1.10.0' })).toEqual([
      'spec.configuration.developerConfiguration.featureGates[0]: "SideCar" is not a feature gate of KubeVirt 1.9.0, write "Sidecar" [gate-without-effect]',
    ]);
  });

  test('are written otherwise where something replaces them', () => {
    const devices = { mediatedDevicesConfiguration: { enabled: true } };
    expect(advice({ ...listing(['gpu', 'ClusterProfiler', 'Passt', 'DisableMDEVConfiguration']), ...devices })).toEqual([
      'spec.configuration.developerConfiguration.featureGates[0]: "gpu" is not a feature gate of KubeVirt 1.9.0, remove it [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[1]: "ClusterProfiler" no longer has an effect, write developerConfiguration.clusterProfiler: true instead [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[2]: "Passt" no longer has an effect, write "PasstBinding" [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[3]: "DisableMDEVConfiguration" has no effect beside mediatedDevicesConfiguration.enabled, remove it [gate-without-effect]',
    ]);
  });

  test('may be filled in later', () => {
    const later = { ...listing(['${GATE}'], ['${GATE}', 'Template']), migrations: { maxDowntimeMs: 300 }, virtTemplateDeployment: { enabled: true } };
    expect(refusals({ configuration: later })).toEqual([]);
    expect(advice(later)).toEqual([]);
  });

  test('have an effect', () => {
    expect(advice(listing(['LiveMigration', 'Macvtap', 'DisableMDEVConfiguration'], ['NUMA']))).toEqual([
      'spec.configuration.developerConfiguration.featureGates[0]: "LiveMigration" is always on since KubeVirt 1.0, remove it [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[1]: "Macvtap" no longer has an effect, remove it [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[2]: "DisableMDEVConfiguration" is deprecated, write mediatedDevicesConfiguration: {enabled: false} [gate-without-effect]',
      'spec.configuration.developerConfiguration.disabledFeatureGates[0]: "NUMA" is always on since KubeVirt 1.4, remove it [gate-without-effect]',
    ]);
  });

  test('have the effect that they have in the version of the cluster', () => {
    const gates = listing(['VMExport', 'HotplugVolumes'], ['PanicDevices']);
    const alwaysOn = 'spec.configuration.developerConfiguration.disabledFeatureGates[0]: "PanicDevices" is always on since KubeVirt 1.9, remove it [gate-without-effect]';
    expect(advice(gates, { kubevirtVersion: 'v1.8.4' })).toEqual([]);
    expect(advice({ developerConfiguration: { featureGates: ['NetworkBindingPlugins', 'VideoConfig', 'NUMA'] } }, { kubevirtVersion: 'v1.4.1' })).toEqual([
      'spec.configuration.developerConfiguration.featureGates[1]: "VideoConfig" came with KubeVirt 1.6, remove it [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[2]: "NUMA" is always on since KubeVirt 1.4, remove it [gate-without-effect]',
    ]);
    expect(advice(listing(['Plugins']), { kubevirtVersion: 'v1.8.4' })).toEqual([
      'spec.configuration.developerConfiguration.featureGates[0]: "Plugins" came with KubeVirt 1.9, remove it [gate-without-effect]',
    ]);
    expect(advice(gates)).toEqual([alwaysOn]);
    expect(advice(gates, { kubevirtVersion: 'v1.9.0' })).toEqual([
      'spec.configuration.developerConfiguration.featureGates[0]: "VMExport" is always on since KubeVirt 1.9, remove it [gate-without-effect]',
      'spec.configuration.developerConfiguration.featureGates[1]: "HotplugVolumes" keeps DeclarativeHotplugVolumes from plugging volumes, remove it once each plugged volume is in its machine [gate-without-effect]',
      alwaysOn,
    ]);
    expect(advice(listing(['HotplugVolumes'], ['DeclarativeHotplugVolumes']), { kubevirtVersion: 'v1.9.0' })).toEqual([]);
  });
});

test('CDI has feature gates of its own', () => {
  const cdi = (featureGates: string[]) => (
    Admission.advise({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'CDI', metadata: { name: 'cdi' }, spec: { config: { featureGates } } })
  );
  expect(cdi(['HonorWaitForFirstConsumer', 'HonourWaitForFirstConsumer', 'ExpandDisks', 'GateOfTomorrow'])).toEqual([
    'spec.config.featureGates[1]: "HonourWaitForFirstConsumer" is not a feature gate of CDI, write "HonorWaitForFirstConsumer" [gate-without-effect]',
    'spec.config.featureGates[2]: "ExpandDisks" is not a feature gate of CDI, write it in the KubeVirt object [gate-without-effect]',
  ]);
});

describe('certificates', () => {
  const certificates = (selfSigned: object) => refusals({ certificateRotateStrategy: { selfSigned } });

  test('are renewed before they expire, and expire before their authority', () => {
    expect(certificates({ ca: { duration: '12h', renewBefore: '720m0.5s' }, server: { renewBefore: '25h' } })).toEqual([
      `${SELF_SIGNED}.ca.renewBefore: 720m0.5s is longer than ca.duration, 12h, write a shorter one here or a longer one there [kubevirt-certificates-possible]`,
      `${SELF_SIGNED}.server.renewBefore: 25h is longer than server.duration, the default 24h, write a shorter one here or a longer one there [kubevirt-certificates-possible]`,
      `${SELF_SIGNED}.server.duration: the default 24h is longer than ca.duration, 12h, write a shorter one here or a longer one there [kubevirt-certificates-possible]`,
    ]);
    expect(certificates({ server: { duration: '66m', renewBefore: '1.1h' } })).toEqual([]);
    expect(certificates({ ca: { duration: '-1h' } })).toEqual([`${SELF_SIGNED}.ca.duration: -1h is negative, write a longer one [kubevirt-certificates-possible]`]);
  });

  test('have either old or new fields', () => {
    expect(certificates({ caRotateInterval: '168h', certRotateInterval: '24h', server: { duration: '24h' } })).toEqual([
      `${SELF_SIGNED}.caRotateInterval: cannot stand beside ca or server, write ca.duration instead [kubevirt-certificates-possible]`,
      `${SELF_SIGNED}.certRotateInterval: cannot stand beside ca or server, write server.duration instead [kubevirt-certificates-possible]`,
    ]);
    expect(certificates({ caRotateInterval: '12h' })).toEqual([
      `${SELF_SIGNED}.certRotateInterval: the default 24h is longer than caRotateInterval, 12h, write a shorter one here or a longer one there [kubevirt-certificates-possible]`,
    ]);
  });
});

test('ciphers are Go\'s, and only for TLS before 1.3', () => {
  const tls = (tlsConfiguration: object) => refusals({ configuration: { tlsConfiguration } });
  const ciphers = ['TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256', 'TLS_ECDHE_RSA_WITH_AES128_GCM_SHA256', 'ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE_RSA_WITH_AES_256_GCM_SHA384', 'TLS_${CIPHER}'];
  expect(tls({ ciphers })).toEqual([
    'spec.configuration.tlsConfiguration.ciphers: need a minTLSVersion below VersionTLS13, remove them or write minTLSVersion: VersionTLS12 [kubevirt-tls-possible]',
  ]);
  expect(tls({ minTLSVersion: 'VersionTLS12', ciphers })).toEqual([
    'spec.configuration.tlsConfiguration.ciphers[1]: "TLS_ECDHE_RSA_WITH_AES128_GCM_SHA256" is unknown, write "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" [kubevirt-tls-possible]',
    'spec.configuration.tlsConfiguration.ciphers[2]: "ECDHE-RSA-AES128-GCM-SHA256" is unknown, write Go\'s name of one, such as "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" [kubevirt-tls-possible]',
    'spec.configuration.tlsConfiguration.ciphers[3]: "ECDHE_RSA_WITH_AES_256_GCM_SHA384" is unknown, write "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" [kubevirt-tls-possible]',
  ]);
});

test('names all other settings that virt-operator refuses', () => {
  const patch = { resourceType: 'Deployment', resourceName: 'virt-api', type: 'strategic' };
  expect(refusals({
    infra: { replicas: 0 },
    workloads: { replicas: 256 },
    customizeComponents: { patches: [{ ...patch, patch: '{"spec": {}}' }, { ...patch, patch: 'spec: {}' }, { ...patch, patch: '{{PATCH}}' }, { ...patch, type: 'json', patch: '[{"$patch": 1},]' }] },
    configuration: { additionalGuestMemoryOverheadRatio: '0.5', seccompConfiguration: { virtualMachineInstanceProfile: {} } },
  })).toEqual([
    'spec.infra.replicas: 0 leaves no server, write at least 1 [kubevirt-replicas-possible]',
    'spec.workloads.replicas: 256 is too large, write at most 255 [kubevirt-replicas-possible]',
    'spec.customizeComponents.patches[1].patch: "spec: {}" is not JSON, write one such as \'{"spec": {"replicas": 3}}\' [kubevirt-patch-form]',
    'spec.customizeComponents.patches[3].patch: "[{\\"$patch\\": 1},]" is not JSON, write one such as \'[{"op": "remove", "path": "/spec/replicas"}]\' [kubevirt-patch-form]',
    `${RATIO}: "0.5" is not a number of at least 1, write one such as "1.1" [kubevirt-overhead-ratio-form]`,
    'spec.configuration.seccompConfiguration.virtualMachineInstanceProfile.customProfile: required field is missing, write {runtimeDefaultProfile: true} or {localhostProfile: kubevirt/kubevirt.json} [kubevirt-seccomp-possible]',
  ]);
  expect(refusals({ configuration: { additionalGuestMemoryOverheadRatio: '${RATIO}' } })).toEqual([]);
});

test('checks where KubeVirt\'s own pods run as it checks machines', () => {
  expect(refusals({ infra: { nodePlacement: { tolerations: [{ operator: 'Exist' }] } }, workloads: { nodePlacement: { nodeSelector: { zone: 'a b' } } } })).toEqual([
    expect.stringMatching(/^spec\.infra\.nodePlacement\.tolerations\[0\]\.operator: "Exist" is unknown, write "Exists" \[toleration-form\]$/),
    expect.stringMatching(/^spec\.infra\.nodePlacement\.tolerations\[0\]\.key: required field is missing/),
    expect.stringMatching(/^spec\.workloads\.nodePlacement\.nodeSelector\[zone\]: "a b" is not .* \[node-selector-form\]$/),
  ]);
});

test('advises against deprecated settings', () => {
  const mediatedDevicesConfiguration = { mediatedDevicesTypes: ['a'], nodeMediatedDeviceTypes: [{ nodeSelector: {}, mediatedDevicesTypes: ['b'] }] };
  const path = 'spec.configuration.mediatedDevicesConfiguration';
  expect(advice({ mediatedDevicesConfiguration, architectureConfiguration: { ppc64le: {} } })).toEqual([
    `${path}.mediatedDevicesTypes: the field is deprecated, write mediatedDeviceTypes [deprecated-field]`,
    `${path}.nodeMediatedDeviceTypes[0].mediatedDevicesTypes: the field is deprecated, write mediatedDeviceTypes [deprecated-field]`,
    'spec.configuration.architectureConfiguration.ppc64le: the architecture is no longer supported, remove it [deprecated-field]',
  ]);
});
