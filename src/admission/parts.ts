// The parts of an object that rules check, by kind: a machine has a spec, an instance in the spec, and DataVolume templates.
import type { MachineContext, Manifest, RuleSet } from './rule';
import { hasSchema } from './schema';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { joinPath } from '../issues/issues';
import { table } from '../plain-data/plain-data';

/** One part of an object. */
interface Part {
  /** Its path in the object: `spec.template.spec`. */
  readonly path: string;
  /** Which rules check it. */
  readonly as: keyof RuleSet;
  readonly value: any;
  /** What its rules need besides the context of all rules. */
  readonly context?: Pick<MachineContext, 'virtualMachine' | 'metadata'>;
}

/** The parts of an object: none if its kind is unknown, and only the object itself if it has no schema, since any value may then have any type. */
export function partsOf(object: Manifest): readonly Part[] {
  const ofKind = PARTS[object.kind];
  if (ofKind === undefined) {
    return [];
  }
  const whole: Part = { path: '', as: 'object', value: object };
  return hasSchema(object) ? [whole, { path: 'metadata', as: 'metadata', value: object.metadata ?? {} }, ...ofKind(object.spec ?? {}, object)] : [whole];
}

type PartsOfKind = (spec: any, object: Manifest) => readonly Part[];

const PARTS: { readonly [kind: string]: PartsOfKind } = table({
  VirtualMachine: (spec) => virtualMachineParts('spec', spec),
  VirtualMachineInstance: (spec, { metadata = {} }) => instanceParts('', { metadata, spec }, { template: { metadata, spec } }),
  VirtualMachineInstanceReplicaSet: (spec) => [
    { path: 'spec', as: 'replicaSet', value: spec },
    ...instanceParts('spec.template', spec.template ?? {}, spec),
  ],
  VirtualMachineInstancePreset: (spec) => presetParts({ domain: {}, ...spec }),
  VirtualMachineSnapshotContent: (spec) => recordedParts(spec.source?.virtualMachine?.spec?.template),
  VirtualMachineInstanceMigration: specAs('migration'),
  MigrationPolicy: specAs('migrationPolicy'),
  VirtualMachineSnapshot: specAs('snapshot'),
  VirtualMachineRestore: specAs('restore'),
  VirtualMachineClone: specAs('clone'),
  VirtualMachineExport: specAs('vmExport'),
  VirtualMachineBackup: specAs('backup'),
  VirtualMachineBackupTracker: specAs('backupTracker'),
  Plugin: specAs('plugin'),
  KubeVirt: (spec) => [
    { path: 'spec', as: 'kubeVirt', value: spec },
    ...['infra', 'workloads'].map((pods): Part => ({ path: `spec.${pods}.nodePlacement`, as: 'nodePlacement', value: spec[pods]?.nodePlacement ?? {} })),
  ],
  VirtualMachinePool: (spec) => [
    { path: 'spec', as: 'virtualMachinePool', value: spec },
    ...virtualMachineParts('spec.virtualMachineTemplate.spec', spec.virtualMachineTemplate?.spec ?? {}),
  ],
  VirtualMachineInstancetype: specAs('instancetype'),
  VirtualMachineClusterInstancetype: specAs('instancetype'),
  VirtualMachinePreference: specAs('preference'),
  VirtualMachineClusterPreference: specAs('preference'),
  DataVolume: specAs('dataVolume'),
  PersistentVolumeClaim: specAs('persistentVolumeClaim'),
  DataSource: specAs('dataSource'),
  DataImportCron: (spec) => [
    { path: 'spec', as: 'dataImportCron', value: spec },
    { path: 'spec.template.spec', as: 'dataVolume', value: spec.template?.spec ?? {} },
  ],
  CDI: specAs('cdi'),
  VolumeCloneSource: specAs('volumeCloneSource'),
  VolumeImportSource: specAs('volumeImportSource'),
  VolumeUploadSource: specAs('volumeUploadSource'),
  StorageProfile: specAs('storageProfile'),
  NetworkAttachmentDefinition: specAs('networkAttachmentDefinition'),
});

/** The spec of a kind that has rules for nothing else. */
function specAs(as: keyof RuleSet): PartsOfKind {
  return (spec) => [{ path: 'spec', as, value: spec }];
}

function virtualMachineParts(path: string, spec: VirtualMachineSpec): Part[] {
  return [
    { path, as: 'virtualMachine', value: spec },
    ...instanceParts(`${path}.template`, spec.template ?? {}, spec),
    ...(spec.dataVolumeTemplates ?? []).map((template, index): Part => ({
      path: `${path}.dataVolumeTemplates[${index}].spec`, as: 'dataVolume', value: template?.spec ?? {},
    })),
  ];
}

/**
 * The parts of an instance, or of a template for instances.
 *
 * @param machine the machine of the instance, or one that has nothing but the instance
 */
function instanceParts(path: string, template: any, machine: VirtualMachineSpec): Part[] {
  const { metadata = {}, spec = {} } = template;
  const context = { virtualMachine: machine, metadata };
  return [
    { path, as: 'instance', value: template },
    // KubeVirt reads a spec without a domain as one whose domain is empty.
    { path: joinPath(path, 'spec'), as: 'machine', value: 'domain' in spec ? spec : { domain: {}, ...spec }, context },
  ];
}

function presetParts(spec: any): Part[] {
  return [{ path: 'spec', as: 'preset', value: spec, context: { virtualMachine: { template: { spec } }, metadata: {} } }];
}

/** The instance of the machine that a snapshot has recorded. Webhooks checked it when it was created. */
function recordedParts({ metadata = {}, spec = {} }: any = {}): Part[] {
  const context = { virtualMachine: { template: { spec } }, metadata };
  return [{ path: 'spec.source.virtualMachine.spec.template.spec', as: 'recordedInstance', value: spec, context }];
}
