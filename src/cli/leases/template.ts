// The template of leases: a file with one VirtualMachine of run strategy Manual, from which each lease's machine is created, and whether a
// lease's user can log in to its guest.
import { statSync } from 'fs';
import { Lease, leaseAnnotations, leaseLabels } from './lease';
import { violationsOf } from '../../admission/admission';
import { Config, eachUserData } from '../../admission/advice/cloud-configs';
import { usersOf } from '../../admission/advice/cloud-init-users';
import { joinPath } from '../../admission/below';
import { CloudInitSecret } from '../../cloud-init/cloud-init-secret';
import { independentIssues, issue, type Issue, IssueCollector, IssueError, Issues, refuse } from '../../issues/issues';
import { alternatives } from '../../issues/nearest-name';
import { build } from '../../objects/build';
import { isMap } from '../../plain-data/plain-data';
import { substitutePlaceholders, usesPlaceholders } from '../../template/placeholders';
import { VirtualMachineTemplate } from '../../template/virtual-machine-template';
import { fileText } from '../../yaml/file-text';
import { countIssue } from '../../yaml/yaml';
import { Document, readFile } from '../manifests/documents';
import { withLocation } from '../manifests/place';

/** The login that a lease's guest has to allow. */
export interface GuestAccess {
  readonly user: string;
  readonly port: number;
  readonly publicKey: string;
  /** Whether the key is new for each lease, so that no image can contain it. */
  readonly isOwnKey: boolean;
}

/** The objects of a lease. */
interface LeaseObjects {
  readonly machine: any;
  /** The Secrets that the machine reads and owns, created after it. */
  readonly secrets: readonly CloudInitSecret[];
}

/**
 * The text of a template.
 *
 * @param where what errors call the file before it is read
 * @param advice the end of the error for a missing file
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
    throw new IssueError([issue('', `${where} ${countIssue(documents.length, 'VirtualMachine').message}`)]);
  }
  withLocation(document, () => refuse(templateIssues(document.value)));
  return document;
}

/**
 * A lease's objects, complete and checked as the cluster and the guest will take them.
 *
 * @throws one error that lists all that is wrong with the template, each with its line
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
    const violations = violationsOf(built?.object ?? machine);
    collector.add(violations);
    collector.add(independentIssues(violations, builder.issues.map(inDocument)));
    collector.add(guestIssues(machine, access));
    collector.add(sharedDisks(template.value));
    collector.raise();
    const { object, secrets } = built!;
    return { machine: object, secrets };
  });
}

/** The constructor of templates calls the document `template`, and so its issues would have no lines. */
function inDocument({ source, ...others }: Issue): Issue {
  return source === 'template' ? others : { source, ...others };
}

function* templateIssues(value: any): Issues {
  if (value?.apiVersion !== 'kubevirt.io/v1' || value.kind !== 'VirtualMachine') {
    yield issue('', `is ${JSON.stringify(value?.apiVersion ?? '')} ${JSON.stringify(value?.kind ?? '')} instead of a lease's VirtualMachine: write apiVersion: kubevirt.io/v1 and kind: VirtualMachine`);
  } else if (value.spec?.runStrategy !== 'Manual') {
    yield issue('spec.runStrategy', `${JSON.stringify(value.spec?.runStrategy ?? '')} is not right here: write Manual, leases start and stop their machines themselves`);
  }
}

/** The placeholders that stand for something else in each lease. */
const PLACEHOLDERS_OF_LEASES = ['NAME', 'LEASE_ID', 'SLUG'];

/** Leases must not share disks. */
function* sharedDisks({ spec }: any): Issues {
  for (const [index, { metadata }] of mapsOf(spec.dataVolumeTemplates)) {
    const name = metadata?.name;
    if (typeof name === 'string' && !usesPlaceholders(name, PLACEHOLDERS_OF_LEASES)) {
      yield issue(`spec.dataVolumeTemplates[${index}].metadata.name`, `${JSON.stringify(name)} would be the same for every lease: write {{NAME}}-${name}, also where a volume names it`);
    }
  }
}

