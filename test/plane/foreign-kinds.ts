/** Kinds of other projects that manifests combine with KubeVirt's. The plane has no controllers for them. */
import { KubeObject } from './client';

/** A kind without a schema for its fields. */
const foreignKind = (group: string, version: string, kind: string, plural: string): KubeObject => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `${plural}.${group}` },
  spec: {
    group,
    scope: 'Namespaced',
    names: { kind, plural },
    versions: [{
      name: version,
      served: true,
      storage: true,
      schema: { openAPIV3Schema: { type: 'object', properties: { spec: { 'type': 'object', 'x-kubernetes-preserve-unknown-fields': true } } } },
    }],
  },
});

export const FOREIGN_KINDS: readonly KubeObject[] = [
  foreignKind('argoproj.io', 'v1alpha1', 'Application', 'applications'),
  foreignKind('argoproj.io', 'v1alpha1', 'ApplicationSet', 'applicationsets'),
  foreignKind('external-secrets.io', 'v1', 'ExternalSecret', 'externalsecrets'),
  foreignKind('kustomize.toolkit.fluxcd.io', 'v1', 'Kustomization', 'kustomizations'),
  foreignKind('monitoring.coreos.com', 'v1', 'ServiceMonitor', 'servicemonitors'),
  foreignKind('template.kubevirt.io', 'v1alpha1', 'VirtualMachineTemplate', 'virtualmachinetemplates'),
];
