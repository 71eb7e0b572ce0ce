// What pods of a lease pool reach, and who reaches them: whoever works in a guest, or has an image fetched, must not get from there
// to the cluster, to another lease, or to what a cloud tells its machines.

/**
 * Addresses that are not the internet's, and those by which clouds tell their machines of themselves, credentials among it. Most
 * clouds do so at 169.254.169.254, Alibaba at 100.100.100.200, Oracle's first at 192.0.0.192, Azure at 168.63.129.16.
 */
const NOT_PUBLIC = {
  v4: [
    '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '168.63.129.16/32', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16',
    '198.18.0.0/15', '224.0.0.0/3',
  ],
  // Public are 2000::/3. Beside it are fd00:ec2::254 of AWS, fd20:ce::254 of Google, fe80::/10, and 64:ff9b::/96, behind which NAT64
  // has all addresses of v4; within it, Teredo and 6to4 have them, too.
  v6: ['::/3', '2001::/32', '2002::/16', '4000::/2', '8000::/1'],
};

/** What is particular to a pool. */
export interface NetworkPolicyProps {
  readonly allowedNetworks?: readonly string[];
  readonly deniedNetworks?: readonly string[];
  readonly kubevirtNamespace?: string;
  readonly cdiNamespace?: string;
}

/** The label of the pod that ends leases, which talks to the API server. */
export const CLEANUP_LABEL = { 'cdk8s-kubevirt/lease-cleanup': 'true' };

/** KubeVirt gives this label to each pod that runs a machine, whatever other labels the machine has. */
const NO_GUEST = { key: 'kubevirt.io', operator: 'DoesNotExist' };

/** CDI gives this label to each pod that fills a disk, which may have the labels of the disk, too. */
const DISK_LABEL = 'cdi.kubevirt.io';

const inNamespace = (name: string) => ({ matchLabels: { 'kubernetes.io/metadata.name': name } });

/** The policy of every pod of the namespace: guests, and what fetches their disks. */
export function podNetworkPolicy({ allowedNetworks = [], deniedNetworks = [], kubevirtNamespace = 'kubevirt' }: NetworkPolicyProps) {
  const dns = [53, 5353].flatMap((port) => ['UDP', 'TCP'].map((protocol) => ({ protocol, port })));
  const isV6 = (cidr: string) => cidr.includes(':');
  return {
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
    // KubeVirt's port-forward comes from its API server.
    ingress: [{ from: [{ namespaceSelector: inNamespace(kubevirtNamespace), podSelector: { matchLabels: { 'kubevirt.io': 'virt-api' } } }] }],
    egress: [
      { to: [{ namespaceSelector: inNamespace('kube-system'), podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }], ports: dns },
      {
        to: [
          { ipBlock: { cidr: '0.0.0.0/0', except: [...NOT_PUBLIC.v4, ...deniedNetworks.filter((cidr) => !isV6(cidr))] } },
          { ipBlock: { cidr: '::/0', except: [...NOT_PUBLIC.v6, ...deniedNetworks.filter(isV6)] } },
        ],
      },
      ...allowedNetworks.map((cidr) => ({ to: [{ ipBlock: { cidr } }] })),
    ],
  };
}

/** What CDI's pods need beside it: their controller asks how far they are, and a clone goes from one to another. */
export function diskNetworkPolicy({ cdiNamespace = 'cdi' }: NetworkPolicyProps) {
  const podSelector = { matchExpressions: [{ key: DISK_LABEL, operator: 'Exists' }, NO_GUEST] };
  const ports = [{ protocol: 'TCP', port: 8443 }];
  return {
    podSelector,
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ from: [{ namespaceSelector: inNamespace(cdiNamespace) }, { podSelector }], ports }],
    egress: [{ to: [{ podSelector }], ports }],
  };
}

/** What the pod needs that ends leases: the API server, whose address no policy can name. */
export function cleanUpNetworkPolicy() {
  return {
    podSelector: { matchLabels: CLEANUP_LABEL, matchExpressions: [NO_GUEST, { key: DISK_LABEL, operator: 'DoesNotExist' }] },
    policyTypes: ['Egress'],
    egress: [{}],
  };
}
