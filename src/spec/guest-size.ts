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
  const { cpu, memory, resources } = { cpu: {}, memory: {}, ...spec.template.spec?.domain };
  const { cpu: requested, memory: requestedMemory } = { ...resources?.limits, ...resources?.requests };
  // KubeVirt's default is one CPU.
  return { cpu: vcpus(cpu) ?? requested ?? 1, memory: memory.guest ?? requestedMemory };
}

function vcpus({ sockets, cores, threads }: any): number | undefined {
  const counts = [sockets, cores, threads].filter((count) => count !== undefined);
  return counts.length > 0 ? counts.reduce((product, count) => product * count, 1) : undefined;
}
