import { COMPLETE, FORBIDDEN } from './cluster-state';
import { liveCapabilities } from '../../../src/cli/doctor/capabilities';
import { checkLines } from '../../../src/cli/doctor/check';
import { clusterChecks } from '../../../src/cli/doctor/cluster-checks';
import { type ClusterState, readClusterState } from '../../../src/cli/doctor/cluster-state';
import { formatLines } from '../../../src/cli/terminal/lines';
import { json, serve } from '../cluster/http-server';

const lines = (state: ClusterState) => formatLines(checkLines(clusterChecks(state)));
const changed = (changes: Partial<ClusterState>) => lines({ ...COMPLETE, ...changes });
const object = (name: string, status: object) => [{ metadata: { name }, spec: {}, status }];

test('a complete cluster has a line for each check', () => expect(lines(COMPLETE)).toMatchSnapshot());

test('anything that the user may not see is reported as unknown, not as missing', () => expect(lines(FORBIDDEN)).toMatchSnapshot());

test.each<[string, Partial<ClusterState>, string]>([
  ['KubeVirt', { kubeVirts: 'not served', virtApiVersion: undefined }, '✗ KubeVirt: is not installed: kubectl apply -f https://github.com/kubevirt/kubevirt/releases/download/v1.9.0/kubevirt-operator.yaml, then kubevirt-cr.yaml beside it\n'],
  ['a KubeVirt object', { kubeVirts: [] }, '✗ KubeVirt: is not deployed: its operator is installed, but there is no object of kind KubeVirt: '],
  ['a ready KubeVirt', {
    kubeVirts: object('kubevirt', { phase: 'Deploying', conditions: [{ type: 'Available', status: 'False', message: 'Deploying version v1.8.4' }] }),
  }, '✗ KubeVirt: is not ready: phase Deploying: Deploying version v1.8.4: kubectl describe kubevirt -A\n'],
  ['a KubeVirt that is still available, whatever its phase', {
    kubeVirts: object('kubevirt', {
      phase: 'Deployed',
      conditions: [
        { type: 'Created', status: 'True', message: 'All resources were created.' },
        { type: 'Available', status: 'False', message: 'Deploying version v1.8.4 with registry quay.io/kubevirt' },
      ],
    }),
  }, '✗ KubeVirt: is not ready: it is not Available: Deploying version v1.8.4 with registry quay.io/kubevirt: kubectl describe kubevirt -A\n'],
  ['a deployed CDI', {
    cdis: object('cdi', { phase: 'Deploying', conditions: [{ type: 'Created', status: 'True', message: 'All resources were created.' }, { type: 'Progressing', status: 'True', message: 'Started Deployment' }] }),
  }, '✗ CDI: is not ready: phase Deploying: Started Deployment: kubectl describe cdi -A\n'],
  ['virt-api', { virtApiVersion: undefined }, '✗ virt-api: does not answer, so no machine can be admitted, started or stopped: kubectl get apiservice v1.subresources.kubevirt.io\n'],
  ['CDI', { cdis: 'not served' }, '✗ CDI: is not installed: kubectl apply -f https://github.com/kubevirt/containerized-data-importer/releases/download/v1.65.0/cdi-operator.yaml, '],
  ['nodes', { nodes: [{ metadata: { name: 'a' } }] }, '✗ nodes: none of 1 can run machines: kubectl get nodes -L kubevirt.io/schedulable: '],
  ['storage classes', { storageClasses: [] }, '✗ storage classes: there are none, so no disk can be created: install a CSI driver and create a StorageClass for it\n'],
])('without %s, the checks report how to get it', (_, changes, line) => expect(changed(changes)).toContain(line));