/** The maps of a list with their indices; nothing of what is no list or no map, which the schema refuses. */
function mapsOf(list: unknown): [index: number, map: any][] {
  return Array.isArray(list) ? [...list.entries()].filter(([, each]) => isMap(each)) : [];
}

/** The machine with the lease's name, labels and annotations; its instance and pods get the labels too. */
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
      labels: added(metadata.labels, labels),
      annotations: added(metadata.annotations, leaseAnnotations(lease)),
    },
    spec: { ...spec, template: added(spec.template, { metadata: added(inside, { labels: added(inside?.labels, labels) }) }) },
  };
}

/** A map with other fields; what is no map stays as it is for the schema to refuse. */
function added(given: unknown, fields: object): unknown {
  return isMap(given) || (given ?? undefined) === undefined ? { ...given as object, ...fields } : given;
}

const MACHINE = 'spec.template.spec';

/** What would prevent the login, as far as the template shows it: a Secret of others, or a script, may do anything. */
function* guestIssues(machine: any, access: GuestAccess): Issues {
  const spec = machine.spec.template?.spec;
  yield* portIssues(spec?.domain?.devices?.interfaces, access);
  // The readers of cloud-init rely on the schema, which is not checked yet.
  yield* Array.isArray(spec?.volumes) ? loginIssues(machine, access) : [];
}

/** Masquerade forwards the declared ports only, and a declared port shows readers of the template how the guest is reached. */
function* portIssues(interfaces: unknown, { port }: GuestAccess): Issues {
  for (const [index, { masquerade, ports: list }] of mapsOf(interfaces)) {
    const ports = mapsOf(list).map(([, each]) => each);
    const isDeclared = ports.some((each) => each.port === port && (each.protocol ?? 'TCP') === 'TCP');
    if (masquerade !== undefined && !isDeclared) {
      const declared = ports.map((each) => each.port).join(', ') || 'none';
      yield issue(`${MACHINE}.domain.devices.interfaces[${index}].ports`, `the SSH port ${port} is not declared (${declared}): add { name: ssh, port: ${port}, protocol: TCP }, or write the right one as sshPort`);
    }
  }
}

function loginIssues(machine: any, access: GuestAccess): Issue[] {
  const issues: Issue[] = [];
  const add = (path: string, message: string) => issues.push(issue(joinPath(MACHINE, path), message));
  eachUserData(machine.spec.template.spec, { object: machine }, add, ({ config }, addBelow) => {
    if (config !== undefined) {
      [...userMistakes(config, access)].forEach((mistake) => addBelow('', mistake));
    }
  });
  return issues;
}

function* userMistakes(config: Config, { user, publicKey, isOwnKey }: GuestAccess): Iterable<string> {
  const { users, hasDefault } = usersOf(config);
  const [written, ofDefault] = [user, 'default'].map((name) => users.filter((each) => each.name === name));
  // Without a name in the text, only the image knows it: a user whom nothing else makes may be that one.
  const own = hasDefault ? defaultUser(config) ?? (written.length === 0 ? user : undefined) : undefined;
  const names = [...users.map(({ name }) => name).filter((name) => name !== 'default'), ...own === undefined ? [] : [own]];
  // Where nobody names root, it gets the keys at the top too.
  const receiving = [...written, ...own === user ? [config, config.user, ...ofDefault] : written.length === 0 ? [config] : []];
  if (!['root', ...names].includes(user)) {
    yield `cloud-init makes no user ${JSON.stringify(user)}, which is sshUser: write ${alternatives(names)} as sshUser, or the user among users`;
  } else if (isOwnKey && !receiving.some((each) => includesKey(each?.ssh_authorized_keys, publicKey))) {
    yield `${JSON.stringify(user)} does not get the key of the lease: write {{SSH_PUBLIC_KEY}} among the user's ssh_authorized_keys`;
  }
}

/** The name of the distribution's default user, if the text says it. */
function defaultUser({ user, system_info: system }: Config): string | undefined {
  return typeof user === 'string' ? user : user?.name ?? system?.default_user?.name;
}

function includesKey(keys: unknown, key: string): boolean {
  return [keys].flat().some((each) => String(each).includes(key));
}
