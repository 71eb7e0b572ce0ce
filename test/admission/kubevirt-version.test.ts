// What a cluster's version of KubeVirt changes: fields that only a newer one may have, and feature gates that are on by default.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { App, Chart, Testing, Yaml } from 'cdk8s';
import { KUBEVIRT_VERSION } from '../../imports/versions';
import { Admission, ClusterCapabilities, type ClusterCapabilitiesProps, Machine, MachineAssertions, MachineSize, NodeProvider, VirtualMachineExport, VirtualMachineTemplate } from '../../src';
import { isGateOn } from '../../src/admission/feature-gates';
import { compareMinorVersions, hasAtLeast, isNewerThanChecks, isRelease } from '../../src/admission/kubevirt-version';
import { findings } from '../../src/cli/findings/findings';
import { keptInput } from '../../src/cli/manifests/documents';

const [major, minor] = KUBEVIRT_VERSION.split('.').map(Number);
const NEWER = `v${major}.${minor + 1}.0`;

const instance = (fields: any = {}, devices: any = {}) => ({
  domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'root', disk: {} }], interfaces: [{ name: 'default', masquerade: {} }], ...devices } },
  networks: [{ name: 'default', pod: {} }],
  volumes: [{ name: 'root', containerDisk: { image: 'registry.test/cirros:1' } }],
  ...fields,
});
const machine = (spec: any) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always', template: { spec } } });

test.each([
  ['v1.9.0', true], ['1.9.0', true], ['v1.9.0-rc.1', true], ['1.9', true], ['v1.10', true],
  ['devel', false], ['', false], ['1', false], ['v1.x.0', false], ['v1.9.0xyz', false], ['v1.9.0-34-gabc!', false],
])('%j is a release: %s', (version, expected) => {
  expect(isRelease(version)).toBe(expected);
});

test('minor versions are compared as numbers, and patch versions are not', () => {
  expect([compareMinorVersions('v1.10.0', '1.9.7'), compareMinorVersions('1.9.0', '1.9.7'), compareMinorVersions('v2.0.0', 'v1.9.0'), compareMinorVersions('devel', '1.9.0')])
    .toEqual([1, 0, 1, NaN]);
  expect([hasAtLeast({ kubevirtVersion: 'v1.10.1' }, '1.9.0'), hasAtLeast({ kubevirtVersion: 'v1.8.4' }, '1.9.0'), hasAtLeast({}, '1.9.0'), hasAtLeast(undefined, '1.9.0')])
    .toEqual([true, false, true, true]);
  expect([NEWER, `v${KUBEVIRT_VERSION}`, `v${major}.${minor}.99`, 'v0.59.0', undefined].map((kubevirtVersion) => isNewerThanChecks({ kubevirtVersion })))
    .toEqual([true, false, false, false, false]);
});

const HINT = `; if the cluster has KubeVirt ${major}.${minor + 1} or newer, set kubevirtVersion in ClusterCapabilities or in the file of --capabilities \\[fits-schema]`;

function file(object: any): string {
  const path = join(mkdtempSync(join(tmpdir(), 'later-')), 'in.yaml');
  writeFileSync(path, Yaml.stringify(object));
  return path;
}

