// What the examples assume to exist in a cluster: networks, Secrets, disks and instance types created by others.
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

/** Cluster-scoped objects. */
export const CLUSTER_OBJECTS: readonly KubeObject[] = [
  named('instancetype.kubevirt.io/v1beta1', 'VirtualMachineClusterInstancetype', 'u1.medium', { spec: { cpu: { guest: 1 }, memory: { guest: '4Gi' } } }),
  named('instancetype.kubevirt.io/v1beta1', 'VirtualMachineClusterInstancetype', 'u1.large', { spec: { cpu: { guest: 2 }, memory: { guest: '8Gi' } } }),
  named('instancetype.kubevirt.io/v1beta1', 'VirtualMachineClusterPreference', 'ubuntu', { spec: { devices: { preferredDiskBus: 'virtio' } } }),
  named('instancetype.kubevirt.io/v1beta1', 'VirtualMachineClusterPreference', 'rhel.9', { spec: { devices: { preferredDiskBus: 'virtio' } } }),
  // Unlike KubeVirt's own preference, without a TPM and UEFI that persist their state: those need a default storage class, which other test files
  // change.
  named('instancetype.kubevirt.io/v1beta1', 'VirtualMachineClusterPreference', 'windows.11.virtio', {
    spec: {
      cpu: { preferredCPUTopology: 'sockets' },
      devices: { preferredDiskBus: 'virtio', preferredInterfaceModel: 'virtio', preferredTPM: {} },
      features: { preferredSmm: {} },
      firmware: { preferredEfi: { secureBoot: true } },
      requirements: { cpu: { guest: 2 }, memory: { guest: '4Gi' } },
    },
  }),
];

/** The storage classes that the examples name. */
export const STORAGE_CLASSES = ['default', 'ceph-rbd', 'fast-ssd'];

/** Objects of each namespace, except those that a set of manifests brings itself. */
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
  secret('image-credentials', { accessKeyId: 'a', secretKey: 'b' }),
  secret('image-token', { token: 'Authorization: none' }),
  named('v1', 'ConfigMap', 'example-ca', { data: { 'ca.pem': 'certificate' } }),
  named('v1', 'ConfigMap', 'my-settings', { data: { colour: 'green' } }),
  named('v1', 'ServiceAccount', 'my-account', {}),
  emptyVolume('my-data-volume'),
  // A volume cloned by OpenShift's console.
  emptyVolume('web-1-volume'),
  ...['my-claim', 'my-read-only-claim', 'template-disk'].map(claim),
];

/** The Secret that the External Secrets Operator creates from an ExternalSecret. */
export function externalSecretMade({ spec: { target: { name, template: { data } } } }: KubeObject): KubeObject {
  return secret(name, Object.fromEntries(Object.entries<string>(data).map(([key, text]) => [key, text.replace(/\{\{.*?\}\}/g, '"value"')])));
}
