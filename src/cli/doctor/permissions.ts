// Checks whether this user may perform an action in a namespace, and whether the namespace exists: permissions can exist without it.
import { Check, missing, ok, unsure } from './check';
import { type MachineAction, eachPermission, Permission, PERMISSIONS, Permissions } from '../../access/permissions';
import { alternatives } from '../../issues/nearest-name';
import { isForbidden, withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { findMissingNamespace } from '../cluster/namespace';
import type { Input } from '../manifests/documents';

const REVIEW = { apiVersion: 'authorization.k8s.io/v1', kind: 'SelfSubjectAccessReview' };

/**
 * Checks an action, by asking the API server about each permission.
 *
 * @param namespace undefined for cluster-scoped objects
 * @param isRequired whether a denied permission is `missing`, or only `unsure`
 */
export async function actionCheck(
  cluster: Cluster, action: MachineAction, namespace: string | undefined, isRequired: boolean, permissions: Permissions = PERMISSIONS[action],
): Promise<Check> {
  const subject = `may ${action} in ${namespace ?? 'the whole cluster'}`;
  const denied = await deniedIn(cluster, namespace, permissions);
  if (denied === undefined) {
    return unsure(subject, 'is unknown, since this user may not check permissions', 'ask for create on selfsubjectaccessreviews.authorization.k8s.io');
  }
  if (denied.length === 0) {
    return ok(subject, 'yes');
  }
  const verdict = isRequired ? missing : unsure;
  return verdict(subject, `no, this user lacks ${denied.join(', ')}`, namespace === undefined
    ? 'ask for a ClusterRole with them' : `ask for a Role like the one that MachineAccess creates for the action ${alternatives([action])}`);
}

/** The denied permissions by resource, such as `create, patch on virtualmachines.kubevirt.io`; undefined if this user may not check permissions. */
async function deniedIn(cluster: Cluster, namespace: string | undefined, permissions: Permissions): Promise<string[] | undefined> {
  const each = await Promise.all(Object.entries(permissions).map(async ([resource, verbs]) => {
    const answers = await Promise.all(eachPermission({ [resource]: verbs }).map((permission) => isAllowed(cluster, namespace, permission)));
    return { resource, isKnown: !answers.includes(undefined), denied: verbs.filter((_verb, index) => !answers[index]) };
  }));
  return each.every(({ isKnown }) => isKnown) ? each.flatMap(({ resource, denied }) => denied.length === 0 ? [] : [`${denied.join(', ')} on ${resource}`]) : undefined;
}

/** Undefined if this user may not check permissions. */
async function isAllowed(cluster: Cluster, namespace: string | undefined, permission: Permission): Promise<boolean | undefined> {
  const path = `/apis/${REVIEW.apiVersion}/selfsubjectaccessreviews`;
  const body = { ...REVIEW, spec: { resourceAttributes: { namespace, ...permission } } };
  try {
    const answer = await withContext(cluster, 'create', REVIEW, () => cluster.server.request({
      method: 'POST', path, body, isRepeatable: true, accepts: (review) => typeof review?.status?.allowed === 'boolean',
    }));
    return answer.body.status.allowed;
  } catch (error) {
    if (isForbidden((error as Error).cause)) {
      return undefined;
    }
    throw error;
  }
}

/** A check only if the namespace is missing: not if it exists, may not be read, or is among the manifests. */
export async function namespaceChecks(cluster: Cluster, namespace: string, input?: Input): Promise<Check[]> {
  const isGiven = input?.documents.some(({ value }) => value?.kind === 'Namespace' && value.metadata?.name === namespace);
  const mistake = isGiven ? undefined : await findMissingNamespace(cluster, namespace);
  return mistake === undefined ? [] : [missing('namespace', mistake.what, mistake.advice)];
}
