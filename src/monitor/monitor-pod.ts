// The pod that runs the command's monitor, within the `restricted` pod security standard.
import { omitEmpty } from '../plain-data/plain-data';

/** The port of the monitor's HTTP server. */
export const PORT = 8080;

/** The address to listen on: Kubernetes' probes and Prometheus connect from outside of the pod, with IPv4 or IPv6. */
const EVERY_ADDRESS = '::';

/** The name of the port. */
export const PORT_NAME = 'metrics';

/** The settings of a monitor. */
export interface MonitorPodProps {
  readonly image: string;
  readonly imagePullSecret?: string;
  /** The watched namespaces; if empty, all of them. */
  readonly namespaces: readonly string[];
  readonly serviceAccountName: string;
}

export function monitorPod({ image, imagePullSecret, namespaces, serviceAccountName }: MonitorPodProps) {
  return {
    serviceAccountName,
    ...omitEmpty({ imagePullSecrets: imagePullSecret === undefined ? [] : [{ name: imagePullSecret }] }),
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
