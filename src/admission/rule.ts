// What a rule is: one thing that a cluster refuses in a part of a manifest, told so that people can mend it.
import type { Refuse } from './below';
import type { ClusterCapabilitiesProps } from './cluster-capabilities';
import type { DataImportCronSpec, DataSourceSpec, DataVolumeSpec } from '../../imports/cdi';
import type { ObjectMeta } from '../../imports/kubernetes';
import type {
  VirtualMachineInstanceSpec, VirtualMachineInstanceTemplateSpecMetadata, VirtualMachineInstancetypeSpec, VirtualMachinePoolSpec,
  VirtualMachinePreferenceSpec, VirtualMachineSpec,
} from '../../imports/kubevirt';

/** A rule for one part of manifests. The part has the types of its schema, but any field may be missing. */
export interface Rule<Part, Around extends RuleContext = RuleContext> {
  /** What messages end with and `validate --explain` takes: `disk-has-volume`. */
  readonly name: string;
  /** What is refused, as the table of rules says it: `a disk without a volume of its name`. */
  readonly refuses: string;
  /** Who refuses it and when, why, and how to get what was meant: a few sentences for `validate --explain`. */
  readonly story: string;
  readonly check: (part: Part, refuse: Refuse, around: Around) => void;
}

/** An object as its manifest has it. */
export interface Manifest {
  readonly [field: string]: any;
}

/** What stands around a part. */
export interface RuleContext {
  /** The whole object. */
  readonly object: Manifest;
  /** What the cluster has, where the app says it. */
  readonly capabilities?: ClusterCapabilitiesProps;
  /** The Secrets that are known beside the object and that it may refer to. */
  readonly secrets?: readonly SecretManifest[];
  /** The names of the claims beside the object that nothing is written to before its machine starts. */
  readonly emptyClaims?: ReadonlySet<string>;
}

/** A Secret as its manifest has it. */
export interface SecretManifest {
  readonly metadata?: ObjectMeta;
  readonly stringData?: { readonly [key: string]: string };
  /** In base64. */
  readonly data?: { readonly [key: string]: string };
  /** Whether a construct made it, which refuses user data that is not YAML. */
  readonly isRead?: boolean;
}

/** What stands around the spec of a machine's instance: the VirtualMachine's spec, and the metadata beside its own. */
export interface MachineContext extends RuleContext {
  readonly virtualMachine: VirtualMachineSpec;
  readonly metadata: VirtualMachineInstanceTemplateSpecMetadata;
}

/** A rule for the spec of a VirtualMachineInstance: `spec.template.spec` of a VirtualMachine. */
export type MachineRule = Rule<VirtualMachineInstanceSpec, MachineContext>;

/** A rule for the spec of a VirtualMachine, which a VirtualMachinePool has in its template. */
export type VirtualMachineRule = Rule<VirtualMachineSpec>;

export type VirtualMachinePoolRule = Rule<VirtualMachinePoolSpec>;

export type InstancetypeRule = Rule<VirtualMachineInstancetypeSpec>;

export type PreferenceRule = Rule<VirtualMachinePreferenceSpec>;

/** A rule for the spec of a DataVolume, of one among a VirtualMachine's `dataVolumeTemplates`, or of a DataImportCron's template. */
export type DataVolumeRule = Rule<DataVolumeSpec>;

export type DataSourceRule = Rule<DataSourceSpec>;

export type DataImportCronRule = Rule<DataImportCronSpec>;

/** A rule for the metadata of an object. */
export type MetadataRule = Rule<ObjectMeta>;

/** The rules of one subject, by the part that each looks at. */
export interface RuleSet {
  readonly machine?: readonly MachineRule[];
  readonly virtualMachine?: readonly VirtualMachineRule[];
  readonly virtualMachinePool?: readonly VirtualMachinePoolRule[];
  readonly instancetype?: readonly InstancetypeRule[];
  readonly preference?: readonly PreferenceRule[];
  readonly dataVolume?: readonly DataVolumeRule[];
  readonly dataSource?: readonly DataSourceRule[];
  readonly dataImportCron?: readonly DataImportCronRule[];
  readonly metadata?: readonly MetadataRule[];
}
