// What the examples take for granted in a cluster: networks, Secrets, disks and instance types that others have made.
import type { KubeObject } from '../plane/client';

const named = (apiVersion: string, kind: string, name: string, content: object): KubeObject => ({ apiVersion, kind, metadata: { name }, ...content });

const secret = (name: string, stringData: object) => named('v1', 'Secret', name, { stringData });

const network = (name: string, annotations: object = {}): KubeObject => ({
  apiVersion: 'k8s.cni.cncf.io/v1',
  kind: 'NetworkAttachmentDefinition',
  metadata: { name, annotations },
  spec: { config: JSON.stringify({ cniVersion: '0.3.1', type: 'bridge', bridge: 'br0' }) },
});

const claim = (name: string) => named('v1', 'PersistentVolumeClaim', name, {
  spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '5Gi' } } },
});

const emptyVolume = (name: string) => named('cdi.kubevirt.io/v1beta1', 'DataVolume', name, {
  spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '5Gi' } } } },
});

/** Objects of the whole cluster. */
export const CLUSTER_OBJECTS: readonly KubeObject[] = [
  named('instancetype.kubevirt.io/v1beta1', 'VirtualMachineClusterInstancetype', 'u1.medium', { spec: { cpu: { guest: 1 }, memory: { guest: '4Gi' } } }),
  named('instancetype.kubevirt.io/v1beta1', 'VirtualMachineClusterPreference', 'ubuntu', { spec: { devices: { preferredDiskBus: 'virtio' } } }),
];

/** Storage classes that the examples name. */
export const STORAGE_CLASSES = ['default', 'ceph-rbd', 'fast-ssd'];

/** Objects of each namespace; those that a set of manifests brings along itself are left out. */
export const NAMESPACE_OBJECTS: readonly KubeObject[] = [
  network('prod-network'),
  network('storage-network'),
  network('sriov-net', { 'k8s.v1.cni.cncf.io/resourceName': 'plane/sriov' }),
  secret('my-user-data', { userdata: '#cloud-config\npackages: [git]\n' }),
  secret('my-network-data', { networkdata: '{}' }),
  secret('my-certificate', { 'tls.crt': 'certificate' }),
  secret('s3-credentials', { accessKeyId: 'a', secretKey: 'b' }),
  secret('my-vcluster-join', { token: 'token' }),
  secret('k3s-token', { token: 'token' }),
  secret('kubeadm-join', { 'token': 'token', 'ca-cert-hashes': 'sha256:0' }),
  secret('kubeadm-control-plane', { 'token': 'token', 'certificate-key': 'key', 'ca.crt': 'certificate', 'ca.key': 'key' }),
  secret('my-ssh-keys', { ada: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn' }),
  secret('image-token', { token: 'Authorization: none' }),
  named('v1', 'ConfigMap', 'example-ca', { data: { 'ca.pem': 'certificate' } }),
  secret('win-11-unattend', { 'unattend.xml': '<unattend/>' }),
  named('v1', 'ConfigMap', 'my-settings', { data: { colour: 'green' } }),
  named('v1', 'ServiceAccount', 'my-account', {}),
  emptyVolume('my-data-volume'),
  ...['my-claim', 'my-read-only-claim', 'windows-11-iso', 'template-disk'].map(claim),
];

/** What the External Secrets Operator makes of an ExternalSecret, whose store is out of its reach here. */
export const secretOf = ({ spec: { target: { name, template } } }: KubeObject): KubeObject => secret(name, template.data);
