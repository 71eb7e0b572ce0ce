// The pod that ends leases whose time is over, and what it may do.
import type { Permissions } from '../access/permissions';
import { present } from '../plain-data/plain-data';

/** What `lease cleanup` needs. */
export const CLEANUP_PERMISSIONS: Permissions = {
  'virtualmachines.kubevirt.io': ['get', 'list', 'patch', 'delete'],
  'virtualmachines/stop.subresources.kubevirt.io': ['update'],
};

/** What is particular to a pool. */
export interface CleanUpPodProps {
  readonly image: string;
  readonly imagePullSecret?: string;
  /** In seconds. */
  readonly maxAge: number;
  /** How long the pod may run, in seconds. */
  readonly longest: number;
  readonly namespace: string;
  readonly serviceAccountName: string;
}

/** What the Kubernetes client calls the cluster that a pod is in. */
const CONTEXT = 'inClusterContext';

/** Where the command keeps claims, of which a pod has none. */
const STATE = '/state';

export function cleanUpPod({ image, imagePullSecret, maxAge, longest, namespace, serviceAccountName }: CleanUpPodProps) {
  return {
    serviceAccountName,
    restartPolicy: 'Never',
    activeDeadlineSeconds: longest,
    ...present({ imagePullSecrets: imagePullSecret === undefined ? [] : [{ name: imagePullSecret }] }),
    securityContext: { runAsNonRoot: true, fsGroup: 65532, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [{
      name: 'cleanup',
      image,
      args: ['lease', 'cleanup', '--context', CONTEXT, '--namespace', namespace, '--max-age', `${maxAge}s`],
      env: [{ name: 'XDG_STATE_HOME', value: STATE }],
      volumeMounts: [{ name: 'state', mountPath: STATE }],
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      resources: { requests: { cpu: '20m', memory: '96Mi' }, limits: { memory: '256Mi' } },
    }],
    volumes: [{ name: 'state', emptyDir: {} }],
  };
}
