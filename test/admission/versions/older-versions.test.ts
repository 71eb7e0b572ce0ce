// What is refused for a cluster with an older KubeVirt, and what is written for it instead.
import { Chart, Testing } from 'cdk8s';
import { HISTORY } from '../../../imports/history';
import { KUBEVIRT_VERSION } from '../../../imports/versions';
import { Admission, ClusterCapabilities, PoolApiVersion, VirtualMachine, VirtualMachineClone, VirtualMachinePool, VirtualMachineTemplate } from '../../../src';

const machine = (domain: any, spec: any = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: { runStrategy: 'Always', template: { spec: { domain: { memory: { guest: '1Gi' }, devices: {}, ...domain }, ...spec } } },
});
const on = (kubevirtVersion: string, object: any, featureGates?: string[]) => Admission.validate(object, { kubevirtVersion, featureGates });

describe('a field that came later', () => {
  test('is refused with the version that brought it', () => {
    const rebooting = machine({ rebootPolicy: 'Reboot' });
    expect(on('v1.7.2', rebooting)).toEqual([
      'spec.template.spec.domain.rebootPolicy: rebootPolicy came with KubeVirt 1.8, and the cluster has v1.7.2, remove it [field-in-version]',
    ]);
    expect([on('v1.8.0', rebooting), on('v1.9.0', rebooting), Admission.validate(rebooting), Admission.validate(rebooting, {})]).toEqual([[], [], [], []]);
  });

  test('is refused in each item of a list', () => {
    const disks = [{ name: 'a', disk: {} }, { name: 'b', disk: {}, changedBlockTracking: true }, { name: 'c', disk: {}, changedBlockTracking: false }];
    const volumes = disks.map(({ name }) => ({ name, containerDisk: { image: 'registry.test/cirros:1' } }));
    expect(on('v1.6.1', machine({ devices: { disks } }, { volumes }))).toEqual([1, 2].map((index) => (
      `spec.template.spec.domain.devices.disks[${index}].changedBlockTracking: changedBlockTracking came with KubeVirt 1.7, and the cluster has v1.6.1, remove it [field-in-version]`
    )));
  });

  test('hides the later fields in it', () => {
    const pool = {
      apiVersion: 'pool.kubevirt.io/v1alpha1',
      kind: 'VirtualMachinePool',
      metadata: { name: 'web' },
      spec: {
        replicas: 1,
        selector: { matchLabels: { a: 'b' } },
        scaleInStrategy: { proactive: { selectionPolicy: { sortPolicy: 'Random' } } },
        virtualMachineTemplate: { metadata: { labels: { a: 'b' } }, spec: machine({}).spec },
      },
    };
    expect(on('v1.5.0', pool)).toEqual([expect.stringMatching(/^spec\.scaleInStrategy: .* KubeVirt 1\.6,/)]);
    expect(on('v1.6.1', pool)).toEqual([expect.stringMatching(/^spec\.scaleInStrategy\.proactive\.selectionPolicy\.sortPolicy: .* KubeVirt 1\.7,/)]);
    expect(on('v1.7.0', pool)).toEqual([]);
  });

  test('needs no feature gate that came with it', () => {
    const bound = machine({ devices: { interfaces: [{ name: 'default', passtBinding: {} }] } }, { networks: [{ name: 'default', pod: {} }] });
    expect(on('v1.7.0', bound, [])).toEqual([expect.stringContaining('passtBinding came with KubeVirt 1.8')]);
    expect(on('v1.8.4', bound, [])).toEqual([expect.stringContaining('needs the feature gate PasstBinding')]);
  });

  test.each<[string, string, object]>([
    ['a cluster\'s instance type', 'instancetype.kubevirt.io/v1beta1/VirtualMachineClusterInstancetype', { cpu: { guest: 1 }, memory: { guest: '1Gi' }, ioThreads: { supplementalPoolThreadCount: 2 } }],
    ['a preference', 'instancetype.kubevirt.io/v1beta1/VirtualMachinePreference', { preferredArchitecture: 'amd64' }],
    ['KubeVirt itself', 'kubevirt.io/v1/KubeVirt', { configuration: { developerConfiguration: { disabledFeatureGates: [] } } }],
    ['a restore', 'snapshot.kubevirt.io/v1beta1/VirtualMachineRestore', {
      target: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' }, virtualMachineSnapshotName: 'a', volumeOwnershipPolicy: 'None',
    }],
  ])('is refused in %s', (_, type, spec) => {
    const [group, version, kind] = type.split('/');
    const object = { apiVersion: `${group}/${version}`, kind, metadata: { name: 'web' }, spec };
    expect(on('v1.6.1', object)).toEqual([expect.stringMatching(/ came with KubeVirt 1\.[78], .*\[field-in-version]$/)]);
    expect(on('v1.8.4', object)).toEqual([]);
  });
});