describe('nodes on which virt-handler runs', () => {
  const node = (allocatable: object) => ({ metadata: { name: 'n', labels: { 'kubevirt.io/schedulable': 'true' } }, status: { allocatable } });
  const emulating = object('kubevirt', { phase: 'Deployed' }).map((each) => ({ ...each, spec: { configuration: { developerConfiguration: { useEmulation: true } } } }));
  const told = (changes: Partial<ClusterState>, ...allocatable: object[]) => changed({ nodes: allocatable.map(node), ...changes }).split('\n').find((line) => line.includes(' nodes: '));
  const [REAL, NONE] = [{ 'devices.kubevirt.io/kvm': '1k' }, { 'devices.kubevirt.io/kvm': '0' }];

  test('can run machines only with hardware virtualization', () => {
    const without = 'none of 2 offers hardware virtualization (devices.kubevirt.io/kvm): '
      + 'enable it in their firmware or hypervisor, or set useEmulation: true in developerConfiguration of the KubeVirt object';
    expect(told({}, NONE, {})).toBe(`✗ nodes: ${without}`);
    expect(told({ kubeVirts: 'forbidden' }, NONE, {})).toBe(`! nodes: ${without}`);
    expect(told({}, NONE, REAL)).toBe('✓ nodes: 1 of 2 can run machines');
    expect(told({}, { 'devices.kubevirt.io/mshv': '1k' })).toBe('✓ nodes: 1 of 1 can run machines');
  });

  test('that do not answer are named, with the way to get their machines back', () => {
    const silent = { ...node(REAL), metadata: { ...node(REAL).metadata, name: 'a' }, status: { allocatable: REAL, conditions: [{ type: 'Ready', status: 'Unknown' }] } };
    const said = changed({ nodes: [silent, node(REAL)] }).split('\n').filter((line) => line.includes(' nodes: '));
    expect(said).toEqual([
      '✓ nodes: 1 of 2 can run machines',
      '! nodes: "a" does not answer: for its machines, see https://github.com/cdk8s-kubevirt/cdk8s-kubevirt/blob/main/docs/troubleshooting/NodeUnresponsive.md',
    ]);
  });

  test('can all run machines if KubeVirt may emulate', () => expect(told({ kubeVirts: emulating }, NONE, {})).toBe('✓ nodes: 2 of 2 can run machines'));
});

test.each<[string, number | undefined, readonly string[] | undefined, string | undefined]>([
  ['none', 0, undefined, undefined],
  ['an unknown number', undefined, undefined, undefined],
  ['one that nothing updates', 1, undefined, '! workload updates: 1 machine runs in a virt-launcher of an earlier KubeVirt, or waits for the migration that a change needs: '
    + 'add LiveMigrate to spec.workloadUpdateStrategy.workloadUpdateMethods of the KubeVirt object, or migrate or restart them'],
  ['some that KubeVirt evicts', 7, ['Evict'], expect.stringMatching(/: 7 machines run in .* or wait for .*: KubeVirt evicts them, a few at a time$/) as never],
  ['some that KubeVirt migrates or evicts', 7, ['Evict', 'LiveMigrate'], expect.stringContaining('migrates those that can migrate, and evicts the others, a few') as never],
  ['some that KubeVirt migrates', 7, ['LiveMigrate'], expect.stringContaining(
    'KubeVirt migrates those that can migrate; restart those that are not LIVE-MIGRATABLE in kubectl get vmi -A -o wide -l kubevirt.io/outdatedLauncherImage',
  ) as never],
])('of machines that an upgrade of KubeVirt left behind, %s', (_, count, workloadUpdateMethods, line) => {
  const [kubeVirt] = object('kubevirt', { phase: 'Deployed', outdatedVirtualMachineInstanceWorkloads: count });
  const told = changed({ kubeVirts: [{ ...kubeVirt, spec: { workloadUpdateStrategy: { workloadUpdateMethods } } }] });
  expect(told.split('\n').find((each) => each.includes(' workload updates: '))).toEqual(line);
});

