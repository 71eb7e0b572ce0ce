// The template of leases: a file with one VirtualMachine with run strategy Manual, from which each lease's machine is created.
import { statSync } from 'fs';
import { Lease, leaseAnnotations, leaseLabels } from './lease';
import { type GuestAccess, loginIssues } from './login-issues';
import { violationsOf } from '../../admission/admission';
import { ANY_VERSION } from '../../admission/kubevirt-version';
import { CloudInitSecret } from '../../cloud-init/cloud-init-secret';
import { independentIssues, issue, type Issue, IssueCollector, IssueError, Issues, refuse } from '../../issues/issues';
import { build } from '../../objects/build';
import { fieldAt } from '../../plain-data/fields';
import { isMap, listOf } from '../../plain-data/plain-data';
import { substitutePlaceholders, usesPlaceholders } from '../../template/placeholders';
import { VirtualMachineTemplate } from '../../template/virtual-machine-template';
import { fileText } from '../../yaml/file-text';
import { countIssue } from '../../yaml/yaml';
import { Document, readFile } from '../manifests/documents';
import { withLocation } from '../manifests/place';

/** The objects of a lease. */
interface LeaseObjects {
  readonly machine: any;
  /** The Secrets that the machine reads and owns, created after it. */
  readonly secrets: readonly CloudInitSecret[];
}

/**
 * The content of a template file.
 *
 * @param where what errors call the file before it is read
 * @param advice the end of the error for a missing file
 * @throws if the file does not exist
 */
export function templateText(path: string, where: string, advice: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new IssueError([issue('', `${where} is not a file: write the path of the VirtualMachine's YAML, ${advice}`)]);
  }
  return fileText(path);
}

/**
 * The VirtualMachine in a template.
 *
 * @param where what errors call the file before it is read
 * @throws if it contains anything other than one VirtualMachine with `runStrategy: Manual`
 */
export function readTemplate(path: string, where: string, text: string): Document {
  const documents = readFile(path, text);
  const [document] = documents;
  if (documents.length !== 1) {
    throw new IssueError([issue('', `${where} ${countIssue(documents.length, 'VirtualMachine').message}`)]);
  }
  withLocation(document, () => refuse(templateIssues(document.value)));
  return document;
}

/**
 * A lease's objects, complete and checked against what the cluster and the guest accept.
 *
 * @throws one error that lists every mistake in the template with its line
 */
export function leaseObjects(template: Document, lease: Lease, access: GuestAccess): LeaseObjects {
  return withLocation(template, () => {
    const machine = withIdentity(substitutePlaceholders(template.value, {
      NAME: lease.name,
      NAMESPACE: lease.namespace,
      LEASE_ID: lease.id,
      SLUG: lease.slug,
      SSH_PUBLIC_KEY: access.publicKey,
    }), lease);
    const [builder, collector] = [new IssueCollector(), new IssueCollector()];
    const built = builder.collect(() => {
      const { name, namespace } = lease;
      return build(VirtualMachineTemplate.fromObject(machine), name, { namespace, identitySeed: '' });
    }, undefined);
    const violations = violationsOf(built?.object ?? machine, ANY_VERSION);
    collector.add(violations);
    collector.add(independentIssues(violations, builder.issues.map(inDocument)));
    collector.add(loginIssues(machine, access));
    collector.add(sharedDiskIssues(template.value));
    collector.raise();
    const { object, secrets } = built!;
    return { machine: object, secrets };
  });
}

/** The constructor of templates names the document `template`, so its issues would have no lines. */
function inDocument({ source, ...others }: Issue): Issue {
  return source === 'template' ? others : { source, ...others };
}

function* templateIssues(value: any): Issues {
  if (value?.apiVersion !== 'kubevirt.io/v1' || value.kind !== 'VirtualMachine') {
    yield issue('', `is ${JSON.stringify(value?.apiVersion ?? '')} ${JSON.stringify(value?.kind ?? '')} instead of a lease's VirtualMachine: write apiVersion: kubevirt.io/v1 and kind: VirtualMachine`);
  } else if (value.spec?.runStrategy !== 'Manual') {
    yield issue('spec.runStrategy', `${JSON.stringify(value.spec?.runStrategy ?? '')} is not valid here: write Manual, since leases start and stop their machines themselves`);
  }
}

/** The placeholders whose value differs between leases. */
const LEASE_PLACEHOLDERS = ['NAME', 'LEASE_ID', 'SLUG'];

/** Leases must not share disks. */
function* sharedDiskIssues({ spec }: any): Issues {
  for (const [index, disk] of listOf(spec.dataVolumeTemplates).entries()) {
    const name = fieldAt(disk, 'metadata.name');
    if (typeof name === 'string' && !usesPlaceholders(name, LEASE_PLACEHOLDERS)) {
      yield issue(`spec.dataVolumeTemplates[${index}].metadata.name`, `${JSON.stringify(name)} would be the same for every lease: write {{NAME}}-${name}, also in the volume that names it`);
    }
  }
}

/** The machine with the lease's name, labels and annotations. Its instance and pods get the labels too. */
function withIdentity({ metadata: { generateName: _, ...metadata } = {} as any, spec, ...type }: any, lease: Lease): any {
  const labels = leaseLabels(lease);
  const { name, namespace } = lease;
  const inside = spec.template?.metadata;
  return {
    ...type,
    metadata: {
      ...metadata,
      name,
      namespace,
      labels: addFields(metadata.labels, labels),
      annotations: addFields(metadata.annotations, leaseAnnotations(lease)),
    },
    spec: { ...spec, template: addFields(spec.template, { metadata: addFields(inside, { labels: addFields(inside?.labels, labels) }) }) },
  };
}

/** A map with other fields added. Any other value is unchanged, and the schema refuses it. */
function addFields(given: unknown, fields: object): unknown {
  return isMap(given) || (given ?? undefined) === undefined ? { ...given as object, ...fields } : given;
}
