/** Objects that a real cluster has before its first virtual machine. */
import { KubeObject } from './client';

export const PROVISIONER = 'plane.cdk8s-kubevirt';

export const namespace = (name: string): KubeObject => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });

/** A Service that leads the API server's aggregator to a port on loopback, which no cluster IP can point to. */
export const loopbackService = (inNamespace: string, name: string, port: number): KubeObject => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, namespace: inNamespace },
  spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
});

/** Tells CDI that the provisioner supports volume populators, as every CSI driver does. */
export const CSI_DRIVER: KubeObject = {
  apiVersion: 'storage.k8s.io/v1',
  kind: 'CSIDriver',
  metadata: { name: PROVISIONER },
  spec: { attachRequired: false },
};

/** A storage class of the stand-in provisioner. */
export function storageClass(name: string, options: { readonly isDefault?: boolean; readonly waitForFirstConsumer?: boolean } = {}): KubeObject {
  return {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'StorageClass',
    metadata: { name, annotations: options.isDefault ? { 'storageclass.kubernetes.io/is-default-class': 'true' } : {} },
    provisioner: PROVISIONER,
    allowVolumeExpansion: true,
    volumeBindingMode: options.waitForFirstConsumer ? 'WaitForFirstConsumer' : 'Immediate',
  };
}

/** A kind of another project, without a schema for its fields. */
export function openKind(group: string, kind: string, plural: string, scope: 'Namespaced' | 'Cluster', annotations: object = {}): KubeObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}`, annotations },
    spec: {
      group,
      scope,
      names: { kind, plural },
      versions: [{
        name: 'v1',
        served: true,
        storage: true,
        subresources: { status: {} },
        schema: { openAPIV3Schema: { 'type': 'object', 'x-kubernetes-preserve-unknown-fields': true } },
      }],
    },
  };
}

/** Multus' kind, which virt-controller reads for networks of that type. */
export const NETWORK_ATTACHMENT_DEFINITION: KubeObject = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'network-attachment-definitions.k8s.cni.cncf.io' },
  spec: {
    group: 'k8s.cni.cncf.io',
    scope: 'Namespaced',
    names: { plural: 'network-attachment-definitions', singular: 'network-attachment-definition', kind: 'NetworkAttachmentDefinition', shortNames: ['net-attach-def'] },
    versions: [{
      name: 'v1',
      served: true,
      storage: true,
      schema: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties: { config: { type: 'string' } } } } } },
    }],
  },
};
