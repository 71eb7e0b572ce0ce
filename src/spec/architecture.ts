// The architecture and machine type of a machine. The manifest sets both, because KubeVirt would otherwise use the cluster's defaults.
import type { VirtualMachineInstanceSpec } from '../../imports/kubevirt';
import { Architecture } from '../plain-data/architecture';
import { withFields } from '../plain-data/plain-data';

/** KubeVirt's default machine types. */
const MACHINE_TYPES = new Map<string, string>([
  [Architecture.AMD64, 'q35'],
  [Architecture.ARM64, 'virt'],
  [Architecture.S390X, 's390-ccw-virtio'],
]);

/** The instance of a machine with an architecture and a machine type, unless it has its own. */
export function withArchitecture(instance: VirtualMachineInstanceSpec, architecture: Architecture): VirtualMachineInstanceSpec {
  // KubeVirt treats an empty string as not set.
  const own = instance.architecture || architecture;
  const type = instance.domain.machine?.type || MACHINE_TYPES.get(own);
  const domain = type === undefined ? instance.domain : withFields(instance.domain, { machine: { ...instance.domain.machine, type } });
  return withFields(instance, { architecture: own, domain });
}
