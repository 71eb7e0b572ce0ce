// Whether a lease's user will get in to the guest: cloud-init makes the user and knows the key, and the port is led there.
import type { GuestAccess } from './template';
import { Config, cloudConfigOf, eachUserData } from '../../admission/advice/cloud-configs';
import { usersOf } from '../../admission/advice/cloud-init-users';
import { joined } from '../../admission/below';
import { alternatives } from '../../nearest-name';

const MACHINE = 'spec.template.spec';

/** What would keep the user out, as far as the template says how its guest is set up: a Secret of others, or a script, may do anything. */
export function* guestMistakes(machine: any, access: GuestAccess): Iterable<string> {
  yield* portMistakes(machine.spec.template?.spec?.domain?.devices?.interfaces ?? [], access);
  yield* loginMistakes(machine, access);
}

/** Masquerading leads to the guest what is declared, and a declared port tells everybody who reads the template how it is reached. */
function* portMistakes(interfaces: readonly any[], { port }: GuestAccess): Iterable<string> {
  for (const [index, { masquerade, ports = [] }] of interfaces.entries()) {
    const isDeclared = ports.some((each: any) => each.port === port && (each.protocol ?? 'TCP') === 'TCP');
    if (masquerade !== undefined && !isDeclared) {
      const declared = ports.map((each: any) => each.port).join(', ') || 'none';
      yield `${MACHINE}.domain.devices.interfaces[${index}].ports: the SSH port ${port} is not declared (${declared}): add { name: ssh, port: ${port}, protocol: TCP }, or write the right one as sshPort`;
    }
  }
}

function loginMistakes(machine: any, access: GuestAccess): string[] {
  const mistakes: string[] = [];
  const refuse = (path: string, mistake: string) => mistakes.push(`${joined(MACHINE, path)}: ${mistake}`);
  eachUserData(machine.spec.template?.spec ?? {}, { object: machine }, refuse, (text, refuseIt) => {
    const config = cloudConfigOf(text);
    if (config !== undefined) {
      [...userMistakes(config, access)].forEach((mistake) => refuseIt('', mistake));
    }
  });
  return mistakes;
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