describe('a field that no known version has', () => {
  const later = machine(instance({ quantumDice: 6 }, { tachyonDrives: [] }));

  test.each([
    [undefined, HINT], [{}, HINT], [{ kubevirtVersion: `v${KUBEVIRT_VERSION}` }, ' \\[fits-schema]'], [{ kubevirtVersion: 'v1.0.0' }, ' \\[fits-schema]'],
  ])('is refused if the capabilities are %j', (capabilities, end) => {
    expect(Admission.validate(later, capabilities)).toEqual([
      expect.stringMatching(new RegExp(`^spec\\.template\\.spec\\.quantumDice: unknown field, none of the \\d+ fields of [^:]+ has a similar name: remove it${end}$`)),
      expect.stringMatching(/^spec\.template\.spec\.domain\.devices\.tachyonDrives: unknown field, /),
    ]);
    expect(Admission.advise(later, capabilities)).toEqual([]);
  });

  test('is a warning if the cluster is newer', () => {
    const capabilities = { kubevirtVersion: NEWER };
    expect(Admission.validate(later, capabilities)).toEqual([]);
    const advice = Admission.advise(later, capabilities).filter((line) => line.endsWith('[field-of-later-version]'));
    expect(advice).toEqual(['spec.template.spec.quantumDice', 'spec.template.spec.domain.devices.tachyonDrives'].map((path) => (
      `${path}: the checks are made for KubeVirt ${KUBEVIRT_VERSION}, which does not know this, see whether ${NEWER} does with \`kubectl explain virtualmachine.${path}\` [field-of-later-version]`
    )));
  });

  test.each<[string, any, RegExp]>([
    ['roughly like a known one', { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'a' }, spec: { devices: { preferredStarkType: 'a' } } }, /did you mean "preferred\w+Type"( or "\w+")*/],
    ['of a map with few fields', machine(instance({ networks: [{ name: 'default', pod: {}, quantumDice: 6 }] })), /write one of "multus" or "name" or "pod" or "resourceClaim", or remove it/],
    ['of a map without fields', machine(instance({}, { interfaces: [{ name: 'default', masquerade: { quantumDice: 6 } }] })), /has no fields: write \{}/],
  ])('%s is refused with the same advice, and is a warning if the cluster is newer', (_, object, fix) => {
    expect(Admission.validate(object)).toEqual([expect.stringMatching(new RegExp(`${fix.source}${HINT}$`))]);
    expect(Admission.validate(object, { kubevirtVersion: NEWER })).toEqual([]);
  });

  test('hides nothing else', () => {
    const gpus = [{ name: 'g', claimName: 'c', requestName: 'r' }];
    const spec = instance({ quantumDice: 6, volumes: [], networks: [{ name: 'default', pod: {}, multus: { networkName: 'office' }, quantumLink: {} }] }, { gpus });
    expect(Admission.validate(machine(spec), { kubevirtVersion: NEWER })).toEqual(
      ['device-claim-complete', 'disk-has-volume', 'network-has-source'].map((rule) => expect.stringContaining(`[${rule}]`)),
    );
  });

  test('is a warning beside other mistakes too', () => {
    const text = (field: string) => [...findings(keptInput([file(machine(instance({ quantumDice: 6, [field]: 'web' })))]), { kubevirtVersion: NEWER }).advice];
    expect(text('hostname').map(({ rule }) => rule)).toContain('field-of-later-version');
    expect(text('hostnam').map(({ rule }) => rule)).toContain('field-of-later-version');
  });

  test('is left out of the command to paste if its name is not a plain word', () => {
    const [advice] = Admission.advise(machine(instance({ 'quantum;reboot': 6 })), { kubevirtVersion: NEWER });
    expect(advice).toContain('with `kubectl explain virtualmachine` [field-of-later-version]');
  });

  test('may follow an empty field of any names', () => {
    const spec = { ...instance(), nodeSelector: null, quantumDice: 'six' };
    expect(Admission.validate(machine(spec))).toEqual([expect.stringMatching(new RegExp(`indent it below "nodeSelector" to make it \\S+${HINT}$`))]);
    expect(Admission.validate(machine(spec), { kubevirtVersion: NEWER })).toEqual([]);
  });
});

test('a later version of an API may be served by a newer cluster', () => {
  const later = { ...machine(instance()), apiVersion: 'kubevirt.io/v2' };
  expect(Admission.validate(later, { kubevirtVersion: NEWER })).toEqual([]);
  expect(Admission.validate(later)).toEqual([expect.stringContaining('does not serve VirtualMachine')]);
});

