// The CPUs and memory of a machine, in every field of a VirtualMachine that has them.
import type { Size } from 'cdk8s';
import { issue, IssueError, refuse } from '../issues/issues';
import { suggestQuantity } from '../issues/nearest-name';
import { isMap, omitEmpty, table } from '../plain-data/plain-data';
import { quantityValue } from '../plain-data/quantity';
import { isSize, quantity } from '../plain-data/size';

const EXAMPLES: { readonly [resource: string]: string } = table({ cpu: '"4" or "500m"', memory: '"16Gi"' });

/** CPUs and memory of a machine, as a node type or a pipeline requests them. */
export interface TemplateResources {
  /**
   * CPUs as a Kubernetes quantity: `4`, `'4'` or `'500m'`. Sets `spec.template.spec.domain.resources.requests.cpu`, the
   * limit where the template has one, and the guest's `domain.cpu.cores` where the template counts cores, sockets or threads.
   *
   * @default - the template's
   */
  readonly cpu?: number | string;

  /**
   * Memory as a Kubernetes quantity (`'16Gi'`) or a size. Sets `spec.template.spec.domain.resources.requests.memory`,
   * the limit where the template has one, and `domain.memory.guest` where the template sets it.
   *
   * @default - the template's
   */
  readonly memory?: string | Size;
}

/**
 * The spec of a VirtualMachine with other resources. If the template has `cpu.cores` or `memory.guest`, they change too: they, and not
 * the requests, set the size of the guest. Fields that the template lacks stay absent.
 *
 * @throws when a quantity is not valid, or when the CPUs do not fit the template's sockets and threads
 */
export function resizeSpec(spec: any, resources: TemplateResources): any {
  const given = resourceQuantities(resources);
  if (Object.keys(given).length === 0) {
    return spec;
  }
  if (isMap(spec.instancetype)) {
    throw new IssueError([issue('resources', `the template's instancetype ${JSON.stringify(spec.instancetype.name) ?? ''} sets the size of the machine: name another, or merge { spec: { instancetype: null } } first`)]);
  }
  const domain = spec.template?.spec?.domain ?? {};
  const { requests, limits } = domain.resources ?? {};
  const resized = {
    ...domain,
    ...guestFields(domain, given),
    resources: {
      ...domain.resources,
      requests: { ...requests, ...given },
      ...limits && { limits: { ...limits, ...commonFields(given, limits) } },
    },
  };
  return { ...spec, template: { ...spec.template, spec: { ...spec.template?.spec, domain: resized } } };
}

/** Resources as the manifest has them: quantities as strings. */
interface ResourceQuantities {
  readonly cpu?: string;
  readonly memory?: string;
}

function resourceQuantities({ cpu, memory }: TemplateResources): ResourceQuantities {
  const given: ResourceQuantities = omitEmpty({
    cpu: cpu === undefined ? undefined : String(cpu),
    memory: isSize(memory) ? quantity(memory) : memory,
  });
  refuse(Object.entries(given).filter(([, text]) => !(quantityValue(text)! > 0))
    .map(([resource, text]) => issue(`resources.${resource}`, `${JSON.stringify(text)} is not a positive quantity: write ${suggestQuantity(text, `one such as ${EXAMPLES[resource]}`)}`)));
  return given;
}

/** The fields that set the guest's size, if the template has them. */
function guestFields({ cpu: topology, memory: guest }: any, { cpu, memory }: ResourceQuantities): object {
  const hasTopology = [topology?.cores, topology?.sockets, topology?.threads].some((count) => count !== undefined && count !== null);
  return {
    ...cpu !== undefined && hasTopology && { cpu: { ...topology, cores: coresFor(cpu, topology) } },
    ...memory !== undefined && guest?.guest !== undefined && { memory: { ...guest, guest: memory, ...raiseMaxGuest(guest, memory) } },
  };
}

/** The most memory of a guest is never less than its initial memory. */
function raiseMaxGuest({ maxGuest }: { maxGuest?: string | number }, memory: string): object {
  return maxGuest !== undefined && quantityValue(maxGuest)! < quantityValue(memory)! ? { maxGuest: memory } : {};
}

function commonFields(fields: object, other: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field in other));
}

/** Cores per socket so that sockets × cores × threads are the requested CPUs, rounded up. KubeVirt treats a missing or zero count as 1. */
function coresFor(cpu: string, topology: { readonly sockets?: number | null; readonly threads?: number | null }): number {
  const [sockets, threads] = [topology.sockets || 1, topology.threads || 1];
  const unreadable = Object.entries({ sockets, threads }).find(([, count]) => typeof count !== 'number');
  if (unreadable !== undefined) {
    const [field, count] = unreadable;
    throw new IssueError([issue('resources.cpu', `${JSON.stringify(cpu)} cannot be split over the template's ${field}, which are ${JSON.stringify(count)}: `
      + 'write a number there first (substitute fills in a placeholder), or merge another domain.cpu')]);
  }
  const vcpus = Math.ceil(quantityValue(cpu)!);
  if (!Number.isInteger(vcpus / (sockets * threads))) {
    throw new IssueError([issue('resources.cpu', `${JSON.stringify(cpu)} cannot be split over the template's ${sockets} sockets × ${threads} threads: `
      + `write a multiple of ${sockets * threads}, or merge another domain.cpu first`)]);
  }
  return vcpus / (sockets * threads);
}
