// A Kubernetes cluster of machines with kubeadm: three control planes behind a Service, and workers that join when they boot.
import { readFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, Chart, Size } from 'cdk8s';
import {
  CloudInit, ImageSource, NetworkAttachmentDefinition, NodeProvider, NodeRegistration, SecretValue, ServiceType, VirtualMachineTemplate,
  VolumeSource,
} from 'cdk8s-kubevirt';

const NAMESPACE = 'kubeadm';
const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

/** The API's host name for nodes: its Service. */
const API = `control-plane.${NAMESPACE}.svc.cluster.local`;

/** Settings for the scripts of all nodes. Pods and Services need other addresses than in the cluster below, which the nodes also reach. */
const CLUSTER = `KUBERNETES_VERSION=1.34.2
API=${API}
PUBLIC_NAME=kubernetes.example.com
POD_SUBNET=10.54.0.0/16
SERVICE_SUBNET=10.55.0.0/16
`;

const fileOfExample = (name: string) => readFileSync(join(__dirname, name), 'utf8');

const app = new App();
const chart = new Chart(app, 'kubeadm-cluster', { namespace: NAMESPACE });

// Behind masquerade, all guests have the same address. Nodes need a network on which each has its own.
const network = new NetworkAttachmentDefinition(chart, 'nodes', { bridge: 'br1', vlan: 61 });

const SYSCTLS = `net.ipv4.ip_forward = 1
net.bridge.bridge-nf-call-iptables = 1
net.bridge.bridge-nf-call-ip6tables = 1
`;
const CONTAINERD = `version = 2
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
  runtime_type = "io.containerd.runc.v2"
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
    SystemdCgroup = true
`;
const NODE_ADDRESS = `#!/bin/sh
# The node's address on the network of the nodes.
ip -4 -oneline address show dev enp2s0 scope global | awk '{ split($4, parts, "/"); print parts[1]; found = 1; exit } END { exit !found }'
`;
const KUBELET = `[Service]
ExecStartPre=/bin/sh -ec 'address=$$(/usr/local/bin/node-address); echo KUBELET_EXTRA_ARGS=--node-ip=$$address >/run/kubelet.env'
EnvironmentFile=-/run/kubelet.env
`;
const base = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { cpu: { cores: 2 }, memory: { guest: '4Gi' } } } } } })
  .withDisk({
    name: 'root',
    volume: VolumeSource.dataVolumeTemplate('root', { image: ImageSource.registry('quay.io/containerdisks/ubuntu:24.04'), size: Size.gibibytes(40) }),
  })
  .withNetwork({ name: 'default' })
  .withNetwork({ name: 'nodes', networkName: network.networkName })
  .withCloudInit(CloudInit.noCloud({
    sshAuthorizedKeys: [ADA],
    writeFiles: [
      { path: '/etc/cluster.env', content: CLUSTER },
      { path: '/etc/modules-load.d/kubernetes.conf', content: 'overlay\nbr_netfilter\n' },
      { path: '/etc/sysctl.d/90-kubernetes.conf', content: SYSCTLS },
      { path: '/etc/containerd/config.toml', content: CONTAINERD },
      { path: '/etc/systemd/system/kubelet.service.d/20-node-ip.conf', content: KUBELET },
      { path: '/usr/local/bin/node-address', permissions: '0755', content: NODE_ADDRESS },
      { path: '/usr/local/sbin/set-up-node', permissions: '0755', content: fileOfExample('set-up-node.sh') },
    ],
    runcmd: ['until /usr/local/sbin/set-up-node; do sleep 15; done'],
    // The MAC addresses do not change, so a DHCP server can reserve the nodes' addresses.
    networkConfig: { ethernets: { enp1s0: { dhcp4: true }, enp2s0: { dhcp4: true, dhcp4Overrides: { useRoutes: false, useDns: false } } } },
  }));

/** Selects the machines of one claim, to keep them on different nodes or to spread them over nodes. */
const ofClaim = (claim: string) => ({ labelSelector: { matchLabels: { 'cdk8s-kubevirt/node-claim': claim } }, topologyKey: 'kubernetes.io/hostname' });

const nodes = new NodeProvider(chart, 'nodes-of-kubeadm', {
  template: base,
  nodeTypes: [
    {
      name: 'control-plane',
      resources: { cpu: 2, memory: '4Gi' },
      mergeVirtualMachineTemplate: {
        spec: {
          template: {
            spec: {
              affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [ofClaim('control-plane')] } },
              readinessProbe: { tcpSocket: { port: 6443 } },
            },
          },
        },
      },
    },
    {
      name: 'worker',
      resources: { cpu: 4, memory: '8Gi' },
      mergeVirtualMachineTemplate: {
        spec: { template: { spec: { topologySpreadConstraints: [{ ...ofClaim('workers'), maxSkew: 1, whenUnsatisfiable: 'ScheduleAnyway' }] } } },
      },
    },
  ],
});

// The values are in Secrets that are in no manifest. A guest reads them from a disk when it boots.
const ofControlPlane = (key: string) => SecretValue.fromSecret({ secretName: 'kubeadm-control-plane', key });
nodes.claim('control-plane', {
  nodeType: 'control-plane',
  quantity: 3,
  registration: NodeRegistration.script({
    script: fileOfExample('set-up-control-plane.sh'),
    secretFiles: {
      TOKEN_FILE: ofControlPlane('token'),
      CERTIFICATE_KEY_FILE: ofControlPlane('certificate-key'),
      CA_CERTIFICATE_FILE: ofControlPlane('ca.crt'),
      CA_KEY_FILE: ofControlPlane('ca.key'),
    },
  }),
});
new ApiObject(chart, 'api', {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'control-plane' },
  spec: {
    type: ServiceType.LOAD_BALANCER,
    selector: { 'cdk8s-kubevirt/node-claim': 'control-plane' },
    ports: [{ name: 'api', port: 6443, targetPort: 6443, protocol: 'TCP' }],
  },
});

nodes.claim('workers', {
  nodeType: 'worker',
  quantity: 3,
  nodeLabels: { 'example.com/pool': 'general' },
  registration: NodeRegistration.kubeadm({
    apiServerEndpoint: `${API}:6443`,
    token: SecretValue.fromSecret({ secretName: 'kubeadm-join', key: 'token' }),
    caCertHashes: SecretValue.fromSecret({ secretName: 'kubeadm-join', key: 'ca-cert-hashes' }),
  }),
});

app.synth();
