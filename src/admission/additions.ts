// What KubeVirt adds to a machine's spec before it validates it, for each kind of object: an instance type, a preference and defaults fill in missing fields.
import type { MachineContext, RuleContext } from './rule';
import type { InstancetypeMatcher, PreferenceMatcher, Volume } from '../../imports/kubevirt';

/** An instance type sets CPUs, memory and node devices; a preference sets firmware, features and properties of devices. */
type Addition = 'instancetype' | 'preference';

/** Whether an instance type, or a preference, may fill in fields that the spec leaves out. */
export function hasAddition(addition: Addition, { virtualMachine }: MachineContext): boolean {
  const matcher = virtualMachine[addition];
  return matcher !== undefined && !isInferenceIgnored(matcher, virtualMachine.template?.spec?.volumes ?? []);
}

/** Whether inferring fails and the failure policy ignores that: only claims and DataVolumes have labels for the instance type and preference. */
function isInferenceIgnored(matcher: InstancetypeMatcher | PreferenceMatcher, volumes: readonly Volume[]): boolean {
  const isIgnorable = matcher.inferFromVolumeFailurePolicy === 'Ignore';
  const volume = isIgnorable ? volumes.find(({ name }) => name === matcher.inferFromVolume) : undefined;
  return volume !== undefined && (volume.persistentVolumeClaim ?? volume.dataVolume) === undefined;
}

/** The kinds that create machines or instances from a template. */
const TEMPLATE_KINDS: ReadonlySet<string> = new Set(['VirtualMachinePool', 'VirtualMachineInstanceReplicaSet']);

/** Whether the spec is the template of a pool or replica set. KubeVirt first validates it as written: without additions and defaults. */
export function isTemplateOfCopies({ object }: RuleContext): boolean {
  return TEMPLATE_KINDS.has(object.kind);
}

/** Whether KubeVirt's webhook validates the spec without an instance type, or without a preference, so that fields left out are missing. */
export function isValidatedWithout(addition: Addition, context: MachineContext): boolean {
  return isTemplateOfCopies(context) || !hasAddition(addition, context);
}

/** Whether the spec is that of a machine, or of a pool of machines, which can change while their instances run. */
export function isMachineOrPool({ object: { kind } }: RuleContext): boolean {
  return kind === 'VirtualMachine' || kind === 'VirtualMachinePool';
}

/** Whether the spec is that of an instance. KubeVirt fills in its defaults before it validates it. */
export function isInstance({ object }: RuleContext): boolean {
  return object.kind === 'VirtualMachineInstance';
}

/**
 * A choice of Kubernetes' own, as KubeVirt reads it. In a pool's template an empty string counts as missing. Elsewhere KubeVirt's webhook
 * checks it before Go drops it.
 */
export function kubernetesChoice(choice: string | undefined, context: RuleContext): string | undefined {
  return choice === '' && context.object.kind === 'VirtualMachinePool' ? undefined : choice;
}
