// Creates the Secrets that a lease's guest reads when it starts, such as its user data. The machine owns them, so they are deleted with it.
import { identityOf, leaseLabels } from './lease';
import { LeaseMachines, WRITE_OPTIONS } from './lease-machines';
import { reportsConflict } from './server-answers';
import type { CloudInitSecret } from '../../cloud-init/cloud-init-secret';
import { errorText } from '../../issues/issues';
import { isTransient, withContext } from '../cluster/api-error';
import { resourcePath } from '../cluster/discovery';
import { withRetry } from '../cluster/retry';

const SECRET = { apiVersion: 'v1', kind: 'Secret' };

/**
 * Creates the Secrets of a machine.
 *
 * @throws if one already exists: another user may have created it, and the guest would run its content
 */
export async function createSecrets(machines: LeaseMachines, machine: any, secrets: readonly CloudInitSecret[]): Promise<void> {
  const { requests, namespace, signal } = machines;
  const { apiVersion, kind, metadata: { name, uid, labels } } = machine;
  const ownerReferences = [{ apiVersion, kind, name, uid, controller: true, blockOwnerDeletion: false }];
  const { id, slug } = identityOf({ labels });
  for (const { name: secret, stringData, data } of secrets) {
    const metadata = { name: secret, namespace, labels: leaseLabels({ id, slug }), ownerReferences };
    const body = { ...SECRET, metadata, stringData, data };
    let isRepeated = false;
    await withContext(requests, 'create', { ...SECRET, name: secret, namespace }, async () => {
      const path = resourcePath(await requests.discovery.resource(SECRET), namespace);
      await withRetry(async () => {
        try {
          await requests.server.request({ method: 'POST', path, query: WRITE_OPTIONS, body });
        } catch (error) {
          throw isRepeated ? repeatedFailure(error) : error;
        } finally {
          isRepeated = true;
        }
      }, { signal });
    });
  }
}

/** Users who take leases may not read Secrets, so they cannot tell their own earlier attempt from another user's Secret. */
function repeatedFailure(error: unknown): unknown {
  return reportsConflict(error) && !isTransient(error)
    ? new Error(`${errorText(error)}: an earlier attempt got no answer, so either it or somebody else created this Secret: take the lease again`, { cause: error })
    : error;
}
