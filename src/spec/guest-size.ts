// The CPUs and memory of a machine's guest, as far as its spec sets them.

/** The size of a guest. */
interface GuestSize {
  /** Its CPUs; a request may be a fraction of one. */
  readonly cpu?: number | string;
  readonly memory?: string;
}

/**
 * The size that the spec sets for the guest, or else what it requests. Empty if an instance type sets it, which only the cluster knows.
 *
 * @param spec a VirtualMachine's spec
 */
export function guestSize(spec: any): GuestSize {
  if (spec?.template === undefined || spec.instancetype !== undefined) {
    return {};
  }
  const { cpu, memory, resources } = spec.template?.spec?.domain ?? {};
  const requested = requestsOf(resources);
  // KubeVirt's default is one CPU.
  return { cpu: vcpuCount(cpu) ?? requested.cpu ?? 1, memory: memory?.guest ?? requested.memory };
}

/** The requests. Kubernetes uses a limit as the request if there is none. */
function requestsOf(resources: any): any {
  return { ...resources?.limits, ...resources?.requests };
}

function vcpuCount(topology: any): number | undefined {
  const { sockets, cores, threads } = topology ?? {};
  // KubeVirt treats 0 as not set.
  const counts = [sockets, cores, threads].filter(Boolean);
  return counts.length > 0 ? counts.reduce((product, count) => product * (typeof count === 'object' ? NaN : count), 1) : undefined;
}