test.each<[string, any]>([
  ['a misspelt field', machine(instance({ hostnam: 'web' }))],
  ['a field in the wrong place', machine(instance({ cores: 2 }))],
  ['a field of an older version', machine(instance({ volumes: [{ name: 'root', registryDisk: { image: 'registry.test/cirros:1' } }] }))],
  ['a directive of a merge', machine(instance({ networks: [{ name: 'default', pod: {}, $patch: 'delete' }] }))],
  ['a field of another kind', { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { name: 'web' }, spec: { ...instance(), runStrategy: 'Always' } }],
  ['a kind that was never served', { ...machine(instance()), kind: 'VirtualMachin' }],
  ['a version of no group', { ...machine(instance()), apiVersion: 'kubevirt.io/1' }],
  ['a field of Kubernetes', { ...machine(instance()), metadata: { name: 'web', quantumDice: 6 } }],
  ['a field of the object itself', { ...machine(instance()), quantumDice: 6 }],
  ['a field of CDI', { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'root' }, spec: { quantumDice: 6, source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
])('%s is refused for a newer cluster too', (_, object) => {
  expect(Admission.validate(object, { kubevirtVersion: NEWER })).toEqual(Admission.validate(object));
  expect(Admission.validate(object)[0]).toMatch(/unknown field|directive|is not a kind|does not serve/);
});

describe('an app for a newer cluster', () => {
  const newer = () => {
    const app = Testing.app();
    ClusterCapabilities.set(app, { kubevirtVersion: NEWER });
    return app;
  };
  const warnings = (app: App) => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      app.synth();
      return said.mock.calls.map(([text]) => text).join('');
    } finally {
      said.mockRestore();
    }
  };

  test('can set a later field by the overrides of a machine', () => {
    const app = newer();
    const overrides = { spec: { template: { spec: { quantumDice: 6 } } } };
    const { apiObject } = new Machine(new Chart(app, 'shop'), 'web', { size: MachineSize.SMALL, overrides });
    expect(apiObject.toJson()).toMatchObject(overrides);
    expect(warnings(app)).toContain('warning: shop/web: spec.template.spec.quantumDice: ');
  });

  test('can have node types with a later field, which are refused elsewhere', () => {
    const props = {
      template: VirtualMachineTemplate.fromObject(machine(instance({ quantumDice: 6 }))),
      nodeTypes: [{ name: 'plain' }, { name: 'patched', mergeVirtualMachineTemplate: { spec: { template: { spec: { tachyonDrives: 1 } } } } }],
    };
    const provider = new NodeProvider(new Chart(newer(), 'shop'), 'pool', props);
    expect(provider.toManifest().spec.kubeVirt.virtualMachineTemplate.spec.template.spec.quantumDice).toBe(6);
    expect(() => new NodeProvider(new Chart(Testing.app(), 'shop'), 'pool', props)).toThrow(/base template: spec\.template\.spec\.quantumDice: unknown field/);
  });
});

test('assertions on machines for a newer cluster may expect a later field, and others may not', () => {
  const [text, expected] = [Yaml.stringify(machine(instance({ quantumDice: 6 }))), { spec: { template: { spec: { quantumDice: 6 } } } }];
  MachineAssertions.fromManifests(text, { kubevirtVersion: NEWER }).hasMachine(expected);
  expect(() => MachineAssertions.fromManifests(text).hasMachine(expected)).toThrow(/quantumDice: unknown field/);
  expect(() => MachineAssertions.fromManifests(text, { kubevirtVersion: NEWER }).hasNoMachine({ spec: { tempalte: {} } })).toThrow(/did you mean "template"/);
});

