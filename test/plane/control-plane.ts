/** etcd, kube-apiserver and kube-controller-manager: Kubernetes without nodes and without a scheduler. */
import { Command, flags } from './processes';
import { Setting } from './setting';

/** Whatever needs no nodes: owners and their dependents, namespaces, jobs, and claims that find their volumes. */
const CONTROLLERS = [
  'garbage-collector-controller', 'namespace-controller', 'serviceaccount-controller', 'serviceaccount-token-controller',
  'job-controller', 'cronjob-controller', 'ttl-after-finished-controller', 'horizontal-pod-autoscaler-controller', 'resourcequota-controller',
  'persistentvolume-binder-controller', 'persistentvolumeclaim-protection-controller', 'persistentvolume-protection-controller',
];

export function controlPlane({ bin, pki, ports }: Setting): { readonly [name: string]: Command } {
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
        // Nothing that a plane holds is worth waiting for a disk.
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
        // Pods come with service accounts that only an installation by operators would make.
        'disable-admission-plugins': 'ServiceAccount',
        // What was just installed may be used at once.
        'max-requests-inflight': 0,
        'max-mutating-requests-inflight': 0,
        'enable-priority-and-fairness': false,
      }),
    },
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
        // Its 20 requests a second are meant for a cluster's everyday life, not for a hundred claims at once.
        'kube-api-qps': 1000,
        'kube-api-burst': 2000,
        // A claim whose update met another's is looked at again only then.
        'pvclaimbinder-sync-period': '1s',
        'horizontal-pod-autoscaler-sync-period': '1s',
        // A quota of machines that came before it had found their kind, half a minute after its start, is counted only then.
        'resource-quota-sync-period': '5s',
      }),
    },
  };
}