describe('a feature that once needed a feature gate', () => {
  const shared = (volume: object) => machine({ devices: { filesystems: [{ name: 'shared', virtiofs: {} }] } }, { volumes: [{ name: 'shared', ...volume }] });
  const config = shared({ configMap: { name: 'settings' } });
  const claim = shared({ persistentVolumeClaim: { claimName: 'files' } });
  const gated = (gate: string) => [expect.stringContaining(` needs the feature gate ${gate}, `)];

  test('is refused without it where files of the cluster are shared with the guest', () => {
    expect(on('v1.7.2', config, [])).toEqual(gated('EnableVirtioFsConfigVolumes'));
    expect(on('v1.7.2', claim, [])).toEqual(gated('EnableVirtioFsStorageVolumes'));
    expect([on('v1.7.2', config, ['EnableVirtioFsConfigVolumes']), on('v1.7.2', config), on('v1.8.0', config, []), on('v1.4.1', config, [])]).toEqual([[], [], [], []]);
  });

  test('is admitted with the gate that was there before, until that has no effect', () => {
    expect(['v1.5.0', 'v1.7.2'].flatMap((version) => [config, claim].flatMap((object) => on(version, object, ['ExperimentalVirtiofsSupport'])))).toEqual([]);
    expect(on('v1.8.0', claim, ['ExperimentalVirtiofsSupport'])).toEqual(gated('EnableVirtioFsStorageVolumes'));
  });

  test('is refused without it where a machine keeps its TPM or its UEFI variables', () => {
    const tpm = machine({ devices: { tpm: { persistent: true } } });
    const efi = machine({ firmware: { bootloader: { efi: { persistent: true, secureBoot: false } } } });
    const off = machine({ devices: { tpm: { persistent: false } }, firmware: { bootloader: { efi: { secureBoot: false } } } });
    expect([tpm, efi].flatMap((object) => on('v1.5.0', object, []))).toEqual([...gated('VMPersistentState'), ...gated('VMPersistentState')]);
    expect([on('v1.5.0', tpm, ['VMPersistentState']), on('v1.5.0', efi), on('v1.5.0', off, []), on('v1.6.0', tpm, [])]).toEqual([[], [], [], []]);
  });
});

describe('a version of an API that came later', () => {
  const built = (kubevirtVersion: string | undefined, make: (chart: Chart) => { readonly apiObject: { readonly apiVersion: string } }) => {
    const app = Testing.app();
    ClusterCapabilities.set(app, { kubevirtVersion });
    return make(new Chart(app, 'shop')).apiObject.apiVersion;
  };
  const template = VirtualMachineTemplate.fromObject(machine({}));

  test('is that of a clone only where the cluster serves it', () => {
    const clone = (version?: string) => built(version, (chart) => (
      new VirtualMachineClone(chart, 'copy', { virtualMachine: new VirtualMachine(chart, 'web', { template }) })
    ));
    expect([clone(), clone('v1.5.0'), clone('v1.4.1')]).toEqual(['clone.kubevirt.io/v1beta1', 'clone.kubevirt.io/v1beta1', 'clone.kubevirt.io/v1alpha1']);
  });

  test('is that of a pool only where the cluster serves it, unless the program says another', () => {
    const pool = (version?: string, apiVersion?: PoolApiVersion) => built(version, (chart) => new VirtualMachinePool(chart, 'workers', { template, apiVersion }));
    expect([pool(), pool('v1.7.0'), pool('v1.6.1'), pool('v1.9.0', PoolApiVersion.V1ALPHA1)]).toEqual([
      PoolApiVersion.V1BETA1, PoolApiVersion.V1BETA1, PoolApiVersion.V1ALPHA1, PoolApiVersion.V1ALPHA1,
    ]);
  });

  test('is refused elsewhere, with what to write', () => {
    const refused = (apiVersion: string, kind: string, kubevirtVersion: string) => on(kubevirtVersion, { apiVersion, kind, metadata: { name: 'web' }, spec: {} })
      .filter((text) => text.endsWith('[api-version-served]'));
    expect(refused('pool.kubevirt.io/v1beta1', 'VirtualMachinePool', 'v1.6.1')).toEqual([
      'apiVersion: "pool.kubevirt.io/v1beta1" came with KubeVirt 1.7, and the cluster has v1.6.1, write "pool.kubevirt.io/v1alpha1" [api-version-served]',
    ]);
    expect(refused('backup.kubevirt.io/v1alpha1', 'VirtualMachineBackup', 'v1.7.0')).toEqual([
      'apiVersion: "backup.kubevirt.io/v1alpha1" came with KubeVirt 1.8, and the cluster has v1.7.0, remove the object [api-version-served]',
    ]);
  });

  test.each([
    ['v1.6.1', 'VirtualMachinePool', 'pool.kubevirt.io/v1alpha1'],
    ['v1.7.0', 'VirtualMachinePool', 'pool.kubevirt.io/v1beta1'],
    ['v0.59.2', 'DataVolume', 'cdi.kubevirt.io/v1beta1'],
    ['v0.59.2', 'VirtualMachine', 'kubevirt.io/v1'],
  ])('is what to write for %s, where a %s has no apiVersion or a wrong one, only if it is served: %s', (version, kind, apiVersion) => {
    expect(on(version, { kind, metadata: { name: 'web' } })).toEqual([`apiVersion: required field is missing, write "${apiVersion}" [fits-schema]`]);
    expect(on(version, { apiVersion: 'v1', kind, metadata: { name: 'web' } })).toEqual([`apiVersion: "v1" does not serve ${kind}, write "${apiVersion}" [fits-schema]`]);
  });
});

test('what came with which release is known up to the one that the checks are made for: otherwise run npm run history', () => {
  expect(HISTORY.releases[0]).toBe('1.3');
  expect(HISTORY.releases.at(-1)).toBe(KUBEVIRT_VERSION.split('.').slice(0, 2).join('.'));
});
