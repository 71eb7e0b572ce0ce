// The admission rules for the machine of a lease and its Secrets, regardless of who creates them: names and labels have to match and stay
// the same, and the lease has to end.
import { ID_LABEL, LEASE_ID, leaseAnnotation, SLUG, SLUG_LABEL } from './lease-labels';
import { AdmissionRule, celString, listAt, unless } from '../access/admission-policy';

const labelOf = (metadata: string, label: string) => `${metadata}.?labels[?${celString(label)}].orValue("")`;

/** The variables that the rules for machines share. */
export const LEASE_VARIABLES = {
  id: labelOf('object.metadata', ID_LABEL),
  slug: labelOf('object.metadata', SLUG_LABEL),
  ttl: `object.metadata.?annotations[?${celString(leaseAnnotation('ttl-seconds'))}].orValue("")`,
};

/** Whether names and labels have the form that `lease` creates. */
const IS_LEASE = [
  `variables.id.matches(${celString(LEASE_ID.source)})`,
  `variables.slug.matches(${celString(SLUG.source)})`,
  'object.metadata.name == "lease-" + variables.slug + "-" + variables.id.substring(10)',
  `${labelOf('object.spec.template.?metadata', ID_LABEL)} == variables.id`,
  `${labelOf('object.spec.template.?metadata', SLUG_LABEL)} == variables.slug`,
].join(' && ');

const TAKE_LEASE = 'take the lease with `cdk8s-kubevirt lease warmup`';

const FINALIZERS: AdmissionRule = {
  name: 'finalizers',
  on: ['CREATE', 'UPDATE'],
  what: 'finalizer',
  violations: `${listAt('metadata.finalizers')}.filter(it, oldObject == null || !(it in oldObject.metadata.?finalizers.orValue([])))`,
  why: 'would keep a lease from ending',
  write: 'leave it out',
};

/**
 * The rules for the VirtualMachines of leases.
 *
 * @param maxAge the maximum age of a lease, in seconds
 */
export function leaseRules(maxAge: number): AdmissionRule[] {
  return [
    {
      name: 'names',
      on: ['CREATE'],
      what: 'name',
      violations: unless(IS_LEASE, 'object.metadata.name'),
      why: 'does not match the id and slug in the lease labels of the machine and of its template',
      write: TAKE_LEASE,
    },
    {
      name: 'lifetimes',
      on: ['CREATE'],
      what: 'lease-ttl-seconds',
      violations: unless(`variables.ttl.matches("^[0-9]{1,9}$") && int(variables.ttl) <= ${maxAge}`, 'variables.ttl'),
      why: `is not a time of at most ${maxAge} seconds, the maximum age of a lease of this pool`,
      write: 'write a shorter --ttl',
    },
    FINALIZERS,
    {
      name: 'changes',
      on: ['UPDATE'],
      what: 'changed',
      violations: `(${unless('object.spec == oldObject.spec', '"spec"')}) + [${celString(ID_LABEL)}, ${celString(SLUG_LABEL)}].filter(it, object.metadata.?labels[?it] != oldObject.metadata.?labels[?it])`,
      why: 'the machine of a lease cannot be changed',
      write: 'take another lease',
    },
    {
      name: 'orphans',
      on: ['DELETE'],
      what: 'orphans of',
      violations: unless('request.options.?propagationPolicy.orValue("") != "Orphan" && !request.options.?orphanDependents.orValue(false)', 'request.name'),
      why: 'would go on without a lease',
      write: 'delete the machine with all that it owns',
    },
  ];
}

const OWNERS = listAt('metadata.ownerReferences');

/** The rules for Secrets. Other Secrets could become tokens of service accounts, or be read by others who look them up by name. */
export const SECRET_RULES: readonly AdmissionRule[] = [
  {
    name: 'types',
    on: ['CREATE', 'UPDATE'],
    what: 'type',
    violations: '[object.?type.orValue("Opaque")].filter(it, it != "Opaque")',
    why: 'is not what cloud-init reads',
    write: 'leave it out',
  },
  {
    name: 'names',
    on: ['CREATE', 'UPDATE'],
    what: 'Secret',
    violations: unless(`${OWNERS}.size() == 1 && ${OWNERS}.all(each, ${[
      'each.apiVersion.startsWith("kubevirt.io/")',
      'each.kind == "VirtualMachine"',
      'each.name.matches("^lease-[-a-z0-9]+-[0-9a-f]{8}$")',
      'object.metadata.name.startsWith(each.name + "-")',
    ].join(' && ')}) && object.metadata.name.matches("-[0-9a-f]{10}$")`, 'object.metadata.name'),
    why: 'is not owned by the machine of a lease and named after it, like the Secrets of its cloud-init',
    write: TAKE_LEASE,
  },
  {
    name: 'annotations',
    on: ['CREATE', 'UPDATE'],
    what: 'annotation',
    violations: 'object.metadata.?annotations.orValue({}).map(it, it)',
    why: 'may make a controller copy another Secret into this one',
    write: 'leave it out',
  },
  FINALIZERS,
];
