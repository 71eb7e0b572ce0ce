// What guests of leases reach, and who reaches them: whoever works in one must not get from there to the cluster or to another lease.

/** Addresses that are nobody's on the internet: those of clusters, of companies, and of clouds' metadata services. */
const PRIVATE = {
  v4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  v6: ['::1/128', 'fc00::/7', 'fe80::/10'],
};

/** What is particular to a pool. */
export interface GuestNetworkPolicyProps {
  readonly allowedNetworks?: readonly string[];
  readonly kubevirtNamespace?: string;
}

/** The policy of all launcher pods of a namespace, whatever their machines say of themselves. */
export function guestNetworkPolicy({ allowedNetworks = [], kubevirtNamespace = 'kubevirt' }: GuestNetworkPolicyProps) {
  const dns = [53, 5353].flatMap((port) => ['UDP', 'TCP'].map((protocol) => ({ protocol, port })));
  return {
    podSelector: { matchLabels: { 'kubevirt.io': 'virt-launcher' } },
    policyTypes: ['Ingress', 'Egress'],
    // KubeVirt's port-forward comes from its API server.
    ingress: [{
      from: [{
        namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': kubevirtNamespace } },
        podSelector: { matchLabels: { 'kubevirt.io': 'virt-api' } },
      }],
    }],
    egress: [
      { to: [{ namespaceSelector: {}, podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }], ports: dns },
      { to: [{ ipBlock: { cidr: '0.0.0.0/0', except: PRIVATE.v4 } }, { ipBlock: { cidr: '::/0', except: PRIVATE.v6 } }] },
      ...allowedNetworks.map((cidr) => ({ to: [{ ipBlock: { cidr } }] })),
    ],
  };
}
