// Whether somebody may do what they are about to do: the API server is asked about each permission by itself.
import { Check, missing, ok, unsure } from './check';
import type { MachineAction } from '../../access/machine-action';
import { eachPermission, Permission, PERMISSIONS, Permissions } from '../../access/permissions';
import { alternatives } from '../../nearest-name';
import { withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';

const REVIEW = { apiVersion: 'authorization.k8s.io/v1', kind: 'SelfSubjectAccessReview' };

/** A check of an action in a namespace; what is denied is missing where the action is about to be done. */
export async function actionCheck(
  cluster: Cluster, action: MachineAction, namespace: string, isWanted: boolean, permissions: Permissions = PERMISSIONS[action],
): Promise<Check> {
  const denied = await deniedIn(cluster, namespace, permissions);
  const subject = `may ${action} in ${namespace}`;
  if (denied.length === 0) {
    return ok(subject, 'yes');
  }
  const verdict = isWanted ? missing : unsure;
  return verdict(subject, `not without ${denied.join(', ')}`, `ask for a Role as MachineAccess with the action ${alternatives([action])} emits it`);
}

/** What is denied, a resource each: `create, patch on virtualmachines.kubevirt.io`. */
async function deniedIn(cluster: Cluster, namespace: string, permissions: Permissions): Promise<string[]> {
  const each = Object.entries(permissions).map(async ([resource, verbs]) => {
    const answers = await Promise.all(eachPermission({ [resource]: verbs }).map((permission) => isAllowed(cluster, namespace, permission)));
    const denied = verbs.filter((_verb, index) => !answers[index]);
    return denied.length === 0 ? [] : [`${denied.join(', ')} on ${resource}`];
  });
  return (await Promise.all(each)).flat();
}

async function isAllowed(cluster: Cluster, namespace: string, permission: Permission): Promise<boolean> {
  const path = `/apis/${REVIEW.apiVersion}/selfsubjectaccessreviews`;
  const body = { ...REVIEW, spec: { resourceAttributes: { namespace, ...permission } } };
  const answer = await withContext(cluster, 'create', REVIEW, () => cluster.server.request({ method: 'POST', path, body, isRepeatable: true }));
  return answer.body.status.allowed;
}
