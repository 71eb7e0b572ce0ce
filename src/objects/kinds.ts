// Facts about kinds that are known without a cluster: whether they are cluster-scoped, and their names in URLs.
import { groupOf } from '../admission/kinds';
import { table } from '../plain-data/plain-data';

interface Kind {
  readonly apiVersion: string;
  readonly kind: string;
}

/** The cluster-scoped kinds, by API group: those of Kubernetes, KubeVirt and CDI, and of tools that machines are often delivered with. */
const CLUSTER_SCOPED: { readonly [group: string]: RegExp } = table({
  '': /^(?:ComponentStatus|Namespace|Node|PersistentVolume)$/,
  'admissionregistration.k8s.io': /./,
  'apiextensions.k8s.io': /./,
  'apiregistration.k8s.io': /./,
  'cdi.kubevirt.io': /^(?:CDI|CDIConfig|ObjectTransfer|StorageProfile)$/,
  'cert-manager.io': /^ClusterIssuer$/,
  'certificates.k8s.io': /^(?:CertificateSigningRequest|ClusterTrustBundle)$/,
  'external-secrets.io': /^Cluster/,
  'flowcontrol.apiserver.k8s.io': /./,
  'instancetype.kubevirt.io': /^VirtualMachineCluster/,
  'k8s.ovn.org': /^Cluster/,
  'migrations.kubevirt.io': /./,
  'networking.k8s.io': /^(?:IngressClass|IPAddress|ServiceCIDR)$/,
  'nmstate.io': /./,
  'node.k8s.io': /./,
  'plugin.kubevirt.io': /./,
  'rbac.authorization.k8s.io': /^Cluster/,
  'resource.k8s.io': /^(?:DeviceClass|DeviceTaintRule|ResourceSlice)$/,
  'scheduling.k8s.io': /^PriorityClass$/,
  'security.openshift.io': /^SecurityContextConstraints$/,
  'snapshot.storage.k8s.io': /Class$|Content$/,
  'storage.k8s.io': /^(?!CSIStorageCapacity$)/,
  'work.open-cluster-management.io': /^Applied/,
});

/** The kinds whose plural is not what Kubernetes guesses. */
const IRREGULAR_PLURALS: { readonly [kind: string]: string } = table({ Endpoints: 'endpoints', NetworkAttachmentDefinition: 'network-attachment-definitions' });

/** Whether a kind is cluster-scoped. */
export function isClusterScoped({ apiVersion, kind }: Kind): boolean {
  return CLUSTER_SCOPED[groupOf(apiVersion)]?.test(kind) ?? false;
}

/** The name of a kind in URLs: its plural. */
export function resourceName(kind: string): string {
  const singular = kind.toLowerCase();
  const endsInConsonantAndY = /[^aeiou]y$/.test(singular);
  return IRREGULAR_PLURALS[kind] ?? (endsInConsonantAndY ? `${singular.slice(0, -1)}ies` : singular + (/(?:s|x|ch|sh)$/.test(singular) ? 'es' : 's'));
}
