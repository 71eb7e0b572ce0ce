// How large the guest of a machine is, as far as the machine says it.

/** What a guest has. */
export interface GuestSize {
  /** Its CPUs; a request may be part of one. */
  readonly cpu?: number | string;
  readonly memory?: string;
}

/**
 * What a guest is told that it has, or else what is requested for it. Nothing where an instance type says it, which only
 * the cluster knows.
 *
 * @param spec a VirtualMachine's spec
 */
export function guestSize(spec: any): GuestSize {
  if (spec?.template === undefined || spec.instancetype !== undefined) {
    return {};
  }
  const { cpu, memory, resources } = { cpu: {}, memory: {}, ...spec.template.spec?.domain };
  const { cpu: requested, memory: requestedMemory } = { ...resources?.limits, ...resources?.requests };
  // KubeVirt gives a guest one CPU where nothing says how many.
  return { cpu: vcpus(cpu) ?? requested ?? 1, memory: memory.guest ?? requestedMemory };
}

function vcpus({ sockets, cores, threads }: any): number | undefined {
  const counts = [sockets, cores, threads].filter((count) => count !== undefined);
  return counts.length > 0 ? counts.reduce((product, count) => product * count, 1) : undefined;
}
