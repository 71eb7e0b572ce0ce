// How a lease's guest is reached: as its claim says, or, of somebody else's lease, as the configuration does.
import type { Claim } from './claims';
import type { LeaseContext } from './context';
import type { FoundLease } from './found-lease';
import { ownKey } from './keys';
import type { LeaseIdentity } from './lease';
import { chosenProgram } from './programs';
import { SshTarget, virtctlProxyCommand } from '../tunnel/ssh-arguments';

/** Where the host key of a lease's guest is pinned: with its claim, or else by the machine's uid, which is nobody's to choose. */
export function knownHostsFile({ claims }: LeaseContext, { lease, claim }: FoundLease): string {
  return claims.knownHostsFile(claim ?? { id: lease.uid! });
}

/** The target of a lease of this user. */
export function claimedTarget({ claims, settings }: LeaseContext, { id, name }: Pick<LeaseIdentity, 'id' | 'name'>, { user, port, key }: Pick<Claim, 'user' | 'port' | 'key'>): SshTarget {
  const { kubeconfig, context, namespace } = settings;
  const virtctl = chosenProgram(settings.virtctl, 'virtctl');
  const cluster = { kubeconfig, context, namespace };
  return {
    cluster,
    machine: name,
    port,
    user,
    identityFile: key ?? ownKey(claims.keyFolder({ id })),
    knownHostsFile: claims.knownHostsFile({ id }),
    hostKeyAlias: id,
    ...virtctl !== undefined && { proxyCommand: virtctlProxyCommand(virtctl, { cluster, machine: name, port }) },
  };
}

/**
 * The target of any lease.
 *
 * @throws where nothing says how to log in
 */
export function targetOf(context: LeaseContext, found: FoundLease): SshTarget {
  const { lease, claim } = found;
  if (claim !== undefined) {
    return claimedTarget(context, claim, claim);
  }
  const { sshUser: user, sshKey: key, sshPort: port } = context.settings;
  if (user === undefined || key === undefined) {
    throw new Error(`lease ${lease.slug}: it was taken by somebody else, or elsewhere, and its key is there: write sshUser and sshKey if you know another one`);
  }
  return { ...claimedTarget(context, lease, { user, port, key }), knownHostsFile: knownHostsFile(context, found) };
}
