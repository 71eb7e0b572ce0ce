// Whether a lease's user will get in to the guest: cloud-init makes the user and knows the key, and the port is led there.
import type { GuestAccess } from './template';
import { Config, cloudConfigOf, eachUserData } from '../../admission/advice/cloud-configs';
import { usersOf } from '../../admission/advice/cloud-init-users';
import { joined } from '../../admission/below';
import { issue, type Issue, Issues } from '../../issues/issues';
import { alternatives } from '../../issues/nearest-name';

const MACHINE = 'spec.template.spec';

/** What would keep the user out, as far as the template says how its guest is set up: a Secret of others, or a script, may do anything. */
export function* guestIssues(machine: any, access: GuestAccess): Issues {
  yield* portIssues(machine.spec.template?.spec?.domain?.devices?.interfaces ?? [], access);
  yield* loginIssues(machine, access);
}

/** Masquerading leads to the guest what is declared, and a declared port tells everybody who reads the template how it is reached. */
function* portIssues(interfaces: readonly any[], { port }: GuestAccess): Issues {
  for (const [index, { masquerade, ports = [] }] of interfaces.entries()) {
    const isDeclared = ports.some((each: any) => each.port === port && (each.protocol ?? 'TCP') === 'TCP');
    if (masquerade !== undefined && !isDeclared) {
      const declared = ports.map((each: any) => each.port).join(', ') || 'none';
      yield issue(`${MACHINE}.domain.devices.interfaces[${index}].ports`, `the SSH port ${port} is not declared (${declared}): add { name: ssh, port: ${port}, protocol: TCP }, or write the right one as sshPort`);
    }
  }
}

function loginIssues(machine: any, access: GuestAccess): Issue[] {
  const issues: Issue[] = [];
  const refuse = (path: string, message: string) => issues.push(issue(joined(MACHINE, path), message));
  eachUserData(machine.spec.template?.spec ?? {}, { object: machine }, refuse, (text, refuseIt) => {
    const config = cloudConfigOf(text);
    if (config !== undefined) {
      [...userMistakes(config, access)].forEach((mistake) => refuseIt('', mistake));
    }
  });
  return issues;
}

function* userMistakes(config: Config, { user, publicKey, isOwnKey }: GuestAccess): Iterable<string> {
  const { users, hasDefault } = usersOf(config);
  const written = users.find(({ name }) => name === user);
  const names = [...users.map(({ name }) => name), ...hasDefault ? [defaultUser(config) ?? user] : []];
  if (!['root', ...names].includes(user)) {
    yield `cloud-init makes no user ${JSON.stringify(user)}, which is sshUser: write ${alternatives(names)} as sshUser, or the user among users`;
  } else if (isOwnKey && !knows((written ?? config).ssh_authorized_keys, publicKey)) {
    yield `${JSON.stringify(user)} does not get the key of the lease: write {{SSH_PUBLIC_KEY}} among the user's ssh_authorized_keys`;
  }
}

/** The distribution's own user, whose name only the image knows where the text gives it no other. */
function defaultUser({ user, system_info: system }: Config): string | undefined {
  return user?.name ?? system?.default_user?.name;
}

function knows(keys: unknown, key: string): boolean {
  return [keys].flat().some((each) => String(each).includes(key));
}
