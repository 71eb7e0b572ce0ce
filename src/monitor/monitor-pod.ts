// The pod that runs the command's monitor, within the `restricted` pod security standard.
import { present } from '../plain-data/plain-data';

/** Where the monitor serves. */
export const PORT = 8080;

/** Kubernetes' probes and Prometheus come from outside of the pod, by IPv4 or IPv6. */
const EVERY_ADDRESS = '::';

/** What its port is called. */
export const PORT_NAME = 'metrics';

/** What is particular to a monitor. */
export interface MonitorPodProps {
  readonly image: string;
  readonly imagePullSecret?: string;
  /** Every one where there are none. */
  readonly namespaces: readonly string[];
  readonly serviceAccountName: string;
}

export function monitorPod({ image, imagePullSecret, namespaces, serviceAccountName }: MonitorPodProps) {
  return {
    serviceAccountName,
    ...present({ imagePullSecrets: imagePullSecret === undefined ? [] : [{ name: imagePullSecret }] }),
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [{
      name: 'monitor',
      image,
      args: ['monitor', ...namespaces.length === 0 ? ['--all-namespaces'] : ['--namespace', ...namespaces], '--port', String(PORT), '--address', EVERY_ADDRESS],
      ports: [{ name: PORT_NAME, containerPort: PORT, protocol: 'TCP' }],
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      resources: { requests: { cpu: '20m', memory: '96Mi' }, limits: { memory: '256Mi' } },
      livenessProbe: { httpGet: { path: '/healthz', port: PORT_NAME } },
      readinessProbe: { httpGet: { path: '/readyz', port: PORT_NAME } },
    }],
  };
}
