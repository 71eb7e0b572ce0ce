// What would prevent a lease's user from logging in to its guest: users, keys and ports of the machine.
import { Config, eachUserData } from '../../admission/advice/cloud-configs';
import { usersOf } from '../../admission/advice/cloud-init-users';
import { issue, type Issue, type Issues, joinPath } from '../../issues/issues';
import { alternatives } from '../../issues/nearest-name';
import { isMap, listOf, scalarText, textOf } from '../../plain-data/plain-data';

/** The login that a lease's guest must allow. */
export interface GuestAccess {
  readonly user: string;
  readonly port: number;
  readonly publicKey: string;
  /** Whether the key is new for each lease, so no image can contain it. */
  readonly isOwnKey: boolean;
}

const INSTANCE_SPEC = 'spec.template.spec';

/** What would prevent the login, as far as the template shows. An existing Secret or a script may do anything. */
export function* loginIssues(machine: any, access: GuestAccess): Issues {
  const spec = machine.spec.template?.spec;
  yield* portIssues(spec?.domain?.devices?.interfaces, access);
  // The readers of user data rely on the schema, which is not checked yet.
  yield* Array.isArray(spec?.volumes) ? userIssues(machine, access) : [];
}

/** The maps of a list with their indices. Other values are skipped, since the schema refuses them. */
function mapsOf(list: unknown): [index: number, map: any][] {
  return [...listOf(list).entries()].filter(([, each]) => isMap(each));
}

/** Masquerade forwards only the declared ports, and a declared port shows readers of the template how to reach the guest. */
function* portIssues(interfaces: unknown, { port }: GuestAccess): Issues {
  for (const [index, { masquerade, ports: list }] of mapsOf(interfaces)) {
    const ports = mapsOf(list).map(([, each]) => each);
    const isDeclared = ports.some((each) => each.port === port && (each.protocol ?? 'TCP') === 'TCP');
    if (masquerade !== undefined && !isDeclared) {
      const declared = ports.map((each) => scalarText(each.port)).filter((each) => each !== '').join(', ') || 'none';
      yield issue(`${INSTANCE_SPEC}.domain.devices.interfaces[${index}].ports`, `the SSH port ${port} is not declared (${declared}): add { name: ssh, port: ${port}, protocol: TCP }, or set sshPort to the right port`);
    }
  }
}

function userIssues(machine: any, access: GuestAccess): Issue[] {
  const issues: Issue[] = [];
  const add = (path: string, message: string) => issues.push(issue(joinPath(INSTANCE_SPEC, path), message));
  eachUserData(machine.spec.template.spec, { object: machine }, add, ({ config }, addBelow) => {
    if (config !== undefined) {
      [...userMistakes(config, access)].forEach((mistake) => addBelow('', mistake));
    }
  });
  return issues;
}

function* userMistakes(config: Config, { user, publicKey, isOwnKey }: GuestAccess): Iterable<string> {
  const { users, hasDefault } = usersOf(config);
  const [namedUsers, defaultUsers] = [user, 'default'].map((name) => users.filter((each) => each.name === name));
  // If the user data does not name the default user, only the image knows its name. A user that nothing else creates may be that user.
  const defaultName = hasDefault ? defaultUser(config) ?? (namedUsers.length === 0 ? user : undefined) : undefined;
  const names = [...users.map(({ name }) => name).filter((name) => name !== 'default'), ...defaultName === undefined ? [] : [defaultName]];
  // Root gets the top-level keys too, unless users lists it.
  const keyReceivers = [...namedUsers, ...defaultName === user ? [config, config.user, ...defaultUsers] : namedUsers.length === 0 ? [config] : []];
  if (!['root', ...names].includes(user)) {
    yield `cloud-init creates no user ${JSON.stringify(user)}, which is sshUser: set sshUser to ${alternatives(names)}, or add the user to users`;
  } else if (isOwnKey && !keyReceivers.some((each) => includesKey(each?.ssh_authorized_keys, publicKey))) {
    yield `${JSON.stringify(user)} does not get the key of the lease: add {{SSH_PUBLIC_KEY}} to the user's ssh_authorized_keys`;
  }
}

/** The name of the distribution's default user, if the user data has it. */
function defaultUser({ user, system_info: system }: Config): string | undefined {
  return typeof user === 'string' ? user : user?.name ?? system?.default_user?.name;
}

function includesKey(keys: unknown, key: string): boolean {
  return [keys].flat().some((each) => textOf(each).includes(key));
}