describe('KubeVirt 1.9', () => {
  const preference = { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'web' } };
  const policy = { apiVersion: 'migrations.kubevirt.io/v1alpha1', kind: 'MigrationPolicy', metadata: { name: 'web' } };
  const selectors = { virtualMachineInstanceSelector: { a: 'b' } };
  const ADDED: readonly [string, any, string][] = [
    ['a service account', machine(instance({ serviceAccountName: 'web' })), 'spec.template.spec.serviceAccountName: serviceAccountName'],
    [
      'ranges of ports', machine(instance({}, { interfaces: [{ name: 'default', masquerade: {}, portRanges: [{ protocol: 'TCP', start: 8000, end: 8100 }] }] })),
      'spec.template.spec.domain.devices.interfaces[0].portRanges: portRanges',
    ],
    ['a network from a claim', machine(instance({
      resourceClaims: [{ name: 'nics', resourceClaimName: 'nics' }], networks: [{ name: 'default', resourceClaim: { claimName: 'nics', requestName: 'fast' } }],
    }, { interfaces: [{ name: 'default', sriov: {} }] })), 'spec.template.spec.networks[0].resourceClaim: resourceClaim'],
    ['a preferred video type', { ...preference, spec: { devices: { preferredVideoType: 'virtio' } } }, 'spec.devices.preferredVideoType: preferredVideoType'],
    ['preferred launch security', { ...preference, spec: { preferredLaunchSecurity: {} } }, 'spec.preferredLaunchSecurity: preferredLaunchSecurity'],
    ['a policy with a downtime', { ...policy, spec: { selectors, maxDowntimeMs: 300 } }, 'spec.maxDowntimeMs: maxDowntimeMs'],
    ['a policy with experiments', { ...policy, spec: { selectors, experimental: {} } }, 'spec.experimental: experimental'],
    [
      'an export of v1',
      { apiVersion: 'export.kubevirt.io/v1', kind: 'VirtualMachineExport', metadata: { name: 'web' }, spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' } } },
      'apiVersion: "export.kubevirt.io/v1"',
    ],
    ['a plugin', { apiVersion: 'plugin.kubevirt.io/v1alpha1', kind: 'Plugin', metadata: { name: 'web' }, spec: {} }, 'apiVersion: "plugin.kubevirt.io/v1alpha1"'],
  ];

  test.each(ADDED)('has %s, which an earlier cluster does not have', (_, object, where) => {
    expect(Admission.validate(object, { kubevirtVersion: 'v1.8.4' })).toEqual([
      expect.stringContaining(`${where} came with KubeVirt 1.9, and the cluster has v1.8.4, `),
    ]);
    expect(Admission.validate(object, { kubevirtVersion: 'v1.9.0' })).toEqual([]);
    expect(Admission.validate(object)).toEqual([]);
  });

  test('serves v1 of exports, which are emitted as v1beta1 for an earlier cluster', () => {
    const emitted = (kubevirtVersion?: string) => {
      const app = Testing.app();
      ClusterCapabilities.set(app, { kubevirtVersion });
      return new VirtualMachineExport(new Chart(app, 'backups'), 'web', { claimName: 'root' }).apiObject.apiVersion;
    };
    expect([emitted(), emitted('v1.9.0'), emitted('v1.8.4')]).toEqual(['export.kubevirt.io/v1', 'export.kubevirt.io/v1', 'export.kubevirt.io/v1beta1']);
  });

  test.each<[string, object, string]>([
    ['without a binding', {}, 'the interface has no binding, write masquerade: {}'],
    ['with two bindings', { bridge: {}, masquerade: {} }, 'the interface has bridge and masquerade, keep one of them'],
  ])('refuses an interface %s, which an earlier cluster admits', (_, binding, message) => {
    const bound = machine(instance({}, { interfaces: [{ name: 'default', ...binding }] }));
    expect(Admission.validate(bound)).toEqual([`spec.template.spec.domain.devices.interfaces[0]: ${message} [one-binding]`]);
    expect(Admission.validate(bound, { kubevirtVersion: 'v1.8.4' })).toEqual([]);
  });

  test('may have a preference that binds an interface on the pod network, but not one on another network', () => {
    const preferring = (network: object, iface: object = {}) => {
      const { spec, ...object } = machine(instance({ networks: [{ name: 'default', ...network }] }, { interfaces: [{ name: 'default', ...iface }] }));
      return { ...object, spec: { ...spec, preference: { name: 'linux' } } };
    };
    expect(Admission.validate(preferring({ pod: {} }))).toEqual([]);
    expect(Admission.validate(preferring({ pod: {} }, { portRanges: [{ protocol: 'TCP', start: 1, end: 2 }] }))).toEqual([]);
    expect(Admission.validate(preferring({ multus: { networkName: 'office' } }))).toEqual([expect.stringContaining('the interface has no binding, write bridge: {} [one-binding]')]);
  });

  test.each<[string, object]>([
    ['no binding', {}], ['masquerade', { masquerade: {} }], ['bridge', { bridge: {} }],
  ])('refuses a network from a claim with %s, and says once which bindings it can have', (_, binding) => {
    const claiming = machine(instance({
      resourceClaims: [{ name: 'nics', resourceClaimName: 'nics' }], networks: [{ name: 'default', resourceClaim: { claimName: 'nics', requestName: 'fast' } }],
    }, { interfaces: [{ name: 'default', ...binding }] }));
    expect(Admission.validate(claiming)).toEqual([expect.stringMatching(/^spec\.template\.spec\.domain\.devices\.interfaces\[0\]: .*, write sriov: \{\} or a binding plugin/)]);
  });

  test('takes names that other tools fill in for those of other fields', () => {
    const account = (serviceAccountName: string, ofVolume: object) => machine(instance({ serviceAccountName, volumes: [{ name: 'root', ...ofVolume }] }));
    const ofVolume = (serviceAccountName?: string) => ({ serviceAccount: { serviceAccountName } });
    expect(Admission.validate(account('{{ account }}', ofVolume('web')))).toEqual([]);
    expect(Admission.validate(account('web', ofVolume('${ACCOUNT}')))).toEqual([]);
    expect(Admission.validate(account('web', ofVolume('db')))).toEqual([expect.stringContaining('[one-service-account]')]);
    expect(Admission.validate(account('web', { ...ofVolume('db'), name: undefined }))).toContainEqual(expect.stringContaining('[one-service-account]'));
    const claimed = (claimName: string, name: string) => machine(instance({
      resourceClaims: [{ name, resourceClaimName: 'nics' }], networks: [{ name: 'default', resourceClaim: { claimName, requestName: 'fast' } }],
    }, { interfaces: [{ name: 'default', sriov: {} }] }));
    expect(Admission.validate(claimed('${CLAIM}', 'nics'))).toEqual([]);
    expect(Admission.validate(claimed('cards', 'nics'))).toEqual([expect.stringContaining('[claimed-network-possible]')]);
  });

  test.each(['devel', ' v1.9.0', ''])('is what a version of "%s" counts as', (kubevirtVersion) => {
    expect(Admission.validate(machine(instance({ serviceAccountName: 'web' })), { kubevirtVersion })).toEqual([]);
  });

  test('refuses a resource claim of nothing, which an earlier cluster admits', () => {
    const claiming = machine(instance({ resourceClaims: [{ name: 'nics' }] }));
    expect(Admission.validate(claiming)).toEqual([expect.stringContaining('[resource-claim-form]')]);
    expect(Admission.validate(claiming, { kubevirtVersion: 'v1.8.4' })).toEqual([]);
  });

  test('exports templates', () => {
    const ofTemplate = {
      apiVersion: 'export.kubevirt.io/v1beta1', kind: 'VirtualMachineExport', metadata: { name: 'web' }, spec: { source: { apiGroup: 'template.kubevirt.io', kind: 'VirtualMachineTemplate', name: 'web' } },
    };
    expect(Admission.validate(ofTemplate, { kubevirtVersion: 'v1.8.4' })).toEqual([expect.stringContaining('[export-source-possible]')]);
    expect(Admission.validate(ofTemplate)).toEqual([]);
    expect(Admission.validate(ofTemplate, { featureGates: [] })).toEqual([expect.stringContaining('an export of a template needs the feature gate OCIExport')]);
    expect(Admission.validate(ofTemplate, { featureGates: ['OCIExport'], disabledFeatureGates: ['Template'] })).toEqual([expect.stringContaining('needs the feature gate Template')]);
  });

  test.each(['DeclarativeHotplugVolumes', 'GPUsWithDRA', 'HostDevicesWithDRA', 'PasstBinding', 'RebootPolicy', 'Snapshot', 'WorkloadEncryptionSEV'])(
    'has %s on unless it is disabled', (gate) => {
      const isOn = (capabilities: ClusterCapabilitiesProps) => isGateOn(gate, capabilities);
      expect(isOn({ featureGates: [], kubevirtVersion: 'v1.9.0' })).toBe(true);
      expect(isOn({ featureGates: [], disabledFeatureGates: [gate], kubevirtVersion: 'v1.9.0' })).toBe(false);
      expect(isOn({ featureGates: [gate], disabledFeatureGates: [gate], kubevirtVersion: 'v1.9.0' })).toBe(true);
      expect(isOn({ featureGates: [], kubevirtVersion: 'v1.8.4' })).toBe(false);
      expect(isOn({ disabledFeatureGates: [gate], kubevirtVersion: 'v1.9.0' })).toBe(false);
      expect(isOn({ kubevirtVersion: 'v1.8.4' })).toBeUndefined();
    });

  test.each(['LiveUpdateNADRef', 'PanicDevices', 'SecureExecution', 'VMExport', 'VideoConfig'])('has %s always on', (gate) => {
    expect(isGateOn(gate, { featureGates: [], disabledFeatureGates: [gate], kubevirtVersion: 'v1.9.0' })).toBe(true);
    expect(isGateOn(gate, { featureGates: [], kubevirtVersion: 'v1.8.4' })).toBe(false);
  });

  test('leaves a gate unknown where the gates of the cluster are', () => {
    expect([isGateOn('HostDisk'), isGateOn('HostDisk', { kubevirtVersion: 'v1.9.0' }), isGateOn('HostDisk', { featureGates: [] })]).toEqual([undefined, undefined, false]);
  });

  const gated: [string, any, boolean][] = [
    ['VideoConfig', machine(instance({}, { video: { type: 'virtio' } })), true],
    ['PanicDevices', machine(instance({}, { panicDevices: [{ model: 'isa' }] })), true],
    ['VSOCK', machine(instance({}, { autoattachVSOCK: true })), false],
    ['Snapshot', { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name: 'web' }, spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' } } }, true],
  ];

  test.each(gated)('has the gate %s on by default or not', (gate, object, isOn) => {
    const refused = [expect.stringContaining(`needs the feature gate ${gate}`)];
    expect(Admission.validate(object, { featureGates: [], kubevirtVersion: 'v1.8.4' })).toEqual(refused);
    expect(Admission.validate(object, { featureGates: [], kubevirtVersion: 'v1.9.0' })).toEqual(isOn ? [] : refused);
  });

  test('lets guests with TDX boot securely without SMM', () => {
    const encrypted = instance();
    const firmware = { bootloader: { efi: { secureBoot: true } } };
    const guest = machine({ ...encrypted, domain: { ...encrypted.domain, firmware, launchSecurity: { tdx: {} } } });
    expect(Admission.validate(guest, { kubevirtVersion: 'v1.8.4' })).toEqual([expect.stringContaining('[secure-boot-has-smm]')]);
    expect(Admission.validate(guest, { kubevirtVersion: 'v1.9.0' })).toEqual([]);
  });
});
