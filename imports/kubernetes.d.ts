// Generated from the CRDs of KubeVirt 1.9.0 and CDI 1.65.0 by `npx projen imports`. Do not edit.

export interface Affinity {
  readonly nodeAffinity?: NodeAffinity;
  readonly podAffinity?: PodAffinity;
  readonly podAntiAffinity?: PodAntiAffinity;
}

export interface DownwardAPIVolumeFile {
  readonly fieldRef?: ObjectFieldSelector;
  readonly mode?: number;
  readonly path: string;
  readonly resourceFieldRef?: ResourceFieldSelector;
}

export interface ExecAction {
  readonly command?: string[];
}

export interface HTTPGetAction {
  readonly host?: string;
  readonly httpHeaders?: HTTPHeader[];
  readonly path?: string;
  readonly port: number | string;
  readonly scheme?: string;
}

export interface HTTPHeader {
  readonly name: string;
  readonly value: string;
}

export interface LabelSelector {
  readonly matchExpressions?: LabelSelectorRequirement[];
  readonly matchLabels?: { readonly [key: string]: string };
}

export interface LabelSelectorRequirement {
  readonly key: string;
  readonly operator: string;
  readonly values?: string[];
}

export interface LocalObjectReference {
  readonly name?: string;
}

export interface ManagedFieldsEntry {
  readonly apiVersion?: string;
  readonly fieldsType?: string;
  readonly fieldsV1?: { readonly [key: string]: any };
  readonly manager?: string;
  readonly operation?: string;
  readonly subresource?: string;
  readonly time?: string;
}

export interface NodeAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
}

export interface NodeSelector {
  readonly nodeSelectorTerms: NodeSelectorTerm[];
}

export interface NodeSelectorRequirement {
  readonly key: string;
  readonly operator: string;
  readonly values?: string[];
}

export interface NodeSelectorTerm {
  readonly matchExpressions?: NodeSelectorRequirement[];
  readonly matchFields?: NodeSelectorRequirement[];
}

export interface ObjectFieldSelector {
  readonly apiVersion?: string;
  readonly fieldPath: string;
}

export interface ObjectMeta {
  readonly annotations?: { readonly [key: string]: string };
  readonly creationTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
  readonly deletionTimestamp?: string;
  readonly finalizers?: string[];
  readonly generateName?: string;
  readonly generation?: number;
  readonly labels?: { readonly [key: string]: string };
  readonly managedFields?: ManagedFieldsEntry[];
  readonly name?: string;
  readonly namespace?: string;
  readonly ownerReferences?: OwnerReference[];
  readonly resourceVersion?: string;
  readonly selfLink?: string;
  readonly uid?: string;
}

export interface OwnerReference {
  readonly apiVersion: string;
  readonly blockOwnerDeletion?: boolean;
  readonly controller?: boolean;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}

export interface PersistentVolumeClaimSpec {
  readonly accessModes?: string[];
  readonly dataSource?: TypedLocalObjectReference;
  readonly dataSourceRef?: TypedObjectReference;
  readonly resources?: VolumeResourceRequirements;
  readonly selector?: LabelSelector;
  readonly storageClassName?: string;
  readonly volumeAttributesClassName?: string;
  readonly volumeMode?: string;
  readonly volumeName?: string;
}

export interface PersistentVolumeClaimVolumeSource {
  readonly claimName: string;
  readonly readOnly?: boolean;
}

export interface PodAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
}

export interface PodAffinityTerm {
  readonly labelSelector?: LabelSelector;
  readonly matchLabelKeys?: string[];
  readonly mismatchLabelKeys?: string[];
  readonly namespaceSelector?: LabelSelector;
  readonly namespaces?: string[];
  readonly topologyKey: string;
}

export interface PodAntiAffinity {
  readonly preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
  readonly requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
}

export interface PodDNSConfig {
  readonly nameservers?: string[];
  readonly options?: PodDNSConfigOption[];
  readonly searches?: string[];
}

export interface PodDNSConfigOption {
  readonly name?: string;
  readonly value?: string;
}

export interface PreferredSchedulingTerm {
  readonly preference: NodeSelectorTerm;
  readonly weight: number;
}

export interface ResourceFieldSelector {
  readonly containerName?: string;
  readonly divisor?: number | string;
  readonly resource: string;
}

export interface TCPSocketAction {
  readonly host?: string;
  readonly port: number | string;
}

export interface Toleration {
  readonly effect?: string;
  readonly key?: string;
  readonly operator?: string;
  readonly tolerationSeconds?: number;
  readonly value?: string;
}

export interface TopologySpreadConstraint {
  readonly labelSelector?: LabelSelector;
  readonly matchLabelKeys?: string[];
  readonly maxSkew: number;
  readonly minDomains?: number;
  readonly nodeAffinityPolicy?: string;
  readonly nodeTaintsPolicy?: string;
  readonly topologyKey: string;
  readonly whenUnsatisfiable: string;
}

export interface TypedLocalObjectReference {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
}

export interface TypedObjectReference {
  readonly apiGroup?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

export interface VolumeResourceRequirements {
  readonly limits?: { readonly [key: string]: number | string };
  readonly requests?: { readonly [key: string]: number | string };
}

export interface WeightedPodAffinityTerm {
  readonly podAffinityTerm: PodAffinityTerm;
  readonly weight: number;
}
