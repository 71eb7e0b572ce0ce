// What a cluster's version of KubeVirt changes: fields that only a newer one may have, and feature gates that are on by default.
import { App, Chart, Testing } from 'cdk8s';
import { KUBEVIRT_VERSION } from '../../imports/versions';
import { Admission, ClusterCapabilities, Machine, MachineSize, NodeProvider, VirtualMachineTemplate } from '../../src';
import { compareMinorVersions, hasAtLeast, isNewerThanChecks, isRelease } from '../../src/admission/kubevirt-version';

const [major, minor] = KUBEVIRT_VERSION.split('.').map(Number);
const NEWER = `v${major}.${minor + 1}.0`;

const instance = (fields: any = {}, devices: any = {}) => ({
  domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'root', disk: {} }], interfaces: [{ name: 'default', masquerade: {} }], ...devices } },
  networks: [{ name: 'default', pod: {} }],
  volumes: [{ name: 'root', containerDisk: { image: 'registry.test/cirros:1' } }],
  ...fields,
});
const machine = (spec: any) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always', template: { spec } } });

test.each([['v1.9.0', true], ['1.9.0', true], ['v1.9.0-rc.1', true], ['1.9', false], ['devel', false], ['', false], ['v1.x.0', false]])('%j is a release: %s', (version, expected) => {
  expect(isRelease(version)).toBe(expected);
});

test('minor versions are compared as numbers, and patch versions are not', () => {
  expect([compareMinorVersions('v1.10.0', '1.9.7'), compareMinorVersions('1.9.0', '1.9.7'), compareMinorVersions('v2.0.0', 'v1.9.0'), compareMinorVersions('devel', '1.9.0')])
    .toEqual([1, 0, 1, NaN]);
  expect([hasAtLeast({ kubevirtVersion: 'v1.10.1' }, '1.9.0'), hasAtLeast({ kubevirtVersion: 'v1.8.4' }, '1.9.0'), hasAtLeast({}, '1.9.0'), hasAtLeast(undefined, '1.9.0')])
    .toEqual([true, false, false, false]);
  expect([NEWER, `v${KUBEVIRT_VERSION}`, `v${major}.${minor}.99`, 'v0.59.0', undefined].map((kubevirtVersion) => isNewerThanChecks({ kubevirtVersion })))
    .toEqual([true, false, false, false, false]);
});

const HINT = ', or, if the cluster is newer, set kubevirtVersion in its capabilities \\[fits-schema]';

describe('a field that no known version has', () => {
  const later = machine(instance({ quantumDice: 6 }, { tachyonDrives: [] }));

  test.each([[undefined], [{}], [{ kubevirtVersion: `v${KUBEVIRT_VERSION}` }], [{ kubevirtVersion: 'v1.0.0' }]])('is refused if the capabilities are %j', (capabilities) => {
    expect(Admission.validate(later, capabilities)).toEqual([
      expect.stringMatching(new RegExp(`^spec\\.template\\.spec\\.quantumDice: unknown field, none of the \\d+ fields of [^:]+ has a similar name: remove it${HINT}$`)),
      expect.stringMatching(/^spec\.template\.spec\.domain\.devices\.tachyonDrives: unknown field, /),
    ]);
    expect(Admission.advise(later, capabilities)).toEqual([]);
  });

  test('is a warning if the cluster is newer', () => {
    const capabilities = { kubevirtVersion: NEWER };
    expect(Admission.validate(later, capabilities)).toEqual([]);
    const advice = Admission.advise(later, capabilities).filter((line) => line.endsWith('[field-of-later-version]'));
    expect(advice).toEqual(['spec.template.spec.quantumDice', 'spec.template.spec.domain.devices.tachyonDrives'].map((path) => (
      `${path}: KubeVirt ${KUBEVIRT_VERSION}, which the checks are made for, has no such field: make sure that ${NEWER} has it [field-of-later-version]`
    )));
  });

  test.each<[string, any, RegExp]>([
    ['roughly like a known one', { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'a' }, spec: { devices: { preferredVideoType: 'a' } } }, /did you mean "preferredInputType"/],
    ['of a map with few fields', machine(instance({ networks: [{ name: 'default', pod: {}, quantumDice: 6 }] })), /write one of "multus" or "name" or "pod", or remove it/],
    ['of a map without fields', machine(instance({}, { interfaces: [{ name: 'default', masquerade: { quantumDice: 6 } }] })), /has no fields: write \{}/],
  ])('%s is refused with the same advice, and is a warning if the cluster is newer', (_, object, fix) => {
    expect(Admission.validate(object)).toEqual([expect.stringMatching(new RegExp(`${fix.source}${HINT}$`))]);
    expect(Admission.validate(object, { kubevirtVersion: NEWER })).toEqual([]);
  });

  test.each<[string, (own: object) => any, string]>([
    ['a network', (own) => instance({ networks: [{ name: 'default', ...own }] }, { interfaces: [{ name: 'default', sriov: {} }] }), '[network-has-source]'],
    ['a probe', (own) => ({ readinessProbe: own }), '[probe-has-way]'],
    ['a GPU', (own) => instance({}, { gpus: [{ name: 'a', ...own }] }), '[device-has-source]'],
    ['an access credential', (own) => ({ accessCredentials: [own] }), '[access-credential-complete]'],
  ])('may be what %s has instead of those that the rules know', (_, fields, rule) => {
    expect(Admission.validate(machine(instance(fields({}))), { kubevirtVersion: NEWER })).toEqual([expect.stringContaining(rule)]);
    expect(Admission.validate(machine(instance(fields({ quantumLink: {} }))), { kubevirtVersion: NEWER })).toEqual([]);
  });

  test('does not hide what is wrong below it, in its neighbor or in the rest of the machine', () => {
    const networks = [{ name: 'default', quantumLink: {}, multus: { networkName: 'Not A Name' } }, { name: 'other' }];
    const spec = instance({ networks }, { interfaces: networks.map(({ name }) => ({ name, bridge: {} })) });
    expect(Admission.validate(machine(spec), { kubevirtVersion: NEWER })).toEqual([
      expect.stringMatching(/^spec\.template\.spec\.networks\[1\]: .*\[network-has-source\]$/),
      expect.stringMatching(/^spec\.template\.spec\.networks\[0\]\.multus\.networkName: /),
    ]);
  });

  test('does not hide what is wrong beside it', () => {
    expect(Admission.validate(machine(instance({ quantumDice: 6, volumes: [] })), { kubevirtVersion: NEWER })).toEqual([expect.stringContaining('[disk-has-volume]')]);
  });
});

test.each<[string, any]>([
  ['a misspelt field', machine(instance({ hostnam: 'web' }))],
  ['a field in the wrong place', machine(instance({ cores: 2 }))],
  ['a field of an older version', machine(instance({ volumes: [{ name: 'root', registryDisk: { image: 'registry.test/cirros:1' } }] }))],
  ['a directive of a merge', machine(instance({ networks: [{ name: 'default', pod: {}, $patch: 'delete' }] }))],
  ['a field of Kubernetes', { ...machine(instance()), metadata: { name: 'web', quantumDice: 6 } }],
  ['a field of the object itself', { ...machine(instance()), quantumDice: 6 }],
  ['a field of CDI', { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'root' }, spec: { quantumDice: 6, source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
])('%s is refused for a newer cluster too', (_, object) => {
  expect(Admission.validate(object, { kubevirtVersion: NEWER })).toEqual(Admission.validate(object));
  expect(Admission.validate(object)[0]).toMatch(/unknown field|directive/);
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

describe('KubeVirt 1.9', () => {
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