test('a KubeVirt object that virt-operator would refuse, or whose gates have no effect, is reported in the version of the cluster', () => {
  const configured = (featureGates: string[], disabledFeatureGates: unknown = ['Snapshot']) => [{
    metadata: { name: 'kubevirt', namespace: 'kubevirt', resourceVersion: '7', managedFields: [] },
    spec: { configuration: { developerConfiguration: { featureGates, disabledFeatureGates } }, infra: { replicas: 1 } },
    status: { phase: 'Deployed', operatorVersion: 'v1.9.0' },
  }];
  const reported = (changes: Partial<ClusterState>) => changed(changes).split('\n').filter((line) => line.startsWith('! KubeVirt object'));
  expect(reported({ kubeVirts: configured(['Snapshot', 'SideCar', 'VMExport']) })).toEqual([
    '! KubeVirt object: spec.configuration.developerConfiguration.featureGates[0]: "Snapshot" is in disabledFeatureGates too, remove it from one of them [kubevirt-gates-possible]',
    '! KubeVirt object: spec.configuration.developerConfiguration.featureGates[1]: "SideCar" is not a feature gate of KubeVirt 1.9.0, write "Sidecar" [gate-without-effect]',
    '! KubeVirt object: spec.configuration.developerConfiguration.featureGates[2]: "VMExport" is always on since KubeVirt 1.9, remove it [gate-without-effect]',
  ]);
  expect(reported({ virtApiVersion: 'v1.8.4', kubeVirts: configured(['VMExport']) })).toEqual([]);
  // A later KubeVirt may write a field otherwise.
  expect(reported({ virtApiVersion: 'v1.10.0', kubeVirts: configured([], 'Snapshot') })).toEqual([
    expect.stringMatching(/developerConfiguration\.disabledFeatureGates: .* \[fits-schema\]$/),
  ]);
});

test.each<[string, Partial<ClusterState>, string]>([
  ['a newer KubeVirt', { virtApiVersion: 'v99.0.0' }, '! KubeVirt: 99.0.0, ready, newer than the 1.9 that the checks are made for: give the checks its version: doctor -o capabilities > cluster.yaml, then validate --capabilities cluster.yaml\n'],
  ['an older KubeVirt', { virtApiVersion: 'v1.6.3' }, '! KubeVirt: 1.6.3, ready, older than the 1.9 that the checks are made for: give the checks its version: doctor -o capabilities > cluster.yaml, then validate --capabilities cluster.yaml\n'],
  ['a newer CDI', { cdis: object('cdi', { phase: 'Deployed', observedVersion: 'v1.70.0' }) }, '! CDI: 1.70.0, ready, newer than the 1.65 that the checks are made for: expect it to know more than the checks do\n'],
  ['no default class', { storageClasses: [{ metadata: { name: 'local' } }] }, '! storage class: none is the default: name one in every disk, or annotate one with storageclass.kubernetes.io/is-default-class: "true"\n'],
  ['a storage class that CDI does not know', { storageProfiles: [] }, '! storage class local: CDI does not know its access modes: write accessModes in every disk, or claimPropertySets in its StorageProfile\n'],
  ['a KubeVirt that is being updated', {
    virtApiVersion: 'v1.9.1',
    kubeVirts: object('kubevirt', {
      phase: 'Deployed',
      conditions: [
        { type: 'Available', status: 'True', message: 'Transitioning' }, { type: 'Progressing', status: 'True', message: 'Transitioning' }, { type: 'Degraded', status: 'True', message: 'Transitioning' },
      ],
    }),
  }, '! KubeVirt: 1.9.1, ready, but Degraded: Transitioning: kubectl describe kubevirt -A\n'],
  ['an unreleased KubeVirt', { virtApiVersion: 'devel' }, '! KubeVirt: devel, ready, which is not a release version: expect it to differ from the 1.9 that the checks are made for\n'],
  ['storage profiles that the user may not see', { storageProfiles: 'forbidden' }, '! storage class local: its access modes are not known, since this user may not list StorageProfiles: ask for list on storageprofiles.cdi.kubevirt.io\n'],
  ['no CDI', { cdis: 'not served', storageProfiles: 'not served' }, '! storage class local: its access modes are not known without CDI: install CDI, or write accessModes in every disk\n'],
  ['nodes that the user may not see', { nodes: 'forbidden' }, '! nodes: are not known, since this user may not list them: ask for list on nodes\n'],
])('with %s, the checks report what to expect', (_, changes, line) => expect(changed(changes)).toContain(line));

