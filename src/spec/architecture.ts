// The CPU architecture of a machine and its machine type. The manifest sets both; otherwise KubeVirt would set the cluster's defaults.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { isMap, withFields } from '../plain-data/plain-data';

/** A CPU architecture that KubeVirt runs machines of. */
export enum Architecture {
  /** 64-bit x86. */
  AMD64 = 'amd64',
  /** 64-bit ARM. */
  ARM64 = 'arm64',
  /** IBM Z. */
  S390X = 's390x',
}

/** The machine types that KubeVirt chooses by itself. */
const MACHINE_TYPES = new Map<string, string>([
  [Architecture.AMD64, 'q35'],
  [Architecture.ARM64, 'virt'],
  [Architecture.S390X, 's390-ccw-virtio'],
]);

/**
 * The spec with an architecture and a machine type, unless it has its own. A machine with a preference stays as it is: the preference
 * applies only to fields that the machine does not set.
 */
export function withArchitecture(spec: VirtualMachineSpec, architecture: Architecture): VirtualMachineSpec {
  const instance = spec.template?.spec;
  if (spec.preference !== undefined || !isMap(instance?.domain)) {
    return spec;
  }
  // For KubeVirt an empty text means that the field is not set.
  const own = instance.architecture || architecture;
  const type = instance.domain.machine?.type || MACHINE_TYPES.get(own);
  const domain = type === undefined ? instance.domain : withFields(instance.domain, { machine: { ...instance.domain.machine, type } });
  return withFields(spec, { template: withFields(spec.template, { spec: withFields(instance, { architecture: own, domain }) }) });
}
