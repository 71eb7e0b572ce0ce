// The template of leases: the file's one VirtualMachine, which starts and stops when it is told to, and becomes each lease's machine.
import { statSync } from 'fs';
import { guestIssues } from './guest-access';
import { Lease, leaseAnnotations, leaseLabels } from './lease';
import { violationsOf } from '../../admission/admission';
import { CloudInitSecret } from '../../cloud-init/cloud-init-secret';
import { fileText } from '../../yaml/file-text';
import { isPlaceholder } from '../../issues/formats';
import { issue, IssueCollector, IssueError, Issues, refuse } from '../../issues/issues';
import { build } from '../../objects/build';
import { substitutePlaceholders } from '../../template/placeholders';
import { VirtualMachineTemplate } from '../../template/virtual-machine-template';
import { Document, readFile } from '../manifests/documents';
import { placed } from '../manifests/place';

/** Who is to be let in to a lease's guest, and where. */
export interface GuestAccess {
  readonly user: string;
  readonly port: number;
  readonly publicKey: string;
  /** Whether the key is made for the lease, so that no image can know it. */
  readonly isOwnKey: boolean;
}

/** What a lease is made of in the cluster. */
export interface LeaseObjects {
  readonly machine: any;
  /** What the machine reads, and owns: it can only come after it. */
  readonly secrets: readonly CloudInitSecret[];
}

/**
 * The text of a template.
 *
 * @param where what errors call the file before it is read
 * @param advice what more to say of its path
 * @throws where there is no such file
 */
export function templateText(path: string, where: string, advice: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new IssueError([issue('', `${where} is no file: write the path of the VirtualMachine's YAML, ${advice}`)]);
  }
  return fileText(path);
}

/**
 * The VirtualMachine in a template.
 *
 * @param where what errors call the file before it is read
 * @throws where there is anything but one VirtualMachine with `runStrategy: Manual` in it
 */
export function readTemplate(path: string, where: string, text: string): Document {
  const documents = readFile(path, text);
  const [document] = documents;
  if (documents.length !== 1) {
    throw new IssueError([issue('', `${where} has ${documents.length} documents instead of one VirtualMachine: split them into files`)]);
  }
  refuse(templateIssues(document.value), document.where);
  return document;
}

/**
 * A lease's objects, complete and checked as the cluster and the guest will take them.
 *
 * @throws one error that lists all that is wrong with the template, each with its line
 */
export function leaseObjects(template: Document, lease: Lease, access: GuestAccess): LeaseObjects {
  return placed(template, () => {
    const machine = named(substitutePlaceholders(template.value, {
      NAME: lease.name,
      NAMESPACE: lease.namespace,
      LEASE_ID: lease.id,
      SLUG: lease.slug,
      SSH_PUBLIC_KEY: access.publicKey,
    }), lease);
    const collector = new IssueCollector();
    const built = collector.collect(() => {
      const { name, namespace } = lease;
      return build(VirtualMachineTemplate.fromObject(machine), name, { namespace, identitySeed: '' });
    }, undefined);
    collector.add(violationsOf(built?.object ?? machine));
    collector.add(guestIssues(machine, access));
    collector.add(sharedDisks(template.value));
    collector.raise();
    const { object, secrets } = built!;
    return { machine: object, secrets };
  });
}

function* templateIssues(value: any): Issues {
  if (value?.apiVersion !== 'kubevirt.io/v1' || value.kind !== 'VirtualMachine') {
    yield issue('', `is ${JSON.stringify(value?.apiVersion ?? '')} ${JSON.stringify(value?.kind ?? '')} instead of a lease's VirtualMachine: write apiVersion: kubevirt.io/v1 and kind: VirtualMachine`);
  } else if (value.spec?.runStrategy !== 'Manual') {
    yield issue('spec.runStrategy', `${JSON.stringify(value.spec?.runStrategy ?? '')} is not right here: write Manual, leases start and stop their machines themselves`);
  }
}

/** A disk of one lease must not be another's. */
function* sharedDisks({ spec }: any): Issues {
  for (const [index, { metadata }] of (spec.dataVolumeTemplates ?? []).entries()) {
    if (!isPlaceholder(String(metadata?.name))) {
      yield issue(`spec.dataVolumeTemplates[${index}].metadata.name`, `${JSON.stringify(metadata?.name)} would be the same for every lease: write {{NAME}}-${metadata?.name}, also where a volume names it`);
    }
  }
}

/** The machine with its own name, whatever the template's is; its instance and pods can be told from others as it can. */
function named({ metadata: { generateName: _, ...metadata } = {} as any, spec, ...type }: any, lease: Lease): any {
  const labels = leaseLabels(lease);
  const { name, namespace } = lease;
  const inside = spec.template?.metadata;
  return {
    ...type,
    metadata: {
      ...metadata,
      name,
      namespace,
      labels: { ...metadata.labels, ...labels },
      annotations: { ...metadata.annotations, ...leaseAnnotations(lease) },
    },
    spec: { ...spec, template: { ...spec.template, metadata: { ...inside, labels: { ...inside?.labels, ...labels } } } },
  };
}
