import { COMPLETE, FORBIDDEN } from './cluster-state';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import { defaultGateChecks } from '../../../src/cli/doctor/default-gates';

const withDisabled = (...disabledFeatureGates: string[]) => [{ metadata: { name: 'kubevirt' }, spec: { configuration: { developerConfiguration: { disabledFeatureGates } } } }];
const node = (kubeletVersion: string, containerRuntimeVersion = 'containerd://2.1.4', labels: object = { 'kubevirt.io/schedulable': 'true' }) => (
  { metadata: { name: 'node', labels }, status: { nodeInfo: { kubeletVersion, containerRuntimeVersion } } }
);
const OLD_NODES = [
  node('v1.35.1'), node('v1.34.2+k3s1'), node('v1.33.5-gke.1080000'), node('v1.34.2+k3s1'), node('v1.35.0', 'containerd://1.7.27'), node('v1.35.0', 'cri-o://1.31.0'),
];
const DEVICES = [
  { metadata: { namespace: 'shop', name: 'sriov', annotations: { 'k8s.v1.cni.cncf.io/resourceName': 'intel.com/net' } } },
  { metadata: { namespace: 'shop', name: 'office' } },
];
const subjects = (changes: Partial<ClusterState>) => defaultGateChecks({ ...COMPLETE, ...changes }).map(({ subject }) => subject);

test('an older Kubernetes or containerd may not mount container disks', () => {
  expect(defaultGateChecks({ ...COMPLETE, nodes: OLD_NODES })).toEqual([{
    verdict: 'unsure',
    subject: 'container disks',
    message: 'KubeVirt mounts them as image volumes, which Kubernetes before 1.35 has off by default, and containerd before 2.1 lacks: '
      + 'nodes have Kubernetes v1.33.5-gke.1080000, Kubernetes v1.34.2+k3s1, containerd://1.7.27',
    remedy: 'make sure that containerd has them and that the feature gate ImageVolume of API servers and kubelets is on, or add "ImageVolume" to developerConfiguration.disabledFeatureGates of the KubeVirt object',
  }]);
});

test('network devices need a webhook that adds them to machines', () => {
  const [check] = defaultGateChecks({ ...COMPLETE, definitions: DEVICES });
  expect(check).toEqual({
    verdict: 'unsure',
    subject: 'network devices',
    message: 'network-resources-injector is not installed, and KubeVirt leaves it to add the k8s.v1.cni.cncf.io/resourceName of shop/sriov to machines',
    remedy: 'install it, or add "ExternalNetResourceInjection" to developerConfiguration.disabledFeatureGates of the KubeVirt object',
  });
  const [unknown] = defaultGateChecks({ ...COMPLETE, definitions: DEVICES, mutatingWebhooks: 'forbidden' });
  expect(unknown?.message).toMatch(/^whether network-resources-injector is installed is not known, and /);
  expect(subjects({ definitions: DEVICES, mutatingWebhooks: [{ metadata: { name: 'cnv-network-resources-injector-config' } }] })).toEqual([]);
});

test.each<[string, Partial<ClusterState>]>([
  ['new enough and without such networks', {}],
  ['of KubeVirt 1.8', { nodes: OLD_NODES, definitions: DEVICES, virtApiVersion: 'v1.8.4' }],
  ['with these gates turned off', { nodes: OLD_NODES, definitions: DEVICES, kubeVirts: withDisabled('ImageVolume', 'ExternalNetResourceInjection') }],
  ['whose gates are not known', { nodes: OLD_NODES, definitions: DEVICES, kubeVirts: 'forbidden' }],
  ['whose nodes say no version', { nodes: [node('devel', ''), { metadata: { name: 'node' } }] }],
  ['whose older nodes run no machines', { nodes: [node('v1.19.10', '', {})] }],
])('nothing is reported for a cluster %s', (_, changes) => expect(subjects(changes)).toEqual([]));

test('nothing is reported for a cluster of which the user sees nothing', () => expect(defaultGateChecks(FORBIDDEN)).toEqual([]));
