// The NetworkPolicies of a lease pool's namespace.
import { CLEANUP_LABEL } from './clean-up-pod';
import type { MachineLeasePoolProps } from './machine-lease-pool-props';

/**
 * Addresses that are not public, and those of cloud metadata services, which return credentials. Most clouds use 169.254.169.254,
 * Alibaba 100.100.100.200, Oracle at first 192.0.0.192, Azure also 168.63.129.16.
 */
const NOT_PUBLIC = {
  v4: [
    '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '168.63.129.16/32', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16',
    '198.18.0.0/15', '224.0.0.0/3',
  ],
  // Public addresses are in 2000::/3. Outside of it are fd00:ec2::254 of AWS, fd20:ce::254 of Google, fe80::/10, and 64:ff9b::/96, with
  // which NAT64 reaches all IPv4 addresses. Within it, Teredo and 6to4 can reach them too.
  v6: ['::/3', '2001::/32', '2002::/16', '4000::/2', '8000::/1'],
};

/** KubeVirt sets this label on each pod that runs a machine, whatever other labels the machine has. */
const NOT_A_GUEST = { key: 'kubevirt.io', operator: 'DoesNotExist' };

/** CDI sets this label on each pod that fills a disk. Such a pod may also have the labels of the disk. */
const DISK_LABEL = 'cdi.kubevirt.io';

const inNamespace = (name: string) => ({ matchLabels: { 'kubernetes.io/metadata.name': name } });

/** The pods of the cluster's DNS service: of Kubernetes, and of OpenShift. */
const DNS = [
  { namespaceSelector: inNamespace('kube-system'), podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } },
  { namespaceSelector: inNamespace('openshift-dns'), podSelector: { matchLabels: { 'dns.operator.openshift.io/daemonset-dns': 'default' } } },
];

/** The policy for all pods of the namespace: guests, and the pods that fetch their disks. */
export function podNetworkPolicy({ allowedNetworks = [], deniedNetworks = [], kubevirtNamespace = 'kubevirt' }: MachineLeasePoolProps) {
  const dns = [53, 5353].flatMap((port) => ['UDP', 'TCP'].map((protocol) => ({ protocol, port })));
  const isV6 = (cidr: string) => cidr.includes(':');
  const publicNetworks = [
    { cidr: '0.0.0.0/0', except: [...NOT_PUBLIC.v4, ...deniedNetworks.filter((cidr) => !isV6(cidr))] },
    { cidr: '::/0', except: [...NOT_PUBLIC.v6, ...deniedNetworks.filter(isV6)] },
  ];
  // The API server refuses an exception that covers everything, and a rule without destinations allows every destination.
  const reachable = publicNetworks.filter(({ except }) => !except.some((cidr) => Number(cidr.split('/')[1]) === 0));
  return {
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
    // Port-forwarding connects from KubeVirt's API server.
    ingress: [{ from: [{ namespaceSelector: inNamespace(kubevirtNamespace), podSelector: { matchLabels: { 'kubevirt.io': 'virt-api' } } }] }],
    egress: [
      { to: DNS, ports: dns },
      ...reachable.length === 0 ? [] : [{ to: reachable.map((ipBlock) => ({ ipBlock })) }],
      ...allowedNetworks.map((cidr) => ({ to: [{ ipBlock: { cidr } }] })),
    ],
  };
}

/** The additional policy for CDI's pods: their controller polls their progress, and a clone is sent from one pod to another. */
export function diskNetworkPolicy({ cdiNamespace = 'cdi', allowedImageNamespaces = [] }: MachineLeasePoolProps) {
  const podSelector = { matchExpressions: [{ key: DISK_LABEL, operator: 'Exists' }, NOT_A_GUEST] };
  const ports = [{ protocol: 'TCP', port: 8443 }];
  // Without a CSI driver, the pod that sends a clone is in the namespace of the original.
  const senders = allowedImageNamespaces.map((name) => ({ namespaceSelector: inNamespace(name), podSelector: { matchLabels: { [DISK_LABEL]: 'cdi-clone-source' } } }));
  return {
    podSelector,
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ from: [{ namespaceSelector: inNamespace(cdiNamespace) }, { podSelector }, ...senders], ports }],
    egress: [{ to: [{ podSelector }], ports }],
  };
}

/** The policy for the clean-up pod. It needs the API server, whose address is not known here, so all egress is allowed. */
export function cleanUpNetworkPolicy() {
  return {
    podSelector: { matchLabels: CLEANUP_LABEL, matchExpressions: [NOT_A_GUEST, { key: DISK_LABEL, operator: 'DoesNotExist' }] },
    policyTypes: ['Egress'],
    egress: [{}],
  };
}
