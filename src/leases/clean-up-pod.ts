// The pod of a lease pool that ends expired leases, and its permissions.
import { MachineLeasePoolProps, maxAgeOf } from './machine-lease-pool-props';
import type { Permissions } from '../access/permissions';

/** The label by which the NetworkPolicies distinguish it from guests: it needs the API server. */
export const CLEANUP_LABEL = { 'cdk8s-kubevirt/lease-cleanup': 'true' };

/** The permissions of `lease cleanup`. */
export const CLEANUP_PERMISSIONS: Permissions = {
  'virtualmachines.kubevirt.io': ['get', 'list', 'patch', 'delete'],
  'virtualmachines/stop.subresources.kubevirt.io': ['update'],
};

/** The maximum run time of the pod, in seconds. */
export const CLEANUP_DEADLINE = 300;

/** The name of the context that the Kubernetes client uses inside of a pod. */
const CONTEXT = 'inClusterContext';

/** The folder for the lease records of the command. In the pod it stays empty. */
const STATE = '/state';

export function cleanUpPod(namespace: string, serviceAccountName: string, props: MachineLeasePoolProps) {
  const { commandImage, imagePullSecret } = props;
  return {
    serviceAccountName,
    restartPolicy: 'Never',
    activeDeadlineSeconds: CLEANUP_DEADLINE,
    ...imagePullSecret !== undefined && { imagePullSecrets: [{ name: imagePullSecret }] },
    securityContext: { runAsNonRoot: true, fsGroup: 65532, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [{
      name: 'cleanup',
      image: commandImage,
      args: ['lease', 'cleanup', '--context', CONTEXT, '--namespace', namespace, '--max-age', `${maxAgeOf(props)}s`],
      env: [{ name: 'XDG_STATE_HOME', value: STATE }],
      volumeMounts: [{ name: 'state', mountPath: STATE }],
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      resources: { requests: { cpu: '20m', memory: '96Mi' }, limits: { memory: '256Mi' } },
    }],
    volumes: [{ name: 'state', emptyDir: {} }],
  };
}
