/** etcd, kube-apiserver and kube-controller-manager: Kubernetes without nodes and scheduler. */
import { Command, flags } from './processes';
import { Setting } from './setting';

/** The controllers that need no nodes: for garbage collection, namespaces, jobs and volume binding. */
const CONTROLLERS = [
  'garbage-collector-controller', 'namespace-controller', 'serviceaccount-controller', 'serviceaccount-token-controller',
  'job-controller', 'cronjob-controller', 'ttl-after-finished-controller', 'horizontal-pod-autoscaler-controller', 'resourcequota-controller',
  'persistentvolume-binder-controller', 'persistentvolumeclaim-protection-controller', 'persistentvolume-protection-controller',
];

/** Must run first; the API server waits 20 seconds for etcd. */
export function apiServer({ bin, pki, ports }: Setting): { readonly [name: string]: Command } {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports['etcd-peer']}`;
  return {
    'etcd': {
      command: `${bin}/etcd`,
      args: flags({
        'data-dir': 'etcd',
        'listen-client-urls': client,
        'advertise-client-urls': client,
        'listen-peer-urls': peer,
        'initial-advertise-peer-urls': peer,
        'initial-cluster': `default=${peer}`,
        // Nothing on a plane is worth waiting for a disk.
        'unsafe-no-fsync': true,
      }),
    },
    'kube-apiserver': {
      command: `${bin}/kube-apiserver`,
      args: flags({
        'etcd-servers': client,
        'secure-port': ports['kube-apiserver'],
        'bind-address': '127.0.0.1',
        'advertise-address': '127.0.0.1',
        'cert-dir': 'certs',
        'tls-cert-file': `${pki}/apiserver.crt`,
        'tls-private-key-file': `${pki}/apiserver.key`,
        'client-ca-file': `${pki}/ca.crt`,
        'service-account-key-file': `${pki}/service-account.key`,
        'service-account-signing-key-file': `${pki}/service-account.key`,
        'service-account-issuer': 'https://kubernetes.default.svc',
        'authorization-mode': 'Node,RBAC',
        'service-cluster-ip-range': '10.0.0.0/24',
        'allow-privileged': true,
        'requestheader-client-ca-file': `${pki}/ca.crt`,
        'requestheader-username-headers': 'X-Remote-User',
        'requestheader-group-headers': 'X-Remote-Group',
        'requestheader-extra-headers-prefix': 'X-Remote-Extra-',
        'proxy-client-cert-file': `${pki}/front-proxy.crt`,
        'proxy-client-key-file': `${pki}/front-proxy.key`,
        // No limit on concurrent requests: a plane's clients come all at once.
        'max-requests-inflight': 0,
        'max-mutating-requests-inflight': 0,
        'enable-priority-and-fairness': false,
        // KubeVirt mounts container disks as image volumes, which Kubernetes has on by default since 1.35.
        'feature-gates': 'ImageVolume=true',
      }),
    },
  };
}

/**
 * Must run once the API server is ready: they exit if it does not listen yet, or is not healthy ten seconds later. Kinds that exist by then are
 * known from the start, and others half a minute later.
 */
export function controllers({ bin, pki, ports }: Setting): { readonly [name: string]: Command } {
  return {
    'kube-controller-manager': {
      command: `${bin}/kube-controller-manager`,
      args: flags({
        'kubeconfig': 'kubeconfig',
        'authentication-kubeconfig': 'kubeconfig',
        'authorization-kubeconfig': 'kubeconfig',
        'bind-address': '127.0.0.1',
        'secure-port': ports['kube-controller-manager'],
        'cert-dir': 'certs',
        'leader-elect': false,
        'service-account-private-key-file': `${pki}/service-account.key`,
        'root-ca-file': `${pki}/ca.crt`,
        'controllers': CONTROLLERS.join(','),
        // The default of 20 requests per second suits everyday life, not a hundred claims at once.
        'kube-api-qps': 1000,
        'kube-api-burst': 2000,
        // A claim whose update conflicted is retried only at the next sync.
        'pvclaimbinder-sync-period': '1s',
        'horizontal-pod-autoscaler-sync-period': '1s',
        // A quota created before the controller discovers its kind, half a minute after the start, is counted only at the next sync.
        'resource-quota-sync-period': '5s',
      }),
    },
  };
}