test('KubeVirt\'s own default storage class takes precedence over that of Kubernetes', () => {
  const own = { metadata: { name: 'virt', annotations: { 'storageclass.kubevirt.io/is-default-virt-class': 'true' } } };
  expect(changed({ storageClasses: [...COMPLETE.storageClasses as any[], own] })).toContain('storage class virt (default)');
});

test('the newest of two default storage classes counts, as in Kubernetes', () => {
  const byAge = (name: string, creationTimestamp: string) => ({ metadata: { name, creationTimestamp, annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } } });
  const told = changed({ storageClasses: [byAge('a', '2025-01-01T00:00:00Z'), byAge('c', '2026-01-01T00:00:00Z'), byAge('b', '2026-01-01T00:00:00Z')] });
  expect(told.match(/\S+ \(default\)/g)).toEqual(['b (default)']);
});

test('without a KubeVirt object, neither feature gates nor permissions are reported', () => {
  expect(changed({ kubeVirts: [], virtApiVersion: undefined })).not.toMatch(/feature gates|this user/);
});

test('kinds that the server fails to list are reported once, and neither as forbidden nor as missing', () => {
  const failures = ['KubeVirt', 'CDI', 'StorageClass', 'StorageProfile', 'VolumeSnapshotClass', 'NetworkAttachmentDefinition', 'Node', 'MutatingWebhookConfiguration'].map((kind) => ({ kind, message: '500: conversion webhook failed' }));
  const storage = { storageClasses: 'failed', storageProfiles: 'failed', snapshotClasses: 'failed' } as const;
  const all = { kubeVirts: 'failed', cdis: 'failed', ...storage, definitions: 'failed', nodes: 'failed', mutatingWebhooks: 'failed' } as const;
  const advice = 'fix what the API server needs for that, such as the webhook of a partly installed operator';
  expect(lines({ ...all, virtApiVersion: 'v1.8.4', failures })).toBe(failures.map(({ kind }) => `✗ ${kind}: cannot be listed: 500: conversion webhook failed: ${advice}\n`).join(''));
  expect(changed({ storageProfiles: 'failed' })).toContain('! storage class local: its access modes are not known, since StorageProfiles cannot be listed\n');
  expect(liveCapabilities({ ...all, failures })).toEqual({});
});

test('without Multus, machines have only the pod network', () => {
  expect(changed({ definitions: 'not served' })).toContain('✓ network definitions: Multus is not installed: machines have the pod network only\n');
});

test('the version comes from virt-api, or from the operator\'s status if virt-api may not be asked', () => {
  expect([changed({}), changed({ virtApiVersion: 'forbidden' })]).toEqual([expect.stringContaining('KubeVirt: 1.9.0, ready'), expect.stringContaining('KubeVirt: 1.8.0, ready')]);
});

test('a kind that the server fails to list does not end the diagnosis', async () => {
  const kinds = { '/apis/cdi.kubevirt.io/v1beta1': { resources: [{ name: 'cdis', kind: 'CDI' }, { name: 'storageprofiles', kind: 'StorageProfile' }] } };
  const { cluster, close } = await serve(({ url = '' }, response) => {
    const isListed = url.startsWith('/apis/cdi.kubevirt.io/v1beta1/');
    const hasFailed = url.includes('storageprofiles');
    json(response, hasFailed ? 500 : isListed ? 200 : 404, hasFailed ? { message: 'conversion webhook failed: no endpoints' } : { metadata: {}, items: [] });
  }, kinds);
  await expect(readClusterState(cluster.with({ timeout: 0 })).finally(close)).resolves.toMatchObject({
    cdis: [], nodes: 'not served', storageProfiles: 'failed', failures: [{ kind: 'StorageProfile', message: '500: conversion webhook failed: no endpoints' }],
  });
});
